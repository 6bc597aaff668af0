web-front-title = Académie – play trictrac and the games of its age
web-front-headline = Play trictrac, and the great games of its age
web-front-lead = Draughts, dominoes and Philidor’s chess too: { $count } games, with people or with the machine.
web-front-promise = Free, no account. Every point is explained from the old treatises.
web-front-play = Play
web-front-learn = Learn in ten minutes
web-front-throw = Throw the dice
web-front-throw-again = Throw again
web-front-board = The board: a position of trictrac with the men of both players
web-front-question = You have the black men, and the dice. What will they be worth?
web-front-question-about = At trictrac you score for what your throw could do; nothing is ever taken off.
web-front-nothing = Nothing this time
web-front-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-front-points-holes = { $holes ->
        [one] { $points } points: one hole
       *[other] { $points } points: { $holes } holes
    }
web-front-rule = Twelve points make a hole, twelve holes win the game.
web-front-rule-double = Twelve points make a hole; unbroken, it counts double.
web-front-onward = Now play it: first lesson, ten minutes
web-front-hit-battre-le-coin = Their empty corner { $point } is hit
web-front-hit-battre-a-vrai = The man on { $point } is hit
web-front-hit-battre-a-faux = The man on { $point } is hit falsely: to White
web-front-source = First figure of the second treatise, ch. IX
web-front-book = Académie universelle des jeux
web-front-see = see it in the library
web-front-now = Right now
web-front-live = live
web-front-own-game = Your game goes on
web-front-own-game-about = { $others ->
        [one] { $game } · against { $player }
       *[other] { $game } · against { $player } and others
    }
web-front-live-about = { $count ->
        [one] { $game } · { $count } watching
       *[other] { $game } · { $count } watching
    }
web-front-players = { $one } – { $two }
web-front-players-more = { $one } – { $two } – …
web-front-last-game = Last game: { $players }
web-front-last-game-about = { $game } · replay it move by move
web-front-first-game = No game is on just now
web-front-first-game-about = The machine is always free
web-front-tables = { $count ->
        [one] { $count } open table
       *[other] { $count } open tables
    }
web-front-table-first = { $player }, { $game }
web-front-no-tables = No open table
web-front-no-tables-about = Be the first to open one
web-front-study = From the library today
web-front-puzzle = Puzzle of the day
web-front-puzzle-about = { $game } · find the best move
web-front-join = Join
web-front-games = { $count } games
web-front-rules = The rules of them all
web-front-family-trictrac = Trictrac
web-front-family-trictrac-about = Points for what the dice could do
web-front-family-same-board = On the same board
web-front-family-same-board-about = Races, hits and stacks
web-front-family-other-boards = Other boards
web-front-family-other-boards-about = No dice, or tiles
web-front-game-trictrac = The great game: first to twelve holes
web-front-game-ecrire = Several rounds on a score sheet
web-front-game-toc = Brisk: every point is a hole
web-front-game-poule = Three to six, for the pool
web-front-game-tour-a-tour = The winner stays at the table
web-front-game-toute-table = Gammon: the father of backgammon
web-front-game-jacquet = A race behind the courier
web-front-game-revertier = All round the board and home
web-front-game-garanguet = A race with three dice
web-front-game-plein = First to fill the table
web-front-game-tourne-case = Three men each, low die first
web-front-game-rabattues = Lay the stacks down, then lift
web-front-game-dames = A hundred squares, flying kings
web-front-game-echecs = As Philidor played, or today’s
web-front-game-dominos = Six games, hands hidden
web-front-why-rulings = Every ruling says why
web-front-why-rulings-about = Tap a point you scored and read the article it rests on: Lepeintre 1818, the Académie of 1806, Manoury 1787.
web-front-why-dice = Dice nobody can steer
web-front-why-dice-about = The seed is sealed before the first throw and opened after the last. Check every throw in your browser.
web-front-why-library = A library you can play
web-front-why-library-about = Read the old books with a board beside the page; try the other move; see whether the author was right.
