"""How many sockets and streams this process has open, and for whom.

A network is an IPv4 address or an IPv6 /64 (`limits.network`). A club may play behind one: people who are
signed in are counted by account as well, and a network may have more of them than of strangers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from http import HTTPStatus
from typing import Final
from uuid import UUID

from academie.server.base.limits import Buckets, network

OF_STRANGERS: Final = 64
"""From one network, of people who are not signed in."""
OF_NETWORK: Final = 512
OF_ACCOUNT: Final = 16
OF_PROCESS: Final = 20_000
STREAMS_OF_NETWORK: Final = 32
STREAMS_OF_ACCOUNT: Final = 4
OPENED_A_SECOND: Final = 5.0
"""From one network, beyond those at once."""
OPENED_AT_ONCE: Final = 300.0


class NoSocket(Exception):
    """There are too many; `status` is that of the answer."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status)
        self.status = status


class OpenSockets:
    """The sockets that are open.

    >>> sockets = OpenSockets()
    >>> with sockets.counted("192.0.2.1", None):
    ...     sockets.open
    1
    >>> sockets.open
    0
    """

    def __init__(self, of_network: int = OF_NETWORK, of_account: int = OF_ACCOUNT) -> None:
        self.open = 0
        self._most = (of_network, of_account)
        self._of: Counter[str | UUID] = Counter()
        self.while_open: list[Callable[[UUID | None], AbstractContextManager[None]]] = []
        """Entered for each socket with its account, for as long as it is open."""
        self._opened = Buckets(OPENED_A_SECOND, OPENED_AT_ONCE)

    def begin(self, address: str, scale: int = 1) -> None:
        """Count an attempt to open one, before it is asked whose it is. Raises `NoSocket`."""
        if not self._opened.take(network(address), 1 / scale):
            raise NoSocket(HTTPStatus.TOO_MANY_REQUESTS)

    @contextmanager
    def noted(self, account: UUID | None) -> Generator[None]:
        """Have parts note that somebody is here while a socket is open."""
        with ExitStack() as stack:
            for each in self.while_open:
                stack.enter_context(each(account))
            yield

    @contextmanager
    def counted(self, address: str, account: UUID | None, scale: int = 1) -> Generator[None]:
        """Count a socket while it is open. Raises `NoSocket`; `scale` times as many may be."""
        place, (of_network, of_account) = network(address), self._most
        who: dict[str | UUID, int] = {place: of_network}
        who |= {f"strangers {place}": OF_STRANGERS} if account is None else {account: of_account}
        if self.open >= OF_PROCESS * scale:
            raise NoSocket(HTTPStatus.SERVICE_UNAVAILABLE)
        if any(self._of[each] >= most * scale for each, most in who.items()):
            raise NoSocket(HTTPStatus.TOO_MANY_REQUESTS)
        self._of.update(who.keys())
        self.open += 1
        try:
            yield
        finally:
            self.open -= 1
            self._of.subtract(who.keys())
            for each in who:
                if not self._of[each]:
                    del self._of[each]


class OpenStreams(OpenSockets):
    """The streams of programs that are open."""

    def __init__(self) -> None:
        super().__init__(STREAMS_OF_NETWORK, STREAMS_OF_ACCOUNT)
