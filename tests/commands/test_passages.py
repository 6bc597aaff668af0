"""`academie passages`, `academie citations` and `academie coverage`: the books at the terminal."""

import json
from pathlib import Path

import pytest

from academie.commands.passages import show
from academie.commands.study_page import page
from academie.edition import passages
from academie.kernel import Citation
from academie.library.catalogue import catalogue
from academie.library.page import claimed, study_page
from academie.sources import LEP
from academie.tracing import Use, UseKind, uses
from academie.words import Language
from tests.commands.terminal import academie


def test_one_passage() -> None:
    """LEP rule 54 has three sentences; the second is the example of ten and twelve points."""
    said = academie("passages", "LEP.r54.s2")
    assert said.code == 0
    assert "LEP, rule 54" in said.out
    assert "three or four holes" in said.out
    assert "AR-11" in said.out
    assert "trictrac.arbiter.faults:Kind.OVER_MARKED_HOLES" in said.out


OURS = {
    Language.ENGLISH: "Our paraphrase, not the book’s words",
    Language.FRENCH: "Notre paraphrase, non le texte du livre",
}


@pytest.mark.parametrize("language", OURS)
def test_every_passage_told_again_says_that_the_words_are_ours(
    language: Language, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # What carries and cites each takes minutes to look up, and says nothing of whose words they are.
    monkeypatch.setattr("academie.commands.passages.carried", lambda *asked: iter(()))
    monkeypatch.setattr("academie.commands.passages.cited_by", lambda passage: ())
    index = passages()
    told = 0
    for passage in index.by_id.values():
        show(index, passage, passage.id, language)
        retold = index.paraphrase(passage.id) is not None
        assert (OURS[language] in " ".join(capsys.readouterr().out.split())) is retold, passage.id
        told += retold
    assert told > 2_000


@pytest.mark.parametrize("language", OURS)
def test_every_sheet_of_a_study_says_that_the_words_are_ours(language: Language) -> None:
    for study in catalogue().studies:
        told = [text.in_(language) for _, text in study_page(study).parts]
        assert told.count(OURS[language]) == 1, study.id
        shown = [*page(study, language)]
        assert shown.count(OURS[language]) == 1, study.id
        # What the author says, in our words, comes right after it.
        assert claimed(study.claim, language) in shown[shown.index(OURS[language]) + 1], study.id


def test_one_passage_as_plain_data() -> None:
    told = json.loads(academie("passages", "ACAD-B.XVIII.p31", "--json").out)
    assert (told["source"], told["place"]) == ("ACAD-B", "ch. XVIII § 31")
    assert {*told["says"]} >= {"en", "fr"}


def test_the_works_and_the_passages_of_one() -> None:
    assert "3,292 passages" in academie("passages").out
    said = academie("passages", "metz")
    assert "METZ.rXXII" in said.out
    assert "238 passages" in said.out


@pytest.mark.parametrize("what", ["LEP.r79", "LEP.r54.s9", "nonsense"])
def test_what_there_is_not(what: str) -> None:
    said = academie("passages", what)
    assert said.code == 2
    assert said.err.startswith("Error")


def test_citations_are_counted_by_work_and_kind() -> None:
    told = json.loads(academie("citations", "--json").out)
    assert told["citations"] == len(uses()) == sum(row["count"] for row in told["by"])
    assert ("METZ", "case") in {(row["source"], row["kind"]) for row in told["by"]}
    assert told["lost"] == []


@pytest.mark.parametrize(("place", "code"), [("rule 78", 0), ("rule 79", 1)])
def test_a_citation_of_no_passage_is_named(place: str, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lepeintre has seventy-eight rules."""
    monkeypatch.setattr(
        "academie.tracing.uses", lambda: (Use(UseKind.LAW, "games.here", Citation(LEP, place)),)
    )
    said = academie("citations")
    assert said.code == code
    assert ("all resolve" in said.out) is (code == 0)
    assert ("games.here" in said.out) is (code == 1)


def test_coverage_by_work_and_in_full(tmp_path: Path) -> None:
    said = academie("coverage", "METZ", "--write", str(tmp_path / "law" / "coverage.md"))
    assert said.code == 0
    assert "METZ.rVII.s1" in said.out
    assert {file.name for file in (tmp_path / "law").iterdir()} == {"coverage.md", "coverage.fr.md"}
    assert "Chaque passage de loi" in (tmp_path / "law" / "coverage.fr.md").read_text(encoding="utf-8")


def test_coverage_as_plain_data() -> None:
    told = {row["id"]: row for row in json.loads(academie("coverage", "LEP", "--json").out)}
    assert told["LEP.r16.s3"]["rules"] == ["trictrac.arbiter.throwing:DiceManners.most_breaks"]
    assert told["LEP.r77.s1"]["reason"]["en"].startswith("It binds spectators")
    assert academie("coverage", "nobody").code == 2
