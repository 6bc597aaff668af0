"""Prints the proof of a short game of trictrac, played at random by the server's own fold and dice."""

from __future__ import annotations

from academie.dice.proof import proof
from tests.server.support.logs import played

game = played("trictrac", 1)
print(proof(game.game_id, game.log))
