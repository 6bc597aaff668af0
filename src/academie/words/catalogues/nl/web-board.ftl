web-board-turn = De beurt
web-board-undo = Ongedaan maken
web-board-confirm = Bevestigen
web-board-confirm-nothing = Bevestigen: niets te spelen
web-board-which = Welke?
web-board-can-move = kan zetten
web-board-destination = bestemming
web-board-can-point = kan worden aangewezen
web-board-empty = leeg
web-board-undone = Ongedaan gemaakt.
web-board-put-back = Teruggezet.
web-board-played = Gespeeld: { $move }
web-board-complete = De beurt is compleet. Enter om te bevestigen.
web-board-moved = { $from } naar { $to }.
web-board-held = { $from } in de hand, naar: { $to }.
web-board-keys = Pijltjestoetsen om te bewegen, Enter om op te pakken en neer te zetten, Page Down naar wat kan zetten, Backspace om ongedaan te maken, Escape om terug te zetten.
web-board-board = { $title }. { $keys }
web-board-place = { $place }: { $standing }
web-board-white = Wit
web-board-black = Zwart
web-board-possible-moves = Mogelijke zetten
web-board-draughtboard = Dambord
web-board-chessboard = Schaakbord
web-board-to-move = { $player } aan zet.
web-board-to-move-check = { $player } aan zet, schaak.
web-board-take = slaan { $squares }
web-board-pushing = met de pion naar { $square }
web-board-no-pawn = zonder een pion op te spelen
web-board-white-king = witte koning
web-board-black-king = zwarte koning
web-board-white-queen = witte dame
web-board-black-queen = zwarte dame
web-board-white-rook = witte toren
web-board-black-rook = zwarte toren
web-board-white-bishop = witte loper
web-board-black-bishop = zwarte loper
web-board-white-knight = wit paard
web-board-black-knight = zwart paard
web-board-white-pawn = witte pion
web-board-black-pawn = zwarte pion
web-board-king = Koning
web-board-queen = Dame
web-board-rook = Toren
web-board-bishop = Loper
web-board-knight = Paard
web-board-pawn = Pion
web-board-square = veld { $square }
web-board-draughts-white-man = witte schijf
web-board-draughts-white-king = witte dam
web-board-draughts-black-man = zwarte schijf
web-board-draughts-black-king = zwarte dam
web-board-off = uitgespeelde schijven, { $player }
web-board-bar = schijven in de hand, { $player }
web-board-outside = schijven om in te brengen, { $player }
web-board-pile = { $place }, stapel
web-board-hole = gat { $number }, { $player }
web-board-points = { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }, { $player }
web-board-reserve = jetons in voorraad
web-board-white-men = { $count ->
        [one] { $count } witte schijf
       *[other] { $count } witte schijven
    }
web-board-black-men = { $count ->
        [one] { $count } zwarte schijf
       *[other] { $count } zwarte schijven
    }
web-board-jetons = { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
web-board-fichets = { $count ->
        [one] { $count } pen
       *[other] { $count } pennen
    }
web-board-pavillons = { $count ->
        [one] { $count } pen met vlaggetje
       *[other] { $count } pennen met vlaggetje
    }
web-board-dice = { $player } gooide { $dice }.
web-board-side = { $place } van { $player }
web-board-your-side = uw { $place }
web-board-their-side = zijn { $place }
web-board-stack-side = stapel aan de kant van { $player }
web-board-known-coin-bourgeois = coin bourgeois
web-board-known-case-du-diable = case du diable
web-board-known-case-de-l-ecolier = case de l’écolier
web-board-stack = stapel
web-board-corner = hoek
web-board-trictrac = Trictracbord
web-board-toute-table = Toute-tablebord
web-board-revertier = Revertierbord
web-board-jacquet = Jacquetbord
web-board-garanguet = Garanguetbord
web-board-plein = Pleinbord
web-board-tourne-case = Tourne-casebord
web-board-rabattues = Bord van dames rabattues
web-board-dominoes = Dominotafel
web-board-tiles = { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
web-board-tiles-hidden = { $tiles }, gesloten
web-board-tile = steen { $tile }
web-board-boneyard = { $count ->
        [one] { $count } steen in de pot
       *[other] { $count } stenen in de pot
    }
web-board-player = Speler { $number }
web-board-player-to-play = { $player } is aan de beurt.
web-board-line = de rij
web-board-left-end = linkereinde
web-board-right-end = rechtereinde
web-board-in-hand = in de hand
web-board-place-marked = { $place }, { $mark }
