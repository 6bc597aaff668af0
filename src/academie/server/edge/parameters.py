"""Parameters of paths and queries that several parts use."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.params import PathParameter, QueryParameter

from academie.words import Language

Size = Annotated[int, QueryParameter(ge=1, le=100)]
ProfileName = Annotated[str, PathParameter(max_length=60, pattern=r"^[^\x00-\x20]+$")]


SVG: Final = "image/svg+xml"
DrawingLanguage = Annotated[Language, QueryParameter(description="The language of what is written on it.")]
Flip = Annotated[bool, QueryParameter(description="Whether it is seen from Black's side.")]
