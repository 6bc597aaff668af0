"""What all tests share."""

import signal
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.ids import name_of
from tests.night import SHARE, Passed, chosen
from tests.processes import OPTION as PROCESSES
from tests.processes import Processes
from tests.programs import require, requiring
from tests.rings import NIGHT, RING

# Programs started in the background ignore Ctrl-C, and so does what they start: its tests need it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

PROGRAMS = {"bench", "commands", "deploy", "docs", "lab", "make", "plugin", "research", "server", "tracing"}
"""Folders whose tests start programs and wait for them, which a busy machine can keep waiting."""


def starts_programs(path: Path) -> bool:
    """Whether a file is in one of these folders."""
    tests = Path(__file__).parent
    return path.is_relative_to(tests) and path.relative_to(tests).parts[0] in PROGRAMS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(NIGHT, action="store_true", help="run the tests marked `night` too, and all at length")
    parser.addoption(SHARE, default="1/1", metavar="2/6", help="of the night, the second of six shares")
    parser.addoption(PROCESSES, type=int, default=0, metavar="2", help="run the tests in so many processes")
    parser.addoption(
        "--near", action="store_true", help="run only what changed files can break (tests/selection.py)"
    )
    parser.addoption(
        "--base", default="main", help="with --near: files changed since the branch left this one"
    )
    parser.addoption("--changed", action="append", help="with --near: a changed file, instead of asking git")


def pytest_configure(config: pytest.Config) -> None:
    RING.night = config.getoption(NIGHT)
    if RING.night:
        config.pluginmanager.register(Passed(), "passed")
    if config.getoption(PROCESSES):
        config.pluginmanager.register(Processes(config.getoption(PROCESSES), starts_programs), "processes")
    if config.getoption("near"):
        from tests import selection  # noqa: PLC0415 - most runs need neither it nor grimp

        config.pluginmanager.register(selection.ring(config.getoption("changed"), config.getoption("base")))


def pytest_make_parametrize_id(val: object) -> str | None:
    return name_of(val)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why tests that were run again had failed: it has to be mended though they have passed."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"run again: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    require(item)
    with requiring():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    with requiring():
        return (yield)


def pytest_pycollect_makemodule(module_path: Path) -> None:
    """Settle Hypothesis before a file that uses it is loaded; others need not wait for it."""
    if "hypothesis" in module_path.read_text("utf-8"):
        from hypothesis import settings  # noqa: PLC0415

        # A busy machine is not a failing law: how long an example takes is measured by benches, not by tests.
        settings.register_profile("academie", deadline=None)
        settings.load_profile("academie")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if isinstance(passed := config.pluginmanager.get_plugin("passed"), Passed):
        items[:] = chosen(items, config.getoption(SHARE), passed.before)
    else:
        leave_to_the_night(config, items)
    if config.getoption("reruns", None):
        run_again(items)


def leave_to_the_night(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = [item for item in items if item.get_closest_marker("night") is not None]
    items[:] = [item for item in items if item.get_closest_marker("night") is None]
    config.hook.pytest_deselected(items=left)


def run_again(items: list[pytest.Item]) -> None:
    """Run a failed test of programs once more; it is reported as rerun.

    Other tests compute alone, fail the same way each time, and are not run again.
    """
    again = pytest.mark.flaky(reruns=1, only_rerun=["."])
    for item in items:
        if starts_programs(item.path):
            item.add_marker(again)
