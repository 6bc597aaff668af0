"""A reader's moves judged by what is known of a study."""

from __future__ import annotations

from enum import Enum

from academie.kernel import Seat
from academie.library.line import Moves
from academie.library.play import play_of
from academie.library.study import Sound, Study


class Judgement(Enum):
    """What is known of a move."""

    BOOK = "book"
    """The book plays it."""
    SOUND = "sound"
    """The book does not, yet the claim is known to hold after it."""
    FAILS = "fails"
    """It is known not to keep the claim."""
    UNKNOWN = "unknown"
    """Nothing is known of it."""


def solver(study: Study) -> Seat:
    """The player who is to find the moves: the one the study names, else the winner, else the one to move."""
    for seat in (study.solver, study.claim.winner):
        if seat is not None:
            return seat
    play = play_of(study)
    return play.turn(play.board(study.position))


def judge(study: Study, played: Moves, move: str) -> Judgement:
    """What is known of a legal move after the moves played, which must be the book's."""
    known = _sound(study, played)
    if move in _failing(study, played) or (known is not None and known.complete and move not in known.moves):
        return Judgement.FAILS
    if move in study.line.continuations(played):
        return Judgement.BOOK
    if (known is not None and move in known.moves) or _proven(study, played, move):
        return Judgement.SOUND
    return Judgement.UNKNOWN


def _sound(study: Study, played: Moves) -> Sound | None:
    return next((sound for sound in study.sound if sound.after == played), None)


def _failing(study: Study, played: Moves) -> set[str]:
    """The moves the book shows only to say that they are wrong."""
    return {
        way.moves[way.at]
        for way in study.line.ways()
        if way.setup is None
        and way.variation is not None
        and way.variation.fails
        and way.moves[: way.at] == played
    }


def _proven(study: Study, played: Moves, move: str) -> bool:
    """Whether the win that is claimed can still be proven after the move."""
    play, winner = play_of(study), study.claim.winner
    position = play.replay(play.board(study.position), played, play.reach).positions[-1]
    return winner is not None and winner == play.turn(position) and play.proven(position, move, winner)
