"""`academie roles`: who keeps order on a server, given and taken by whoever runs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption
from academie.commands.serve import print_line, settings
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.moderation.roles import Roles

GIVEN: Final = Message("commands-roles-given")
TAKEN: Final = Message("commands-roles-taken")
LINE: Final = Message("commands-roles-line")
NONE: Final = Message("commands-roles-none")

roles_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)
NameArgument = Annotated[str, typer.Argument()]


class RoleName(StrEnum):
    """The roles there are, named here so that help needs no server."""

    MODERATOR = "moderator"
    DIRECTOR = "director"
    ADMIN = "admin"


RoleArgument = Annotated[RoleName, typer.Argument()]


@roles_app.command("list")
def list_roles(lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """List everyone with a role."""

    async def read() -> None:
        async with _roles() as roles:
            found = await roles.everyone()
        for name, role, since in found:
            print_line(LINE.given(name=name, role=role, since=f"{since:%Y-%m-%d}").in_(lang))
        if not found:
            print_line(NONE.in_(lang))

    asyncio.run(read())


@roles_app.command()
def give(name: NameArgument, role: RoleArgument, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Give somebody a role; the account needs a second factor."""
    asyncio.run(_change(name, role, given=True))
    print_line(GIVEN.given(name=name, role=role.value).in_(lang))


@roles_app.command()
def take(name: NameArgument, role: RoleArgument, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Take a role away from somebody."""
    asyncio.run(_change(name, role, given=False))
    print_line(TAKEN.given(name=name, role=role.value).in_(lang))


async def _change(name: str, role: RoleName, *, given: bool) -> None:
    from academie.server.moderation.roles import Role

    async with _roles() as roles:
        await roles.change(name, Role(role.value), given=given)


@asynccontextmanager
async def _roles() -> AsyncGenerator[Roles]:
    """The roles of the database of `ACADEMIE_DATABASE`."""
    from academie.server.base.database import connect
    from academie.server.moderation.roles import Roles

    database = await connect(settings().database, 1)
    try:
        yield Roles(database)
    finally:
        await database.close()
