"""Error responses: a status, a code and a sentence, without internal details."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from academie.kernel import AcademieError
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.errors import RETRY, SIGN_IN, TOO_MANY_REQUESTS, Refusal
from academie.server.base.phrases import Phrase, phrase
from academie.words import Message, Text

AnyRequest = Request[Any, Any, Any]
Extra = dict[str, Any] | list[Any] | None


class Problem(msgspec.Struct, omit_defaults=True):
    """Why it was not done."""

    status_code: int
    detail: str
    """In English, for who reads the answer itself."""
    message: Phrase
    """The same for clients to say in any language."""
    code: str = ""
    """Which error it is, for programs."""
    extra: Extra = None
    """What was wrong with each part of a request that cannot be understood."""


AWAY: Final = Message("server-away")
MEANINGS: Final = {
    400: "What was asked cannot be understood",
    401: "Nobody is signed in, or not by that name and password",
    403: "It is not for this caller to do",
    404: "There is no such thing",
    409: "It cannot be done as things stand",
    429: "Too much at once",
    503: AWAY.en,
}
OTHER: Final = Message("server-http-other")
BY_STATUS: Final = {
    401: SIGN_IN,
    403: Message("server-http-403"),
    404: Message("server-http-404"),
    405: Message("server-http-405"),
    413: Message("server-http-413"),
    429: TOO_MANY_REQUESTS,
    500: Message("server-http-500"),
}
"""What is said of an error that is found before a handler is called."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The documentation of these error responses, and of those that any request may get."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*statuses, 429, 503})
    }


def refusal_response(request: AnyRequest, wrong: AcademieError) -> Response[Problem]:
    """The response to an error of the library or a refusal."""
    del request
    refusal = wrong if isinstance(wrong, Refusal) else Refusal(wrong.text)
    problem = _problem(refusal.status, wrong.text, wrong.code, refusal.extra)
    return Response(problem, status_code=refusal.status, headers=dict(refusal.headers) or None)


def database_away_response(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """The response when the database cannot be reached."""
    del request, wrong
    return Response(_problem(503, AWAY, AWAY.key), status_code=503, headers=RETRY)


def http_error_response(request: AnyRequest, wrong: HTTPException) -> Response[Problem]:
    """The response to an error found before a handler was called."""
    del request
    text = BY_STATUS.get(wrong.status_code) or OTHER.given(why=wrong.detail)
    problem = _problem(wrong.status_code, text, text.key, wrong.extra)
    return Response(problem, status_code=wrong.status_code, headers=wrong.headers)


def internal_error_response(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """The response to an error of our own, which is in the log."""
    del wrong
    return http_error_response(request, InternalServerException())


def _problem(status: int, text: Text, code: str, extra: Extra = None) -> Problem:
    return Problem(status, text.en, phrase(text), code, extra)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    AcademieError: refusal_response,
    HTTPException: http_error_response,
    **dict.fromkeys(DATABASE_AWAY, database_away_response),
}
