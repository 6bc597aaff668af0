"""Every strategy, with who has to agree on it and what it must come to."""

from __future__ import annotations

from tests.forger import afterwards, beyond, first_format, transparency, while_playing
from tests.forger.strategy import Caught, Strategy

SERVER, PARTNER, ALL = "server", "server and a partner", "server and all players"
PLAYER = "player"

STRATEGIES = (
    Strategy("chosen dice", SERVER, first_format.chosen_dice, Caught.LIVE, "link of seat 1 does not follow"),
    Strategy("grinder", SERVER, first_format.grinder, Caught.LOG, "link of seat 1 does not follow"),
    Strategy("fabricator", SERVER, afterwards.fabricator, Caught.EVIDENCE, "anchor of seat 0 is not yours"),
    Strategy("two tongues", SERVER, while_playing.two_tongues, Caught.LIVE, "told otherwise"),
    Strategy(
        "two tables", SERVER, while_playing.two_tables, Caught.SECOND, "the server has signed another event"
    ),
    Strategy("player of another", SERVER, while_playing.player_of_another, Caught.LIVE, "not sent"),
    Strategy("asker", SERVER, while_playing.asker, Caught.LIVE, "two different events 0"),
    Strategy("early asker", SERVER, while_playing.early_asker, Caught.LIVE, "roll 2 is not due"),
    Strategy("backward asker", SERVER, while_playing.backward_asker, Caught.LIVE, "is not due"),
    Strategy(
        "late signer", SERVER, while_playing.late_signer, Caught.LIVE, "receipt for event 0 is not valid"
    ),
    Strategy("skipper", PARTNER, afterwards.skipper, Caught.LOG, "link of seat 1 does not follow"),
    Strategy("rekeyer", PARTNER, while_playing.rekeyer, Caught.LIVE, "is pending"),
    Strategy("taker-back", PARTNER, while_playing.taker_back, Caught.LIVE, "a roll cannot be taken back"),
    Strategy("rewriter", SERVER, afterwards.rewriter, Caught.LOG, "has signed another event"),
    Strategy(
        "silent rewriter", SERVER, afterwards.silent_rewriter, Caught.EVIDENCE, "is not the one you were told"
    ),
    Strategy("swapper", SERVER, afterwards.swapper, Caught.LOG, "has signed another event"),
    Strategy("seed swapper", SERVER, afterwards.seed_swapper, Caught.LOG, "server"),
    Strategy("dealer", SERVER, afterwards.dealer, Caught.LOG, "the links give"),
    Strategy("nobody", PLAYER, afterwards.nobody, Caught.LOG, "anyone can sign anything"),
    Strategy("choosing player", PLAYER, while_playing.choosing_player, Caught.REFUSED, "not the next link"),
    Strategy("split log", SERVER, transparency.split_log, Caught.WITNESS, "two different trees"),
    Strategy("dropper", SERVER, transparency.dropper, Caught.MONITOR, "the server no longer knows it"),
    Strategy("sleeper", SERVER, transparency.sleeper, Caught.MONITOR, "without an event for"),
    Strategy(
        "abandoner", SERVER, transparency.abandoner, Caught.MONITOR, "ended by the server before roll 1"
    ),
    Strategy("planter", SERVER, transparency.planter, Caught.MONITOR, "was given a key that you do not name"),
    Strategy(
        "key swapper",
        SERVER,
        transparency.key_swapper,
        Caught.EVIDENCE,
        "not signed by the key of play.example",
    ),
    Strategy(
        "stopper",
        SERVER,
        beyond.stopper,
        Caught.NOT,
        "a silence proves nothing; what would have fallen is shown",
    ),
    Strategy(
        "early leaver",
        PARTNER,
        beyond.early_leaver,
        Caught.NOT,
        "anyone may resign; no other roll is to be had",
    ),
    Strategy("staged game", ALL, beyond.staged_game, Caught.NOT, "nobody who was there is honest"),
    Strategy(
        "told hands", PARTNER, beyond.told_hands, Caught.NOT, "the server deals, and talk leaves no trace"
    ),
    Strategy("no share", PARTNER, beyond.no_share, Caught.NOT, "who brings no chain has no part in the dice"),
)
