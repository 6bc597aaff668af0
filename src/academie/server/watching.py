"""Telling a page that the lobby, or what concerns its account, has changed, so that it need not ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.notices import LOBBY, account_topic
from academie.server.protocol import Changed, Topic

if TYPE_CHECKING:
    from academie.server.notices import Notices

TELL_SECONDS: Final = 0.1


class TopicWatcher:
    """What one client watches from now on; what changes at about the same time is told once."""

    def __init__(self, notices: Notices, account: UUID | None, tell: Callable[[Changed], None]) -> None:
        self._tell = tell
        self._waiting: set[Topic] = set()
        self._held = ExitStack()
        self._held.enter_context(notices.heard(LOBBY, lambda: self._tell_soon("lobby")))
        if account is not None:
            self._held.enter_context(notices.heard(account_topic(account), lambda: self._tell_soon("mine")))

    def stop(self) -> None:
        self._held.close()

    def _tell_soon(self, topic: Topic) -> None:
        if topic not in self._waiting:
            self._waiting.add(topic)
            asyncio.get_running_loop().call_later(TELL_SECONDS, self._told, topic)

    def _told(self, topic: Topic) -> None:
        self._waiting.discard(topic)
        self._tell(Changed(topic))
