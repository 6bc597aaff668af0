"""Workers on Ray, for several processes or machines; no other module imports it.

A Ray that is started here listens on the loopback only. A cluster is named by its address and must be on a
private network: anyone who can reach it can run code there.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from socket import create_connection
from types import TracebackType
from typing import Any, Final, Self

from academie.engine.threads import aside
from academie.kernel import OptionError
from academie.lab.workers import I, R, S, Tasks
from academie.words import Message, verbatim

RETRIES: Final = 5
"""How often a task is started again after its worker died."""
AHEAD: Final = 2
"""How many tasks are sent out for each worker, so that none waits for the next."""
STORE: Final = 256 << 20
"""Bytes kept for what workers send: shards and weights are small."""
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_enable_metrics_collection": "0",
    # Workers have the priority of the process that starts them.
    "RAY_worker_niceness": "0",
    # As Ray does on a desktop: without clusters every socket is on the loopback.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    # Where memory is nearly full, Ray would kill tasks and run them again for ever; ours are small.
    "RAY_memory_monitor_refresh_ms": "0",
    # Will be Ray's default; set here so that it does not warn.
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
JOINING: Final = {
    # Seconds and tries: by Ray's own it takes minutes to find out that what listens is no cluster.
    "RAY_gcs_rpc_server_connect_timeout_s": "1",
    "RAY_py_gcs_connect_timeout_s": "5",
    "RAY_NUM_REDIS_GET_RETRIES": "1",
}
CALL: Final = 5.0
"""Seconds in which somebody must listen at the address of a cluster."""
QUIET: Final[dict[str, Any]] = {"log_to_driver": False, "logging_level": "ERROR"}
STARTS: Final = 3
"""How often Ray is started at most: on a busy machine its own parts may not be ready in time."""
MISSING: Final = Message("lab-no-ray")


def timed(work: Callable[[S, I], R]) -> Callable[[S, I], tuple[R, float]]:
    """The same work, which also tells the processor time it took: a worker has one task at a time."""

    @wraps(work)
    def measured(shared: S, item: I) -> tuple[R, float]:
        since = time.process_time()
        return work(shared, item), time.process_time() - since

    return measured


def call(address: str) -> None:
    """Raises `ConnectionError` if nobody listens at an address; one without a port is looked for by Ray."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if port.isdecimal():
        try:
            create_connection((host.strip("[]"), int(port)), CALL).close()
        except OSError as wrong:
            raise ConnectionError(*wrong.args) from wrong


class RayWorkers:
    """Workers on Ray, one processor each; use it in a `with` block. Raises `OptionError` without Ray."""

    def __init__(self, workers: int = 1, address: str | None = None) -> None:
        if find_spec("ray") is None:
            raise OptionError(MISSING)
        self._address = address
        self._asked = workers
        self._ray: Any = None
        self.elsewhere = 0.0
        """The seconds of processor time that tasks have used; those of a killed worker are not known."""

    @property
    def workers(self) -> int:
        """As many as asked for; on a cluster, as many as it has processors."""
        if self._address is None:
            return self._asked
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def __enter__(self) -> Self:
        if self._address is not None:
            self._join(self._address)
            return self
        os.environ.update(SETTINGS)
        self._ray = import_module("ray")
        self._start(STARTS)
        return self

    def _join(self, address: str) -> None:
        """Join the cluster at an address. Raises `OptionError` if none answers there or Ray refuses it."""
        os.environ.update(JOINING)
        try:
            # Ray takes long to load, and longer to find out that nobody listens.
            aside(lambda: call(address))
            self._ray = import_module("ray")
            aside(lambda: self._ray.init(address, **QUIET))
        except (ConnectionError, TimeoutError) as wrong:
            raise OptionError(Message("lab-no-cluster", address=address)) from wrong
        except Exception as wrong:  # Ray raises errors of any kind, and says what is the matter
            raise OptionError(verbatim(str(wrong))) from wrong

    def _start(self, times: int) -> None:
        try:
            self._ray.init(
                "local", num_cpus=self._asked, include_dashboard=False, object_store_memory=STORE, **QUIET
            )
        except Exception:  # Ray raises no other kind here
            self._ray.shutdown()
            if times == 1:
                raise
            self._start(times - 1)

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def run(self, tasks: Tasks[S, I, R]) -> Iterator[tuple[int, R]]:
        """The result of each task as it ends; a task whose worker is killed is run again by another."""
        ray = self._ray
        shared = ray.put(tasks.shared)
        work = ray.remote(num_cpus=1, max_retries=RETRIES)(timed(tasks.work))
        waiting, out = iter(enumerate(tasks.items)), dict[Any, int]()
        try:
            while True:
                for number, item in islice(waiting, AHEAD * self.workers - len(out)):
                    out[work.remote(shared, item)] = number
                if not out:
                    return
                for ref in ray.wait([*out], num_returns=1)[0]:
                    result, spent = ray.get(ref)
                    self.elsewhere += spent
                    yield out.pop(ref), result
        finally:
            for ref in out:
                ray.cancel(ref, force=True)
