"""Why a position of a running game cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.race.law.entry import left_by_own
from academie.games.race.law.occupancy import HOME, law_of
from academie.games.race.law.rules import Contact, RaceRules, ShutOut
from academie.games.tables.law.pair import Pair
from academie.games.tables.law.track import MEN, Track

NAMES = ("White", "Black")


def problems(rules: RaceRules, men: Pair[Track], hands: Pair[int], *, over: bool) -> tuple[str, ...]:
    """Every flaw found in the men, in words; none for a position that can be.

    Once the game is `over` a player may have more men in hand than he can enter: so he lost.
    """
    sides = zip(NAMES, men, hands, strict=True)
    men_problems = (flaw for side in sides for flaw in _side(rules, *side))
    shut = () if over else _shut_out(rules, men, hands)
    return (*men_problems, *shut, *_shared(rules, men))


def _side(rules: RaceRules, name: str, track: Track, hand: int) -> Iterator[str]:
    law = law_of(rules)
    if min(track) < 0 or hand < 0:
        yield f"{name} has fewer than no men somewhere"
    if sum(track) + hand > MEN or (sum(track) + hand < MEN and not law.lifts):
        yield f"{name} has {sum(track) + hand} men; there are {MEN}"
    if hand and not law.hits:
        yield f"{name} has men in hand, but nobody is hit"
    if any(track[law.last + 1 :]):
        yield f"{name} has men beyond flèche {law.last}"
    if max((track[point] for point in law.alone), default=0) > 1:
        yield f"{name} has two men where a flèche holds one"
    if sum(track) < MEN and any(track[:HOME]) and not law.hits:
        yield f"{name} has borne men off before all were home"
    if law.courier and track[0] < MEN - 1 and not any(track[HOME:]) and any(track):
        yield f"{name} has moved another man before his courier was home"


def _shut_out(rules: RaceRules, men: Pair[Track], hands: Pair[int]) -> Iterator[str]:
    for name, track, hand in zip(NAMES, men, hands, strict=True):
        if rules.shut_out.value is not ShutOut.OFF and hand > left_by_own(track):
            yield f"{name} has more men in hand than he can ever enter"


def _shared(rules: RaceRules, men: Pair[Track]) -> Iterator[str]:
    if rules.contact.value is Contact.SHARE:
        return
    for point, theirs in enumerate(rules.ways.value.seen_across(men[1])):
        if men[0][point] and theirs:
            yield f"both players have men on White's flèche {point}"
