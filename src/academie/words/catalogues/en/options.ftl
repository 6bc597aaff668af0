options-game-no-part = the game { $key } has no '{ $name }' part

options-or = { $before } or { $names }
options-number-from = a number from { $least } to { $most }
options-made-joined-by-at-most = made of { $names } joined by '+', at most { $most }
options-text = a text
options-fixed-by-game = fixed by the game
options-one = one of { $names }
options-white = White
options-black = Black
options-not = { $name } is { $accepts }, not '{ $raw }'

options-marking-auto = done by the program
options-marking-courtois = courteously
options-marking-rigueur = in all rigour
options-marking = Who marks and watches for faults
options-marking-about = The program; or the players, in good company or in all rigour.
options-marking-short = Marked by hand

options-white-side = white
options-black-side = black
options-of-side = { $title } ({ $side })
options-called = { $name }: { $value }

options-not-left-players = { $asked } is not left to the players ({ $citation }); { $name } is { $left }
options-unknown = { $whose } has no option { $given }; it has: { $there }
options-none-known = { $whose } has no option { $given }
