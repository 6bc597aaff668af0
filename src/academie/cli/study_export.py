"""Studies written to a file, by its ending."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.progress import track

from academie.cli.speech import err
from academie.drawing.sheet import sheet
from academie.kernel import Language, UnknownName
from academie.library import Study
from academie.library.export import export_of, exports
from academie.library.page import study_page

PDF: Final = ".pdf"


def written(path: Path, studies: Sequence[Study], language: Language) -> Sequence[Study]:
    """Those of the studies that the file has now: all in a PDF, else those of the format's game.

    Raises `UnknownName` for an ending there is no format for.
    """
    ending = path.suffix.lower()
    if ending == PDF:
        bar = track(studies, path.name, console=err, transient=True)
        path.write_bytes(sheet((study_page(study) for study in bar), path.stem))
        return studies
    if ending not in exports():
        raise UnknownName(f"no format {ending!r}; there are: {', '.join((*exports(), PDF))}")
    form = export_of(ending)
    fitting = [study for study in studies if study.game == form.game]
    path.write_text(form.write(fitting, language), encoding="utf-8")
    return fitting
