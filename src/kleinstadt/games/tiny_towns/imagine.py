"""From a view to a whole position: what the seat cannot know is dealt afresh."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.option import Options
from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, CARD_IDS, DECK, KIND_OF, KINDS, NOT_SOLO
from kleinstadt.games.tiny_towns.loading import left_over, restore
from kleinstadt.games.tiny_towns.rules.discover import free_kinds
from kleinstadt.games.tiny_towns.state import TinyTowns


def imagine(view: Mapping[str, Any], options: Options, chance: Chance) -> TinyTowns:
    """Unknown are the order of the pile, cards laid away, unbuilt monuments, choices not yet shown."""
    seats = int(view["seats"])
    position = dict(view["position"])
    if position["variant"] != "prospectors":
        seen = position["open_cards"] + position["revealed"] + position["known_below"]
        unseen = left_over(DECK, [KIND_OF[name] for name in seen])
        chance.shuffle(unseen)
        aside = int(position["set_aside"])
        names = [KINDS[kind] for kind in unseen]
        position["set_aside_cards"] = names[:aside]
        position["draw"] = position["known_below"] + names[aside:]
    position["chance"] = chance.branch().dump()
    position["towns"] = imagine_monuments(view, chance)
    state = restore({**view, "position": position}, options, seats)
    imagine_choices(state, view, chance)
    return state


def imagine_monuments(view: Mapping[str, Any], chance: Chance) -> list[dict[str, Any]]:
    """Two unknown cards for each other seat, one of them kept, or both still in hand."""
    towns = [dict(town) for town in view["position"]["towns"]]
    if not view["options"]["monuments"]:
        return towns
    keeping = {step[1] for lane in view["agenda"]["lanes"] for step in lane if step[0] == "keep_monument"}
    solo = view["seats"] == 1
    known = {id for town in towns for id in [town["monument"], town["returned"], *town["hand"]]}
    unseen = [card for card in ALL_MONUMENTS if CARD_IDS[card] not in known and not (solo and card in NOT_SOLO)]
    chance.shuffle(unseen)
    for seat, town in enumerate(towns):
        if seat == view["seat"]:
            continue  # one knows one's own cards; a hand-written position may have none
        if seat in keeping:
            town["hand"] = town["hand"] or sorted([CARD_IDS[unseen.pop()], CARD_IDS[unseen.pop()]])
            continue
        town["monument"] = town["monument"] or CARD_IDS[unseen.pop()]
        town["returned"] = town["returned"] or CARD_IDS[unseen.pop()]
    return towns


def imagine_choices(state: TinyTowns, view: Mapping[str, Any], chance: Chance) -> None:
    """Free choices already made but not yet shown: any kind that seat may choose."""
    if state.phase != "discover" or not state.free_choice():
        return
    for seat in state.active_seats():
        if seat != view["seat"] and not state.lanes[seat] and not state.fort_blocks(seat):
            possible = free_kinds(state, seat)
            if possible:
                state.towns[seat].choice = possible[chance.below(len(possible))]
