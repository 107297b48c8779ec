"""Chapter 6: how a card is played, step by step (EV-55 to EV-59), and the cards that react to it (EV-102 to EV-105)."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import (
    BATS,
    CRITTER,
    FARM,
    FOOL,
    GREENHOUSE,
    IDS,
    NONE,
    PLAYS_IN_A_SEASON,
    RUINS,
    TYPE,
)
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.deeds import GAIN, GAIN_ONE_OF
from kleinstadt.games.everdell.phrases import PLAY_TEXTS, WORDS
from kleinstadt.games.everdell.program import AFTER_CARD, PLAYED, PRODUCES, PROGRAMS, TRIGGERS
from kleinstadt.games.everdell.rules.hands import at_station, is_first, lift_open, push_refill
from kleinstadt.games.everdell.rules.paying import (
    about_played,
    can_play,
    fool_targets,
    remove,
    ruin_targets,
)
from kleinstadt.games.everdell.state import (
    ARCHIVE,
    ASIDE,
    AT_SPACE,
    FOR_CARD,
    FOR_RESERVED,
    FOR_STATION,
    HAND,
    RESERVED,
    Everdell,
    Play,
)
from kleinstadt.games.everdell.steps import (
    DELIVER,
    DO,
    ENTER,
    FINISH,
    JEST,
    OWN_ABILITY,
    REACT,
    REACT_NEXT,
    RUIN,
    SHARE,
    SNAILS,
    TARGET,
    WAY,
    WORK,
)


def add_offers(state: Everdell, seat: int, found: list[str]) -> None:
    """Cards that could be played as an action: from hand, Meadow and station, the reserved one and those of the archive
    (EV-55), of equal cards one."""
    if state.plays[seat] >= PLAYS_IN_A_SEASON:  # EV-31a
        return
    stock = state.stocks[seat]
    helpers = state.cities[seat].helpers
    before = NONE
    texts = PLAY_TEXTS[HAND]
    for card in state.hands[seat].cards:  # which is sorted
        if card != before and can_play(state, seat, card, stock, helpers):
            found.append(texts[card])
        before = card
    meadow = state.meadow
    for slot in range(state.closed, len(meadow)):
        card = meadow[slot]
        if card >= 0 and can_play(state, seat, card, stock, helpers) and (state.solo or is_first(meadow, slot)):
            found.append(PLAY_TEXTS[slot + 1][card])
    if state.station.cards or state.abilities[seat] == BATS:
        for card, source in at_station(state) + in_archive(state, seat):
            if can_play(state, seat, card, stock, helpers):
                found.append(PLAY_TEXTS[source][card])
    card = state.reserved[seat]
    if card != NONE and can_play(state, seat, card, stock, helpers, RESERVED):
        found.append(PLAY_TEXTS[RESERVED][card])


def in_archive(state: Everdell, seat: int) -> list[tuple[int, int]]:
    """EV-232: the archive of the Bats."""
    if state.abilities[seat] != BATS:
        return []
    return [(card, ARCHIVE) for card in sorted(set(state.archive))]


def begin(state: Everdell, seat: int, card: int, source: int) -> None:
    """The card leaves its source and lies on the table; the payment is to be pushed by the caller. The rest of EV-58 is
    pushed backwards."""
    watching = 0
    for place, other in enumerate(state.cities[seat].cards):
        if other != NONE and TRIGGERS[other] is not None:
            watching |= BIT[place]
    play = Play(card, source, watching)
    state.table.append(play)
    state.plays[seat] = state.plays[seat] + 1
    if state.log is not None:
        state.tell("played", {"seat": seat, "card": IDS[card]})
    state.push(FINISH.of(seat))
    if state.options["abilities"]:
        state.push(SNAILS.of(seat))
        state.push(OWN_ABILITY.of(seat))
    if source >= AT_SPACE and source != ARCHIVE:
        state.push(DELIVER.of(seat))
    state.push(REACT.of(seat))
    state.push(WORK.of(seat))
    state.push(entrance(state, card).of(seat))
    leave_source(state, seat, play)


def leave_source(state: Everdell, seat: int, play: Play) -> None:
    """The Meadow is refilled at once, the station only when the card is finished (EV-58, EV-181)."""
    if play.source == HAND:
        state.hands[seat].lose(play.card, ALL)
    elif play.source == ASIDE:
        state.take_aside(play.card)
    elif play.source == RESERVED:
        state.reserved = replaced(state.reserved, seat, NONE)
    elif play.source == ARCHIVE:
        place = state.archive.index(play.card)
        state.archive = state.archive[:place] + state.archive[place + 1 :]
    else:
        lift_open(state, play.source)
        if play.source >= AT_SPACE:
            play.space = play.source - AT_SPACE
        else:
            push_refill(state)


def entrance(state: Everdell, card: int) -> Kind:
    """How the card comes into a city."""
    if card == FOOL:
        return JEST if state.solo else TARGET
    return RUIN if card == RUINS else ENTER


def begin_paid(state: Everdell, seat: int, card: int, source: int) -> None:
    begin(state, seat, card, source)
    state.push(WAY.of(seat))


# -- step 4: into the city ------------------------------------------------------------------------------------------


def enter(state: Everdell, step: Step) -> None:
    """A Farm or Greenhouse may share a space with a partner that stands alone (EV-86)."""
    if partners(state, step.seat):
        state.push(SHARE.at(step.seat))
    else:
        settle(state, step.seat)


def partners(state: Everdell, seat: int) -> list[int]:
    card = state.table[-1].card
    if card not in (FARM, GREENHOUSE):
        return []
    city = state.cities[seat]
    return city.alike(city.alone(FARM if card == GREENHOUSE else GREENHOUSE))


def share_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """Share one of these spaces, or take a free one, if there is any."""
    city = state.cities[step.seat]
    found = [phrases.SHARE.pair(city.cards[place], place) for place in partners(state, step.seat)]
    if city.spaces() < city.limit():
        found.append(phrases.ALONE.say())
    return in_order(found)


def share(state: Everdell, step: Step, move: str) -> None:
    said = WORDS.read(move)
    settle(state, step.seat)
    if said.phrase is phrases.SHARE:
        state.cities[step.seat].join(state.table[-1].place, said.numbers[1])
        state.tell("shared", {"seat": step.seat, "card": IDS[said.numbers[0]]})


def settle(state: Everdell, owner: int) -> None:
    play = state.table[-1]
    play.owner = owner
    play.place = state.cities[owner].enter(play.card)


def target_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-117: the city that the Fool goes to."""
    return tuple([phrases.TO_SEAT.of(other) for other in fool_targets(state, step.seat)])


def target(state: Everdell, step: Step, move: str) -> None:
    (to,) = WORDS.read(move).numbers
    settle(state, to)
    state.tell("fooled", {"seat": step.seat, "other_seat": to})


def ruin_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-154: the construction whose space the Ruins takes."""
    city = state.cities[step.seat]
    places = state.alike(step.seat, ruin_targets(state, step.seat))
    return in_order([phrases.RAZE.pair(city.cards[place], place) for place in places])


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
            state.push(DO.at(step.seat, program, 0, step.seat, play.owner, play.place, NONE))


def react_places(state: Everdell, seat: int) -> list[int]:
    """EV-103: own cards that were there when the card was begun, still are, and ask for such a card."""
    play = state.table[-1]
    found: list[int] = []
    if not play.watching:
        return found
    city = state.cities[seat]
    for place, other in enumerate(city.cards):
        trigger = TRIGGERS[other] if other != NONE and play.watching >> place & 1 else None
        if trigger is None or (trigger.own_city and play.owner != seat):  # EV-105
            continue
        if trigger.critters if CRITTER[play.card] else trigger.constructions:
            found.append(place)
    return found


def react(state: Everdell, step: Step) -> None:
    """Step 6 of EV-58. What only gives goods comes first, it changes nothing for the others; of these the player
    chooses the order (D-18)."""
    cards = state.cities[step.seat].cards
    places = react_places(state, step.seat)
    plain = [place for place in places if only_goods(cards[place])]
    if plain or len(places) == 1:
        react_by(state, step.seat, (plain or places)[0])
    elif places:
        state.push(REACT_NEXT.at(step.seat))


def only_goods(card: int) -> bool:
    deed = PROGRAMS[AFTER_CARD[card]][0]
    return deed.verb in (GAIN, GAIN_ONE_OF) and not deed.cards


def react_by(state: Everdell, seat: int, place: int) -> None:
    """The card here reacts, then the others do."""
    state.table[-1].watching &= ~BIT[place]
    state.push(REACT.of(seat))
    card = state.cities[seat].cards[place]
    first = PROGRAMS[AFTER_CARD[card]][0]
    if first.verb in (GAIN, GAIN_ONE_OF) and not first.may:  # what may be declined is told when it happens
        state.tell("worked", {"seat": seat, "card": IDS[card]})
    state.push(DO.at(seat, AFTER_CARD[card], 0, seat, seat, place, NONE))


def react_next_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    cards = state.cities[step.seat].cards
    return in_order([phrases.REACT.pair(cards[place], place) for place in react_places(state, step.seat)])


def react_next(state: Everdell, step: Step, move: str) -> None:
    _, place = WORDS.read(move).numbers
    react_by(state, step.seat, place)


def finish(state: Everdell, step: Step) -> None:
    """The card is completely played; alone it will be answered (EV-238)."""
    play = state.table.pop()
    if state.solo:
        state.owed.append(answer(play))


def answer(play: Play) -> int:
    """What Rugwort does for this card; a reserved one is no station card any more (EV-252, EV-255)."""
    if play.source == RESERVED:
        return FOR_RESERVED + TYPE[play.card]
    return FOR_STATION if AT_SPACE <= play.source < RESERVED else FOR_CARD


STEPS: Final[dict[Kind, Rules[Any]]] = {
    TARGET: Choice("EV-117", target_moves, target, public=always, about=about_played, part=True, blind=always),
    RUIN: Choice("EV-154", ruin_moves, ruin, public=always, about=about_played, part=True, blind=always),
    ENTER: Effect(enter),
    SHARE: Choice("EV-86", share_moves, share, public=always, about=about_played, part=True, blind=always),
    WORK: Effect(work),
    REACT: Effect(react),
    REACT_NEXT: Choice("EV-33", react_next_moves, react_next, public=always, about=about_played, blind=always),
    FINISH: Effect(finish),
}
