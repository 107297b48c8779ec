"""A running game with seats, people, bots, clock, chat and undo. Nothing in here knows of HTTP."""
