"""Puzzles of trictrac: found by the engine, then by games played out on common dice; and their themes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, inf, sqrt
from statistics import fmean, stdev
from typing import Any, Final

from academie.engine.dice.bridge import SearchDepth
from academie.engine.dice.engine import DiceEngine, Plan, Ranked, Tally
from academie.games.tables.law.odds import casts
from academie.games.tables.law.play import Play
from academie.games.tables.law.track import MEN, OFF, Track, full
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.acts import SEnAller, Tenir
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.odds import scoring
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, TALON, Table
from academie.games.trictrac.law.state import Phase
from academie.games.trictrac.players.engine import STRENGTHS, trictrac_engine, trictrac_player
from academie.games.trictrac.players.simple import SimpleTrictrac
from academie.kernel import WHITE, Action, Seat, State, other
from academie.notation import notation_of
from academie.practice.puzzles.finding import Origin, played
from academie.practice.puzzles.puzzle import ROLLOUT, Evidence, Puzzle, puzzle_id, within_ratings

MORE: Final = 5
"""Of the 36 casts, so many more or fewer than after the next best play make a theme."""
EARLY: Final = 9
"""Men still on the talon while men are being brought down."""


def themes(state: TrictracState, best: Action, second: Action) -> tuple[str, ...]:
    """The themes, by their ids."""
    match best:
        case Tenir():
            return ("tenir",)
        case SEnAller():
            return ("s-en-aller",)
        case Play():
            assert isinstance(second, Play)
            found = (*_done(state, best), *_aimed(state, best, second))
            return found or ("placement",)
        case _:
            return ("placement",)


def _done(state: TrictracState, play: Play) -> Iterator[str]:
    """What the play does at once."""
    before = state.men[state.thrower]
    after = state.apply(play).men[state.thrower]
    if any(_full(after, table) and not _full(before, table) for table in Table):
        yield "remplir"
    if any(_full(before, table) for table in Table):
        yield (
            "conserver" if any(_full(before, table) and _full(after, table) for table in Table) else "rompre"
        )
    if after[COIN] >= 2 > before[COIN]:
        yield "prendre-son-coin"
    if before[TALON] >= EARLY and all(move.start == TALON for move in play.moves):
        yield "abattre-du-bois"
    if any(move.start < ADVERSE_COIN < move.end for move in play.moves):
        yield "passage"
    if sum(after[Table.RETOUR.base :]) * 2 > MEN and not _full(before, Table.RETOUR):
        yield "jan-de-retour"
    if any(move.end == OFF for move in play.moves):
        yield "sortie"


def _full(track: Track, table: Table) -> bool:
    return full(track, table.base)


def _aimed(state: TrictracState, best: Play, second: Play) -> Iterator[str]:
    """What the play makes likelier or less likely at the coming throws."""
    me, him = state.thrower, other(state.thrower)
    hit = _gap(state, best, second, him, Jan.BATTRE_A_VRAI)
    if hit <= -MORE:
        yield "se-couvrir"
    if _gap(state, best, second, me, Jan.BATTRE_A_VRAI) >= MORE:
        yield "battre"
    if _gap(state, best, second, me, Jan.REMPLIR) >= MORE:
        yield "preparer-le-plein"


def _gap(state: TrictracState, best: Play, second: Play, thrower: Seat, jan: Jan) -> int:
    """In how many more of the 36 casts the thrower makes the jan after the best play than after the next."""
    one, two = (_chances(state, play, thrower, jan) for play in (best, second))
    return one - two


def _chances(state: TrictracState, play: Play, thrower: Seat, jan: Jan) -> int:
    after = state.apply(play)
    board = replace(after.board, thrower=thrower, cast=None)
    return casts(scoring(replace(after, board=board, phase=Phase.THROW, due=0), jan))


TWO_PLIES: Final = SearchDepth(plies=2, wide=5, margin=0.25)
SEEMING: Final = 0.04
"""How far ahead, in stakes, a play must seem at one ply to be looked at more closely."""
LIKELY: Final = 0.08
"""And at two plies, to be played out."""
FLOOR: Final = 0.05
"""And after the games have been played, besides three standard errors."""
ERRORS: Final = 3.0
LEAST_LEGAL: Final = 4
OBVIOUS: Final = 0.92
"""A play that even the lowest level makes this surely is not a puzzle."""
RIVALS: Final = 2
BEATEN: Final = 0.95
"""A position that is nearly won or lost is not a puzzle."""

CHUNK: Final = 36
"""Games played out at a time: one for each throw."""
FEWEST, MOST = 6, 16
"""Chunks played at least before the difference is judged, and at most."""
SOUGHT, CHECKED = 8, 16
"""After how many throws a game played out ends by its estimate, when finding and when checking."""


class TrictracPuzzleFinder:
    """Finds puzzles with the engine of the package."""

    apart = 3

    def __init__(self) -> None:
        self._near = trictrac_engine()
        self._far = trictrac_engine(TWO_PLIES)

    def game(self, seed: int) -> Iterator[State[Any]]:
        """Two levels between the second and the fourth, after one to four choices at random."""
        names = f"niveau-{2 + seed % 3}", f"niveau-{2 + seed // 3 % 3}"
        white, black = (trictrac_player(name, seed + nth, 0.0) for nth, name in enumerate(names))
        return played(TRICTRAC.start(), (white, black), opening=1 + seed % 4, seed=seed)

    def studies(self) -> Iterator[tuple[str, State[Any]]]:
        """None: the treatises show what throws are worth, not what to play."""
        return iter(())

    def find(self, state: State[Any], origin: Origin) -> Puzzle | None:
        assert isinstance(state, TrictracState)
        legal = len(state.actions())
        if (state.phase is Phase.PLAY and legal < LEAST_LEGAL) or state.phase is Phase.UNDERTAKE:
            return None
        near = _ranked(self._near, state)
        if near[0].value - near[1].value < SEEMING or abs(near[0].value) > BEATEN:
            return None
        far = _ranked(self._far, state)
        best, second = far[0].action, far[1].action
        if far[0].value - far[1].value < LIKELY or chance(near, best) > OBVIOUS:
            return None
        if not origin.wants(themes(state, best, second)):
            return None
        acts = [each.action for each in far[: 1 + RIVALS]]
        fought = duels(self._near, state, acts, origin.seed, SOUGHT)
        if not all(each.decided for each in fought):
            return None
        return self._puzzle(state, near, far, fought, origin.name)

    def holds(self, puzzle: Puzzle, seed: int) -> bool:
        """Games on other dice must put the same play ahead of its rivals by the margin."""
        state = puzzle.state()
        best = puzzle.act()
        ranked = _ranked(self._far, state)
        rivals = [each.action for each in ranked if each.action != best][:RIVALS]
        return all(each.decided for each in duels(self._near, state, (best, *rivals), seed, CHECKED))

    def _puzzle(
        self,
        state: TrictracState,
        near: Sequence[Ranked],
        far: Sequence[Ranked],
        fought: Sequence[Duel],
        origin: str,
    ) -> Puzzle:
        notation, best = notation_of("trictrac"), far[0].action
        closest = min(range(len(fought)), key=lambda nth: fought[nth].mean)
        second, between = far[1 + closest].action, fought[closest]
        position = notation.state(state)
        return Puzzle(
            id=puzzle_id("trictrac", state.rules.id, position),
            game="trictrac",
            ruleset=state.rules.id,
            position=position,
            best=notation.act(best),
            second=notation.act(second),
            worth=round(between.worth, 3),
            margin=round(between.mean, 3),
            evidence=Evidence(by=ROLLOUT, games=between.games, error=round(between.error, 4)),
            rating=difficulty(
                chance=chance(near, best),
                simple=SimpleTrictrac().choose(state) == best,
                one_ply=near[0].action == best,
                legal=len(state.actions()),
            ),
            themes=themes(state, best, second),
            origin=origin,
        )


def _ranked(engine: DiceEngine[Any, Any], state: State[Any]) -> list[Ranked]:
    """The plays with what they are worth to who plays, the best first."""
    sign = 1 if state.actor == WHITE else -1
    ranked = [Ranked(each.action, sign * each.value, each.plies) for each in engine.rank(state)]
    return sorted(ranked, key=lambda each: (-each.plies, -each.value))


def chance(near: Sequence[Ranked], best: Action) -> float:
    """How likely the lowest level is to play it."""
    errs = STRENGTHS["niveau-1"].fallibility
    top = near[0].value
    weights = {
        each.action: exp((each.value - top) / errs.temperature)
        for each in near
        if each.value >= top - errs.tolerance
    }
    return weights.get(best, 0.0) / sum(weights.values())


@dataclass(frozen=True, slots=True)
class Duel:
    """How two plays did on the same dice: what the first is worth, and by how much it is ahead."""

    worth: float
    differences: tuple[float, ...]

    @property
    def games(self) -> int:
        """How many were played out from each."""
        return CHUNK * len(self.differences)

    @property
    def mean(self) -> float:
        """By how much the first is ahead, in stakes."""
        return fmean(self.differences)

    @property
    def error(self) -> float:
        """The standard error of that, the differences being taken chunk by chunk."""
        chunks = len(self.differences)
        return stdev(self.differences) / sqrt(chunks) if chunks > 1 else inf

    @property
    def decided(self) -> bool:
        """Whether the first is surely ahead, and by enough."""
        return self.mean > max(FLOOR, ERRORS * self.error)

    @property
    def hopeless(self) -> bool:
        """Whether it is not worth playing on to decide."""
        return self.mean < FLOOR


def duels(
    engine: DiceEngine[Any, Any], state: State[Any], acts: Sequence[Action], seed: int, most: int
) -> list[Duel]:
    """The first play against each other one: games played out from all on the same dice, `most` throws each,
    until the first is surely ahead of all, or not, or enough were played.
    """
    sign = 1 if state.actor == WHITE else -1
    plan = Plan(games=CHUNK * MOST, seed=seed, chunks=MOST, most=most)
    fought = list[tuple[float, ...]]()
    for means in zip(*(_means(engine.rollouts(state, act, plan)) for act in acts), strict=True):
        fought.append(tuple(sign * mean for mean in means))
        so_far = _duels(fought)
        done = all(each.decided for each in so_far) or any(each.hopeless for each in so_far)
        if done and len(fought) >= FEWEST:
            break
    return _duels(fought)


def _duels(fought: Sequence[Sequence[float]]) -> list[Duel]:
    """The duels of the first play, from the means of each chunk."""
    best, *rivals = zip(*fought, strict=True)
    return [
        Duel(fmean(best), tuple(one - two for one, two in zip(best, rival, strict=True))) for rival in rivals
    ]


def _means(tallies: Iterator[Tally]) -> Iterator[float]:
    """The mean of each chunk, from the tallies so far."""
    before = Tally()
    for tally in tallies:
        yield (tally.mean * tally.games - before.mean * before.games) / (tally.games - before.games)
        before = tally


def difficulty(*, chance: float, simple: bool, one_ply: bool, legal: int) -> int:
    """900, and 500 times the chance that the lowest level misses the play, 200 if the simple player misses
    it, 300 if a look of one ply does, 12 for each legal play up to thirty.
    """
    missed = 500 * (1 - chance) + 200 * (not simple) + 300 * (not one_ply)
    return within_ratings(900 + missed + 12 * min(legal, 30))
