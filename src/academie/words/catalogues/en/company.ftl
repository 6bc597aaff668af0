company-ecrire = Trictrac à écrire
company-poule = Poule of trictrac
company-tour-a-tour = Trictrac turn about

company-law-accepts = a law of trictrac: { $names }
company-players = How many play
company-law = Law of trictrac
company-law-about = The law by which every throw is played.
company-holes = Holes to make
company-holes-about = Twelve for a game, six for a marqué; fewer to play faster.
company-form = Form of play
company-form-about = If nothing is chosen, the number of players decides.
company-partner-first = Which of the two partners plays first
company-partner-first-about = Against a chouette, the two partners draw which of them begins.
company-option-marques = How many marqués
company-option-marques-about = Eight or twelve as a rule; as many for each account.
company-option-fiches = The queue, in fiches
company-option-fiches-about = What the account that owes most pays on top.
company-most-parties = Games at most
company-most-parties-about = If nobody has taken the poule after these games, it is shared.
company-option-parties = How many games
company-option-parties-about = As a rule, two for each player.
company-partner-first-short = Partner
company-form-tete-a-tete = Tête à tête: two
company-form-chouette = Chouette: one against two
company-form-deux-contre-deux = Two against two
company-form-a-tourner = À tourner: each for themselves

company-refait-linear = double, triple, quadruple…
company-refait-doubling = two, four, eight times…
company-jeton-queue-none = there is none: the account is kept in pencil
company-jeton-queue-deducted = to the player who gained most by the marqués, even if they owe postillons
company-jeton-queue-compensated = the same, but one queue offsets the other
company-next-dice-leaver = the player who left
company-next-dice-thrown = drawn every time
company-price-jeton = the jeton
company-price-fiche = the fiche
company-rules-lep-1818 = À écrire, after Lepeintre 1818
company-rules-crayon = À écrire, in pencil
company-rules-compensated = À écrire, one queue offsetting the other
company-rules-octuple = À écrire, up to octuple bredouille
company-rules-progression = À écrire, bredouilles without end
company-rules-doubling = À écrire, each refait doubling
company-rules-poule = Poule, games won in a row
company-rules-poule-letter = Poule, to the letter of Lepeintre
company-rules-tour = Turn about, the winner stays
company-usual-marques = The usual number of marqués
company-consolation = The consolation, in jetons
company-refait = The consolation after refaits
company-bredouille-every = Holes in a row that double the marqué
company-bredouille-cap = The marqué is multiplied at most by
company-postillon-first = The first postillon, in jetons
company-postillon-next = Each further postillon
company-queue = The queue, in fiches
company-jetons-a-marque = Jetons that are worth a marqué
company-jeton-queue = The queue of the jetons
company-price = What the price is set on
company-jetons-a-fiche = Jetons of a fiche
company-fiche-from = Jetons left over that count as a fiche
company-next-dice = Who has the dice of the next marqué
company-partner-advises = A partner who looks on may advise
company-idle-consolation = A player who sits out has the consolation
company-fewest = Players at least
company-in-succession = The games that take the poule are won in a row
company-stakes-again = A player who comes back stakes again
company-refait-short = Consolation
company-bredouille-cap-short = Bredouilles
company-jeton-queue-short = Queue of the jetons
company-price-short = Price
company-partner-advises-short = Advice of the partner
company-in-succession-short = In a row
company-stakes-again-short = Staking again

company-measure-written = points written down

company-for-marque = for the marqué
company-for-idle = as consolation
company-for-postillon = for the postillon
company-for-jeton-queue = for the queue des jetons
company-for-queue = for the queue
company-marque-written = { $player } ({ $winner }) wins the marqué, { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    } to { $against }{ $times ->
        [1] { "" }
        [2] , in petite bredouille, double
        [4] , in grande bredouille, fourfold
       *[other] , { $times } times
    }: { $points } points on { $loser }
company-exchanged = { $rises } { $count ->
        [one] makes
       *[other] make
    } way for { $enters }: { $white } is White, { $black } Black
company-poule-taken = { $player } takes the poule: { $pot }
company-poule-shared = The poule of { $pot } is shared
company-seat-staked = { $player } stakes: the poule is { $pot }
company-paid = { $payer } pays { $payee } { $paid }

company-sheet-poule = A poule of trictrac
company-sheet-tour = Trictrac turn about: the winner stays
company-sheet-marque = marqué
company-sheet-partie = game
company-sheet-plays = plays
company-sheet-holes = holes
company-sheet-consolation = consol.
company-sheet-owes = owes
company-sheet-wins = wins{ $stakes ->
        [1] { "" }
       *[other] { " " }×{ $stakes }
    }
company-sheet-loses = loses{ $stakes ->
        [1] { "" }
       *[other] { " " }×{ $stakes }
    }
company-sheet-made = marqués made
company-sheet-points = points
company-sheet-postillon = postillon
company-sheet-jeton-queue = queue des jetons
company-sheet-queue = queue
company-sheet-total = total owed
company-sheet-won = games won
company-sheet-staked = staked
company-sheet-taken = out of the poule
company-sheet-balance = balance
company-sheet-bredouille = ⚑ bredouille: each pavillon doubles (petite ×2, grande ×4)
company-sheet-refait = r: after a refait
company-sheet-quits = Nobody owes anything.
company-sheet-chouette = Trictrac à écrire, à la chouette
company-sheet-deux-contre-deux = Trictrac à écrire, two against two
company-sheet-a-tourner = Trictrac à écrire, à tourner
company-length-and-rules = in { $marques ->
        [one] { $marques } marqué
       *[other] { $marques } marqués
    } · { $rules }
company-sheet-parties = in { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
company-sheet-at-most = { $count ->
        [one] { $count } game
       *[other] { $count } games
    } at most
company-jetons = { $amount } { $count ->
        [one] jeton
       *[other] jetons
    }
company-fiches = { $amount } { $count ->
        [one] fiche
       *[other] fiches
    }
company-stakes = { $amount } { $count ->
        [one] stake
       *[other] stakes
    }
company-sheet-paid = { $payer } pays { $payee } { $sum }.
company-sheet-next = To play: { $white } (White) against { $black } (Black).
company-owed = { $payers } { $count ->
        [one] owes
       *[other] owe
    } { $payees } { $jetons } { $why }
company-partners = { $one } & { $two }
company-law-unknown = { $name }: { $reason }
company-form-people = { $form } is for { $numbers } people, not { $people }
company-not-ended = it has not ended: nothing can be written yet
company-other-form = { $played ->
        [marque] a marqué is being played, not a game
       *[partie] a game is being played, not a marqué
    }
company-marques-uneven = { $marques } marqués cannot be shared evenly by { $accounts } accounts
company-marques-all-played = all { $marques } marqués have been played
company-marques-left = { $played } of { $marques } marqués have been played
company-needs-winner = a game has a winner
company-needs-people = this needs { $least } to { $most } people, not { $people }
company-needs-parties = { $parties } games cannot be played: agree on one or more
company-poule-over = the poule is taken, or shared
company-poule-open = the poule is still played for
company-parties-all-played = all { $parties } games have been played
company-parties-left = { $played } of { $parties } games have been played
company-no-rules = no rule set { $name } à écrire; there are: { $names }
company-no-company = { $text } is no company: write the position of the board, | and who plays
company-table-not-read = a table with hands is kept by its record, and cannot be read back
company-other-people = the account is not one of these people
company-no-form = { $word } is no form of company by { $rules }
company-field-missing = { $field } is missing: a company says its { $field }
company-not-in-company = this is no game in company: { $rules }
company-seats-wrong = { $people } people do not sit on the seats { $seats }
company-settled-but-played = all is settled, and the board is still played on
company-wrong-people = the people at the board are not those who are to play
company-wrong-board = the board is not played in the form or to the holes agreed on
