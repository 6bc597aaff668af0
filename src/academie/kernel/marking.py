"""Who minds the faults: the option every game with hands has."""

from __future__ import annotations

from enum import Enum

from academie.kernel.errors import OptionError
from academie.kernel.options import OptionValue


class Marking(Enum):
    """Whether acts are done for the players, or by hand, and how faults are taken then."""

    AUTO = "auto"
    COURTOIS = "courtois"
    RIGUEUR = "rigueur"


def marking(given: dict[str, OptionValue]) -> Marking:
    """The option, taken out of `given`; `auto` if it is not there. Raises `OptionError`."""
    value = given.pop("marking", Marking.AUTO.value)
    try:
        return Marking(value)
    except ValueError:
        raise OptionError(f"marking is auto, courtois or rigueur, not {value!r}") from None
