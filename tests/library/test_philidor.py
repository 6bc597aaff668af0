"""Philidor's parties, gambits and renvois, replayed.

The figures of how half-moves are known were counted on a reading of the print by another program.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from academie.games.chess.law import ChessState
from academie.games.chess.law.events import Castled, Promoted, Taken, Why, Won
from academie.games.chess.law.position import Kind
from academie.games.chess.study.pgn import pgn_game
from academie.games.chess.text.pgn import read_pgn, write_pgn
from academie.kernel import BLACK, Event
from academie.library import Study, catalogue
from academie.library.check import census, tally
from academie.library.claim import Claim, Evidence
from academie.library.half_move import Cause, Confidence, Standing
from academie.library.line import Way
from academie.library.play import play_of
from academie.library.study import Certainty
from academie.words import Language

LIBRARY = catalogue()
PHIL = LIBRARY.find(source="phil")
PLAY = play_of(PHIL[0])
READ = census(PHIL)

each_law = pytest.mark.parametrize("rules", PLAY.rulesets, ids=lambda rules: rules.id)


def ways() -> Iterator[tuple[str, Study, Way]]:
    """Every line by the name of its study and its renvoi."""
    for study in PHIL:
        for way in study.line.ways():
            yield f"{study.number}.{way.variation.key}" if way.variation else study.number, study, way


def played(study: Study, way: Way) -> tuple[ChessState, ...]:
    """The states of a line of its own by Philidor's rules, the first before its own first move."""
    philidor = PLAY.rulesets[1]
    replay = PLAY.replay(PLAY.board(study.position), way.moves, philidor)
    assert replay.refused is None
    states: tuple[ChessState, ...] = replay.positions[way.at :]
    return states


def last_events(kind: type[Any]) -> list[tuple[ChessState, Any]]:
    """What happened in the lines' own moves, with the state before."""
    return [
        (before, event)
        for _, study, way in ways()
        for before, after in zip(played(study, way), played(study, way)[1:], strict=False)
        for event in after.events
        if isinstance(event, kind)
    ]


def test_what_there_is() -> None:
    """PHIL: four parties, three gambits of the king, Cunningham's, the queen's, a mate, a supplement."""
    assert [study.number for study in PHIL] == [
        "P1",
        "P2",
        "P3",
        "P4",
        *("G1", "G2", "G3"),
        "GC",
        "GD",
        "M",
        "S4",
    ]
    assert [study.number for study in PHIL if PLAY.turn(PLAY.board(study.position)) == BLACK] == [
        "P3",
        "P4",
        "S4",
    ]


@pytest.mark.parametrize(
    ("number", "coups"),
    [
        ("P1", [12, 37]),
        ("P2", [3, 8, 26]),
        # The heading says sixth for the second; its note hangs on move 5.
        ("P3", [3, 5, 10]),
        ("P4", [5, 6]),
        ("G1", [4, 4, 5, 6, 7, 7, 8]),
        # The heading of the third says eighth, the gambit's own list ninth.
        ("G2", [4, 4, 9, 11]),
        ("G3", [2, 3, 11]),
        ("GC", [7, 11]),
        ("GD", [3, 3, 4, 7, 8, 10]),
        ("M", [4, 5, 7]),
        ("S4", []),
    ],
)
def test_renvois_leave_where_the_book_says(number: str, coups: list[int]) -> None:
    """PHIL, the lists at the head of each partie and gambit."""
    study = LIBRARY.study(f"phil-{number}")
    assert [variation.after // 2 + 1 for variation in study.line.variations] == coups
    assert [variation.key for variation in study.line.variations] == [
        f"R{nth + 1}" for nth in range(len(coups))
    ]


def test_two_renvois_go_on() -> None:
    nested = {
        name: [variation.key for variation in line.variations]
        for study in PHIL
        for name, line in study.line.lines()
        if name and line.variations
    }
    assert nested == {"R1": ["R1s"]}
    assert sum(way.variation is not None for _, _, way in ways()) == 37


@each_law
def test_every_half_move_is_legal(rules: Any) -> None:  # noqa: ANN401 - a rule set of any game
    of = tally(PHIL, rules, PLAY.reach)
    assert (of.positions, of.lines, of.variations, of.moves) == (11, 11, 37, 656)
    assert (of.refused, of.lost) == ((), 0)
    assert READ.half_moves == 1858


def test_how_half_moves_are_known() -> None:
    assert READ.as_printed == 1779
    assert READ.by_standing() == {
        Standing.CORRECTED: 36,
        Standing.RESOLVED: 20,
        Standing.LOOSE: 13,
        Standing.OPEN: 7,
        Standing.CHOICE: 3,
    }
    corrected = [found.half_move for found in READ.read if found.half_move.standing is Standing.CORRECTED]
    assert Counter(half_move.confidence for half_move in corrected) == {
        Confidence.HIGH: 26,
        Confidence.MEDIUM: 8,
        Confidence.LOW: 2,
    }
    assert Counter(half_move.cause for half_move in corrected) == {
        Cause.EDITION: 27,
        Cause.EYESKIP: 7,
        Cause.DITTO: 2,
    }


def test_each_is_listed_with_line_and_reason() -> None:
    lines = [found.half_move.source_line for found in READ.read]
    assert len({*lines}) == len(lines)
    for found in READ.read:
        half_move = found.half_move
        assert all(half_move.reason.both().values()), found
        assert half_move.printed, found
        assert half_move.source_line > 0, found
        assert found.used not in half_move.others, found
        if half_move.standing is Standing.CORRECTED:
            assert half_move.confidence is not None
            assert half_move.cause is not None


def test_what_is_open_says_what_else_there_is() -> None:
    found = {
        (of.study.number, of.renvoi): (of.used, *of.half_move.others)
        for of in READ.read
        if of.half_move.standing is Standing.OPEN
    }
    assert found["P1", "R1"] == ("Rfb8", "Rab8")
    assert found["P2", "R2"] == ("O-O", "O-O-O")
    assert all(len(moves) > 1 for moves in found.values())


@pytest.mark.parametrize(
    ("number", "renvoi", "coup", "printed", "used"),
    [
        # PHIL, queen's gambit, move 1: printed as the king's pawn.
        ("GD", "", 1, "PR 2", "d4"),
        # PHIL, Cunningham, move 7: printed as the king to his queen's square.
        ("GC", "", 7, "R 1D", "Kh1"),
        # PHIL, fourth partie, move 2: one step and two changed places.
        ("P4", "", 2, "PFD 2", "c6"),
    ],
)
def test_misprints(number: str, renvoi: str, coup: int, printed: str, used: str) -> None:
    found = [
        of
        for of in READ.read
        if (of.study.number, of.renvoi, of.half_move.coup, of.half_move.printed)
        == (number, renvoi, coup, printed)
    ]
    assert [of.used for of in found] == [used]


def test_castling_taking_in_passing_and_promotion() -> None:
    """PHIL, his games agree with his preface.

    No castling moves a pawn, one pawn is taken in passing, and none becomes a queen while there is one.
    """
    castled = [event for _, event in last_events(Castled)]
    assert Counter(event.long for event in castled) == {False: 21, True: 16}
    assert all(event.pawn is None for event in castled)
    assert sum(event.passing for _, event in last_events(Taken)) == 1
    promoted = last_events(Promoted)
    assert [event.kind for _, event in promoted] == [Kind.QUEEN] * 3
    assert all(before.position.how_many(event.seat, Kind.QUEEN) == 0 for before, event in promoted)


def test_mates_that_are_on_the_board() -> None:
    mated = {name for name, study, way in ways() if _mates(played(study, way)[-1].events)}
    assert mated == {"P1.R1", "P3.R1", "P4", "P4.R2", "G1.R7", "GC.R1", "GD.R3", "M.R1"}


def _mates(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, Won) and event.why is Why.MATE for event in events)


def claims() -> dict[str, Claim]:
    return {
        name: claim
        for name, study, way in ways()
        if (claim := way.variation.claim if way.variation else study.claim) is not None
    }


def test_what_he_claims_and_what_an_engine_says() -> None:
    said = claims()
    assert len(said) == 48
    assert Counter(claim.evidence for claim in said.values()) == {
        Evidence.MEASURED: 26,
        Evidence.PROVEN_AT_END: 20,
        Evidence.LEVEL_AT_END: 2,
    }
    assert [name for name, claim in said.items() if claim.evidence is Evidence.LEVEL_AT_END] == [
        "G1.R1",
        "GD.R4",
    ]
    first = said["P1"].measure
    assert first is not None
    assert (first.shallow, first.deep) == ("+5.07", "+5.66")
    assert first.turning is not None
    assert (first.turning.coup, first.turning.move, first.turning.better) == (36, "Nd2", "Rb6")


def test_every_doubt_is_said() -> None:
    for study in PHIL:
        sure = {found.half_move.confidence for found in READ.read if found.study == study}
        sure |= {correction.confidence for correction in study.corrections}
        if Confidence.LOW in sure:
            assert study.certainty is Certainty.DOUBTFUL
    assert sum(len(study.corrections) for study in PHIL) == 6 + 2


@pytest.mark.parametrize("study", PHIL)
def test_pgn_has_every_line(study: Study) -> None:
    (game,) = read_pgn(write_pgn([pgn_game(study, Language.FRENCH)]))
    assert not game.errors
    nodes = [*_nodes(game)]
    assert len(nodes) == census([study]).half_moves
    assert sum(bool(node.starting_comment) for node in nodes) == sum(1 for _ in study.line.lines()) - 1


def _nodes(node: Any) -> Iterator[Any]:  # noqa: ANN401 - a node of python-chess
    for child in node.variations:
        yield child
        yield from _nodes(child)
