"""Parties played by careless hands: marks forgotten or overdone, wrong wood, touches, claims of all kinds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.track import Move
from academie.games.trictrac.arbiter import ArbitratedState, acts
from academie.games.trictrac.arbiter.acts import TableAct
from academie.games.trictrac.arbiter.table_state import Moment
from academie.kernel import CHANCE, IllegalAction, OptionValue, Seat, other
from academie.registry import registry
from academie.testing import choose

MOST_ACTS: Final = 4_000
"""A party longer than this is taken for one that never ends."""
CAREFUL_AFTER: Final = 1_500
"""After so many acts hands grow careful, so that parties end."""

Options = dict[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Done:
    """An act that was taken, with the table before and after it."""

    before: ArbitratedState
    act: TableAct
    after: ArbitratedState


def start(ruleset: str, options: Options) -> ArbitratedState:
    game = registry["trictrac"]
    table = game.start(game.ruleset(ruleset), options)
    assert isinstance(table, ArbitratedState)
    return table


def careless(
    table: ArbitratedState, chooser: random.Random, fault_rate: float, *, orderly: bool = False
) -> Iterator[Done]:
    """The acts of a party to its end; acts no rule foresees are refused and tried no more.

    In an orderly party each acts in his own time only.
    """
    for number in range(MOST_ACTS):
        if table.actor is None:
            return
        rate = fault_rate if number < CAREFUL_AFTER else 0.0
        act, after = next_act(table, chooser, rate, orderly)
        yield Done(table, act, after)
        table = after
    raise AssertionError(f"no end after {MOST_ACTS} acts")


def next_act(
    table: ArbitratedState, chooser: random.Random, fault_rate: float, orderly: bool
) -> tuple[TableAct, ArbitratedState]:
    """An act the table takes: a careless one at that rate, if it is not refused, else a good one."""
    if table.actor is not CHANCE and chooser.random() < fault_rate:
        act = slip(table, chooser, orderly)
        try:
            return act, table.apply(act)
        except IllegalAction:
            pass
    good = forward(table, chooser, orderly)
    return good, table.apply(good)


def forward(table: ArbitratedState, chooser: random.Random, orderly: bool) -> TableAct:
    """A good act, most often one that brings the party on."""
    if table.actor is CHANCE:
        return choose(table, chooser)
    good = [act for act in table.actions() if not orderly or in_order(table, act)]
    ends = [act for act in good if isinstance(act, acts.JeMEnVais)]
    if ends and max(side.holes for side in table.state.marks) >= table.state.board.goal:
        return ends[0]
    marks = [act for act in good if isinstance(act, MARKS)]
    if marks and chooser.random() < 0.9:
        return marks[0]
    return chooser.choice(good)


def in_order(table: ArbitratedState, act: TableAct) -> bool:
    """Whether the act is of whoever's time it is, and no école between his marks."""
    assert isinstance(table.actor, int)
    between = isinstance(act, acts.Ecole) and half_marked(table, table.actor)
    return table.author(act) == table.actor and not between


MARKS: Final = (acts.Jeton, acts.Fichet, acts.Doubler, acts.Dedoubler, acts.Effacer, acts.Pavillon)


def slip(table: ArbitratedState, chooser: random.Random, orderly: bool) -> TableAct:
    """Something hands may do at any time, rightly or not."""
    by = Seat(chooser.randrange(2))
    if isinstance(table.actor, int) and (orderly or chooser.random() < 0.5):
        by = table.actor
    act: TableAct = SLIPS[chooser.choice([*SLIPS])](table, by, chooser)
    if orderly and isinstance(act, acts.Ecole) and half_marked(table, by):
        return play_on(table, by, chooser)
    return act


def half_marked(table: ArbitratedState, seat: Seat) -> bool:
    """Whether an école would now fall between marks of one window, which then no longer tell their points."""
    shown, before = table.state.marks[seat], table.state.before[seat]
    return (shown.points, shown.holes, shown.behind) != (before.points, before.holes, before.behind)


def wood(table: ArbitratedState, by: Seat, chooser: random.Random) -> tuple[Move, ...]:
    """One or two men put anywhere forward."""
    men = [point for point, count in enumerate(table.state.board.men[by]) if count] or [0]
    starts = [chooser.choice(men) for _ in range(chooser.randint(1, 2))]
    return tuple(sorted(Move(start, chooser.randint(start + 1, 24)) for start in starts))


def play_on(table: ArbitratedState, by: Seat, chooser: random.Random) -> TableAct:
    """On without marking: throwing in turn, or good wood; `test_dice` has dice thrown early."""
    if table.state.moment is not Moment.THROWN:
        return acts.Jeter(by)
    if by != table.state.thrower:
        return acts.Bois(by)
    good = [act for act in table.actions() if isinstance(act, acts.Bois)]
    return chooser.choice(good)


def claim(table: ArbitratedState, by: Seat, chooser: random.Random) -> TableAct:
    """An école, most often of what is true."""
    true = sum(fault.points for fault in table.state.open_against(other(by)))
    wrong = chooser.random() < 0.2
    return acts.Ecole(by, chooser.randint(1, 10) * 2 if wrong or not true else true)


def compel(table: ArbitratedState, by: Seat, chooser: random.Random) -> TableAct:
    """Something imposed, rightly or not."""
    imposed = [play for fault in table.state.open_against(other(by)) for play in fault.plays]
    play = chooser.choice(imposed) if imposed else Play(wood(table, by, chooser))
    options: list[TableAct] = [
        acts.FaireJouer(by, play),
        acts.FaireMarquer(by),
        acts.FaireRejouer(by),
        acts.Rectifier(by),
        acts.Entiere(by),
    ]
    return chooser.choice(options)


def even(most: int) -> Callable[[random.Random], int]:
    return lambda chooser: 2 * chooser.randint(0, most // 2)


def holes(table: ArbitratedState, by: Seat, chooser: random.Random) -> TableAct:
    return acts.Fichet(by, max(0, table.state.marks[by].holes + chooser.randint(-1, 3)))


def point(table: ArbitratedState, by: Seat, chooser: random.Random) -> TableAct:
    men = [at for at, count in enumerate(table.state.board.men[by]) if count] or [0]
    return acts.Toucher(by, chooser.choice(men))


Slip = Callable[[ArbitratedState, Seat, random.Random], Any]
SLIPS: Final[dict[str, Slip]] = {
    "on": play_on,
    "on again": play_on,
    "claim": claim,
    "claim again": claim,
    "compel": compel,
    "compel again": compel,
    "jeton": lambda table, by, chooser: acts.Jeton(by, even(10)(chooser)),
    "too far": lambda table, by, chooser: acts.Jeton(by, min(10, table.state.marks[by].points + 2)),
    "fichet": holes,
    "other jeton": lambda table, by, chooser: acts.AutreJeton(by, even(10)(chooser)),
    "doubler": lambda table, by, chooser: acts.Doubler(by),
    "dedoubler": lambda table, by, chooser: acts.Dedoubler(by, Seat(chooser.randrange(2))),
    "effacer": lambda table, by, chooser: acts.Effacer(by),
    "pavillon": lambda table, by, chooser: acts.Pavillon(by),
    "dire": lambda table, by, chooser: acts.Dire(by, even(12)(chooser)),
    "stay": lambda table, by, chooser: acts.JeTiens(by),
    "leave": lambda table, by, chooser: acts.JeMEnVais(by),
    "lift": lambda table, by, chooser: acts.Lever(by),
    "let go": lambda table, by, chooser: acts.Accorder(by),
    "adouber": lambda table, by, chooser: acts.Adouber(by, tout=chooser.random() < 0.3),
    "touch": point,
    "release": lambda table, by, chooser: acts.Lacher(by, wood(table, by, chooser)[0]),
    "wood": lambda table, by, chooser: acts.Bois(by, wood(table, by, chooser)),
    "nothing": lambda table, by, chooser: acts.Bois(by),
    "correct": lambda table, by, chooser: acts.Corriger(by),
    "count": lambda table, by, chooser: acts.Signaler(by, Seat(chooser.randrange(2))),
}
