"""The text of dominoes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any, Final

from academie.games.dominoes.arbiter import ArbitratedState, acts
from academie.games.dominoes.arbiter.acts import Presenter
from academie.games.dominoes.arbiter.table import possible_acts
from academie.games.dominoes.arbiter.table_state import Bound
from academie.games.dominoes.law import DOMINOS, DominoRules, DominoState, Phase
from academie.games.dominoes.law.acts import Battre, Bouder, Poser, Poseur, Prendre, Tirer
from academie.games.dominoes.law.options import Agreement, usual
from academie.games.dominoes.law.state import Occasions
from academie.games.dominoes.law.tiles import Hand, Tile
from academie.games.dominoes.text.tiles import (
    NAMES,
    NONE,
    PLAYER,
    SEATS,
    halves_text,
    read_halves,
    read_line,
    read_tile,
    read_tiles,
    tiles_text,
)
from academie.games.dominoes.text.words import event_message
from academie.kernel import Action, Event, NotationError, RuleSet, Seat, State
from academie.kernel.action import HandAct
from academie.notation.codec import Notation, Players, possible
from academie.notation.fields import Fields
from academie.notation.hand_acts import Attempt, Hands, Verb, attempts, counted, is_hand_act, plain
from academie.words import Message, Text, any_of

UNTOLD: Final = "?"
"""Stands for a leader whom a view does not tell."""


def state_line(state: DominoState) -> str:
    """The line of tiles, the hands by seat, and the fields."""
    hands = "/".join(map(_hand_text, state.hands))
    return " ".join((tiles_text(state.line), hands, *_fields(state)))


def _hand_text(hand: Hand) -> str:
    return f"?{hand.hidden}" if hand.hidden else tiles_text(hand.tiles)


def _fields(state: DominoState) -> list[str]:
    agreement, common = state.agreement, usual(state.rules)
    pairs = {
        "phase": state.phase is not Phase.PLAY and state.phase.value,
        "leader": UNTOLD if state.leader_hidden else NAMES[state.leader],
        "turn": (state.leader_hidden or state.turn != state.leader) and NAMES[state.turn],
        "boudes": state.boudes and str(state.boudes),
        "boude": any(state.denied) and "/".join(map(tiles_text, state.denied)),
        "scores": any(state.scores) and "-".join(map(str, state.scores)),
        "tiles": agreement.tiles != _usual_tiles(state.rules, agreement.players) and str(agreement.tiles),
        "goal": agreement.goal != common.goal and str(agreement.goal),
        "taking": state.taking and "-".join(map(str, state.taking)),
        "memory": agreement.memory and "true",
        "redraw": agreement.redraw and "true",
        "order": agreement.order and "-".join(NAMES[seat] for seat in agreement.order),
        "drawn": state.drawn and "/".join(map(tiles_text, state.drawn)),
    }
    return [f"{key}={value}" for key, value in pairs.items() if value]


def _usual_tiles(rules: DominoRules, players: int) -> int:
    """How many tiles each of that number of players usually takes; none if they are too few or too many."""
    return next((share.tiles[0] for share in rules.shares.value if share.players == players), 0)


def read_state_line(text: str, rules: DominoRules) -> DominoState:
    """The state written so. Raises `NotationError`; whether it is possible is not checked here."""
    words = text.split()
    if len(words) < 2:
        raise NotationError(Message("dominoes-no-state", text=text))
    fields = Fields(words[2:])
    hands = tuple(map(_read_hand, words[1].split("/")))
    if len(hands) > len(NAMES):
        raise NotationError(Message("dominoes-too-many-hands", text=words[1], most=len(NAMES)))
    led = fields.take("leader", _read_leader) or UNTOLD
    turn = fields.take("turn", SEATS.__getitem__)
    leader = SEATS.get(led, turn or Seat(0))
    state = DominoState(
        rules,
        _read_agreement(fields, rules, len(hands)),
        fields.take("phase", Phase) or Phase.PLAY,
        leader if turn is None else turn,
        leader,
        hands,
        fields.take("scores", _read_scores) or (0,) * rules.sides(len(hands)),
        read_line(words[0]),
        fields.take("boudes", _read_count) or 0,
        fields.take("boude", _read_denied) or (),
        fields.take("taking", _read_scores) or (),
        led == UNTOLD,
        fields.take("drawn", _read_draws) or (),
    )
    fields.done()
    return state


def _read_order(text: str) -> tuple[Seat, ...]:
    return tuple(SEATS[_read_seat(name)] for name in text.split("-"))


def _read_seat(text: str) -> str:
    if text not in SEATS:
        raise NotationError(Message("dominoes-no-such-seat", text=text, seats=any_of(NAMES)))
    return text


def _read_draws(text: str) -> tuple[tuple[Tile, ...], ...]:
    return tuple(tuple(map(read_tile, () if each == NONE else each.split(","))) for each in text.split("/"))


def _read_leader(text: str) -> str:
    return text if text == UNTOLD else _read_seat(text)


def _read_denied(text: str) -> tuple[Occasions, ...]:
    return tuple(map(read_line, text.split("/")))


def _read_agreement(fields: Fields, rules: DominoRules, players: int) -> Agreement:
    tiles = fields.take("tiles", _read_count) or _usual_tiles(rules, players)
    goal = fields.take("goal", _read_count) or rules.goal.value
    memory, redraw = (fields.take(name, "true".__eq__) or False for name in ("memory", "redraw"))
    return Agreement(players, tiles, goal, memory, redraw, fields.take("order", _read_order) or ())


def _read_hand(text: str) -> Hand:
    return Hand(hidden=_read_count(text[1:])) if text.startswith("?") else Hand(read_tiles(text))


def _read_scores(text: str) -> tuple[int, ...]:
    return tuple(map(_read_count, text.split("-")))


def _read_count(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise NotationError(Message("dominoes-no-number", text=text))
    return int(text)


def table_line(table: ArbitratedState) -> str:
    """The state, then what was shown, what is open to challenge and what is obliged."""
    return " ".join((state_line(table.state.game), *_words(table)))


def _words(table: ArbitratedState) -> Iterator[str]:
    state = table.state
    for seat, tiles in enumerate(state.known):
        if tiles:
            yield f"{NAMES[seat]}:shown({tiles_text(tiles)})"
    for fault in state.faults:
        yield f"{NAMES[fault.offender]}:{fault.kind.value}({halves_text(fault.tile)})"
    if state.bound is not None:
        yield f"obliged:{_obliged(state.bound)}"
    for seat, count in enumerate(state.wanted):
        yield f"{NAMES[seat]}:prend({count})"
    if state.pending is not None:
        yield f"{NAMES[state.pending.seat]}:{state.pending.step.value}"
    if state.ban is not None:
        yield f"{NAMES[state.ban.partner]}:defendu({halves_text(state.ban.tile)})"


def _obliged(bound: Bound) -> str:
    """What the player to act is held to."""
    if bound.barred is not None:
        return f"not-{halves_text(bound.barred)}"
    tile = "lay" if bound.tile is None else halves_text(bound.tile)
    return tile if bound.on is None else f"{tile}-on-{bound.on}"


PRESENTER: Final = "presenter"
BOUDE: Final = "je-boude"
PRENDRE: Final = "prendre"
SUR: Final = " sur "
"""Before the number of the end where a tile is laid that does not fit there."""


def _laid_text(act: acts.Presenter) -> str:
    laid = halves_text((act.inner, act.outer))
    return laid if act.on == act.inner else f"{laid}{SUR}{act.on}"


def _read_laid(by: Seat, text: str) -> acts.Presenter | None:
    laid, _, end = text.partition(SUR)
    inner, outer = read_halves(laid)
    if not end:
        return acts.Presenter(by, inner, outer, inner)
    return acts.Presenter(by, inner, outer, int(end)) if end in {*"0123456"} else None


def _with_tile(word: str, kind: type[acts.Annoncer | acts.Decouvrir]) -> Verb:
    """The verb of an act about one's own tile."""
    return Verb(word, kind, lambda act: halves_text(act.tile), lambda by, text: kind(by, read_tile(text)))


def _against(word: str, kind: type[acts.ActAgainst]) -> Verb:
    """The verb of an act about another player."""

    def read(by: Seat, text: str) -> HandAct | None:
        return kind(by, SEATS[text]) if text in SEATS else None

    def write(act: acts.ActAgainst) -> str:
        return NAMES[act.offender]

    return Verb(word, kind, write, read)


HANDS: Final = Hands(
    (
        Verb(PRESENTER, acts.Presenter, _laid_text, _read_laid),
        plain(BOUDE, acts.DireBoude),
        _with_tile("annoncer", acts.Annoncer),
        _with_tile("decouvrir", acts.Decouvrir),
        plain("se-reprendre", acts.SeReprendre),
        _against("exiger", acts.Exiger),
        counted("faire-poser", acts.FairePoser, acts.FairePoser, attrgetter("on")),
        plain("faire-reprendre", acts.FaireReprendre),
        plain("exiger-l-annonce", acts.ExigerAnnonce),
        plain("defendre", acts.Defendre),
        plain("laisser", acts.Laisser),
        counted(PRENDRE, acts.PrendreDes, acts.PrendreDes, attrgetter("count")),
        _against("compter", acts.Compter),
        plain("reprendre-un-de", acts.ReprendreUnDe),
        _against("retirer", acts.Retirer),
        _against("renverser", acts.Renverser),
        plain("faire-rebattre", acts.FaireRebattre),
    ),
    NAMES,
)


WORDS: Final[dict[str, Action]] = {"battre": Battre(), "boude": Bouder(), "de-vu": acts.DeVu()}
POSEUR: Final = "poseur"
BY_CHANCE: Final[dict[type[Prendre | Tirer | acts.Rendre], str]] = {
    Prendre: PRENDRE,
    Tirer: "tirer",
    acts.Rendre: "rendre",
}
"""The acts of chance about a tile."""


class DominosNotation(Notation[Any]):
    """Acts are `6-3` (its 6 to the line, its 3 open), `boude` and `battre`.

    Those of chance are `poseur j2`, `tirer 6-3` and `prendre 6-3`, with hands `rendre 6-3` and
    `de-vu` too. At a table with hands the others begin with their seat, as `j1 presenter 6-3`; a person may
    leave out the seat, and `presenter`, where he is to play.
    """

    def act(self, act: Action) -> str:
        match act:
            case HandAct():
                return HANDS.text(act)
            case Poser():
                return halves_text((act.inner, act.outer))
            case Prendre() | Tirer() | acts.Rendre():
                return f"{BY_CHANCE[type(act)]} {halves_text(act.tile)}"
            case Poseur():
                return f"{POSEUR} {NAMES[act.seat]}"
            case _:
                return next(word for word, known in WORDS.items() if known == act)

    def read_act(self, text: str) -> Action:
        if is_hand_act(text.strip(), NAMES):
            return HANDS.read(text)
        word, _, rest = text.strip().partition(" ")
        if text.strip() in WORDS:
            return WORDS[text.strip()]
        for kind, verb in BY_CHANCE.items():
            if word == verb:
                return kind(read_tile(rest))
        if word == POSEUR and rest in SEATS:
            return Poseur(SEATS[rest])
        if not word[:1].isdecimal():
            raise NotationError(Message("dominoes-unknown-act", text=text.strip()))
        return Poser(*read_halves(text))

    def parse_in(self, state: State[Any], text: str) -> Action:
        """The act; either half may come first where the tile can be laid in one way only."""
        if isinstance(state, ArbitratedState):
            return self._meant_by_hand(state, text)
        act = self.read_act(text)
        if isinstance(act, Poser) and act not in state.actions():
            turned = Poser(act.outer, act.inner)
            return turned if turned in state.actions() else act
        return act

    def _meant_by_hand(self, table: ArbitratedState, text: str) -> Action:
        """The act, of the player to act unless it names a seat; a bare tile is laid."""
        actor = table.actor
        if not isinstance(actor, int) or is_hand_act(text, NAMES) or text == "battre":
            return self.read_act(text)
        if text == "boude":
            return HANDS.read(f"{NAMES[actor]} {BOUDE}")
        if not text[:1].isdecimal():
            return HANDS.read(f"{NAMES[actor]} {text}")
        act = HANDS.read(f"{NAMES[actor]} {PRESENTER} {text}")
        assert isinstance(act, Presenter)
        turned = Presenter(actor, act.outer, act.inner, act.outer)
        regular = table.actions()
        return turned if turned in regular and act not in regular else act

    def accepts(self, state: State[Any], act: Action) -> bool:
        return isinstance(state, ArbitratedState) or super().accepts(state, act)

    def state(self, state: State[Any]) -> str:
        if isinstance(state, ArbitratedState):
            return table_line(state)
        assert isinstance(state, DominoState)
        return state_line(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> DominoState:
        rules = DOMINOS.default if ruleset is None else ruleset
        assert isinstance(rules, DominoRules)
        return possible(read_state_line(text, rules))

    def player(self, seat: Seat) -> Text:
        return PLAYER[seat]

    def attempts(self, state: State[Any], seat: Seat) -> Sequence[Attempt]:
        return (
            attempts(map(self.act, possible_acts(state.state, seat)))
            if isinstance(state, ArbitratedState)
            else ()
        )

    def message(self, event: Event, players: Players) -> Text:
        return event_message(event, players)


NOTATION: Final = DominosNotation()
