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
from academie.kernel import Action, Language, Seat, Text
from academie.notation.hand_acts import Verb, counted, plain
from academie.notation.seats import PLAYER


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

LIE: Final[Mapping[Lie, Text]] = {
    Lie.FRANC: Text("les dés sont francs", "the dice lie true"),
    Lie.DEUX_TABLES: Text("un dé dans chaque table", "a die in each table"),
    Lie.SUR_LES_DAMES: Text("un dé sur les dames", "a die on the men"),
    Lie.DERRIERE_UNE_PILE: Text("un dé derrière une pile", "a die behind a stack"),
    Lie.L_UN_SUR_L_AUTRE: Text("un dé sur l'autre", "one die on the other"),
    Lie.L_UN_APRES_L_AUTRE: Text(
        "un dé sorti du cornet après l'autre", "one die out of the cornet after the other"
    ),
    Lie.EN_L_AIR: Text("un dé en l'air", "a die in the air"),
    Lie.SUR_LA_BANDE: Text("un dé sur la bande", "a die on the bande"),
    Lie.HORS: Text("un dé hors du trictrac", "a die out of the board"),
    Lie.SANS_BANDE: Text(
        "les dés n'ont touché ni bande ni dames", "the dice have touched neither bande nor men"
    ),
    Lie.CASSE: Text("un dé cassé, dont une face paraît", "a broken die, of which one face is seen"),
    Lie.CASSE_EN_DEUX: Text(
        "un dé cassé, dont les deux moitiés paraissent", "a broken die, both halves of which are seen"
    ),
}

WHAT: Final[Mapping[What, Text]] = {
    What.BROKEN: Text("a ses dés rompus", "has his dice broken"),
    What.PENALTY_NUMBER: Text(
        "a rompu contre la convention : l'autre joue le nombre qu'il veut",
        "has broken against the agreement: the other plays any throw he likes",
    ),
    What.PENALTY_POINTS: Text(
        "a rompu contre la convention : l'autre marque {n} points",
        "has broken against the agreement: the other marks {n} points",
    ),
    What.PENALTY_HOLES: Text(
        "a rompu contre la convention : trous marqués par l'autre, {n}",
        "has broken against the agreement: holes marked by the other, {n}",
    ),
    What.PENALTY_STAKES: Text(
        "a rompu contre la convention : enjeux payés à l'autre, {n}",
        "has broken against the agreement: stakes paid to the other, {n}",
    ),
    What.EARLY_SEEN: Text(
        "a jeté avant que l'autre ait joué : ses dés sont bons, et connus",
        "has thrown before the other played: his dice stand, and are known",
    ),
    What.EARLY_COVERED: Text(
        "a jeté avant que l'autre ait joué : ses dés restent couverts",
        "has thrown before the other played: his dice stay covered",
    ),
    What.EARLY_VOID: Text("avait jeté d'avance : le coup est nul", "had thrown early: the throw is void"),
    What.VOID: Text("rejette : {lie}", "throws again: {lie}"),
    What.GOOD: Text("a un bon coup : {lie}", "has a good throw: {lie}"),
    What.STAYS_GOOD: Text("garde son coup : {lie}", "keeps his throw: {lie}"),
    What.LAST_THROW: Text(
        "jette d'avance le dernier coup de sa sortie", "throws the last throw of his sortie in advance"
    ),
    What.POUR_TOUT: Text("joue pour tout", "plays pour tout"),
    What.CONCEDED: Text("convient qu'il est débredouillé", "admits that he is débredouillé"),
    What.HOLE_LOST: Text(
        "perd ce qu'il n'a pas marqué : trous, {n}", "loses what he has not marked: holes, {n}"
    ),
}


def describe_dice(event: DiceRuling | MotiveTold, language: Language) -> str:
    """What was decided about dice, or why one was sent to school."""
    who = PLAYER[event.seat].in_(language)
    if isinstance(event, MotiveTold):
        faults = ", ".join(FAULT[Kind(kind)].in_(language) for kind in event.kinds)
        return f"{who}{Text(' :', ':').in_(language)} {faults}"
    lie = "" if event.lie is None else LIE[event.lie].in_(language)
    return f"{who} {WHAT[event.what].in_(language).format(n=event.amount, lie=lie)}"
