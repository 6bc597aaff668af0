"""The opening book: what is counted, what is kept and played, and that the same plan makes the same file."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.players.book import (
    Book,
    Tried,
    book_move,
    book_position,
    collected,
    read_book,
)
from academie.games.draughts.text.hub import read_hub_move
from academie.games.draughts.training.book import Plan, games_played, made, match_games
from academie.kernel import NotationError, OptionError
from academie.lab.workers import ThreadWorkers
from tests.commands.terminal import academie
from tests.engine.draughts.test_hub_front import answers

START = DAMES.start()
KEY = "W" + "b" * 20 + "e" * 10 + "w" * 20
TINY = Plan(games=12, nodes=60, plies=4, least=2, seed=7)


def game(text: str, gain: float) -> tuple[DraughtsState, tuple[Move, ...], float]:
    state, moves = START, list[Move]()
    for word in text.split():
        moves.append(read_hub_move(state, word))
        state = state.apply(moves[-1])
    return START, tuple(moves), gain


def test_moves_are_counted_with_what_they_brought_to_who_played_them() -> None:
    games = [game("32-28 19-23", 1.0), game("32-28 20-25", 0.0), game("31-27 19-23 32-28", -1.0)]
    found = collected(iter(games), plies=2)
    assert found[KEY] == {"32-28": Tried(2, 3), "31-27": Tried(1, 0)}
    after = book_position(START.apply(games[0][1][0]))
    # Black's moves are written as White's on the damier turned: 19-23 is 32-28.
    assert found[after] == {"32-28": Tried(1, 0), "31-26": Tried(1, 1)}
    assert len(found) == 3


def test_a_position_and_the_same_one_turned_are_one() -> None:
    turned = DraughtsState(START.rules, START.position.turned(HUNDRED))
    assert book_position(turned) == book_position(START) == KEY
    assert {book_move(turned, act) for act in turned.actions() if isinstance(act, Move)} == {
        book_move(START, act) for act in START.actions() if isinstance(act, Move)
    }


def chosen(moves: dict[str, Tried], state: DraughtsState = START) -> set[Move | None]:
    book = Book({}, {KEY: moves})
    return {book.choose(state, random.Random(seed)) for seed in range(40)}


def test_the_best_moves_are_played_and_others_are_not() -> None:
    good, as_good, worse = (read_hub_move(START, text) for text in ("32-28", "33-29", "31-27"))
    assert chosen({"32-28": Tried(20, 24), "33-29": Tried(10, 12), "31-27": Tried(20, 10)}) == {good, as_good}
    # A single game won says less than twenty that were even.
    assert chosen({"32-28": Tried(40, 60), "31-27": Tried(1, 2)}) == {good}
    assert worse not in chosen({"32-28": Tried(5, 5), "31-27": Tried(5, 0)})


def test_where_nothing_is_known_nothing_is_said() -> None:
    assert chosen({}) == {None}
    assert chosen({"1-50": Tried(9, 9)}) == {None}
    assert chosen({"32-28": Tried(9, 9)}, DAMES.start(DAMES.ruleset("metz"))) == {None}


def test_the_same_plan_makes_the_same_file_whoever_works(tmp_path: Path) -> None:
    log, again = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    begun = games_played(TINY, ThreadWorkers(), log)
    next(begun)
    begun.close()
    *_, one = games_played(TINY, ThreadWorkers(), log)
    *_, two = games_played(TINY, ThreadWorkers(2), again)
    assert one == two
    assert len(one) == 12
    book = made(TINY, one)
    for name, games in (("one", one), ("two", two)):
        made(TINY, games).write(tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert read_book(tmp_path / "one") == book
    assert (book.card["games"], book.card["positions"]) == (12, len(book.moves))
    tried = [each for moves in book.moves.values() for each in moves.values()]
    assert all(each.games >= 2 and each.half_points <= 2 * each.games for each in tried)
    assert sum(each.games for each in book.moves[KEY].values()) <= 12
    with pytest.raises(OptionError):
        next(games_played(Plan(games=13, nodes=60, plies=4), ThreadWorkers(), log))


def test_what_is_no_book_is_said(tmp_path: Path) -> None:
    for content in (b"", b"hello"):
        (tmp_path / "x.book").write_bytes(content)
        with pytest.raises(NotationError, match="not an opening book"):
            read_book(tmp_path / "x.book")
    Book({"kind": "other"}, {}).write(tmp_path / "x.book")
    with pytest.raises(NotationError, match="not an opening book"):
        read_book(tmp_path / "x.book")


def test_the_command_makes_a_book_that_the_engine_plays_by_when_asked(tmp_path: Path) -> None:
    match, book = tmp_path / "match.jsonl", tmp_path / "dames.book"
    academie("lab", "match", "dames:niveau-1", "niveau-1", "--games", "2", "--out", str(match))
    asked = (
        "lab",
        "book",
        "--out",
        str(book),
        "--games",
        "8",
        "--nodes",
        "60",
        "--plies",
        "2",
        "--least",
        "1",
    )
    said = academie(*asked, "--add", str(match))
    assert said.code == 0
    assert "from 10 games" in said.out
    assert read_book(book).card["from"] == ["match.jsonl"]
    assert len(match_games(match)) == 2
    known = read_book(book).moves[KEY]
    on = (f"set-param name=book-file value={book}", "set-param name=book value=true", "init")
    by_book = answers(*on, f"pos pos={KEY}", "level move-time=60", "go think")
    assert [line.command for line in by_book] == ["ready", "done"]
    assert by_book[-1].arguments["move"] in known
    alone = answers("init", f"pos pos={KEY}", "level depth=2", "go think")
    assert "info" in [line.command for line in alone]
    missing = answers(
        "set-param name=book value=true", f"set-param name=book-file value={match}", "init", "ping"
    )
    assert [line.command for line in missing] == ["error", "pong"]
