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
engine-no-player-for-there = no player '{ $name }' for { $game }; there are: { $there }
engine-machine-simple = Machine: simple
engine-plays-by-sound-principles-without-looking = Plays by sound principles, without looking far.
engine-text = { $name } ({ $game }): { $missing }
engine-levels-for-1 = the levels for { $game } are 1 to { $count }
