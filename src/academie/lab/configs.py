"""The configurations that come with the package: recipes of nets, runs of self-play, sizes of studies."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from academie.kernel import Text, UnknownName
from academie.kernel.data import data_root

FOLDER: Final = "configs"
SUFFIX: Final = ".toml"


def config_file(asked: Path) -> Path:
    """The file at that path, else the shipped one of that name: `trictrac`, `nets/trictrac` or its path here.

    Raises `UnknownName`, naming the shipped ones.
    """
    if asked.is_file():
        return asked
    shipped = _shipped()
    wanted = asked.as_posix().removeprefix(f"{FOLDER}/").removesuffix(SUFFIX)
    for name, file in shipped.items():
        if wanted in (name, file.stem):
            return file
    known = ", ".join(shipped)
    raise UnknownName(
        Text(
            f"aucun fichier {asked} ; indiquer le chemin d'un fichier TOML, ou l'un de : {known}",
            f"no file {asked}; give the path of a TOML file, or one of: {known}",
        )
    )


def _shipped() -> dict[str, Path]:
    """The shipped files, by their names: their paths below the folder, without the suffix."""
    # A path and not a Traversable: a run names its net by a path beside it. Wheels are always unpacked.
    folder = Path(str(data_root(FOLDER)))
    files = sorted(folder.rglob(f"*{SUFFIX}"))
    return {file.relative_to(folder).with_suffix("").as_posix(): file for file in files}
