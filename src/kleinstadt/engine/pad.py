"""Score pads: what the descriptions of all games on cardboard have in common."""

from kleinstadt.engine.errors import Args
from kleinstadt.engine.reading import Reader, list_in, wrong
from kleinstadt.engine.score import ScoreSheet


class Remark:
    """What is odd about a described position, though it can be: where, the id of a sentence, what fills it, and the
    sentence in English."""

    __slots__ = ("id", "args", "sentence")

    def __init__(self, place: str, id: str, sentence: str, **args: str | int) -> None:
        self.id = id
        self.args: Args = {"place": place, **args}
        self.sentence = f"{place}: {sentence}"


class PadResult:
    """What a score pad says: a sheet and a name for each player, and remarks."""

    __slots__ = ("sheets", "names", "remarks")

    def __init__(self, sheets: list[ScoreSheet], names: list[str], remarks: list[Remark]) -> None:
        self.sheets = sheets
        self.names = names
        self.remarks = remarks


def read_players(data: object, fewest: int, most: int) -> list[Reader]:
    """`{"players": [{"name": …}, …]}`: a reader for each player, in seating order."""
    whole = Reader("position", data)
    whole.skip("game")
    players = list_in("players", whole.raw("players", None))
    whole.finish()
    if not fewest <= len(players) <= most:
        sentence = f"must be a list of {fewest} to {most} players."
        raise wrong("players", "pad_players", sentence, fewest=fewest, most=most)
    return [Reader(f"players[{i}]", player) for i, player in enumerate(players)]


def read_names(players: list[Reader]) -> list[str]:
    """Who is not named is numbered."""
    return [player.text("name", str(number)) for number, player in enumerate(players, 1)]
