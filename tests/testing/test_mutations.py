"""Each correction of the law, undone, makes a case differ: the cases hold what was corrected.

A row of `MUTATIONS` names the correction, how it is undone, and the cases that must then differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pkgutil import resolve_name
from typing import Any, NamedTuple

import pytest

from academie.kernel import Cited, RuleSet
from academie.registry import registry
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


class Mutation(NamedTuple):
    """A correction, how it is undone, and the cases that must then differ."""

    game: str
    correction: str
    undone: Former | Point | Held
    cases: tuple[str, ...]


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
    Mutation("trictrac", "only who has the marqué ends it by going away", Former(), ("EC-40",)),
    Mutation("ecrire", "only who has the marqué ends it by going away", Former(), ("EC-13",)),
    Mutation("trictrac", "who has marked the points left over stays", Former(), ("AR-40", "AR-41", "AR-42")),
    Mutation("trictrac", "a jeton put back to the talon binds nobody at LEP tables", Former(), ("AR-44",)),
    Mutation("trictrac", "a false case imposes the men misplayed only", Former(), ("AR-51", "AR-52")),
    Mutation("trictrac", "good company does not force the plein", Former(), ("AR-21",)),
    Mutation("toc", "one hole or two by the coup at any goal", Former(), ("TO-02", "TO-03", "TO-04")),
    Mutation("toute-table", "what strikes the bande exactly is lifted", Former(), ("TB-01", "TB-02")),
    Mutation("dominos", "tiles shown must be laid", Former(), ("DM-14", "DM-15")),
    Mutation("dominos", "a false boude loses the partie but at the poule", Former(), ("DM-21", "DM-22")),
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
        case Held():
            return rules


@contextmanager
def put_back(mutation: Mutation) -> Iterator[None]:
    """Within this, the field that the correction changed is as it was; frozen values included."""
    if not isinstance(mutation.undone, Held):
        yield
        return
    place, name, value = mutation.undone
    holder = resolve_name(place)
    corrected = getattr(holder, name)
    assert corrected != value, f"{place} holds {name} as it was before the correction"
    object.__setattr__(holder, name, value)
    try:
        yield
    finally:
        object.__setattr__(holder, name, corrected)


EACH = [
    pytest.param(mutation, key, id=f"{key}: {mutation.correction}")
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


def test_a_field_is_put_back_and_corrected_again() -> None:
    place = "academie.sources:MANOURY"
    frozen = "academie.games.chess.law.rules:ECHECS_PHILIDOR"
    with pytest.raises(AssertionError, match="as it was before"), put_back(_held(place, "siglum", "MAN")):
        pytest.fail("nothing is undone")
    before = resolve_name(frozen).title
    with put_back(_held(frozen, "title", "another")):
        assert resolve_name(frozen).title == "another"
    assert resolve_name(frozen).title == before


def _held(place: str, name: str, value: object) -> Mutation:
    return Mutation("echecs", "", Held(place, name, value), ())
