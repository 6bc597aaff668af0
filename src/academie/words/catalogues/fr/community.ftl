community-own-account = c’est votre propre compte
community-account-needed = il faut un compte, de part et d’autre ; créez d’abord un compte
community-apart = vous et ce joueur n’avez plus affaire l’un à l’autre : l’un de vous a bloqué l’autre
community-no-challenges = { $name } n’accepte pas vos défis
community-no-messages = { $name } n’accepte pas vos messages
community-most-related = cette liste a au plus { $most } noms ; retirez-en un d’abord
community-invalid-message = un message a de 1 à { $most } caractères
community-no-links = les nouveaux comptes et les invités n’envoient pas de liens ; vous le pourrez après { $days } jours
community-guests-silent = les invités n’écrivent pas à cette table ; créez un compte pour prendre part au tchat
community-repeated = vous venez de le dire
community-other-room = joueurs et spectateurs parlent à part jusqu’à la fin de la partie

community-no-decision = cette décision n’existe pas
community-appealed = vous avez déjà fait appel de cette décision
community-lifted = cette décision est déjà levée
community-closed = ce compte est fermé : { $reason } Vous pouvez faire appel à la page « Décisions ».
community-suspended = ce compte est suspendu jusqu’au { $until } : { $reason } Vous pouvez faire appel à la page « Décisions ».
community-muted = ce compte ne peut ni parler ni écrire jusqu’au { $until } : { $reason } Vous pouvez faire appel à la page « Décisions ».

community-no-line = ce que vous signalez n’est plus là
community-not-their-game = ce joueur n’a pas joué cette partie
community-reason-needed = donnez une raison

community-not-staff = cette page est réservée aux modérateurs
community-factor-needed = ce rôle demande un second facteur : ajoutez d’abord au compte une clé d’accès ou des codes
community-guest-role = un invité n’a pas de rôle ; la personne doit avoir un compte

community-no-case = cette affaire n’existe pas ou est close
community-case-taken = un autre modérateur s’occupe de cette affaire
community-case-concerned = cette affaire vous concerne ; un autre modérateur en décide
community-case-staff = cette affaire concerne quelqu’un qui a un rôle ; un administrateur en décide
community-days-needed = dites pour combien de jours, de 1 à { $most }
community-game-needed = indiquez une partie terminée de ce joueur
community-annulled = cette partie est déjà annulée
community-second-needed = vous avez proposé de fermer ce compte ; un second modérateur doit être d’accord
community-not-proposed = personne n’a proposé de fermer ce compte
community-own-decision = cette décision vous concerne ; un autre modérateur décide de l’appel
community-appeal-decided = cet appel est déjà décidé

community-notice-message = { $player } vous a écrit
community-notice-to-message = Lire le message
community-notice-decision = Les modérateurs ont pris une décision sur votre compte
community-notice-to-decision = Lire la décision et sa raison
community-notice-appeal = Votre recours a reçu une réponse
community-notice-upheld = Votre signalement a été suivi d’effet
community-notice-dismissed = Votre signalement a été examiné ; rien n’appelait une mesure
community-notice-thanks = Merci d’aider à rendre ce lieu agréable.
