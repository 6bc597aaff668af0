"""What is said of the acts of a record."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

Remarks = Mapping[int, str]
"""By the place of the act in the record, from 0."""
NO_REMARKS: Final[Remarks] = MappingProxyType({})
