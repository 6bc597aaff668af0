engine-grades-sound = Bien joué
engine-grades-doubtful = Imprécision
engine-grades-error = Faute
engine-grades-blunder = Grosse faute
engine-remark = { $grade } ({ $played }) : mieux { $best }, { NUMBER($loss, minimumFractionDigits: 3, maximumFractionDigits: 3) }

engine-no-core = son moteur est dans academie-core, qui n’est pas installé : pip install 'academie[core]'
engine-machine = Machine
engine-level = { $who } : niveau { $number }

engine-random = Machine : au hasard
engine-random-about = Joue n’importe quel coup permis. Pour une première partie.
engine-no-player = aucun joueur « { $name } » pour { $game } ; les joueurs sont : { $known }
engine-simple = Machine : simple
engine-simple-about = Joue selon de bons principes, sans voir loin.
engine-missing = { $name } ({ $game }) : { $missing }
engine-no-level = les niveaux de { $game } vont de 1 à { $count }
engine-quit = le moteur s’est arrêté ; relancez-le
engine-not-started = { $command } ne peut pas être lancé : { $why }
engine-quit-before = le moteur s’est arrêté : « { $line } » n’a pas pu être envoyé
engine-too-late = le moteur n’a pas répondu à temps

engine-perfect = Machine : parfaite
engine-perfect-about = Joue parfaitement : le jeu est résolu, et chaque position connue.
engine-solved-damaged = la table du jeu résolu est abîmée ; refaites-la par academie solved build
engine-solved-bound = la table est fausse : la position { $number } peut durer plus qu’elle ne le dit
