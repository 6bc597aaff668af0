"""A study written out for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.diagrams import text_board
from academie.diagrams.words import pause
from academie.kernel import BLACK, Language, Seat, Text
from academie.library import Correction, Study
from academie.library.census import census
from academie.library.claim import Claim
from academie.library.half_move import told
from academie.library.line import Moves
from academie.library.play import AnyPlay
from academie.library.plays import play_of
from academie.library.study import Basis

NO_LINE: Final = Text("Le livre ne donne pas de ligne.", "The book gives no line.")
TURNED: Final = Text("Damier tourné", "Board turned")
THEMES: Final = Text("Thèmes", "Themes")
SAID: Final = Text("L'auteur", "The author")
DOUBT: Final = Text("Lecture douteuse", "Doubtful reading")
READ: Final = Text("Lu", "Read")
ENDINGS: Final = Text(
    "Les fins de variantes sont complétées par la bibliothèque.",
    "The ends of the variations are completed by the library.",
)
SUPPLIED: Final = Text("Coups que le livre laisse au lecteur", "Moves the book leaves to the reader")
BREACH: Final = Text("Contre sa propre règle", "Against his own rule")
SAME: Final = Text("Aussi", "Also")


def coups(moves: Moves, first: Seat, after: int = 0) -> str:
    """Moves numbered by coups, those before `after` left out: `1. 32-27 21x43 2. 42-38`."""
    return " ".join(_numbered(moves, first, after))


def _numbered(moves: Moves, first: Seat, after: int) -> Iterator[str]:
    for nth, move in enumerate(moves):
        coup, second = divmod(nth + (first == BLACK), 2)
        if nth >= after:
            opening = nth == after and second
            yield f"{coup + 1}. … {move}" if opening else move if second else f"{coup + 1}. {move}"


def page(study: Study, language: Language) -> Iterator[str]:
    """The study line by line: title, board, moves, claim, and all that is doubtful or noted."""
    yield f"{study.id}  {study.title.in_(language)}"
    yield f"{study.citation}  {_labelled(THEMES, ', '.join(study.themes), language)}"
    yield ""
    play = play_of(study)
    yield text_board(play.state(play.board(study.position)), language)
    yield from _moves(study, play, language)
    yield ""
    yield from _remarks(study, language)


def _moves(study: Study, play: AnyPlay, language: Language) -> Iterator[str]:
    if not study.line.moves:
        yield NO_LINE.in_(language)
    for way in study.line.ways():
        first = play.turn(play.board(way.setup or study.position))
        spoken = tuple(play.spoken(move, language) for move in way.moves)
        moves = coups(spoken, first, way.at)
        if way.variation is None:
            yield moves
        else:
            title = way.variation.title.in_(language)
            where = "" if way.setup is None else f" [{way.setup}]"
            claim = way.variation.claim
            said = "" if claim is None else f". {_claimed(claim, language)}"
            yield f"   ({title}{where}: {moves}{said})"
    if study.line.moves:
        yield ""
        played = play.replay(play.board(study.position), study.line.moves, play.reach)
        yield text_board(play.state(played.positions[-1]), language)


def _remarks(study: Study, language: Language) -> Iterator[str]:
    yield _labelled(SAID, _claimed(study.claim, language), language)
    if study.turned is not None:
        yield _labelled(TURNED, study.turned, language)
    if study.breach is not None:
        breach = study.breach
        move = study.line.moves[breach.move - 1]
        yield _labelled(BREACH, f"{move}, {breach.article} ({breach.ruleset})", language)
    if study.line.supplied:
        yield _labelled(
            SUPPLIED, ", ".join(study.line.moves[nth - 1] for nth in study.line.supplied), language
        )
    if study.endings_supplied:
        yield ENDINGS.in_(language)
    if study.doubt is not None:
        yield _labelled(DOUBT, study.doubt.in_(language), language)
    yield from (_correction(correction, language) for correction in study.corrections)
    yield from _half_moves(study, language)
    yield from (f"* {note.in_(language)}" for note in study.notes)
    if study.same_as:
        yield _labelled(SAME, ", ".join(study.same_as), language)


def _claimed(claim: Claim, language: Language) -> str:
    """What is claimed, and what an engine makes of it."""
    return claim.told(language) + ("" if claim.measure is None else f" [{claim.measure.deep}]")


def _half_moves(study: Study, language: Language) -> Iterator[str]:
    """The half-moves that are not simply as printed."""
    for found in census([study]).read:
        used = play_of(study).spoken(found.used, language)
        where = " ".join(filter(None, (found.renvoi, str(found.half_move.coup))))
        yield _labelled(READ, f"{where}, {told(found.half_move, used, language)}", language)


def _correction(correction: Correction, language: Language) -> str:
    change = f"{correction.printed or '–'} → {correction.used}"
    basis = "" if correction.basis is Basis.ERRATA else "? "
    where = f"{correction.where.in_(language)}, {change}"
    return _labelled(READ, f"{where}. {basis}{correction.reason.in_(language)}", language)


def _labelled(label: Text, what: str, language: Language) -> str:
    return f"{label.in_(language)}{pause(language)}{what}"
