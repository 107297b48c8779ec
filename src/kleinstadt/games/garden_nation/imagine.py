"""A whole position consistent with a view: what the seat cannot know is dealt afresh (HI-6)."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.chance import Chance
from kleinstadt.games.garden_nation.cards import PROJECTS, SECRET_NUMBER, SECRETS, SECRETS_DEALT, secret_deck
from kleinstadt.games.garden_nation.rules.setup import legal_pairs


def imagined_data(view: Mapping[str, Any], chance: Chance) -> dict[str, Any]:
    """A dump that shows this view to the viewer."""
    position = view["position"]
    seats = position["seats"]
    dealt, kept = deal_secrets(view, chance)
    return {
        "seats": view["seats"],
        "options": view["options"],
        "over": view["over"],
        "numbers": view["numbers"],
        "agenda": view["agenda"],
        "position": {
            "slots": {slot["slot"]: [slot["territory"], slot["turn"]] for slot in position["slots"]},
            "buildings": {
                field["field"]: [field["owner"], field["floors"], int(field["roof"])]
                for field in position["fields"]
                if field["owner"] is not None
            },
            "tiles": {field["field"]: field["tile"] for field in position["fields"] if field["tile"]},
            "order": [slot["seat"] for slot in position["turn_slots"]][: position["turn"]],
            "supply": [seat["supply"] for seat in seats],
            "population": [seat["population"] for seat in seats],
            "tricks": [seat["tricks"] for seat in seats],
            "display": [project["card"] for project in position["display"]],
            "pile": shuffle_pile(position, chance),
            "taken": [[project["card"] for project in seat["taken"]] for seat in seats],
            "dealt": dealt,
            "kept": kept,
            **{key: position[key] for key in SAME},
        },
    }


SAME: Final = ("crane", "lap", "actions", "trick_used", "roof_moved", "round", "last_round")


def shuffle_pile(position: Mapping[str, Any], chance: Chance) -> list[str]:
    """The public projects not seen yet, in any order (HI-3)."""
    seen = {project["card"] for project in position["display"]}
    for seat in position["seats"]:
        seen |= {project["card"] for project in seat["taken"]}
    pile = [card for card in range(len(PROJECTS)) if PROJECTS[card] not in seen]
    chance.shuffle(pile)
    return [PROJECTS[card] for card in pile]


def deal_secrets(view: Mapping[str, Any], chance: Chance) -> tuple[list[list[str]], list[list[str]]]:
    """Four cards and, where they were kept already, a legal pair for everybody whose cards are unknown (HI-6)."""
    seats = view["position"]["seats"]
    rest = secret_deck()
    for seat in seats:
        for card in seat["dealt"] or [secret["card"] for secret in seat["secrets"]]:
            rest.remove(SECRET_NUMBER[card])
    chance.shuffle(rest)
    dealt: list[list[str]] = []
    kept: list[list[str]] = []
    for seat in seats:
        known = [secret["card"] for secret in seat["secrets"]]
        cards = [SECRET_NUMBER[card] for card in seat["dealt"] or known]
        while len(cards) < SECRETS_DEALT:
            cards.append(rest.pop())
        pair = [SECRET_NUMBER[card] for card in known]
        if seat["kept"] and not pair:
            pairs = legal_pairs(tuple(cards))
            pair = list(pairs[chance.below(len(pairs))])
        dealt.append([SECRETS[card] for card in sorted(cards)])
        kept.append([SECRETS[card] for card in pair])
    return dealt, kept
