web-head-learn = Apprendre
web-head-rules = Règles
web-head-library = Bibliothèque
web-head-my-games = Mes parties
web-head-archive = Archives
web-head-menu = Menu
web-head-language = Langue
web-head-skip = Aller au contenu
web-head-front-page = Page d’accueil
web-head-description = Les jeux de table des traités français, à jouer et à étudier.
web-head-play = Jouer
web-head-puzzles = Problèmes
web-head-settings = Réglages
web-head-more = Autres pages

web-head-messages = Messages
web-head-moderation = Modération
web-head-kept = Ce que nous gardons
