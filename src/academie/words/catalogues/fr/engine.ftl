engine-grades-sound = Bien joué
engine-grades-doubtful = Douteux
engine-grades-error = Faute
engine-grades-blunder = Grosse faute
engine-better = mieux

engine-thinks-by-academie-core-not-installed = il pense par academie-core, qui n’est pas installé : pip install ’academie[core]’
engine-machine = Machine
engine-level = { $who } : niveau { $number }

engine-machine-at-random = Machine : au hasard
engine-plays-any-legal-play-get-acquainted = Joue n’importe quel coup permis. Pour faire connaissance.
engine-no-player-for-there = pas de joueur « { $name } » pour { $game } ; il y a : { $there }
engine-machine-simple = Machine : simple
engine-plays-by-sound-principles-without-looking = Joue selon de bons principes, sans voir loin.
engine-text = { $name } ({ $game }) : { $missing }
engine-levels-for-1 = les niveaux pour { $game } vont de 1 à { $count }
