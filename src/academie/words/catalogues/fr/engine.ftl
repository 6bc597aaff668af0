engine-grades-sound = Bien joué
engine-grades-doubtful = Imprécision
engine-grades-error = Faute
engine-grades-blunder = Grosse faute
engine-remark = { $grade } ({ $played }) : mieux { $best }, { $lost }
engine-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }
engine-more = +{ $much }
engine-less = −{ $much }
engine-stakes = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 3) } { $much ->
    [one] mise
   *[other] mises
}
engine-instead = { $played } au lieu de { $best }
engine-win = le gain
engine-win-in = { $moves ->
    [one] le gain en un coup
   *[other] le gain en { $moves } coups
}
engine-loss = la perte
engine-loss-in = { $moves ->
    [one] la perte en un coup
   *[other] la perte en { $moves } coups
}
engine-then = puis { $moves }

engine-no-core = son moteur est dans academie-core, qui n’est pas installé : pip install 'academie[core]'
engine-machine = Machine
engine-level = { $who } : niveau { $number }

engine-random = Machine : au hasard
engine-random-about = Joue n’importe quel coup permis. Pour une première partie.
engine-no-player = aucun joueur « { $name } » pour { $game } ; les joueurs sont : { $known }
engine-simple = Machine : simple
engine-simple-about = Joue selon de bons principes, sans voir loin.
engine-alike = { $levels ->
        [one] { $about } À peu près aussi fort que le joueur parfait.
       *[other] { $about } À peu près aussi fort que le niveau { $level }.
    }
engine-between = { $about } Plus fort que le niveau { $below }, moins fort que le niveau { $above }.
engine-unmeasured = { $about } Pas encore mesuré face aux niveaux.
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
