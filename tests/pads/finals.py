"""Final positions of games that were played here, described as people with the cardboard game would describe them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from kleinstadt.contract.walks import make_setup, played
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.state import State

Pad = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil", "Fay")
FIELDS = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]


def final(game: AnyGame, number: int) -> State:
    """The end of the game that is played with this number."""
    setup = make_setup(game, number)
    state = setup.start()
    for seat, move in played(setup):
        state.play(seat, move)
    assert state.over
    return state


def described(state: State) -> Pad:
    position: dict[str, Any] = state.view(None)["position"]
    players = PLAYERS[state.book.game_id](position)
    named: list[Pad] = [{"name": name, **player} for name, player in zip(NAMES, players, strict=False)]
    pad: Pad = {"players": named}
    if state.rivals():
        named[1] = {"rugwort": state.options["solo_year"], **players[1]}
    if "first" in position and state.book.game_id == "colonists":
        pad["first"] = position["first"] + 1
    return pad


# -- what each game has in the end, without the names ----------------------------------------------------------------


def towns(position: dict[str, Any]) -> list[Pad]:
    rounds = [town["finished_round"] for town in position["towns"]]
    return [town_of(town, 1 + sum([other < town["finished_round"] for other in rounds])) for town in position["towns"]]


def town_of(town: dict[str, Any], place: int) -> Pad:
    rows = [town["fields"][4 * row : 4 * row + 4] for row in range(4)]
    stored = [len(kinds) for field, kinds in town["held"].items() if town["fields"][FIELDS.index(field)] == "warehouse"]
    found = {"town": rows, "warehouse": sum(stored), "finished": place}
    if town["monument"]:
        found["monument"] = town["monument"]
    if town["shrine_points"] is not None:
        found["shrine_points"] = town["shrine_points"]
    return found


def gardens(position: dict[str, Any]) -> list[Pad]:
    return [
        {
            "population": seat["population"],
            "projects": [project["card"] for project in seat["taken"]],
            "secrets": [secret["card"] for secret in seat["secrets"]],
            "buildings": [
                {key: field[key] for key in ("territory", "terrain", "floors", "roof")}
                for field in position["fields"]
                if field["owner"] == seat["seat"]
            ],
        }
        for seat in position["seats"]
    ]


def cities(position: dict[str, Any]) -> list[Pad]:
    players = [city_of(seat, number, position["events"]) for number, seat in enumerate(position["seats"])]
    rugwort = position["rugwort"]
    if rugwort is not None:
        events = [event["event"] for event in position["events"] if event["owner"] == 1]
        cards = [card["card"] for card in rugwort["city"]]
        goods = {good: number for good, number in rugwort["goods"].items() if good == "points"}
        players.append({"city": cards, "goods": goods, "events": events, "guests": rugwort["guests"]})
    return players


def city_of(seat: dict[str, Any], number: int, events: list[dict[str, Any]]) -> Pad:
    stays = Counter([int(spot.split(".")[1]) for spot in seat["workers"] if spot.startswith(f"{number}.")])
    journey = [int(spot.removeprefix("journey_")) for spot in seat["workers"] if spot.startswith("journey_")]
    mine = [event for event in events if event["owner"] == number]
    return {
        "city": [card_of(card, stays[place]) for place, card in enumerate(seat["city"])],
        "prison": seat["prison"],
        "goods": seat["goods"],
        "journey": journey,
        "events": [{"event": each["event"], "goods": each["goods"], "cards": len(each["beneath"])} for each in mine],
        "sharing": sum([card["card"] == "greenhouse" and card["shares"] is not None for card in seat["city"]]),
        "guests": seat["guests"],
    }


def card_of(card: dict[str, Any], workers: int) -> Pad:
    """With what only some cards have: points on them, and workers for good."""
    found: Pad = {"card": card["card"]}
    if card["goods"].get("points"):
        found["points"] = card["goods"]["points"]
    if workers and card["card"] in ("monastery", "cemetery"):
        found["workers"] = workers
    return found


def communities(position: dict[str, Any]) -> list[Pad]:
    return [
        {
            "buildings": dict(Counter([each["building"] for each in seat["buildings"]])),
            "embassies": {each["colony"]: each["level"] for each in seat["embassies"]},
            "improvements": [each["card"] for each in seat["table"]],
            "dollars": seat["dollars"],
            "workers": {each: number - seat["idle"][each] for each, number in seat["residents"].items()},
        }
        for seat in position["seats"]
    ]


PLAYERS: dict[str, Callable[[dict[str, Any]], list[Pad]]] = {
    "tiny_towns": towns,
    "garden_nation": gardens,
    "everdell": cities,
    "colonists": communities,
}
