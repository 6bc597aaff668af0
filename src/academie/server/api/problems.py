"""Error responses: a status and a sentence in both languages, without internal details."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from academie.kernel import AcademieError
from academie.server.accounts import NameTaken, WrongPassword
from academie.server.refusals import NoSuch, NotNow, NotYours, TooMany, error_text
from academie.server.store.pool import DATABASE_AWAY
from academie.words import Message

AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, omit_defaults=True):
    """Why it was not done."""

    status_code: int
    detail: str
    """In English."""
    fr: str
    extra: dict[str, Any] | list[Any] | None = None
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
FRENCH: Final = {
    400: "La demande n'est pas valide",
    401: "Connectez-vous d'abord, ou continuez en invité",
    403: "Vous n'avez pas le droit de faire cela",
    404: "Cette adresse n'existe pas",
    405: "Cette méthode n'est pas acceptée ici",
    413: "La demande est trop longue",
    429: "Trop de demandes ; réessayez dans un instant",
    500: "Erreur interne du serveur ; réessayez plus tard",
}
STATUSES: Final[tuple[tuple[type[Exception], int], ...]] = (
    (NoSuch, 404),
    (NotYours, 403),
    (NotNow, 409),
    (TooMany, 429),
    (NameTaken, 409),
    (WrongPassword, 401),
    (AcademieError, 400),
)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The documentation of these error responses, and of those that any request may get."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*statuses, 429, 503})
    }


def refusal_response(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """The response to an error of the library or a refusal."""
    del request
    status = next(status for kind, status in STATUSES if isinstance(wrong, kind))
    assert isinstance(wrong, AcademieError)
    text = error_text(wrong)
    return Response(Problem(status, text.en, text.fr), status_code=status)


def database_away_response(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """The response when the database cannot be reached."""
    del request, wrong
    return Response(Problem(503, AWAY.en, AWAY.fr), status_code=503, headers={"Retry-After": "1"})


def http_error_response(request: AnyRequest, wrong: HTTPException) -> Response[Problem]:
    """The response to an error found before a handler was called."""
    del request
    french = FRENCH.get(wrong.status_code, FRENCH[400])
    problem = Problem(wrong.status_code, wrong.detail, french, wrong.extra)
    return Response(problem, status_code=wrong.status_code, headers=wrong.headers)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    AcademieError: refusal_response,
    HTTPException: http_error_response,
    **dict.fromkeys(DATABASE_AWAY, database_away_response),
}
