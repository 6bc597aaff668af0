chess-name = Échecs
chess-lead = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $much ->
    [one] pion
   *[other] pions
}

chess-over = la partie est finie
chess-claim-line = Ligne d’échecs

chess-found-over = La ligne finit la partie sur l’échiquier.
chess-found-score = Stockfish donne { $score } à Blanc.
chess-no-line = { $study } n’a pas de ligne « { $line } »

chess-white-begins = selon { $rules }, Blanc commence ({ $article })
chess-position-first = une position dit qui commence : ôtez first
chess-bad-position = position { $position } : { $wrong }

chess-needed = les échecs demandent python-chess : pip install academie[chess]

chess-promotion-any = toute pièce sauf un roi
chess-promotion-lost = une pièce que l’on a perdue
chess-fide = Règles du jeu de la FIDE
chess-philidor = Philidor
chess-german = Coutumes allemandes, selon Philidor
chess-light-square-at-right = Case blanche à droite
chess-either-may-begin = Noir peut commencer
chess-opening-moves = Coups de suite pour commencer
chess-en-passant = Un pion peut être pris en passant
chess-castling-pushes-pawn = On peut pousser le pion de la tour en roquant
chess-promotion = Ce que devient un pion à dame
chess-dead-position = Nulle dès que personne ne peut plus mater
chess-claim-repetition = Répétitions d’une position qui laissent réclamer la nulle
chess-claim-quiet = Coups sans prise ni pion qui laissent réclamer la nulle
chess-repetition = Répétitions d’une position qui font nulle d’office
chess-quiet-moves = Coups sans prise ni pion qui font nulle d’office
chess-first = Qui commence
chess-position = Position de départ (FEN)
chess-opening-moves-short = Coups pour commencer
chess-en-passant-short = Prise en passant
chess-castling-pushes-pawn-short = Pion poussé en roquant
chess-promotion-short = Promotion
chess-setup-no-white-king = Blanc n’a pas de roi
chess-setup-no-black-king = Noir n’a pas de roi
chess-setup-too-many-kings = il y a trop de rois
chess-setup-too-many-white-pawns = Blanc a trop de pions
chess-setup-too-many-black-pawns = Noir a trop de pions
chess-setup-pawns-on-backrank = il y a des pions sur la première ou la dernière rangée
chess-setup-too-many-white-pieces = Blanc a trop de pièces
chess-setup-too-many-black-pieces = Noir a trop de pièces
chess-setup-bad-castling-rights = le roque est permis alors que roi ou tour a bougé
chess-setup-invalid-ep-square = aucun pion n’a pu passer la case donnée pour la prise en passant
chess-setup-opposite-check = le joueur qui vient de jouer est en échec
chess-setup-empty = l’échiquier est vide
chess-setup-too-many-checkers = trop de pièces donnent échec
chess-setup-impossible-check = cet échec n’a pu se produire
chess-setup-too-many-of-a-kind = { $player } a { $count } { $kind ->
        [knight] cavaliers
        [bishop] fous
        [rook] tours
       *[queen] dames
    } ; il y en a { $most }

chess-illegal = ce coup n’est pas permis ici

chess-title = Position d’échecs
chess-to-move-in-check = au trait, en échec
chess-count = { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }, { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }
chess-side = { $player } : { $pieces }.
chess-to-move = { $player } au trait.
chess-kings-on = { $count ->
        [one] { $count } roi
       *[other] { $count } rois
    } en { $squares }
chess-queens-on = { $count ->
        [one] { $count } dame
       *[other] { $count } dames
    } en { $squares }
chess-rooks-on = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } en { $squares }
chess-bishops-on = { $count ->
        [one] { $count } fou
       *[other] { $count } fous
    } en { $squares }
chess-knights-on = { $count ->
        [one] { $count } cavalier
       *[other] { $count } cavaliers
    } en { $squares }
chess-pawns-on = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } en { $squares }
chess-in-check = en échec
chess-letter = { $kind ->
        [pawn] P
        [knight] C
        [bishop] F
        [rook] T
        [queen] D
       *[king] R
    }
chess-move = { $piece }{ $to }{ $check }
chess-move-promoting = { $to }={ $piece }{ $check }

chess-level-1 = Stockfish à peine éveillé : se contente de coups qui perdent un pion.
chess-level-2 = Distrait : laisse passer de petites fautes.
chess-level-3 = Joue comme un bon débutant.
chess-level-4 = Joue comme un habitué de café.
chess-level-5 = Se trompe rarement de beaucoup.
chess-level-6 = Ne commet que des imprécisions.
chess-level-7 = Examine cent mille positions par coup : très fort.
chess-level-8 = Examine un million de positions par coup.
chess-stockfish = Stockfish

chess-no-stockfish = Stockfish n’est pas installé : apt install stockfish, ou dites par { $place } où il est
chess-stockfish-fails = Stockfish a échoué : { $wrong }
chess-stockfish-start = { $program } ne peut être lancé : { $wrong }

chess-measure-piece = pièce voulue en { $at }
chess-no-board = { $rules } ne se joue pas sur un échiquier
chess-measure-material = pièces de cette sorte
chess-measure-mates = mat forcé

chess-why-mate = échec et mat
chess-why-stalemate = pat
chess-why-dead = plus personne ne peut mater
chess-why-repetition = la même position est revenue
chess-why-quiet = trop de coups sans prise ni pion joué
chess-drawn = Partie nulle : { $why }
chess-won = { $player } gagne : { $why }
chess-takes = { $player } prend { $piece ->
        [pawn] un pion
        [knight] un cavalier
        [bishop] un fou
        [rook] une tour
       *[queen] une dame
    } en { $square }
chess-takes-en-passant = { $player } prend un pion en { $square } en passant
chess-castles = { $player } roque du côté { $side ->
        [queen] de la dame
       *[king] du roi
    }
chess-castles-pushing = { $player } roque du côté { $side ->
        [queen] de la dame
       *[king] du roi
    } en poussant le pion en { $square }
chess-promotes = { $player } fait { $piece ->
        [knight] un cavalier
        [bishop] un fou
        [rook] une tour
       *[queen] une dame
    } en { $square }
chess-gives-check = { $player } donne échec
chess-no-move = « { $text } » n’est pas un coup : écrivez e2e4, e7e8q, ou comme on le fait Cf3, exd5, O-O, e8=D
chess-not-legal = « { $text } » n’est pas permis ici ; essayez : { $choices }
chess-ambiguous = « { $text } » peut être plusieurs coups : nommez la colonne ou la rangée de départ
chess-fen = « { $text } » n’est pas une position d’échecs : écrivez-la en FEN
chess-fen-counts = « { $text } » n’est pas une position d’échecs : elle finit par deux nombres au plus
chess-pgn-game = PGN est pour les échecs
chess-pgn-rules = PGN ne peut écrire les coups de { $rules } tels qu’ils sont convenus
chess-pgn-no-game = ce n’est pas une partie en PGN
chess-pgn-errors = la partie ne peut être lue : { $errors }
