"""Lepeintre's principles as a choice between two classes of acts, each with its condition and its provisos.

A principle says when it holds, which acts it prefers, and to which; every letter is that of the player's own
flèches, from the talon, A, to the coin, L.

Source: LEP part 3.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from academie.games.tables.law.play import Play
from academie.games.tables.law.track import MEN, TABLE, Track, moved
from academie.games.trictrac.law.acts import SEnAller, Tenir
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import Action, other

F, H, K, COIN = 5, 7, 10, 11
GRAND_JAN: Final = range(TABLE, 2 * TABLE)
BACKWARD: Final = 5
"""A third of the men, still in the petit jan: a backward game. Source: LEP part 3 no. 52."""
LONG: Final = 21
"""The points that must be left to play to hold. Source: LEP part 3 no. 53."""


class View(NamedTuple):
    """A state as its player sees it: the men of both, the dice, the other's points, the holes to go."""

    mine: Track
    theirs: Track
    phase: Phase
    faces: tuple[int, int]
    their_points: int
    holes_left: int

    @classmethod
    def of(cls, state: TrictracState) -> View:
        """The view of who is to act."""
        me, foe = state.thrower, other(state.thrower)
        dice = state.dice
        faces = (0, 0) if dice is None else (dice.high, dice.low)
        left = state.goal - state.score.holes[me]
        return cls(state.men[me], state.men[foe], state.phase, faces, state.score.points[foe], left)

    @property
    def down(self) -> list[int]:
        """Where my men stand that have left the talon."""
        return [point for point, men in enumerate(self.mine) if point for _ in range(men)]

    @property
    def begins(self) -> bool:
        """Whether nobody has yet left his own half of the board."""
        return not any(self.mine[COIN + 1 :]) and not any(self.theirs[COIN + 1 :])

    @property
    def spare(self) -> int:
        """The points left to play with the men of the petit jan, up to the coin."""
        return sum(men * (COIN - point) for point, men in enumerate(self.mine[:TABLE]))

    @property
    def hole(self) -> int | None:
        """The one empty flèche of a grand jan that is full but for it."""
        empty = [point for point in GRAND_JAN if self.mine[point] == 0]
        others = all(self.mine[point] >= 2 for point in GRAND_JAN if point not in empty)
        return empty[0] if len(empty) == 1 and others else None


When = Callable[[View], bool]
"""Whether something holds of a state."""
Then = Callable[[View, Track], bool]
"""Whether a play that leads to such men is of a class."""
Class = Callable[[View, Action], bool]
"""Whether an act is of a class."""


class Principle(NamedTuple):
    """When it holds, and the two classes of what may be done."""

    holds: When
    better: Class
    worse: Class


def _plays(holds: When, better: Then, worse: Then) -> Principle:
    """A principle about plays: the classes are told apart by where the men stand afterwards."""

    def applies(view: View) -> bool:
        return view.phase is Phase.PLAY and view.begins and holds(view)

    def of_class(then: Then) -> Class:
        def contains(view: View, act: Action) -> bool:
            return isinstance(act, Play) and then(view, moved(view.mine, act.moves))

        return contains

    return Principle(applies, of_class(better), of_class(worse))


def _holding(holds: When, *, stay: bool) -> Principle:
    """A principle about holding or going away after a hole."""

    def applies(view: View) -> bool:
        return view.phase is Phase.HOLD and holds(view)

    def stays(view: View, act: Action) -> bool:
        del view
        return isinstance(act, Tenir)

    def goes(view: View, act: Action) -> bool:
        del view
        return isinstance(act, SEnAller)

    return Principle(applies, stays, goes) if stay else Principle(applies, goes, stays)


def _from_talon(number: int) -> Then:
    return lambda view, then: view.mine[0] - then[0] == number


def _alone(view: View, then: Track) -> bool:
    """Whether one man was played with both numbers."""
    return sum(abs(now - before) for now, before in zip(then, view.mine, strict=True)) == 2


def _makes(point: int) -> Then:
    return lambda view, then: then[point] >= 2 > view.mine[point]


def _makes_another(view: View, then: Track) -> bool:
    """Whether a case of the grand jan other than H and the coin is made."""
    return not _makes(H)(view, then) and any(_makes(point)(view, then) for point in (6, 8, 9, K))


def _not(condition: Then) -> Then:
    return lambda view, then: not condition(view, then)


def _first(high: int, low: int) -> Principle:
    """Nos. 1: at the first throw both men are put down."""
    return _plays(
        lambda view: view.mine[0] == MEN and view.faces == (high, low), _from_talon(2), _from_talon(1)
    )


def _second(total: int) -> Principle:
    """No. 2: at the second throw a nine or ten is played with one man, the other being in his petit jan."""
    return _plays(
        lambda view: (
            _two_down(view)
            and sum(view.faces) == total
            and view.faces[0] != view.faces[1]
            and not any(view.theirs[TABLE:])
        ),
        _alone,
        _from_talon(2),
    )


def _two_down(view: View) -> bool:
    """Whether two men have left the talon and stand in the petit jan."""
    return view.mine[0] == MEN - 2 and max(view.down) < TABLE


def _both_passed(view: View, then: Track) -> bool:
    """Whether the two men stand in the grand jan, and none other has left the talon."""
    return then[0] == MEN - 2 and sum(then[point] for point in GRAND_JAN) == 2


def _apart(view: View, then: Track) -> bool:
    """Whether the two men passed have a flèche or more between them."""
    stands = [point for point in GRAND_JAN if then[point]]
    return _both_passed(view, then) and len(stands) == 2 and stands[1] - stands[0] > 1


def _side_by_side(view: View, then: Track) -> bool:
    stands = [point for point in GRAND_JAN if then[point]]
    return _both_passed(view, then) and len(stands) == 2 and stands[1] - stands[0] == 1


def _case_of_cases(view: View, then: Track) -> bool:
    """Whether a new case is made of men taken from cases, none coming from the talon."""
    made = any(now >= 2 > before for now, before in zip(then, view.mine, strict=True))
    broken = sum(before >= 2 > now for now, before in zip(then, view.mine, strict=True))
    return made and broken > 0 and then[0] == view.mine[0]


def _wears(view: View, left: int = 3) -> bool:
    """Whether a game begins to wear out: none at the talon, and no more men than so in the petit jan."""
    return view.mine[0] == 0 and sum(view.mine[:TABLE]) <= left


def _filled(view: View, then: Track) -> bool:
    """Whether a man stands on what was the one empty flèche."""
    return view.hole is not None and then[view.hole] > 0


def _can_be_hit(view: View) -> bool:
    """Whether the other has a man within one die of the empty flèche."""
    return view.hole is not None and any(view.theirs[17 - view.hole : 23 - view.hole])


PRINCIPLES: Final[Mapping[str, Principle]] = {
    "first-5-4": _first(5, 4),
    "first-6-3": _first(6, 3),
    "first-6-4": _first(6, 4),
    "second-nine": _second(9),
    "second-ten": _second(10),
    "tenth-case": _plays(
        lambda view: view.mine[0] >= 10 and view.mine[K] < 2 and not any(view.theirs[TABLE:]),
        _makes(K),
        _not(_makes(K)),
    ),
    "coin-bourgeois": _plays(
        lambda view: view.theirs[COIN] >= 2 and view.mine[COIN] == 0 and view.mine[F] < 2,
        _makes(F),
        _not(_makes(F)),
    ),
    "case-du-diable": _plays(
        lambda view: view.mine[H] < 2 and sum(view.mine[1:TABLE]) < 3, _makes(H), _makes_another
    ),
    "large-throw": _plays(
        lambda view: _two_down(view) and sum(view.faces) >= 9, _both_passed, _not(_both_passed)
    ),
    "with-a-gap": _plays(_two_down, _apart, _side_by_side),
    "no-third-throw": _plays(
        lambda view: view.mine[0] == MEN - 2 and min(view.down) >= TABLE, _from_talon(2), _from_talon(0)
    ),
    "wood-first": _plays(lambda view: view.mine[0] >= 6, _from_talon(2), _case_of_cases),
    "ace-and-two": _plays(
        lambda view: view.faces == (2, 1) and view.mine[0] >= 9 and not any(view.mine[TABLE:]),
        _from_talon(2),
        _not(_from_talon(2)),
    ),
    "put-in-first": _plays(
        lambda view: view.hole is not None and view.their_points < 8, _filled, _not(_filled)
    ),
    "not-put-in": _plays(lambda view: _can_be_hit(view) and view.their_points >= 8, _not(_filled), _filled),
    "third-on-coin": _plays(
        lambda view: view.theirs[COIN] < 2 and view.mine[COIN] == 2 and _wears(view),
        lambda view, then: then[COIN] > 2,
        lambda view, then: then[COIN] == 2,
    ),
    "worn-goes": _holding(
        lambda view: _wears(view, left=1) and sum(view.theirs[:TABLE]) >= BACKWARD and view.holes_left > 2,
        stay=False,
    ),
    "long-holds": _holding(
        lambda view: view.spare >= LONG and sum(view.theirs[:TABLE]) < BACKWARD, stay=True
    ),
    "long-against-backward": _holding(
        lambda view: view.spare >= LONG and sum(view.theirs[:TABLE]) >= BACKWARD, stay=False
    ),
}
"""The principles by the names that statements call them."""
