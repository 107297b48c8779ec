"""Bots against bots: matches and statistics."""
