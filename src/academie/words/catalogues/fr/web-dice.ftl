web-dice-title = Les dés de cette partie
web-dice-check = Vérifier les dés
web-dice-about = Chaque jet est recalculé ici, dans votre navigateur, à partir de la graine du serveur, des nonces des joueurs et des coups joués.
web-dice-how = Comment ça marche
web-dice-how-long = Avant le premier coup, le serveur a montré l’empreinte de sa graine : il ne pouvait plus en changer. Avec chaque coup, chacun a ajouté un nombre au hasard. Un jet est un HMAC-SHA-256 sous la graine ; les octets trop grands sont écartés, jamais repliés.
web-dice-not-over = La graine se révèle à la fin de la partie.
web-dice-insecure = Votre navigateur ne calcule d’empreintes que sur une page sûre (https).
web-dice-checking = Calcul en cours…
web-dice-all-agree = Tout concorde.
web-dice-not-agree = Quelque chose ne concorde pas.
web-dice-flaw-head = Événement { $event } : le journal ne finit pas par l’empreinte annoncée.
web-dice-flaw-commitment = Événement { $event } : la graine n’est pas celle dont l’empreinte a été montrée.
web-dice-flaw-reveal = Événement { $event } : la graine n’a pas été révélée.
web-dice-flaw-roll = Événement { $event } : la graine donne un autre jet.
web-dice-flaw-salt = Événement { $event } : la graine donne un autre nombre pour cacher le jet.
web-dice-flaw-link = Événement { $event } : un maillon ne découle pas du précédent.
web-dice-flaw-signature = Événement { $event } : une place a signé un autre journal.
web-dice-checked = Recalculés : { $events ->
        [one] l’empreinte de { $events } événement
       *[other] les empreintes de { $events } événements
    }, { $rolls ->
        [one] { $rolls } jet
       *[other] { $rolls } jets
    }. Non examiné : si les coups étaient permis, et ce que le serveur dit des temps.
web-dice-throws = Jets recalculés
web-dice-no-throws = Ce jeu se joue sans hasard : seule la suite des coups est vérifiée.
web-dice-seed = Graine
web-dice-fingerprint = Empreinte montrée d’avance
web-dice-throw = Jet
web-dice-drawn = Tiré
web-dice-fell = Tombé
web-dice-fell-first = Blanc { $white }, Noir { $black }
web-dice-bytes = Octets
web-dice-agrees = concorde
web-dice-differs = diffère
web-dice-discarded = { $count ->
        [one] { $count } écarté
       *[other] { $count } écartés
    }
web-dice-download-proof = Télécharger la preuve
web-dice-command-hint = À vérifier aussi chez vous :
web-dice-countersigned = contresigné par la place { $seat } jusqu’à l’événement { $seq }
web-dice-unvouched = Seules des clés que vous connaissez peuvent garantir la partie : vérifiez ce que vous avez gardé avec academie verify, --evidence et --key.
web-dice-flaw-seal = Événement { $event } : le sceau n’est celui d’aucun domino.
web-dice-about-bound = Chaque jet est recalculé ici, dans votre navigateur, à partir d’un maillon de la chaîne du serveur, d’un maillon de chaque joueur et des coups joués.
web-dice-how-long-bound = Avant la partie, le serveur et chaque joueur ont publié le premier maillon d’une chaîne, chaque maillon étant l’empreinte du suivant. Un jet prend le maillon suivant de chacun, et un joueur ne donne le sien qu’une fois que le serveur a signé le coup qui précède : personne ne peut prévoir le jet ni le changer. Le jet est un HMAC-SHA-256 sous le maillon du serveur ; les octets trop grands sont écartés, jamais repliés.
web-dice-save-evidence = Enregistrer les preuves
web-dice-no-evidence = Ce navigateur n’a rien gardé de cette partie.
web-dice-alarm = Cette table ne s’accorde pas avec ce que vous avez vu.
web-dice-alarm-now = Votre navigateur ne donne plus rien aux dés et ne signe plus rien. Enregistrez les preuves : elles montrent ce qu’on vous a dit.
web-dice-without = Ce serveur a commencé la partie sans votre clé.
web-dice-without-now = Ce qu’il dit de cette partie n’engage personne, et votre navigateur ne signe rien. Ne jouez pas ici.
web-dice-leave = Quitter la table
web-dice-it-was-me = C’était moi, dans un autre navigateur
web-dice-share-ours = Votre navigateur a sa part dans chaque jet et les vérifie tous.
web-dice-share-signed = Votre navigateur vérifie que rien de cette partie n’est changé après coup.
web-dice-share-elsewhere = { $what ->
        [tiles] Votre part dans la donne est dans le navigateur où vous vous êtes assis : la prochaine donne l’attend.
       *[dice] Votre part dans les dés est dans le navigateur où vous vous êtes assis : les jets l’attendent.
    }
web-dice-wait-elsewhere = { $what ->
        [tiles] La donne attend le navigateur où vous vous êtes assis
       *[dice] Les dés attendent le navigateur où vous vous êtes assis
    }
web-dice-wait-either = { $what ->
        [tiles] La donne attend le navigateur où vous vous êtes assis, ou { $players }
       *[dice] Les dés attendent le navigateur où vous vous êtes assis, ou { $players }
    }
web-dice-wait-players = { $what ->
        [tiles] La donne attend { $players }
       *[dice] Les dés attendent { $players }
    }
web-dice-wait-warning = { $what ->
        [tiles] La donne attend votre réponse à l’avertissement
       *[dice] Les dés attendent votre réponse à l’avertissement
    }
web-dice-wait-server = { $what ->
        [tiles] La donne attend le serveur
       *[dice] Les dés attendent le serveur
    }
web-dice-wait-now = Que faire ?
web-dice-wait-there = Ouvrez cette table dans ce navigateur-là et laissez-l’y ouverte pendant que vous jouez. S’il vous avertit d’un coup qu’il n’a pas envoyé, dites-y que c’était vous.
web-dice-wait-anew = Recommencer ici
web-dice-share-unable = Ce navigateur ne garde rien (une fenêtre privée ?) : vous jouez sans part dans les dés.
web-dice-share-failed = Ce navigateur ne garde plus ce qu’il doit garder. Rechargez la page.
web-dice-key-changed = Ce serveur ne signe plus avec la même clé qu’à votre première visite. Demandez pourquoi à qui le tient.
web-dice-flaw-entry = Événement { $event } : le registre public du serveur n’a pas cette partie.
web-dice-entered = Inscrite au registre public du serveur : l’ouverture sous { $open }, la fin sous { $end }.
web-dice-key = Place { $seat } : clé de l’inscription { $entry }, { $date }. Seul le registre entier montre si elle a été révoquée avant la partie.
web-dice-cosigned = Cosignée par { $names }. Cette page ne connaît pas leurs clés : vérifiez-les par academie verify et --policy.
web-dice-uncosigned = Aucun témoin n’a encore cosigné le registre : d’autres pourraient s’en voir montrer un autre.
