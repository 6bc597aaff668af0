"""Every flèche is told by its name on the rim, in every game of the trictrac board.

Games are played at random and every sentence read: no number over twelve stands for a flèche, no
code of dice is shown, and an act can be typed as it is read.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from academie.games.tables.law.names import Names, names
from academie.games.tables.law.track import FLECHES, GAMMON, JACQUET, TRICTRAC
from academie.kernel import BLACK, CHANCE, WHITE, Action, Game, State
from academie.kernel.action import HandAct
from academie.notation.codec import NOTATION
from academie.registry import registry
from academie.testing.random_games import choose
from academie.words import Fleche, Message, Text, languages
from tests.rings import count

GAMES = (
    *("trictrac", "ecrire", "poule", "toc", "toute-table", "revertier", "jacquet", "garanguet", "plein"),
    *("tourne-case", "rabattues"),
)
BY_HAND = ("trictrac", "toc", "toute-table", "tourne-case")
MOST = 160
"""How many acts of a game are looked at."""
CODE = re.compile(r"\bw[1-6]b[1-6]\b|\d+/\d+|\d+/off")
"""Dice and moves as records keep them."""
LAST = 12
RIM = re.compile(r"T|C|[1-9]|1[0-2]")


def played(game: Game, seed: int, **options: str) -> Iterator[tuple[State[Any], Action, State[Any]]]:
    """The acts of a random game, each with the states before and after it."""
    dice, state = random.Random(seed), game.start(game.default, options)
    for _ in range(MOST):
        if state.outcome is not None:
            return
        act = choose(state, dice)
        after = state.apply(act)
        yield state, act, after
        state = after


def arguments(text: object) -> Iterator[tuple[str, str, object]]:
    """Every argument of a message and of the messages within, with its key and its name."""
    if isinstance(text, Message):
        for name, value in text.args.items():
            for each in cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,):
                yield text.key, name, each
                yield from arguments(each)


PLACES = {"point", "start", "end", "place", "last"}
"""Arguments that are flèches, or words for the hand and the bande."""


def is_place(key: str, name: str) -> bool:
    return name in PLACES or (key, name) in {("trictrac-way-rest", "rest"), ("race-hits", "points")}


def read(text: Text) -> None:
    """Check one sentence: its flèches are names of a rim, and no other number over twelve stands there."""
    counted: set[str] = set()
    for key, name, value in arguments(text):
        if isinstance(value, Fleche):
            assert RIM.fullmatch(value.name), (text, value)
        elif is_place(key, name):
            assert isinstance(value, Message), (name, value, text)
        elif isinstance(value, int):
            counted.add(str(value))
    for language in languages():
        said = text.in_(language)
        assert not CODE.search(said), said
        large = {number for number in re.findall(r"\d+", re.sub(r"[○●]\w+", "", said)) if int(number) > LAST}
        assert large <= counted, said


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(count(2, 9)))
def test_games_are_told_by_the_names_of_the_rim(key: str, seed: int) -> None:
    game = registry[key]
    notation = NOTATION.of(game)
    for state, act, after in played(game, seed):
        told = notation.describe_act(state, act)
        read(told)
        for event in after.events:
            read(notation.message(event, notation.player))
        if state.actor is not CHANCE and key != "rabattues":
            for language in languages():
                assert notation.resolve(state, told.in_(language)) == act, told.in_(language)


@pytest.mark.parametrize("key", BY_HAND)
def test_tables_with_hands_too(key: str) -> None:
    game = registry[key]
    notation = NOTATION.of(game)
    for state, act, after in played(game, 7, marking="rigueur"):
        if isinstance(act, HandAct):
            assert not CODE.search(notation.describe_act(state, act).en)
        for event in after.events:
            read(notation.message(event, notation.player))


WAYS = {"toute-table": GAMMON, "jacquet": JACQUET, "revertier": JACQUET}


@pytest.mark.parametrize("key", ["trictrac", "toute-table", "revertier", "jacquet", "garanguet", "plein"])
def test_a_name_is_one_fleche_for_both_players(key: str) -> None:
    named = names(key, WAYS.get(key, TRICTRAC))
    called = [str(named.at(place)) for place in range(FLECHES)]
    assert len({*called}) == FLECHES
    for place in range(FLECHES):
        assert named.read(called[place]) == place
        points = [named.ways.of(seat).point(place) for seat in (WHITE, BLACK)]
        assert {named.of(seat, point) for seat, point in zip((WHITE, BLACK), points, strict=True)} == {
            named.at(place)
        }


def test_each_game_counts_as_its_treatise() -> None:
    """ACAD-B ch. VIII: the coin is the eleventh after the talon. ACAD Revertier: the tête is the eleventh."""

    def called(named: Names, *points: int) -> list[str]:
        return [str(named.of(WHITE, point)) for point in points]

    assert called(names("trictrac"), 0, 8, 11, 12, 13, 23) == ["○T", "○8", "○C", "●C", "●10", "●T"]
    assert called(names("garanguet"), 11, 12) == ["○11", "●11"]
    assert called(names("revertier", JACQUET), 0, 11, 12, 23) == ["●T", "●11", "○T", "○11"]
    assert called(names("toute-table", GAMMON), 0, 11, 12, 23) == ["●1", "●12", "○12", "○1"]


def test_a_play_by_one_man_tells_its_numbers() -> None:
    notation = NOTATION.of(registry["trictrac"])
    state = notation.read_state("0x10,5,6x2,11x2/0x10,4x5 white dice=5-3")
    assert notation.describe_act(state, notation.resolve(state, "0/8")).fr == "○T→○8 (5+3)"
    assert notation.describe_act(state, notation.resolve(state, "6/9 6/11")).en == "○6→○9 ○6→○C"


STUDIES = Path(__file__).parents[3] / "studies"
TAUGHT = [
    pytest.param(file, id=f"{file.parent.name}/{file.stem}")
    for key in GAMES
    for file in (*sorted(STUDIES.glob(f"lessons/{key}/*.toml")), *STUDIES.glob(f"rules/{key}.toml"))
]
COUNTS = {"36", "28", "56", "1698"}
"""Numbers over twelve that are no flèches: all throws, postillons, what is written down, a year."""
SENTENCES = ("11, 12, 13, 14, 15, 16", ": 15.")
"""How many throws hit, and what a marqué is worth."""
BARE = re.compile(
    r"\b(?:flèches?|(?:man|men|dames?|case|surcases?|alone|seule|missing) (?:on|from|en|sur|de)) \d+\b"
)
"""A man or a case on a number alone."""


def written(entry: object) -> Iterator[str]:
    """Every sentence of a file of lessons or rules."""
    if isinstance(entry, dict):
        for key, value in cast("dict[str, object]", entry).items():
            if key in {"fr", "en"} and isinstance(value, str):
                yield value
            else:
                yield from written(value)
    elif isinstance(entry, list):
        for each in cast("list[object]", entry):
            yield from written(each)


@pytest.mark.parametrize("file", TAUGHT)
def test_what_is_taught_names_fleches_as_the_rim_does(file: Path) -> None:
    """No number of a player's way; and in a lesson, which shows a board, no number without its side."""
    for said in written(tomllib.loads(file.read_text(encoding="utf-8"))):
        rest = re.sub(r"[○●](?:T|C|\d+)", "", said)
        for sentence in SENTENCES:
            rest = rest.replace(sentence, "")
        large = {number for number in re.findall(r"\d+", rest) if int(number) > LAST}
        assert large <= COUNTS, said
        assert not CODE.search(rest), said
        assert file.parent.name in {"rules", "rabattues"} or not BARE.search(rest), said
