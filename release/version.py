"""A new version by one command: set everywhere, the changelog closed, committed and tagged.

    python -m release.version X.Y.Z

Nothing is pushed. The pushed tag makes .github/workflows/release.yml build and publish.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from packaging.version import InvalidVersion, Version

ROOT: Final = Path(__file__).parents[1]
PLACES: Final = {
    "pyproject.toml": (r'^version = "(.+)"$', r'"academie-core==(.+)"'),
    "Cargo.toml": (r'^version = "(.+)"$',),
    "Cargo.lock": (r'^name = "academie-\w+"\nversion = "(.+)"$',),
    "CITATION.cff": (r"^version: (.+)$",),
    "conda/recipe.yaml": (r'^  version: "(.+)"$',),
    "deploy/kubernetes/kustomization.yaml": (r"^    newTag: (.+)$",),
    "docs/how-to-cite.md": (r"version ([\d.]+\d)", r"\(Académie ([\d.]+\d)"),
    "docs/how-to-cite.fr.md": (r"version ([\d.]+\d)", r"\(Académie ([\d.]+\d)"),
    "web/protocol/openapi.json": (r'^    "version": "(.+)"$',),
}
"""Where the version is written, and around what."""
DATED: Final = {
    "CITATION.cff": r"^date-released: (.+)$",
    "src/academie/library/datasets/card.py": r'^RELEASED: Final = "(.+)"$',
}
"""Where its day is written, and around what."""
CHANGELOG: Final = "CHANGELOG.md"
COMING: Final = "## [Unreleased]\n"


class Refused(Exception):
    """Why there is to be no such version now."""


def main() -> int:
    """The exit code: 1 if refused, and then nothing has changed."""
    asked = argparse.ArgumentParser(prog="release.version", description=__doc__)
    asked.add_argument("version")
    asked.add_argument("--root", type=Path, default=ROOT, help="the tree, if not this one")
    given = asked.parse_args()
    try:
        print(*release(given.root, given.version), sep="\n")
    except Refused as why:
        print(why, file=sys.stderr)
        return 1
    return 0


def release(root: Path, version: str) -> list[str]:
    """Makes the version; says what was done. Raises `Refused` before anything is changed."""
    check(root, version)
    today = datetime.now(UTC).date().isoformat()
    changed = {name: read(root, name) for name in (*PLACES, *DATED)}
    for name, patterns in PLACES.items():
        changed[name] = rewritten(name, changed[name], patterns, version)
    for name, pattern in DATED.items():
        changed[name] = rewritten(name, changed[name], (pattern,), today)
    log = read(root, CHANGELOG)
    news = coming(log)
    changed[CHANGELOG] = log.replace(COMING, f"{COMING}\n## [{version}] – {today}\n", 1)
    for name, text in changed.items():
        (root / name).write_text(text, encoding="utf-8")
    git(root, "commit", "--quiet", "--message", f"Release {version}", "--", *changed)
    git(root, "tag", "--annotate", f"v{version}", "--cleanup=verbatim", "--message", f"{version}\n\n{news}")
    return [f"{len(changed)} files say {version}", f"tagged v{version}: git push --follow-tags publishes it"]


def check(root: Path, version: str) -> None:
    """Raises `Refused` for a version that is none or not newer, a changed tree, or no news."""
    present = tomllib.loads(read(root, "pyproject.toml"))["project"]["version"]
    try:
        newer = str(Version(version)) == version and Version(version) > Version(present)
    except InvalidVersion:
        newer = False
    if not newer:
        raise Refused(f"{version} is no version after {present}")
    if git(root, "status", "--porcelain", "--untracked-files=no"):
        raise Refused("something is changed and not committed")
    if git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"there is a tag v{version} already")
    if not coming(read(root, CHANGELOG)).strip():
        raise Refused(f"{CHANGELOG} tells nothing new")


def rewritten(name: str, text: str, patterns: tuple[str, ...], new: str) -> str:
    """The text of a file with the version, or the day, in its places. Raises `Refused` where one is gone."""
    for pattern in patterns:
        text, times = re.subn(pattern, lambda found: _instead(found, new), text, flags=re.MULTILINE)
        if not times:
            raise Refused(f"{name} does not say it as {pattern}")
    return text


def _instead(found: re.Match[str], new: str) -> str:
    start, end = (place - found.start() for place in found.span(1))
    return found[0][:start] + new + found[0][end:]


def coming(log: str) -> str:
    """What the changelog tells of the version to come."""
    _, _, after = log.partition(COMING)
    return re.split(r"^## \[", after, maxsplit=1, flags=re.MULTILINE)[0].strip()


def read(root: Path, name: str) -> str:
    return (root / name).read_text(encoding="utf-8")


def git(root: Path, *words: str) -> str:
    """What git says. Raises `Refused` with its complaint."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(done.stderr.strip())
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
