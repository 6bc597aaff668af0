"""Tables of distances: built small, proven, and held against the law by looking at every move.

The great ones are built by `make night`: the facts of kings that others have found, and Manoury's N. 20.
"""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from numpy.typing import NDArray

from academie.games.draughts.core import core_rules
from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState, Position
from academie.games.draughts.law.board import HUNDRED, bits
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.moves import after, crowns, moves
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.players.tablebase import (
    Progress,
    TablebaseResult,
    Tables,
    build_distances,
    tables_folder,
    verify_distances,
)
from academie.kernel import BLACK, WHITE, Seat
from tests.engine.draughts.strokes import STROKES
from tests.games.draughts.law.table import FMJD, MANOURY, METZ
from tests.rings import count

FRENCH = DAMES.ruleset("francaises-64")
MAIN_LINE: Final = bits(HUNDRED.main_line())

Boards = NDArray[np.uint64]
Flags = NDArray[np.bool_]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("tables")
    build_distances(FMJD, 3, folder=place)
    return place


@pytest.fixture(scope="module")
def kings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three kings against one, which take a few seconds."""
    place = tmp_path_factory.mktemp("kings")
    for rules in (FMJD, MANOURY):
        build_distances(rules, 2, (3, 1), place)
    return place


def replies(tables: Tables, position: Position, rules: DraughtsRules) -> list[TablebaseResult]:
    """What the adversary has after each move, by the law."""
    found: list[TablebaseResult] = []
    for move in moves(position, rules):
        known = tables.known(after(position, move, crowned=crowns(position, move, rules)))
        assert known is not None
        found.append(known)
    return found


def follows(replies: list[TablebaseResult]) -> TablebaseResult:
    """What a position is worth whose moves lead to those."""
    if any(known.result < 0 for known in replies):
        return TablebaseResult(1, 1 + min(known.plies or 0 for known in replies if known.result < 0))
    if any(known.result == 0 for known in replies):
        return TablebaseResult(0, None)
    return TablebaseResult(-1, 1 + max((known.plies or 0 for known in replies), default=-1))


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
    tables, chooser = Tables(FMJD, folder, packaged=False), random.Random(3)
    assert tables.pieces == 3
    for _ in range(count(500, 3_000)):
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
    assert verify_distances(FMJD, folder, heard.append) == 16
    assert heard[-1].of == 16


def test_a_damaged_table_is_found(tmp_path: Path) -> None:
    build_distances(FRENCH, 2, folder=tmp_path)
    assert verify_distances(FRENCH, tmp_path) == 4
    table = next(tmp_path.rglob("m0k1-m0k1.table"))
    whole = table.read_bytes()
    table.write_bytes(whole[:-1] + bytes([whole[-1] ^ 2]))
    with pytest.raises(ValueError, match="damaged"):
        verify_distances(FRENCH, tmp_path)
    table.write_bytes(whole[:-1])
    with pytest.raises(ValueError, match="damaged"):
        Tables(FRENCH, tmp_path)


def test_work_broken_off_goes_on(tmp_path: Path) -> None:
    build_distances(FRENCH, 2, folder=tmp_path, tell=lambda progress: progress.done < 1)
    assert Tables(FRENCH, tmp_path).compiled.materials == ["m0k1-m0k1"]
    build_distances(FRENCH, 2, folder=tmp_path)
    assert len(Tables(FRENCH, tmp_path).compiled.materials) == 4


def test_an_error_of_who_listens_is_raised(tmp_path: Path) -> None:
    def wrong(progress: Progress) -> None:
        raise KeyError(progress.material)

    with pytest.raises(KeyError):
        build_distances(FRENCH, 2, folder=tmp_path, tell=wrong)


def test_laws_whose_pieces_go_alike_share_tables(folder: Path) -> None:
    assert Tables(METZ, folder, packaged=False).pieces == 3
    assert Tables(MANOURY, folder, packaged=False).pieces == 0


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
        state = DraughtsState(METZ, read_fen(fen))
        best = Thinker(folder=kings).think(state, Budget(depth=1)).lines[0]
        assert (best.moves[0].start, best.moves[0].end) == stroke
        assert best.plies_to_end is not None


def three_against_one() -> tuple[Boards, Flags]:
    """Every position of three kings against one, three to move, and in which of them nobody can take."""
    squares = [1 << square for square in HUNDRED.numbers()]
    trios = [sum(trio) for trio in combinations(squares, 3)]
    placed = [(trio, lone, trio | lone, WHITE) for trio in trios for lone in squares if not trio & lone]
    boards = np.array(placed, dtype=np.uint64)
    return boards, quiet(boards) & quiet(turned(boards))


def turned(boards: Boards) -> Boards:
    """The same boards with the other to move."""
    other = boards.copy()
    other[:, 3] ^= 1
    return other


def quiet(boards: Boards) -> Flags:
    """In which of them who is to move can move and has not to take."""
    offsets, told = core_rules(FMJD).all_moves(boards)
    some = offsets[1:] > offsets[:-1]
    found = np.zeros(len(boards), dtype=np.bool_)
    found[some] = told[offsets[:-1][some].astype(np.int64), 2] == 0
    return found


def results(tables: Tables, boards: Boards) -> NDArray[np.int64]:
    """1, 0 or -1 to who is to move."""
    known = [
        tables.known(Position(white, black, crowned, Seat(turn)))
        for white, black, crowned, turn in boards.tolist()
    ]
    return np.array([0 if worth is None else worth.result for worth in known])


def test_three_kings_win_in_fifteen_single_moves_at_most(kings: Path) -> None:
    counts = Tables(FMJD, kings).counts("m0k3-m0k1")
    assert sum(counts) == 50 * 49 * 48 // 6 * 47
    won = [plies for plies, count in enumerate(counts[1:]) if count and plies % 2]
    assert max(won) == 15


@pytest.mark.night
def test_three_kings_against_one(kings: Path) -> None:
    """What others found: 17.6 % of quiet positions are won, nobody on the main line; 13.1 %, the three on it;
    6.0 %, the one on it, which is given a tenth of grace: what they counted as quiet may differ there.

    With the lone king to move, alone on it and nothing to take, none of 83,480 is lost (MAN rule XXVIII).
    """
    tables, line = Tables(FMJD, kings), np.uint64(MAIN_LINE)
    boards, calm = three_against_one()
    strong, lone = (boards[:, 0] & line) != 0, (boards[:, 1] & line) != 0
    won = results(tables, boards) > 0
    assert round(100 * won[calm & ~strong & ~lone].mean(), 1) == 17.6
    assert 100 * won[calm & lone].mean() == pytest.approx(6.0, abs=0.1)
    assert round(100 * won[calm & strong & ~lone].mean(), 1) == 13.1
    his = turned(boards)
    held = quiet(his) & lone & ~strong
    assert held.sum() == 83_480
    assert not (results(tables, his[held]) < 0).any()


def kings_at_random(strong: int, weak: int, number: int) -> tuple[Boards, Flags]:
    """So many positions of kings only, the stronger to move, and in which of them nobody can take."""
    chooser = random.Random(20)
    placed: list[tuple[int, int, int, Seat]] = []
    for _ in range(number):
        squares = [1 << square for square in chooser.sample(range(1, 51), strong + weak)]
        mine, theirs = sum(squares[:strong]), sum(squares[strong:])
        placed.append((mine, theirs, mine | theirs, WHITE))
    boards = np.array(placed, dtype=np.uint64)
    return boards, quiet(boards) & quiet(turned(boards))


@pytest.mark.night
def test_four_kings_win_against_one(tmp_path: Path) -> None:
    """What others found: four kings to move win always where nothing hangs."""
    build_distances(FMJD, 2, (4, 1), tmp_path)
    boards, calm = kings_at_random(4, 1, 200_000)
    assert (results(Tables(FMJD, tmp_path), boards[calm]) > 0).all()


@pytest.mark.night
def test_four_kings_against_two(tmp_path: Path) -> None:
    """MAN ch. VI, N. 20: 3-17 alone wins. What others found: of quiet positions 14 to 17 % are won."""
    build_distances(FMJD, 2, (4, 2), tmp_path)
    tables = Tables(FMJD, tmp_path)
    told = tables.moves(read_fen("W:WK3,K4,K6,K47:BK5,K36"))
    assert [(move.start, move.end) for move, known in told.items() if known.result > 0] == [(3, 17)]
    boards, calm = kings_at_random(4, 2, 200_000)
    assert 14 < 100 * (results(tables, boards[calm]) > 0).mean() < 17
    assert verify_distances(FMJD, tmp_path) == len(tables.compiled.materials)
