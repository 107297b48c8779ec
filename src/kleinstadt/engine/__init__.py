"""The engine knows no game: decisions, steps, chance, journals, score sheets and the registry of games."""
