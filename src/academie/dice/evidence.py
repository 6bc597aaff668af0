"""What one player kept of a game, compared with its log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from uuid import UUID

from academie.dice.canonical import MALFORMED, parse
from academie.dice.fold import NOT_SAID, Kind, said_as
from academie.dice.log import Entry, chained
from academie.dice.receipts import Receipt
from academie.kernel import NotationError, unreadable
from academie.words import Message, Text

FORMAT: Final = "academie-evidence/2"


@dataclass(slots=True)
class Evidence:
    """The lines that a player's program wrote down as the game was played."""

    game_id: UUID
    seat: int
    anchor: str | None
    key: str
    origin: str
    server_key: bytes
    events: list[Entry] = field(default_factory=list[Entry])
    sent: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    shares: dict[int, tuple[int, str, str]] = field(default_factory=dict[int, tuple[int, str, str]])
    """By roll: the event and its hash for which a link was given, and the link."""
    receipts: list[tuple[int, bytes, Receipt]] = field(default_factory=list[tuple[int, bytes, Receipt]])
    alarms: int = 0

    def problems(self, log: Sequence[Entry]) -> Iterator[Text]:
        """Where the log is not the game that this player saw."""
        opening = log[0].body
        if opening["shares"][self.seat] != self.anchor:
            yield Message("dice-anchor-not-yours", seat=self.seat)
        if opening["keys"][self.seat] != self.key:
            yield Message("dice-key-not-yours", seat=self.seat)
        yield from self._other_events(log)
        yield from self._unsent(log)
        yield from self._other_links(log)
        yield from self._other_heads(log)

    def _other_events(self, log: Sequence[Entry]) -> Iterator[Text]:
        for entry in self.events:
            if entry.seq >= len(log) or log[entry.seq].digest != entry.digest:
                yield Message("dice-not-what-you-saw", seq=entry.seq)
                return

    def _unsent(self, log: Sequence[Entry]) -> Iterator[Text]:
        sent = [*self.sent]
        for entry in log:
            said = said_as(entry)
            if entry.seat != self.seat or entry.kind in NOT_SAID:
                continue
            if said in sent:
                sent.remove(said)
            else:
                yield Message("dice-flaw", seq=entry.seq, why=Message("dice-not-sent"))

    def _other_links(self, log: Sequence[Entry]) -> Iterator[Text]:
        for entry in log:
            if entry.kind != Kind.ROLL or "shares" not in entry.body or self.anchor is None:
                continue
            number, link = entry.body["n"], entry.body["shares"][self.seat]
            seq, head, given = self.shares.get(number, (-1, "", ""))
            if given != link or not 0 <= seq < entry.seq or log[seq].digest.hex() != head:
                yield Message("dice-link-not-yours", roll=number)

    def _other_heads(self, log: Sequence[Entry]) -> Iterator[Text]:
        """Receipts of another history: proof that the server signed two."""
        for seq, head, receipt in self.receipts:
            valid = receipt.key == self.server_key and receipt.proves(
                self.origin, self.game_id.bytes, seq, head
            )
            if not valid:
                yield Message("dice-bad-receipt", seq=seq)
            elif seq >= len(log) or log[seq].digest != head:
                yield Message("dice-equivocation", seq=seq, signed=head.hex())


def read_evidence(text: str) -> Evidence:
    """Read a file of evidence. Raises `NotationError`."""
    try:
        lines = [parse(line) for line in text.splitlines() if line.strip()]
        first = lines[0]
        if first["format"] != FORMAT:
            raise NotationError(Message("dice-evidence-format", format=str(first["format"])))
        found = Evidence(
            UUID(first["game"]),
            int(first["seat"]),
            first["anchor"],
            first["key"],
            first["origin"],
            bytes.fromhex(first["server_key"]),
        )
        _fill(found, lines[1:])
    except MALFORMED as wrong:
        raise NotationError(Message("dice-evidence-unreadable", why=unreadable(wrong))) from wrong
    return found


def _fill(evidence: Evidence, lines: Sequence[dict[str, Any]]) -> None:
    """Sort the lines by what they are. An event told twice counts as it was told first."""
    events: dict[int, dict[str, Any]] = {}
    for line in lines:
        match line["t"]:
            case "event":
                events.setdefault(line["seq"], line)
            case "sent":
                evidence.sent.append((line["kind"], line["text"]))
            case "share":
                evidence.shares[line["n"]] = (line["seq"], line["head"], line["link"])
            case "receipt":
                head = bytes.fromhex(line["head"])
                evidence.receipts.append((line["seq"], head, Receipt.from_json(line)))
            case "alarm":
                evidence.alarms += 1
            case _:
                pass
    evidence.events = chained(events[seq] for seq in sorted(events))
