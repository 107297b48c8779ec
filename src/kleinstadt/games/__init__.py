"""One folder a game, each complete in itself and unaware of the others."""
