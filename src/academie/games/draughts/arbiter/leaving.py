"""Leaving the game, alone or together, and refusing what one is obliged to.

Source: MAN rules XVI, XXXIX, ch. IV on rule XVI; METZ rule XXI.
"""

from __future__ import annotations

from dataclasses import replace

from academie.games.draughts.arbiter.acts import Accorder, ProposerDeQuitter, Quitter, Refuser
from academie.games.draughts.arbiter.events import Decision
from academie.games.draughts.arbiter.table_state import Leaving, Left, TableState
from academie.kernel import Text, other
from academie.kernel.hand_act import refuse_unless


def refuser(scene: TableState, act: Refuser) -> TableState:
    """Refusing to take loses; refusing to play is leaving, which loses too."""
    bound = scene.bound
    refuse_unless(
        bound is not None and act.by == scene.player,
        Text("vous n'êtes obligé à rien", "you are not obliged to anything"),
    )
    assert bound is not None
    how = Leaving.REFUSED if bound.taking else Leaving.LEFT
    decision = Decision.REFUSED if bound.taking else Decision.LEFT
    return replace(scene, left=Left(how, act.by)).ruled(act.by, decision)


def quitter(scene: TableState, act: Quitter) -> TableState:
    return replace(scene, left=Left(Leaving.LEFT, act.by)).ruled(act.by, Decision.LEFT)


def proposer_de_quitter(scene: TableState, act: ProposerDeQuitter) -> TableState:
    refuse_unless(scene.proposed is None, Text("c'est déjà proposé", "it has been proposed already"))
    return replace(scene, proposed=act.by).ruled(act.by, Decision.PROPOSED)


def accorder(scene: TableState, act: Accorder) -> TableState:
    refuse_unless(
        scene.proposed == other(act.by),
        Text("rien ne vous a été proposé", "nothing has been proposed to you"),
    )
    return replace(scene, left=Left(Leaving.AGREED, None)).ruled(act.by, Decision.AGREED)
