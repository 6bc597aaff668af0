"""The clocks of a game, kept on the server and recovered from its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from academie.server.chain import Entry
from academie.server.fold import Kind

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
    def of(cls, told: Mapping[str, Any]) -> ClockRule:
        """The rule as it is stored with the game."""
        return cls(Pace(told.get("pace", "none")), int(told.get("base_ms", 0)), int(told.get("step_ms", 0)))

    def told(self) -> dict[str, Any]:
        return {"pace": self.pace.value, "base_ms": self.base_ms, "step_ms": self.step_ms}

    def fresh(self) -> int:
        """What a seat begins with."""
        return self.step_ms if self.pace is Pace.DAYS else self.base_ms

    def first_deadline(self, begun_ms: int) -> float | None:
        """When whoever acts first has used it all."""
        return None if self.pace is Pace.NONE else float(begun_ms + self.fresh())


@dataclass(slots=True)
class Clocks:
    """What is left to each seat, and whose time runs since when."""

    rule: ClockRule
    left: list[int]
    running: int | None = None
    since_ms: int = 0
    stopped: bool = field(default=False)
    """Whether the game is adjourned, or was ended by a word or a flag."""

    @classmethod
    def of(cls, rule: ClockRule, seats: int) -> Clocks:
        return cls(rule, [rule.fresh()] * seats)

    def spent(self, now_ms: int) -> int:
        """What the running seat has used, by the clock of the server alone."""
        if self.running is None or self.stopped:
            return 0
        return max(0, now_ms - self.since_ms)

    def exceeded(self, now_ms: int) -> bool:
        """Whether the running seat has used more than it had."""
        timed = self.rule.pace is not Pace.NONE and self.running is not None and not self.stopped
        return timed and self.spent(now_ms) > self.left[self.running or 0]

    def charge(self, seat: int, spent: int) -> None:
        """Takes time off a seat that has acted, and gives what the rule gives."""
        if self.rule.pace is Pace.NONE:
            return
        if self.rule.pace is Pace.DAYS:
            self.left[seat] = self.rule.step_ms
        else:
            self.left[seat] += self.rule.step_ms - spent

    def run(self, seat: int | None, now_ms: int) -> None:
        """Lets the clock of `seat` run from now on."""
        if seat != self.running or self.rule.pace is Pace.DAYS:
            self.running, self.since_ms = seat, now_ms

    def deadline_ms(self) -> int | None:
        """When the running clock will have run out, or never."""
        if self.rule.pace is Pace.NONE or self.running is None or self.stopped:
            return None
        return self.since_ms + self.left[self.running]

    def shown(self, now_ms: int) -> list[int]:
        """What is left to each seat now."""
        if self.rule.pace is Pace.NONE:
            return []
        left = [*self.left]
        if self.running is not None and not self.stopped:
            left[self.running] -= now_ms - self.since_ms
        return left

    def follow(self, entries: Iterable[Entry], actor: int | None) -> None:
        """Brings the clocks up to events of the log, after which `actor` is to act."""
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
                case _:
                    pass
            self.run(actor, entry.at_ms)

    def _stop(self, now_ms: int) -> None:
        """Stands still, what the running seat has used so far being gone."""
        if self.running is not None and not self.stopped:
            self.left[self.running] = max(0, self.left[self.running] - (now_ms - self.since_ms))
        self.stopped = True
