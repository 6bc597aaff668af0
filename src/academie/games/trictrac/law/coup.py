"""One coup: what a throw brings to the board, from the dice to the next thrower.

Both drivers run it: `state.py`, where points are marked for the players, and the arbiter, where hands mark
them. Nothing here marks a point.

Source: ACAD-A ch. I, VI; ACAD-B ch. VI, X-XII, XVIII; LEP part 1, rule 40.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from academie.games.tables.law.play import Moves, Play
from academie.games.tables.law.primaute import DoubletVoid, FirstDice, FirstDoublet, FirstThrow, Primaute
from academie.games.tables.law.throw import Throw, throw
from academie.games.tables.law.track import Pair, Track, moved, put, swapped
from academie.games.trictrac.law.acts import Promise
from academie.games.trictrac.law.events import MarqueEnded, NewReleve, Why
from academie.games.trictrac.law.jans import TARIF, Jan, Manner, Scored, jans, shared_out
from academie.games.trictrac.law.jans.obsolete import makes_pile
from academie.games.trictrac.law.jans.pleins import making
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.plays import Plays, find_plays, takes_coin
from academie.games.trictrac.law.position import COIN, STACKED, Coup, Past
from academie.games.trictrac.law.rules import MarqueEndedBy, RefaitFalls, TrictracRules
from academie.games.trictrac.law.tally import Tally
from academie.kernel import WHITE, Event, Places, Seat, cite_by, other
from academie.sources import ACAD_A, ACAD_B, LEP

MOST_THROWS: Final = 3
"""How far the throws of a relevé are counted."""
NEW_RELEVE: Final[Mapping[Why, Places]] = {
    Why.WENT_AWAY: {ACAD_B: "ch. X § 9", ACAD_A: "ch. I § 17; ch. II § 15", LEP: "part 1 ch. II § 1"},
    Why.SORTIE: {ACAD_B: "ch. XII § 6", ACAD_A: "ch. II § 38", LEP: "part 1 ch. V § 17"},
}
STACKS: Final[Pair[Track]] = (STACKED, STACKED)


class Form(Enum):
    """What is played for."""

    PARTIE = "partie"
    """So many holes, twelve by custom; the one who has them has won."""
    MARQUE = "marque"
    """One marqué of trictrac à écrire: six holes or more, won by going away (LEP part 1 ch. VI § 5)."""


@dataclass(frozen=True, slots=True)
class Cast:
    """A throw on the table and all that follows from it, found once. Dice and promise make it what it is."""

    dice: Throw
    coup: Coup = field(compare=False)
    """The position it fell on, with the past as it was before it."""
    plays: Plays = field(compare=False, repr=False)
    scored: tuple[Scored, ...] = field(compare=False, repr=False)
    """What it scores for either player, if a petit jan is kept."""
    promise: Promise = Promise.PLEIN
    legal: tuple[Play, ...] = field(default=(), compare=False, repr=False)
    """The plays that make good what is marked."""

    def counted(self) -> tuple[Scored, ...]:
        """What is marked: nothing for a petit jan given up for the coin."""
        if self.promise is Promise.PLEIN:
            return self.scored
        return tuple(item for item in self.scored if item.manner is not Manner.PASSING)

    def shares(self, tally: Tally) -> tuple[int, int]:
        """What the thrower gains at once, and what his adversary is given once the throw is played."""
        mine, given = shared_out(self.counted())
        return tally.worth(mine, self.dice), tally.worth(given, self.dice)

    def may_break(self) -> bool:
        """Whether the petit jan, to be kept only by passing a man, may be broken to take the coin instead."""
        coup = self.coup
        return (
            coup.rules.petit_jan_coin_exception.value
            and any(item.manner is Manner.PASSING for item in self.scored)
            and any(takes_coin(coup, play.moves) for play in self.plays.plays)
        )

    def promising(self, promise: Promise) -> Cast:
        """The same throw with a petit jan kept, or given up for the coin."""
        legal = dutiful(self.coup, self.plays.plays, self.scored, promise)
        return replace(self, promise=promise, legal=legal)


@dataclass(frozen=True, slots=True)
class Board:
    """Men, dice and what the law remembers; marks are the driver's. By seat, each track its owner's own."""

    rules: TrictracRules
    men: Pair[Track] = STACKS
    thrower: Seat = WHITE
    pasts: Pair[Past] = (Past(), Past())
    rencontre: Throw | None = None
    """The throw that began the relevé, while the next may meet it (where that scores)."""
    form: Form = Form.PARTIE
    goal: int = 12
    """How many holes win the partie, or allow to end the marqué."""
    keeps_dice: Seat | None = None
    """Who throws first at every relevé, where that is agreed."""
    cast: Cast | None = None
    """The throw on the table."""
    find: Callable[[Coup], Plays] = field(default=find_plays, compare=False, repr=False)
    """What finds the plays of a throw: the law, or the compiled core, which finds the same."""

    def coup(self, dice: Throw) -> Coup:
        """The throw as the law looks at it."""
        me, him = self.thrower, other(self.thrower)
        return Coup(
            self.men[me], self.men[him], dice, self.rules, self.pasts[me], self.pasts[him], self.rencontre
        )

    def look(self, dice: Throw) -> Cast:
        """What a throw would bring; nothing is moved."""
        return cast_of(self.coup(dice), self.find)

    def all_off(self) -> bool:
        """Whether the thrower has no man left."""
        return not any(self.men[self.thrower])

    def mirrored(self) -> Board:
        """The same board with the seats exchanged."""
        return replace(
            self,
            men=swapped(self.men),
            thrower=other(self.thrower),
            pasts=swapped(self.pasts),
            keeps_dice=None if self.keeps_dice is None else other(self.keeps_dice),
        )


def cast_of(coup: Coup, find: Callable[[Coup], Plays] = find_plays) -> Cast:
    """A throw with its plays and what it scores, a petit jan being kept."""
    able = find(coup)
    scored = jans(coup, able)
    return Cast(coup.throw, coup, able, scored, legal=dutiful(coup, able.plays, scored))


def dutiful(
    coup: Coup, plays: tuple[Play, ...], scored: Iterable[Scored], promise: Promise = Promise.PLEIN
) -> tuple[Play, ...]:
    """The plays that make good what was marked: a player who can fill or keep a plein must."""
    if promise is Promise.COIN:
        return tuple(play for play in plays if takes_coin(coup, play.moves))
    for item in scored:
        if item.jan in {Jan.REMPLIR, Jan.CONSERVER} and item.table is not None:
            return tuple(making(coup, plays, item.table))
        if item.jan is Jan.PILE:
            return tuple(play for play in plays if makes_pile(coup, play))
    return plays


def opening_dice(board: Board, dice: FirstDice) -> tuple[Board, tuple[Event, ...]]:
    """The board once the first dice have fallen: equal, they decide nothing.

    By some laws the winner plays them: they are then on the table.
    """
    thrower = dice.higher
    if thrower is None:
        return first_doublet(board)
    first = replace(board, thrower=thrower)
    won = Primaute(seat=thrower, citation=board.rules.first_throw.citation)
    if board.rules.first_throw.value is FirstThrow.PLAYS_IT:
        first = thrown(first, throw(dice.white, dice.black))
    return first, (won,)


def first_doublet(board: Board) -> tuple[Board, tuple[Event, ...]]:
    """The board after equal first dice: thrown again, or by the other player (LEP part 1 ch. I § 13)."""
    if board.rules.first_doublet.value is FirstDoublet.AGAIN:
        return board, ()
    taker = other(board.thrower)
    void = DoubletVoid(seat=taker, citation=board.rules.first_doublet.citation)
    return replace(board, thrower=taker), (void,)


def thrown(board: Board, dice: Throw) -> Board:
    """The board with a throw on it, looked at once and counted in the thrower's past."""
    cast = board.look(dice)
    past = cast.coup.my_past
    if past.throws < MOST_THROWS:
        past = Past(past.throws + 1, past.coin_held)
    return replace(
        board,
        cast=cast,
        pasts=put(board.pasts, board.thrower, past),
        rencontre=dice if board.rules.jan_de_rencontre and nothing_thrown(board) else None,
    )


def nothing_thrown(board: Board) -> bool:
    """Whether the relevé is yet to have its first throw."""
    return not any(past.throws for past in board.pasts)


def with_dice(board: Board, dice: Throw, promise: Promise = Promise.PLEIN) -> Board:
    """The board with a throw on it that the pasts already count, as positions are written."""
    past = board.pasts[board.thrower]
    coup = replace(board.coup(dice), my_past=replace(past, throws=past.throws - 1))
    return replace(board, cast=cast_of(coup, board.find).promising(promise))


def undertaken(board: Board, promise: Promise) -> Board:
    """The board once the thrower has said whether he keeps his petit jan or takes his coin."""
    assert board.cast is not None
    return replace(board, cast=board.cast.promising(promise))


def played(board: Board, moves: Moves) -> tuple[Board, Scored | None]:
    """The board with the men moved, the dice still on it; and the sortie, if the last man is off."""
    seat = board.thrower
    men, past = moved(board.men[seat], moves), board.pasts[seat]
    after = replace(
        board,
        men=put(board.men, seat, men),
        pasts=board.pasts
        if past.coin_held or men[COIN] < 2
        else put(board.pasts, seat, Past(past.throws, coin_held=True)),
    )
    if any(men):
        return after, None
    assert board.cast is not None
    return after, Scored(Jan.SORTIE, TARIF[Jan.SORTIE].price.of(board.cast.dice))


def dice_passed(board: Board) -> Board:
    """The dice in the adversary's hands."""
    return replace(board, thrower=other(board.thrower), cast=None)


def restacked(board: Board, why: Why, stacks: Pair[Track] = STACKS) -> tuple[Board, NewReleve]:
    """The stacks set up for a new relevé; the thrower keeps the dice, unless they were agreed to another."""
    first = board.thrower if board.keeps_dice is None else board.keeps_dice
    fresh = Board(
        board.rules,
        stacks,
        first,
        form=board.form,
        goal=board.goal,
        keeps_dice=board.keeps_dice,
        find=board.find,
    )
    place = cite_by(board.rules.authority, NEW_RELEVE[why])
    return fresh, NewReleve(seat=board.thrower, citation=place, why=why, first=first)


def departed(
    board: Board, score: Score, stacks: Pair[Track] = STACKS
) -> tuple[Board, NewReleve | MarqueEnded]:
    """The board once the thrower has gone away: a new relevé, or the end of the marqué."""
    fresh, begins = restacked(board, Why.WENT_AWAY, stacks)
    return fresh, marque_ended(board, board.thrower, score) if ends_marque(board, score) else begins


def ends_marque(board: Board, score: Score) -> bool:
    """Whether the thrower ends the marqué by going away. Source: LEP part 1 ch. VI § 5, 13."""
    if board.form is not Form.MARQUE or max(score.holes) < board.goal:
        return False
    holds = score.holes[board.thrower] == max(score.holes)
    return holds or board.rules.marque_ended_by.value is MarqueEndedBy.ANYONE


def refait_at_once(board: Board, score: Score) -> bool:
    """Whether the holes just made are a refait already, where that is agreed (LEP part 1 ch. VI § 13)."""
    white, black = score.holes
    equal = board.form is Form.MARQUE and white == black >= board.goal
    return equal and board.rules.refait_falls.value is RefaitFalls.AT_ONCE


def marque_ended(board: Board, seat: Seat, score: Score) -> MarqueEnded:
    """The event of the end of a marqué."""
    citation = board.rules.marque_ended_by.citation
    return MarqueEnded(seat=seat, citation=citation, holes=score.holes, runs=score.runs)
