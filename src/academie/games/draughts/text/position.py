"""States of draughts on one line: a FEN, then whatever differs from a game just begun there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.arbiter.faults import FaultMade, Ruling
from academie.games.draughts.arbiter.table_state import fault_made
from academie.games.draughts.law import DraughtsRules, DraughtsState, Phase
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.law.limits import Limit
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.text.move import move_text
from academie.kernel import Event, NotationError
from academie.notation.fields import Fields
from academie.notation.hand_acts import told_when_ruled
from academie.notation.seats import NAMES, SEATS

TRUTH = {"true": True, "false": False}


def state_line(state: DraughtsState) -> str:
    """The position and its fields."""
    return " ".join((fen(state.position), *_fields(state)))


def _fields(state: DraughtsState) -> list[str]:
    accord, limit = state.accord, state.limit
    pairs = {
        "phase": state.phase is not Phase.PLAY and state.phase.value,
        "limit": limit is not None and f"{NAMES[limit.lone]}:{limit.left}",
        "quiet": state.quiet and str(state.quiet),
        "seen": ";".join(map(fen, state.seen)),
        "qui_perd_gagne": accord.qui_perd_gagne and "true",
        "premier_a_dame": accord.premier_a_dame and "true",
        "remise": accord.remise is not None and NAMES[accord.remise],
        "giver": accord.giver is not None and NAMES[accord.giver],
    }
    return [f"{key}={value}" for key, value in pairs.items() if value]


def read_state_line(text: str, rules: DraughtsRules) -> DraughtsState:
    """The state written so. Raises `NotationError`; whether it can be is not asked here."""
    words = text.split()
    first = next((nth for nth, word in enumerate(words) if "=" in word), len(words))
    damier = rules.damier.value
    fields = Fields(words[first:])
    state = DraughtsState(
        rules=rules,
        position=read_fen(" ".join(words[:first]), damier),
        accord=_read_accord(fields),
        phase=fields.take("phase", Phase) or Phase.PLAY,
        limit=fields.take("limit", _read_limit),
        quiet=fields.take("quiet", _read_count) or 0,
        seen=tuple(sorted(read_fen(word, damier) for word in fields.take("seen", _read_seen) or ())),
    )
    fields.done()
    return state


def _read_accord(fields: Fields) -> Agreement:
    return Agreement(
        qui_perd_gagne=fields.take("qui_perd_gagne", TRUTH.__getitem__) or False,
        premier_a_dame=fields.take("premier_a_dame", TRUTH.__getitem__) or False,
        remise=fields.take("remise", SEATS.__getitem__),
        giver=fields.take("giver", SEATS.__getitem__),
    )


def _read_limit(text: str) -> Limit:
    lone, left = text.split(":")
    return Limit(SEATS[lone], _read_count(left))


def _read_count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise NotationError(f"{text!r} should be a number of moves")
    return int(text)


def _read_seen(text: str) -> list[str]:
    return text.split(";")


def table_line(table: ArbitratedState) -> str:
    """The position, then what was touched, what is open to challenge and what is obliged."""
    return " ".join((state_line(table.scene.partie), *_words(table)))


def _words(table: ArbitratedState) -> Iterator[str]:
    scene = table.scene
    if scene.touched:
        yield f"touched:{_squares(scene.touched)}"
    for fault in scene.faults:
        yield f"{NAMES[fault.offender]}:{fault.kind.value}" + (
            f"({_squares(fault.huffable)})" if fault.huffable else ""
        )
    if scene.committed is not None:
        yield f"souffler:{scene.committed.square}"
    if scene.bound is not None:
        yield f"obliged:{','.join(map(move_text, scene.bound.moves))}"


def _squares(squares: tuple[int, ...]) -> str:
    return ",".join(map(str, squares))


def heard(before: ArbitratedState, after: ArbitratedState) -> Sequence[Event]:
    """What is said aloud once an act is done.

    Who may huff must see it himself: a fault is told only with the ruling that takes it up or lets it pass.
    """
    settled = (fault for fault in before.scene.faults if fault not in after.scene.faults)
    told = (fault_made(before.scene, fault) for fault in settled)
    return told_when_ruled(after.events, told, FaultMade, Ruling)
