"""States of dominoes on one line: the line, the hands, then whatever else matters.

Hands that lie face down are told as a number, as in `?5`.
"""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.arbiter.table_state import Bound
from academie.games.dominoes.law.options import Agreement, usual
from academie.games.dominoes.law.rules import DominoRules
from academie.games.dominoes.law.state import DominoState, Occasions, Phase
from academie.games.dominoes.law.tiles import Hand
from academie.games.dominoes.text.tiles import NAMES, SEATS, halves_text, read_line, read_tiles, tiles_text
from academie.kernel import NotationError, Seat
from academie.notation.fields import Fields


def state_line(state: DominoState) -> str:
    """The line of dés, the hands by seat, and the fields."""
    hands = "/".join(map(_hand_text, state.hands))
    return " ".join((tiles_text(state.line), hands, *_fields(state)))


def _hand_text(hand: Hand) -> str:
    return f"?{hand.hidden}" if hand.hidden else tiles_text(hand.tiles)


def _fields(state: DominoState) -> list[str]:
    accord, common = state.accord, usual(state.rules)
    pairs = {
        "phase": state.phase is not Phase.PLAY and state.phase.value,
        "leader": NAMES[state.leader],
        "turn": state.turn != state.leader and NAMES[state.turn],
        "boudes": state.boudes and str(state.boudes),
        "boude": any(state.denied) and "/".join(map(tiles_text, state.denied)),
        "scores": any(state.scores) and "-".join(map(str, state.scores)),
        "tiles": accord.tiles != _usual_tiles(state.rules, accord.players) and str(accord.tiles),
        "goal": accord.goal != common.goal and str(accord.goal),
    }
    return [f"{key}={value}" for key, value in pairs.items() if value]


def _usual_tiles(rules: DominoRules, players: int) -> int:
    """How many dés each of so many players usually takes; none if they are too few or too many."""
    return next((share.tiles[0] for share in rules.shares.value if share.players == players), 0)


def read_state_line(text: str, rules: DominoRules) -> DominoState:
    """The state written so. Raises `NotationError`; whether it can be is not asked here."""
    words = text.split()
    if len(words) < 2:
        raise NotationError(f"{text!r} should be a line of dés, the hands, and fields")
    fields = Fields(words[2:])
    hands = tuple(map(_read_hand, words[1].split("/")))
    if len(hands) > len(NAMES):
        raise NotationError(f"{words[1]!r}: at most {len(NAMES)} players sit down")
    leader = fields.take("leader", SEATS.__getitem__) or Seat(0)
    turn = fields.take("turn", SEATS.__getitem__)
    state = DominoState(
        rules,
        _read_accord(fields, rules, len(hands)),
        fields.take("phase", Phase) or Phase.PLAY,
        leader if turn is None else turn,
        leader,
        hands,
        fields.take("scores", _read_scores) or (0,) * rules.sides(len(hands)),
        read_line(words[0]),
        fields.take("boudes", _read_count) or 0,
        fields.take("boude", _read_denied) or (),
    )
    fields.done()
    return state


def _read_denied(text: str) -> tuple[Occasions, ...]:
    return tuple(map(read_line, text.split("/")))


def _read_accord(fields: Fields, rules: DominoRules, players: int) -> Agreement:
    tiles = fields.take("tiles", _read_count) or _usual_tiles(rules, players)
    return Agreement(players, tiles, fields.take("goal", _read_count) or rules.goal.value)


def _read_hand(text: str) -> Hand:
    return Hand(hidden=_read_count(text[1:])) if text.startswith("?") else Hand(read_tiles(text))


def _read_scores(text: str) -> tuple[int, ...]:
    return tuple(map(_read_count, text.split("-")))


def _read_count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise NotationError(f"{text!r} should be a number")
    return int(text)


def table_line(table: ArbitratedState) -> str:
    """The state, then what was said and shown, what is open to challenge and what is obliged."""
    return " ".join((state_line(table.scene.partie), *_words(table)))


def _words(table: ArbitratedState) -> Iterator[str]:
    scene = table.scene
    for seat, tiles in enumerate(scene.known):
        if tiles:
            yield f"{NAMES[seat]}:shown({tiles_text(tiles)})"
    for fault in scene.faults:
        yield f"{NAMES[fault.offender]}:{fault.kind.value}({halves_text(fault.tile)})"
    if scene.bound is not None:
        yield f"obliged:{_obliged(scene.bound)}"
    if scene.ban is not None:
        yield f"{NAMES[scene.ban.partner]}:defendu({halves_text(scene.ban.tile)})"


def _obliged(bound: Bound) -> str:
    """What the player to act is held to."""
    if bound.barred is not None:
        return f"not-{halves_text(bound.barred)}"
    tile = "lay" if bound.tile is None else halves_text(bound.tile)
    return tile if bound.on is None else f"{tile}-on-{bound.on}"
