"""The switches of the running games: every point on which one differs from another, or a text is silent."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeVar

from academie.games.tables.law.names import Names, names
from academie.games.tables.law.play import BEAROFF_WORDS, Bearoff
from academie.games.tables.law.primaute import FIRST_THROW, FIRST_THROW_WORDS, FirstThrow
from academie.games.tables.law.track import FLECHES, GAMMON, JACQUET, MEN, TRICTRAC, Point, Track, Ways
from academie.kernel import Citation, Cited, RuleSet, cited, switch
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
    Contact.HIT: Message("race-contact-hit"),
    Contact.BLOCK: Message("race-contact-block"),
    Contact.SHARE: Message("race-contact-share"),
}


class Aim(Enum):
    """What wins the partie."""

    BEAR_OFF = "bear-off"
    """All men borne off first."""
    PLEIN = "plein"
    """The six flèches of the second table filled first; nobody leaves his own side."""


AIM_WORDS: Final = {
    Aim.BEAR_OFF: Message("race-aim-bear-off"),
    Aim.PLEIN: Message("race-aim-plein"),
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
    Double.NEVER: Message("race-double-never"),
    Double.NOT_HOME: Message("race-double-not-home"),
    Double.NONE_OFF: Message("race-double-none-off"),
    Double.SHUT_OUT: Message("race-double-shut-out"),
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
    ShutOut.OFF: Message("race-shut-out-off"),
    ShutOut.LOST: Message("race-shut-out-lost"),
    ShutOut.SIMPLE_WITHOUT_ENTRY: Message("race-shut-out-simple-without-entry"),
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
    Entry.EVERY: Message("race-entry-every"),
    Entry.ONE: Message("race-entry-one"),
    Entry.AT_WILL: Message("race-entry-at-will"),
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
    TALON: Message("race-start-talon"),
    PILES: Message("race-start-piles"),
}
WAYS: Final = {
    TRICTRAC: Message("race-ways-trictrac"),
    GAMMON: Message("race-ways-gammon"),
    JACQUET: Message("race-ways-jacquet"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceRules(RuleSet):
    """A law of a running game: what they have in common, and points on which each says what is its own.

    Doublets are played twice over, four times the number, in each (ACAD Revertier ch. VI; LEP appendix).
    """

    ways: Cited[Ways] = switch(
        Shape(lambda ways: "half-a-lap" if ways == JACQUET else "head-on", WAYS.__getitem__),
        Message("race-ways"),
    )
    start: Cited[Track] = switch(Shape(list, SETTINGS.__getitem__), Message("race-start"))
    """The men of each player on his own way."""
    dice: Cited[int] = switch(Number(2, 3), Message("race-dice"), fixed=True)
    triplet: Cited[int] = switch(
        Number(3, 9),
        Message("race-triplet"),
        short=Message("race-triplet-short"),
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
        Message("race-larger-first"),
        common=cited(True, ACADEMIE, remark=Message("citations-silent-larger-number")),
    )
    """Whether, if only some of the numbers can be played, the larger must be."""
    contact: Cited[Contact] = switch(
        Choice(Contact, CONTACT_WORDS),
        Message("race-contact"),
    )
    enter_on_own: Cited[bool] = switch(
        Flag(),
        Message("race-enter-on-own"),
        common=elsewhere(True),
    )
    must_enter: Cited[Entry] = switch(
        Choice(Entry, ENTRY_WORDS),
        Message("race-must-enter"),
        short=Message("race-must-enter-short"),
        common=elsewhere(Entry.EVERY),
    )
    one_a_fleche: Cited[range] = switch(
        Shape(list),
        Message("race-one-a-fleche"),
        common=elsewhere(range(0)),
    )
    """The flèches that hold no more than one man of one's own.

    Whether he may touch his like there and go on makes no difference: the other can go on in his stead.
    """
    shut_out: Cited[ShutOut] = switch(
        Choice(ShutOut, SHUT_OUT_WORDS),
        Message("race-shut-out"),
        short=Message("race-shut-out-short"),
        common=elsewhere(ShutOut.OFF),
    )
    courier: Cited[bool] = switch(
        Flag(),
        Message("race-courier"),
        common=elsewhere(False),
    )
    """Whether the first man must come home before another is played."""
    aim: Cited[Aim] = switch(Choice(Aim, AIM_WORDS), Message("race-aim"), fixed=True)
    bearoff: Cited[Bearoff] = switch(
        Choice(Bearoff, BEAROFF_WORDS),
        Message("race-bearoff"),
        short=Message("race-bearoff-short"),
        common=elsewhere(Bearoff.FREE),
    )
    double: Cited[Double] = switch(
        Choice(Double, DOUBLE_WORDS),
        Message("race-double"),
        option="double_when",
        short=Message("race-double-short"),
    )
    double_usual: Cited[bool] = switch(
        Flag(),
        Message("race-double-usual"),
        by_option=("double",),
    )
    """Whether the double counts when nothing is said of it."""
    winner_has_dice: Cited[bool] = switch(Flag(), Message("race-winner-has-dice"))
    """Whether who won a partie throws first in the next; else the dé is drawn again."""
    holes: Cited[int] = switch(
        Number(1, 99),
        Message("race-holes"),
        by_option=("holes",),
    )
    """How many holes win the game when nothing is said of it."""

    def __hash__(self) -> int:
        """By name alone, since states are hashed often; rules changed by agreement differ by `==` only."""
        return hash(self.id)

    @property
    def names(self) -> Names:
        """What the flèches are called, counted along the ways."""
        return names(self.id.partition("/")[0], self.ways.value)
