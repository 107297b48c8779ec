"""Everdell: a city of critters and constructions, built over four seasons. For 1 to 4 players."""

from kleinstadt.games.everdell.game import GAME

__all__ = ["GAME"]
