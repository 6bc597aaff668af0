"""Builds what is released into dist/: wheels, sdists, the web bundle, the bill of materials, the sums.

Nothing is built if dist/ is of this very tree. `--twice` builds it all the same, again in another folder, and
fails if a byte differs.
"""

from __future__ import annotations

import argparse
import gzip
import os
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Final

from release.bill import bill

ROOT: Final = Path(__file__).parents[1]
SUMS: Final = "SHA256SUMS"
TREE: Final = ".tree"
"""The sum of the tree that a folder was built from; hidden, so that it is not released with the rest."""


def main() -> int:
    """The exit code: 1 if what was built twice differs."""
    asked = argparse.ArgumentParser(prog="release", description=__doc__)
    asked.add_argument("--twice", action="store_true", help="build again and compare")
    twice: bool = asked.parse_args().twice
    built_from = ROOT / "dist" / TREE
    if not twice and built_from.exists() and built_from.read_text(encoding="utf-8") == tree():
        print("dist/ is of this tree")
        return 0
    built = build(ROOT / "dist")
    for line in built:
        print(line)
    if not twice:
        return 0
    run("npm", "run", "--silent", "build", at=ROOT / "web")
    with tempfile.TemporaryDirectory() as again:
        differing = {*built} ^ {*build(Path(again))}
    print("differs:" if differing else "built twice, the same bytes", *sorted(differing))
    return 1 if differing else 0


def build(folder: Path) -> list[str]:
    """Builds everything but the pages, which `make` has built; the sum, size and name of each file."""
    version, built_from = metadata.version("academie"), tree()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), at=ROOT)
    out = ("--out", str(folder))
    run(sys.executable, "-m", "maturin", "build", "--release", "--locked", *out, at=ROOT / "core")
    run(sys.executable, "-m", "maturin", "sdist", *out, at=ROOT / "core")
    pack(ROOT / "web/app/dist", folder / f"academie-web-{version}.tar.gz")
    (folder / f"academie-{version}.cdx.json").write_text(bill(ROOT, version), encoding="utf-8")
    files = sorted(folder.iterdir())
    sums = [(sha256(file.read_bytes()).hexdigest(), file) for file in files]
    (folder / SUMS).write_text("".join(f"{total}  {file.name}\n" for total, file in sums), encoding="utf-8")
    (folder / TREE).write_text(built_from, encoding="utf-8")
    return [f"{total[:16]}  {file.stat().st_size:>10,}  {file.name}" for total, file in sums]


def run(*command: str, at: Path) -> None:
    """Runs a command there, as of the time of the last commit; what it says is told only if it fails."""
    time = {"SOURCE_DATE_EPOCH": committed()}
    done = subprocess.run(
        command, cwd=at, env={**os.environ, **time}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def committed() -> str:
    """When the tree was committed, in seconds; what is built carries no other time."""
    return os.environ.get("SOURCE_DATE_EPOCH") or git("log", "-1", "--format=%ct").strip()


def tree() -> str:
    """The sum of every file that git does not ignore, when the tree was committed, and how crates are built.

    `.ci/run` has the core built in less time, and less well, than what is released.
    """
    names = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    files = sorted(path for path in map(ROOT.joinpath, filter(None, names)) if path.is_file())
    sums = (f"{path} {sha256(path.read_bytes()).hexdigest()}\n" for path in files)
    built = (
        f"{name} {value}\n" for name, value in sorted(os.environ.items()) if name.startswith("CARGO_PROFILE_")
    )
    return sha256("".join([committed(), *built, *sums]).encode()).hexdigest()


def git(*words: str) -> str:
    """What git says of the tree."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def pack(folder: Path, path: Path) -> None:
    """Writes a folder as an archive that is the same whenever and by whomever it is made."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = entry.mtime = 0
        entry.uname = entry.gname = ""
        entry.mode = 0o755 if entry.isdir() else 0o644
        return entry

    with (
        path.open("wb") as out,
        gzip.GzipFile(filename="", fileobj=out, mode="wb", mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for file in sorted(folder.rglob("*")):
            archive.add(file, f"academie-web/{file.relative_to(folder)}", recursive=False, filter=plain)


if __name__ == "__main__":
    sys.exit(main())
