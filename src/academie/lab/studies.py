"""Studies by many games: first throws, the first player, how long games are, and those of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

from academie.engine.dice.bridge import SearchDepth
from academie.engine.dice.engine import Plan, Tally, dice_engine
from academie.kernel import Action, Facet, State
from academie.lab.arena import Beginning, all_lengths
from academie.lab.config import bad, filled, is_list
from academie.lab.contestant import MATCHES, GameLength, deeper
from academie.lab.measured import Findings, Row, counted, tallied
from academie.lab.plots import Plot, counts, intervals
from academie.lab.rollout import Question, answer
from academie.lab.workers import Progress, Workers
from academie.notation import notation_of
from academie.registry import parts, registry
from academie.words import Language, Message, verbatim

STAKES: Final = Message("lab-stakes")
THROWS: Final = Message("lab-throws")
STEPS: Final = 30
"""How many bars a plot of lengths has at most, about."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How much a study may play; all that its result depends on."""

    games: tuple[str, ...] = ("trictrac",)
    seed: int = 1818
    rollouts: int = 1296
    """Games played out of each position."""
    parties: int = 200
    """Whole parties of each beginning."""
    wide: int = 3
    """How many plays of a throw are played out."""

    @property
    def plan(self) -> Plan:
        return Plan(self.rollouts, self.seed, looking=SearchDepth())


def asked(content: Mapping[str, Any], where: object = "--config") -> Asked:
    """What a file asks of a study. Raises `OptionError` for an unknown key."""
    table = dict(content)
    games = table.pop("games", [*Asked().games])
    if not is_list(games) or not all(isinstance(each, str) for each in games):
        raise bad(where, Message("lab-games-list"))
    return filled(Asked, table, where, games=tuple(games))


@dataclass(frozen=True, slots=True)
class Found:
    """A table, and the plot that goes with it."""

    findings: Findings
    plot: Callable[[Language], Plot]


Run = Callable[[Asked, Workers, Progress], tuple[Found, ...]]
"""Does a study."""
STUDIES: Final[Facet[Mapping[str, Run]]] = Facet("lab_studies")
"""The studies that only one game has, by name."""


@cache
def studies() -> dict[str, Run]:
    """Return every study by name."""
    own = {name: run for each in parts(STUDIES).values() for name, run in each.items()}
    return {"opening": opening, "first": first, "length": length, **own}


def opening(asked: Asked, workers: Workers, progress: Progress) -> tuple[Found, ...]:
    """What each first throw is worth to whoever throws it, and how it is best played: a table for each game.

    The best plays by a search of two plies are played out; the table has the best of those.
    """
    return tuple(_openings(game, asked, workers, progress) for game in asked.games)


def _openings(game: str, asked: Asked, workers: Workers, progress: Progress) -> Found:
    start = registry[game].start(options={"first": "white"})
    plays = [
        (cast, act, start.apply(cast).apply(act))
        for cast in start.actions()
        for act in _best(game, start, cast, asked)
    ]
    question = Question(game, [state for _, _, state in plays], asked.plan)
    tallies = answer(question, workers, progress)
    found: dict[Action, list[tuple[Action, Tally]]] = {cast: [] for cast in start.actions()}
    for (cast, act, _), tally in zip(plays, tallies, strict=True):
        found[cast].append((act, tally))
    number = len(found)
    title = Message("lab-first-throws", number=number, game=game)
    rows = tuple(_opening_row(game, cast, acts) for cast, acts in found.items())
    heads = (Message("lab-throw"), STAKES, Message("lab-best-and-next"))
    best_first = tuple(sorted(rows, key=lambda row: -row.measures[0].mean))
    findings = Findings(title, heads, best_first)
    return Found(findings, partial(stakes_plot, findings))


def _best(game: str, start: State[Any], cast: Action, asked: Asked) -> list[Action]:
    """The plays that look best two plies deep."""
    ranked = dice_engine(game, deeper(game, 2)).rank(start.apply(cast))
    return [each.action for each in ranked[: asked.wide]]


def _opening_row(game: str, cast: Action, acts: list[tuple[Action, Tally]]) -> Row:
    notation = notation_of(game)
    ordered = sorted(acts, key=lambda each: -each[1].mean)
    best, tally = ordered[0]
    lost = [f"{notation.act(act)} {other.mean - tally.mean:+.3f}" for act, other in ordered[1:2]]
    said = " ".join([notation.act(best), *(f"({each})" for each in lost)])
    label = notation.act(cast)
    return Row(verbatim(label), (tallied(tally),), said)


def first(asked: Asked, workers: Workers, progress: Progress) -> tuple[Found, ...]:
    """What it is worth to throw first, by games played out whose first throw is White's: one table.

    Source: ACAD-B ch. XIX and ACAD Revertier ch. XIII call the dé the least of handicaps, though of
    consequence.
    """
    rows = tuple(_first_row(game, asked, workers, progress) for game in asked.games)
    title = Message("lab-first-throw-worth")
    findings = Findings(title, (Message("lab-game"), STAKES), rows)
    return (Found(findings, partial(stakes_plot, findings)),)


def _first_row(game: str, asked: Asked, workers: Workers, progress: Progress) -> Row:
    start = registry[game].start(options={"first": "white"})
    (tally,) = answer(Question(game, [start], asked.plan), workers, progress)
    return Row(registry[game].title, (tallied(tally),))


def stakes_plot(findings: Findings, language: Language) -> Plot:
    """The first measure of each row, in stakes."""
    measures = {row.label.in_(language): row.measures[0] for row in findings.rows}
    return intervals(measures, findings.title, STAKES, language)


def length(asked: Asked, workers: Workers, progress: Progress) -> tuple[Found, ...]:
    """How many throws a partie and a relevé take: one table of all the games, with a plot of the first."""
    beginnings = [Beginning(game) for game in asked.games]
    parties = all_lengths(beginnings, asked.seed, asked.parties, workers, progress)
    rows = tuple(_length_row(game, games) for game, games in zip(asked.games, parties, strict=True))
    heads = (
        Message("lab-game"),
        Message("lab-throws-a-partie"),
        Message("lab-a-releve"),
        Message("lab-releves-a-partie"),
    )
    findings = Findings(Message("lab-length"), heads, rows)
    return (Found(findings, partial(_length_plot, asked.games[0], _throws(parties[0]))),)


def _throws(parties: Sequence[GameLength]) -> list[int]:
    return [sum(partie.throws) for partie in parties]


def _length_row(game: str, parties: Sequence[GameLength]) -> Row:
    whole = counted(_throws(parties))
    if not MATCHES.of(registry[game]).has_releves:
        return Row(registry[game].title, (whole,))
    releves = counted([throws for partie in parties for throws in partie.throws])
    number = counted([len(partie.throws) for partie in parties])
    return Row(registry[game].title, (whole, releves, number))


def _length_plot(game: str, lengths: Sequence[int], language: Language) -> Plot:
    title = Message("lab-length-title", count=len(lengths), game=game)
    width = max(1, max(lengths) // STEPS)
    return counts(lengths, width, title, THROWS, language)
