web-head-learn = Leren
web-head-rules = Regels
web-head-library = Bibliotheek
web-head-my-games = Mijn partijen
web-head-archive = Archief
web-head-menu = Menu
web-head-language = Taal
web-head-skip = Naar de inhoud
web-head-front-page = Voorpagina
web-head-description = De bordspellen van de Franse traktaten, om te spelen en te bestuderen.
web-head-play = Spelen
web-head-puzzles = Problemen
web-head-settings = Instellingen
web-head-more = Meer pagina’s

web-head-messages = Berichten
web-head-moderation = Moderatie
web-head-kept = Wat we bewaren
