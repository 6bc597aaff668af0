engine-grades-sound = Well played
engine-grades-doubtful = Doubtful
engine-grades-error = Error
engine-grades-blunder = Blunder
engine-better = better

engine-thinks-by-academie-core-not-installed = it thinks by academie-core, which is not installed: pip install 'academie[core]'
engine-machine = Machine
engine-level = { $who }: level { $number }

engine-machine-at-random = Machine: at random
engine-plays-any-legal-play-get-acquainted = Plays any legal play. To get acquainted.
engine-no-player = no player '{ $name }' for { $game }; the players are: { $known }
engine-machine-simple = Machine: simple
engine-plays-by-sound-principles-without-looking = Plays by sound principles, without looking far.
engine-text = { $name } ({ $game }): { $missing }
engine-levels-for-1 = the levels for { $game } are 1 to { $count }
engine-quit = the engine has quit; start it again
engine-not-started = { $command } cannot be started: { $why }
engine-quit-before = the engine has quit: '{ $line }' could not be sent
engine-too-late = the engine has not answered in time
