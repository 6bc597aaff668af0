engine-grades-sound = Well played
engine-grades-doubtful = Inaccuracy
engine-grades-error = Mistake
engine-grades-blunder = Blunder
engine-remark = { $grade } ({ $played }): better { $best }, { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }

engine-no-core = its engine is in academie-core, which is not installed: pip install 'academie[core]'
engine-machine = Machine
engine-level = { $who }: level { $number }

engine-random = Machine: at random
engine-random-about = Plays any legal move. For a first game.
engine-no-player = no player '{ $name }' for { $game }; there are: { $known }
engine-simple = Machine: simple
engine-simple-about = Plays by sound principles, without looking ahead.
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
