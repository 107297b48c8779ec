"""What a bot would do or would have done, and why, in words."""

from kleinstadt.bots.advice import Advice, Sentence, When
from kleinstadt.bots.review import Regret
from kleinstadt.cli.table import number
from kleinstadt.engine.state import State
from kleinstadt.text import Texts


def advice_lines(advice: Advice, state: State, seat: int, texts: Texts) -> list[str]:
    """The answer with how sure the bot is, the reasons, and the next best."""
    told = told_apart(advice.move, state, seat, texts)
    lines = [f"{texts.sentence('hint-says')} {told}", texts.sentence(f"hint-{advice.sure}")]
    if advice.then:
        said = [texts.sentence(f"move-{told['id']}", told["args"]) for _, told in advice.then]
        lines.insert(1, texts.sentence("hint-then", {"moves": ", ".join(said)}))
    lines.append(reasons_line(advice.reasons, advice.when, advice.rounds, texts))
    if advice.next is not None:
        other = told_apart(advice.next, state, seat, texts)
        behind = {"move": other, "points": number(advice.behind, 1)}
        lines.append(texts.sentence("hint-next", behind) if advice.behind else texts.sentence("hint-next-even", behind))
    return lines


def told_apart(move: str, state: State, seat: int, texts: Texts) -> str:
    """The answer in words; where others read the same, as those that differ only by their place on the board, with the
    number that it has there."""
    moves = state.moves(seat)
    said = [texts.move(state.describe(seat, each)) for each in moves]
    at = moves.index(move)
    return said[at] if said.count(said[at]) == 1 else f"{said[at]} [{at + 1}]"


def regret_lines(regret: Regret, texts: Texts) -> list[str]:
    """What was answered, what would have been better, and why."""
    played = texts.sentence(f"move-{regret.played['id']}", regret.played["args"])
    better = texts.sentence(f"move-{regret.better['id']}", regret.better["args"])
    if played == better:
        played = f"{played} ({', '.join(regret.played['spots'])})"
        better = f"{better} ({', '.join(regret.better['spots'])})"
    if regret.decision["part"]:
        asked = texts.sentence(f"ask-{regret.decision['kind']}", regret.decision["args"])
        played = f"{asked} {played}"
    if regret.action is not None:
        action = texts.sentence(f"move-{regret.action['id']}", regret.action["args"])
        played = f"{action} · {played}"
    return [
        texts.sentence("review-played", {"move": played}),
        texts.sentence("review-better", {"move": better, "points": number(regret.cost, 1)}),
        reasons_line(regret.reasons, regret.when, regret.rounds, texts),
    ]


def reasons_line(reasons: list[Sentence], when: When, rounds: int, texts: Texts) -> str:
    said = texts.listed([texts.sentence(f"reason-{id}", args) for id, args in reasons])
    return texts.sentence(f"hint-{when}", {"reasons": said, "rounds": rounds})
