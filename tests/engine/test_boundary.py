"""Whatever is handed to the compiled core, it answers or raises an error of Python: it never panics.

A panic is a `BaseException` that nothing here forgives.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from academie.engine import core
from academie.engine.dice.nets import shipped
from academie.games.dominoes import core as twin_dominoes
from academie.games.dominoes.law import DOMINOS
from academie.games.draughts import core as twin_draughts
from academie.games.draughts.law import DAMES
from academie.games.race import core as race_core
from academie.games.toc.law import TOC
from academie.games.trictrac import core as twin_trictrac
from academie.games.trictrac.law import TRICTRAC
from tests.rings import count
from tests.running_games import RUNNING

FORGIVEN: Final = (ValueError, TypeError, OverflowError)
WRONG: Final[tuple[object, ...]] = (
    -1,
    256,
    2**31,
    2**64,
    -(2**70),
    1.5,
    float("nan"),
    None,
    "",
    "x",
    "é",
    b"",
    b"\xff" * 24,
    (),
    [],
)
"""What hardly anything takes."""
START: Final = DAMES.start().position
BOARDS: Final = (
    (*START,),
    (0, 0, 0, 0),
    (2, 4, 6, 1),
    (2**26 - 2, 2**51 - 2**26, 2**51 - 2, 0),
    (2**51 - 2, 0, 2**51 - 2, 1),
    (2**63, 1, 0, 0),
    (6, 6, 0, 0),
)
SIDES: Final = (
    bytes([15] + [0] * 23),
    bytes([0] * 11 + [1, 1] + [0] * 10 + [13]),
    bytes(24),
    bytes([255] * 24),
)
WORDS: Final = (
    *("play", "offered", "refused", "left", "offrir-de-damer", "laisser-damer", "refuser-de-damer"),
    *("quitter-remise", "m0k1-m0k1", "man 99999 0", "man -2147483648 0", "plein", "off", "points"),
)
PAIRS: Final = ((0, 0), (1, 6), (6, 6), (0, 15), (15, 241), (255, 255), (True, False), (65_535, 65_535))
DICE: Final = (b"\x01\x02", b"\x06\x06\x06", b"\x00\x07", b"")
MOVES: Final[tuple[list[tuple[int, int]], ...]] = (
    [],
    [(0, 5), (0, 6)],
    [(24, 24)],
    [(255, 255), (0, 0)],
    [(0, 1)] * 3,
)
TOLD: Final = ((32, 28, 0), (33, 29, 0), (0, 0, 0), (2**32 - 1, 1, 2**64 - 1))
NUMBERS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 10, 12, 14, 15, 28, 255, 65_535, 2**32 - 1)
FLAGS: Final = (True, False)
PLAUSIBLE: Final[tuple[object, ...]] = (
    *BOARDS,
    *SIDES,
    *WORDS,
    *PAIRS,
    *DICE,
    *MOVES,
    *TOLD,
    *NUMBERS,
    *FLAGS,
    BOARDS,
)

LITTLE: Final = (0, 1, 2, -1, 2**70, "x", 0.5)
"""How much work may be asked for: next to none, or more than can be said."""
WORK: Final = {
    **dict.fromkeys(("parties", "games", "most", "pieces", "megabytes", "threads"), LITTLE),
    "depth": (*LITTLE, 65, 2**63),
    "nodes": (0, 1, 60, -1, 2**70, "x"),
    "seconds": (0, 1e-9, -1.0, float("nan"), float("inf"), 1e300, "x", None),
    "kings": (None, (0, 0), (1, 1), (-1, 1), "4v2"),
    "tell": (None, 3, len, str),
    "folder": (None, 3, 1.5),
    **dict.fromkeys(("deals", "hidden", "first"), LITTLE),
    "open": (0, 1, 4, -1, 2**70, "x"),
    **dict.fromkeys(
        ("sought", "against"), ((1, 9, 0.5), (0, 0, 0.0), (1, 1, float("nan")), (-1, 1, 0), (1, 2), "x")
    ),
    "series": ((1, 0, 1), (2**64 - 1, 0, 1), (1, 5, 2), (-1, 0, 1), (0, 0), None),
    "net": (
        None,
        b"",
        b"academie-net 1 1 1 1 |\n",
        b"academie-net 1 99999999999 9 9 |\n",
        shipped("trictrac"),
        "x",
    ),
    "rates": ((0.1, 0.01), (float("inf"), -1.0), (1,), None),
}


def rules() -> tuple[object, ...]:
    """A law of every game, for the core."""
    return (
        twin_trictrac.core_rules(TRICTRAC.default),
        twin_trictrac.core_rules(TOC.default),
        *(race_core.core_rules(game.default) for game in RUNNING),
        *(twin_dominoes.core_rules(ruleset) for ruleset in DOMINOS.rulesets),
        *(twin_draughts.core_rules(ruleset) for ruleset in DAMES.rulesets),
    )


LAWS: Final = rules()
PLAIN: Final = tuple(game.default.plain() for game in (TRICTRAC, *RUNNING, DOMINOS, DAMES))
SWITCHES: Final = tuple(dict.fromkeys(name for law in PLAIN for name in law))
GAMES: Final = (
    twin_trictrac.core_state(TRICTRAC.start(options={"first": "white"})),
    *(race_core.core_state(game.start()) for game in RUNNING),
    twin_draughts.core_state(DAMES.start()),
)
SEEDS: Final[dict[Callable[..., Any], tuple[Callable[[], object], ...]]] = {
    core.TrictracRules: (lambda: LAWS[0],),
    core.DraughtsRules: (lambda: LAWS[-1],),
    core.RaceRules: (),
    core.DominoRules: (),
    core.TrictracPartie: (lambda: twin_trictrac.core_state(TRICTRAC.start(options={"first": "white"})),),
    core.RacePartie: tuple(lambda game=game: race_core.core_state(game.start()) for game in RUNNING),  # type: ignore[misc]
    core.DominoPartie: (lambda: twin_dominoes.core_state(DOMINOS.start()),),
    core.DraughtsPartie: (lambda: twin_draughts.core_state(DAMES.start()),),
    core.DraughtsEngine: (lambda: core.DraughtsEngine(twin_draughts.core_rules(DAMES.default), megabytes=1),),
    core.DraughtsTables: (),
    core.TrictracEngine: (lambda: core.TrictracEngine(shipped("trictrac")),),
    core.RaceEngine: (lambda: core.RaceEngine(shipped("jacquet")),),
    core.TrictracPlayer.simple: (lambda: core.TrictracPlayer.simple(6.0),),
    core.RaceEngine.by_hand: (),
    core.DominoView: (),
    core.teach_trictrac: (),
    core.teach_race: (),
    core.can_make: (),
    core.random_trictrac: (),
    core.random_races: (),
    core.random_dominoes: (),
    core.build_draughts_tables: (),
    core.verify_draughts_tables: (),
}
"""Everything in the core, with some whole examples of what has methods."""


def value(name: str, live: Iterable[object]) -> st.SearchStrategy[object]:
    """Something for an argument of that name: what fits some argument, or nothing at all."""
    if name in WORK:
        return st.sampled_from(WORK[name])
    wrong = st.sampled_from(WRONG)
    if name in {"rules", "partie", "tables", "start", "other", "engine"}:
        return st.sampled_from((*live, *GAMES, *LAWS, None))
    if name == "switches":
        changed = st.dictionaries(st.sampled_from(SWITCHES), st.sampled_from(PLAUSIBLE), max_size=3)
        return st.builds(lambda law, other: {**law, **other}, st.sampled_from(PLAIN), changed)
    if name == "boards":
        return st.sampled_from(
            (np.array(BOARDS, dtype=np.uint64), np.zeros((0, 4), np.uint64), np.zeros(3), 7)
        )
    plausible = st.sampled_from(PLAUSIBLE)
    return st.one_of(plausible, plausible, plausible, wrong, st.integers(), st.binary(max_size=30))


def handed(data: st.DataObject, called: Callable[..., Any], live: Iterable[object]) -> None:
    """Calls it with whatever is drawn; only errors that Python knows are forgiven."""
    known = inspect.signature(called).parameters.values()
    given: list[object] = []
    named: dict[str, object] = {}
    for each in known:
        if each.default is not each.empty and each.name != "nodes" and data.draw(st.booleans()):
            continue
        drawn = data.draw(value(each.name, live), label=each.name)
        if each.kind is each.KEYWORD_ONLY:
            named[each.name] = drawn
        else:
            given.append(drawn)
    with suppress(*FORGIVEN):
        called(*given, **named)


def often(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def act_after_act(data: st.DataObject, live: object) -> None:
    """Asks a game for this and that, and hands it garbage all the while."""
    names = [name for name in dir(live) if not name.startswith("_")]
    for name in data.draw(st.lists(st.sampled_from(names), max_size=12)):
        member = getattr(live, name)
        if callable(member):
            handed(data, member, (live,))


everything = pytest.mark.parametrize("called", SEEDS, ids=lambda called: called.__name__)
every_game = pytest.mark.parametrize(
    "make", [make for makers in SEEDS.values() for make in makers], ids=lambda make: type(make()).__name__
)


@everything
@given(data=st.data())
@often(count(5, 15))
def test_garbage_is_refused(called: Callable[..., Any], data: st.DataObject) -> None:
    handed(data, called, ())


@every_game
@given(data=st.data())
@often(count(5, 15))
def test_a_game_takes_garbage_act_after_act(make: Callable[[], object], data: st.DataObject) -> None:
    act_after_act(data, make())


@pytest.mark.night
@everything
@given(data=st.data())
@often(1_000)
def test_much_garbage_is_refused(called: Callable[..., Any], data: st.DataObject) -> None:
    handed(data, called, ())


@pytest.mark.night
@every_game
@given(data=st.data())
@often(1_000)
def test_a_game_takes_much_garbage(make: Callable[[], object], data: st.DataObject) -> None:
    act_after_act(data, make())


def test_what_a_release_would_count_wrong_is_refused(tmp_path: Path) -> None:
    """Sums that would wrap in silence, and work that would never end."""
    course = race_core.core_rules(RUNNING[0].default)
    with pytest.raises(ValueError, match="fifteen"):
        core.RacePartie(course, hands=(241, 0))
    trictrac = twin_trictrac.core_rules(TRICTRAC.default)
    with pytest.raises(ValueError, match="11"):
        core.TrictracPartie(trictrac, points=(255, 0))
    draughts = twin_draughts.core_rules(DAMES.default)
    with pytest.raises(ValueError, match="deep"):
        draughts.perft(START, 10_000)
    with pytest.raises(ValueError, match="megabytes"):
        core.DraughtsEngine(draughts, megabytes=2**40)
    engine = core.DraughtsEngine(draughts, megabytes=1)
    with pytest.raises(ValueError, match="threads"):
        engine.analyse(twin_draughts.core_state(DAMES.start()), nodes=1, threads=10**9)
    with pytest.raises(ValueError, match="at most"):
        core.DraughtsPartie(draughts, START, quiet=2**32 - 1)
    dominoes = twin_dominoes.core_rules(DOMINOS.default)
    with pytest.raises(ValueError, match="one plays for"):
        core.DominoPartie(dominoes, players=2, tiles=7, goal=60_000)
    assert core.DraughtsTables(draughts, [tmp_path]).pieces == 0
    slices = core.DraughtsSlices(draughts, tmp_path, [])
    with pytest.raises(ValueError, match="no material"):
        slices.build("m9k9-m9k9")
    with pytest.raises(ValueError, match="missing"):
        slices.build("m0k2-m0k1")
