"""The clocks of a game, run by the server and recovered from its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from academie.dice.fold import Kind
from academie.dice.log import SECOND, Entry

DAY_MS: Final = 86_400_000


class Pace(StrEnum):
    """How time is counted."""

    NONE = "none"
    SUDDEN = "sudden"
    INCREMENT = "increment"
    DAYS = "days"


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The time agreed: `base_ms` for the game and `step_ms` more with each act, or days for each act."""

    pace: Pace = Pace.NONE
    base_ms: int = 0
    step_ms: int = 0

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> ClockRule:
        """The rule as stored with the game."""
        return cls(
            Pace(stored.get("pace", "none")), int(stored.get("base_ms", 0)), int(stored.get("step_ms", 0))
        )

    def to_json(self) -> dict[str, Any]:
        return {"pace": self.pace.value, "base_ms": self.base_ms, "step_ms": self.step_ms}

    def start_ms(self) -> int:
        """The time a seat starts with."""
        return self.step_ms if self.pace is Pace.DAYS else self.base_ms

    def first_deadline(self, started_ms: int) -> float | None:
        """When the first player's time runs out."""
        return None if self.pace is Pace.NONE else float(started_ms + self.start_ms())


@dataclass(slots=True)
class Clocks:
    """The time left to each seat, and whose clock has been running since when."""

    rule: ClockRule
    left: list[int]
    running: int | None = None
    since_ms: int = 0
    stopped: bool = field(default=False)
    """Whether the game is adjourned, or ended by resignation, agreement or the clock."""

    @classmethod
    def of(cls, rule: ClockRule, seats: int) -> Clocks:
        return cls(rule, [rule.start_ms()] * seats)

    def spent(self, now_ms: int) -> int:
        """The time the running seat has used, by the clock of the server alone."""
        if self.running is None or self.stopped:
            return 0
        return max(0, now_ms - self.since_ms)

    def exceeded(self, now_ms: int) -> bool:
        """Whether the running seat has used more than it had."""
        timed = self.rule.pace is not Pace.NONE and self.running is not None and not self.stopped
        return timed and self.spent(now_ms) > self.left[self.running or 0]

    def charge(self, seat: int, spent: int) -> None:
        """Charge a seat that has acted for its time, and add what the rule grants."""
        if self.rule.pace is Pace.NONE:
            return
        if self.rule.pace is Pace.DAYS:
            self.left[seat] = self.rule.step_ms
        else:
            self.left[seat] += self.rule.step_ms - spent

    def run(self, seat: int | None, now_ms: int) -> None:
        """Start the clock of `seat`."""
        if seat != self.running or self.rule.pace is Pace.DAYS:
            self.running, self.since_ms = seat, now_ms

    def deadline_ms(self) -> int | None:
        """When the running clock will run out; nothing if none runs."""
        if self.rule.pace is Pace.NONE or self.running is None or self.stopped:
            return None
        return self.since_ms + self.left[self.running]

    def remaining(self, now_ms: int) -> list[int]:
        """The time left to each seat now."""
        if self.rule.pace is Pace.NONE:
            return []
        left = [*self.left]
        if self.running is not None and not self.stopped:
            left[self.running] -= now_ms - self.since_ms
        return left

    def follow(self, entries: Iterable[Entry], actor: int | None, grace_ms: int = 0) -> None:
        """Update the clocks with events of the log, after which `actor` is to act, some grace later."""
        for entry in entries:
            match entry.kind:
                case Kind.ACT if entry.seat is not None:
                    if entry.seat == self.running:
                        self.charge(entry.seat, int(entry.body.get("spent", 0)))
                        self.running = None
                case Kind.ADJOURN | Kind.RESIGN | Kind.DRAW | Kind.FLAG:
                    self._stop(entry.at_ms)
                case Kind.RESUME:
                    self.stopped, self.since_ms = False, entry.at_ms
                case Kind.PAUSE:
                    self.since_ms += int(entry.body["lost_ms"])
                case Kind.ROLL if entry.format == SECOND:
                    self._charge_links(entry.body.get("spent", {}))
                case _:
                    pass
            self.run(actor, entry.at_ms + grace_ms)

    def _charge_links(self, spent: Mapping[str, int]) -> None:
        """Charge seats for the time they took to give their links for the dice; nothing is added for it."""
        self.running = None
        if self.rule.pace in {Pace.SUDDEN, Pace.INCREMENT}:
            for seat, taken in spent.items():
                self.left[int(seat)] -= taken

    def _stop(self, now_ms: int) -> None:
        """Stop the clocks, charging the running seat for the time it has used."""
        if self.running is not None and not self.stopped:
            self.left[self.running] = max(0, self.left[self.running] - (now_ms - self.since_ms))
        self.stopped = True
