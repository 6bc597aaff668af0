engine-grades-sound = Well played
engine-grades-doubtful = Inaccuracy
engine-grades-error = Mistake
engine-grades-blunder = Blunder
engine-remark = { $grade } ({ $played }): better { $best }, { $lost }
engine-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }
engine-more = +{ $much }
engine-less = −{ $much }
engine-stakes = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 3) } { $much ->
    [one] stake
   *[other] stakes
}
engine-instead = { $played } instead of { $best }
engine-win = a win
engine-win-in = { $moves ->
    [one] a win in one move
   *[other] a win in { $moves } moves
}
engine-loss = a loss
engine-loss-in = { $moves ->
    [one] a loss in one move
   *[other] a loss in { $moves } moves
}
engine-then = then { $moves }

engine-no-core = its engine is in academie-core, which is not installed: pip install 'academie[core]'
engine-machine = Machine
engine-level = { $who }: level { $number }

engine-random = Machine: at random
engine-random-about = Plays any legal move. For a first game.
engine-no-player = no player '{ $name }' for { $game }; there are: { $known }
engine-simple = Machine: simple
engine-simple-about = Plays by sound principles, without looking ahead.
engine-alike = { $levels ->
        [one] { $about } About as strong as the perfect player.
       *[other] { $about } About as strong as level { $level }.
    }
engine-between = { $about } Stronger than level { $below }, weaker than level { $above }.
engine-unmeasured = { $about } Not yet measured against the levels.
engine-missing = { $name } ({ $game }): { $missing }
engine-no-level = the levels of { $game } are 1 to { $count }
engine-quit = the engine has quit; start it again
engine-not-started = { $command } cannot be started: { $why }
engine-quit-before = the engine has quit: '{ $line }' could not be sent
engine-too-late = the engine has not answered in time

engine-perfect = Machine: perfect
engine-perfect-about = Plays perfectly: the game is solved, and every state is known.
engine-solved-damaged = the table of the solved game is damaged; make it again by academie solved build
engine-solved-bound = the table is wrong: state { $number } can last longer than it says
