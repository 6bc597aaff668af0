"""The law: counted moves, the books' examples, and every rule set with its switches and options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from academie.games.trictrac import checks as trictrac
from academie.kernel import Option, RuleSet
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import conformance
from academie.testing.data import Verdict
from academie.testing.perft import perft, perft_oracles
from tests.golden.plain import digest

MOST_NODES = 25_000
"""Counts beyond this are left to the compiled core, which `cargo test` holds against the same data."""


def perfts() -> Iterator[tuple[str, str]]:
    """Sequences of moves from the positions of the conformance data, as far as Python counts them quickly."""
    for oracle in perft_oracles():
        rules = registry["dames"].ruleset(oracle.rules)
        state = notation_of("dames").read_state(oracle.fen, rules)
        depths = [depth for depth, count in enumerate(oracle.counts, 1) if count <= MOST_NODES]
        yield f"perft/{oracle.id}", digest([perft(state, depth) for depth in depths])


def examples() -> Iterator[tuple[str, str]]:
    """What the law says of every example of the books."""
    for game in registry:
        if found := conformance.example_verdicts(game.key):
            yield f"conformance/{game.key}", digest(map(as_row, found))
    others = {
        "treatises": trictrac.treatise_verdicts(),
        "sets": trictrac.set_verdicts(),
        "statements": trictrac.statement_verdicts(),
        "errata": trictrac.erratum_verdicts(),
        "sums": trictrac.claim_verdicts(),
    }
    for name, verdicts in others.items():
        yield f"conformance/trictrac/{name}", digest(map(as_row, verdicts))


def as_row(verdict: Verdict) -> list[object]:
    """A verdict as plain data, the passage included."""
    return [verdict.id, str(verdict.citation), verdict.expected.en, verdict.found.en, verdict.agrees]


def rulesets() -> Iterator[tuple[str, str]]:
    """Every rule set: id, titles, switches with their values and citations."""
    for game in registry:
        every = [*game.rulesets, *game.law.former]
        yield (
            f"rulesets/{game.key}",
            digest([game.key, *game.title.both().values(), [rules.id for rules in every]]),
        )
        for rules in every:
            yield f"ruleset/{rules.id}", digest(fields_of(rules))


def fields_of(rules: RuleSet) -> Iterable[object]:
    """The id and titles of a rule set, then its switches."""
    yield [rules.id, *rules.title.both().values()]
    for name, switch in rules.switches():
        yield [name, switch.value, str(switch.citation)]


def options() -> Iterator[tuple[str, str]]:
    """The options of every game with their words, choices and bounds."""
    for game in registry:
        yield f"options/{game.key}", digest(map(option_row, game.form()))


def option_row(option: Option) -> list[object]:
    """An option as plain data."""
    bounds = option.kind.bounds
    asked = [option.name, option.title, option.sort, option.choices, *bounds, option.by_hand, option.about]
    return [asked, option.choice_titles]
