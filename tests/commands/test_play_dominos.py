"""`academie play dominos`: two to four seats, each seeing his own hand."""

import re
from pathlib import Path

import pytest

from academie.notation import read
from tests.commands.terminal import academie

HAND = re.compile(r"^ Player (\d) .*?((?: \[\S\S?\S?\])*)(?:   to \w+)?$", re.M)
ALONE = ("--white", "human", "--black", "simple")


def test_only_the_hand_of_who_is_to_play_is_shown() -> None:
    said = academie(
        "play",
        "dominos",
        "--ruleset",
        "piquet-voleur-1806",
        "--option",
        "first=1",
        "--seed",
        "3",
        typed="?\nq\n",
    )
    assert said.code == 0
    boards = said.out.split("+-")[0::4]
    assert "Player 2   0 points   [?] [?] [?] [?] [?] [?]" in said.out
    assert "Player 4   0 points   [?] [?] [?] [?] [?] [?]" in said.out
    assert "prendre" not in said.out, "what is taken is nobody else's to read"
    (own,) = re.findall(r"Player 1   0 points   ((?:\[\d\|\d\] ?){6})  to play", said.out)
    listed = next(line for line in said.out.splitlines() if line.startswith("> ") and "," in line)
    assert {*re.findall(r"\d-\d", listed)} == {*own.replace("|", "-").strip("[] ").split("] [")}
    assert boards


@pytest.mark.parametrize(
    ("ruleset", "players"), [("tete-a-tete-1806", 2), ("poule-1806", 3), ("poule-1806", 4)]
)
def test_watching(ruleset: str, players: int) -> None:
    said = academie(
        "play",
        "dominos",
        "--ruleset",
        ruleset,
        *("--white", "simple", "--black", "random", "--others", "simple,random"),
        *("--option", f"players={players}", "--option", "points=20", "--seed", "1"),
    )
    assert said.code == 0
    assert "wins the game on points" in said.out
    assert f"Player {players}" in said.out
    assert f"Player {players + 1}" not in said.out


def test_two_people_each_see_their_own(tmp_path: Path) -> None:
    kept = tmp_path / "party"
    said = academie(
        "play",
        "dominos",
        *(
            "--white",
            "human",
            "--black",
            "human",
            "--option",
            "first=1",
            "--option",
            "tiles=12",
            "--seed",
            "5",
        ),
        *("--record", str(kept)),
        typed="?\nq\n",
    )
    first = re.findall(r"\d-\d", next(line for line in said.out.splitlines() if line.startswith("> ")))[0]
    said = academie("play", "dominos", "--record", str(kept), "--black", "human", typed=f"{first}\n!\nq\n")
    assert f"Player 1  {first}\n  Player 1 lays {first}" in said.out
    assert "[ACAD-D, ch. II § 2; rule IX]" in said.out
    assert read(kept.read_text(encoding="utf-8")).final().actor == 1


def test_by_hand_in_rigour() -> None:
    options = ("--option", "first=1", "--option", "tiles=12", "--marking", "rigueur", "--seed", "5")
    said = academie(
        "play", "dominos", "--white", "human", "--black", "human", *options, typed="boude\n7-7\nj2 boude\nq\n"
    )
    assert said.code == 0
    assert "the leader must lay a tile" in said.out
    assert "is not a tile" in said.out
    assert "no such act" in said.out


def test_in_french() -> None:
    said = academie(
        "play", "dominos", *ALONE, "--lang", "fr", "--option", "first=1", "--seed", "2", typed="q\n"
    )
    assert "16 dominos au talon" in said.out
    assert "Joueur 1   0 point" in said.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--ruleset", "poule-1806", "--option", "players=2"], "for 3 or 4 players"),
        (["--marking", "courtois"], "auto or rigueur"),
        (["--ruleset", "poule-1806", "--others", "strong"], "no player 'strong'"),
    ],
)
def test_what_cannot_be_played(words: list[str], message: str) -> None:
    said = academie("play", "dominos", *words)
    assert said.code == 2
    assert message in said.err
