"""What a game is started with."""

from __future__ import annotations

from collections.abc import Mapping

OptionValue = str | int | bool
Options = Mapping[str, OptionValue]
