notation-not-legal-here-try-one = { $typed } is not legal here; try one of: { $choices }

notation-white = White
notation-black = Black
notation-player = Player { $number }

notation-over = the game is over
notation-position-goes-with-points-law-and = a position goes with points of law and marking only, not with { $left }
notation-cannot-be-played-by-hand-leave = { $key } cannot be played by hand: leave marking out
notation-play = { $player } to play
notation-over-2 = over{ $reason }
notation-chance-act = chance to act
