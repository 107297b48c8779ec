"""`kleinstadt play`: a game in the terminal, against bots or with several people at one keyboard."""

import argparse
import getpass
from pathlib import Path

from kleinstadt.bots import DEPUTY, Bot, bot, bot_names, fault_of, table_bots
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.bots.review import Asked, review
from kleinstadt.cli.boards import all_boards, board_of
from kleinstadt.cli.dialogue import QUIT, UNDO, Dialogue, sheet_lines
from kleinstadt.cli.faults import STOPPED
from kleinstadt.cli.games import problem_of
from kleinstadt.cli.hints import regret_lines
from kleinstadt.cli.numbers import whole
from kleinstadt.cli.options import (
    add_bots,
    add_game,
    add_names,
    add_options,
    add_players,
    add_seed,
    read_bots,
    read_options,
    texts_of,
    usual_players,
)
from kleinstadt.cli.saves import PERSON, Save, begin, resume, running
from kleinstadt.cli.screen import EndOfInput, Screen
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.chance import fresh_seed
from kleinstadt.engine.errors import CannotUndo
from kleinstadt.engine.event import Event
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import Header
from kleinstadt.engine.record import Deed
from kleinstadt.engine.registry import game
from kleinstadt.text import Texts

BOT_NAMES = 5
USUAL_BOT = "regular"
TALK = 14  # so many of the latest events are told before a question


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("play", help=say("help-play"), description=say("help-play-more"))
    add_game(parser)
    add_players(parser)
    parser.add_argument("--people", type=whole(1), default=None, metavar="K", help=say("help-play-people"))
    add_names(parser)
    add_bots(parser, table_bots())
    add_options(parser)
    add_seed(parser)
    parser.add_argument("--new", action="store_true", help=say("help-new"))
    parser.add_argument("--resume", default="", metavar=say("cli-file"), help=say("help-resume"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    of = game(args.game)
    problem = problem_of(of.id)
    if problem is not None:
        raise problem
    screen = Screen(args.plain)
    wishes = [
        args.players,
        args.people,
        args.names or None,
        args.bots,
        args.option or None,
        args.facts or None,
        args.seed,
    ]
    path = Path(args.resume) if args.resume else running(of.id)
    if args.resume or (path.exists() and not args.new and wishes == [None] * len(wishes)):
        save = resume(of, path)
        players = [trusted(kind) for kind in save.players]
        screen.say(say("cli-resumed"))
        if players != save.players:
            screen.say(say("cli-resumed-without", deputy=say(f"bot-{DEPUTY}")))
    else:
        save = start(of, args)
        players = save.players
        screen.say(say("cli-welcome", game=texts_of(of.id).sentence(f"game-{of.id}")))
    return Table(save, screen, players).play()


def start(of: AnyGame, args: argparse.Namespace) -> Save:
    names = list(args.names)
    people = args.people or len(names) or 1
    players = max(people, usual_players(of)) if args.players is None else args.players
    options = read_options(of, args.option, players, facts=args.facts)
    if people > players or len(names) > people:
        raise Refusal("cli-bad-people", people=max(people, len(names)), players=players)
    kinds = read_bots(USUAL_BOT if args.bots is None else args.bots, also_for_tests=False)
    names += [me()] if not names else []
    names += [say("player", number=number) for number in range(len(names) + 1, people + 1)]
    robots = [kinds[i % len(kinds)] for i in range(players - people)]
    names += [f"{say(f'cli-bot-name-{i % BOT_NAMES + 1}')} ({bot_title(kind)})" for i, kind in enumerate(robots)]
    seed = fresh_seed() if args.seed is None else args.seed
    header = Header(of.id, of.rules_version, options, players, seed, names)
    return begin(of, header, [PERSON] * people + robots)


def bot_title(kind: str) -> str:
    """A level has a name in every language; a bot of others has its own."""
    return say(f"bot-{kind}") if kind in table_bots() else kind


def trusted(kind: str) -> str:
    """Who sat there goes on, unless that would start a command that a file names: nobody has asked for it now."""
    return kind if kind in bot_names() or kind == PERSON else DEPUTY


def me() -> str:
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return say("player", number=1)


class Table:
    """A running game. Bots answer first: whatever a person did last can then still be taken back."""

    def __init__(self, save: Save, screen: Screen, players: list[str]) -> None:
        """`players`: `person` or a bot, for every seat."""
        self.save = save
        self.record = save.record
        self.screen = screen
        header = self.record.header
        self.texts = texts_of(header.game, header.names)
        self.board = board_of(header.game)
        self.people = [seat for seat, kind in enumerate(players) if kind == PERSON]
        seed = fresh_seed()
        self.bots: dict[int, Bot] = {
            seat: bot(kind, seed + seat, timed=True) for seat, kind in enumerate(players) if kind != PERSON
        }
        self.hints: dict[Asked, str] = {}
        self.at_the_keyboard = self.people[0]
        self.untold: dict[int, list[Event]] = {seat: [] for seat in self.people}
        if not self.record.deeds:
            self.note(self.record.dealt)

    def play(self) -> int:
        try:
            while not self.record.state.over:
                deciders = self.record.state.deciders()
                robots = [seat for seat in deciders if seat in self.bots]
                if robots:
                    self.let_think(robots[0])
                elif not self.let_answer(self.next_person(deciders)):
                    return self.leave()
        except EndOfInput:
            return self.leave()
        except KeyboardInterrupt:
            self.screen.show([""])
            return self.leave(STOPPED)
        self.finish()
        return 0

    def next_person(self, deciders: list[int]) -> int:
        """Whoever sits at the keyboard goes on as long as there is something to decide."""
        return self.at_the_keyboard if self.at_the_keyboard in deciders else deciders[0]

    def let_think(self, seat: int) -> None:
        eyes = eyes_of(self.record.game, self.record.state, seat)
        player = self.bots[seat]
        before = fault_of(player)
        self.done(self.record.play(seat, (player.choose(eyes),)))
        fault = fault_of(player)
        if fault is not None and before is None:
            self.screen.say(say("cli-forfeit", why=self.texts.error(fault), deputy=say(f"bot-{DEPUTY}")))

    def done(self, deed: Deed) -> None:
        self.save.write(deed.entry)
        self.note(deed.events)

    def note(self, happened: list[Event]) -> None:
        """For everybody, until they are told."""
        for events in self.untold.values():
            events += [event for event in happened if not (event.auto and event.id in self.board.quiet)]

    def let_answer(self, seat: int) -> bool:
        """False: they want to go."""
        self.hand_over(seat)
        self.tell_news(seat)
        wish = Dialogue(
            self.record, self.texts, self.screen, self.board, seat, len(self.people) == 1, self.hints
        ).answer()
        if wish == QUIT:
            return False
        if wish == UNDO:
            self.take_back(seat)
        else:
            self.done(self.record.play(seat, (wish,)))
        return True

    def hand_over(self, seat: int) -> None:
        """What one may not see of the other goes out of sight first."""
        old = self.at_the_keyboard
        self.at_the_keyboard = seat
        if old == seat:
            return
        state = self.record.state
        if state.view(old)["position"] != state.view(seat)["position"]:
            self.screen.clear()
            self.screen.ask(say("cli-hand-over", name=self.texts.player(seat)) + " ")
            self.screen.clear()

    def tell_news(self, seat: int) -> None:
        events = self.untold[seat]
        self.untold[seat] = []
        if len(events) > TALK:
            self.screen.say(say("cli-earlier", count=len(events) - TALK), self.screen.bullet)
        for event in events[-TALK:]:
            self.screen.say(self.texts.event(event.id, event.seen_by(seat)["args"]), self.screen.bullet)

    def take_back(self, seat: int) -> None:
        """The own latest move; beyond that everybody has to agree, and bots always do."""
        entries = self.record.own_undo(seat)
        if not entries:
            entries = self.record.agreed_undo(seat)
            if entries and len(self.people) > 1 and not self.agreed():
                return
        try:
            deed = self.record.undo(seat, entries)
        except CannotUndo as error:
            self.screen.say(self.texts.error(error))
            return
        self.save.write(deed.entry)
        for events in self.untold.values():
            events.clear()
        self.screen.say(say("cli-taken-back", count=len(entries)))

    def agreed(self) -> bool:
        return yes(self.screen.ask(say("cli-all-agree") + " "))

    def leave(self, code: int = 0) -> int:
        self.screen.say(say("cli-left", command=f"kleinstadt play {self.record.game.id}"))
        return code

    def finish(self) -> None:
        state = self.record.state
        self.screen.show([""])
        self.screen.say(say("cli-over"))
        self.screen.show(all_boards(self.board, state.view(None), None, self.texts, self.screen))
        for sheet in state.scores() + state.rivals():
            self.screen.show(sheet_lines(sheet, self.texts, self.screen))
        self.screen.show(ranking_lines(state.placing(), self.texts))
        if self.save.path == running(self.record.game.id):
            self.screen.show([say("cli-kept", file=str(self.save.put_away("finished")))])
        if len(self.people) == 1:
            self.look_back(self.people[0])

    def look_back(self, seat: int) -> None:
        """What cost most, for who wants to know. Whoever is gone by then misses nothing else."""
        try:
            if not yes(self.screen.ask(say("cli-review-ask") + " ")):
                return
        except (EndOfInput, KeyboardInterrupt):
            return
        regrets = review(self.record, seat, fresh_seed(), hints=self.hints)
        self.screen.say(self.texts.sentence("review-title" if regrets else "review-none"))
        for regret in regrets:
            self.screen.show([""])
            for line in regret_lines(regret, self.texts):
                self.screen.say(line, self.screen.bullet)


def yes(text: str) -> bool:
    return text.lower()[:1] in ("j", "y")


def ranking_lines(ranking: list[int], texts: Texts) -> list[str]:
    order = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
    return [f"{ranking[seat]}. {texts.player(seat)}" for seat in order]
