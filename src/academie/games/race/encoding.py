"""The running games in numbers, a man a step: docs/environments.md tells ids and indices.

A play is said move by move: the flèche a man starts from, or the hand, and the number he plays. A move may be
said if it is the beginning of a legal play, so that every order in which the law lets men be touched can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from academie.games.race.law.acts import HAND, Cast, Play, RaceAction
from academie.games.race.law.occupancy import Occupancy, Stand, steps, waits
from academie.games.race.law.plays import Numbers, plays_of, without
from academie.games.race.law.rules import Entry
from academie.games.race.law.state import Phase, RaceState
from academie.games.tables.law.primaute import FIRST_DICE, FirstDice
from academie.games.tables.law.throw import FACES, THREE_THROWS, THROWS
from academie.games.tables.law.track import FLECHES, MEN, Track
from academie.kernel import Seat, State, other
from academie.research.encoding import Encoding, Ids, Piece, one_of, shares

HOLES: Final = 24
TIMES: Final = 4
AGAIN: Final = 2

NOTHING: Final = len(FACES) * (FLECHES + 1)
FALLS: Final[tuple[FirstDice | Cast, ...]] = (*FIRST_DICE, *THROWS, *sorted(THREE_THROWS))
CHANCES: Final = {dice: id_ for id_, dice in enumerate(FALLS)}

Node = tuple[Numbers, Stand]
"""A play begun: the numbers left and where the men stand."""


class RaceEncoding(Encoding[RaceAction]):
    """The steps of a play as ids."""

    acts = NOTHING + 1
    chances = len(CHANCES)
    stakes = 2.0
    most_acts = 100_000
    layout = (
        *(
            Piece(f"{whose}_{what}", FLECHES)
            for whose in ("my", "his")
            for what in ("men", "demi_cases", "cases")
        ),
        Piece("hand", 2),
        Piece("off", 2),
        Piece("holes", 2),
        Piece("thrower", 1),
        Piece("phase", len(Phase)),
        Piece("numbers", len(FACES)),
        Piece("again", 1),
    )

    def act_id(self, state: State[RaceAction], act: RaceAction) -> int:
        """The id of what chance brings; plays are said move by move."""
        del state
        assert not isinstance(act, Play)
        return CHANCES[act]

    def legal(self, state: State[RaceAction], spoken: Ids = ()) -> Mapping[int, RaceAction | None]:
        assert isinstance(state, RaceState)
        if state.phase is not Phase.PLAY:
            return super().legal(state)
        ways, node = routes_of(state), begun(state, spoken)
        plays = {stand: play for play, stand in state.plays().items()}
        found = {id_: None if ways.get(then) else plays[then[1]] for id_, then in ways[node].items()}
        if not found or (not spoken and _at_will(state)):
            return {**found, NOTHING: plays[node[1]]}
        return found

    def observe(self, state: State[RaceAction], seat: Seat, spoken: Ids = ()) -> list[float]:
        assert isinstance(state, RaceState)
        mine, his, left = sides(state, seat, spoken)
        theirs = state.rules.ways.value.seen_across(his.men)
        return [
            *men(mine.men),
            *men(theirs),
            *shares((mine.hand, his.hand), MEN),
            *(1 - (sum(side.men) + side.hand) / MEN for side in (mine, his)),
            *shares((state.holes[seat], state.holes[other(seat)]), HOLES),
            float(state.thrower == seat),
            *one_of([*Phase].index(state.phase), len(Phase)),
            *shares((left.count(face) for face in FACES), TIMES),
            *shares((state.again,), AGAIN),
        ]


def men(track: Track) -> Iterator[float]:
    """One player's men: how many, alone, together."""
    yield from (count / MEN for count in track)
    yield from (float(count == 1) for count in track)
    yield from (float(count >= 2) for count in track)


def sides(state: RaceState, seat: Seat, spoken: Ids) -> tuple[Stand, Stand, Numbers]:
    """The observer's men and the other's as they stand in the course of the play, and the numbers left."""
    both = {whose: state.stand(whose) for whose in (seat, other(seat))}
    left: Numbers = ()
    if state.phase is Phase.PLAY:
        left, moved = begun(state, spoken)
        hit = {state.rules.ways.value.across(point) for point in moved.hits}
        waiting = both[other(state.thrower)]
        kept = tuple(0 if point in hit else count for point, count in enumerate(waiting.men))
        both[state.thrower] = moved
        both[other(state.thrower)] = Stand(kept, waiting.hand + len(hit))
    return both[seat], both[other(seat)], left


def begun(state: RaceState, spoken: Ids) -> Node:
    """The play once those steps are said."""
    assert state.dice is not None
    node: Node = (plays_of(state.dice, state.rules.triplet.value)[0], state.stand(state.thrower))
    for id_ in spoken:
        node = routes_of(state)[node][id_]
    return node


def routes_of(state: RaceState) -> Mapping[Node, Mapping[int, Node]]:
    """Each stage of a play of the throw on the table, with the steps that lead on from it."""
    (numbers, stand), occupancy = begun(state, ()), state.occupancy(state.thrower)
    return routes(occupancy, stand, numbers)


def _at_will(state: RaceState) -> bool:
    """Whether a man in hand may be left there."""
    occupancy = state.occupancy(state.thrower)
    return waits(occupancy, state.stand(state.thrower)) and occupancy.movement.entry is Entry.AT_WILL


@lru_cache(maxsize=256)
def routes(occupancy: Occupancy, stand: Stand, numbers: Numbers) -> Mapping[Node, Mapping[int, Node]]:
    """The steps from each stage that the law lets lead to an end."""
    stages: list[dict[Node, dict[int, Node]]] = []
    nodes: list[Node] = [(numbers, stand)]
    most = 1 if waits(occupancy, stand) else len(numbers)
    while nodes and len(stages) <= most:
        stages.append({node: {} if len(stages) == most else leading(occupancy, node) for node in nodes})
        nodes = [*dict.fromkeys(then for ways in stages[-1].values() for then in ways.values())]
    *earlier, last = stages
    least = min(sum(left) for left, _ in last)
    bound = occupancy.movement.larger_first and not waits(occupancy, stand)
    good = {node for node in last if not bound or sum(node[0]) == least}
    found: dict[Node, dict[int, Node]] = {node: {} for node in good}
    for stage in reversed(earlier):
        kept = {
            node: {id_: then for id_, then in ways.items() if then in good} for node, ways in stage.items()
        }
        good = {node for node, ways in kept.items() if ways}
        found.update({node: kept[node] for node in good})
    return found


def leading(occupancy: Occupancy, node: Node) -> dict[int, Node]:
    """Every step by one of the numbers left, by id."""
    numbers, stand = node
    found: dict[int, Node] = {}
    for number in dict.fromkeys(numbers):
        left = without(numbers, number)
        for move, after in steps(occupancy, stand, number):
            place = FLECHES if move.start == HAND else move.start
            found[len(FACES) * place + number - 1] = (left, after)
    return found


ENCODING: Final = RaceEncoding()
