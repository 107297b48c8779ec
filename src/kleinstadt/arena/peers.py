"""The peers that Kleinstadt is measured beside: catanatron and python-chess, from PyPI (extra `bench`)."""

import random
from collections.abc import Callable
from typing import Any

from kleinstadt.arena.runners import POSITIONS, Operations, Runner

TURNS_LIMIT = 1000  # catanatron's own limit for games that do not end


class CatanatronRunner:
    """Catan for four by catanatron, random players. A move is one action of a player, as it counts them."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.models.actions import generate_playable_actions

        self.new: Callable[[int], Any] = lambda seed: Game([RandomPlayer(color) for color in Color], seed=seed)
        self.moves: Callable[[Any], Any] = generate_playable_actions

    def players(self) -> list[int]:
        return [4]

    def game(self, players: int, number: int) -> int:
        game = self.new(number + 1)
        count = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            count += 1
        return count

    def operations(self, players: int) -> Operations:
        sample = self.sample()
        answers = [(game.copy(), game.state.playable_actions[len(game.state.playable_actions) // 2]) for game in sample]
        return {
            "moves": (lambda game: self.moves(game.state), sample),
            "play": (lambda one: one[0].execute(one[1]), answers),
            "copy": (lambda game: game.copy(), sample),
        }

    def copies(self, players: int) -> Callable[[], object]:
        copy: Callable[[], object] = self.sample()[POSITIONS // 2].copy
        return copy

    def sample(self) -> list[Any]:
        found: list[Any] = []
        number = 0
        while len(found) < POSITIONS:
            number += 1
            game = self.new(number)
            while game.winning_color() is None and len(found) < POSITIONS:
                for _ in range(15):
                    if game.winning_color() is None:
                        game.play_tick()
                if game.winning_color() is None:
                    found.append(game.copy())
        return found


class ChessRunner:
    """Chess by python-chess, both sides at random."""

    def __init__(self) -> None:
        import chess

        self.new = chess.Board

    def players(self) -> list[int]:
        return [2]

    def game(self, players: int, number: int) -> int:
        board = self.new()
        dice = random.Random(number)
        count = 0
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            count += 1
        return count

    def operations(self, players: int) -> Operations:
        sample = self.sample()
        answers = [(board.copy(stack=False), next(iter(board.legal_moves))) for board in sample]
        return {
            "moves": (lambda board: list(board.legal_moves), sample),
            "play": (lambda one: one[0].push(one[1]), answers),
            "copy": (lambda board: board.copy(stack=False), sample),
        }

    def copies(self, players: int) -> Callable[[], object]:
        board = self.sample()[POSITIONS // 2]
        return lambda: board.copy(stack=False)

    def sample(self) -> list[Any]:
        found: list[Any] = []
        dice = random.Random(0)
        while len(found) < POSITIONS:
            board = self.new()
            while not board.is_game_over() and len(found) < POSITIONS:
                board.push(dice.choice(list(board.legal_moves)))
                if len(board.move_stack) % 3 == 0 and not board.is_game_over():
                    found.append(board.copy(stack=False))
        return found


PEERS: dict[str, Callable[[], Runner]] = {"catanatron": CatanatronRunner, "chess": ChessRunner}
