"""What may follow in a log of the second format: the rules that bind server and players alike.

`Table.push` checks each entry by the law of the game and by the exchange of links, and raises `Flaw` for the
first that could not have come about honestly. Server, players and verifiers all use it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final, NamedTuple
from uuid import UUID

from academie.dice.canonical import MALFORMED
from academie.dice.chains import LINK_BYTES, LINKS, Chain, ChainTip
from academie.dice.fold import ENDING, NOT_SAID, RESTS, Fold, Kind, Step
from academie.dice.log import GENESIS, SECOND, Entry
from academie.dice.offers import may_say
from academie.dice.rolls import NO_SHARE, RollInput, pick, salt, seal
from academie.kernel import CHANCE, AcademieError, Action, State, unreadable
from academie.words import Message, Text

WHILE_PENDING: Final = ENDING | RESTS | {Kind.ROLL}
"""What a log takes while a roll is pending: the roll itself, an end, or a rest that voids nothing."""
MOST_REKEYS: Final = 16
MOST_MS: Final = 2**53
"""Dates beyond it are no numbers of JavaScript."""
MOST_SPENT_MS: Final = 10**9
OPEN_FIELDS: Final = frozenset(
    [
        "v",
        "id",
        "game",
        "ruleset",
        "law",
        "options",
        "seats",
        "who",
        "clock",
        "rated",
        "server",
        "shares",
        "keys",
        "links",
        "beacon",
    ]
)


class Flaw(AcademieError):
    """An entry that could not have come about honestly."""

    def __init__(self, seq: int, why: Text) -> None:
        self.seq = seq
        super().__init__(Message("dice-flaw", seq=seq, why=why))


class Drawn(NamedTuple):
    """A chance as the log has it, sealed where hands are hidden, and the step it makes."""

    written: str
    text: str
    step: Step


class Draw(NamedTuple):
    """The chances that a roll brings in a state, and what they were drawn from."""

    roll: RollInput
    link: bytes
    state: State[Any]
    drawn: tuple[Drawn, ...]


class Unfallen(NamedTuple):
    """A roll that was pending when the game ended, and what it would have been if all links were there."""

    number: int
    acts: tuple[str, ...]


class Table:
    """A game of the second format as far as its log has come, with the chains of the server and the seats."""

    def __init__(self, game_id: UUID, server: Sequence[Chain] = ()) -> None:
        self.game_id = game_id
        self.fold = Fold(game_id)
        self.opening: Mapping[str, Any] = {}
        self.keys: list[bytes | None] = []
        self.tips: list[ChainTip | None] = []
        self.server = ChainTip(GENESIS)
        self.revealed = False
        self.unfallen: Unfallen | None = None
        self._chains = [*server]
        """The chains of the server, where they are known: by itself, or once the game is over."""
        self.last_link = GENESIS
        self._anchors: list[str] = []
        """The anchors that the server has published, of all its chains."""
        self._rekeys: dict[int, int] = {}
        self._rests = False
        """Whether the game is adjourned."""
        self._last_draw: Draw | None = None
        self._drawn: list[Drawn] = []
        """What is left of a roll that has more than one chance."""

    @property
    def pending(self) -> int | None:
        """The number of the roll that must fall next; nothing while a player is to act."""
        chance = not self.fold.over and self.fold.state.actor is CHANCE
        return self.fold.rolls + 1 if chance else None

    def learn_chain(self, chain: Chain) -> None:
        """Take the next chain of the server, where it is known before its anchor is published."""
        self._chains.append(chain)

    def may_rekey(self, seat: int) -> bool:
        """Whether a seat may have another chain: it has had one, and not too many."""
        return self.tips[seat] is not None and self._rekeys.get(seat, 0) < MOST_REKEYS

    @property
    def hides(self) -> bool:
        """Whether hands are hidden, so that chances are sealed."""
        return self.fold.game.hides

    def push(self, entry: Entry, step: Step | None = None) -> None:
        """Check the next entry and take it; its step may be known to the caller. Raises `Flaw`."""
        try:
            self._push(entry, step)
        except Flaw:
            raise
        except AcademieError as wrong:
            raise Flaw(entry.seq, wrong.text) from wrong
        except MALFORMED as wrong:
            raise Flaw(entry.seq, unreadable(wrong)) from wrong

    def _push(self, entry: Entry, step: Step | None) -> None:
        if (entry.seq, entry.prev) != (self.fold.seq + 1, self.fold.head) or entry.format != SECOND:
            raise Flaw(entry.seq, Message("dice-not-following"))
        if (entry.seq == 0) != (entry.kind == Kind.OPEN):
            raise Flaw(entry.seq, Message("dice-one-opening"))
        self._check_order(entry)
        self._check_time(entry)
        match entry.kind:
            case Kind.OPEN:
                self._open(entry)
            case Kind.ROLL:
                step = self._roll(entry)
            case Kind.ACT:
                step = step or self._act(entry)
            case Kind.REKEY:
                self._rekey(entry)
            case Kind.TAKEBACK:
                self._take_back(entry)
            case Kind.REVEAL:
                self._reveal(entry)
            case _:
                self._check_clock(entry)
        if not may_say(self.fold, entry):
            raise Flaw(entry.seq, Message("dice-not-to-say", kind=entry.kind, seat=str(entry.seat)))
        self.fold.push(entry, step)
        if entry.kind in {Kind.ADJOURN, Kind.RESUME}:
            self._rests = entry.kind == Kind.ADJOURN

    def _check_order(self, entry: Entry) -> None:
        """Check that an entry of that kind may come now."""
        if entry.seq == 0:
            return
        if self.revealed:
            raise Flaw(entry.seq, Message("dice-after-reveal"))
        if self.fold.over != (entry.kind == Kind.REVEAL):
            raise Flaw(entry.seq, Message("dice-reveal-follows"))
        if self._drawn and entry.kind != Kind.ROLL:
            raise Flaw(entry.seq, Message("dice-rest-of-roll", roll=self.fold.rolls))
        if self.pending is not None and entry.kind not in WHILE_PENDING:
            raise Flaw(entry.seq, Message("dice-while-pending", kind=entry.kind, roll=self.pending))

    def _check_time(self, entry: Entry) -> None:
        """Check that dates go forwards, and that times charged to a seat are such."""
        if not self.fold.at_ms <= entry.at_ms < MOST_MS:
            raise Flaw(entry.seq, Message("dice-date"))
        spent = entry.body.get("spent", 0)
        times = [*spent.values()] if entry.kind == Kind.ROLL and spent else [spent]
        if any(
            type(time) is not int or not 0 <= time < MOST_SPENT_MS
            for time in (*times, entry.body.get("lag", 0))
        ):
            raise Flaw(entry.seq, Message("dice-time-charged"))

    def _check_clock(self, entry: Entry) -> None:
        """Time runs out for the seat that is to act, or for one that has yet to give its link for a roll.

        So a game is claimed only against such a seat. Who had given a link is known once all is revealed.
        """
        if entry.kind not in NOT_SAID or entry.seat is None:
            return
        runs = self.fold.state.actor == entry.seat
        if self.pending is not None:
            runs = self.tips[entry.seat] is not None
        if not runs or self._rests or self.opening["clock"].get("pace", "none") == "none":
            raise Flaw(entry.seq, Message("dice-flag", seat=str(entry.seat)))

    def _open(self, entry: Entry) -> None:
        body = self.opening = entry.body
        if frozenset(body) != OPEN_FIELDS or body["links"] != LINKS or body["id"] != str(self.game_id):
            raise Flaw(0, Message("dice-opening-wrong"))
        if not len(body["shares"]) == len(body["keys"]) == len(body["who"]) == body["seats"]:
            raise Flaw(0, Message("dice-opening-counts"))
        self._new_server_chain(0, body["server"], 1)
        self.tips = [None if anchor is None else ChainTip(_bytes(anchor)) for anchor in body["shares"]]
        self.keys = [None if key is None else _bytes(key) for key in body["keys"]]

    def _new_server_chain(self, seq: int, anchor: str, first_roll: int) -> None:
        known = [chain.anchor.hex() for chain in self._chains[len(self._anchors) :][:1]]
        if known not in ([], [anchor]):
            raise Flaw(seq, Message("dice-server-anchor"))
        self._anchors.append(anchor)
        self.server = ChainTip(_bytes(anchor), first_roll)

    def _act(self, entry: Entry) -> Step:
        text: str = entry.body["act"]
        act: Action = self.fold.notation.read_act(text)
        if self.fold.notation.act(act) != text:
            raise Flaw(entry.seq, Message("dice-act-form", act=text))
        if self.fold.author(act) != entry.seat or entry.seat is None:
            raise Flaw(entry.seq, Message("dice-act-author", seat=str(entry.seat)))
        return Step(act, self.fold.state.apply(act))

    def _take_back(self, entry: Entry) -> None:
        acts = int(entry.body["acts"])
        if not 0 <= acts < len(self.fold.acts) or None in self.fold.authors[acts:]:
            raise Flaw(entry.seq, Message("dice-takeback-roll"))

    def _rekey(self, entry: Entry) -> None:
        """A new chain: of a seat whenever no roll is pending, of the server once its own is used up."""
        body, seat = entry.body, entry.seat
        if body["from"] != self.fold.rolls + 1:
            raise Flaw(entry.seq, Message("dice-next-roll", roll=self.fold.rolls + 1))
        if seat is None:
            if self.server.left > 0:
                raise Flaw(entry.seq, Message("dice-chain-not-used"))
            self._new_server_chain(entry.seq, body["anchor"], body["from"])
            return
        made = self._rekeys[seat] = self._rekeys.get(seat, 0) + 1
        if made > MOST_REKEYS or self.tips[seat] is None:
            raise Flaw(entry.seq, Message("dice-no-more-chains", seat=seat))
        self.tips[seat] = ChainTip(_bytes(body["anchor"]), body["from"])
        self.keys[seat] = _bytes(body["key"])

    def _roll(self, entry: Entry) -> Step:
        if self.pending is None:
            raise Flaw(entry.seq, Message("dice-no-chance"))
        if not self._drawn:
            self._begin_roll(entry)
        elif entry.body["n"] != self.fold.rolls:
            raise Flaw(entry.seq, Message("dice-belongs", roll=self.fold.rolls))
        drawn = self._drawn.pop(0)
        found = str(entry.body["sealed" if self.hides else "act"])
        if found != drawn.written:
            raise Flaw(entry.seq, Message("dice-roll-differs", roll=found, drawn=drawn.written))
        return drawn.step

    def _begin_roll(self, entry: Entry) -> None:
        """Check the links of a roll and draw all its chances."""
        body, number = entry.body, self.fold.rolls + 1
        if body["n"] != number:
            raise Flaw(entry.seq, Message("dice-roll-number", found=str(body["n"]), expected=number))
        shares = self._take_shares(entry.seq, body["shares"])
        self._drawn = [*self.draw(number, shares, self._server_link(entry))]

    def _take_shares(self, seq: int, links: Sequence[str | None]) -> tuple[bytes, ...]:
        """The links of the seats, each the next of its chain."""
        if len(links) != len(self.tips):
            raise Flaw(seq, Message("dice-links-count"))
        for seat, (tip, link) in enumerate(zip(self.tips, links, strict=True)):
            if (tip is None) != (link is None):
                raise Flaw(seq, Message("dice-share-missing", seat=seat))
            if tip is not None and link is not None:
                _take(seq, tip, link, Message("dice-link-seat", seat=seat))
        return tuple(NO_SHARE if link is None else _bytes(link) for link in links)

    def _server_link(self, entry: Entry) -> bytes:
        """The server's link of a roll: in the open, or kept back while hands are hidden."""
        if not self.hides:
            _take(entry.seq, self.server, entry.body["server"], Message("dice-link-server"))
            return _bytes(entry.body["server"])
        if len(self._chains) < len(self._anchors):
            raise Flaw(entry.seq, Message("dice-sealed-yet"))
        link = self._chains[len(self._anchors) - 1].link(LINKS - self.server.left + 1)
        before = None if self.fold.rolls == 0 else self.last_link.hex()
        if entry.body["server"] != before:
            raise Flaw(entry.seq, Message("dice-link-before"))
        self.server.give(link)
        self.last_link = link
        return link

    def draw(self, number: int, shares: tuple[bytes, ...], link: bytes) -> Sequence[Drawn]:
        """The chances of a roll, all from one stream.

        The last are kept: whoever deals them takes them from the log right afterwards.
        """
        roll = RollInput(self.game_id.bytes, number, self.fold.bound, shares)
        last = self._last_draw
        if last is None or (last.roll, last.link) != (roll, link) or last.state is not self.fold.state:
            drawn = tuple(self._draw(roll, link))
            self._last_draw = last = Draw(roll, link, self.fold.state, drawn)
        return last.drawn

    def _draw(self, roll: RollInput, link: bytes) -> Iterator[Drawn]:
        number, source, state = roll.number, roll.stream(link), self.fold.state
        for place in count():
            if state.actor is not CHANCE:
                return
            drawn: Action = pick(state.chance(), source)
            text = self.fold.notation.act(drawn)
            written = text
            if self.hides:
                written = seal(salt(link, self.game_id.bytes, number, place), text)
            state = state.apply(drawn)
            yield Drawn(written, text, Step(drawn, state))

    def _reveal(self, entry: Entry) -> None:
        """Check the seeds of the server, and work out a roll that was pending."""
        chains = [Chain(_bytes(seed)) for seed in entry.body["server"]]
        if [chain.anchor.hex() for chain in chains] != self._anchors:
            raise Flaw(entry.seq, Message("dice-revealed-anchors"))
        self.revealed = True
        if self.fold.state.actor is CHANCE:
            self._work_out_unfallen(entry, chains[-1])

    def _work_out_unfallen(self, entry: Entry, chain: Chain) -> None:
        """What a roll would have been that was pending at the end, if every link for it had come."""
        number = self.fold.rolls + 1
        links: Sequence[str | None] = entry.body["shares"]
        self._check_debtor(links)
        came = [link is not None for link in links]
        if came != [tip is not None for tip in self.tips]:
            self.unfallen = Unfallen(number, ())
            return
        shares = self._take_shares(entry.seq, links)
        link = chain.link(LINKS - self.server.left + 1)
        self.unfallen = Unfallen(number, tuple(drawn.text for drawn in self.draw(number, shares, link)))

    def _check_debtor(self, links: Sequence[str | None]) -> None:
        """While a roll is pending, the clock of the first seat runs that has yet to give its link."""
        ended = self.fold.ended
        if ended is None or ended.kind not in NOT_SAID or ended.seat is None:
            return
        owing = [seat for seat, tip in enumerate(self.tips) if tip is not None and links[seat] is None]
        if owing[:1] != [ended.seat]:
            raise Flaw(ended.seq, Message("dice-flag", seat=str(ended.seat)))


def server_chains(log: Sequence[Entry]) -> list[Chain]:
    """The chains that the last entry of a log reveals; none if it reveals nothing."""
    if not log or log[-1].kind != Kind.REVEAL:
        return []
    return [Chain(_bytes(seed)) for seed in log[-1].body["server"]]


def _take(seq: int, tip: ChainTip, link: str, otherwise: Message) -> None:
    try:
        tip.give(_bytes(link))
    except ValueError:
        raise Flaw(seq, otherwise) from None


def _bytes(text: str) -> bytes:
    """The 32 bytes that are written so, in small letters. Raises `ValueError`."""
    found = bytes.fromhex(text)
    if len(found) != LINK_BYTES or found.hex() != text:
        raise ValueError(f"{text} does not stand for 32 bytes")
    return found
