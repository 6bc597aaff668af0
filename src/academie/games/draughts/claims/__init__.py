"""The checks of statements about draughts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.claims.check import Check, Power, lacks_core, loaded, signed
from academie.claims.unchecked import NOT_CHECKED
from academie.words import Message

MANOURY: Final = "manoury-1787"
SEARCH: Final = signed("academie.games.draughts.claims.signatures:draughts")
SLICES: Final = signed("academie.games.draughts.claims.signatures:slices")
HERE: Final = "academie.games.draughts.claims"


def _by_search(title: str, power: Power, run: str) -> Check:
    """A check that asks the search or the tables."""
    return Check(
        Message(title), 1, power, loaded(f"{HERE}.{run}"), lacks_core, signature=SEARCH, ruleset=MANOURY
    )


def _by_tables(title: str, run: str) -> Check:
    """A check that asks the slices of outcomes and no search."""
    return Check(
        Message(title),
        1,
        Power.MEASURES,
        loaded(f"{HERE}.{run}"),
        lacks_core,
        signature=SLICES,
        ruleset=MANOURY,
    )


def _by_law(title: str, run: str, power: Power = Power.PROVES) -> Check:
    """A check that asks nothing but the law, and takes no time."""
    return Check(Message(title), 1, power, loaded(f"{HERE}.{run}"), lacks_core, ruleset=MANOURY, quick=True)


CHECKS: Final[Mapping[str, Check]] = {
    "win": _by_search("draughts-claim-win", Power.PROVES, "outcome:check_win"),
    "draw": _by_search("draughts-claim-draw", Power.PROVES, "outcome:check_draw"),
    "no-win": _by_search("draughts-claim-no-win", Power.REFUTES, "outcome:check_no_win"),
    "moves": _by_search("draughts-claim-moves", Power.PROVES, "alternatives:check_moves"),
    "unique": _by_search("draughts-claim-unique", Power.PROVES, "alternatives:check_line_unique"),
    "mistakes": _by_search("draughts-claim-mistakes", Power.PROVES, "books:check_mistakes"),
    "distance": _by_search("draughts-claim-distance", Power.PROVES, "distances:check_distance"),
    "shortest": _by_search("draughts-claim-shortest", Power.PROVES, "distances:check_shortest"),
    "forced": _by_search("draughts-claim-forced", Power.PROVES, "distances:check_forced"),
    "longest": _by_search("draughts-claim-longest", Power.PROVES, "distances:check_longest"),
    "turn": _by_search("draughts-claim-turn", Power.PROVES, "distances:check_turn"),
    "kings": _by_search("draughts-claim-kings", Power.MEASURES, "kings:check_kings"),
    "kings-some": _by_search("draughts-claim-kings-some", Power.CONFIRMS, "kings:check_kings"),
    "kings-every": _by_search("draughts-claim-kings-every", Power.PROVES, "kings:check_every"),
    "survey": _by_tables("draughts-claim-survey", "survey:check_survey"),
    "easier": _by_tables("draughts-claim-easier", "survey:check_easier"),
    "line-held": _by_search("draughts-claim-line", Power.MEASURES, "line:check_line_held"),
    "crowning": _by_search("draughts-claim-crowning", Power.REFUTES, "crowning:check_crowning"),
    "giveaway": _by_search("draughts-claim-giveaway", Power.CONFIRMS, "crowning:check_giveaway"),
    "games": _by_search("draughts-claim-games", Power.MEASURES, "games:check_games"),
    "legal": _by_law("draughts-claim-legal", "facts:check_legal"),
    "takes": _by_law("draughts-claim-takes", "facts:check_takes"),
    "safe": _by_law("draughts-claim-safe", "facts:check_safe"),
    "material": _by_law("draughts-claim-material", "facts:check_material"),
    "losses": _by_law("draughts-claim-losses", "facts:check_losses"),
    "leads": _by_law("draughts-claim-leads", "facts:check_leads"),
    "ways": _by_law("draughts-claim-ways", "facts:check_ways"),
    "en-prise": _by_law("draughts-claim-en-prise", "facts:check_en_prise"),
    "studies": _by_law("draughts-claim-studies", "books:check_studies"),
    "headings": _by_law("draughts-claim-headings", "books:check_headings"),
    "start": _by_law("draughts-claim-start", "books:check_start"),
    "switch": _by_law("draughts-claim-switch", "books:check_switch"),
    "coup-rule": _by_law("draughts-claim-rule", "coup:check_rule", Power.MEASURES),
    "coup-pair": _by_law("draughts-claim-move", "coup:check_pair"),
    "coup-ways": _by_law("draughts-claim-between", "coup:check_ways"),
    "not-checked": NOT_CHECKED,
}
