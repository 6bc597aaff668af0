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
