"""A refusal over HTTP has a code and its arguments beside the sentences."""

from __future__ import annotations

from typing import Any

import pytest

from academie.kernel import AcademieError, IllegalPlay, NotationError, UnknownName, instead
from academie.server.base.errors import (
    NO_GAME,
    SIGN_IN,
    TOO_MANY_REQUESTS,
    NoSuch,
    NotSignedIn,
    TooFast,
    missing_if_unknown,
)
from academie.server.base.phrases import Phrase
from academie.server.edge.problems import AnyRequest, Problem, refusal_response
from academie.words import Message
from tests.server.support.phrases import text_of

REQUEST: Any = None
UNKNOWN = Message("registry-no-game", key="whist", known=instead("whist", ("trictrac", "dames")))


def problem(wrong: AcademieError) -> Problem:
    request: AnyRequest = REQUEST
    return refusal_response(request, wrong).content


def test_what_a_program_and_a_person_read() -> None:
    found = problem(UnknownName(UNKNOWN))
    assert (found.status_code, found.code) == (400, "registry-no-game")
    listed = {"key": "kernel-names", "args": {"names": ["trictrac", "dames"]}}
    assert found.message == Phrase("registry-no-game", {"key": "whist", "known": listed})
    assert found.detail == "no game 'whist'; there are: trictrac, dames"
    assert text_of(found.message).fr == "aucun jeu «\u202fwhist\u202f»\u202f; il y a\u00a0: trictrac, dames"


@pytest.mark.parametrize(
    ("wrong", "status", "code"),
    [
        (NoSuch(NO_GAME), 404, "server-no-game"),
        (NotSignedIn(SIGN_IN), 401, "server-sign-in"),
        (TooFast(TOO_MANY_REQUESTS), 429, "server-too-many-requests"),
        (NotationError(Message("notation-over")), 400, "notation-over"),
        (IllegalPlay(Message("notation-over"), code="play.over"), 400, "play.over"),
    ],
)
def test_the_status_and_the_code(wrong: AcademieError, status: int, code: str) -> None:
    found = problem(wrong)
    assert (found.status_code, found.code) == (status, code)


def test_an_unknown_name_in_an_address_is_a_missing_page() -> None:
    with pytest.raises(NoSuch) as wrong, missing_if_unknown():
        raise UnknownName(UNKNOWN)
    assert wrong.value.code == "registry-no-game"
