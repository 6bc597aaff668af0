"""What another reading changes: just the examples of the books that suppose the one that is followed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from academie.edition import apparatus, doubt
from academie.kernel import AcademieError, Record, RuleSet, UnknownName
from academie.library.lessons import Question, lessons
from academie.library.markdown import in_each_language
from academie.notation import notation_of
from academie.notation.formats import write_file
from academie.registry import registry
from academie.testing.cases import case_games, game_cases
from academie.tracing.probes import Area
from academie.tracing.what_if import Asked, Consequence, leaning, read, read_so, what_if
from academie.words import Language, Message

ELEVEN_IN_A_ROW = (
    "0x9,5x2,6,7,11x2/0x15 white throws=3-3 coins=white points=10-0 holes=11-0 runs=11-0 bredouille=white"
)
"""The next points win the twelfth hole in a row; the other has none."""
PAGE = Path(__file__).parents[2] / "docs" / "law" / "apparatus.md"
SHOWN = [
    pytest.param(reading, language, file, id=f"{reading} {language.value}")
    for reading in ("LEP.1.VI.p2=run", "MAN.rXXII=most")
    for language, file in in_each_language(PAGE)
]
"""The readings whose consequences the page of the apparatus shows."""
QUICK = frozenset({Area.CASE, Area.EXAMPLE, Area.STUDY, Area.LESSON, Area.PUZZLE})


def changes(
    text: str, *areas: Area, game: str | None = None, records: Path | None = None
) -> list[Consequence]:
    question = what_if(text, game=game, records=records, seconds=0)
    asked = tuple(probe for probe in question.probes if probe.area in (areas or QUICK))
    return [each for found in replace(question, probes=asked).run() for each in found.consequences]


def ids(found: list[Consequence]) -> set[str]:
    return {each.id for each in found}


@pytest.mark.night
def test_rule_xxii_binds_in_n_6_alone_and_is_broken_in_three_lines() -> None:
    """Were only number to bind, White could take either way in N. 6, which explains the rule, and lines of
    the author that go against it would be legal: the first way of N. 37, N. 58, the first way of N. 97.

    Source: MAN ch. IV on rule XXII; N. 37, 58, 97.
    """
    found = changes("MAN.rXXII=most", game="dames")
    assert ids(found) == {"DR-02", "man-6 1", "man-37", "man-58", "man-97"}
    assert {each.id: each.act for each in found if each.area is Area.STUDY} == {
        "man-6 1": 1,
        "man-37": 2,
        "man-58": 9,
        "man-97": 2,
    }


@pytest.mark.night
def test_number_comes_before_quality_however_xxii_is_read() -> None:
    """Three men before two kings, in Manoury and in Metz's example.

    Source: MAN rule XXIII; METZ example of rule XII.
    """
    assert "DR-04" not in ids(changes("MAN.rXXII=most", Area.CASE, game="dames"))
    assert not changes("METZ.ex.rXII.p2=most-then-strongest", Area.CASE, game="dames")


def test_only_the_books_asked_about_are_read_otherwise() -> None:
    assert {rules.id for rules in read("MAN.rXXII=most").before} == {
        "dames/manoury-1787",
        "dames/francaises-64",
        "dames/babylonienne",
    }
    assert {rules.id for rules in read("METZ.rXII=most-then-strongest").before} == {"dames/metz"}


@pytest.mark.night
def test_the_grande_bredouille_of_lepeintre() -> None:
    """The books' examples never reach a twelfth hole; only the case that it is not paid unasked supposes it.

    Source: LEP part 1 ch. VI § 2.
    """
    found = changes("LEP.1.VI.p2=run", game="trictrac")
    assert ids(found) == {"TT-M14"}
    (case,) = found
    assert (case.before.en, case.after.en) == ("result: 1, -1", "result: 2, -2")


@pytest.mark.night
def test_the_grande_bredouille_of_every_book() -> None:
    """Twelve in a row are twelve after some of the other's too; a first treatise's grande bredouille is not.

    Source: LEP part 1 ch. VI § 2; ACAD-B ch. XIII § 1, 4; ACAD-A ch. I § 12.
    """
    assert ids(changes("grande-bredouille=run", Area.CASE, game="trictrac")) == {
        "TT-M14",
        "TT-M15",
        "TT-M16",
        "TT-M17",
    }
    assert ids(changes("grande-bredouille=none-taken", Area.CASE, game="trictrac")) == {
        "TT-M14",
        "TT-M15",
        "TT-M16",
    }


def test_stored_games_diverge_at_the_act_that_ends_them(tmp_path: Path) -> None:
    """A game won by twelve holes in a row is worth two; one in which that was agreed on is not changed."""
    write_file(tmp_path / "usual.json", twelve_in_a_row({}))
    write_file(tmp_path / "agreed.json", twelve_in_a_row({"grande_bredouille": "off"}))
    found = changes("LEP.1.VI.p2=run", Area.GAME, records=tmp_path)
    assert [(each.id, each.act) for each in found] == [("usual.json", 1)]
    assert "+1 -1" in found[0].before.en
    assert "+2 -2" in found[0].after.en


def twelve_in_a_row(options: dict[str, str]) -> Record[Any]:
    game = registry["trictrac"]
    rules = game.ruleset("lep-rigueur")
    start: Record[Any] = Record(game, rules.id, (("position", ELEVEN_IN_A_ROW), *options.items()))
    return start.with_act(notation_of("trictrac").resolve(start.start(), "6-5"))


def test_filling_the_retour_from_the_coin() -> None:
    """Fig. 5: by the opinion that did not prevail six-three fills in three ways, twelve points and so a
    double hole, and four-three wins eight; by the law they win eight and four.

    Source: ACAD-B ch. XI § 11, 12, 18.
    """
    found = {each.id: each for each in changes("ACAD-B.XI.p19=yes", Area.STUDY, game="trictrac")}
    assert "points=0-8" in found["b-xi-9"].before.en
    assert "holes=0-2" in found["b-xi-9"].after.en
    assert "points=4-0" in found["b-xi-11"].before.en
    assert "points=8-0" in found["b-xi-11"].after.en


def test_the_law_is_as_before_once_it_was_asked() -> None:
    before = registry["dames"].rulesets, registry["dames"].law.former
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert (registry["dames"].rulesets, registry["dames"].law.former) == before


def interrupted() -> None:
    with read_so(read("MAN.rXXII=most")):
        assert registry["dames"].ruleset("manoury-1787").plain()["precedence"] == "most"
        raise KeyboardInterrupt


@pytest.mark.parametrize(
    "asked",
    ["MAN.rI=most", "MAN.rXXII=least", "MAN.rC=most", "MAN.rXXII=any-king", "LEP.r54.s3=read", "MAN.rXXII"],
)
def test_what_cannot_be_asked(asked: str) -> None:
    """No doubt, no such reading, no such passage, no law that follows it, a misprint, no reading at all."""
    with pytest.raises(AcademieError):
        read(asked)


def test_a_reading_already_held_is_said_to_be() -> None:
    with pytest.raises(AcademieError, match="already"):
        read("MAN.rXXII=most-then-strongest")


def test_a_passage_with_several_doubts_asks_for_one() -> None:
    with pytest.raises(UnknownName, match="early-lift-to-keep"):
        read("ACAD-A=no")


def every_change() -> Iterator[tuple[str, str]]:
    for each in apparatus():
        for key in sorted({key for point in each.points for key in point.values}) if leaning(each) else ():
            yield each.id, key


@pytest.mark.parametrize(("entry", "key"), [*every_change()], ids=str)
def test_every_reading_makes_rule_sets(entry: str, key: str) -> None:
    """Each reading with a value can be asked of every book, unless all of them hold it already."""
    held = {_plain(rules, point.name) for point in doubt(entry).points for rules in leaning(doubt(entry))}
    if held == {str(point.values[key]) for point in doubt(entry).points}:
        with pytest.raises(AcademieError, match="already"):
            read(f"{entry}={key}")
    else:
        changed = read(f"{entry}={key}").changed
        assert all(before.id == after.id and before != after for before, after in changed)


def _plain(rules: RuleSet, name: str) -> str:
    return str(rules.plain()[name])


@pytest.mark.night
def test_claims_that_rest_on_a_rule_are_asked_however_long_they_take() -> None:
    """N. 6 explains rule XXII, and a way of taking in N. 37 breaks it; where only number binds, neither does.

    Source: MAN N. 6, 37.
    """
    found = changes("MAN.rXXII=most", Area.STUDY, Area.CLAIM, game="dames")
    claims = {each.id: (each.before.en, each.after.en) for each in found if each.area is Area.CLAIM}
    assert claims == {"MAN-6-a": ("proven", "refuted"), "MAN-37-b": ("refuted", "proven")}


def shown(reading: str, language: Language, file: Path) -> dict[Area, tuple[int, int, int]]:
    """What the page shows of a reading: of each kind how many were asked, changed and left out."""
    section = file.read_text(encoding="utf-8").partition(f"`{reading}`)")[2].partition("\n### ")[0]
    found: dict[Area, tuple[int, int, int]] = {}
    for area in Area:
        name = Message(f"tracing-area-{area.value}").in_(language)
        (row,) = re.findall(rf"^\| {name} \| (\d+) \| (\d+) \| ?(.*)\|$", section, re.MULTILINE)
        left = re.search(r"(\d+) (?:left out|laissées de côté)", row[2])
        found[area] = (int(row[0]), int(row[1]), int(left[1]) if left else 0)
    return found


@pytest.mark.parametrize(("reading", "language", "file"), SHOWN)
def test_the_page_counts_what_there_is_to_ask(reading: str, language: Language, file: Path) -> None:
    """Cases, exercises, puzzles, claims and games as there are now: the page was once left behind by all."""
    told = shown(reading, language, file)
    there = there_are(reading)
    assert told[Area.CASE][0] == sum(len(game_cases(key)) for key in case_games())
    exercises = sum(isinstance(step, Question) for lesson in lessons() for step in lesson.steps)
    assert told[Area.LESSON][0] == exercises
    assert told[Area.PUZZLE][0] == there[Area.PUZZLE]
    assert told[Area.GAME][0] == there[Area.GAME]
    assert told[Area.CLAIM][0] + told[Area.CLAIM][2] == there[Area.CLAIM]


@cache
def there_are(reading: str) -> Counter[Area]:
    """Of each kind how many there are to ask, which takes seconds to find."""
    return Counter(probe.area for probe in what_if(reading).probes)


@pytest.mark.night
@pytest.mark.parametrize(("reading", "language", "file"), SHOWN)
def test_the_page_shows_what_another_reading_changes(reading: str, language: Language, file: Path) -> None:
    told, found = shown(reading, language, file), asked(reading)
    for area in Area:
        own = [each for each in found if each.probe.area is area]
        number, changed = sum(each.number for each in own), sum(len(each.consequences) for each in own)
        assert told[area][1] == changed, area
        # Which claims take too long is a matter of the machine; all of them are asked or left out.
        assert (told[area][0] == number) or area is Area.CLAIM, area


@cache
def asked(reading: str) -> tuple[Asked, ...]:
    return tuple(what_if(reading).run())
