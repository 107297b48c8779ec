"""The code of a draw: short enough to be read out, and all that is needed to draw the same again.

What was chosen is one number: a digit for each choice, of as many values as there are to choose from. What is as usual
takes one digit for all of it. The number is written with 32 signs that are not taken for one another, and three more
signs say whether all is well; they belong to the game as it is declared now, so that a code of another game, or of an
earlier edition of this one, is refused and not misread.
"""

from collections.abc import Iterable
from hashlib import blake2b
from secrets import randbelow
from typing import Final

from kleinstadt.engine.errors import BadOptions, KleinstadtError
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.lots import MOST_AGAIN, Lots
from kleinstadt.engine.option import Option, Options
from kleinstadt.engine.state import State

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD: Final = {"O": "0", "I": "1", "L": "1"}
CHECK: Final = 3  # signs at the end
GROUP: Final = 4  # signs between two dashes
LONGEST: Final = 120
SEEDS: Final = 2**35
END: Final = 1  # the last digit of every code, so that none begins with a zero


class BadCode(KleinstadtError):
    """This is no code of a draw."""


class Draw:
    """What is drawn: a game for so many, with these options and lots."""

    __slots__ = ("of", "seats", "options", "lots")

    def __init__(self, of: AnyGame, seats: int, options: Options, lots: Lots) -> None:
        self.of = of
        self.seats = seats
        self.options = options
        self.lots = lots

    def checked(self) -> "Draw":
        """BadOptions where something is named that this game does not draw."""
        form = self.of.draw_form()
        for card in sorted(self.lots.without):
            if card not in form.cards():
                raise BadOptions("no_such_card", {"card": card}, f"{card!r} cannot stay in the box.")
        for part in self.lots.again:
            if part not in form.parts:
                raise BadOptions("no_such_part", {"part": part}, f"{part!r} is not drawn in {self.of.id}.")
        return self

    def again(self, part: str) -> "Draw":
        """The same but for one part."""
        return Draw(self.of, self.seats, self.options, self.lots.drawn_again(part)).checked()

    def start(self) -> State:
        """The game at its first question."""
        state: State = self.of.start_drawn(self.seats, self.options, self.lots)
        return state


def fresh_lot() -> int:
    """A seed that fits into a code."""
    return randbelow(SEEDS)


# -- writing -----------------------------------------------------------------------------------------------------------


class Digits:
    """Digits of different bases, the first one written is the first one read."""

    __slots__ = ("digits", "number")

    def __init__(self, number: int) -> None:
        self.digits: list[tuple[int, int]] = []
        self.number = number

    def put(self, digit: int, base: int) -> None:
        self.digits.append((digit, base))

    def take(self, base: int) -> int:
        digit = self.number % base
        self.number //= base
        return digit

    def written(self) -> int:
        number = 0
        for digit, base in reversed(self.digits):
            number = number * base + digit
        return number


def code_of(draw: Draw) -> str:
    """The code; "" where there can be none: with a text of one's own, or a seed that is too long."""
    chosen = told_options(draw.of)
    own = [option for option in draw.of.options if draw.options[option.id] not in option.values]
    if own or draw.lots.seed >= SEEDS:
        return ""
    digits = Digits(0)
    digits.put(draw.of.seats.index(draw.seats), len(draw.of.seats))
    usual = [option.values.index(option.default) for option in chosen]
    wanted = [option.values.index(draw.options[option.id]) for option in chosen]
    put_all(digits, wanted, [len(option.values) for option in chosen], usual)
    form = draw.of.draw_form()
    parts, cards = len(form.parts), form.cards()
    put_all(digits, [draw.lots.times(part) for part in form.parts], [MOST_AGAIN + 1] * parts, [0] * parts)
    put_all(digits, [int(card in draw.lots.without) for card in cards], [2] * len(cards), [0] * len(cards))
    digits.put(draw.lots.seed, SEEDS)
    digits.put(END, END + 1)
    payload = spelled(digits.written())
    code = payload + check_of(draw.of, payload)
    return "-".join([code[at : at + GROUP] for at in range(0, len(code), GROUP)])


def put_all(digits: Digits, wanted: list[int], bases: list[int], usual: list[int]) -> None:
    """One digit where all is as usual."""
    changed = wanted != usual
    digits.put(int(changed), 2)
    if changed:
        for digit, base in zip(wanted, bases, strict=True):
            digits.put(digit, base)


def told_options(of: AnyGame) -> list[Option]:
    aside = of.draw_form().aside
    return [option for option in of.options if option.id not in aside]


def spelled(number: int) -> str:
    signs = ""
    while number:
        signs = SIGNS[number % len(SIGNS)] + signs
        number //= len(SIGNS)
    return signs


def check_of(of: AnyGame, payload: str) -> str:
    form = of.draw_form()
    declared = [(option.id, [str(value) for value in option.values]) for option in told_options(of)]
    told = f"{of.id} {list(of.seats)} {declared} {list(form.parts)} {form.cards()} {payload}"
    digest = blake2b(told.encode(), digest_size=CHECK).digest()
    return "".join([SIGNS[byte % len(SIGNS)] for byte in digest])


# -- reading -----------------------------------------------------------------------------------------------------------


def read_code(text: str, games: Iterable[AnyGame], wanted: str = "") -> Draw:
    """What a code says, for whichever of the games it is; if one is wanted, it must be for that."""
    signs = "".join([MISREAD.get(sign, sign) for sign in text[:LONGEST].upper() if sign not in " -–\t\n"])
    payload, check = signs[:-CHECK], signs[-CHECK:]
    if len(text) <= LONGEST and payload and all(sign in SIGNS for sign in signs):
        for of in games:
            if check_of(of, payload) == check:
                draw = unpacked(of, payload)
                if draw is None:
                    continue
                if wanted not in ("", of.id):
                    sentence = f"This code belongs to another game, {of.id}."
                    raise BadCode("code_of_other_game", {"game": of.id}, sentence)
                return draw
    raise BadCode("bad_code", {"code": text[:40]}, f"{text[:40]!r} is no code of a set-up; please check it.")


def unpacked(of: AnyGame, payload: str) -> Draw | None:
    """None where the signs say something that cannot be."""
    number = 0
    for sign in payload:
        number = number * len(SIGNS) + SIGNS.index(sign)
    digits = Digits(number)
    seats = of.seats[digits.take(len(of.seats))]
    options: Options = {}
    if digits.take(2):
        for option in told_options(of):
            options[option.id] = option.values[digits.take(len(option.values))]
    form = of.draw_form()
    again = {part: digits.take(MOST_AGAIN + 1) for part in form.parts} if digits.take(2) else {}
    without = [card for card in form.cards() if digits.take(2)] if digits.take(2) else []
    seed = digits.take(SEEDS)
    if digits.number != END:
        return None
    try:
        return Draw(of, seats, of.complete(seats, options), Lots(seed, again, without))
    except KleinstadtError:
        return None
