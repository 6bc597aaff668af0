"""All parts of the server, level by level, the lowest first: the one list that a new part enters.

A part knows those of the levels below its own. In this order a process starts its parts; in the opposite
order it stops them.
"""

from __future__ import annotations

from typing import Final

from academie.server.accounts import part as accounts
from academie.server.base.part import Part
from academie.server.community import part as community
from academie.server.edge import part as edge
from academie.server.engines import part as engines
from academie.server.fair_play import part as fair_play
from academie.server.game import part as game
from academie.server.jobs import part as jobs
from academie.server.library import part as library
from academie.server.lobby import part as lobby
from academie.server.mail import part as mail
from academie.server.moderation import part as moderation
from academie.server.notify import part as notify
from academie.server.operations import part as operations
from academie.server.play import part as play
from academie.server.practice import part as practice
from academie.server.ratings import part as ratings
from academie.server.site import part as site
from academie.server.transparency import part as transparency

LEVELS: Final[tuple[tuple[Part, ...], ...]] = (
    (edge.PART,),
    (jobs.PART, mail.PART, transparency.PART),
    (accounts.PART,),
    (notify.PART,),
    (community.PART,),
    (game.PART,),
    (play.PART,),
    (engines.PART, ratings.PART),
    (fair_play.PART,),
    (lobby.PART, library.PART),
    (moderation.PART, practice.PART),
    (site.PART, operations.PART),
)
PARTS: Final = tuple(part for level in LEVELS for part in level)
