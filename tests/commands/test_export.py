"""The datasets: their columns told, their lines whole, the same in every format."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from pyarrow import parquet

from academie import __version__
from academie.commands.export import exported
from academie.library.datasets import Dataset, Kind, card, citation, write
from academie.notation import notation_of
from tests.commands.terminal import academie

ROOT = Path(__file__).parents[2]
DATASETS = exported()
by_name = pytest.mark.parametrize("dataset", DATASETS, ids=[each.name for each in DATASETS])


@by_name
def test_a_line_has_its_columns_and_what_may_not_lack_is_there(dataset: Dataset) -> None:
    needed = {column.name for column in dataset.columns if not column.optional}
    for row in dataset.rows():
        assert [*row] == [column.name for column in dataset.columns]
        assert not {name for name in needed if row[name] is None}


@by_name
def test_ids_are_told_once(dataset: Dataset) -> None:
    ids = [(row["id"], row.get("kind")) for row in dataset.rows()]
    assert len(ids) == len(set(ids))


@by_name
def test_both_formats_have_the_same_lines(dataset: Dataset, tmp_path: Path) -> None:
    lines, number = write(dataset, tmp_path, "jsonl")
    table, same = write(dataset, tmp_path, "parquet")
    assert number == same
    nested = [column.name for column in dataset.columns if column.kind is Kind.JSON]
    rows = parquet.read_table(table).to_pylist()
    for row in rows:
        row.update({name: json.loads(row[name]) for name in nested if row[name] is not None})
    assert rows == [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]


@by_name
def test_the_same_data_gives_the_same_bytes(dataset: Dataset, tmp_path: Path) -> None:
    for ending in ("jsonl", "parquet"):
        path, _ = write(dataset, tmp_path, ending)
        before = path.read_bytes()
        write(dataset, tmp_path, ending)
        assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["studies", "puzzles"])
def test_every_position_can_be_read(name: str) -> None:
    """A reader of the files needs nothing but the notation they name."""
    (dataset,) = (each for each in DATASETS if each.name == name)
    for row in dataset.rows():
        notation_of(row["game"]).read_state(row["position"])


def test_the_card_tells_every_column_in_both_languages() -> None:
    told = card(DATASETS, __version__)
    for column in (column for dataset in DATASETS for column in dataset.columns):
        assert f"| `{column.name}` |" in told
        assert column.about.fr in told
        assert column.about.en in told
    for name in ("passages", "paraphrases", "citations", "claims"):
        (about,) = (each.about for each in DATASETS if each.name == name)
        assert about is not None
        assert about.fr in told
        assert about.en in told


def test_the_citation_at_the_root_is_of_this_version_and_its_day() -> None:
    told = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert told == citation(__version__)
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    day = next(
        line.split(" – ")[1] for line in changes.splitlines() if line.startswith(f"## [{__version__}]")
    )
    assert f"\ndate-released: {day}\n" in told


def test_the_command_writes_them_all(tmp_path: Path) -> None:
    said = academie("export", str(tmp_path / "out"), "--format", "jsonl")
    assert said.code == 0
    files = {path.name for path in (tmp_path / "out").iterdir()}
    assert files == {"README.md", "CITATION.cff", *(f"{each.name}.jsonl" for each in DATASETS)}


@by_name
def test_csv_has_the_same_lines(dataset: Dataset, tmp_path: Path) -> None:
    path, number = write(dataset, tmp_path, "csv")
    with path.open(encoding="utf-8", newline="") as file:
        lines = [*csv.DictReader(file)]
    assert len(lines) == number
    for line, row in zip(lines, dataset.rows(), strict=True):
        for column in dataset.columns:
            value, text = row[column.name], line[column.name]
            if value is None or isinstance(value, str):
                assert text == (value or "")
            else:
                assert json.loads(text) == value


def test_the_books_are_written_as_tei_and_json_ld(tmp_path: Path) -> None:
    said = academie("export", str(tmp_path), "--format", "tei", "--format", "jsonld")
    assert said.code == 0
    books = {"acad-1806", "lepeintre-1818", "manoury-1787", "metz"}
    files = {path.name for path in tmp_path.iterdir()} - {"README.md", "CITATION.cff"}
    assert files == {f"{book}.{ending}" for book in books for ending in ("xml", "jsonld")}


def test_citations_name_the_passages_they_rest_on() -> None:
    (dataset,) = (each for each in DATASETS if each.name == "citations")
    rows = [row for row in dataset.rows() if row["source"] == "LEP" and row["place"] == "rule 54"]
    assert rows
    assert all(row["passages"] == ["LEP.r54"] for row in rows)


def test_another_format_is_refused_with_those_there_are(tmp_path: Path) -> None:
    said = academie("export", str(tmp_path), "--format", "xls")
    assert said.code == 2
    assert "jsonl" in said.err
