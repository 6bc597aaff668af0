marelle-name = Three men's morris
marelle-illegal = that is not legal in this position
marelle-first = Who begins
marelle-usage = Customary rules
marelle-without-diagonals = Without diagonals
marelle-won = { $player } wins: { $why ->
        [row] three men in a row
       *[blocked] the opponent cannot move
    }
marelle-drawn = Draw: too many moves without a row
marelle-no-act = '{ $text }' is not an act: write b2 to lay a man, b2-c3 to move one
marelle-no-position = '{ $text }' is not a position: write wb./.w./..b, then white or black to act
marelle-too-many-men = a player has more than { $men } men
marelle-laid-in-turn = men are laid in turn, and one player has laid too many
marelle-too-many-moves = { $moves } moves cannot have been made
marelle-row-already = the player to act already has three in a row
marelle-title = Position of three men's morris
marelle-side = { $player } ({ $sign }){ $men ->
        [0] { "" }
       *[other] { "" }, { $men } in hand
    }{ $turn ->
        [yes] { "" }, to act
       *[no] { "" }
    }
marelle-source-custom = La marelle as it is customarily played
marelle-source-ours = academie-marelle, its choices where custom varies
marelle-cite-row = three men in a row on a line
marelle-cite-blocked = a player who cannot move has lost
marelle-cite-diagonals = the board with both diagonals
marelle-cite-centre = the first man is not laid on the centre, from where it would win
marelle-cite-moves = thirty moves each, since custom lets a game go on forever
marelle-cite-no-diagonals = the board without diagonals
marelle-cite-centre-equal = without diagonals the centre is no more than any other point
