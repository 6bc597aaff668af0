"""Rules, alerts and dashboard name metrics that there are; every alert has its page in the runbook."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with mkdocs, without stubs

from academie.server.operations.recovery import FIGURES

Json = dict[str, Any]
ROOT: Final = Path(__file__).parents[2]
PROMETHEUS: Final = ROOT / "deploy" / "prometheus"
RUNBOOK: Final = ROOT / "docs" / "runbook.md"
DASHBOARD: Final = json.loads((ROOT / "deploy" / "grafana" / "dashboard.json").read_text("utf-8"))
GROUPS: Final[list[Json]] = [
    group
    for path in sorted(PROMETHEUS.glob("*.yaml"))
    for group in yaml.safe_load(path.read_text("utf-8"))["groups"]
]
RULES: Final[list[Json]] = [rule for group in GROUPS for rule in group["rules"]]
ALERTS: Final = [rule for rule in RULES if "alert" in rule]
RECORDED: Final = {rule["record"] for rule in RULES if "record" in rule}
METRIC: Final = re.compile(r"academie[a-z0-9_]*(?::[a-z0-9_]+)*")
COUNT_ALL: Final = """
from academie.server.base import metrics
metrics.configure()
metrics.committed(1, 1, 0.001)
metrics.acknowledged(0.001)
metrics.received(0.001)
metrics.set_aside()
metrics.unreadable_message()
metrics.engine_waited(0, 0.1)
metrics.engine_stand_in("web")
metrics.engine_fleet(1.0, 1)
metrics.crashed("task")
metrics.outbox(**dict.fromkeys(metrics.OUTBOX, 1.0))
metrics.database(**dict.fromkeys(metrics.DATABASE, 1.0))
for name in metrics.COUNTERS:
    metrics.count(name)
with metrics.socket_open():
    print(metrics.exposition().text.decode())
"""


def expressions() -> Iterator[str]:
    """Everything that is asked of Prometheus."""
    yield from (rule["expr"] for rule in RULES)
    yield from (target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"])


@pytest.fixture(scope="module")
def exposed() -> set[str]:
    """The names that a process exposes once everything has happened, and those of the restore test."""
    told = {"OTEL_METRICS_EXPORTER": "prometheus", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", COUNT_ALL], env=told, capture_output=True, text=True, check=True
    )
    return {line.split("{")[0].split(" ")[0] for line in done.stdout.splitlines()} | {*FIGURES}


def test_every_metric_that_is_asked_for_is_exposed(exposed: set[str]) -> None:
    asked = {name for expression in expressions() for name in METRIC.findall(unlabelled(expression))}
    assert asked - exposed - RECORDED == set()
    assert asked >= RECORDED, "what is recorded is used"


def unlabelled(expression: str) -> str:
    """The expression without the labels and what is between quotes."""
    return re.sub(r"\{[^}]*\}", "", expression)


def test_the_buckets_that_objectives_need_are_there() -> None:
    bounds = {float(found) for rule in RULES for found in re.findall(r'le="([\d.]+)"', rule["expr"])}
    from academie.server.base.metrics import SECONDS  # noqa: PLC0415 - it starts counting

    assert bounds <= {*SECONDS}


@pytest.mark.parametrize("alert", ALERTS, ids=lambda alert: alert["alert"])
def test_an_alert_says_what_is_wrong_and_where_to_read_on(alert: Json) -> None:
    assert alert.keys() <= {"alert", "expr", "for", "labels", "annotations"}
    assert alert["labels"]["severity"] in {"page", "ticket"}
    assert alert["annotations"]["summary"]
    assert alert["annotations"]["runbook_url"].endswith(f"/runbook/#{alert['alert'].lower()}")
    section = sections()[alert["alert"]]
    assert alert["labels"]["severity"] == re.match(r"\*\*(Page|Ticket)\.", section)[1].lower()  # type: ignore[index]
    assert len(section) > 150, "what it means, what to look at and what to do"


def sections() -> dict[str, str]:
    """The text of the runbook below each heading."""
    parts = re.split(r"^## (\S+)\n\n", RUNBOOK.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_the_runbook_has_no_page_without_an_alert() -> None:
    assert sections().keys() == {alert["alert"] for alert in ALERTS}


def test_panels_are_told_apart_and_do_not_overlap() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len({panel["title"] for panel in panels}) == len(panels)
    cells = [
        (x, y)
        for at in (panel["gridPos"] for panel in panels)
        for x in range(at["x"], at["x"] + at["w"])
        for y in range(at["y"], at["y"] + at["h"])
    ]
    assert len({*cells}) == len(cells)
    assert all(0 <= x < 24 for x, _ in cells)


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is missing (Debian: prometheus)")
def test_prometheus_understands_every_rule() -> None:
    files = [str(path) for path in sorted(PROMETHEUS.glob("*.yaml"))]
    done = subprocess.run(["promtool", "check", "rules", *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def series(slow: int) -> list[Json]:
    """A thousand acts a minute, so many of them slow, for seven hours."""
    quick = 'academie_act_seconds_bucket{le="0.25"}', f"0+{1000 - slow}x420"
    return [
        {"series": name, "values": values}
        for name, values in (quick, ("academie_act_seconds_count", "0+1000x420"))
    ]


def case(slow: int, *names: str) -> Json:
    """Which alerts on slow acts must come after seven hours."""
    told = {rule["alert"]: rule for rule in ALERTS}
    asked = ("AcademieActsSlowFast", "AcademieActsSlowSteady")
    alerts = [
        {
            "eval_time": "7h",
            "alertname": name,
            "exp_alerts": [
                {"exp_labels": told[name]["labels"], "exp_annotations": told[name]["annotations"]}
                for _ in range(name in names)
            ],
        }
        for name in asked
    ]
    return {"interval": "1m", "input_series": series(slow), "alert_rule_test": alerts}


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is missing (Debian: prometheus)")
def test_slow_acts_alert_by_how_fast_they_use_up_the_budget(tmp_path: Path) -> None:
    fast, steady = "AcademieActsSlowFast", "AcademieActsSlowSteady"
    cases = [case(0), case(1), case(5), case(7, steady), case(20, fast, steady)]
    files = [str(path) for path in sorted(PROMETHEUS.glob("*.yaml"))]
    (tmp_path / "cases.yaml").write_text(yaml.safe_dump({"rule_files": files, "tests": cases}), "utf-8")
    command = ["promtool", "test", "rules", str(tmp_path / "cases.yaml")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
