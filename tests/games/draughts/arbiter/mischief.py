"""Hands that do whatever comes to them: acts at random, right, wrong and senseless."""

from __future__ import annotations

from random import Random

from academie.games.draughts.arbiter import ArbitratedState, acts
from academie.games.draughts.law.acts import LaisserDamer, Move, OffrirDeDamer, RefuserDeDamer
from academie.games.draughts.law.board import Line, Square, squares
from academie.games.draughts.law.moves import every_capture, steps
from academie.kernel import BLACK, WHITE, Seat, other

WORDS = (
    acts.Adouber,
    acts.FairePrendre,
    acts.FaireRejouer,
    acts.Consentir,
    acts.Laisser,
    acts.ProposerDeQuitter,
)
RARE = (acts.Quitter, acts.Refuser, acts.Accorder)
ON_SQUARES = (acts.Toucher, acts.Souffler, acts.FaireJouer)
BY_LAW = (OffrirDeDamer(), LaisserDamer(), RefuserDeDamer())


def wrong_act(table: ArbitratedState, chooser: Random) -> acts.TableAct:
    """An act that may be foreseen by a rule or not, mostly of the player to move."""
    by = chooser.choice((WHITE, BLACK)) if chooser.random() < 0.3 else table.state.player
    kind = chooser.random()
    if kind < 0.45:
        return acts.Jouer(by, _some_move(table, chooser))
    if kind < 0.75:
        return chooser.choice(ON_SQUARES)(by, _some_square(table, chooser, by), table.state.damier)
    if kind < 0.96:
        return chooser.choice(WORDS)(by)
    return chooser.choice(RARE)(by) if kind < 0.965 else chooser.choice(BY_LAW)


def _some_square(table: ArbitratedState, chooser: Random, by: Seat) -> Square:
    """Any square, or one of a piece, or one that is open to a claim."""
    scene = table.state
    pieces = squares(scene.game.position.of_seat(by))
    claims: Line = (*scene.huffable(other(by)), *scene.playable(other(by)))
    return chooser.choice((Square(chooser.randint(-1, scene.damier.squares + 1)), *pieces, *claims))


def _some_move(table: ArbitratedState, chooser: Random) -> Move:
    """A step, a capture of any length, the same with other pieces lifted, or a piece put just anywhere."""
    position, rules, damier = table.state.game.position, table.ruleset, table.state.damier
    able = (*steps(position, rules), *every_capture(position, rules))
    if not able or chooser.random() < 0.1:
        start, end = (Square(chooser.randint(0, damier.squares + 1)) for _ in range(2))
        return Move(start, end, damier=damier)
    move = chooser.choice(able)
    fate = chooser.random()
    if fate < 0.6:
        return move
    if fate < 0.75:
        lifted = tuple(square for square in move.taken if chooser.random() < 0.5)
        return Move(move.start, move.end, lifted, damier=damier)
    if fate < 0.85:
        more = chooser.choice(squares(position.white | position.black))
        return Move(move.start, move.end, tuple(sorted({*move.taken, more})), damier=damier)
    return Move(move.start, Square(chooser.randint(1, damier.squares)), move.taken, damier=damier)
