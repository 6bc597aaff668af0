web-missing-title = This page is not on the board
web-missing-ways-on = Try one of these pages instead:
web-missing-game = There is no such game.
web-missing-lesson = There is no such lesson.
web-missing-study = There is no such study.
web-missing-rules = No game of this name has rules here.
web-missing-page = This page is not on the board.
web-missing-player = No player has this name.
