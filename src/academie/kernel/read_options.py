"""Reading the options a game is started with. Each reader raises `OptionError` for a value it cannot be."""

from __future__ import annotations

from typing import Final

from academie.kernel import BLACK, WHITE, OptionError, OptionValue, Seat

SEATS: Final = {"white": WHITE, "black": BLACK}


def seat(given: dict[str, OptionValue], name: str) -> Seat | None:
    """The seat named by the option, taken out of `given`; none if it is not there."""
    value = given.pop(name, None)
    if value is None:
        return None
    if value not in SEATS:
        raise OptionError(f"{name} is white or black, not {value!r}")
    return SEATS[str(value)]


def number(given: dict[str, OptionValue], name: str, most: int, *, least: int = 0, usual: int = 0) -> int:
    """The number of the option, from `least` to `most`, taken out of `given`; `usual` if it is not there."""
    value = given.pop(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionError(f"{name} is a number from {least} to {most}, not {value!r}")
    return value


def flag(given: dict[str, OptionValue], name: str) -> bool:
    """Whether the option is set, taken out of `given`."""
    value = given.pop(name, False)
    if not isinstance(value, bool):
        raise OptionError(f"{name} is true or false, not {value!r}")
    return value


def read_option(text: str) -> tuple[str, OptionValue]:
    """An option written `key=value`; numbers and true or false are read as such. Raises `OptionError`."""
    key, equals, value = text.partition("=")
    if not equals:
        raise OptionError(f"an option is key=value, not {text!r}")
    if value in {"true", "false"}:
        return key, value == "true"
    whole = value.isascii() and value.isdecimal() and len(value) < 10
    return key, int(value) if whole else value
