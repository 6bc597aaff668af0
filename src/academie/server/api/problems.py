"""What a caller is told when something cannot be done: a status and a sentence, nothing of the inside."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from academie.kernel import AcademieError, Text
from academie.server.accounts import NameTaken, WrongPassword
from academie.server.refusals import NoSuch, NotNow, NotYours, TooMany, words
from academie.server.store.writer import LOST

AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, omit_defaults=True):
    """Why it was not done."""

    status_code: int
    detail: str
    """In English."""
    fr: str
    extra: dict[str, Any] | list[Any] | None = None
    """What was wrong with each part of a request that cannot be understood."""


AWAY: Final = Text(
    "La base de données ne répond pas ; réessayez plus tard", "The database is away; try again later"
)
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
    400: "Ce qui est demandé ne peut être compris",
    401: "Connectez-vous d'abord, ou entrez comme invité",
    403: "Cela ne vous est pas permis ici",
    404: "Il n'y a rien à cette adresse",
    405: "Cela ne se demande pas de cette façon",
    413: "C'est trop long",
    429: "Trop à la fois ; réessayez dans un instant",
    500: "Le serveur a manqué ; la faute est à lui",
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
    """How these answers are documented; those that anything may give are always among them."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*statuses, 429, 503})
    }


def refused(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """A refusal of the house in its own words."""
    del request
    status = next(status for kind, status in STATUSES if isinstance(wrong, kind))
    assert isinstance(wrong, AcademieError)
    told = words(wrong)
    return Response(Problem(status, told.en, told.fr), status_code=status)


def away(request: AnyRequest, wrong: Exception) -> Response[Problem]:
    """That the database cannot be reached."""
    del request, wrong
    return Response(Problem(503, AWAY.en, AWAY.fr), status_code=503, headers={"Retry-After": "1"})


def turned_away(request: AnyRequest, wrong: HTTPException) -> Response[Problem]:
    """A refusal at the door, before the house itself was asked."""
    del request
    french = FRENCH.get(wrong.status_code, FRENCH[400])
    problem = Problem(wrong.status_code, wrong.detail, french, wrong.extra)
    return Response(problem, status_code=wrong.status_code, headers=wrong.headers)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    AcademieError: refused,
    HTTPException: turned_away,
    **dict.fromkeys(LOST, away),
}
