"""The switches of the running games: every point on which one differs from another, or a text is silent."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeVar

from academie.games.tables.law.play import BEAROFF_WORDS, Bearoff
from academie.games.tables.law.primaute import FIRST_THROW, FIRST_THROW_WORDS, FirstThrow
from academie.games.tables.law.track import FLECHES, GAMMON, JACQUET, MEN, TRICTRAC, Point, Track, Ways
from academie.kernel import Citation, Cited, RuleSet, Text, cited, switch
from academie.kernel.kinds import Choice, Flag, Number, Shape
from academie.sources import ACADEMIE
from academie.words import Message


class Contact(Enum):
    """What a lone adverse man does to a flèche; two always close it."""

    HIT = "hit"
    """He may be hit there, by a man that comes to stay or that goes on by another number."""
    BLOCK = "block"
    """He closes it, as two would."""
    SHARE = "share"
    """Nothing: one may stand there beside him."""


CONTACT_WORDS: Final = {
    Contact.HIT: Text("elle peut être battue", "it can be hit"),
    Contact.BLOCK: Text("elle ferme sa flèche", "it closes its flèche"),
    Contact.SHARE: Text("on se place à côté d'elle", "one may stand beside it"),
}


class Aim(Enum):
    """What wins the partie."""

    BEAR_OFF = "bear-off"
    """All men borne off first."""
    PLEIN = "plein"
    """The six flèches of the second table filled first; nobody leaves his own side."""


AIM_WORDS: Final = {
    Aim.BEAR_OFF: Text("lever toutes ses dames", "bear off all one's men"),
    Aim.PLEIN: Text("remplir sa seconde table", "fill one's second table"),
}


class Double(Enum):
    """What wins twice where the double is agreed."""

    NEVER = "never"
    NOT_HOME = "not-home"
    """The loser has not brought all his men home, nor borne one off."""
    NONE_OFF = "none-off"
    """The loser has borne off none."""
    SHUT_OUT = "shut-out"
    """The loser can never re-enter his men."""


DOUBLE_WORDS: Final = {
    Double.NEVER: Text("jamais", "never"),
    Double.NOT_HOME: Text(
        "le perdant n'a pas toutes ses dames à la maison, ni levé aucune",
        "the loser has neither all his men home nor one off",
    ),
    Double.NONE_OFF: Text("le perdant n'a levé aucune dame", "the loser has borne off no man"),
    Double.SHUT_OUT: Text("le perdant ne peut plus rentrer", "the loser can never enter again"),
}


class ShutOut(Enum):
    """What befalls a player who has more men in hand than flèches of entry his own men leave him."""

    OFF = "off"
    """Nothing: he enters on his own men."""
    LOST = "lost"
    """The partie is lost, and doubled where that is agreed."""
    SIMPLE_WITHOUT_ENTRY = "simple-without-entry"
    """Lost, but never doubled when his own men leave him no entry at all."""


SHUT_OUT_WORDS: Final = {
    ShutOut.OFF: Text("rien : il rentre sur les siennes", "nothing: he enters on his own men"),
    ShutOut.LOST: Text("la partie est perdue", "the partie is lost"),
    ShutOut.SIMPLE_WITHOUT_ENTRY: Text(
        "perdue, mais simple s'il n'a aucune rentrée", "lost, but simply where he has no entry at all"
    ),
}


class Entry(Enum):
    """What a player enters who has more men in hand than entries are open: he is *hors du jeu*."""

    EVERY = "every"
    """Whatever his numbers let him, as if he were not."""
    ONE = "one"
    """One man a throw, if a number lets him, and which he likes."""
    AT_WILL = "at-will"
    """One man a throw, or none: he may let the other play."""


ENTRY_WORDS: Final = {
    Entry.EVERY: Text("tout ce que ses nombres rentrent", "whatever his numbers enter"),
    Entry.ONE: Text("une dame par coup", "one man a throw"),
    Entry.AT_WILL: Text("une dame par coup, s'il veut", "one man a throw, if he likes"),
}


T = TypeVar("T")


def elsewhere(value: T) -> Cited[T]:
    """What holds where the rule is one of another game."""
    return Cited(value, Citation(ACADEMIE, remark=Message("citations-ours-other-game")), elsewhere=True)


def placed(*stacks: tuple[Point, int]) -> Track:
    """The track with those stacks, each a flèche and how many men stand there."""
    men = dict(stacks)
    return tuple(men.get(point, 0) for point in range(FLECHES))


TALON: Final = placed((0, MEN))
PILES: Final = placed((0, 2), (11, 5), (16, 3), (18, 5))
"""Tête or first pile, second, third and fourth."""
SETTINGS: Final = {
    TALON: Text("quinze dames au talon", "fifteen men on the talon"),
    PILES: Text("quatre piles : 2, 5, 3 et 5", "four piles: 2, 5, 3 and 5"),
}
WAYS: Final = {
    TRICTRAC: Text(
        "talons face à face, chemins de sens contraire", "talons face to face, the ways running head-on"
    ),
    GAMMON: Text(
        "on entre chez l'adversaire et l'on sort chez soi",
        "one enters on the adverse side and leaves on one's own",
    ),
    JACQUET: Text(
        "talons en diagonale, tous deux du même sens", "talons on the diagonal, both running alike"
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceRules(RuleSet):
    """A law of a running game: what they have in common, and points on which each says what is its own.

    Doublets are played twice over, four times the number, in each (ACAD Revertier ch. VI; LEP appendix).
    """

    ways: Cited[Ways] = switch(
        Shape(lambda ways: "half-a-lap" if ways == JACQUET else "head-on", WAYS.__getitem__),
        Text("Le chemin des dames", "The way of the men"),
    )
    start: Cited[Track] = switch(Shape(list, SETTINGS.__getitem__), Text("La disposition", "The setting"))
    """The men of each player on his own way."""
    dice: Cited[int] = switch(Number(2, 3), Text("Nombre de dés", "How many dice"), fixed=True)
    triplet: Cited[int] = switch(
        Number(3, 9),
        Text("Nombres à jouer pour trois dés pareils", "Numbers played for three equal dice"),
        short=Text("triplet", "triplet"),
        common=elsewhere(9),
    )
    """How many numbers three equal dice give to play."""
    first_throw: Cited[FirstThrow] = switch(
        Choice(FirstThrow, FIRST_THROW_WORDS),
        FIRST_THROW,
        common=cited(FirstThrow.RIGHT_ONLY, ACADEMIE, remark=Message("citations-silent-dice-drawn")),
    )
    larger_first: Cited[bool] = switch(
        Flag(),
        Text(
            "Si l'un des nombres seul se joue, c'est le plus fort",
            "If only one number can be played, it is the larger",
        ),
        common=cited(True, ACADEMIE, remark=Message("citations-silent-larger-number")),
    )
    """Whether, if only some of the numbers can be played, the larger must be."""
    contact: Cited[Contact] = switch(
        Choice(Contact, CONTACT_WORDS),
        Text("Une dame adverse seule sur sa flèche", "A lone adverse man on a flèche"),
    )
    enter_on_own: Cited[bool] = switch(
        Flag(),
        Text("On rentre sur ses propres dames", "One enters on one's own men"),
        common=elsewhere(True),
    )
    must_enter: Cited[Entry] = switch(
        Choice(Entry, ENTRY_WORDS),
        Text(
            "Ce que rentre qui a plus de dames à la main que de rentrées ouvertes",
            "What is entered by who has more men in hand than open entries",
        ),
        short=Text("hors du jeu", "hors du jeu"),
        common=elsewhere(Entry.EVERY),
    )
    one_a_fleche: Cited[range] = switch(
        Shape(list),
        Text("Flèches qui ne portent qu'une de ses dames", "Flèches that hold one man of one's own only"),
        common=elsewhere(range(0)),
    )
    """The flèches that hold no more than one man of one's own.

    Whether he may touch his like there and go on makes no difference: the other can go on in his stead.
    """
    shut_out: Cited[ShutOut] = switch(
        Choice(ShutOut, SHUT_OUT_WORDS),
        Text(
            "Plus de dames à la main que ses propres dames ne laissent de rentrées",
            "More men in hand than entries left by one's own men",
        ),
        short=Text("rentrées bouchées", "entries shut"),
        common=elsewhere(ShutOut.OFF),
    )
    courier: Cited[bool] = switch(
        Flag(),
        Text("La première dame doit arriver seule", "The first man must come home alone"),
        common=elsewhere(False),
    )
    """Whether the first man must come home before another is played."""
    aim: Cited[Aim] = switch(
        Choice(Aim, AIM_WORDS), Text("Ce qui gagne la partie", "What wins the partie"), fixed=True
    )
    bearoff: Cited[Bearoff] = switch(
        Choice(Bearoff, BEAROFF_WORDS),
        Text("Un nombre qui lèverait juste une dame", "A number that would lift a man exactly"),
        short=Text("ce qui lève juste", "exact lifting"),
        common=elsewhere(Bearoff.FREE),
    )
    double: Cited[Double] = switch(
        Choice(Double, DOUBLE_WORDS),
        Text("Ce qui gagne double", "What wins double"),
        option="double_when",
        short=Text("double quand", "double when"),
    )
    double_usual: Cited[bool] = switch(
        Flag(),
        Text("La double va si l'on n'en dit rien", "The double goes if nothing is said"),
        by_option=("double",),
    )
    """Whether the double counts when nothing is said of it."""
    winner_has_dice: Cited[bool] = switch(
        Flag(), Text("Le gagnant a le dé de la partie suivante", "The winner throws first in the next partie")
    )
    """Whether who won a partie throws first in the next; else the dé is drawn again."""
    holes: Cited[int] = switch(
        Number(1, 99),
        Text("Trous pour gagner, si l'on n'en dit rien", "Holes to win, if nothing is said"),
        by_option=("holes",),
    )
    """How many holes win the game when nothing is said of it."""

    def __hash__(self) -> int:
        """By name alone, since states are hashed often; rules changed by agreement differ by `==` only."""
        return hash(self.id)
