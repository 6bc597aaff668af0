"""The body of a request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class BodyRequest(Request[Any, Any, Any]):
    """A request whose JSON may be nested only as deep as the parser can follow."""

    async def json(self) -> Any:  # noqa: ANN401 - as in the base class
        """The decoded body. Raises `ClientException` (400) for one nested too deep."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the JSON is nested too deep; send a flatter body") from None
