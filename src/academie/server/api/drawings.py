"""Games drawn, for pages that have no board for them."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import QueryParameter
from litestar.response import Response

from academie.drawing import draw
from academie.kernel import Language, Seat
from academie.server.api.access import Caller, Use
from academie.server.api.games import GameId, found_room
from academie.server.api.problems import problems
from academie.server.fold import Fold
from academie.server.rooms.joining import log_since

SVG: Final = "image/svg+xml"
Tongue = Annotated[Language, QueryParameter(description="The language of what is written on it.")]
Flip = Annotated[bool, QueryParameter(description="Whether it is seen from Black's side.")]


@get("/games/{game_id:uuid}/drawing.svg", responses=problems(404), tags=["games"], media_type=SVG)
async def drawing(
    game_id: GameId,
    services: Use,
    caller: Caller,
    language: Tongue = Language.FRENCH,
    flip: Flip = False,
) -> Response[str]:
    """The game as it stands and as the caller may see it, as SVG."""
    room = await found_room(services, game_id)
    await log_since(services.hall, room, room.fold.seq + 1)
    seat = room.seat_of(caller.account) if caller else None
    return Response(
        drawn(room.fold, seat, language, flip=flip),
        media_type=SVG,
        headers={"Cache-Control": "no-store"},
    )


def drawn(fold: Fold, seat: int | None, language: Language, *, flip: bool) -> str:
    """The state as a seat may see it, with the last act where nothing is hidden."""
    if fold.game.hides and not fold.over:
        return draw(fold.state.view(None if seat is None else Seat(seat)), flip=flip, language=language).svg
    act = fold.acts[-1] if fold.acts else None
    return draw(fold.state, act=act, flip=flip, language=language).svg


HANDLERS: Final = (drawing,)
