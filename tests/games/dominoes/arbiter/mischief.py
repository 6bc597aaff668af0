"""Hands that do whatever comes to them: acts at random, right, wrong and senseless."""

from __future__ import annotations

from random import Random

from academie.games.dominoes.arbiter import ArbitratedState, acts
from academie.games.dominoes.law.tiles import SET
from academie.kernel import Seat

WORDS = (
    acts.DireBoude,
    acts.SeReprendre,
    acts.FaireReprendre,
    acts.ExigerAnnonce,
    acts.Defendre,
    acts.Laisser,
    acts.ReprendreUnDe,
    acts.FaireRebattre,
)
AGAINST = (acts.Compter, acts.Retirer, acts.Renverser)


def some_act(table: ArbitratedState, chooser: Random) -> acts.TableAct:
    """An act that may be foreseen by a rule or not, mostly of the player to act."""
    scene, players = table.state, table.seats
    at_turn = chooser.random() < 0.6
    by = scene.player if at_turn else Seat(chooser.randrange(players))
    kind = chooser.random()
    if kind < 0.35:
        return _some_presentation(table, by, chooser)
    if kind < 0.45:
        held = scene.game.hands[by].tiles or SET
        shows = chooser.choice((acts.Annoncer, acts.Decouvrir))
        return shows(by, chooser.choice(held), players=players)
    if kind < 0.5:
        return acts.FairePoser(by, chooser.randrange(7), players=players)
    if kind < 0.505:
        return acts.Exiger(by, Seat(chooser.randrange(players)), players=players)
    if kind < 0.6:
        return _some_taking(table, by, chooser)
    return chooser.choice(WORDS)(by, players=players)


def _some_taking(table: ArbitratedState, by: Seat, chooser: Random) -> acts.TableAct:
    """So many dés for the coup, mostly about the right number, or something about those of another."""
    if chooser.random() < 0.5:
        usual = table.state.game.agreement.tiles
        return acts.PrendreDes(by, usual + chooser.randint(-2, 2), players=table.seats)
    return chooser.choice(AGAINST)(by, Seat(chooser.randrange(table.seats)), players=table.seats)


def _some_presentation(table: ArbitratedState, by: Seat, chooser: Random) -> acts.Presenter:
    """A dé, mostly his own, at an end, by either half."""
    partie = table.state.game
    held = partie.hands[by].tiles
    tile = chooser.choice(held if held and chooser.random() < 0.95 else SET)
    inner = chooser.choice(tile)
    open_ = (partie.line[0].left, partie.line[-1].right) if partie.line else (tile.high,)
    on = chooser.choice(open_ if chooser.random() < 0.95 else range(7))
    return acts.Presenter(by, inner, tile.beyond(inner), on, players=table.seats)
