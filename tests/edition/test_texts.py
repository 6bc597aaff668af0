"""A transcription is known by its passages, however it is printed, and gives back the author's words."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from academie.edition import author_text, texts
from academie.edition.letters import Letters
from academie.edition.texts import add_text, installed_texts, recognise, remove_text
from academie.kernel import AcademieError, NotationError, UnknownName
from tests.commands.terminal import academie
from tests.edition.made_up import MadeUp, made_up, plain_letters

LONG_ENOUGH = 20
"""Passages with fewer letters have no anchors."""


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> MadeUp:
    made = made_up()
    monkeypatch.setattr(texts, "passages", lambda: made.index)
    monkeypatch.setenv("ACADEMIE_TEXTS", str(tmp_path / "texts"))
    return made


def long_passages(book: MadeUp) -> dict[str, str]:
    return {id_: said for id_, said in book.words.items() if len(plain_letters(said)) >= LONG_ENOUGH}


def test_letters_are_the_same_however_they_are_written() -> None:
    assert Letters("Là, le Cœur ! Æ ſ ﬁ 12").letters == "lalecoeuraesfi"
    assert Letters("E X É C U T I O N.").letters == "execution"


def test_a_window_is_met_where_it_stands() -> None:
    text = Letters("1, un, deux: trois quatre cinq six; un, deux, trois quatre cinq")
    # What `b2sum -l 40` says of undeuxtroisquatrecin.
    assert text.windows({"27de4e82c2", "0000000000"}) == {"27de4e82c2": [0, 24]}


def test_a_faithful_copy_gives_every_passage_back(book: MadeUp) -> None:
    found = recognise(book.text)
    assert (found.found, found.passages) == (len(long_passages(book)),) * 2
    assert {id_: found.words(id_) for id_ in book.words} == book.words


def wrapped(text: str) -> str:
    return "\n\n".join(textwrap.fill(each, 50) for each in text.split("\n\n"))


def spaced(text: str) -> str:
    return " ".join(text)


def old_letters(text: str) -> str:
    return text.replace("s", "ſ").replace("e", "é").replace("oe", "œ")


@pytest.mark.parametrize("printed", [wrapped, spaced, old_letters])
def test_line_breaks_spaces_and_accents_make_no_difference(
    book: MadeUp, printed: Callable[[str], str]
) -> None:
    found = recognise("Une page de titre de plus\n\n" + printed(book.text))
    for id_, said in long_passages(book).items():
        assert Letters(found.words(id_) or "").letters == plain_letters(said)


@pytest.mark.parametrize("seed", range(5))
def test_misread_letters_move_no_passage(book: MadeUp, seed: int) -> None:
    """Every fiftieth letter is another: the passages are where they were, to a few letters."""
    chance = random.Random(seed)
    text = "".join(
        chance.choice("abcdefghij") if each.isalpha() and chance.random() < 0.02 else each
        for each in book.text
    )
    found = recognise(wrapped(text))
    whole = long_passages(book)
    assert found.found >= 0.98 * len(whole)
    for id_ in found.pieces.keys() & whole.keys():
        ((start, end),) = found.pieces[id_]
        read, true = Letters(found.text[start:end]).letters, plain_letters(whole[id_])
        assert abs(len(read) - len(true)) <= 0.1 * len(true)
        # The same letters nearly everywhere, at nearly the same places.
        shift = max(range(-5, 6), key=lambda by: agreement(read, true, by))
        assert agreement(read, true, shift) >= 0.8


def agreement(read: str, true: str, shift: int) -> float:
    """The share of letters that are the same if one text is shifted against the other."""
    pairs = zip(read[max(shift, 0) :], true[max(-shift, 0) :], strict=False)
    return sum(one == other for one, other in pairs) / len(true)


def test_what_is_missing_is_not_made_up(book: MadeUp) -> None:
    """Pages are lost from the midst of one long passage to the midst of another."""
    ids = [id_ for id_ in book.words if id_.startswith("TST.II.")]
    long = [id_ for id_ in ids if len(book.words[id_]) > 500]
    first, last = long[1], long[4]
    start = book.text.index(book.words[first]) + len(book.words[first]) // 2
    end = book.text.index(book.words[last]) + len(book.words[last]) // 2
    found = recognise(book.text[:start] + "\n" + book.text[end:])
    lost = {*ids[ids.index(first) + 1 : ids.index(last)]}
    assert len(lost) > 3
    assert not lost & found.pieces.keys()
    halves = {id_: found.words(id_) or "" for id_ in (first, last)}
    assert all(halves.values())
    assert all(half in book.words[id_] for id_, half in halves.items())
    whole = long_passages(book).keys() - lost - {first, last}
    assert all(found.words(id_) == book.words[id_] for id_ in whole)


def test_a_note_in_the_midst_of_a_passage_is_no_part_of_it(book: MadeUp) -> None:
    """Two passages stand side by side in the index, and one inside the other on the page."""
    around, note = book.words["TST.III.p2"], book.words["TST.III.p3"]
    middle = around.index(" ", len(around) // 2)
    page = f"{around[:middle]}\n{note}\n{around[middle + 1 :]}"
    found = recognise(book.text.replace(f"{around}\n\n{note}", page))
    assert found.words("TST.III.p3") == note
    assert (found.words("TST.III.p2") or "").replace("\n", " ") == around


def test_another_text_is_refused_with_what_to_do(book: MadeUp) -> None:
    with pytest.raises(NotationError, match=r"made-up.*plain text of the whole book"):
        recognise(made_up(seed=2).text)


def test_a_text_is_installed_listed_and_removed(book: MadeUp, tmp_path: Path) -> None:
    file = tmp_path / "book.txt"
    file.write_bytes(b"\xef\xbb\xbf" + book.text.replace("\n", "\r\n").encode())
    assert author_text_of(book) == dict.fromkeys(book.words)
    add_text(file)
    file.unlink()
    assert [each.book for each in installed_texts()] == ["made-up"]
    assert author_text_of(book) == book.words
    assert author_text("TST.I") is None
    remove_text("made-up")
    assert installed_texts() == ()
    assert author_text_of(book) == dict.fromkeys(book.words)


def author_text_of(book: MadeUp) -> dict[str, str | None]:
    return {id_: author_text(id_) for id_ in book.words}


def test_a_better_copy_takes_the_place_of_the_first(book: MadeUp, tmp_path: Path) -> None:
    file = tmp_path / "book.txt"
    file.write_text(book.text[: len(book.text) // 2])
    assert add_text(file).found < len(long_passages(book))
    file.write_text(book.text)
    add_text(file)
    (installed,) = installed_texts()
    assert installed.found == len(long_passages(book))


def test_a_damaged_copy_is_told(book: MadeUp, tmp_path: Path) -> None:
    file = tmp_path / "book.txt"
    file.write_text(book.text)
    add_text(file)
    (tmp_path / "texts" / "made-up.json").write_text("{}")
    with pytest.raises(AcademieError, match="texts add"):
        author_text("TST.I.p1")


def test_only_an_installed_text_can_be_removed(book: MadeUp) -> None:
    with pytest.raises(UnknownName, match="texts add"):
        remove_text("made-up")


def test_the_command(book: MadeUp, tmp_path: Path) -> None:
    file = tmp_path / "book.txt"
    file.write_text(book.text)
    number = len(long_passages(book))
    assert "texts add" in academie("texts", "list").out
    assert f"{number} of {number}" in academie("texts", "add", str(file)).out
    assert academie("texts", "list").out == f"made-up: {number} of {number} passages\n"
    assert academie("texts", "remove", "made-up").code == 0
    assert academie("texts", "remove", "made-up").code == 2
    file.write_bytes(b"\xff\xfe\x00")
    refused = academie("texts", "add", str(file))
    assert refused.code == 2
    assert "UTF-8" in refused.err
