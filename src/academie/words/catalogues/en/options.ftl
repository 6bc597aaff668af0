options-no-part = the game { $key } has no '{ $name }' part

options-or = { $before } or { $names }
options-number = a number from { $least } to { $most }
options-joined = made of { $names } joined by '+', at most { $most }
options-text = a text
options-fixed-by-game = fixed by the game
options-one-of = one of { $names }
options-white = White
options-black = Black
options-refused = { $name } is { $accepts }, not { $raw }

options-marking-auto = done by the program
options-marking-courtois = courteously
options-marking-rigueur = strictly
options-marking = Who marks and watches for faults
options-marking-about = The program; or the players, courteously or strictly.
options-marking-short = Marked by hand

options-white-side = white
options-black-side = black
options-of-side = { $title } ({ $side })
options-called = { $name }: { $value }

options-not-left = { $asked } is not left to the players ({ $citation }); { $name } is { $left }
options-unknown = { $whose } has no option { $given }; it has: { $known }
options-none-known = { $whose } has no option { $given }
options-not-written = an option is written name=value, not '{ $text }'
