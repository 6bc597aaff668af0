chess-name = Schaken
chess-lead = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $much ->
    [one] pion
   *[other] pionnen
}
chess-over = de partij is afgelopen
chess-claim-line = Schaakvariant
chess-found-over = De variant beëindigt de partij op het bord.
chess-found-score = Stockfish geeft wit { $score }.
chess-no-line = { $study } heeft geen variant ‘{ $line }’
chess-white-begins = volgens { $rules } begint wit ({ $article })
chess-position-first = een stelling zegt al wie begint: laat first weg
chess-bad-position = stelling { $position }: { $wrong }
chess-needed = schaken vereist python-chess: pip install academie[chess]
chess-promotion-any = elk stuk behalve een koning
chess-promotion-lost = een stuk dat de speler heeft verloren
chess-fide = FIDE-regels voor het schaakspel
chess-philidor = Philidor
chess-german = Duitse gewoonten, zoals Philidor ze beschrijft
chess-light-square-at-right = Een wit veld rechtsonder
chess-either-may-begin = Zwart mag beginnen
chess-opening-moves = Openingszetten achter elkaar
chess-en-passant = Pionnen kunnen en passant geslagen worden
chess-castling-pushes-pawn = Bij het rokeren mag de torenpion mee vooruit
chess-promotion = Waartoe een pion promoveert
chess-dead-position = Remise zodra niemand mat kan zetten
chess-claim-repetition = Herhalingen van een stelling waarbij remise geclaimd mag worden
chess-claim-quiet = Zetten zonder slag of pionzet waarbij remise geclaimd mag worden
chess-repetition = Herhalingen van een stelling die remise maken
chess-quiet-moves = Zetten zonder slag of pionzet die remise maken
chess-first = Wie begint
chess-position = Beginstelling (FEN)
chess-opening-moves-short = Openingszetten
chess-en-passant-short = En passant
chess-castling-pushes-pawn-short = Pionzet bij het rokeren
chess-promotion-short = Promotie
chess-setup-no-white-king = wit heeft geen koning
chess-setup-no-black-king = zwart heeft geen koning
chess-setup-too-many-kings = er zijn te veel koningen
chess-setup-too-many-white-pawns = wit heeft te veel pionnen
chess-setup-too-many-black-pawns = zwart heeft te veel pionnen
chess-setup-pawns-on-backrank = er staan pionnen op de eerste of laatste rij
chess-setup-too-many-white-pieces = wit heeft te veel stukken
chess-setup-too-many-black-pieces = zwart heeft te veel stukken
chess-setup-bad-castling-rights = rokeren is toegestaan waar koning of toren al gespeeld heeft
chess-setup-invalid-ep-square = geen pion kan het en-passantveld gepasseerd zijn
chess-setup-opposite-check = de speler die net gezet heeft, staat schaak
chess-setup-empty = het bord is leeg
chess-setup-too-many-checkers = te veel stukken geven schaak
chess-setup-impossible-check = dit schaak kan niet ontstaan zijn
chess-setup-too-many-of-a-kind = { $player } heeft { $count } { $kind ->
        [knight] paarden
        [bishop] lopers
        [rook] torens
       *[queen] dames
    }; er zijn er { $most }
chess-illegal = dat is in deze stelling niet toegestaan
chess-title = Schaakstelling
chess-to-move-in-check = aan zet, schaak
chess-count = { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pionnen
    }, { $pieces ->
        [one] { $pieces } stuk
       *[other] { $pieces } stukken
    }
chess-side = { $player }: { $pieces }.
chess-to-move = { $player } aan zet.
chess-kings-on = { $count ->
        [one] { $count } koning
       *[other] { $count } koningen
    } op { $squares }
chess-queens-on = { $count ->
        [one] { $count } dame
       *[other] { $count } dames
    } op { $squares }
chess-rooks-on = { $count ->
        [one] { $count } toren
       *[other] { $count } torens
    } op { $squares }
chess-bishops-on = { $count ->
        [one] { $count } loper
       *[other] { $count } lopers
    } op { $squares }
chess-knights-on = { $count ->
        [one] { $count } paard
       *[other] { $count } paarden
    } op { $squares }
chess-pawns-on = { $count ->
        [one] { $count } pion
       *[other] { $count } pionnen
    } op { $squares }
chess-in-check = schaak
chess-letter = { $kind ->
        [pawn] I
        [knight] P
        [bishop] L
        [rook] T
        [queen] D
       *[king] K
    }
chess-move = { $piece }{ $to }{ $check }
chess-move-promoting = { $to }={ $piece }{ $check }
chess-level-1 = Een slaperige Stockfish: tevreden met zetten die een pion kosten.
chess-level-2 = Verstrooid: maakt kleine fouten.
chess-level-3 = Speelt als een goede beginner.
chess-level-4 = Speelt als een vaste cafégast.
chess-level-5 = Maakt zelden grote fouten.
chess-level-6 = Maakt alleen onnauwkeurigheden.
chess-level-7 = Bekijkt 100.000 stellingen per zet: zeer sterk.
chess-level-8 = Bekijkt een miljoen stellingen per zet.
chess-stockfish = Stockfish
chess-no-stockfish = Stockfish is niet geïnstalleerd: apt install stockfish, of zet { $place } op de plek waar het staat
chess-stockfish-fails = Stockfish is mislukt: { $wrong }
chess-stockfish-start = { $program } kan niet gestart worden: { $wrong }
chess-measure-piece = gevraagd stuk op { $at }
chess-no-board = { $rules } wordt niet op een schaakbord gespeeld
chess-measure-material = stukken van die soort
chess-measure-mates = geforceerd mat
chess-why-mate = schaakmat
chess-why-stalemate = pat
chess-why-dead = niemand kan nog mat zetten
chess-why-repetition = dezelfde stelling is teruggekeerd
chess-why-quiet = te veel zetten zonder slag of pionzet
chess-drawn = Remise: { $why }
chess-won = { $player } wint: { $why }
chess-takes = { $player } slaat { $piece ->
        [pawn] een pion
        [knight] een paard
        [bishop] een loper
        [rook] een toren
       *[queen] een dame
    } op { $square }
chess-takes-en-passant = { $player } slaat en passant een pion op { $square }
chess-castles = { $player } rokeert { $side ->
        [queen] lang
       *[king] kort
    }
chess-castles-pushing = { $player } rokeert { $side ->
        [queen] lang
       *[king] kort
    } en speelt de pion naar { $square }
chess-promotes = { $player } promoveert tot { $piece ->
        [knight] paard
        [bishop] loper
        [rook] toren
       *[queen] dame
    } op { $square }
chess-gives-check = { $player } geeft schaak
chess-no-move = ‘{ $text }’ is geen zet: schrijf e2e4, e7e8q, of zoals gebruikelijk Pf3, exd5, O-O, e8=D
chess-not-legal = ‘{ $text }’ is hier niet toegestaan; probeer een van: { $choices }
chess-ambiguous = ‘{ $text }’ kunnen meerdere zetten zijn: noem de lijn of de rij waar het stuk vandaan komt
chess-fen = ‘{ $text }’ is geen schaakstelling: schrijf die als FEN
chess-fen-counts = ‘{ $text }’ is geen schaakstelling: die eindigt op hoogstens twee getallen
chess-pgn-game = PGN is voor schaken
chess-pgn-rules = PGN kan de zetten van { $rules } niet weergeven zoals afgesproken
chess-pgn-no-game = dit is geen PGN-partij
chess-pgn-errors = de partij kan niet gelezen worden: { $errors }
