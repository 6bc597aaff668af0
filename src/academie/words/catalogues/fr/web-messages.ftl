web-messages-title = Messages
web-messages-unread = { $count ->
    [0] Messages
    [one] Messages, un non lu
   *[other] Messages, { $count } non lus
    }
web-messages-none = Aucun message encore. Ouvrez la page d’un joueur pour lui écrire.
web-messages-choose = Choisissez une conversation.
web-messages-guest = Les invités n’ont pas de messages. Créez un compte pour écrire à d’autres joueurs.
web-messages-back = Toutes les conversations
web-messages-you = Vous : { $text }
web-messages-empty = Rien d’écrit encore.
web-messages-older = Messages antérieurs
web-messages-write = Votre message à { $name }
web-messages-send = Envoyer
web-messages-read = Lu
web-messages-delete = Supprimer la conversation
web-messages-delete-sure = Supprimer cette conversation pour vous ? { $name } garde la sienne.
web-messages-refused = { $name } n’accepte pas vos messages.
web-messages-kept = Les messages sont gardés un an.
web-messages-report = Signaler ce message
web-messages-new = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
    }
