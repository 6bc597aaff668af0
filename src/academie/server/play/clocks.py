"""The clocks of one game while it is played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from academie.dice.fold import ENDING, Kind
from academie.dice.log import SECOND, Entry
from academie.server.game.clock import (
    FIRST_GAINS,
    GAIN_OVER_LAG_MS,
    LIVE,
    MOST_GAINS,
    MOST_GRACE_MS,
    ClockRule,
    Pace,
    Span,
)

ALWAYS_FORGIVEN_MS: Final = 2_000
FORGIVEN_PART: Final = 10
"""In all a seat is forgiven this part of the time it has used, or `ALWAYS_FORGIVEN_MS` if that is more."""


class Charge(NamedTuple):
    """What an act takes from a clock, and what its line is forgiven, in milliseconds."""

    spent: int
    lag: int


@dataclass(slots=True)
class Clocks:
    """The time left to each seat, and whose clock has been running since when."""

    rule: ClockRule
    left: list[int]
    quota: list[int]
    """What each seat may be forgiven for its line."""
    forgiven: list[int]
    used: list[int]
    """What each seat has been forgiven and charged in all."""
    reserve: list[int]
    """By days: what is left for acts that take longer than their days."""
    gain_ms: int
    """What the quota of a seat grows by with an act, at most."""
    running: int | None = None
    ticking: int | None = field(default=None, compare=False)
    """The seat whose time runs out unless it acts."""
    since_ms: int = 0
    """When the running clock started, later by all that was given back to it."""
    began_ms: int = 0
    """When the running clock started in fact."""
    given: list[Span] = field(default_factory=list[Span])
    """The outages for which time was given back to the running clock."""
    abort_ms: int | None = field(default=None, compare=False)
    """When the game is aborted unless the running seat makes its first act."""
    stopped: bool = field(default=False)
    """Whether the game is adjourned, or ended by resignation, agreement or the clock."""

    @classmethod
    def of(cls, rule: ClockRule, seats: int) -> Clocks:
        gain = rule.gain_ms
        reserve = rule.base_ms if rule.pace is Pace.DAYS else 0
        left, quota = [rule.start_ms()] * seats, [FIRST_GAINS * gain] * seats
        return cls(rule, left, quota, [0] * seats, [0] * seats, [reserve] * seats, gain)

    def copy(self) -> Clocks:
        """The same clocks, to try events on."""
        return Clocks(
            self.rule,
            [*self.left],
            [*self.quota],
            [*self.forgiven],
            [*self.used],
            [*self.reserve],
            self.gain_ms,
            self.running,
            self.ticking,
            self.since_ms,
            self.began_ms,
            [*self.given],
            stopped=self.stopped,
        )

    @property
    def live(self) -> bool:
        """Whether the clock of a game runs that is played at one sitting."""
        return self.rule.pace in LIVE and self.ticking is not None

    def spent(self, now_ms: int) -> int:
        """The time the running seat has used, by the clock of the server alone."""
        if self.running is None or self.stopped:
            return 0
        return max(0, now_ms - self.since_ms)

    def forgivable(self, seat: int) -> int:
        """What a seat may be forgiven for its line now."""
        bound = max(ALWAYS_FORGIVEN_MS, self.used[seat] // FORGIVEN_PART) - self.forgiven[seat]
        return max(0, min(self.quota[seat], bound))

    def charge(self, now_ms: int, lag_ms: int = 0) -> Charge:
        """What the running seat is charged if it acts now, over a line as slow as that."""
        elapsed = self.spent(now_ms)
        if self.running is None or self.rule.pace not in LIVE:
            return Charge(elapsed, 0)
        lag = max(0, min(lag_ms, elapsed, self.forgivable(self.running)))
        return Charge(elapsed - lag, lag)

    def exceeded(self, now_ms: int, lag_ms: int = 0) -> bool:
        """Whether an act of the running seat comes too late now."""
        if self.ticking is None:
            return False
        return self.run_out(now_ms) or self.charge(now_ms, lag_ms).spent > self.left[self.ticking]

    def run_out(self, now_ms: int) -> bool:
        """Whether the running seat has no time left, even if its act is on the way."""
        deadline = self.deadline_ms()
        return deadline is not None and now_ms > deadline

    def run(self, seat: int | None, now_ms: int) -> None:
        """Start the clock of `seat`."""
        if seat != self.running:
            self.running = seat
            self._start(now_ms)
        self.ticking = None if self.rule.pace is Pace.NONE or self.stopped else seat

    def _start(self, now_ms: int) -> None:
        self.since_ms = self.began_ms = now_ms
        self.given.clear()

    def deadline_ms(self) -> int | None:
        """When the seat whose clock runs will be flagged; nothing if none runs."""
        if self.ticking is None:
            return None
        return self.since_ms + self.left[self.ticking] + min(self.forgivable(self.ticking), MOST_GRACE_MS)

    def remaining(self, now_ms: int) -> list[int]:
        """The time left to each seat now."""
        if self.rule.pace is Pace.NONE:
            return []
        left = [*self.left]
        if self.running is not None and not self.stopped:
            left[self.running] -= now_ms - self.since_ms
        return left

    def lost(self, outage: Span) -> int:
        """How much of an outage the running clock ran, and has not been given back."""
        if self.ticking is None:
            return 0
        lost, start = 0, max(outage.start, self.began_ms)
        for given in sorted(self.given):
            lost += max(0, min(given.start, outage.end) - start)
            start = max(start, given.end)
        return lost + max(0, outage.end - start)

    def follow(self, entries: Iterable[Entry], actor: int | None, grace_ms: int = 0) -> None:
        """Update the clocks with events of the log, after which `actor` is to act, some grace later."""
        for entry in entries:
            match entry.kind:
                case Kind.ACT if entry.seat is not None:
                    if entry.seat == self.running:
                        body = entry.body
                        self._charge(entry.seat, Charge(int(body.get("spent", 0)), int(body.get("lag", 0))))
                        self.running = None
                case kind if kind == Kind.ADJOURN or kind in ENDING:
                    self._stop(entry.at_ms)
                case Kind.RESUME:
                    self.stopped = False
                    self._start(entry.at_ms)
                case Kind.PAUSE:
                    self.since_ms += int(entry.body["lost_ms"])
                    self.given.append(Span(int(entry.body["from"]), int(entry.body["to"])))
                case Kind.ROLL if entry.format == SECOND:
                    self._charge_links(entry.body.get("spent", {}))
                case _:
                    pass
            self.run(actor, entry.at_ms + grace_ms)

    def _charge(self, seat: int, charge: Charge) -> None:
        """Charge a seat that has acted for its time, and add what the rule grants."""
        self.used[seat] += charge.spent
        if self.rule.pace is Pace.DAYS:
            self.reserve[seat] = max(0, min(self.reserve[seat], self.left[seat] - charge.spent))
            self.left[seat] = self.rule.step_ms + self.reserve[seat]
        elif self.rule.pace in LIVE:
            self.left[seat] += self.rule.step_ms - charge.spent
            self._forgive(seat, charge.lag)

    def _forgive(self, seat: int, lag: int) -> None:
        """Take what a seat was forgiven from its quota, and add what it gains with each act.

        Scalachess adds by the least lag measured; ours is recovered from the log, which has what was
        forgiven.
        """
        gain = self.gain_ms
        self.forgiven[seat] += lag
        self.quota[seat] = min(MOST_GAINS * gain, self.quota[seat] - lag + min(gain, lag + GAIN_OVER_LAG_MS))

    def _charge_links(self, spent: Mapping[str, int]) -> None:
        """Charge seats for the time they took to give their links for the dice; nothing is added for it."""
        self.running = None
        if self.rule.pace in LIVE:
            for seat, taken in spent.items():
                self.left[int(seat)] -= taken
                self.used[int(seat)] += taken

    def _stop(self, now_ms: int) -> None:
        """Stop the clocks, charging the running seat for the time it has used."""
        if self.running is not None and not self.stopped:
            self.left[self.running] = max(0, self.left[self.running] - (now_ms - self.since_ms))
        self.stopped = True
