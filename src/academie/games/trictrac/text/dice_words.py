"""The dice of a table with hands as text: the acts about them, and what is ruled in words."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Final

from academie.games.tables.law.customs import JeRomps, JouerLeNombre, Laisser, Rompus
from academie.games.tables.law.throw import Throw
from academie.games.tables.text.acts import dice_text, read_cast
from academie.games.trictrac.arbiter import throwing
from academie.games.trictrac.arbiter.faults import Kind
from academie.games.trictrac.arbiter.throwing import DiceRuling, Lie, Lies, MotiveTold, Pulled, What
from academie.games.trictrac.text.words import FAULT
from academie.kernel import Action, Seat, other
from academie.notation.codec import Players
from academie.notation.hand_acts import Verb, counted, plain
from academie.words import NOTHING, Message, Text


def _nombre(by: Seat, rest: str) -> JouerLeNombre | None:
    dice = read_cast(rest)
    return JouerLeNombre(by, dice) if isinstance(dice, Throw) else None


VERBS: Final = (
    plain("je-romps", JeRomps),
    plain("laisser", Laisser),
    Verb("jouer-le-nombre", JouerLeNombre, lambda act: dice_text(act.dice), _nombre),
    plain("eprouver", throwing.Eprouver),
    plain("trouver-bon", throwing.TrouverBon),
    plain("faire-rejeter", throwing.FaireRejeter),
    plain("faire-tirer", throwing.FaireTirer),
    plain("tirer-le-dernier", throwing.TirerLeDernier),
    plain("je-joue-pour-tout", throwing.JeJouePourTout),
    plain("convenir", throwing.Convenir),
    plain("demander-le-motif", throwing.DemanderLeMotif),
    counted("empiler", throwing.Empiler, throwing.Empiler, attrgetter("men")),
)

CHANCE_WORDS: Final[Mapping[str, Action]] = {
    "rompus": Rompus(),
    "tient": Pulled(True),
    "tombe": Pulled(False),
    **{lie.value: Lies(lie) for lie in Lie},
}

LIE: Final[Mapping[Lie, Message]] = {
    Lie.FRANC: Message("trictrac-lie-franc"),
    Lie.DEUX_TABLES: Message("trictrac-lie-deux-tables"),
    Lie.SUR_LES_DAMES: Message("trictrac-lie-sur-les-dames"),
    Lie.DERRIERE_UNE_PILE: Message("trictrac-lie-derriere-une-pile"),
    Lie.L_UN_SUR_L_AUTRE: Message("trictrac-lie-l-un-sur-l-autre"),
    Lie.L_UN_APRES_L_AUTRE: Message("trictrac-lie-l-un-apres-l-autre"),
    Lie.EN_L_AIR: Message("trictrac-lie-en-l-air"),
    Lie.SUR_LA_BANDE: Message("trictrac-lie-sur-la-bande"),
    Lie.HORS: Message("trictrac-lie-hors"),
    Lie.SANS_BANDE: Message("trictrac-lie-sans-bande"),
    Lie.CASSE: Message("trictrac-lie-casse"),
    Lie.CASSE_EN_DEUX: Message("trictrac-lie-casse-en-deux"),
}

WHAT: Final[Mapping[What, Message]] = {
    What.BROKEN: Message("trictrac-dice-broken"),
    What.PENALTY_NUMBER: Message("trictrac-dice-penalty-number"),
    What.PENALTY_POINTS: Message("trictrac-dice-penalty-points"),
    What.PENALTY_HOLES: Message("trictrac-dice-penalty-holes"),
    What.PENALTY_STAKES: Message("trictrac-dice-penalty-stakes"),
    What.EARLY_SEEN: Message("trictrac-dice-early-seen"),
    What.EARLY_COVERED: Message("trictrac-dice-early-covered"),
    What.EARLY_VOID: Message("trictrac-dice-early-void"),
    What.VOID: Message("trictrac-dice-void"),
    What.GOOD: Message("trictrac-dice-good"),
    What.STAYS_GOOD: Message("trictrac-dice-stays-good"),
    What.LAST_THROW: Message("trictrac-dice-last-throw"),
    What.POUR_TOUT: Message("trictrac-dice-pour-tout"),
    What.CONCEDED: Message("trictrac-dice-conceded"),
    What.HOLE_LOST: Message("trictrac-dice-hole-lost"),
}


def dice_message(event: DiceRuling | MotiveTold, players: Players) -> Text:
    """What was decided about dice, or why one was sent to school."""
    player = players(event.seat)
    if isinstance(event, MotiveTold):
        faults = tuple(FAULT[Kind(kind)].given(player=player) for kind in event.kinds)
        return Message("trictrac-motives", faults=faults)
    lie = NOTHING if event.lie is None else LIE[event.lie]
    return WHAT[event.what].given(player=player, foe=players(other(event.seat)), amount=event.amount, lie=lie)
