"""Puzzles of draughts, found by a search that must see the best play ahead by a margin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.games.draughts.law import DAMES, DraughtsState, Phase
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.events import Crowned, Taken, Why, Won
from academie.games.draughts.law.moves import moves
from academie.games.draughts.players.analyst import score_text, worth
from academie.games.draughts.players.levels import STRENGTHS, LevelDames
from academie.games.draughts.players.search import Budget, Line, Thinker, Thought
from academie.games.draughts.study.lines import board
from academie.kernel import Seat, State, other
from academie.library import catalogue
from academie.notation import notation_of
from academie.practice.puzzles.finding import Origin, played
from academie.practice.puzzles.puzzle import SEARCH, Evidence, Puzzle, puzzle_id, within_ratings

QUICK: Final = Budget(depth=6)
CAREFUL: Final = Budget(nodes=500_000)
AGAIN: Final = Budget(nodes=1_200_000)
DEEPEST: Final = Budget(depth=11)
SOUGHT, FLOOR = 0.3, 0.15
"""By so much of the stakes the best play must be ahead when it is found, and when it is looked at again: a
man in a level game is worth about 0.4.
"""
HOPELESS: Final = -0.35
"""A player worse off than this even by his best play has no puzzle to solve."""
LEAST_LEGAL: Final = 3
LEAST_DEPTH: Final = 2
"""What is seen at one ply is too easy."""
MEGABYTES: Final = 16


class DraughtsPuzzleFinder:
    """Looks for puzzles with one memory of the search; ask it from one thread only."""

    apart = 8

    def __init__(self) -> None:
        self._thinker = Thinker(MEGABYTES)

    def game(self, seed: int) -> Iterator[State[Any]]:
        """Two levels between the second and the fifth, after six to thirteen moves at random; every eighth
        game is by today's rules, the others by Manoury's.
        """
        names = f"niveau-{2 + seed % 4}", f"niveau-{2 + seed // 4 % 4}"
        white, black = (LevelDames(STRENGTHS[name], seed + nth) for nth, name in enumerate(names))
        rules = DAMES.ruleset("fmjd" if seed % 8 == 7 else "manoury-1787")
        return played(DAMES.start(rules), (white, black), opening=6 + seed % 8, seed=seed)

    def studies(self) -> Iterator[tuple[str, State[Any]]]:
        """Every position of the books on draughts, by Manoury's rules."""
        rules = DAMES.ruleset("manoury-1787")
        for study in catalogue().studies:
            if study.game == "dames":
                yield study.id, DraughtsState(rules, board(study))

    def find(self, state: State[Any], origin: Origin) -> Puzzle | None:
        assert isinstance(state, DraughtsState)
        moves = [act for act in state.actions() if isinstance(act, Move)]
        if state.phase is not Phase.PLAY or len(moves) < LEAST_LEGAL:
            return None
        if not _clear(self._thinker.think(state, QUICK, 2), SOUGHT):
            return None
        thought = self._thinker.think(state, CAREFUL, 2)
        if not _clear(thought, SOUGHT):
            return None
        depth = found_at(state, thought.lines[0].moves[0])
        puzzle = _puzzle(state, thought, depth, origin.name)
        return puzzle if depth >= LEAST_DEPTH and origin.wants(puzzle.themes) else None

    def holds(self, puzzle: Puzzle, seed: int) -> bool:
        """A fresh search of more than twice as many positions must put the same play clearly ahead."""
        del seed
        state = puzzle.state()
        assert isinstance(state, DraughtsState)
        thought = Thinker(MEGABYTES).think(state, AGAIN, 2)
        return _clear(thought, FLOOR) and thought.lines[0].moves[0] == puzzle.act()


def margin(thought: Thought) -> float:
    """By how much of the stakes the best play is ahead of the next."""
    best, second = thought.lines
    return worth(best) - worth(second)


def _clear(thought: Thought, floor: float) -> bool:
    return margin(thought) >= floor and worth(thought.lines[0]) >= HOPELESS


def found_at(state: DraughtsState, best: Move) -> int:
    """From how many plies on a search that remembers nothing finds the play and keeps to it."""
    found: list[tuple[int, Move]] = []
    Thinker(1).think(
        state, DEEPEST, tell=lambda thought: found.append((thought.depth, _first(thought.lines)))
    )
    missed = [depth for depth, move in found if move != best]
    return max(missed, default=0) + 1


def _first(lines: tuple[Line, ...]) -> Move:
    return lines[0].moves[0]


def _puzzle(state: DraughtsState, thought: Thought, depth: int, origin: str) -> Puzzle:
    notation, (best, second) = notation_of("dames"), thought.lines
    stroke = course(state, best.moves)
    position = notation.state(state)
    return Puzzle(
        id=puzzle_id("dames", state.rules.id, position),
        game="dames",
        ruleset=state.rules.id,
        position=position,
        best=notation.act(best.moves[0]),
        second=notation.act(second.moves[0]),
        worth=round(worth(best), 3),
        margin=round(margin(thought), 3),
        evidence=Evidence(by=SEARCH, depth=thought.depth, nodes=thought.nodes),
        rating=difficulty(depth=depth, given=stroke.given, legal=len(state.actions())),
        themes=themes(state, stroke, worth(best), worth(second)),
        origin=origin,
        scores=(score_text(best), score_text(second)),
        line=tuple(notation.act(move) for move in stroke.moves[1:]),
    )


def difficulty(*, depth: int, given: int, legal: int) -> int:
    """700, and 110 for each ply the search must look ahead to find the play and keep to it, 60 for each piece
    given, 15 for each legal move up to twenty.
    """
    return within_ratings(700 + 110 * depth + 60 * given + 15 * min(legal, 20))


LONGEST: Final = 16
QUIET: Final = 2
"""After this number of single moves without a capture the stroke is over."""
FEW: Final = 10
LOST: Final = -0.6
LEVEL: Final = 0.25


@dataclass(frozen=True, slots=True)
class Course:
    """The line as far as the stroke goes, with what it brings its player."""

    moves: tuple[Move, ...]
    states: tuple[DraughtsState, ...]
    """The state before the first move, and after each."""
    seat: Seat

    @property
    def given(self) -> int:
        """How many pieces he loses."""
        return sum(len(taken.squares) for taken in self._takings() if taken.seat != self.seat)

    @property
    def taken(self) -> int:
        """How many he takes."""
        return sum(len(taken.squares) for taken in self._takings() if taken.seat == self.seat)

    @property
    def kings_taken(self) -> int:
        """How many of those are kings."""
        return sum(taken.kings for taken in self._takings() if taken.seat == self.seat)

    @property
    def crowned(self) -> bool:
        """Whether he makes a king."""
        events = (event for state in self.states for event in state.last_events)
        return any(isinstance(event, Crowned) and event.seat == self.seat for event in events)

    @property
    def repos(self) -> bool:
        """Whether the other takes twice running, the second taking being owed whatever is played between."""
        turns = zip(self.moves[1::2], self.moves[2::2], self.moves[3::2], self.states[2::2], strict=False)
        return any(
            one.taken and two.taken and not between.taken and _owes(state)
            for one, between, two, state in turns
        )

    @property
    def shut_in(self) -> bool:
        """Whether it ends with the other unable to move."""
        return any(isinstance(event, Won) and event.why is Why.BLOCKED for event in self.states[-1].events)

    def _takings(self) -> Iterator[Taken]:
        return (event for state in self.states[1:] for event in state.last_events if isinstance(event, Taken))


def _owes(state: DraughtsState) -> bool:
    """Whether the player not to move could take if it were his turn."""
    waiting = state.position._replace(turn=other(state.position.turn))
    return any(move.taken for move in moves(waiting, state.rules))


def course(state: DraughtsState, line: Sequence[Move]) -> Course:
    """The line up to where the taking is done and nothing is forced any more."""
    states, played, quiet = [state], list[Move](), 0
    for move in line[:LONGEST]:
        played.append(move)
        states.append(states[-1].apply(move))
        quiet = 0 if move.taken else quiet + 1
        if quiet > QUIET:
            break
    while len(played) > 1 and not states[-1].events:
        played.pop()
        states.pop()
    return Course(tuple(played), tuple(states), state.position.turn)


def themes(state: DraughtsState, of: Course, best: float, second: float) -> tuple[str, ...]:
    """The ids of the themes; warding off where there is no other."""
    position = state.position
    by_theme = {
        "coup-brillant": 0 < of.given < of.taken,
        "tant-pour-tant": 0 < of.given == of.taken,
        "coup-de-repos": of.repos,
        "damer": of.crowned,
        "la-dame": bool(position.kings) or of.kings_taken > 0,
        "enfermer": of.shut_in,
        "fin-de-partie": (position.white | position.black).bit_count() <= FEW,
        "remise": abs(best) <= LEVEL and second <= LOST,
    }
    found = tuple(theme for theme, holds in by_theme.items() if holds)
    return found or ("parer",)
