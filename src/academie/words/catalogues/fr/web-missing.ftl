web-missing-title = Cette page n’est pas sur le tablier
web-missing-ways-on = Essayez plutôt l’une de ces pages :
web-missing-game = Cette partie n’existe pas.
web-missing-lesson = Cette leçon n’existe pas.
web-missing-study = Cette étude n’existe pas.
web-missing-rules = Aucun jeu de ce nom n’a de règles ici.
web-missing-page = Cette page n’est pas sur le tablier.
web-missing-player = Personne ne porte ce nom ici.
