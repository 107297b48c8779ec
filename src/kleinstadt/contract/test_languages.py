"""Both languages of a game say the same things: nobody reads a word of the other one, or less than the others do."""

from kleinstadt.engine.game import AnyGame
from kleinstadt.text import COMMON, source
from kleinstadt.text.messages import messages


def test_every_text_is_there_in_both_languages(any_game: AnyGame) -> None:
    german, english = messages(source(any_game.id, "de")), messages(source(any_game.id, "en"))
    missing = [f"{id} in de" for id in english.keys() - german.keys()]
    missing += [f"{id} in en" for id in german.keys() - english.keys()]
    assert not missing, "\n".join(sorted(missing))


def test_a_text_uses_the_same_arguments_in_both_languages(any_game: AnyGame) -> None:
    german, english = messages(source(any_game.id, "de")), messages(source(any_game.id, "en"))
    differing = {id: german[id] ^ english[id] for id in german.keys() & english.keys() if german[id] != english[id]}
    assert not differing, "\n".join([f"{id}: {', '.join(sorted(names))}" for id, names in sorted(differing.items())])


def test_no_text_has_the_id_of_a_common_one(any_game: AnyGame) -> None:
    both = messages(source(any_game.id, "en")).keys() & messages(source(COMMON, "en")).keys()
    assert not both, "\n".join(sorted(both))
