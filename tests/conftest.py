"""What all tests share."""

import signal

import pytest
from hypothesis import settings

# A busy machine is not a failing law: how long an example takes is measured by benches, not by tests.
settings.register_profile("academie", deadline=None)
settings.load_profile("academie")

# Programs started in the background ignore Ctrl-C, and so does what they start: its tests need it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

PROGRAMS = {"bench", "commands", "deploy", "docs", "lab", "make", "plugin", "research", "server", "tracing"}
"""Folders whose tests start programs and wait for them, which a busy machine can keep waiting."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--reruns`, run a failed test of these folders once more; it is reported as rerun.

    Other tests compute alone, fail the same way each time, and are not run again.
    """
    if not config.getoption("reruns", None):
        return
    again = pytest.mark.flaky(reruns=1, only_rerun=["."])
    folders = {config.rootpath / "tests" / name for name in PROGRAMS}
    for item in items:
        if not folders.isdisjoint(item.path.parents):
            item.add_marker(again)
