"""The lines of a study written out, coup by coup."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.kernel import BLACK, Language, Seat, Text
from academie.library.claim import Claim
from academie.library.line import Moves, Way
from academie.library.play import AnyPlay
from academie.library.plays import play_of
from academie.library.study import Study

NO_LINE: Final = Text("Le livre ne donne pas de ligne.", "The book gives no line.")


def coups(moves: Moves, first: Seat, after: int = 0) -> str:
    """Moves numbered by coups, those before `after` left out: `1. 32-27 21x43 2. 42-38`."""
    return " ".join(_numbered(moves, first, after))


def _numbered(moves: Moves, first: Seat, after: int) -> Iterator[str]:
    for nth, move in enumerate(moves):
        coup, second = divmod(nth + (first == BLACK), 2)
        if nth >= after:
            opening = nth == after and second
            yield f"{coup + 1}. … {move}" if opening else move if second else f"{coup + 1}. {move}"


def lines(study: Study, language: Language) -> Iterator[str]:
    """The main line, then each variation in brackets with its title and what is claimed of it."""
    play = play_of(study)
    if not study.line.moves:
        yield NO_LINE.in_(language)
    for way in study.line.ways():
        moves = _moves(study, play, way, language)
        if way.variation is None:
            yield moves
        else:
            title, claim = way.variation.title.in_(language), way.variation.claim
            where = "" if way.setup is None else f" [{way.setup}]"
            said = "" if claim is None else f". {claimed(claim, language)}"
            yield f"({title}{where}: {moves}{said})"


def _moves(study: Study, play: AnyPlay, way: Way, language: Language) -> str:
    """The moves of a way; throws and plays of dice are not numbered."""
    board = play.board(way.setup or study.position)
    spoken = tuple(play.spoken(move, language) for move in way.moves)
    return ", ".join(spoken[way.at :]) if play.by_chance(board) else coups(spoken, play.turn(board), way.at)


def claimed(claim: Claim, language: Language) -> str:
    """What is claimed, and what an engine makes of it."""
    return claim.told(language) + ("" if claim.measure is None else f" [{claim.measure.deep}]")
