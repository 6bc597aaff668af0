"""Questions to the law of trictrac written as data, positions and sums of the treatises among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from academie.games.tables.law.names import NAMES as FLECHES
from academie.games.tables.law.odds import Shortcut, casts, covering, pips, showing, totalling
from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.text.position import read_point
from academie.games.trictrac.law.acts import SEnAller
from academie.games.trictrac.law.jans import TARIF, Jan, Scored
from academie.games.trictrac.law.marking import Score, gain
from academie.games.trictrac.law.odds import coin_blocked, scored, scoring
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.text import TrictracNotation
from academie.games.trictrac.text.words import JAN
from academie.kernel import WHITE, Seat, SetupError
from academie.notation.seats import NAMES, SEATS
from academie.testing.data import Answer, Case
from academie.words import Message, Text, in_words, listed, series, verbatim

NOTATION: Final = TrictracNotation()
OWN: Final = frozenset({"mover", "other", "points", "holes", "bredouille", "remplir", "conserver"})
"""Figures with names of their own: a case does not say which table is filled or kept."""
NOBODY: Final = "nobody"


def position_of(case: Case, rules: TrictracRules) -> TrictracState:
    """The position of a case, by that law. Raises `NotationError` or `SetupError`."""
    return NOTATION.read_state(case["position"], rules)


def throw_of(text: str) -> Throw:
    """The throw written so. Raises `TypeError` if it is another act."""
    act = NOTATION.read_act(text)
    if not isinstance(act, Throw):
        raise TypeError(f"{text!r} is no throw")
    return act


Figure = int | list["Figure"]
Computation = Callable[[Case, TrictracRules], Figure]


def compute(sum_: Case, rules: TrictracRules) -> Figure:
    """The figure of a sum given as data; `kind` names it. Raises `KeyError` for an unknown kind."""
    return SUMS[sum_["kind"]](sum_, rules)


def _each(sum_: Case, rules: TrictracRules) -> Figure:
    return [compute(part, rules) for part in sum_["of"]]


def _named(sum_: Case, rules: TrictracRules) -> Figure:
    """The covering throws as players name them, and those of them that fall two ways."""
    del rules
    throws = covering(sum_["numbers"])
    return [len(throws), sum(not cast.doublet for cast in throws)]


def _scoring(sum_: Case, rules: TrictracRules) -> Figure:
    return casts(scoring(position_of(sum_, rules), Jan(sum_["jan"]), sum_.get("target")))


SUMS: Final[Mapping[str, Computation]] = {
    "each": _each,
    "throws": lambda sum_, rules: [len(THROWS), casts(THROWS)],
    "totals": lambda sum_, rules: casts(totalling(sum_["totals"])),
    "pips": lambda sum_, rules: pips(totalling(sum_["totals"])),
    "direct": lambda sum_, rules: casts(showing(sum_["numbers"])),
    "cover": lambda sum_, rules: casts(covering(sum_["numbers"])),
    "twice": lambda sum_, rules: casts(covering(sum_["numbers"], least=2)),
    "named": _named,
    "shortcut": lambda sum_, rules: Shortcut(**sum_["rule"]).successes(),
    "scoring": _scoring,
    "coin-blocked": lambda sum_, rules: casts(coin_blocked(position_of(sum_, rules))),
}


def answer(check: Case, rules: TrictracRules) -> Answer:
    """The law's answer to a check; `kind` says what is asked. Raises `KeyError` for an unknown kind."""
    return KINDS[check["kind"]](check, rules)


def compared(check: Case, found: object, say: Callable[[Any], Text] = in_words) -> Answer:
    """The answer where one value is expected; what the book misprints, if given, must not come out."""
    agrees = found == check["expect"] and found != check.get("printed")
    return Answer(say(check["expect"]), say(found), agrees)


def on_throw(check: Case, rules: TrictracRules) -> Answer:
    """What a throw is worth: in all to `mover` and `other`, by jan, or by jan and flèche (`jan@17`)."""
    position = position_of(check, rules)
    items = scored(position, throw_of(check["dice"]))
    found = {key: figure(items, key) for key in check["expect"]}
    return compared(check, found, partial(_figures, seat=position.thrower))


def figure(items: Iterable[Scored], key: str) -> int:
    """The points of `items` that `key` asks for."""
    if key in {"mover", "other"}:
        return sum(item.points for item in items if TARIF[item.jan].to_adversary == (key == "other"))
    name, _, target = key.partition("@")
    jan = Jan(name)
    return sum(item.points for item in items if item.jan is jan and target in {"", str(item.target)})


def _figures(figures: Mapping[str, Any], seat: Seat = WHITE) -> Text:
    return listed(_figure(key, in_words(value), seat) for key, value in figures.items())


def _figure(key: str, value: Text, seat: Seat) -> Text:
    """A figure with what it is of: a sum, or a jan, by itself or on one flèche of the thrower's way."""
    if key in OWN:
        return Message(f"trictrac-figure-{key}").given(value=value)
    name, _, target = key.partition("@")
    jan = JAN[Jan(name)]
    if target:
        return Message("trictrac-figure-jan-on", jan=jan, fleche=FLECHES.of(seat, int(target)), value=value)
    return Message("trictrac-figure-jan", jan=jan, value=value)


def on_play(check: Case, rules: TrictracRules) -> Answer:
    """Which of the named plays the law allows."""
    thrown = position_of(check, rules).apply(throw_of(check["dice"]))
    able, named = plays(thrown), [*check["legal"], *check["illegal"]]
    allowed = [text for text in named if NOTATION.read_act(text) in able]
    return Answer(
        _choice(check["legal"], check["illegal"], thrown),
        _choice(allowed, [text for text in named if text not in allowed], thrown),
        allowed == check["legal"],
    )


def _choice(legal: Sequence[str], illegal: Sequence[str], thrown: TrictracState) -> Text:
    told = {
        key: [NOTATION.describe_act(thrown, NOTATION.read_act(text)) for text in texts]
        for key, texts in (("testing-may", legal), ("testing-may-not", illegal))
    }
    return series(Message(key, acts=listed(acts)) for key, acts in told.items() if acts)


def plays(thrown: TrictracState) -> set[Play]:
    """The plays open to the thrower, whatever he undertakes, if he stays."""
    if thrown.phase is Phase.PLAY:
        return {*thrown.plays()}
    return {
        play for act in thrown.actions() if not isinstance(act, SEnAller) for play in plays(thrown.apply(act))
    }


def on_marking(check: Case, rules: TrictracRules) -> Answer:
    """Where jetons and fichets stand after gains marked one after the other."""
    score = _score(check["start"])
    for name, points in check["gains"]:
        score = gain(score, SEATS[name], points, rules.holes_to_win.value).score
    shown = {
        "points": [*score.points],
        "holes": [*score.holes],
        "bredouille": NOBODY if score.bredouille is None else NAMES[score.bredouille],
    }
    return compared(check, {key: shown[key] for key in check["expect"]}, _figures)


def _score(start: Case) -> Score:
    white, black = start["points"]
    return Score(points=(white, black), bredouille=SEATS.get(start["bredouille"]))


def on_throws(check: Case, rules: TrictracRules) -> Answer:
    """Which throws make a jan."""
    found = scoring(position_of(check, rules), Jan(check["jan"]))
    return compared(check, [NOTATION.act(cast) for cast in reversed(found)], listed)


def on_sum(check: Case, rules: TrictracRules) -> Answer:
    """What a sum comes to."""
    return compared(check, compute(check["compute"], rules), _written)


def _written(figure: Figure) -> Text:
    """A figure as it is: a sum may be a list of lists."""
    return verbatim(str(figure))


def on_distance(check: Case, rules: TrictracRules) -> Answer:
    """How far apart flèches given by Lepeintre's letters are."""
    del rules
    seat = SEATS[check["player"]]
    return compared(
        check, [read_point(end, seat) - read_point(start, seat) for start, end in check["between"]]
    )


def on_impossible(check: Case, rules: TrictracRules) -> Answer:
    """Whether a position cannot be."""
    try:
        position_of(check, rules)
    except SetupError as wrong:
        return Answer(Message("testing-cannot-begin"), wrong.text, agrees=True)
    return Answer(Message("testing-cannot-begin"), Message("testing-begins"), agrees=False)


KINDS: Final[Mapping[str, Callable[[Case, TrictracRules], Answer]]] = {
    "throw": on_throw,
    "play": on_play,
    "marking": on_marking,
    "throws": on_throws,
    "sum": on_sum,
    "distance": on_distance,
    "impossible": on_impossible,
}
