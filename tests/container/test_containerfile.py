"""What can be told of the container without building it; `make container-test` builds it and plays in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with mkdocs, without stubs

from tests.container.containerfile import Copy, Ignored, NotUnderstood, Stage, read_stages

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)*")


@pytest.fixture(scope="module")
def stages() -> list[Stage]:
    return read_stages(ROOT / "deploy" / "Containerfile")


def test_every_base_is_pinned_and_of_one_debian(stages: list[Stage]) -> None:
    """A core compiled against one C library may not load with an older one."""
    assert all(PINNED.fullmatch(stage.base) for stage in stages)
    assert {*re.findall(r"bookworm|trixie", " ".join(stage.base for stage in stages))} == {"trixie"}


def test_the_pages_and_the_core_are_built(stages: list[Stage]) -> None:
    by_name = {stage.name: stage for stage in stages}
    assert {"web", "core", "environment", None} == {*by_name}
    assert {copy.stage for copy in by_name["environment"].copies()} == {None, "web", "core"}
    assert [copy.stage for copy in by_name[None].copies()] == ["environment"]


def test_it_runs_as_nobody_of_importance_on_a_slim_base(stages: list[Stage]) -> None:
    last = stages[-1]
    user, command = last.last("USER"), last.last("CMD")
    assert user is not None
    assert int(user.words) > 0, "Kubernetes knows only by its number that a user is not root"
    assert command is not None
    assert command.listed() == ["academie", "serve"]
    assert "slim" in last.base
    assert last.base.startswith("python:")


def test_what_is_copied_is_here_and_not_ignored(stages: list[Stage]) -> None:
    ignored = Ignored.read(ROOT / ".dockerignore")
    wanted = [
        source for stage in stages for copy in stage.copies() if not copy.stage for source in copy.sources
    ]
    assert wanted
    assert [source for source in wanted if not (ROOT / source).exists() or source in ignored] == []


def test_the_wheel_is_built_from_all_it_carries(stages: list[Stage]) -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    environment = next(stage for stage in stages if stage.name == "environment")
    copied = {copy.target for copy in environment.copies()}
    assert {name.removesuffix("/academie") for name in wheel["only-include"]} <= copied


@pytest.mark.parametrize(
    "path",
    [
        ".git/config",
        ".venv/bin/python",
        "docs/index.md",
        "tests/conftest.py",
        "web/node_modules/vite/index.js",
        "web/app/dist/index.html",
        "src/academie/__pycache__/a.pyc",
        "core/academie_core/_core.abi3.so",
    ],
)
def test_what_was_built_here_stays_out(path: str) -> None:
    assert path in Ignored.read(ROOT / ".dockerignore")


@pytest.mark.parametrize("path", ["web/app/src/main.ts", "src/academie/__init__.py", "README.md"])
def test_what_is_written_goes_in(path: str) -> None:
    assert path not in Ignored.read(ROOT / ".dockerignore")


def test_a_step_that_is_not_understood_is_refused(tmp_path: Path) -> None:
    (tmp_path / "Containerfile").write_text("FROM scratch\nADD a b\n")
    with pytest.raises(NotUnderstood):
        read_stages(tmp_path / "Containerfile")
    with pytest.raises(NotUnderstood):
        Copy.read("--chown=me a b")


def test_compose_runs_commands_there_are_on_pinned_images() -> None:
    compose: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    services = compose["services"]
    parts = {"postgres", "redis", "init", "migrate", "web", "worker", "notifier", "engine", "proxy"}
    assert parts == {*services}
    images = {name: service["image"] for name, service in services.items()}
    others = [image for image in images.values() if image != "academie"]
    assert all(PINNED.fullmatch(image) for image in others), others
    for name in ("init", "migrate", "web", "worker", "notifier", "engine"):
        assert services[name]["build"] == {"context": "..", "dockerfile": "deploy/Containerfile"}


def test_compose_serves_by_tls_and_trusts_its_own_proxy_only() -> None:
    compose: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    proxy, web = compose["services"]["proxy"], compose["services"]["web"]
    assert "profiles" not in proxy
    assert "443:443" in proxy["ports"]
    assert all(port.startswith("127.0.0.1:") for port in web["ports"])
    (network,) = compose["networks"]["default"]["ipam"]["config"]
    settings = web["environment"]
    assert network["subnet"] in settings["ACADEMIE_TRUSTED_PROXIES"]
    assert ":-https://" in settings["ACADEMIE_ORIGINS"]
    assert ":-true}" in settings["ACADEMIE_SECURE_COOKIES"]


def test_compose_knows_how_each_service_does() -> None:
    compose: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    services = compose["services"]
    assert {name for name in services if "healthcheck" not in services[name]} == {"init", "migrate", "proxy"}
    assert "/readyz" in services["web"]["healthcheck"]["test"][-1]
    beat = services["web"]["environment"]["ACADEMIE_BEAT_FILE"]
    for name in ("worker", "notifier", "engine"):
        assert beat in services[name]["healthcheck"]["test"][-1]
