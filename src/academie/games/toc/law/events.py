"""What happens at toc besides the jans of trictrac."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class HolesMarked(Event):
    """`seat` has marked `holes` and now has `total`."""

    holes: int
    total: int
