web-missing-title = Deze pagina staat niet op het bord
web-missing-ways-on = Probeer een van deze pagina’s:
web-missing-game = Deze partij bestaat niet.
web-missing-lesson = Deze les bestaat niet.
web-missing-study = Deze studie bestaat niet.
web-missing-rules = Van een spel met deze naam staan hier geen regels.
web-missing-page = Deze pagina staat niet op het bord.
web-missing-player = Geen speler heeft deze naam.
