"""Kleinstadt: four town-building board games, with everything needed to play them and to build on them."""

from kleinstadt.engine.errors import IllegalMove, KleinstadtError
from kleinstadt.engine.game import Game
from kleinstadt.engine.registry import game, game_ids
from kleinstadt.engine.state import State

__version__ = "0.1.0"
__all__ = ["Game", "IllegalMove", "KleinstadtError", "State", "__version__", "game", "game_ids"]
