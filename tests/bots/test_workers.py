"""Bots think in worker processes; one that dies or dawdles is replaced."""

import asyncio

from kleinstadt import game
from kleinstadt.bots.workers import Question, Thinkers


def question(bot: str = "greedy") -> Question:
    rules = game("tiny_towns")
    state = rules.start(2, {}, 3)
    return Question(rules.id, bot, 0, state.decision(0).dump(), state.moves(0), state.view(0))


def test_a_worker_answers_with_one_of_the_moves() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        asked = question()
        assert (await thinkers.think(asked)).move in asked.moves
        thinkers.close()

    asyncio.run(think())


def test_a_worker_gives_a_hint() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        asked = question()
        advice = await thinkers.advise(asked)
        assert advice is not None
        assert advice.move in asked.moves
        thinkers.close()

    asyncio.run(think())


def test_where_thinking_fails_there_is_no_hint() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        assert await thinkers.advise(question()._replace(game="no such game")) is None
        thinkers.close()

    asyncio.run(think())


def test_what_is_no_journal_cannot_be_looked_back_on() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        assert await thinkers.look_back("tiny_towns", "no journal", 0, {}) is None
        thinkers.close()

    asyncio.run(think())


def test_a_dead_worker_is_replaced_and_the_question_thought_again() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        asked = question("random")
        await thinkers.think(asked)
        worker = thinkers.workers[0]
        assert worker is not None
        worker.process.kill()
        worker.process.join()
        assert (await thinkers.think(asked)).move in asked.moves
        assert thinkers.replaced == 1
        assert thinkers.workers[0] is not worker
        thinkers.close()

    asyncio.run(think())


def test_a_bot_that_fails_over_and_over_leaves_it_to_chance() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        asked = question("no such bot")
        assert (await thinkers.think(asked)).move in asked.moves
        assert thinkers.replaced == 3
        thinkers.close()

    asyncio.run(think())


def test_where_there_is_no_choice_nobody_is_bothered() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        assert (await thinkers.think(question()._replace(moves=("only",)))).move == "only"
        assert thinkers.threads == []
        thinkers.close()

    asyncio.run(think())


def test_a_thought_that_takes_too_long_is_cut_short() -> None:
    async def think() -> None:
        thinkers = Thinkers(1, seconds=0.0)
        asked = question("master")  # thinks for seconds: nobody is quick enough for no time at all
        assert (await thinkers.think(asked)).move in asked.moves
        assert thinkers.replaced == 3
        thinkers.close()

    asyncio.run(think())
