"""What the books rule, put to the law: each case is begun, its acts are done, and what must hold is compared.

The files `conformance/cases/<game>.json` say under `keys` what a case may expect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Final, NamedTuple

from academie.kernel import CHANCE, AcademieError, Citation, Event, IllegalPlay, RuleSet, Seat, State
from academie.notation import notation_of
from academie.notation.seats import NAMES
from academie.notation.states import set_up
from academie.registry import registry
from academie.sources import SIGLA
from academie.testing.data import Answer, Case, Verdict, cases, citation, files_in
from academie.words import NONE, Message, Text, in_words, listed, series, verbatim

BEGINS: Final = Message("testing-begins")
CANNOT_BEGIN: Final = Message("testing-cannot-begin")
AnyState = State[Any]


class Check(NamedTuple):
    """What is expected, what is found, and whether they agree."""

    expected: Text
    found: Text
    agrees: bool


@cache
def case_games() -> tuple[str, ...]:
    """The keys of the games with a file of cases."""
    return tuple(files_in("cases"))


def game_cases(key: str) -> list[Case]:
    """The cases of a game, none if there is no file."""
    if key not in case_games():
        return []
    return [{"game": key, **case} for case in cases(f"cases/{key}")]


def all_cases() -> list[Case]:
    """The cases of every game."""
    return [case for key in case_games() for case in game_cases(key)]


def case_verdict(case: Case, rules: RuleSet | None = None) -> Verdict:
    """The verdict on a case, by the rule set it names or by another."""
    return Verdict(case["id"], citation(case), case["topic"], *case_answer(case, rules))


def case_answer(case: Case, rules: RuleSet | None = None) -> Answer:
    """The law's answer to a case, every expectation compared."""
    checks = _checks(case, rules or registry[case["game"]].ruleset(case["ruleset"]))
    return Answer(
        series(check.expected for check in checks),
        series(check.found for check in checks),
        all(check.agrees for check in checks),
    )


def beginning(case: Case, rules: RuleSet) -> AnyState:
    """The first state of a case: its position or the start of a game, with its options in either."""
    game, options = registry[case["game"]], case.get("options", {})
    if "position" in case:
        return set_up(game, rules, {**options, "position": case["position"]})
    return game.start(rules, options)


def _checks(case: Case, rules: RuleSet) -> list[Check]:
    expect = case["expect"]
    try:
        state = beginning(case, rules)
    except AcademieError as wrong:
        refused = "start_refused" in expect
        return [Check(CANNOT_BEGIN if refused else BEGINS, wrong.text, refused)]
    if "start_refused" in expect:
        return [Check(CANNOT_BEGIN, BEGINS, agrees=False)]
    return _played(state, case)


def _played(state: AnyState, case: Case) -> list[Check]:
    """The acts are done in order; of the state after the last, everything expected is asked."""
    expect, acts = case["expect"], case.get("acts", [])
    for at, text in enumerate(acts, start=1):
        last = at == len(acts)
        try:
            state = state.play(text)
        except IllegalPlay as wrong:
            allowed = last and ("refused" in expect or "or_refused" in expect)
            refused = Message("testing-refused", act=text)
            if allowed:
                return [Check(refused, refused, agrees=True)]
            why = Message("testing-refused-why", act=text, reason=wrong.text)
            return [Check(Message("testing-accepted", act=text), why, agrees=False)]
    if "refused" in expect:
        refused, accepted = (Message(f"testing-{how}", act=acts[-1]) for how in ("refused", "accepted"))
        return [Check(refused, accepted, agrees=False)]
    told = Told(case, state)
    return [check for key, wanted in expect.items() if key in ASKED for check in ASKED[key](told, wanted)]


class Told:
    """The state after the last act, as its notation tells it."""

    def __init__(self, case: Case, state: AnyState) -> None:
        self.case = case
        self.state = state
        self.notation = notation_of(case["game"])

    @property
    def words(self) -> list[str]:
        """The words of its line, the board first."""
        return self.notation.state(self.state).split()

    @property
    def acts(self) -> list[str]:
        """The acts on offer."""
        return sorted(self.notation.act(act) for act in self.state.actions())


def _same(name: str, wanted: object, found: object) -> Iterator[Check]:
    told = Message(f"testing-{name}")
    yield Check(told.given(value=_told(wanted)), told.given(value=_told(found)), wanted == found)


def _told(value: object) -> Text:
    return NONE if value is None else in_words(value)


def _gains(told: Told, wanted: Sequence[int]) -> Iterator[Check]:
    """The points that jans bring: the events that tell of one hold it as `scored`."""
    gains = [0, 0]
    for event in told.state.events:
        if (scored := getattr(event, "scored", None)) is not None:
            gains[event.seat] += scored.points
    return _same("gains", [*wanted], gains)


def _events(told: Told, wanted: Sequence[Mapping[str, Any]]) -> Iterator[Check]:
    for pattern in wanted:
        met = any(_matches(event, pattern) for event in told.state.events)
        yield Check(_pattern(pattern), _pattern(pattern) if met else _happened(told), met)


def _no_events(told: Told, wanted: Sequence[Mapping[str, Any]]) -> Iterator[Check]:
    for pattern in wanted:
        met = any(_matches(event, pattern) for event in told.state.events)
        yield Check(_no(_pattern(pattern)), _pattern(pattern) if met else _no(_pattern(pattern)), not met)


def _matches(event: Event, pattern: Mapping[str, Any]) -> bool:
    return event.called == pattern["is"] and all(
        _plain(getattr(event, name, None)) == (_seat(wanted) if name == "seat" else wanted)
        for name, wanted in pattern.items()
        if name != "is"
    )


def _plain(value: object) -> object:
    return value.value if isinstance(value, Enum) else value


def _seat(name: str) -> int:
    """The seat of a name: white, black, or j1, j2 and so on."""
    return NAMES.index(name) if name in NAMES else int(name.removeprefix("j")) - 1


def _pattern(pattern: Mapping[str, Any]) -> Text:
    return verbatim(" ".join(str(value) for value in pattern.values()))


def _no(what: Text) -> Text:
    return Message("testing-no", what=what)


def _happened(told: Told) -> Text:
    events = told.state.events
    return listed(map(repr, events)) if events else Message("testing-no-events")


def _cites(told: Told, wanted: Sequence[str]) -> Iterator[Check]:
    cited = _cited(told)
    for passage in wanted:
        yield Check(_passages([passage]), _passages(cited), passage in cited)


def _cites_not(told: Told, wanted: Sequence[str]) -> Iterator[Check]:
    cited = _cited(told)
    for passage in wanted:
        expected = Message("testing-cites-not", passage=_passage(passage))
        yield Check(expected, _passages(cited), passage not in cited)


def _passages(cited: Sequence[str]) -> Text:
    if not cited:
        return Message("testing-cites-nothing")
    return Message("testing-cites", passages=series(map(_passage, cited)))


def _passage(written: str) -> Text:
    """A passage as readers know it, from how cases write it: the siglum, then the place."""
    siglum, _, place = written.partition(", ")
    return verbatim(written) if siglum not in SIGLA else listed([Citation(SIGLA[siglum], place)])


def _cited(told: Told) -> list[str]:
    return sorted({str(event.citation) for event in told.state.events})


def _board(told: Told, wanted: str) -> Iterator[Check]:
    return _same("board", wanted, told.words[0])


def _state_has(told: Told, wanted: Sequence[str]) -> Iterator[Check]:
    for word in wanted:
        met = word in told.words
        yield Check(verbatim(word), verbatim(word if met else " ".join(told.words)), met)


def _state_lacks(told: Told, wanted: Sequence[str]) -> Iterator[Check]:
    """A word must not be there, nor a field of that name."""
    for word in wanted:
        found = [each for each in told.words if word in {each, each.partition("=")[0]}]
        absent = _no(verbatim(word))
        yield Check(absent, verbatim(" ".join(found)) if found else absent, not found)


def _actor(told: Told, wanted: str | None) -> Iterator[Check]:
    return _same("actor", wanted, _acting(told, wanted))


def _acting(told: Told, like: str | None) -> str | None:
    """Who is to act, named as cases name seats: by colour where the one expected is."""
    actor = told.state.actor
    if actor is None or actor is CHANCE:
        return None if actor is None else "chance"
    return f"j{actor + 1}" if (like or "").startswith("j") else NAMES[actor]


def _acts_exactly(told: Told, wanted: Sequence[str]) -> Iterator[Check]:
    return _same("acts", sorted(wanted), told.acts)


def _acts_include(told: Told, wanted: Sequence[str]) -> Iterator[Check]:
    offered = told.acts
    for text in wanted:
        expected = Message("testing-offered", acts=text)
        found = expected if text in offered else Message("testing-acts", value=listed(offered))
        yield Check(expected, found, text in offered)


def _acts_exclude(told: Told, wanted: Sequence[str]) -> Iterator[Check]:
    """An act is excluded too if it holds the text among its words."""
    offered = told.acts
    for text in wanted:
        found = [act for act in offered if f" {text} " in f" {act} "]
        absent = Message("testing-not-offered", act=text)
        yield Check(absent, Message("testing-offered", acts=listed(found)) if found else absent, not found)


def _acts_count(told: Told, wanted: int) -> Iterator[Check]:
    return _same("acts-count", wanted, len(told.acts))


def _outcome(told: Told, wanted: Sequence[int] | None) -> Iterator[Check]:
    outcome = told.state.outcome
    return _same("outcome", wanted, None if outcome is None else [*outcome.returns])


def _rematch(told: Told, wanted: Mapping[str, Any]) -> Iterator[Check]:
    """The options of the next game of the same two, who exchange their seats."""
    law = registry[told.case["game"]].law
    winner = None if wanted["winner"] is None else Seat(_seat(wanted["winner"]))
    options = law.rematch(told.state.ruleset, told.case.get("options", {}), winner)
    return _same("rematch", _fields(wanted["options"]), _fields(options))


def _fields(options: Mapping[str, Any]) -> list[str]:
    return sorted(f"{name}={value}" for name, value in options.items())


ASKED: Final[Mapping[str, Callable[[Told, Any], Iterator[Check]]]] = {
    "gains": _gains,
    "events": _events,
    "no_events": _no_events,
    "cites": _cites,
    "cites_not": _cites_not,
    "board": _board,
    "state_has": _state_has,
    "state_lacks": _state_lacks,
    "actor": _actor,
    "acts_exactly": _acts_exactly,
    "acts_include": _acts_include,
    "acts_exclude": _acts_exclude,
    "acts_count": _acts_count,
    "outcome": _outcome,
    "rematch": _rematch,
}
"""What can be asked of the state after the last act."""
