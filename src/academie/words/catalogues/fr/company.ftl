company-ecrire = Trictrac à écrire
company-poule = Poule au trictrac
company-tour-a-tour = Trictrac tour à tour

company-law-accepts = une règle du trictrac : { $names }
company-players = Nombre de joueurs
company-law = Règle du trictrac
company-law-about = La règle selon laquelle se joue chaque coup.
company-holes = Trous à faire
company-holes-about = Douze pour une partie, six pour un marqué ; moins pour jouer plus vite.
company-form = Forme de la partie
company-form-about = Sans choix, le nombre de joueurs en décide.
company-partner-first = Lequel des deux associés joue d’abord
company-partner-first-about = À la chouette, les deux associés tirent entre eux à qui commence.
company-option-marques = Nombre de marqués
company-option-marques-about = Huit ou douze d’ordinaire ; autant pour chaque compte.
company-option-fiches = Queue, en fiches
company-option-fiches-about = Ce que le compte le plus chargé paie en plus.
company-most-parties = Parties au plus
company-most-parties-about = Si personne n’a pris la poule après ces parties, on la partage.
company-option-parties = Nombre de parties
company-option-parties-about = D’ordinaire, deux par joueur.
company-partner-first-short = Associé
company-form-tete-a-tete = Tête à tête
company-form-chouette = Chouette : un contre deux
company-form-deux-contre-deux = Deux contre deux
company-form-a-tourner = À tourner : chacun pour soi

company-refait-linear = double, triple, quadruple…
company-refait-doubling = deux, quatre, huit fois…
company-jeton-queue-none = il n’y en a pas : on écrit au crayon
company-jeton-queue-deducted = au joueur qui a le plus gagné par les marqués, même s’il doit des postillons
company-jeton-queue-compensated = de même, mais une queue compense l’autre
company-next-dice-leaver = le joueur qui s’en est allé
company-next-dice-thrown = tirés au sort chaque fois
company-price-jeton = le jeton
company-price-fiche = la fiche
company-rules-lep-1818 = À écrire, selon Lepeintre 1818
company-rules-crayon = À écrire, au crayon
company-rules-compensated = À écrire, une queue compensant l’autre
company-rules-octuple = À écrire, jusqu’à l’octuple bredouille
company-rules-progression = À écrire, bredouilles sans fin
company-rules-doubling = À écrire, consolation doublée à chaque refait
company-rules-poule = Poule, parties gagnées de suite
company-rules-poule-letter = Poule, à la lettre de Lepeintre
company-rules-tour = Tour à tour, le vainqueur reste
company-usual-marques = Nombre usuel de marqués
company-consolation = La consolation, en jetons
company-refait = La consolation après des refaits
company-bredouille-every = Trous de suite qui doublent le marqué
company-bredouille-cap = Le marqué se multiplie au plus par
company-postillon-first = Le premier postillon, en jetons
company-postillon-next = Chaque postillon suivant
company-queue = La queue, en fiches
company-jetons-a-marque = Jetons qui valent un marqué
company-jeton-queue = La queue des jetons
company-price = Ce qui porte le prix
company-jetons-a-fiche = Jetons d’une fiche
company-fiche-from = Jetons restants qui font une fiche
company-next-dice = Qui a les dés du marqué suivant
company-partner-advises = L’associé qui regarde peut conseiller
company-idle-consolation = Le joueur qui ne joue pas a la consolation
company-fewest = Joueurs au moins
company-in-succession = Les parties qui prennent la poule se gagnent de suite
company-stakes-again = Un joueur qui revient au jeu remet sa mise
company-refait-short = Consolation
company-bredouille-cap-short = Bredouilles
company-jeton-queue-short = Queue des jetons
company-price-short = Prix
company-partner-advises-short = Conseil de l’associé
company-in-succession-short = De suite
company-stakes-again-short = Nouvelle mise

company-measure-written = points écrits

company-for-marque = pour le marqué
company-for-idle = de consolation
company-for-postillon = de postillon
company-for-jeton-queue = pour la queue des jetons
company-for-queue = pour la queue
company-marque-written = { $player } ({ $winner }) gagne le marqué, { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    } à { $against }{ $times ->
        [1] { "" }
        [2] , en petite bredouille, double
        [4] , en grande bredouille, quadruple
       *[other] , { $times } fois
    } : { $points } points sur { $loser }
company-exchanged = { $rises } { $count ->
        [one] cède
       *[other] cèdent
    } la place à { $enters } : { $white } a les dames blanches, { $black } les noires
company-poule-taken = { $player } emporte la poule : { $pot }
company-poule-shared = La poule de { $pot } se partage
company-seat-staked = { $player } entre et mise : la poule est de { $pot }
company-paid = { $payer } paie { $paid } à { $payee }

company-sheet-poule = Poule au trictrac
company-sheet-tour = Trictrac tour à tour, le vainqueur reste
company-sheet-marque = marqué
company-sheet-partie = partie
company-sheet-plays = joue
company-sheet-holes = trous
company-sheet-consolation = consol.
company-sheet-owes = doit
company-sheet-wins = gagne{ $stakes ->
        [1] { "" }
       *[other] { " " }×{ $stakes }
    }
company-sheet-loses = perd{ $stakes ->
        [1] { "" }
       *[other] { " " }×{ $stakes }
    }
company-sheet-made = marqués faits
company-sheet-points = points
company-sheet-postillon = postillon
company-sheet-jeton-queue = queue des jetons
company-sheet-queue = queue
company-sheet-total = total dû
company-sheet-won = parties gagnées
company-sheet-staked = mises
company-sheet-taken = retiré de la poule
company-sheet-balance = solde
company-sheet-bredouille = ⚑ bredouille : chaque pavillon double (petite ×2, grande ×4)
company-sheet-refait = r : après un refait
company-sheet-quits = Personne ne doit rien.
company-sheet-chouette = Trictrac à écrire, à la chouette
company-sheet-deux-contre-deux = Trictrac à écrire, deux contre deux
company-sheet-a-tourner = Trictrac à écrire, à tourner
company-length-and-rules = en { $marques ->
        [one] { $marques } marqué
       *[other] { $marques } marqués
    } · { $rules }
company-sheet-parties = en { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
company-sheet-at-most = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } au plus
company-jetons = { $amount } { $count ->
        [one] jeton
       *[other] jetons
    }
company-fiches = { $amount } { $count ->
        [one] fiche
       *[other] fiches
    }
company-stakes = { $amount } { $count ->
        [one] mise
       *[other] mises
    }
company-sheet-paid = { $payer } paie { $sum } à { $payee }.
company-sheet-next = À jouer : { $white } (Blanc) contre { $black } (Noir).
company-owed = { $payers } { $count ->
        [one] doit
       *[other] doivent
    } { $jetons } { $why } à { $payees }
company-partners = { $one } & { $two }
company-law-unknown = { $name } : { $reason }
company-form-people = { $form } se joue à { $numbers }, non à { $people }
company-not-ended = la partie n’est pas finie : on ne peut encore rien écrire
company-other-form = { $played ->
        [marque] on joue un marqué, non une partie
       *[partie] on joue une partie, non un marqué
    }
company-marques-uneven = { $marques } marqués ne se partagent pas également entre { $accounts } comptes
company-marques-all-played = les { $marques } marqués sont tous joués
company-marques-left = { $played ->
        [one] { $played } marqué sur { $marques } est joué
       *[other] { $played } marqués sur { $marques } sont joués
    }
company-needs-winner = une partie a un gagnant
company-needs-people = cette forme se joue de { $least } à { $most } personnes, non à { $people }
company-needs-parties = { $parties } parties ne peuvent pas se jouer : convenez d’une au moins
company-poule-over = la poule est prise, ou partagée
company-poule-open = la poule se joue encore
company-parties-all-played = les { $parties } parties sont toutes jouées
company-parties-left = { $played ->
        [one] { $played } partie sur { $parties } est jouée
       *[other] { $played } parties sur { $parties } sont jouées
    }
company-no-rules = pas de règles { $name } à écrire ; il y a : { $names }
company-no-company = { $text } n’est pas une partie en compagnie : écrivez la position du tablier, | et les joueurs
company-table-not-read = une table à la main se conserve par ses coups et ne se relit pas
company-other-people = ce compte n’est pas celui de ces joueurs
company-no-form = { $word } n’est pas une forme de partie selon { $rules }
company-field-missing = il manque { $field }
company-not-in-company = ce n’est pas une partie en compagnie : { $rules }
company-seats-wrong = { $people } joueurs ne peuvent pas s’asseoir aux places { $seats }
company-settled-but-played = tout est réglé, et l’on joue encore sur le tablier
company-wrong-people = les joueurs au tablier ne sont pas ceux dont c’est le tour
company-wrong-board = le tablier n’est pas joué dans la forme ou au nombre de trous convenus
