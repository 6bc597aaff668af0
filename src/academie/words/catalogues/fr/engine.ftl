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
engine-no-player = aucun joueur « { $name } » pour { $game } ; les joueurs sont : { $known }
engine-machine-simple = Machine : simple
engine-plays-by-sound-principles-without-looking = Joue selon de bons principes, sans voir loin.
engine-text = { $name } ({ $game }) : { $missing }
engine-levels-for-1 = les niveaux pour { $game } vont de 1 à { $count }
engine-quit = le moteur s’est arrêté ; relancez-le
engine-not-started = { $command } ne peut pas être lancé : { $why }
engine-quit-before = le moteur s’est arrêté : « { $line } » n’a pas pu être envoyé
engine-too-late = le moteur n’a pas répondu à temps
