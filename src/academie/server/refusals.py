"""Why the house does not do what it is asked; each is told to whoever asked, in its own words."""

from __future__ import annotations

from academie.kernel import AcademieError


class NoSuch(AcademieError):
    """What was asked for is not there, or not for this caller to know of."""


class NotYours(AcademieError):
    """The caller may not do this."""


class NotNow(AcademieError):
    """It cannot be done as things stand."""
