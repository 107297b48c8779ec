"""One person at the keyboard: shows what is asked, and finds out what they want."""

from collections.abc import Sequence

from kleinstadt.cli.boards import Board, all_boards, board_lines
from kleinstadt.cli.screen import BOLD, DIM, Screen, columns
from kleinstadt.cli.words import language, say
from kleinstadt.engine.record import Record
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.engine.step import Decision
from kleinstadt.text import Texts
from kleinstadt.text.rules import about_rule

UNDO, QUIT = "undo", "quit"
MANY = 40  # from so many moves on, they are not tried out one by one beforehand
PAGE = 60  # so many moves are listed at once


class Dialogue:
    def __init__(self, record: Record, texts: Texts, screen: Screen, board: Board, seat: int) -> None:
        self.record = record
        self.texts = texts
        self.screen = screen
        self.board = board
        self.seat = seat
        self.drawn = ""

    def answer(self) -> str:
        """A legal move, or UNDO, or QUIT."""
        state = self.record.state
        decision = state.decision(self.seat)
        moves = state.moves(self.seat)
        self.show_table()
        self.show_question(decision)
        self.show_all(moves)
        while True:
            text = self.screen.ask(f"{self.texts.player(self.seat)}> ")
            wish = self.understand(text, decision, moves)
            if wish:
                return wish

    # -- showing -------------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        state = self.record.state
        view = state.view(self.seat)
        headline = self.board.headline(view, self.texts)
        if self.screen.plain:
            headline = headline.replace(" · ", ", ")
        self.screen.show(["", self.screen.ink(headline, BOLD)])
        marks = self.marks(state.moves(self.seat))
        lines = board_lines(self.board, view, self.seat, self.texts, self.screen, marks)
        self.drawn = "\n".join(lines)
        self.screen.show(lines)

    def marks(self, moves: Sequence[str]) -> dict[str, str]:
        """The numbers of moves that lead to one spot which no other move leads to."""
        spots = [self.record.state.describe(self.seat, move).spots for move in moves]
        single = [found[0] for found in spots if len(found) == 1]
        return {s[0]: str(i + 1) for i, s in enumerate(spots) if len(s) == 1 and single.count(s[0]) == 1}

    def show_question(self, decision: Decision) -> None:
        self.screen.show([""])
        self.screen.say(f"{self.texts.ask(decision)} ({decision.rule}, {say('cli-keys-short')})")

    def show_all(self, moves: Sequence[str]) -> None:
        """Moves that name a field and no more need no line of their own where the field bears their number."""
        which: list[int] = []
        on_board: list[str] = []
        for i, move in enumerate(moves):
            bare = list(self.record.state.describe(self.seat, move).args) == ["field"]
            if bare and f"[{i + 1}]" in self.drawn and not self.gain(moves, i):
                on_board.append(move)
            else:
                which.append(i)
        if on_board:
            self.screen.say(say("cli-numbers-on-board", first=self.named(on_board[0])))
        self.show_moves(moves, which)

    def show_moves(self, moves: Sequence[str], which: Sequence[int]) -> None:
        cells = [f"{i + 1:>3} {self.named(moves[i])}{self.gain(moves, i)}" for i in which[:PAGE]]
        self.screen.show(cells if self.screen.plain else columns(cells, self.screen.width))
        if len(which) > PAGE:
            self.screen.say(say("cli-more-moves", count=len(which) - PAGE))

    def named(self, move: str) -> str:
        return self.texts.move(self.record.state.describe(self.seat, move))

    def gain(self, moves: Sequence[str], i: int) -> str:
        """What the move would change in points, where it is cheap to say."""
        if len(moves) > MANY:
            return ""
        preview = self.record.state.preview(self.seat, moves[i])
        change = preview.after.total - preview.before.total
        return f" ({change:+})" if change else ""

    # -- understanding -------------------------------------------------------------------------------------------

    def understand(self, text: str, decision: Decision, moves: tuple[str, ...]) -> str:
        """A move, UNDO or QUIT; empty where something was only looked at or not understood."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text in moves:
            return text
        if text.isdigit():
            return self.numbered(int(text), moves)
        if word == "q":
            return QUIT
        if word == "u":
            return UNDO
        if word in ("p", "?") and rest.isdigit():
            self.preview(self.numbered(int(rest), moves))
        elif word in ("?", "h", ""):
            self.screen.show(say("cli-keys").split("\n"))
        elif word == "b":
            self.boards()
        elif word == "c":
            self.cards(rest)
        elif word == "s":
            self.scores()
        elif word == "r":
            self.rule(rest.upper() or decision.rule)
        elif word == "m":
            self.show_table()
            self.show_question(decision)
            self.show_all(moves)
        else:
            return self.found(text, moves)
        return ""

    def numbered(self, number: int, moves: tuple[str, ...]) -> str:
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self.screen.say(say("cli-no-such-move", most=len(moves)))
        return ""

    def found(self, text: str, moves: tuple[str, ...]) -> str:
        """A field, if one move leads there; else the moves that have all these words are listed."""
        spots = [move for move in moves if self.record.state.describe(self.seat, move).spots[:1] == [text.lower()]]
        if len(spots) == 1:
            return spots[0]
        words = text.lower().split()
        which = []
        for i, move in enumerate(moves):
            said = f"{move} {self.named(move)}".lower()
            if all([word in said for word in words]):
                which.append(i)
        if which:
            self.show_moves(moves, which)
        else:
            self.screen.say(say("cli-not-understood", text=text))
        return ""

    # -- looking -------------------------------------------------------------------------------------------------

    def preview(self, move: str) -> None:
        if not move:
            return
        preview = self.record.state.preview(self.seat, move)
        self.screen.say(self.named(move))
        for event in preview.events:
            self.screen.say(self.texts.event(event["id"], event["args"]), self.screen.bullet)
        before = {line.item: line.points for line in preview.before.lines}
        after = {line.item: line.points for line in preview.after.lines}
        for line in [*preview.after.lines, *[each for each in preview.before.lines if each.item not in after]]:
            change = after.get(line.item, 0) - before.get(line.item, 0)
            if change:
                self.screen.say(f"{self.texts.line(line)}: {change:+}", "  ")
        self.screen.say(say("cli-points-change", before=preview.before.total, after=preview.after.total), "  ")

    def boards(self) -> None:
        view = self.record.state.view(self.seat)
        self.screen.show(all_boards(self.board, view, self.seat, self.texts, self.screen))

    def cards(self, wanted: str) -> None:
        view = self.record.state.view(self.seat)
        ids = self.board.cards(view)
        known = [card["id"] for card in self.record.game.catalogue()["cards"]]
        if wanted:
            ids = [id for id in known if wanted.lower() in f"{id} {self.texts.sentence(f'card-{id}')}".lower()]
        if not ids:
            self.screen.say(say("cli-no-card", card=wanted))
        for id in ids:
            for line in self.board.card(id, self.texts, self.screen.ink):
                self.screen.show([line] if line.startswith(" ") or "\x1b" in line else self.screen.wrapped(line))

    def scores(self) -> None:
        for sheet in self.record.state.standing(self.seat):
            self.screen.show(sheet_lines(sheet, self.texts, self.screen))

    def rule(self, number: str) -> None:
        try:
            found = about_rule(self.record.game.id, language(), number)
        except ValueError:
            found = []
        for paragraph in found:
            self.screen.say(paragraph.replace("**", ""))
        if not found:
            self.screen.say(say("cli-no-rule", rule=number))


def sheet_lines(sheet: ScoreSheet, texts: Texts, screen: Screen) -> list[str]:
    lines = [screen.ink(f"{texts.player(sheet.seat)}: {sheet.total}", BOLD)]
    for line in sheet.lines:
        detail = texts.line_detail(line)
        name = f"{texts.line(line)} ({detail})" if detail else texts.line(line)
        lines.append(screen.ink(f"  {line.points:>4}  {name}", DIM))
    return lines
