"""One door to the drawings of every game."""

from __future__ import annotations

from typing import Any

from academie.arbiter.dominoes import Table as DominoTable
from academie.arbiter.draughts import Table as DamierTable
from academie.arbiter.draughts.acts import Jouer
from academie.arbiter.trictrac import Table as TrictracTable
from academie.diagrams.company import company_svg, company_text
from academie.diagrams.damier.chess import partie_d_echecs_svg
from academie.diagrams.damier.chess_text import chess_text
from academie.diagrams.damier.draughts_text import draughts_text
from academie.diagrams.damier.partie import partie_de_dames_svg
from academie.diagrams.diagram import Diagram
from academie.diagrams.dominoes.partie import dominoes_svg
from academie.diagrams.dominoes.text import dominoes_text
from academie.diagrams.tables.course import course_svg
from academie.diagrams.tables.course_text import course_text
from academie.diagrams.tables.rabattues import rabattues_svg, rabattues_text
from academie.diagrams.tables.tourne_case import tourne_case_svg, tourne_case_text
from academie.diagrams.tables.trictrac import trictrac_svg
from academie.diagrams.tables.trictrac_text import trictrac_text
from academie.games import registry
from academie.games.company import Seance
from academie.kernel import Action, Language, State, UnknownName
from academie.rules.chess import PartieDEchecs
from academie.rules.chess.acts import Move as ChessMove
from academie.rules.dominoes import PartieDeDominos
from academie.rules.draughts import PartieDeDames
from academie.rules.draughts.acts import Move
from academie.rules.tables.course import Course
from academie.rules.tables.course.acts import Play
from academie.rules.tables.rabattues import PartieDeRabattues
from academie.rules.tables.tourne_case import PartieDeTourneCase
from academie.rules.tables.trictrac import Partie


def draw(
    state: State[Any],
    *,
    act: Action | None = None,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The state drawn with what its last act brought; `act`, if given, is that act, drawn where it can be.

    Raises `UnknownName` for a game without drawings.
    """
    match state:
        case Partie() | TrictracTable() | Course() | PartieDeTourneCase() | PartieDeRabattues():
            return on_tables(state, act, flip=flip, language=language)
        case Seance():
            return company_svg(state, flip=flip, language=language)
        case PartieDeDames() | DamierTable():
            move = act.move if isinstance(act, Jouer) else act if isinstance(act, Move) else None
            damier = state.scene.partie if isinstance(state, DamierTable) else state
            return partie_de_dames_svg(damier, move=move, flip=flip, language=language)
        case PartieDEchecs():
            chess_move = act if isinstance(act, ChessMove) else None
            return partie_d_echecs_svg(state, move=chess_move, flip=flip, language=language)
        case PartieDeDominos() | DominoTable():
            dominoes = state.scene.partie if isinstance(state, DominoTable) else state
            return dominoes_svg(dominoes, told=state.events, flip=flip, language=language)
        case _:
            raise undrawn(state)


def on_tables(
    state: Partie | TrictracTable | Course | PartieDeTourneCase | PartieDeRabattues,
    act: Action | None,
    *,
    flip: bool,
    language: Language,
) -> Diagram:
    """The state of a game of the trictrac board, drawn."""
    if isinstance(state, PartieDeTourneCase):
        return tourne_case_svg(state, act=act, flip=flip, language=language)
    if isinstance(state, PartieDeRabattues):
        return rabattues_svg(state, flip=flip, language=language)
    if isinstance(state, Course):
        play = act if isinstance(act, Play) else None
        return course_svg(state, play=play, flip=flip, language=language)
    partie = state.scene.partie if isinstance(state, TrictracTable) else state
    return trictrac_svg(partie, facons=state.events, flip=flip, language=language)


def text_board(state: State[Any], language: Language = Language.FRENCH) -> str:
    """The state in plain text. Raises `UnknownName` for a game without drawings."""
    match state:
        case Partie() | Course() | PartieDeTourneCase() | PartieDeRabattues():
            return tables_text(state, language)
        case PartieDeDames():
            damier, waiting = state.rules.damier.value, state.outcome is None
            return draughts_text(state.position, language, damier=damier, waiting=waiting)
        case PartieDEchecs():
            return chess_text(state, language)
        case PartieDeDominos():
            return dominoes_text(state, language)
        case Seance():
            return company_text(state, language)
        case TrictracTable() | DamierTable() | DominoTable():
            return text_board(state.scene.partie, language)
        case _:
            raise undrawn(state)


def tables_text(state: Partie | Course | PartieDeTourneCase | PartieDeRabattues, language: Language) -> str:
    """The state of a game of the trictrac board, in plain text."""
    match state:
        case Partie():
            return trictrac_text(state, language)
        case Course():
            return course_text(state, language)
        case PartieDeTourneCase():
            return tourne_case_text(state, language)
        case PartieDeRabattues():
            return rabattues_text(state, language)


def undrawn(state: State[Any]) -> UnknownName:
    """Why a state has no drawing."""
    known = ", ".join(game.key for game in registry)
    return UnknownName(f"no drawing for a state of {state.ruleset.id}; there are some for: {known}")
