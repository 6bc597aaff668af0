chess-chess = Échecs

chess-line-chess = Ligne d’échecs

chess-line-ends-on-board-itself = La ligne finit sur l’échiquier même.
chess-stockfish-gives-white = Stockfish donne { $said } aux Blancs.

chess-by-white-begins = selon { $id }, les Blancs commencent ({ $article })

chess-needed = les échecs demandent python-chess : pip install academie[chess]

chess-promotion-any = toute pièce, sauf un roi
chess-promotion-lost = une pièce que l’on a perdue
chess-fide-laws-chess = Règles du jeu de la FIDE
chess-philidor = Philidor
chess-german-customs-as-philidor-tells-them = Coutumes allemandes, selon Philidor
chess-light-square-at-right = Case blanche à la droite
chess-either-may-begin = Les noirs peuvent commencer
chess-opening-moves = Coups de suite pour commencer
chess-en-passant = Un pion qui passe peut être pris
chess-castling-pushes-pawn = On peut pousser le pion de la tour en roquant
chess-promotion = Ce que devient un pion à dame
chess-dead-position = Remise dès que nul ne peut plus mater
chess-claim-repetition = Fois de la même position qui laissent réclamer la remise
chess-claim-quiet = Coups sans prise ni pion qui laissent la réclamer
chess-repetition = Fois qui font remise d’office
chess-quiet-moves = Coups sans prise ni pion qui font remise d’office
chess-first = Qui commence
chess-position = Position de départ (FEN)
chess-opening-moves-short = Coups pour commencer
chess-en-passant-short = Prise en passant
chess-castling-pushes-pawn-short = Pion poussé en roquant
chess-promotion-short = Pion à dame

chess-illegal = ce coup n’est pas permis ici

chess-title = Position d’échecs
chess-in-check = en échec
chess-letters = PCFTDR
chess-pawn = pion
chess-pawns = pions
chess-piece = pièce
chess-pieces = pièces
chess-king = roi
chess-kings = rois
chess-queen = dame
chess-queens = dames
chess-rook = tour
chess-rooks = tours
chess-bishop = fou
chess-bishops = fous
chess-knight = cavalier
chess-knights = cavaliers

chess-stockfish-half-asleep-content-with-moves = Stockfish à peine éveillé : se contente de coups qui perdent un pion.
chess-absent-minded-small-mistakes-slip-through = Distrait : laisse passer de petites fautes.
chess-plays-like-good-beginner = Joue comme un bon débutant.
chess-plays-like-cafe-regular = Joue comme un habitué de café.
chess-seldom-errs-by-much = Se trompe rarement de beaucoup.
chess-inexact-at-times-and-no-worse = Ne commet que des inexactitudes.
chess-looks-at-100-000-positions-move = Examine cent mille positions par coup : très fort.
chess-looks-at-million-positions-move-stronger = Examine un million de positions par coup : plus fort que quiconque.
chess-stockfish = Stockfish

chess-missing = Stockfish n’est pas installé : apt install stockfish, ou dites par { $place } où il est

chess-wanted-piece-on = pièce voulue en { $at }
chess-pieces-kind = pièces de cette sorte
chess-forced-mate = mat forcé

chess-pieces-pawn = un pion
chess-pieces-knight = un cavalier
chess-pieces-bishop = un fou
chess-pieces-rook = une tour
chess-pieces-queen = une dame
chess-why-mate = échec et mat
chess-why-stalemate = pat
chess-why-dead = plus personne ne peut mater
chess-why-repetition = la même position est revenue
chess-why-quiet = trop de coups sans prise ni pion joué
chess-drawn = Partie remise : { $why }
chess-wins = { $who } gagne : { $why }
chess-takes-on = prend { $what } en { $where }{ $passing }
chess-queens-2 = de la dame
chess-kings-2 = du roi
chess-makes-on = fait { $what } en { $where }
chess-gives-check = donne échec
