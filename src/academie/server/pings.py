"""How slow the line of a client is, measured by the server: a WebSocket ping, and the pong that answers it.

ASGI knows nothing of pings, so that this is a protocol of uvicorn: the one it has, which sends pings anyway,
made to send them more often while a clock runs and to tell the application how long their answers took.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION: Final = "academie.line"
"""The extension of the ASGI scope by which the application finds the line."""
RUNNING_SECONDS: Final = 2.0
"""How often the line is measured while a clock runs."""
NEW_PART: Final = 0.1
"""How much each new round trip counts in the smoothed one."""
KEPT: Final = 5
MOST_OVER_LEAST_MS: Final = 200.0


class Line:
    """The round trips of one line, and how often they are measured."""

    __slots__ = ("_measure", "_recent", "_smoothed", "hurried")

    def __init__(self, measure: Callable[[], None]) -> None:
        self.hurried: Callable[[], bool] = bool
        """Whether a clock runs that this line can make lose."""
        self._measure = measure
        self._smoothed = 0.0
        self._recent: deque[float] = deque(maxlen=KEPT)

    def measure(self) -> None:
        """Measure the line now, unless that is under way."""
        self._measure()

    def add(self, rtt_ms: float) -> None:
        """Take a round trip into account."""
        self._smoothed += (rtt_ms - self._smoothed) * (NEW_PART if self._recent else 1.0)
        self._recent.append(rtt_ms)

    @property
    def lag_ms(self) -> int:
        """What the line costs, and not much more than it did at its best of late; 0 if nothing is known."""
        if not self._recent:
            return 0
        return round(min(self._smoothed, min(self._recent) + MOST_OVER_LEAST_MS))


class MeasuredSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose pings measure the line."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.line = Line(self._ping_now)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.get("extensions") or {}
            extensions[EXTENSION] = self.line

    def handle_pong(self, event: Frame) -> None:
        awaited = self.pending_ping_payload is not None
        super().handle_pong(event)
        if awaited and self.pending_ping_payload is None:
            self.line.add(self.last_ping_rtt * 1000)

    def schedule_ping(self) -> None:
        seconds = RUNNING_SECONDS if self.line.hurried() else self.ping_interval or RUNNING_SECONDS
        delay = max(0.0, seconds - self.last_ping_rtt)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def _ping_now(self) -> None:
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()


def line_of(scope: Mapping[str, Any]) -> Line:
    """The line of a socket; one of which nothing is ever known where another program serves it."""
    extensions: Mapping[str, Any] = scope.get("extensions") or {}
    line: Line | None = extensions.get(EXTENSION)
    return Line(lambda: None) if line is None else line
