web-dice-title = The dice of this game
web-dice-check = Check the dice
web-dice-about = Every throw is computed again here, in your browser, from the server’s seed, the players’ nonces and the moves.
web-dice-how = How it works
web-dice-how-long = Before the first move the server showed the fingerprint of its seed: it could not change it any more. With every move each player added a random number. A throw is an HMAC-SHA-256 under the seed; bytes that are too large are discarded, never folded.
web-dice-not-over = The seed is revealed when the game is over.
web-dice-insecure = Your browser computes hashes on a secure page only (https).
web-dice-checking = Computing…
web-dice-all-agree = Everything agrees.
web-dice-not-agree = Something does not agree.
web-dice-flaw-head = Event { $event }: the log does not end with the fingerprint it gives.
web-dice-flaw-commitment = Event { $event }: the seed is not the one whose fingerprint was shown.
web-dice-flaw-reveal = Event { $event }: the seed was not revealed.
web-dice-flaw-roll = Event { $event }: the seed gives another throw.
web-dice-flaw-salt = Event { $event }: the seed gives another number to hide the throw.
web-dice-flaw-link = Event { $event }: a link does not follow from the one before.
web-dice-flaw-signature = Event { $event }: a seat has signed another log.
web-dice-checked = Computed again: { $events ->
        [one] the fingerprint of { $events } event
       *[other] the fingerprints of { $events } events
    }, { $rolls ->
        [one] { $rolls } throw
       *[other] { $rolls } throws
    }. Not looked at: whether the moves were legal, and what the server says of times.
web-dice-throws = Throws computed again
web-dice-no-throws = This game has no chance in it: only the chain of moves is checked.
web-dice-seed = Seed
web-dice-fingerprint = Fingerprint shown beforehand
web-dice-throw = Throw
web-dice-drawn = Drawn
web-dice-fell = Fell
web-dice-fell-first = White { $white }, Black { $black }
web-dice-bytes = Bytes
web-dice-agrees = agrees
web-dice-differs = differs
web-dice-discarded = { $count } discarded
web-dice-download-proof = Download the proof
web-dice-command-hint = To check it at home too:
web-dice-countersigned = countersigned by seat { $seat } up to event { $seq }
web-dice-unvouched = Only keys that you know can vouch for the game: check what you kept with academie verify, --evidence and --key.
web-dice-flaw-seal = Event { $event }: the seal is that of no tile.
web-dice-about-bound = Every throw is computed again here, in your browser, from one link of the server’s chain, one of each player’s, and the moves.
web-dice-how-long-bound = Before the game, the server and every player published the first link of a chain, each link being the fingerprint of the next. A throw takes the next link of all of them, and a player gives theirs only once the server has signed the move before: nobody can foresee the throw, and nobody can change it. The throw is an HMAC-SHA-256 under the server’s link; bytes that are too large are discarded, never folded.
web-dice-save-evidence = Save evidence
web-dice-no-evidence = This browser has kept nothing of this game.
web-dice-alarm = This table does not agree with what you saw.
web-dice-alarm-now = Your browser gives nothing more to the dice and signs nothing more. Save the evidence: it shows what you were told.
web-dice-without = This server has begun the game without your key.
web-dice-without-now = What it says of this game binds nobody, and your browser signs nothing. Do not play here.
web-dice-leave = Leave the table
web-dice-it-was-me = It was me, in another browser
web-dice-share-ours = Your browser has a share in every throw and checks each one.
web-dice-share-signed = Your browser checks that nothing of this game is changed afterwards.
web-dice-share-elsewhere = { $what ->
        [tiles] Your share of the deal is in the browser where you sat down: the next deal waits for it.
       *[dice] Your share of the dice is in the browser where you sat down: the throws wait for it.
    }
web-dice-wait-elsewhere = { $what ->
        [tiles] The deal waits for the browser where you sat down
       *[dice] The dice wait for the browser where you sat down
    }
web-dice-wait-either = { $what ->
        [tiles] The deal waits for the browser where you sat down, or for { $players }
       *[dice] The dice wait for the browser where you sat down, or for { $players }
    }
web-dice-wait-players = { $what ->
        [tiles] The deal waits for { $players }
       *[dice] The dice wait for { $players }
    }
web-dice-wait-warning = { $what ->
        [tiles] The deal waits until you have answered the warning
       *[dice] The dice wait until you have answered the warning
    }
web-dice-wait-server = { $what ->
        [tiles] The deal waits for the server
       *[dice] The dice wait for the server
    }
web-dice-wait-now = What now?
web-dice-wait-there = Open this table in that browser, and leave it open there while you play. If it warns you of a move that it has not sent, say there that it was you.
web-dice-wait-anew = Begin anew here
web-dice-share-unable = This browser keeps nothing (a private window?): you play without a share in the dice.
web-dice-share-failed = This browser no longer keeps what it must. Reload the page.
web-dice-key-changed = This server signs with another key than when you first came. Ask its owner why.
web-dice-flaw-entry = Event { $event }: the public log of the server does not have this game.
web-dice-entered = Entered in the public log of the server: the opening as { $open }, the end as { $end }.
web-dice-key = Seat { $seat }: key of entry { $entry }, { $date }. Whether it was withdrawn before the game only the whole log shows.
web-dice-cosigned = Cosigned by { $names }. This page does not know their keys: check them with academie verify and --policy.
web-dice-uncosigned = No witness has cosigned the log yet: others could be shown another one.
