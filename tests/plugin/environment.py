"""An environment of its own, on top of the one the tests run in, into which packages are installed by pip."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MARELLE: Final = ROOT / "examples" / "marelle"
COMMAND: Final = "from academie.commands import main; main()"


@dataclass(frozen=True, slots=True)
class Environment:
    """Sees every package of the environment of the tests, and what is installed into it besides."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def packages(self) -> Path:
        """Where its own packages are."""
        places = {"base": str(self.folder), "platbase": str(self.folder)}
        return Path(sysconfig.get_path("purelib", "venv", vars=places))

    def install(self, package: Path) -> None:
        """Builds and installs a package without a network: what it depends on is there."""
        words = ["install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
        pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        subprocess.run([*pip, *words, "--no-build-isolation", str(package)], check=True, timeout=120)

    def put(self, name: str, key: str, source: str) -> None:
        """Lays down what pip would of a package that offers one game, its module being `source`."""
        module = self.packages / name.replace("-", "_")
        module.mkdir()
        (module / "__init__.py").write_text(source, encoding="utf-8")
        about = self.packages / f"{module.name}-1.0.0.dist-info"
        about.mkdir()
        head = f"Metadata-Version: 2.4\nName: {name}\nVersion: 1.0.0\n"
        (about / "METADATA").write_text(head, encoding="utf-8")
        entry = f"[academie.games]\n{key} = {module.name}:GAME\n"
        (about / "entry_points.txt").write_text(entry, encoding="utf-8")

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Runs Python with those words."""
        return subprocess.run(
            [str(self.python), *words],
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env={**os.environ, "COLUMNS": "200", "LC_ALL": "C.UTF-8"},
        )

    def academie(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Runs the command."""
        return self.run("-c", COMMAND, *words, typed=typed)


def environment(folder: Path) -> Environment:
    """Makes an environment in the folder."""
    venv.create(folder, with_pip=False)
    made = Environment(folder)
    below = sysconfig.get_path("purelib")
    # `addsitedir` also follows what editable installs leave there, which a plain path would not.
    (made.packages / "below.pth").write_text(f"import site; site.addsitedir({below!r})\n", encoding="utf-8")
    return made
