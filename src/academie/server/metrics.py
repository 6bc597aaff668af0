"""Metrics of a web process, by OpenTelemetry.

`OTEL_METRICS_EXPORTER` says how they are read, as for any program that uses OpenTelemetry: `prometheus` opens
`/metrics`; `otlp` (with its package installed) and `console` send them; without it nothing is counted.
Writing is counted by batch and not by act.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Sized
from contextlib import contextmanager
from importlib.metadata import entry_points
from typing import Final
from weakref import WeakSet

from opentelemetry.exporter.prometheus import PrometheusMetricReader
from opentelemetry.metrics import CallbackOptions, Observation, get_meter, set_meter_provider
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import MetricReader, PeriodicExportingMetricReader
from opentelemetry.sdk.resources import Resource
from prometheus_client import REGISTRY, generate_latest

from academie import __version__
from academie.kernel import UnknownName
from academie.words import Message

VARIABLE: Final = "OTEL_METRICS_EXPORTER"
NONE: Final = "none"
PROMETHEUS: Final = "prometheus"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

_meter = get_meter("academie.server", __version__)
_registries: WeakSet[Sized] = WeakSet()

_events = _meter.create_counter("academie.events", description="Events of games made durable.")
_batches = _meter.create_histogram(
    "academie.commit.appends",
    description="Appends committed together.",
    explicit_bucket_boundaries_advisory=SIZES,
)
_commits = _meter.create_histogram(
    "academie.commit",
    unit="s",
    description="From the start of a transaction to its commit, tries included.",
    explicit_bucket_boundaries_advisory=SECONDS,
)
_fanout = _meter.create_histogram(
    "academie.fanout",
    unit="s",
    description="From an act to its news being heard over Redis.",
    explicit_bucket_boundaries_advisory=SECONDS,
)
_set_aside = _meter.create_counter(
    "academie.games.set_aside", description="Times a game was set aside because its log cannot be read."
)
_unreadable = _meter.create_counter(
    "academie.fanout.unreadable", description="Messages over Redis that cannot be read."
)
_crashes = _meter.create_counter(
    "academie.task.crashes", description="Failures of tasks in the background, by their names."
)
_engine_waits = _meter.create_histogram(
    "academie.engine.wait",
    unit="s",
    description="From a request to an engine to its being taken, by class.",
    explicit_bucket_boundaries_advisory=SECONDS,
)
_stand_ins = _meter.create_counter(
    "academie.engine.stand_ins",
    description="Requests that no engine process answered, by who did: a child of the web process or itself.",
)
_counters = {
    name: _meter.create_counter(name, description=description)
    for name, description in (
        ("academie.chat.lines", "Lines of chat said, by room."),
        ("academie.chat.refused", "Lines of chat refused, by reason."),
        ("academie.messages", "Direct messages sent."),
        ("academie.reports", "Reports made, by reason."),
        ("academie.moderation.actions", "Actions of moderators, by what was done."),
        ("academie.moderation.appeals", "Appeals decided, by whether they were granted."),
    )
}
"""Counters of what people do among each other."""
_sockets = _meter.create_up_down_counter("academie.sockets", description="Sockets open.")


def _rooms(_options: CallbackOptions) -> Iterable[Observation]:
    return [Observation(sum(map(len, _registries)))]


_meter.create_observable_gauge("academie.rooms", [_rooms], description="Games kept ready to be played on.")
_fleet: dict[str, float] = {}
"""What is known of the engine processes together, and of the outbox."""


def _gauge(name: str, unit: str, description: str) -> None:
    def read(_options: CallbackOptions) -> Iterable[Observation]:
        return [Observation(_fleet[name])] if name in _fleet else []

    _meter.create_observable_gauge(name, [read], unit=unit, description=description)


_BACKLOG: Final = "academie.engine.backlog.cpu"
_CORES: Final = "academie.engine.workers"
_gauge(_BACKLOG, "s", "Processor time that the requests waiting for engines will take.")
_gauge(_CORES, "", "Cores of the engine processes alive.")


_OUTBOX: Final = {
    "waiting": ("academie.outbox.waiting", "", "Mail and push messages that wait to be sent."),
    "oldest": ("academie.outbox.oldest", "s", "How long the one that is due the longest has waited."),
    "failed": ("academie.outbox.failed", "", "Messages of the last day that could not be sent."),
    "unsure": ("academie.outbox.unsure", "", "Messages of the last day that may have been sent or not."),
}
for _told in _OUTBOX.values():
    _gauge(*_told)


def exporter() -> str:
    """The exporter that the environment names."""
    return os.environ.get(VARIABLE, NONE) or NONE


def configure() -> None:
    """Start counting if the environment names an exporter. Raises `UnknownName`."""
    if (name := exporter()) != NONE:
        resource = Resource.create({"service.name": "academie"})
        set_meter_provider(MeterProvider([_reader(name)], resource))


def _reader(name: str) -> MetricReader:
    if name == PROMETHEUS:
        return PrometheusMetricReader()
    found = [*entry_points(group="opentelemetry_metrics_exporter", name=name)]
    if not found:
        raise UnknownName(Message("server-no-exporter", variable=VARIABLE, name=name))
    return PeriodicExportingMetricReader(found[0].load()())


def exposition() -> bytes | None:
    """All metrics in the format of Prometheus; nothing unless it is the exporter."""
    return generate_latest(REGISTRY) if exporter() == PROMETHEUS else None


def count_rooms(registry: Sized) -> None:
    """Count the rooms of a registry as long as it lives."""
    _registries.add(registry)


def committed(appends: int, events: int, seconds: float) -> None:
    """Count a batch that was stored."""
    _events.add(events)
    _batches.record(appends)
    _commits.record(seconds)


def received(seconds: float) -> None:
    """Record how long after the act its events came over Redis."""
    _fanout.record(max(0.0, seconds))


def set_aside() -> None:
    """Count a game whose log cannot be read."""
    _set_aside.add(1)


def unreadable_message() -> None:
    """Count a message over Redis that cannot be read."""
    _unreadable.add(1)


def engine_waited(urgency: int, seconds: float) -> None:
    """Record how long a request waited for an engine."""
    _engine_waits.record(seconds, {"class": str(urgency)})


def engine_stand_in(by: str) -> None:
    """Count a request that no engine process answered."""
    _stand_ins.add(1, {"by": by})


def engine_fleet(backlog: float, cores: int) -> None:
    """Remember how much waits for the engine processes, and how many cores they have."""
    _fleet.update({_BACKLOG: backlog, _CORES: cores})


def outbox(**figures: float) -> None:
    """Remember how the outbox does."""
    _fleet.update({_OUTBOX[name][0]: figure for name, figure in figures.items()})


def count(name: str, **labels: str) -> None:
    """Count something that people do."""
    _counters[name].add(1, labels)


def crashed(task: str) -> None:
    """Count a failure of a background task."""
    _crashes.add(1, {"task": task})


@contextmanager
def socket_open() -> Generator[None]:
    """Count a socket as open inside the context."""
    _sockets.add(1)
    try:
        yield
    finally:
        _sockets.add(-1)
