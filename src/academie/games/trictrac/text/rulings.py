"""Faults and rulings of trictrac in words: what happened, and what each may now do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.trictrac.arbiter.events import Decision, FaultMade, Ruling
from academie.games.trictrac.arbiter.fault import Kind
from academie.kernel import Language, Text, other
from academie.notation.seats import PLAYER

FAULT: Final[Mapping[Kind, Text]] = {
    Kind.FORGOT_GAIN: Text(
        "a touché son bois sans marquer tout ce qu'il gagnait",
        "has touched wood without marking all he gained",
    ),
    Kind.FORGOT_GIFT: Text(
        "a jeté les dés sans marquer ce qui lui était donné",
        "has thrown without marking what he was given",
    ),
    Kind.OVER_MARKED: Text("a trop avancé son jeton", "has advanced his jeton too far"),
    Kind.OVER_MARKED_HOLES: Text("a marqué de trop avec son fichet", "has marked too much with his fichet"),
    Kind.LEFT_SHOWING: Text(
        "reste après un trou sans ôter ses points", "stays after a hole with his old points showing"
    ),
    Kind.PLEIN_MARKED: Text("a marqué un plein qu'il n'a pas fait", "has marked a plein he did not make"),
    Kind.PLEIN_MISSED: Text(
        "n'a pas fait un plein qu'il pouvait faire", "has not made a plein he could make"
    ),
    Kind.PLEIN_BROKEN: Text("a rompu un plein qu'il pouvait tenir", "has broken a plein he could keep"),
    Kind.PLEIN_IMPOSSIBLE: Text(
        "a marqué un plein que ses nombres rompent", "has marked a plein his numbers break"
    ),
    Kind.FALSE_ECOLE: Text("a marqué une fausse école", "has marked a false école"),
    Kind.TWO_JETONS: Text("marque avec deux jetons", "marks with two jetons"),
    Kind.WIPED_WRONGLY: Text("a effacé l'adversaire sans trou", "has wiped the adversary without a hole"),
    Kind.LOST_OWN: Text("a ôté de ses propres points", "has taken away points of his own"),
    Kind.LEFT_WRONGLY: Text("s'en va sans en avoir le droit", "goes away without the right to"),
    Kind.SHORT: Text("laisse un nombre qui pouvait se jouer", "leaves a number that could be played"),
    Kind.TOUCHED: Text("n'a pas joué la dame touchée", "has not played the man he touched"),
    Kind.FALSE_CASE: Text("a fait une fausse case", "has made a false case"),
    Kind.WRONG_COIN: Text(
        "a pris pour le coin des dames qui n'y vont pas", "has taken men for the coin that do not go there"
    ),
    Kind.HOLES: Text("montre trop de trous", "shows too many holes"),
}

DECISION: Final[Mapping[Decision, Text]] = {
    Decision.GRANTED: Text("envoie à l'école de {n} points", "sends to school of {n} points"),
    Decision.IN_PART: Text(
        "marque {n} points d'une école plus grande ; l'autre peut la faire marquer entière",
        "marks {n} points of a larger école; the other may have it marked whole",
    ),
    Decision.TOO_MUCH: Text(
        "a marqué {n} points de trop pour l'école ; l'autre peut l'y envoyer",
        "has marked {n} points too many for the école; the other may claim them",
    ),
    Decision.FALSE: Text(
        "n'avait pas d'école à marquer : fausse école de {n} points, que l'autre peut reprendre",
        "had no école to mark: a false école of {n} points, which the other may claim",
    ),
    Decision.WHOLE: Text(
        "doit marquer l'école entière : {n} points", "must mark the école whole: {n} points"
    ),
    Decision.RECTIFIED: Text("est remis à son juste compte, sans école", "is set right, without an école"),
    Decision.MADE_TO_MARK: Text("est obligé de marquer {n} points", "is obliged to mark {n} points"),
    Decision.MADE_TO_PLAY: Text("doit jouer comme on le lui désigne", "must play as he is told"),
    Decision.MADE_TO_STAY: Text("est obligé de rester", "is obliged to stay"),
    Decision.REPLAYS: Text("reprend son bois et rejoue", "takes his wood back and plays again"),
    Decision.INDUCED: Text(
        "a été induit en erreur de {n} points : point d'école",
        "was led into an error of {n} points: no école",
    ),
    Decision.LAPSED: Text(
        "a jeté les dés : les fautes de l'autre sont passées", "has thrown: the other's faults are past"
    ),
    Decision.BREDOUILLE_LOST: Text(
        "n'a pas pris son second jeton : la bredouille est perdue",
        "has not taken his second jeton: bredouille is lost",
    ),
    Decision.BREDOUILLE_KEPT: Text(
        "garde la bredouille qu'on ne lui a pas ôtée à temps",
        "keeps the bredouille not taken from him in time",
    ),
    Decision.PAVILLON_LOST: Text(
        "n'a pas pris le pavillon à temps : ses trous de suite ne comptent plus",
        "has not taken the pavillon in time: his holes in a row count no more",
    ),
    Decision.MAN_FOUND: Text(
        "retrouve la dame qui lui manquait ; les coups joués sont bons",
        "finds the man he was missing; what was played stands",
    ),
    Decision.RESTARTED: Text(
        "jouait avec une dame de trop : la partie recommence",
        "played with a man too many: the partie begins anew",
    ),
}

REMEDY: Final = Text(" ; {who} peut l'envoyer à l'école de {n}", "; {who} may send him to school of {n}")


def describe_ruling(event: FaultMade | Ruling, language: Language) -> str:
    """The fault with what it can cost, or the ruling with what it gives."""
    who = PLAYER[event.seat].in_(language)
    if isinstance(event, Ruling):
        return f"{who} {DECISION[event.decision].in_(language).format(n=event.points)}"
    told = f"{who} {FAULT[event.kind].in_(language)}"
    if not event.points:
        return told
    foe = PLAYER[other(event.seat)].in_(language)
    return f"{told}{REMEDY.in_(language).format(who=foe, n=event.points)}"
