"""Metrics of a web process, by OpenTelemetry.

`OTEL_METRICS_EXPORTER` says how they are read, as for any program that uses OpenTelemetry: `prometheus` opens
`/metrics`; `otlp` (with its package installed) and `console` send them; without it nothing is counted.
Writing is counted by batch and not by act; of acts only the time to their acknowledgement.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Mapping, Sized
from contextlib import contextmanager
from importlib.metadata import entry_points
from math import inf
from time import time
from typing import Final, NamedTuple
from weakref import WeakSet

from opentelemetry.exporter.prometheus import PrometheusMetricReader
from opentelemetry.metrics import CallbackOptions, Observation, get_meter, set_meter_provider
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import MetricReader, PeriodicExportingMetricReader
from opentelemetry.sdk.resources import Resource
from prometheus_client import REGISTRY
from prometheus_client.core import Exemplar, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector
from prometheus_client.samples import Sample

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
_acts = _meter.create_histogram(
    "academie.act",
    unit="s",
    description="From an act that was read to its acknowledgement.",
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
COUNTERS = {
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


OUTBOX: Final = {
    "waiting": ("academie.outbox.waiting", "", "Mail and push messages that wait to be sent."),
    "oldest": ("academie.outbox.oldest", "s", "How long the one that is due the longest has waited."),
    "failed": ("academie.outbox.failed", "", "Messages of the last day that could not be sent."),
    "unsure": ("academie.outbox.unsure", "", "Messages of the last day that may have been sent or not."),
}
DATABASE: Final = {
    "pending_age": (
        "academie.log.pending_age",
        "s",
        "How long the oldest entry has waited for the public log.",
    ),
    "quarantined": ("academie.quarantined", "", "Games set aside because their log cannot be read."),
    "archive_age": (
        "academie.archive.age",
        "s",
        "Since when no segment was archived, if an archive is kept.",
    ),
    "archive_failing": ("academie.archive.failing", "", "Whether the last segment could not be archived."),
    "stream_behind": ("academie.archive.stream_behind", "By", "What the slowest receiver has not confirmed."),
    "disk_free": (
        "academie.disk.free_ratio",
        "",
        "The free part of the database's disk, if it is in this machine.",
    ),
}
for _told in (*OUTBOX.values(), *DATABASE.values()):
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


class Exposition(NamedTuple):
    """All metrics as text, and the kind of text it is."""

    text: bytes
    kind: str


class _WithExemplars(Collector):
    """The metrics, whose buckets name the trace of what was last counted there."""

    def collect(self) -> Iterable[Metric]:
        for family in REGISTRY.collect():
            if found := _exemplars.get(family.name):
                family.samples = [_with_exemplar(sample, found) for sample in family.samples]
            yield family


_exemplars: dict[str, dict[float, Exemplar]] = {}
"""The last traced value of each bucket of a histogram; OpenTelemetry's exporter leaves its own out."""


def _with_exemplar(sample: Sample, found: Mapping[float, Exemplar]) -> Sample:
    bound = sample.labels.get("le")
    return sample if bound is None else sample._replace(exemplar=found.get(float(bound)))


def _remember(family: str, seconds: float, trace: str) -> None:
    """Let the bucket of a value name the trace it belongs to."""
    bound = next((each for each in SECONDS if seconds <= each), inf)
    _exemplars.setdefault(family, {})[bound] = Exemplar({"trace_id": trace}, seconds, time())


def exposition(accept: str = "") -> Exposition | None:
    """All metrics, with exemplars for who accepts OpenMetrics; nothing unless Prometheus reads them."""
    if exporter() != PROMETHEUS:
        return None
    encode, kind = choose_encoder(accept)
    return Exposition(encode(_WithExemplars()), kind)


def count_rooms(registry: Sized) -> None:
    """Count the rooms of a registry as long as it lives."""
    _registries.add(registry)


def committed(appends: int, events: int, seconds: float, trace: str = "") -> None:
    """Count a batch that was stored, in the trace with that id if there is one."""
    _events.add(events)
    _batches.record(appends)
    _commits.record(seconds)
    if trace:
        _remember("academie_commit_seconds", seconds, trace)


def acknowledged(seconds: float, trace: str = "") -> None:
    """Record how long an act took that its player was told is stored."""
    _acts.record(seconds)
    if trace:
        _remember("academie_act_seconds", seconds, trace)


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
    _fleet.update({OUTBOX[name][0]: figure for name, figure in figures.items()})


def database(**figures: float | None) -> None:
    """Remember how the database and its archive do; what is unknown is no longer told."""
    for name, figure in figures.items():
        if figure is None:
            _fleet.pop(DATABASE[name][0], None)
        else:
            _fleet[DATABASE[name][0]] = figure


def count(name: str, **labels: str) -> None:
    """Count something that people do."""
    COUNTERS[name].add(1, labels)


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
