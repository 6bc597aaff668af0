"""Corpora: the same file however it is made, games that replay by the law, changed files found out."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path

import pytest

from academie.engine.dice.nets import shipped
from academie.games.trictrac.players.engine import whole_net
from academie.kernel import OptionError, UnknownName
from academie.lab.corpus import Corpus, corpus, play_corpus
from academie.lab.workers import ThreadWorkers
from academie.notation import read, to_json
from academie.research.chance import Chance
from academie.research.corpora import CorpusGame, changed_files, read_card, read_corpus, sampled
from academie.research.openings import count_openings, write_openings

STABLE = ("games.parquet", "croissant.json", "SHA256SUMS")
CHEAP = ("tourne-case", "rabattues", "plein", "jacquet")


def asked(game: str = "plein", games: int = 7, seed: int = 3) -> Corpus:
    return corpus(game, games=games, seed=seed, shard=3)


def made(run: Corpus, folder: Path, workers: int = 1) -> Path:
    assert [*play_corpus(run, folder, ThreadWorkers(workers))][-1] == run.games
    return folder


def stable(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in STABLE}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(asked(), tmp_path_factory.mktemp("plein"))


def test_a_corpus_broken_off_goes_on_to_the_same_bytes(small: Path, tmp_path: Path) -> None:
    going = play_corpus(asked(), tmp_path, ThreadWorkers())
    assert [next(going), next(going)] == [0, 3]
    del going
    (tmp_path / "shards" / ".shard-00001.parquet.1").write_bytes(b"half")  # as a killed run leaves it
    with (tmp_path / "times.jsonl").open("a") as log:
        log.write('{"shard": "sha')
    again = play_corpus(asked(), tmp_path, ThreadWorkers(2))
    assert next(again) == 3
    assert [*again][-1] == 7
    assert stable(tmp_path) == stable(small)


def test_games_are_added_to_those_there_are(small: Path, tmp_path: Path) -> None:
    made(asked(games=4), tmp_path)
    first = [*read_corpus(tmp_path)]
    assert next(play_corpus(asked(), tmp_path, ThreadWorkers())) == 3
    made(asked(), tmp_path)
    assert stable(tmp_path) == stable(small)
    assert [*read_corpus(tmp_path)][:4] == first


@pytest.mark.parametrize(
    ("player", "ruleset", "net"),
    [
        ("niveau-5", "trictrac/default", whole_net()),
        ("niveau-5", "trictrac/acad-1698", whole_net("partie-1698")),
        ("lead", "trictrac/default", shipped("trictrac")),
    ],
)
def test_the_card_names_the_net_that_plays(player: str, ruleset: str, net: bytes) -> None:
    run = corpus("trictrac", games=1, seed=1, player=player, ruleset=ruleset)
    assert run.manifest["player"]["net"] == sha256(net).hexdigest()


def test_games_in_company_are_played_by_a_quick_player() -> None:
    assert corpus("ecrire", games=1, seed=1).player == "niveau-5"


def test_other_games_are_refused(small: Path) -> None:
    with pytest.raises(OptionError):
        next(play_corpus(asked(seed=4), small, ThreadWorkers()))


@pytest.mark.parametrize(
    "game", [*CHEAP, "trictrac", "toc", "toute-table", "revertier", "garanguet", "dames"]
)
def test_games_replay_by_the_law_with_the_dice_of_the_seed(game: str, tmp_path: Path) -> None:
    folder = made(corpus(game, games=2, seed=5), tmp_path)
    for each in read_corpus(folder):
        assert [*each.faults()] == []
        course = each.replay()
        assert course.state.outcome is not None
        assert tuple(map(float, course.state.outcome.returns)) == each.returns
        assert read(to_json(each.record())).final() == course.state


def test_a_player_of_the_law_is_recorded_too(tmp_path: Path) -> None:
    (each,) = read_corpus(made(corpus("dominos", games=1, seed=2, player="simple"), tmp_path))
    assert [*each.faults()] == []
    assert each.players == ("simple", "simple")


def test_rows_say_what_the_games_were(small: Path) -> None:
    games = [*read_corpus(small)]
    assert [each.number for each in games] == [*range(7)]
    assert {(each.key, each.ruleset, each.seed) for each in games} == {("plein", "plein/acad-1806", 3)}
    assert all(sum(each.returns) == 0 and each.finished for each in games)
    acts = [each.record().acts for each in games]
    falls = [len(each.ids) for each in games]
    assert all(each.plies < len(played) < said for each, played, said in zip(games, acts, falls, strict=True))


def one(small: Path) -> CorpusGame:
    return next(read_corpus(small))


def test_faults_are_found(small: Path) -> None:
    sound = one(small)
    (other,) = replace(sound, seed=sound.seed + 1).faults()
    assert "seed" in other.en
    won, lost = sound.returns
    (result,) = replace(sound, returns=(lost, won)).faults()
    assert "result" in result.en
    broken = (*sound.ids[:-1], 150 if sound.ids[-1] != 150 else 149)
    (illegal,) = replace(sound, ids=broken).faults()
    assert "not legal" in illegal.en


def test_the_dice_are_those_of_the_published_stream(small: Path) -> None:
    """What a reader without our code would do: the first number of the lane gives the first dice."""
    for each in read_corpus(small):
        white, black = divmod(Chance(3, each.number).below(36), 6)
        assert each.ids[0] == 6 * white + black


def test_the_files_have_a_card_sums_and_metadata(small: Path) -> None:
    card = read_card(small)
    assert (card["game"], card["games"], card["seed"], card["counts"]["games"]) == ("plein", 7, 3, 7)
    assert card["processor_seconds"] >= 0
    assert (
        card["files"]["games.parquet"]["sha256"] == sha256((small / "games.parquet").read_bytes()).hexdigest()
    )
    assert changed_files(small) == []
    page = (small / "README.md").read_text("utf-8")
    assert "academie lab corpus plein --games 7 --seed 3" in page


def test_changed_files_are_found(tmp_path: Path) -> None:
    folder = made(asked(games=1), tmp_path)
    with (folder / "games.parquet").open("ab") as file:
        file.write(b"\0")
    (folder / "croissant.json").unlink()
    assert changed_files(folder) == ["games.parquet", "croissant.json"]


def test_a_sample_is_spread_over_the_corpus(small: Path) -> None:
    assert [each.number for each in sampled(small, 3)] == [0, 2, 4]
    assert [each.number for each in sampled(small, 50)] == [*range(7)]


def test_croissant_has_what_version_1_0_requires(small: Path) -> None:
    """Required by https://docs.mlcommons.org/croissant/docs/croissant-spec.html, version 1.0."""
    told = json.loads((small / "croissant.json").read_text("utf-8"))
    assert told["@type"] == "sc:Dataset"
    assert told["conformsTo"] == "http://mlcommons.org/croissant/1.0"
    assert {
        "@context",
        "name",
        "description",
        "license",
        "url",
        "creator",
        "datePublished",
        "distribution",
    } <= {*told}
    assert told["@context"]["@vocab"] == "https://schema.org/"
    (file,) = told["distribution"]
    assert file["@type"] == "cr:FileObject"
    assert {"@id", "name", "contentUrl", "encodingFormat", "sha256"} <= {*file}
    assert file["sha256"] == sha256((small / file["contentUrl"]).read_bytes()).hexdigest()
    (records,) = told["recordSet"]
    assert records["@type"] == "cr:RecordSet"
    columns = import_module("pyarrow.parquet").read_schema(small / "games.parquet").names
    assert [each["source"]["extract"]["column"] for each in records["field"]] == columns
    for each in records["field"]:
        assert {"@type", "@id", "name", "dataType", "source"} <= {*each}
        assert each["source"]["fileObject"]["@id"] == file["@id"]


def test_players_that_cannot_be_recorded_are_refused() -> None:
    with pytest.raises(OptionError):
        _ = corpus("trictrac", games=1, seed=1, player="niveau-1").manifest
    with pytest.raises(UnknownName):
        _ = corpus("dames", games=1, seed=1, player="niveau-8").manifest


def test_openings_are_counted_by_throw(tmp_path: Path) -> None:
    folder = made(corpus("jacquet", games=600, seed=1), tmp_path)
    found = count_openings(folder)
    throws = {line[0]: each for each in found["choices"] if (line := each["line"])}
    assert all(throw[0] >= throw[2] for throw in throws)
    assert sum(each["games"] for each in throws.values()) <= 600
    for each in throws.values():
        assert each["won"] + each["lost"] == each["games"]
        assert sum(play["games"] for play in each["plays"]) <= each["games"]
        assert each["margin"] > 0
    write_openings(found, tmp_path / "jacquet.json")
    assert json.loads((tmp_path / "jacquet.json").read_text("utf-8")) == found


def test_openings_of_draughts_go_three_moves_deep(tmp_path: Path) -> None:
    found = count_openings(made(corpus("dames", games=60, seed=1, player="nodes:20"), tmp_path))
    (first,) = (each for each in found["choices"] if each["line"] == [])
    assert first["games"] == 60
    steps = {f"{start}-{end}" for start in range(31, 36) for end in range(26, 31)}
    assert {play["play"] for play in first["plays"]} <= steps
