"""Tables of endings: built small, proven, and held against the law by looking at every move.

The great ones are built by `make slow`: the facts of kings that others have found, and Manoury's N. 20.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from academie.engine.draughts.tables import (
    Known,
    Progress,
    Tables,
    build_tables,
    tables_folder,
    verify_tables,
)
from academie.engine.draughts.thinking import Budget, Thinker
from academie.kernel import BLACK, WHITE, Seat
from academie.rules.draughts import DAMES, DraughtsRules, PartieDeDames, Position
from academie.rules.draughts.board import HUNDRED, bits
from academie.rules.draughts.fen import read_fen
from academie.rules.draughts.moves import after, crowns, moves
from tests.rules.draughts.table import FMJD, MANOURY, METZ

FRENCH = DAMES.ruleset("francaises-64")
MAIN_LINE: Final = bits(HUNDRED.main_line())

STROKES: Final = {
    9: ("W:WK27,K37,K46:BK11", (27, 22)),
    10: ("W:WK19,K27,K37:BK11", (27, 22)),
    11: ("W:WK18,K26,K28:BK20", (18, 9)),
    12: ("W:WK10,K36,K37:BK29", (37, 42)),
    13: ("W:WK32,K37,K41:BK15", (41, 47)),
    14: ("W:WK1,K23,K49:BK17", (49, 44)),
    15: ("W:WK9,K28,K35:BK21", (9, 25)),
    16: ("W:WK7,K35,K37:BK43", (37, 48)),
}
"""MAN ch. VI: three kings against one, each with the author's first move, which alone wins."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("tables")
    build_tables(FMJD, 3, folder=place)
    return place


@pytest.fixture(scope="module")
def kings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three kings against one, which take a few seconds."""
    place = tmp_path_factory.mktemp("kings")
    for rules in (FMJD, MANOURY):
        build_tables(rules, 2, (3, 1), place)
    return place


def replies(tables: Tables, position: Position, rules: DraughtsRules) -> list[Known]:
    """What the adversary has after each move, by the law."""
    found = []
    for move in moves(position, rules):
        known = tables.known(after(position, move, crowned=crowns(position, move, rules)))
        assert known is not None
        found.append(known)
    return found


def follows(replies: list[Known]) -> Known:
    """What a position is worth whose moves lead to those."""
    if any(known.result < 0 for known in replies):
        return Known(1, 1 + min(known.plies or 0 for known in replies if known.result < 0))
    if any(known.result == 0 for known in replies):
        return Known(0, None)
    return Known(-1, 1 + max((known.plies or 0 for known in replies), default=-1))


def few(chooser: random.Random) -> Position:
    """Two or three pieces, men never on their last row."""
    first, *others = chooser.sample(range(1, 51), chooser.choice((2, 3)))
    sides: dict[tuple[Seat, bool], list[int]] = {}
    for square, seat in [(first, WHITE), (others[0], BLACK), *((square, WHITE) for square in others[1:])]:
        king = square in HUNDRED.last_row(seat) or chooser.random() < 0.5
        sides.setdefault((seat, king), []).append(square)
    placed = Position.of(
        sides.get((WHITE, False), ()),
        sides.get((BLACK, False), ()),
        sides.get((WHITE, True), ()),
        sides.get((BLACK, True), ()),
        chooser.choice((WHITE, BLACK)),
    )
    return placed if chooser.random() < 0.5 else placed.turned(HUNDRED)


def test_every_value_follows_from_the_moves_of_the_law(folder: Path) -> None:
    tables, chooser = Tables(FMJD, folder), random.Random(3)
    assert tables.pieces == 3
    for _ in range(3_000):
        position = few(chooser)
        assert tables.known(position) == follows(replies(tables, position, FMJD)), position


def test_moves_are_told_with_the_best_first(folder: Path) -> None:
    tables, chooser = Tables(FMJD, folder), random.Random(5)
    for _ in range(200):
        position = few(chooser)
        told = tables.moves(position)
        if told:
            assert next(iter(told.values())) == tables.known(position)
            assert len(told) == len(moves(position, FMJD))


def test_they_are_proven_by_a_pass_of_their_own(folder: Path) -> None:
    heard: list[Progress] = []
    assert verify_tables(FMJD, folder, heard.append) == 16
    assert heard[-1].of == 16


def test_a_damaged_table_is_found(tmp_path: Path) -> None:
    build_tables(FRENCH, 2, folder=tmp_path)
    assert verify_tables(FRENCH, tmp_path) == 4
    table = next(tmp_path.rglob("m0k1-m0k1.table"))
    whole = table.read_bytes()
    table.write_bytes(whole[:-1] + bytes([whole[-1] ^ 2]))
    with pytest.raises(ValueError, match="damaged"):
        verify_tables(FRENCH, tmp_path)
    table.write_bytes(whole[:-1])
    with pytest.raises(ValueError, match="damaged"):
        Tables(FRENCH, tmp_path)


def test_work_broken_off_goes_on(tmp_path: Path) -> None:
    build_tables(FRENCH, 2, folder=tmp_path, tell=lambda progress: progress.done < 1)
    assert Tables(FRENCH, tmp_path).compiled.materials == ["m0k1-m0k1"]
    build_tables(FRENCH, 2, folder=tmp_path)
    assert len(Tables(FRENCH, tmp_path).compiled.materials) == 4


def test_an_error_of_who_listens_is_raised(tmp_path: Path) -> None:
    def wrong(progress: Progress) -> None:
        raise KeyError(progress.material)

    with pytest.raises(KeyError):
        build_tables(FRENCH, 2, folder=tmp_path, tell=wrong)


def test_laws_whose_pieces_go_alike_share_tables(folder: Path) -> None:
    assert Tables(METZ, folder).pieces == 3
    assert Tables(MANOURY, folder).pieces == 0


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ACADEMIE_TABLES", str(tmp_path))
    assert tables_folder() == tmp_path
    monkeypatch.delenv("ACADEMIE_TABLES")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert tables_folder() == tmp_path / "academie" / "tables"


@pytest.mark.parametrize("rules", [FMJD, MANOURY], ids=lambda rules: rules.id)
@pytest.mark.parametrize("number", STROKES)
def test_manoury_plays_the_only_move_that_wins(number: int, rules: DraughtsRules, kings: Path) -> None:
    fen, stroke = STROKES[number]
    told = Tables(rules, kings).moves(read_fen(fen))
    assert [(move.start, move.end) for move, known in told.items() if known.result > 0] == [stroke]


def test_a_search_with_tables_sees_the_end_at_once(kings: Path) -> None:
    for fen, stroke in STROKES.values():
        state = PartieDeDames(METZ, read_fen(fen))
        best = Thinker(folder=kings).think(state, Budget(depth=1)).lines[0]
        assert (best.moves[0].start, best.moves[0].end) == stroke
        assert best.plies_to_end is not None


def three_against_one() -> Iterator[tuple[Position, int]]:
    """Every position of three kings against one in which the lone king is to move and has not to take."""
    squares = [1 << square for square in HUNDRED.numbers()]
    for lone in squares:
        rest = [bit for bit in squares if bit != lone]
        for one, first in enumerate(rest):
            for two in range(one + 1, len(rest)):
                for third in rest[two + 1 :]:
                    strong = first | rest[two] | third
                    yield Position(strong, lone, strong | lone, BLACK), lone


def test_three_kings_win_in_fifteen_single_moves_at_most(kings: Path) -> None:
    counts = Tables(FMJD, kings).counts("m0k3-m0k1")
    assert sum(counts) == 50 * 49 * 48 // 6 * 47
    won = [plies for plies, count in enumerate(counts[1:]) if count and plies % 2]
    assert max(won) == 15


@pytest.mark.slow
def test_on_the_main_line_the_lone_king_does_not_lose(kings: Path) -> None:
    """With the lone king to move and nothing to take, none of 83,480 is lost (MAN rule XXVIII)."""
    tables, held = Tables(FMJD, kings), 0
    for position, lone in three_against_one():
        if lone & MAIN_LINE and not any(move.taken for move in moves(position, FMJD)):
            known = tables.known(position)
            assert known is not None
            assert known.result == 0, position
            held += not position.white & MAIN_LINE
    assert held > 0


@pytest.mark.slow
def test_four_kings_win_against_one_and_against_two_by_manoury(tmp_path: Path) -> None:
    """MAN ch. VI, N. 20: 3-17 alone wins. Four kings to move against one win always."""
    build_tables(FMJD, 2, (4, 2), tmp_path)
    tables = Tables(FMJD, tmp_path)
    told = tables.moves(read_fen("W:WK3,K4,K6,K47:BK5,K36"))
    assert [(move.start, move.end) for move, known in told.items() if known.result > 0] == [(3, 17)]
    counts = tables.counts("m0k4-m0k1")
    assert counts[0] == 0
    assert verify_tables(FMJD, tmp_path) == len(tables.compiled.materials)
