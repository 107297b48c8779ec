"""How a sentence is made of an id and arguments."""

from threading import Event, Thread

import pytest
from fluent.runtime import FluentResource

from kleinstadt import game_ids
from kleinstadt.engine.errors import IllegalMove
from kleinstadt.engine.score import ScoreLine
from kleinstadt.text import LANGUAGES, OURS, MissingText, Texts, source
from kleinstadt.text import entries as reading
from kleinstadt.text.entries import Entries, split
from kleinstadt.text.messages import messages


def german(*names: str) -> Texts:
    return Texts("tiny_towns", "de", names)


def test_an_argument_is_shown_by_the_message_of_its_name_and_value() -> None:
    assert german("Ada").event("placed", {"seat": 0, "resource": "wood", "field": "b2"}) == "Ada legt Holz auf b2."


def test_a_list_is_joined_as_the_language_does_it() -> None:
    cards = ["farm", "well", "inn"]
    assert german().word("cards", cards) == "Bauernhof, Brunnen und Gasthaus"
    assert Texts("tiny_towns", "en").word("cards", cards) == "Farm, Well and Inn"
    assert german().word("cards", ["farm"]) == "Bauernhof"
    assert german().word("cards", []) == ""


def test_what_a_list_names_more_than_once_is_counted() -> None:
    assert german().word("cards", ["farm", "inn", "farm"]) == "2 × Bauernhof und Gasthaus"


def test_a_seat_without_a_name_is_counted_from_one() -> None:
    assert german("Ada").word("seat", 1) == "Gast 2"
    assert german("Ada").word("other_seat", 0) == "Ada"
    assert german("Ada").word("seats", 0) == 0


def test_who_may_not_know_a_thing_reads_the_same_sentence_without_it() -> None:
    assert german("Ada").event("chose", {"seat": 0, "resource": "hidden"}) == "Ada hat gewählt: eine Ressource."


def test_a_line_of_the_sheet_is_named_after_its_card() -> None:
    assert german().line(ScoreLine("farm", 0, {"count": 2})) == "Bauernhof"
    assert german().line_detail(ScoreLine("farm", 0, {"count": 2})) == "2 ×"
    assert german().line_detail(ScoreLine("cottage", 3, {"count": 2, "fed": 1})) == "1 von 2 versorgt"


def test_a_missing_text_and_a_missing_argument_are_mistakes() -> None:
    with pytest.raises(MissingText):
        german().sentence("event-nothing_like_it")
    with pytest.raises(MissingText):
        german().sentence("event-placed", {"seat": 0})


def test_an_error_is_said_in_the_language_or_by_itself() -> None:
    known = IllegalMove("game_over", {"move": "place a1"}, "The game is over.")
    unknown = IllegalMove("unheard_of", {}, "This is new.")
    assert german().error(known) == "Das Spiel ist aus."
    assert german().error(unknown) == "This is new."


@pytest.mark.parametrize("owner", [*OURS, *game_ids()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_entries_are_told_apart_as_the_parser_does_it(owner: str, lang: str) -> None:
    found = split(source(owner, lang))
    whole = messages(source(owner, lang))
    assert {id for id in found if not id.startswith("-")} == set(whole)
    assert {id: messages(text)[id] for id, text in found.items() if id in whole} == whole


def test_what_a_message_speaks_of_is_read_with_it() -> None:
    entries = Entries(["-town = Town\nhall = { -town } Hall\nmeet = Meet at the { hall }.\nother = Other\n"], "en")
    bundle = entries.bundle_with("meet")
    assert bundle.format_pattern(bundle.get_message("meet").value) == ("Meet at the Town Hall.", [])
    assert list(entries.unread) == ["other"]


def test_of_two_messages_of_the_same_name_the_first_is_said() -> None:
    entries = Entries(["hall = First\n", "hall = Second\n"], "en")
    bundle = entries.bundle_with("hall")
    assert bundle.format_pattern(bundle.get_message("hall").value) == ("First", [])
    assert entries.has("hall")
    assert not entries.has("house")


def test_a_message_that_another_thread_is_just_reading_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = Event(), Event()

    def slow(text: str) -> object:
        begun.set()
        may_end.wait()
        return FluentResource(text)

    monkeypatch.setattr(reading, "FluentResource", slow)
    entries = Entries(["hall = Hall\n"], "en")
    other = Thread(target=entries.bundle_with, args=("hall",))
    other.start()
    begun.wait()
    there = entries.has("hall")
    may_end.set()
    other.join()
    assert there
    assert entries.has("hall")


@pytest.mark.parametrize("owner", game_ids())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_to_me_has_no_other_arguments_than_what_others_read(owner: str, lang: str) -> None:
    said = messages(source(owner, lang))
    more = {id: said[id] - said[id[:-4]] for id in said if id.startswith("event-") and id.endswith("-you")}
    assert {id: names for id, names in more.items() if names} == {}
