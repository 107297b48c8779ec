"""Finding kept games by any words: names, the game in every language, place, notes, and the day as people write it."""

import unicodedata
from collections.abc import Iterable

from kleinstadt.engine.errors import UnknownGame
from kleinstadt.history.record import KeptGame
from kleinstadt.text import LANGUAGES, Texts


def found(games: Iterable[KeptGame], typed: str) -> list[KeptGame]:
    """Those in which every word stands, without regard to capitals and accents."""
    words = plain(typed).split()
    return [game for game in games if all(word in plain(words_of(game)) for word in words)]


def plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def words_of(game: KeptGame) -> str:
    day = game["date"][:10]
    names = [player["name"] for player in game["players"]]
    said = [game["game"], *game_names(game["game"]), *names, game["where"], game["notes"], game["code"]]
    german = [*reversed(day.split("-"))]
    return " ".join([*said, day, ".".join(german), ".".join([str(int(part)) for part in german])])


def game_names(id: str) -> list[str]:
    """What a game is called in every language; nothing where it is not installed."""
    try:
        return [Texts(id, lang).sentence(f"game-{id}") for lang in LANGUAGES]
    except UnknownGame:
        return []
