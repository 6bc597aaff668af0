"""Runs the steps of a Containerfile without a daemon: each stage in a root of its own, entered by chroot.

Every step is done as written. Only the bases differ: instead of an image, which would have to be pulled, a
stage begins with a fresh Debian of the release its tag names, and with Debian's own Node.js, Rust or Python.
Needs root and `mmdebstrap`, a package of Debian.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from string import Template
from typing import Final

from tests.container.containerfile import Copy, Ignored, NotUnderstood, Stage, read_stages

PACKAGES: Final = {"node": "nodejs,npm", "rust": "cargo", "python": "python3-venv"}
"""The packages of Debian that stand for an image."""
BASE: Final = re.compile(r"(\w+):[\d.]+-(?:slim-(\w+)|(\w+)-slim)")
QUICKLY: Final = (
    "--quiet",
    "--variant=minbase",
    "--dpkgopt=force-unsafe-io",
    "--dpkgopt=path-exclude=/usr/share/doc/*",
)
"""The smallest Debian that has all that is required, as images of it are; it need not survive a power cut."""
PATH: Final = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
NETWORK: Final = re.compile(r"_proxy$|_PROXY$|CERT|CA_BUNDLE")
"""Variables by which this machine reaches the registries, where it does not do so directly."""
ENTER: Final = 'mount -t proc proc "$1/proc"; mount -t tmpfs tmpfs "$1/dev/shm"; exec chroot "$@"'
SHUT: Final = 'mount --bind "$1" "$1"; mount -o remount,bind,ro "$1"; mount -t tmpfs tmpfs "$1/tmp"; '
"""Before entering: nothing but /tmp can be written, as deploy/compose.yaml has it."""
APART: Final = ("unshare", "--mount")
"""With mounts of its own, gone with it.

mmdebstrap binds /dev/shm of this machine into the root that it makes: whoever stopped it and removed the root
would remove what is in there.
"""
ALONE: Final = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-euc")
STOP_SECONDS: Final = 30
UNPRIVILEGED: Final = ("--clear-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all")


@dataclass(slots=True)
class Root:
    """A root with what its steps have set."""

    folder: Path
    variables: dict[str, str] = field(default_factory=lambda: {"PATH": PATH})
    at: str = "/"
    user: str = "root"
    command: list[str] = field(default_factory=list[str])

    def inside(self, path: str) -> Path:
        """A path of this root as seen from outside."""
        return self.folder / (Path("/") / self.at / path).relative_to("/")

    def start(self, command: Sequence[str], **settings: str) -> subprocess.Popen[bytes]:
        """A command as a container of this image runs it: its user, no privileges, a root it cannot write."""
        as_user = ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", *UNPRIVILEGED]
        words = [*as_user, *_with(self.variables | settings, self.at), *command]
        return subprocess.Popen([*ALONE, SHUT + ENTER, "sh", str(self.folder), *words])

    def run(self, line: str) -> None:
        """A line of the shell, as a `RUN` has it. Raises `CalledProcessError`."""
        words = [*_with(self.variables | {"HOME": "/root"} | self._network(), self.at), "sh", "-c", line]
        subprocess.run([*ALONE, ENTER, "sh", str(self.folder), *words], check=True, stdin=subprocess.DEVNULL)

    def _network(self) -> dict[str, str]:
        """How to reach the registries; the files that tells of are copied to where they are outside."""
        told = {name: value for name, value in os.environ.items() if NETWORK.search(name)}
        for path in {"/etc/resolv.conf", *told.values()}:
            if path.startswith("/") and Path(path).is_file():
                (self.folder / path[1:]).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, self.folder / path[1:])
        return told


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ends a started command as `docker stop` does: its first process is asked, then made, to end.

    To kill `unshare` would not do: a process that has changed its user outlives its parent.
    """
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    first = [int(pid) for pid in children.read_text(encoding="utf-8").split()]
    for pid in first:
        os.kill(pid, signal.SIGTERM)
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        for pid in first:
            os.kill(pid, signal.SIGKILL)
        process.wait(STOP_SECONDS)
        raise


def _remove(folder: Path) -> None:
    """Removes a root, should there be one, and nothing that is mounted in it."""
    subprocess.run(["rm", "-rf", "--one-file-system", str(folder)], check=True)


def _with(variables: Mapping[str, str], at: str) -> list[str]:
    return ["env", "-i", "-C", at, *(f"{name}={value}" for name, value in variables.items())]


@dataclass(slots=True)
class Builder:
    """Builds the stages of a Containerfile, one after the other, into roots below a folder.

    A stage that is whole there already is taken as it is, whatever has changed since: so a build goes on.
    """

    context: Path
    folder: Path
    stages: dict[str, Root] = field(default_factory=dict[str, Root])
    began: float = field(default_factory=time.monotonic)

    def build(self, containerfile: Path) -> Root:
        """The root of the last stage."""
        for number, stage in enumerate(read_stages(containerfile)):
            name = stage.name or str(number)
            root, whole = Root(self.folder / name), self.folder / f"{name}.whole"
            if whole.exists():
                self._say(f"{name} is there already")
            else:
                self._base(stage.base, root.folder)
            self._follow(stage, root, making=not whole.exists())
            whole.touch()
            self.stages[name] = root
        return root

    def _base(self, image: str, folder: Path) -> None:
        """Makes a fresh root instead of an image; one that was made before is copied."""
        kept = self.folder / f"base-{image.replace(':', '-')}"
        if not kept.exists():
            found = BASE.fullmatch(image)
            if found is None or found[1] not in PACKAGES:
                raise NotUnderstood(f"FROM {image}")
            self._say(f"FROM {image}")
            include = f"--include=ca-certificates,{PACKAGES[found[1]]}"
            part = kept.with_suffix(".part")
            _remove(part)
            made = ["mmdebstrap", *QUICKLY, include, found[2] or found[3], str(part)]
            subprocess.run([*APART, *made], check=True)
            part.rename(kept)
        _remove(folder)
        subprocess.run(["cp", "--archive", str(kept), str(folder)], check=True)

    def _follow(self, stage: Stage, root: Root, *, making: bool) -> None:
        """Goes through the steps; those that only say something hold also for what was made before."""
        for step in stage.steps:
            if making:
                self._say(f"{step.kind} {step.words}")
            match step.kind:
                case "RUN" if making:
                    root.run(step.words)
                case "COPY" if making:
                    self._copy(Copy.read(step.words), root)
                case "WORKDIR":
                    root.at = step.words
                    root.inside(".").mkdir(parents=True, exist_ok=True)
                case "ENV":
                    for name, value in step.pairs().items():
                        root.variables[name] = Template(value).substitute(root.variables)
                case "USER":
                    root.user = step.words
                case "CMD":
                    root.command = step.listed()
                case _:
                    pass

    def _copy(self, copy: Copy, root: Root) -> None:
        """Copies files into a folder if there may be several, and what a folder holds into another."""
        target = root.inside(copy.target)
        for source in copy.sources:
            at = self.context / source if copy.stage is None else self.stages[copy.stage].inside(source)
            if at.is_dir():
                skip = self._left_out if copy.stage is None else None
                shutil.copytree(at, target, symlinks=True, dirs_exist_ok=True, ignore=skip)
            else:
                into_folder = len(copy.sources) > 1 or copy.target.endswith("/")
                (target if into_folder else target.parent).mkdir(parents=True, exist_ok=True)
                shutil.copy(at, target)

    def _left_out(self, folder: str, names: list[str]) -> set[str]:
        """Of the names in a folder of the context, those that .dockerignore keeps out."""
        ignored = Ignored.read(self.context / ".dockerignore")
        below = Path(folder).relative_to(self.context)
        return {name for name in names if (below / name).as_posix() in ignored}

    def _say(self, what: str) -> None:
        print(f"{time.monotonic() - self.began:4.0f} s  {what}", flush=True)
