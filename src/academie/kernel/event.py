"""What an act brought about, with its reason."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel.citation import Citation
from academie.kernel.seat import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened to `seat`, by the authority of `citation`."""

    seat: Seat
    citation: Citation

    @property
    def called(self) -> str:
        """The name of what happened, for programs."""
        return type(self).__name__
