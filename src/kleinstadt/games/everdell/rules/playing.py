"""Chapter 6: how a card is played, step by step (EV-55 to EV-59), and the cards that react to it (EV-102 to EV-105)."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import CRITTER, FOOL, IDS, NONE, PLAYS_IN_A_SEASON, RUINS
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.deeds import GAIN
from kleinstadt.games.everdell.phrases import WORDS
from kleinstadt.games.everdell.program import AFTER_CARD, PLAYED, PRODUCES, PROGRAMS, TRIGGERS
from kleinstadt.games.everdell.rules.paying import about_played, can_play, fool_targets, remove, ruin_targets
from kleinstadt.games.everdell.state import ASIDE, HAND, Everdell, Play
from kleinstadt.games.everdell.steps import DO, ENTER, FINISH, JEST, REACT, REFILL, RUIN, TARGET, WAY, WORK


def offers(state: Everdell, seat: int) -> list[tuple[int, int]]:
    """Cards that could be played as an action, with their source: from the hand and from the Meadow (EV-55), of equal
    cards one."""
    if state.plays[seat] >= PLAYS_IN_A_SEASON:  # EV-31a
        return []
    found = [(card, HAND) for card in sorted(set(state.hands[seat].cards))]
    return [(card, source) for card, source in found + in_meadow(state) if can_play(state, seat, card)]


def in_meadow(state: Everdell) -> list[tuple[int, int]]:
    """The cards of the Meadow with their sources, of equal cards the first. Alone each position counts (D-10), and
    those that Rugwort has closed are left out (EV-241)."""
    if state.solo:
        return [(card, slot + 1) for slot, card in enumerate(state.meadow) if card >= 0 and slot >= state.closed]
    found: list[tuple[int, int]] = []
    seen: list[int] = []
    for slot, card in enumerate(state.meadow):
        if card >= 0 and card not in seen:
            seen.append(card)
            found.append((card, slot + 1))
    return found


def begin(state: Everdell, seat: int, card: int, source: int) -> None:
    """The card leaves its source and lies on the table; the payment is to be pushed by the caller. The rest of EV-58 is
    pushed backwards."""
    watching = 0
    for place, other in enumerate(state.cities[seat].cards):
        if other != NONE and TRIGGERS[other] is not None:
            watching |= BIT[place]
    state.table.append(Play(card, source, watching))
    state.plays[seat] += 1
    state.tell("played", {"seat": seat, "card": IDS[card]})
    state.push(FINISH.at(seat))
    state.push(REACT.at(seat))
    state.push(WORK.at(seat))
    state.push(entrance(state, card).at(seat))
    if source == HAND:
        state.hands[seat].lose(card, ALL)
    elif source == ASIDE:
        state.take_aside(card)
    else:
        state.meadow[source - 1] = NONE
        if state.cards_left():
            state.push(REFILL.at())


def entrance(state: Everdell, card: int) -> Kind:
    """How the card comes into a city."""
    if card == FOOL:
        return JEST if state.solo else TARGET
    return RUIN if card == RUINS else ENTER


def begin_paid(state: Everdell, seat: int, card: int, source: int) -> None:
    begin(state, seat, card, source)
    state.push(WAY.at(seat))


# -- step 4: into the city ------------------------------------------------------------------------------------------


def enter(state: Everdell, step: Step) -> None:
    settle(state, step.seat)


def settle(state: Everdell, owner: int) -> None:
    play = state.table[-1]
    play.owner = owner
    play.place = state.cities[owner].enter(play.card)


def target_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-117: the city that the Fool goes to."""
    return tuple([phrases.TO_SEAT.say(other) for other in fool_targets(state, step.seat)])


def target(state: Everdell, step: Step, move: str) -> None:
    (to,) = WORDS.read(move).numbers
    settle(state, to)
    state.tell("fooled", {"seat": step.seat, "other_seat": to})


def ruin_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-154: the construction whose space the Ruins takes."""
    city = state.cities[step.seat]
    places = city.alike(ruin_targets(state, step.seat))
    return tuple(sorted([phrases.RAZE.say(city.cards[place], place) for place in places]))


def ruin(state: Everdell, step: Step, move: str) -> None:
    card, place = WORDS.read(move).numbers
    remove(state, step.seat, place)
    state.table[-1].ruined = card
    state.tell("ruined", {"seat": step.seat, "card": IDS[card]})
    settle(state, step.seat)


# -- steps 5 and 6: what it does, and who reacts ---------------------------------------------------------------------


def work(state: Everdell, step: Step) -> None:
    """What the card does when played, then its production (EV-93, EV-94)."""
    play = state.table[-1]
    for program in (PRODUCES[play.card], PLAYED[play.card]):
        if program != NONE:
            state.push(DO.at(step.seat, program, 0, step.seat, play.owner, play.place))


def react_places(state: Everdell, seat: int) -> list[int]:
    """EV-103: own cards that were there when the card was begun, still are, and ask for such a card."""
    play = state.table[-1]
    city = state.cities[seat]
    found: list[int] = []
    for place, other in enumerate(city.cards):
        trigger = TRIGGERS[other] if other != NONE and play.watching >> place & 1 else None
        if trigger is None or (trigger.own_city and play.owner != seat):  # EV-105
            continue
        if trigger.critters if CRITTER[play.card] else trigger.constructions:
            found.append(place)
    return found


def react(state: Everdell, step: Step) -> None:
    """Step 6 of EV-58. What only gives goods comes first, what draws cards next, and who has seen them then chooses
    (D-18)."""
    places = react_places(state, step.seat)
    if not places:
        return
    cards = state.cities[step.seat].cards
    place = min(places, key=lambda place: rank(cards[place]))
    state.table[-1].watching &= ~BIT[place]
    state.push(REACT.at(step.seat))
    state.push(DO.at(step.seat, AFTER_CARD[cards[place]], 0, step.seat, step.seat, place))


def rank(card: int) -> int:
    deed = PROGRAMS[AFTER_CARD[card]][0]
    if deed.verb != GAIN:
        return 2
    return 1 if deed.cards else 0


def finish(state: Everdell, step: Step) -> None:
    """The card is completely played; alone it will be answered (EV-238)."""
    state.table.pop()
    if state.solo:
        state.owed.append(0)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    TARGET: Choice("EV-117", target_moves, target, public=always, about=about_played, part=True, blind=always),
    RUIN: Choice("EV-154", ruin_moves, ruin, public=always, about=about_played, part=True, blind=always),
    ENTER: Effect(enter),
    WORK: Effect(work),
    REACT: Effect(react),
    FINISH: Effect(finish),
}
