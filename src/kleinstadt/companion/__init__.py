"""Beside the cardboard: what the companion's pages ask for, without a server and without a text."""
