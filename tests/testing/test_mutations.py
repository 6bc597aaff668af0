"""Each correction of the law, undone, makes a case differ: the cases hold what was corrected.

A row of `MUTATIONS` names the correction, how it is undone, and the cases that must then differ.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pkgutil import resolve_name
from typing import Any, NamedTuple

import pytest

from academie.games.trictrac.law.jans import Jan
from academie.kernel import Cited, Options, RuleSet, Source
from academie.registry import registry
from academie.sources import ACAD_B, LEP
from academie.testing.cases import all_cases, case_verdict

CASES = {case["id"]: case for case in all_cases()}


class Former(NamedTuple):
    """Undone by the version of the rule set before the correction."""

    version: int = 1


class Point(NamedTuple):
    """Undone by putting a point of the rule set back."""

    name: str
    value: object


class Held(NamedTuple):
    """Undone by putting back a field of a value: `module:NAME`."""

    place: str
    name: str
    value: object


class Cites(NamedTuple):
    """Undone by citing from where it was cited before: the places by source in `module:NAME`, or of a jan."""

    place: str
    before: Mapping[Source, str]
    jan: Jan | None = None


class Mutation(NamedTuple):
    """A correction, how it is undone, and the cases that must then differ."""

    game: str
    correction: str
    undone: Former | Point | Held | Cites
    cases: tuple[str, ...]


CLAIMS = "academie.games.trictrac.arbiter.claims"
TARIF = "academie.games.trictrac.law.jans.tarif:TARIF"


def same_options(law: object, rules: object, options: Options, winner: object) -> Options:
    """The rematch before it was corrected: odds and first throw stayed with the side."""
    del law, rules, winner
    return options


MUTATIONS = (
    Mutation(
        "trictrac",
        "the grande bredouille is paid double by agreement only",
        Former(),
        ("TT-M15", "TT-M16", "TT-M17"),
    ),
    Mutation(
        "trictrac",
        "men to spare leave to keep the jan de retour when all are home",
        Former(),
        ("TT-R07", "TT-R08"),
    ),
    Mutation("trictrac", "only who has the marqué ends it by going away", Former(), ("EC-40", "TT-M27")),
    Mutation("trictrac", "after a first doublet the other takes the dice", Former(), ("TT-M25",)),
    Mutation("ecrire", "only who has the marqué ends it by going away", Former(), ("EC-13",)),
    Mutation("trictrac", "who has marked the points left over stays", Former(), ("AR-40", "AR-41", "AR-42")),
    Mutation("trictrac", "a jeton put back to the talon binds nobody at LEP tables", Former(), ("AR-44",)),
    Mutation("trictrac", "a false case imposes the men misplayed only", Former(), ("AR-51", "AR-52")),
    Mutation("trictrac", "good company does not force the plein", Former(), ("AR-21",)),
    Mutation("trictrac", "a débredouille is said until the hole is marked", Former(), ("DE-31",)),
    Mutation("toc", "one hole or two by the coup at any goal", Former(), ("TO-02", "TO-03", "TO-04")),
    Mutation("toute-table", "what strikes the bande exactly is lifted", Former(), ("TB-01", "TB-02")),
    Mutation("dominos", "tiles shown must be laid", Former(), ("DM-14", "DM-15")),
    Mutation("dominos", "a false boude loses the partie but at the poule", Former(), ("DM-21", "DM-22")),
    Mutation("revertier", "one man enters where there are more than entries", Former(), ("RV-21",)),
    Mutation(
        "trictrac",
        "at an ACAD table a whole école is cited so",
        Cites(f"{CLAIMS}:WHOLE", {LEP: "rule 47"}),
        ("AR-80",),
    ),
    Mutation(
        "trictrac",
        "at an ACAD table a false école is cited so",
        Cites(f"{CLAIMS}:FALSE", {LEP: "rule 61"}),
        ("AR-81",),
    ),
    Mutation(
        "trictrac",
        "at an ACAD table setting right is cited so",
        Cites(f"{CLAIMS}:SETTING_RIGHT", {LEP: "rule 57"}),
        ("AR-82",),
    ),
    Mutation(
        "trictrac",
        "at a LEP table an école is cited so",
        Cites(f"{CLAIMS}:SENDING", {ACAD_B: "ch. X § 34-35"}),
        ("AR-83",),
    ),
    Mutation(
        "trictrac",
        "hitting truly stands in LEP ch. II",
        Cites(TARIF, {LEP: "part 1 ch. I"}, Jan.BATTRE_A_VRAI),
        ("TT-X01",),
    ),
    Mutation(
        "trictrac",
        "keeping is priced in ACAD-B ch. V",
        Cites(TARIF, {ACAD_B: "ch. X"}, Jan.CONSERVER),
        ("TT-X02",),
    ),
    Mutation(
        "trictrac",
        "at an ACAD table the partie won is cited so",
        Cites("academie.games.trictrac.law.tally:END", {LEP: "part 3 no. 43"}),
        ("TT-X03",),
    ),
    *(
        Mutation(
            game,
            "odds and first throw go with the person",
            Held("academie.kernel:Law", "rematch", same_options),
            those,
        )
        for game, those in (
            ("revertier", ("RV-23", "RV-24")),
            ("dames", ("DR-62",)),
            ("trictrac", ("TT-M24",)),
        )
    ),
    Mutation("trictrac", "two demi-cases at once are one way", Point("two_half_two_ways", True), ("TT-P04",)),
    Mutation("tourne-case", "the player chooses the man", Point("leader_first", True), ("TN-14",)),
    Mutation("echecs", "a pawn that passes can be taken", Point("en_passant", False), ("PH-10", "PH-11")),
    Mutation(
        "echecs", "no pawn is pushed along with castling", Point("castling_pushes_pawn", True), ("PH-22",)
    ),
)


def undone(mutation: Mutation, rules: RuleSet) -> RuleSet:
    """The rule set without the correction."""
    match mutation.undone:
        case Former(version):
            ending = "" if version == 1 else f".{version}"
            former: RuleSet = registry[mutation.game].law.recorded(f"{mutation.game}/{rules.name}{ending}")
            assert former.id != rules.id, f"no version of {rules.id} before the correction"
            return former
        case Point(name, value):
            held: Cited[object] = getattr(rules, name)
            assert held.value != value, f"{rules.id} holds {name} as it was before the correction"
            changed: dict[str, Any] = {name: replace(held, value=value)}
            return replace(rules, **changed)
        case _:
            return rules


@contextmanager
def put_back(mutation: Mutation) -> Generator[None]:
    """Within this, what the correction changed beside rule sets is as it was."""
    match mutation.undone:
        case Held(place, name, value):
            with held_so(resolve_name(place), name, value):
                yield
        case Cites(place, before, jan):
            places = resolve_name(place)
            with cited_so(places if jan is None else places[jan].places, before):
                yield
        case _:
            yield


@contextmanager
def held_so(holder: object, name: str, value: object) -> Generator[None]:
    """Within this, a field of a class or a value, frozen ones included, is another."""
    corrected = getattr(holder, name)
    assert corrected != value, f"{name} is as it was before the correction"
    put = setattr if isinstance(holder, type) else object.__setattr__
    put(holder, name, value)
    try:
        yield
    finally:
        put(holder, name, corrected)


@contextmanager
def cited_so(places: dict[Source, str], before: Mapping[Source, str]) -> Generator[None]:
    """Within this, a passage is cited from there only."""
    corrected = dict(places)
    assert corrected != before, "it is cited as before the correction"
    places.clear()
    places.update(before)
    try:
        yield
    finally:
        places.clear()
        places.update(corrected)


EACH = [
    pytest.param(mutation, key, id=f"{mutation.game}:{key}: {mutation.correction}")
    for mutation in MUTATIONS
    for key in mutation.cases
]


@pytest.mark.parametrize(("mutation", "key"), EACH)
def test_undone_a_case_differs(mutation: Mutation, key: str) -> None:
    case = CASES[key]
    assert case["game"] == mutation.game
    rules = undone(mutation, registry[mutation.game].ruleset(case["ruleset"]))
    with put_back(mutation):
        assert not case_verdict(case, rules).agrees
    assert case_verdict(case).agrees


def test_what_was_put_back_is_corrected_again() -> None:
    rules = resolve_name("academie.games.chess.law.rules:ECHECS_PHILIDOR")
    title = rules.title
    with held_so(rules, "title", "another"):
        assert rules.title == "another"
    assert rules.title == title
    places = {LEP: "rule 47", ACAD_B: "ch. X"}
    with cited_so(places, {LEP: "rule 1"}):
        assert places == {LEP: "rule 1"}
    assert places == {LEP: "rule 47", ACAD_B: "ch. X"}


def test_nothing_undone_is_told() -> None:
    with pytest.raises(AssertionError, match="as it was"), held_so(Former, "__doc__", Former.__doc__):
        pytest.fail("nothing was undone")
    with pytest.raises(AssertionError, match="as before"), cited_so({LEP: "rule 1"}, {LEP: "rule 1"}):
        pytest.fail("nothing was undone")
