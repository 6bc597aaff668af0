"""Traces reach a receiver of OTLP, from the socket to the commit and from a table to an engine process."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from academie.kernel import OptionError
from academie.server.base import tracing
from academie.server.base.settings import Settings
from tests.server.support.client import Client
from tests.server.support.fleet import against, await_engine, play
from tests.server.support.tables import House
from tests.server.support.visitors import guest, until
from tests.server.support.warm import Warm
from tests.server.support.web import Parts, Web, started, temporary_parts

STAGES = ["read", "table", "law", "queue", "commit", "broadcast"]
OPEN_METRICS = "application/openmetrics-text; version=1.0.0"


@dataclass
class Receiver:
    """A server that takes traces, and what it was sent: spans with the name of their service."""

    spans: list[tuple[str, Span]] = field(default_factory=list[tuple[str, Span]])
    port: int = 0

    def take(self, body: bytes) -> None:
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            told = {each.key: each.value.string_value for each in resource.resource.attributes}
            for scope in resource.scope_spans:
                self.spans += [(told["service.name"], span) for span in scope.spans]

    def named(self, name: str) -> list[Span]:
        return [span for _, span in self.spans if span.name == name]

    def trace(self, root: Span) -> list[Span]:
        """The other spans of a trace, in order of time."""
        found = [span for _, span in self.spans if span.trace_id == root.trace_id and span != root]
        return sorted(found, key=lambda span: (span.end_time_unix_nano, span.start_time_unix_nano))

    @property
    def settings(self) -> dict[str, str]:
        return {
            "ACADEMIE_TRACES": f"http://127.0.0.1:{self.port}/v1/traces",
            "ACADEMIE_TRACE_ONE_IN": "1",
            "OTEL_METRICS_EXPORTER": "prometheus",
            "OTEL_BSP_SCHEDULE_DELAY": "100",
        }


@contextmanager
def receiving() -> Generator[Receiver]:
    """A receiver on a free port of loopback."""
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            found.take(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.send_header("Content-Type", "application/x-protobuf")
            self.end_headers()
            self.wfile.write(ExportTraceServiceResponse().SerializeToString())

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    found.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def traced_web(parts: Parts, receiver: Receiver) -> Web:
    web = parts.web(**receiver.settings)
    web.factory = "academie.server.run.web:create_web"
    return web


async def test_an_act_is_one_trace_from_the_socket_to_the_commit(parts: Parts, house: House) -> None:
    people = await house.people(2)
    room = await house.open("dames", people)
    with receiving() as receiver, started(traced_web(parts, receiver)) as web:
        white = Client([web.ws_url], people[0].token, room.row.id)
        await white.join()
        assert (await white.act(white.acts[0]))["t"] == "ack"
        await asyncio.to_thread(until, lambda: receiver.named("DoAct"))
        await asyncio.to_thread(until, lambda: receiver.named("commit batch"))
        async with httpx.AsyncClient() as http:
            answer = await http.get(f"{web.inside_url}/metrics", headers={"Accept": OPEN_METRICS})
            plain = (await http.get(f"{web.inside_url}/metrics")).text
        await white.leave()
    (act,) = receiver.named("DoAct")
    stages = receiver.trace(act)
    assert [span.name for span in stages] == STAGES
    assert {span.parent_span_id for span in stages} == {act.span_id}
    began = [act.start_time_unix_nano, *(span.end_time_unix_nano for span in stages[:-1])]
    assert [span.start_time_unix_nano for span in stages] == began
    assert stages[-1].end_time_unix_nano <= act.end_time_unix_nano

    (batch,) = [span for span in receiver.named("commit batch") if span.links[0].span_id == act.span_id]
    assert (batch.links[0].trace_id, batch.trace_id != act.trace_id) == (act.trace_id, True)
    (commit,) = [span for span in stages if span.name == "commit"]
    assert [link.span_id for link in commit.links] == [batch.span_id]

    assert answer.headers["content-type"].startswith("application/openmetrics-text")
    assert answer.text.endswith("# EOF\n")
    for metric, span in (("act", act), ("commit", batch)):
        named = re.findall(rf'academie_{metric}_seconds_bucket{{.*}} \S+ # {{trace_id="(\w+)"}}', answer.text)
        assert named == [span.trace_id.hex()]
    assert "trace_id" not in plain
    assert "academie_act_seconds_count" in plain


def test_what_an_engine_process_thinks_is_in_the_trace_of_the_table(warm: Warm) -> None:
    # With parts of its own: an engine of another test could answer, and trace nothing.
    with receiving() as receiver, temporary_parts(warm) as parts:
        with (
            parts.academie("engine", **receiver.settings) as engine,
            started(traced_web(parts, receiver)) as web,
        ):
            await_engine(parts, engine.pid)
            visitor = guest(web)
            play(visitor, against(visitor, "simple", game="dames"), 1)
            until(lambda: receiver.named("think"))
            until(lambda: receiver.named("engine"))
        (think, *_) = receiver.named("think")
        (table,) = [span for span in receiver.named("engine") if span.trace_id == think.trace_id]
        assert think.parent_span_id == table.span_id
        assert {name for name, span in receiver.spans if span == think} == {"academie-engine"}
        assert {name for name, span in receiver.spans if span == table} == {"academie-web"}
        names = [span.name for span in receiver.trace(table)]
        assert names.index("think") < names.index("choose") < names.index("law") < names.index("commit")


def test_nothing_is_traced_unless_it_is_asked_for() -> None:
    tracing.configure(Settings(), "academie-test")
    assert not tracing.on
    assert tracing.current() is None
    assert tracing.carried() == ""


def test_who_asks_for_traces_without_the_extra_learns_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(OptionError, match=r"academie\[telemetry\]"):
        tracing.configure(Settings(traces="http://127.0.0.1:1/v1/traces"), "academie-test")
    assert not tracing.on
