"""Traces of acts by OpenTelemetry, from the frame on a socket to the commit and the broadcast.

Off unless `ACADEMIE_TRACES` says where they go: `on` is all that is looked at. Spans are made once a message
is dealt with, from times noted on the way: one that is neither chosen nor slow costs a few readings of the
clock. The commit of a batch is a trace of its own, linked with the acts in it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from time import time_ns
from typing import TYPE_CHECKING, Final

from opentelemetry.context import Context
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Link, Span, SpanKind, Tracer, format_trace_id, set_span_in_context
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from academie import __version__
from academie.kernel import OptionError
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.base.settings import Settings

SLOW_NS: Final = 250_000_000
"""What takes longer is traced, whether it was to be or not: the objective for acts is 250 ms."""
PARENT: Final = "traceparent"
"""The header of W3C Trace Context, which carries a trace to another process."""

on: bool = False
"""Whether anything is traced."""
_tracers: list[Tracer] = []
_one_in: list[int] = [1000]
_numbers = count()
_current: ContextVar[Trace | None] = ContextVar("trace", default=None)
_propagator: Final = TraceContextTextMapPropagator()


def configure(settings: Settings, service: str) -> None:
    """Send the traces of this process where the settings say. Raises `OptionError`."""
    global on  # noqa: PLW0603 - one attribute that costs nothing to look at
    if not settings.traces or on:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
    except ImportError:
        raise OptionError(Message("server-no-telemetry")) from None
    provider = TracerProvider(
        resource=Resource.create({"service.name": service, "service.version": __version__})
    )
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=settings.traces)))
    _tracers[:] = [provider.get_tracer("academie.server", __version__)]
    _one_in[0] = max(1, settings.trace_one_in)
    on = True


class Trace:
    """One message on its way, and when each stage of it ended."""

    __slots__ = ("_began", "_chosen", "_name", "_span", "_stages")

    def __init__(self, name: str, began: int) -> None:
        self._name = name
        self._began = began
        self._chosen = next(_numbers) % _one_in[0] == 0
        self._stages: list[tuple[str, int, Sequence[Link]]] = []
        self._span: Span | None = None

    def mark(self, stage: str, at: int | None = None, links: Sequence[Link] = ()) -> None:
        """Note that a stage has ended, which began where the one before did."""
        self._stages.append((stage, time_ns() if at is None else at, links))

    def wanted(self, now: int) -> bool:
        """Whether its spans are sent: chosen at the beginning, or slow by now."""
        return self._chosen or self._span is not None or now - self._began > SLOW_NS

    def span(self) -> Span:
        """The span of the whole message, begun when it came."""
        if self._span is None:
            self._span = _tracers[0].start_span(
                self._name, Context(), SpanKind.SERVER, start_time=self._began
            )
        return self._span

    def end(self) -> None:
        """Send the spans, if they are wanted."""
        now = time_ns()
        if not self.wanted(now):
            return
        span = self.span()
        inside, began = set_span_in_context(span, Context()), self._began
        for stage, at, links in self._stages:
            _tracers[0].start_span(stage, inside, links=links, start_time=began).end(at)
            began = at
        span.end(now)


@contextmanager
def traced(name: str, began: int | None = None) -> Generator[Trace]:
    """Trace what is done inside the context, from its beginning or from `began` on."""
    trace = Trace(name, time_ns() if began is None else began)
    token = _current.set(trace)
    try:
        yield trace
    finally:
        _current.reset(token)
        trace.end()


def current() -> Trace | None:
    """The message that is being dealt with, if it is traced."""
    return _current.get()


def mark(stage: str) -> None:
    """Note that a stage of the present message has ended."""
    if (trace := _current.get()) is not None:
        trace.mark(stage)


def trace_id() -> str:
    """The id of the present message's trace; empty unless it is sent."""
    trace = _current.get()
    if trace is None or not trace.wanted(time_ns()):
        return ""
    return format_trace_id(trace.span().get_span_context().trace_id)


def committed(traces: Sequence[Trace], seconds: float, appends: int) -> str:
    """Note the commit of a batch that has just ended, and return the id of its trace if it is sent."""
    now = time_ns()
    began = now - int(seconds * 1e9)
    wanted = [trace for trace in traces if trace.wanted(now)]
    links: tuple[Link, ...] = ()
    found = ""
    if wanted:
        acts = [Link(trace.span().get_span_context()) for trace in wanted]
        batch = _tracers[0].start_span(
            "commit batch", Context(), links=acts, start_time=began, attributes={"academie.appends": appends}
        )
        batch.end(now)
        links = (Link(batch.get_span_context()),)
        found = format_trace_id(batch.get_span_context().trace_id)
    for trace in traces:
        trace.mark("queue", began)
        trace.mark("commit", now, links)
    return found


def carried() -> str:
    """The present trace as text for another process; empty unless it was chosen to be sent."""
    trace = _current.get()
    if trace is None or not trace.wanted(time_ns()):
        return ""
    carrier: dict[str, str] = {}
    _propagator.inject(carrier, set_span_in_context(trace.span(), Context()))
    return carrier.get(PARENT, "")


@contextmanager
def elsewhere(name: str, parent: str) -> Generator[None]:
    """A span of this process inside the trace that another has carried here, if it has."""
    if not on or not parent:
        yield
        return
    with _tracers[0].start_as_current_span(
        name, _propagator.extract({PARENT: parent}, Context()), SpanKind.CONSUMER
    ):
        yield
