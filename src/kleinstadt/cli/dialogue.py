"""One person at the keyboard: shows what is asked, and finds out what they want."""

from kleinstadt.bots.advice import advise
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.bots.review import Asked
from kleinstadt.cli.boards import Board, all_boards, board_lines
from kleinstadt.cli.hints import advice_lines
from kleinstadt.cli.moves import Moves
from kleinstadt.cli.screen import BOLD, DIM, Screen
from kleinstadt.cli.words import language, say
from kleinstadt.engine.chance import fresh_seed
from kleinstadt.engine.record import Record
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.engine.step import Decision
from kleinstadt.text import Texts
from kleinstadt.text.rules import about_rule

UNDO, QUIT = "undo", "quit"


class Dialogue:
    def __init__(
        self,
        record: Record,
        texts: Texts,
        screen: Screen,
        board: Board,
        seat: int,
        alone: bool,
        hints: dict[Asked, str],
    ) -> None:
        self.record = record
        self.texts = texts
        self.screen = screen
        self.board = board
        self.seat = seat
        self.alone = alone
        self.hints = hints
        self.moves = Moves(record.state, seat, texts, screen)

    def answer(self) -> str:
        """A legal move, or UNDO, or QUIT."""
        decision = self.record.state.decision(self.seat)
        self.show(decision)
        while True:
            text = self.screen.ask(f"{self.texts.player(self.seat)}> ")
            wish = self.understand(text, decision)
            if wish:
                return wish

    # -- showing -------------------------------------------------------------------------------------------------

    def show(self, decision: Decision) -> None:
        """The table, the question and the moves. Where the screen is small, the board stays in sight: what could be
        said in more lines is said in fewer."""
        view = self.record.state.view(self.seat)
        marks = self.moves.marks()
        board = self.screen.broken(board_lines(self.board, view, self.seat, self.texts, self.screen, marks))
        headline = self.board.headline(view, self.texts)
        top = self.screen.ink(headline.replace(" · ", ", ") if self.screen.plain else headline, BOLD)
        question = self.screen.wrapped(f"{self.texts.ask(decision)} ({decision.rule}, {say('cli-keys-short')})")
        legend = [] if self.screen.plain else self.screen.wrapped(self.board.legend(self.texts))
        self.moves.place(marks, "\n".join(board))
        moves = self.moves.everything()
        rows = self.screen.rows
        if rows is None or 2 + len(board) + len(legend) + 1 + len(question) + len(moves) + 1 <= rows:
            self.screen.show(["", top, *board, *legend, "", *question, *moves])
        elif self.screen.plain:
            self.screen.show(["", top, *board, "", *question, *self.moves.page()])
        else:
            room = rows - (1 + len(board) + len(question) + 1)
            self.screen.show([top, *board, *question, *self.moves.in_short(room)])

    # -- understanding -------------------------------------------------------------------------------------------

    def understand(self, text: str, decision: Decision) -> str:
        """A move, UNDO or QUIT; empty where something was only looked at or not understood."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text in self.moves.all:
            return text
        if text.isdigit():
            return self.numbered(int(text))
        if word == "q":
            return QUIT
        if word == "u":
            return UNDO
        if word in ("p", "?") and rest.isdigit():
            self.preview(self.numbered(int(rest)))
        elif word in ("?", "h", ""):
            self.help()
        elif word == "b":
            self.boards()
        elif word == "c":
            self.cards(rest)
        elif word == "s":
            self.scores()
        elif word == "r":
            self.rule(rest.upper() or decision.rule)
        elif word == "m":
            self.show(decision)
        elif word == "l":
            self.screen.show(self.moves.page())
        elif word == "t":
            self.hint()
        else:
            return self.found(text)
        return ""

    def numbered(self, number: int) -> str:
        if 1 <= number <= len(self.moves):
            return self.moves.all[number - 1]
        self.screen.say(say("cli-no-such-move", most=len(self.moves)))
        return ""

    def found(self, text: str) -> str:
        """A field, if one move leads there; else the moves that have all these words are listed."""
        there = self.moves.at(text.lower())
        if len(there) == 1:
            return self.moves.all[there[0]]
        which = self.moves.with_words(text.lower().split())
        if which:
            self.screen.show(self.moves.lines(which))
        else:
            self.screen.say(say("cli-not-understood", text=text))
        return ""

    # -- looking -------------------------------------------------------------------------------------------------

    def preview(self, move: str) -> None:
        if not move:
            return
        preview = self.record.state.preview(self.seat, (move,))
        self.screen.say(self.texts.move(self.record.state.describe(self.seat, move)))
        for event in preview.events:
            self.screen.say(self.texts.event(event["id"], event["args"]), self.screen.bullet)
        for id, args in preview.outlook:
            self.screen.say(self.texts.outlook(id, args), self.screen.bullet)
        before = {line.item: line.points for line in preview.before.lines}
        after = {line.item: line.points for line in preview.after.lines}
        for line in [*preview.after.lines, *[each for each in preview.before.lines if each.item not in after]]:
            change = after.get(line.item, 0) - before.get(line.item, 0)
            if change:
                self.screen.say(f"{self.texts.line(line)}: {change:+}", "  ")
        self.screen.say(say("cli-points-change", before=preview.before.total, after=preview.after.total), "  ")

    def hint(self) -> None:
        """From what this seat may know. Where several people share the keyboard nobody is helped."""
        if not self.alone:
            self.screen.say(self.texts.sentence("error-not_alone"))
            return
        self.screen.say(say("cli-thinking"))
        state = self.record.state
        advice = advise(eyes_of(self.record.game, state, self.seat), fresh_seed(), timed=True)
        self.hints[state.decision(self.seat).number, state.moves(self.seat)] = advice.move
        for line in advice_lines(advice, state, self.seat, self.texts):
            self.screen.say(line, self.screen.bullet)

    def help(self) -> None:
        self.screen.show(say("cli-keys").split("\n"))
        self.screen.show(self.screen.wrapped(self.board.legend(self.texts)))

    def boards(self) -> None:
        view = self.record.state.view(self.seat)
        self.screen.show(all_boards(self.board, view, self.seat, self.texts, self.screen))

    def cards(self, wanted: str) -> None:
        """Those that matter now, or those whose name has this in it."""
        known = self.board.names(self.record.game, self.texts)
        view = self.record.state.view(self.seat)
        if not known:
            self.screen.say(say("cli-no-cards"))
            return
        if wanted:
            ids = [id for id, name in known.items() if wanted.lower() in f"{id} {name}".lower()]
        else:
            ids = [id for id in self.board.cards(view) if id in known]
        if not ids:
            self.screen.say(say("cli-no-card", card=wanted) if wanted else say("cli-no-cards-now"))
        for id in ids:
            for line in self.board.card(id, view, self.texts, self.screen.ink):
                self.screen.show([line] if line.startswith(" ") or "\x1b" in line else self.screen.wrapped(line))

    def scores(self) -> None:
        state = self.record.state
        for sheet in state.standing(self.seat) + state.rivals():
            self.screen.show(sheet_lines(sheet, self.texts, self.screen))

    def rule(self, number: str) -> None:
        try:
            found = about_rule(self.record.game.id, language(), number)
        except FileNotFoundError:
            self.screen.say(say("cli-no-rules"))
            return
        except ValueError:  # no number of a rule
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
