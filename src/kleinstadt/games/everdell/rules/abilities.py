"""Chapter 16: ability cards (EV-25, EV-231 to EV-236). What the Cats may do stands with the places for workers."""

from typing import Any, Final

from kleinstadt.engine.cards import EYES, NOBODY
from kleinstadt.engine.event import Arg
from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import (
    ABILITIES,
    AUTUMN,
    BATS,
    GUESTS,
    HONEY_BEES,
    IDS,
    NONE,
    NOT_FOR,
    PRODUCTION,
    SNAIL_PILE,
    TYPE,
)
from kleinstadt.games.everdell.cards import SNAILS as SNAILS_ABILITY
from kleinstadt.games.everdell.phrases import ACCEPT_TEXT, DECLINE_TEXT, WORDS
from kleinstadt.games.everdell.program import OF_ABILITY, PRODUCES
from kleinstadt.games.everdell.rules.hands import in_meadow, lift_open, push_refill
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import (
    ARCHIVE,
    BEES,
    CHOOSE_ABILITY,
    DO,
    OFFER_ABILITIES,
    OWN_ABILITY,
    SHOW_ABILITIES,
    SNAIL_WORK,
    SNAILS,
    SNAILS_MAY,
    TURN_UP,
)

# -- which ability (EV-25) ------------------------------------------------------------------------------------------


def offer_abilities(state: Everdell, step: Step) -> None:
    state.open_together([CHOOSE_ABILITY.at(seat) for seat in range(state.seats)])


def choose_ability_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order([phrases.ABILITY.of(ability) for ability in state.offered[step.seat]])


def has_no_choice(state: Everdell, step: Step) -> bool:
    """Everybody got one ability, for which there is nothing to decide."""
    return len(state.offered[step.seat]) == 1


def choose_ability(state: Everdell, step: Step, move: str) -> None:
    (ability,) = WORDS.read(move).numbers
    state.picks = replaced(state.picks, step.seat, ability)
    state.tell("picked_ability", {"seat": step.seat}, only=step.seat, hidden={"ability": ABILITIES[ability]})


def turn_up(state: Everdell, step: Step) -> None:
    """What lay face down can be seen: the abilities, or the next guests (EV-190, EV-191)."""
    if step.args == SHOW_ABILITIES.args:
        show_abilities(state)
        return
    for guest in state.station.uncover(state.chance):
        state.tell("uncovered", {"card": GUESTS[guest]})


def show_abilities(state: Everdell) -> None:
    """All are shown, the others leave the game; the Snails get their pile (EV-235)."""
    state.abilities = state.picks
    state.picks = (NONE,) * state.seats
    state.offered = ((),) * state.seats
    for seat, ability in enumerate(state.abilities):
        state.tell("has_ability", {"seat": seat, "ability": ABILITIES[ability]})
        if ability == SNAILS_ABILITY:
            for _ in range(SNAIL_PILE):
                state.snails.put(state.deck.draw(NOBODY), NOBODY)


# -- step 8 of a card: what its player may do -------------------------------------------------------------------------


def own_ability(state: Everdell, step: Step) -> None:
    """The Bats after each card (EV-232), the Honey Bees after each that does not produce, before autumn (EV-234)."""
    seat = step.seat
    ability = state.abilities[seat]
    if ability == BATS and in_meadow(state):
        state.push(ARCHIVE.at(seat))
    elif ability == HONEY_BEES and can_wake_up(state, seat):
        state.push(BEES.at(seat))


def archive_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    found = [phrases.ARCHIVE.pair(card, source) for card, source in in_meadow(state)]
    return in_order([DECLINE_TEXT, *found])


def archive(state: Everdell, step: Step, move: str) -> None:
    said = WORDS.read(move)
    if said.phrase is phrases.ARCHIVE:
        card = lift_open(state, said.numbers[1])
        state.archive += (card,)
        state.tell("archived", {"seat": step.seat, "card": IDS[card], "ability": ABILITIES[BATS]})
        push_refill(state)


def can_wake_up(state: Everdell, seat: int) -> bool:
    """There is a card to discard, and one to activate."""
    if state.seasons[seat] == AUTUMN or TYPE[state.table[-1].card] == PRODUCTION or not state.hands[seat].cards:
        return False
    return any(card != NONE and PRODUCES[card] != NONE for card in state.cities[seat].cards)


def bees_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    found = {phrases.DISCARD.of(card) for card in state.hands[step.seat].cards}
    return in_order([DECLINE_TEXT, *found])


def bees(state: Everdell, step: Step, move: str) -> None:
    seat = step.seat
    said = WORDS.read(move)
    if said.phrase is phrases.DECLINE:
        return
    (card,) = said.numbers
    state.tell("used_ability", {"seat": seat, "ability": ABILITIES[HONEY_BEES]})
    state.hands[seat].lose(card, EYES[seat])
    state.discards.put(card, EYES[seat])
    state.tell("discarded", {"seat": seat, "number": 1}, only=seat, hidden={"cards": [IDS[card]]})
    state.push(DO.at(seat, OF_ABILITY[HONEY_BEES], 0, seat, seat, NONE, NONE))


# -- and what the Snails may do (EV-235, EV-236) ----------------------------------------------------------------------


def snails(state: Everdell, step: Step) -> None:
    """Once for each production card that another seat has played, while it is still there."""
    play = state.table[-1]
    if SNAILS_ABILITY not in state.abilities or not state.snails.cards:
        return
    seat = state.abilities.index(SNAILS_ABILITY)
    if seat == step.seat or state.passed[seat] or TYPE[play.card] != PRODUCTION or play.card in NOT_FOR[SNAILS_ABILITY]:
        return
    if state.cities[play.owner].cards[play.place] == play.card:
        state.push(SNAILS_MAY.at(seat, step.seat))


def snails_may_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return (ACCEPT_TEXT, DECLINE_TEXT)


def snails_may(state: Everdell, step: Step, move: str) -> None:
    """A card that nobody has seen goes to the other player, or is discarded where it does not fit."""
    if move == DECLINE_TEXT:
        return
    state.push(SNAIL_WORK.at(step.seat))
    state.reveal()
    (to,) = step.args
    args: dict[str, Arg] = {"seat": step.seat, "other_seat": to, "ability": ABILITIES[SNAILS_ABILITY]}
    if state.room(to):
        card = state.snails.draw(EYES[to])
        state.hands[to].gain(card)
        state.tell("snail_gave", args, only=to, hidden={"card": IDS[card]})
    else:
        state.discards.put(state.snails.draw(NOBODY), NOBODY)
        state.tell("snail_dropped", args)


def snail_work_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """Then the card may be activated."""
    play = state.table[-1]
    return in_order([DECLINE_TEXT, phrases.ACTIVATE.pair(play.card, play.place)])


def snail_work(state: Everdell, step: Step, move: str) -> None:
    """Looking things up in the city where it lies (EV-106)."""
    if move == DECLINE_TEXT:
        return
    play = state.table[-1]
    state.tell("worked", {"seat": step.seat, "card": IDS[play.card]})
    state.push(DO.at(step.seat, PRODUCES[play.card], 0, play.owner, play.owner, play.place, NONE))


def about_snails(state: Everdell, step: Step) -> dict[str, Arg]:
    return {"card": IDS[state.table[-1].card]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    OFFER_ABILITIES: Effect(offer_abilities),
    CHOOSE_ABILITY: Choice("EV-25", choose_ability_moves, choose_ability, public=has_no_choice),
    TURN_UP: Effect(turn_up, reveals=True),
    OWN_ABILITY: Effect(own_ability),
    ARCHIVE: Choice("EV-232", archive_moves, archive, public=always),
    BEES: Choice("EV-234", bees_moves, bees, public=None),
    SNAILS: Effect(snails),
    SNAILS_MAY: Choice("EV-235", snails_may_moves, snails_may, public=always, about=about_snails, blind=always),
    SNAIL_WORK: Choice("EV-235", snail_work_moves, snail_work, public=always, about=about_snails),
}
