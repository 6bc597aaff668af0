"""The messages of ASGI, and what they are taken from and given to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Frame = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Frame]]
Send = Callable[[Frame], Awaitable[None]]
