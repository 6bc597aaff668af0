"""The kinds of things that people are told of."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """Why somebody is told something; the person chooses by kind how, but for what is essential."""

    YOUR_TURN = "your-turn"
    TIME_LOW = "time-low"
    CHALLENGE = "challenge"
    GAME_BEGUN = "game-begun"
    OFFER = "offer"
    RESULT = "result"
    MESSAGE = "message"
    REPORT = "report"
    SIGN_IN = "sign-in"
    ACCOUNT = "account"
    """Links that somebody asked for, and changes of how they sign in."""
    DIGEST = "digest"

    UNDELIVERED = "undelivered"
    """Of a mail nobody knows whether it has arrived."""

    @property
    def essential(self) -> bool:
        """Whether it is for the safety of the account: sent at once, whatever the person has chosen."""
        return self in {Kind.SIGN_IN, Kind.ACCOUNT}
