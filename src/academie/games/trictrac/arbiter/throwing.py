"""Dice at a table with hands: how they may lie, what has become of a throw, and how each treatise takes it.

Source: ACAD-A ch. II, VI; ACAD-B ch. IV, VII, XVIII; LEP rules 1-16, 28, 62, 74-75; part 4 ch. III.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import Final

from academie.games.tables.law.customs import (
    BreakingOptions,
    JeRomps,
    JouerLeNombre,
    Laisser,
    Peine,
    Rompre,
    Rompus,
)
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import Pair, swapped
from academie.kernel import Action, Citation, Cited, Event, RuleSet, Seat, Source, cited, option, other
from academie.kernel.action import HandAct
from academie.kernel.kinds import Choice
from academie.kernel.options import Scope
from academie.sources import ACAD_A, ACAD_B, ACADEMIE, LEP
from academie.words import Message


class Lie(Enum):
    """How the dice lie once they have stopped."""

    FRANC = "franc"
    DEUX_TABLES = "deux-tables"
    """One in each table."""
    SUR_LES_DAMES = "sur-les-dames"
    DERRIERE_UNE_PILE = "derriere-une-pile"
    L_UN_SUR_L_AUTRE = "l-un-sur-l-autre"
    L_UN_APRES_L_AUTRE = "l-un-apres-l-autre"
    """One left the cornet after the other."""
    EN_L_AIR = "en-l-air"
    """One rests on a man and perhaps on the bande too."""
    SUR_LA_BANDE = "sur-la-bande"
    HORS = "hors"
    """One has left the board."""
    SANS_BANDE = "sans-bande"
    """They touched neither bande nor men."""
    CASSE = "casse"
    """One broke, and one face of it is seen."""
    CASSE_EN_DEUX = "casse-en-deux"
    """One broke, and both halves show a face; the throw names the larger."""


_OFTEN: Final[Mapping[Lie, int]] = {
    Lie.FRANC: 150,
    Lie.DEUX_TABLES: 12,
    Lie.SUR_LES_DAMES: 10,
    Lie.DERRIERE_UNE_PILE: 4,
    Lie.L_UN_SUR_L_AUTRE: 4,
    Lie.L_UN_APRES_L_AUTRE: 3,
    Lie.EN_L_AIR: 5,
    Lie.SUR_LA_BANDE: 3,
    Lie.HORS: 3,
    Lie.SANS_BANDE: 4,
    Lie.CASSE: 1,
    Lie.CASSE_EN_DEUX: 1,
}
"""How often in two hundred throws: our own figures, for no treatise counts such accidents."""

OF_LIES: Final[Mapping[Lie, Mapping[Source, str]]] = {
    Lie.DEUX_TABLES: {LEP: "rule 4", ACAD_B: "ch. IV § 6"},
    Lie.SUR_LES_DAMES: {LEP: "rules 6-7", ACAD_B: "ch. IV § 3"},
    Lie.DERRIERE_UNE_PILE: {LEP: "rule 11"},
    Lie.L_UN_SUR_L_AUTRE: {LEP: "rule 3", ACAD_B: "ch. IV § 2; ch. XVIII § 10"},
    Lie.L_UN_APRES_L_AUTRE: {LEP: "rule 1"},
    Lie.EN_L_AIR: {LEP: "rules 5-6", ACAD_B: "ch. IV § 4", ACAD_A: "ch. VI § 20"},
    Lie.SUR_LA_BANDE: {LEP: "rule 10", ACAD_B: "ch. IV § 2; ch. XVIII § 10", ACAD_A: "ch. VI § 20"},
    Lie.HORS: {ACAD_B: "ch. XVIII § 10"},
    Lie.SANS_BANDE: {LEP: "rule 12", ACAD_B: "ch. XVIII § 6"},
    Lie.CASSE: {LEP: "rule 8", ACAD_B: "ch. XVIII § 11", ACAD_A: "ch. VI § 21"},
    Lie.CASSE_EN_DEUX: {LEP: "rule 8", ACAD_B: "ch. XVIII § 12", ACAD_A: "ch. VI § 21"},
}
VOID: Final = (Lie.L_UN_SUR_L_AUTRE, Lie.L_UN_APRES_L_AUTRE, Lie.SUR_LA_BANDE, Lie.HORS)


@dataclass(frozen=True, slots=True)
class Lies(Action):
    """Chance says how the dice lie, before and apart from their numbers."""

    how: Lie


@dataclass(frozen=True, slots=True)
class Pulled(Action):
    """Chance says whether a die stays on the man that was drawn from under it."""

    holds: bool


LIES: Final = tuple((Lies(how), Fraction(often, sum(_OFTEN.values()))) for how, often in _OFTEN.items())
PULLED: Final = ((Pulled(True), Fraction(1, 2)), (Pulled(False), Fraction(1, 2)))


@dataclass(frozen=True, slots=True)
class Eprouver(HandAct):
    """Draws the man gently from under a die, to see whether it stays on it."""


@dataclass(frozen=True, slots=True)
class TrouverBon(HandAct):
    """Lets dice stand that touched no bande."""


@dataclass(frozen=True, slots=True)
class FaireRejeter(HandAct):
    """Has dice thrown again that touched no bande."""


@dataclass(frozen=True, slots=True)
class FaireTirer(HandAct):
    """Demands that the other throw the last throw of his sortie at once."""


@dataclass(frozen=True, slots=True)
class TirerLeDernier(HandAct):
    """Offers to throw the last throw of one's sortie at once."""


@dataclass(frozen=True, slots=True)
class JeJouePourTout(HandAct):
    """Says that this last throw is also the first of the next relevé."""


@dataclass(frozen=True, slots=True)
class Convenir(HandAct):
    """Admits that one has been débredouillé, though the other said so too late."""


@dataclass(frozen=True, slots=True)
class DemanderLeMotif(HandAct):
    """Asks why one was sent to school."""


@dataclass(frozen=True, slots=True)
class Empiler(HandAct):
    """Sets up one's stack with so many men, keeping the others in hand."""

    men: int


DiceAct = (
    Lies
    | Pulled
    | Rompus
    | JeRomps
    | Laisser
    | JouerLeNombre
    | Eprouver
    | TrouverBon
    | FaireRejeter
    | FaireTirer
    | TirerLeDernier
    | JeJouePourTout
    | Convenir
    | DemanderLeMotif
    | Empiler
)


class What(Enum):
    """What has been decided about dice, for the seat it is told of."""

    BROKEN = "broken"
    PENALTY_NUMBER = "penalty-number"
    PENALTY_POINTS = "penalty-points"
    PENALTY_HOLES = "penalty-holes"
    PENALTY_STAKES = "penalty-stakes"
    EARLY_SEEN = "early-seen"
    EARLY_COVERED = "early-covered"
    EARLY_VOID = "early-void"
    VOID = "void"
    GOOD = "good"
    STAYS_GOOD = "stays-good"
    """The other finds good what touched no bande, or a die has stood its test."""
    LAST_THROW = "last-throw"
    POUR_TOUT = "pour-tout"
    CONCEDED = "conceded"
    HOLE_LOST = "hole-lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRuling(Event):
    """What was decided about the dice of `seat`, or about what he owes by them."""

    what: What
    amount: int = 0
    lie: Lie | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MotiveTold(Event):
    """`seat` is told for which faults, by their names in the law, he was sent to school."""

    kinds: tuple[str, ...]


class Last(Enum):
    """Whether the last throw of a sortie is thrown in advance."""

    NO = "no"
    OFFERED = "offered"
    AGREED = "agreed"


@dataclass(frozen=True, slots=True)
class Motive:
    """Why `seat` was sent to school, told him once so many coups are over."""

    seat: Seat
    kinds: tuple[str, ...]
    coups: int = 0


@dataclass(frozen=True, slots=True)
class Throwing:
    """What the table remembers about dice, besides the throw that lies."""

    broken: int = 0
    """How many times running this throw has been broken."""
    let: bool = False
    """Whether the other has let the dice fall."""
    lie: Lie | None = None
    offered: Throw | None = None
    """A throw that touched no bande, for the other to take or to refuse."""
    early: tuple[Seat, Throw] | None = None
    """Who has thrown before the other played, and what."""
    covered: Seat | None = None
    """Who has thrown so in good company, where the dice stay covered."""
    last: Last = Last.NO
    pour_tout: bool = False
    carried: Throw | None = None
    """The last throw of a relevé that is also the first of this one."""
    in_hand: Pair[bool] = (False, False)
    fines: Pair[int] = (0, 0)
    """Stakes each has been fined."""
    motives: tuple[Motive, ...] = ()

    def mirrored(self) -> Throwing:
        """The same with the seats exchanged."""
        return replace(
            self,
            early=self.early and (other(self.early[0]), self.early[1]),
            covered=None if self.covered is None else other(self.covered),
            in_hand=swapped(self.in_hand),
            fines=swapped(self.fines),
            motives=tuple(replace(motive, seat=other(motive.seat)) for motive in self.motives),
        )

    def fallen(self) -> Throwing:
        """Once dice have fallen that stand."""
        motives = tuple(replace(motive, coups=motive.coups + 1) for motive in self.motives)
        return Throwing(in_hand=self.in_hand, fines=self.fines, motives=motives, early=self.early)


NO_DICE: Final = Throwing()


class NoBande(Enum):
    """What becomes of dice that touched neither bande nor men."""

    AGAIN = "again"
    AT_HIS_WILL = "at-his-will"
    """The other may find them good."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceManners(RuleSet):
    """How a treatise takes what happens to dice."""

    most_breaks: Cited[int]
    """How many times running one may break; nought is no limit."""
    early_seen: Cited[bool]
    """Whether the other may see dice thrown before he has played."""
    tester: Cited[bool]
    """Whether the thrower draws the man from under a doubtful die, or the other does."""
    no_bande: Cited[NoBande]
    both_halves: Cited[bool]
    """Whether a die both halves of which are seen counts."""
    last_demanded: Cited[bool]
    """Whether the last throw of the sortie may be demanded of the other."""
    man_in_hand: Cited[bool]
    """Whether a man kept in hand at a relevé takes away what the next throw would mark."""
    coups_untold: Cited[int]
    """How many coups one may leave an école unexplained."""


LEP_RIGUEUR: Final = DiceManners(
    id="dice/lep-rigueur",
    title=Message("trictrac-authority-lep-rigour"),
    most_breaks=cited(3, LEP, "rule 16"),
    early_seen=cited(True, LEP, "rule 14"),
    tester=cited(False, LEP, "rule 6"),
    no_bande=cited(NoBande.AT_HIS_WILL, LEP, "rule 12"),
    both_halves=cited(True, LEP, "rule 8"),
    last_demanded=cited(True, LEP, "rule 75"),
    man_in_hand=cited(True, LEP, "rule 28"),
    coups_untold=cited(2, LEP, "rule 62"),
)
LEP_SALON: Final = replace(
    LEP_RIGUEUR,
    id="dice/lep-salon",
    title=Message("trictrac-authority-lep-good-company"),
    most_breaks=cited(1, LEP, "part 4 ch. III on rule 16"),
    early_seen=cited(False, LEP, "part 4 ch. III on rule 14"),
    no_bande=cited(NoBande.AGAIN, LEP, "part 4 ch. III on rule 12"),
    man_in_hand=cited(False, LEP, "part 4 ch. III on rule 28"),
    coups_untold=cited(0, LEP, "part 4 ch. III on rule 62"),
)
ACAD_1698: Final = replace(
    LEP_RIGUEUR,
    id="dice/acad-1698",
    title=Message("trictrac-authority-acad-b"),
    most_breaks=cited(0, ACAD_B, "ch. IV § 8; ch. XVIII § 7"),
    tester=cited(True, ACAD_B, "ch. IV § 4"),
    no_bande=cited(NoBande.AGAIN, ACAD_B, "ch. XVIII § 6"),
    both_halves=cited(False, ACAD_B, "ch. XVIII § 12"),
    last_demanded=cited(False, ACAD_A, "ch. II § 39", remark=Message("citations-remark-by-agreement")),
    coups_untold=cited(0, ACADEMIE, remark=Message("citations-silent-ecole-explained")),
)
ACAD_1749: Final = replace(
    ACAD_1698,
    id="dice/acad-1749",
    title=Message("trictrac-authority-acad-a"),
    most_breaks=cited(0, ACAD_A, "ch. VI § 17"),
    both_halves=cited(False, ACAD_A, "ch. VI § 21"),
)
_BY_AUTHORITY: Final = {ACAD_B: ACAD_1698, ACAD_A: ACAD_1749, LEP: LEP_RIGUEUR}


def dice_manners(authority: Source, *, good_company: bool) -> DiceManners:
    """How dice are taken: in rigour by the treatise of the rule set, in good company by Lepeintre.

    A doubtful die is tested, and a broken one counted, as the treatise of the table has it in either.
    """
    strict = _BY_AUTHORITY[authority]
    if not good_company:
        return strict
    return replace(
        LEP_SALON,
        tester=strict.tester,
        both_halves=strict.both_halves,
        last_demanded=strict.last_demanded,
    )


def place_of(lie: Lie, authority: Source) -> Citation:
    """Where `authority` speaks of dice that lie so; else the first treatise that does."""
    places = OF_LIES[lie]
    source = authority if authority in places else next(iter(places))
    return Citation(source, places[source])


class Furnishing(Enum):
    """Whether the table has the accidents of a real one."""

    ORDINAIRE = "ordinaire"
    COMPLETE = "complete"


@dataclass(frozen=True, slots=True)
class Customs:
    """What was agreed about dice at this table."""

    rompre: Rompre = Rompre.PERMIS
    rompre_max: int | None = None
    peine: Peine = Peine.NOMBRE
    peine_de: int = 2
    attente: bool = False
    complete: bool = False
    ecole_de_trou: bool = False
    """At toc: whether a hole forgotten is the other's."""


AS_USUAL: Final = Customs()


@dataclass(frozen=True, kw_only=True)
class DiceOptions(BreakingOptions):
    """What is agreed about the dice of a table with hands."""

    table: Furnishing = option(
        Choice(
            Furnishing,
            {
                Furnishing.ORDINAIRE: Message("trictrac-table-ordinary"),
                Furnishing.COMPLETE: Message("trictrac-table-complete"),
            },
        ),
        Furnishing.ORDINAIRE,
        Message("trictrac-table"),
        Message("trictrac-table-about"),
        citation=Citation(LEP, "rules 1-13, 28"),
        scope=Scope.TABLE,
        by_hand=True,
        short=Message("trictrac-table-short"),
        unrated=True,
    )

    def customs(self) -> Customs:
        """The same as the table keeps it."""
        return Customs(
            self.rompre,
            self.rompre_max,
            self.peine,
            self.peine_de,
            self.attente,
            self.table is Furnishing.COMPLETE,
        )
