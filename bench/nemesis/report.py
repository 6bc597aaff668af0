"""What nemesis found, as figures and as text."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import median

from bench.nemesis.watch import READY_SECONDS, TOLD_SECONDS, Recovery


@dataclass(slots=True)
class Report:
    """What happened, and everything that should not have."""

    recoveries: list[Recovery] = field(default_factory=list[Recovery])
    skipped: dict[str, str] = field(default_factory=dict[str, str])
    """The faults that this machine does not permit, and why."""
    games: int = 0
    finished: int = 0
    aborted: int = 0
    """Games that ended before they had really begun, or were settled without their players."""
    laws: dict[str, int] = field(default_factory=dict[str, int])
    acked: int = 0
    engine_acts: int = 0
    events: int = 0
    rolls: int = 0
    evidence: int = 0
    """Clients whose evidence agrees with the proof of their game."""
    receipts: int = 0
    retries: int = 0
    refused: int = 0
    ended_alone: list[str] = field(default_factory=list[str])
    """Web processes that ended by themselves: with which code, after which fault."""
    seconds: float = 0.0
    lost: int = 0
    doubled: int = 0
    """Places acknowledged twice, and acts in the log that no client was told of."""
    gaps: int = 0
    differing: int = 0
    flagged: list[str] = field(default_factory=list[str])
    """Who was flagged, and how long after which fault had struck."""
    struck: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])
    """When each fault struck, by the wall's clock."""
    left_at: float = math.inf
    """When everybody stopped playing, by the wall's clock."""
    two_heads: int = 0
    """Events of which the server has signed two versions."""
    wrongs: list[str] = field(default_factory=list[str])
    too_slow: bool = False
    """Whether the time was up while everybody was still playing."""


def code(report: Report) -> int:
    """1 if something went wrong, 3 if it was not judged since the machine is too slow, 0 otherwise."""
    return 1 if not faultless(report) else 3 if report.too_slow else 0


def faultless(report: Report) -> bool:
    """Whether nothing went wrong that may not."""
    flagged = len(report.flagged)
    figures = (report.lost, report.doubled, report.gaps, report.differing, flagged, report.two_heads)
    return not (any(figures) or report.wrongs)


def progress(number: int, of: int, recovery: Recovery, acked: int) -> str:
    """What is told after each fault."""
    unready = "" if recovery.unready is None else f", not ready after {recovery.unready:.1f} s"
    missing = f" ({recovery.missing})" if recovery.ready > READY_SECONDS else ""
    return (
        f"{number:3} of {of}  {recovery.fault}, {recovery.lasted:.1f} s{unready}: "
        f"silence {recovery.silence:.1f} s; afterwards acting within {recovery.acting:.1f} s, "
        f"ready within {recovery.ready:.1f} s{missing}; {acked:,} acts"
    )


def table(report: Report) -> str:
    """The report: recovery by fault, then a line a figure."""
    return "\n".join([*_recoveries(report), "", *_figures(report)])


def _recoveries(report: Report) -> list[str]:
    found: defaultdict[str, list[Recovery]] = defaultdict(list)
    for recovery in report.recoveries:
        found[recovery.fault].append(recovery)
    head = "seconds after it was lifted until everyone"
    lines = [
        f"{'':38}{'':6}{head}",
        f"{'fault':38}{'times':>6}{'acts: median':>14}{'longest':>9}{'is ready: median':>18}{'longest':>9}",
    ]
    for name, some in found.items():
        acting, ready = [each.acting for each in some], [each.ready for each in some]
        lines.append(
            f"{name:38}{len(some):6}{median(acting):14.1f}{max(acting):9.1f}"
            f"{median(ready):18.1f}{max(ready):9.1f}"
        )
    return [*lines, *(f"{name:38}  skipped: {why}" for name, why in report.skipped.items())]


def _figures(report: Report) -> list[str]:
    laws = ", ".join(f"{law} {number}" for law, number in sorted(report.laws.items()))
    lines: list[tuple[str, object]] = [
        ("faults", len(report.recoveries)),
        ("games (finished, aborted)", f"{report.games} ({report.finished}, {report.aborted}): {laws}"),
        ("acts acknowledged", f"{report.acked:,}"),
        ("acts of engines", report.engine_acts),
        ("events in the logs", f"{report.events:,}"),
        ("rolls recomputed", f"{report.rolls:,}"),
        ("clients with true evidence", report.evidence),
        ("receipts", f"{report.receipts:,}"),
        ("retries by clients", report.retries),
        ("acts refused", report.refused),
        ("web processes ended alone", "; ".join(report.ended_alone) or "none"),
        ("longest silence, s", f"{max((each.silence for each in report.recoveries), default=0):.1f}"),
        (
            f"not told within {TOLD_SECONDS:.0f} s",
            _named(each for each in report.recoveries if each.told_late),
        ),
        (
            f"not ready within {READY_SECONDS:.0f} s",
            _named(each for each in report.recoveries if each.ready > READY_SECONDS),
        ),
        ("seconds", f"{report.seconds:.0f}"),
        ("acknowledged and lost", report.lost),
        ("acts doubled", report.doubled),
        ("gaps or broken chains", report.gaps),
        ("clients whose record differs", report.differing),
        ("flagged by an outage", "; ".join([str(len(report.flagged)), *report.flagged])),
        ("events signed in two versions", report.two_heads),
        ("other wrongs", "; ".join(report.wrongs) or "none"),
    ]
    return [f"{name:32}{value}" for name, value in lines]


def _named(recoveries: Iterable[Recovery]) -> str:
    """How often which faults."""
    times = Counter(each.fault for each in recoveries)
    return ", ".join(f"{name} x {number}" for name, number in times.items()) or "none"
