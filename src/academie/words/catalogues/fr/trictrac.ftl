trictrac-trictrac = Trictrac

trictrac-no-bredouille-shown = vous ne montrez pas de bredouille

trictrac-ecole-even = une école vaut un nombre pair de points
trictrac-ecole-to-name = l’école a déjà été renvoyée deux fois : dites de quelle faute il s’agit
trictrac-not-sent-to-school = personne ne vous a envoyé à l’école
trictrac-reason-untold = pendant deux coups, c’est à vous d’en trouver la raison
trictrac-no-ecole-in-part = aucune école n’a été marquée en partie sur vous
trictrac-nothing-to-rectify = il n’y a rien à rectifier
trictrac-nothing-to-make-marked = l’adversaire n’a rien à marquer
trictrac-cannot-impose-play = ce coup ne peut pas être imposé
trictrac-cannot-impose-replay = on ne peut pas faire rejouer l’adversaire

trictrac-already-thrown = vous avez déjà jeté
trictrac-break-before-seen = on rompt les dés de l’adversaire avant de les voir
trictrac-dice-fallen = ces dés sont déjà tombés
trictrac-broken-enough = vous avez déjà rompu assez de fois de suite
trictrac-no-dice-waiting = aucun dé n’attend
trictrac-dice-not-broken = personne n’a rompu vos dés
trictrac-not-to-test = ce n’est pas à vous d’éprouver le dé
trictrac-not-to-judge-dice = ce n’est pas à vous de juger ces dés
trictrac-stack-when = on n’empile qu’au début d’un relevé, à la table complète
trictrac-man-in-hand-most = on garde en main une dame au plus

trictrac-not-time-to-mark = ce n’est pas à vous de marquer maintenant
trictrac-jeton-place = un jeton se place sur 0, 2, 4, 6, 8 ou 10 points, non sur { $to }
trictrac-other-jeton-place = un second jeton se place sur 2, 4, 6, 8 ou 10 points, non sur { $to }
trictrac-no-jeton-to-leave = il n’y a pas de jeton à laisser derrière
trictrac-no-such-hole = il n’y a pas de trou { $to }
trictrac-no-jeton-for-bredouille = la bredouille se montre à côté d’un jeton ; le vôtre n’est pas placé
trictrac-no-second-jeton = il n’y a pas de second jeton à enlever
trictrac-second-jeton-right = l’adversaire est bien en bredouille : son second jeton reste
trictrac-nothing-to-wipe = l’adversaire n’a pas de points à effacer
trictrac-pavillon-not-here = le pavillon ne sert qu’au trictrac à écrire
trictrac-holes-not-in-row = vos derniers trous ne sont pas de suite
trictrac-pavillon-too-late = le trou suivant est pris : il est trop tard pour le pavillon
trictrac-tell-the-thrower = on dit ce que vaut un jet à l’adversaire qui a jeté
trictrac-only-thrower-decides = seul le joueur qui a jeté tient ou s’en va
trictrac-held-already = vous avez déjà dit que vous teniez
trictrac-nothing-to-adjust = il n’y a rien à adouber
trictrac-no-adoube-tout = on ne dit pas j’adoube tout : on pourrait toucher sans jouer
trictrac-no-man-there = vous n’avez pas de dame là
trictrac-not-your-play = ce n’est pas à vous de jouer
trictrac-man-let-go-already = vous avez déjà lâché une dame : jouez votre bois
trictrac-no-room-for-man = aucune de vos dames ne peut s’y poser
trictrac-coin-by-two = le coin se prend et se quitte par deux dames à la fois
trictrac-man-not-off = cette dame ne peut pas sortir

trictrac-relayed = une dame relayée par une autre n’a marché qu’une fois : dites ce qui change sur le tablier, la dame la plus reculée d’abord
trictrac-half-a-coin = le coin se tient à deux dames, ou pas du tout
trictrac-one-or-two-men = on joue une ou deux de ses dames
trictrac-not-two-men = il n’y a pas là deux dames à jouer
trictrac-no-room = aucune dame ne peut s’y poser

trictrac-doubtful = on ne tire le dernier coup d’avance que s’il n’y a plus de doute sur qui sortira le premier
trictrac-last-throw-by-agreement = cela se fait d’un commun accord et ne s’exige pas
trictrac-pour-tout-when = cela se dit avant le dernier coup de sa sortie
trictrac-pour-tout-dice = l’adversaire a le dé au relevé suivant

trictrac-only-thrower-leaves = seul le joueur qui a jeté peut s’en aller
trictrac-leave-before-wood = on s’en va avant de toucher son bois
trictrac-rest-marked = vous avez marqué votre reste : vous tenez
trictrac-said-held = vous avez dit que vous teniez
trictrac-nobody-leaving = personne ne s’en va
trictrac-sortie-no-hole = la sortie n’a pas fait de trou avec lequel s’en aller

trictrac-throw-to-play-first = attendez que le coup soit joué
trictrac-men-complete = les quinze dames y sont

trictrac-coin-barred = vous ne pouvez pas prendre votre coin à ce coup
trictrac-not-your-throw = ce n’est pas à vous de jeter
trictrac-play-to-correct-first = les dames de l’adversaire sont mal posées : en bonne compagnie on corrige cela d’abord
trictrac-number-playable = un nombre qui peut se jouer doit être joué
trictrac-man-let-go-stays = une dame lâchée reste où elle est posée
trictrac-no-correction = ce qui est joué est joué
trictrac-nothing-to-correct = il n’y a rien à corriger

trictrac-authority-lep-rigour = Lepeintre, en rigueur
trictrac-authority-lep-good-company = Lepeintre, bonne compagnie
trictrac-authority-acad-b = Académie, second traité
trictrac-authority-acad-a = Académie, premier traité
trictrac-false-case = Une fausse case
trictrac-as-strictness-about = Sans choix, ce que veulent le traité et le degré de rigueur.
trictrac-plein-fault = Un plein marqué et non fait
trictrac-debredouille = Peine pour un second jeton laissé
trictrac-debredouille-about = En points d’école, pour le joueur qui jette sans ôter un second jeton auquel il n’a plus droit ; 0 : aucune peine.
trictrac-annonce = S’en aller doit se dire, sinon l’on tient
trictrac-annonce-about = Un vœu de Lepeintre ; sans choix, lever ses dames suffit.
trictrac-false-case-short = Fausse case
trictrac-plein-fault-short = Plein non fait
trictrac-debredouille-short = Débredouille
trictrac-annonce-short = Je m’en vais
trictrac-false-case-held-or-one = reste en place, ou se joue d’une seule dame
trictrac-false-case-at-will = se joue au gré de l’adversaire
trictrac-false-case-replaced = se reprend et se joue selon les dés
trictrac-plein-fault-none = se rectifie
trictrac-plein-fault-single = coûte les points marqués
trictrac-plein-fault-double = coûte aussi les points dus

trictrac-in-box = Dames dans la boîte
trictrac-in-box-about = Pour s’apercevoir d’une boîte qui n’a pas son compte.
trictrac-partie-over = la partie est finie
trictrac-dice-come-first = il faut d’abord savoir ce que valent les dés
trictrac-cannot-fall = les dés ne peuvent pas tomber ainsi maintenant
trictrac-dice-rolling = les dés roulent
trictrac-nobody-thrown = personne n’a jeté

trictrac-table = Table complète
trictrac-table-about = Les dés se cassent, sautent hors du tablier, restent en l’air, comme à une vraie table ; ces accidents sont tirés à part des nombres, à des fréquences de notre choix. Jamais classée.
trictrac-table-short = Table
trictrac-table-ordinary = ordinaire
trictrac-table-complete = complète

trictrac-check-slip = Le livre dit { $expected }, le compte donne { $found } : { $slip }.
trictrac-slip-misprint = une faute d’impression
trictrac-slip-wrong-sum = une erreur de calcul
trictrac-slip-unfounded = sans fondement dans aucune lecture
trictrac-check-book-and-law = Le livre : { $expected }. La règle : { $found }.
trictrac-check-law = La règle donne : { $found }.
trictrac-check-count = Le compte donne { $found }.
trictrac-check-casts = Compte des jets
trictrac-check-sum = Exemple chiffré
trictrac-check-slip-title = Erreur du livre
trictrac-check-choice = Principe de jeu

trictrac-principle-finding = Sur { $asked } positions de parties, juste dans { $right }, faux dans { $wrong }, égal dans { $level } (juste entre { NUMBER($low, style: "percent", maximumFractionDigits: 0) } et { NUMBER($high, style: "percent", maximumFractionDigits: 0) }), de { NUMBER($gain, minimumFractionDigits: 3, maximumFractionDigits: 3, signDisplay: "always") } enjeu en moyenne.

trictrac-holes-given = Trous d’avance
trictrac-holes-given-about = Un avantage : des trous marqués d’avance.
trictrac-men-down-about = Un avantage : « quine », « coin+carme », « six-quatre »…, au premier relevé.
trictrac-form = Partie ou marqué à écrire
trictrac-form-about = Douze trous font une partie ; un marqué finit quand le joueur qui a six trous s’en va.
trictrac-first = Qui jette le premier
trictrac-first-about = Sans choix, chacun jette un dé et le plus fort commence.
trictrac-keeps-dice = Qui a le dé à chaque relevé
trictrac-keeps-dice-about = Un avantage : le même joueur garde le dé après chaque relevé.
trictrac-holes-about = Douze d’ordinaire ; moins pour une partie plus courte.
trictrac-form-partie = Partie
trictrac-form-marque = Un marqué à écrire

trictrac-grande-bredouille-off = seulement si l’on en convient
trictrac-grande-bredouille-none-taken = le perdant n’a pris aucun trou
trictrac-grande-bredouille-run = douze trous de suite
trictrac-pile-de-misere-off = ne vaut rien
trictrac-pile-de-misere-made = vaut quand on la fait
trictrac-pile-de-misere-made-and-kept = vaut quand on la fait et qu’on la garde
trictrac-marque-ended-by-anyone = tout joueur qui s’en va
trictrac-marque-ended-by-holder = seulement le joueur qui a gagné le marqué
trictrac-refait-falls-on-leaving = quand un joueur s’en va
trictrac-refait-falls-at-once = dès que l’un a rejoint l’autre
trictrac-rules-common = Règles courantes
trictrac-rules-lep-good-company = Lepeintre 1818, en bonne compagnie
trictrac-rules-lep-rigour = Lepeintre 1818, en toute rigueur
trictrac-rules-lep-reform = Réforme de Lepeintre
trictrac-rules-acad-b = Académie, second traité
trictrac-rules-acad-a = Académie, premier traité
trictrac-rest-on-empty-coin = Un coin vide sert de repos en passant
trictrac-petit-jan-coin-exception = On peut rompre son petit jan pour prendre le coin, plutôt que de passer une dame
trictrac-retour-coin-way = Les deux dames du coin comptent pour remplir le retour
trictrac-two-half-two-ways = Couvrir à la fois les deux dernières demi-cases fait deux façons
trictrac-deux-tables-passed = Le jan de deux tables exige les deux dames dans le grand jan
trictrac-bearoff = Un nombre qui tombe juste sur la bande
trictrac-enter-and-lift = Un nombre peut faire entrer la dernière dame et l’autre en faire sortir une
trictrac-early-lift-to-keep = On peut sortir une dame avant que toutes soient entrées, pour conserver le retour
trictrac-hit-left-coin = Un coin abandonné peut être battu
trictrac-grande-bredouille = La partie compte double
trictrac-pile-de-misere = La pile de misère : quinze dames sur son coin
trictrac-jan-de-rencontre = Le jan de rencontre vaut
trictrac-margot-la-fendue = Margot la fendue coûte
trictrac-marque-ended-by = Qui finit un marqué en s’en allant
trictrac-refait-falls = Quand des trous égaux font un refait
trictrac-holes-to-win = Trous pour gagner la partie
trictrac-first-throw-short = Premiers dés
trictrac-first-doublet-short = Doublet d’entrée
trictrac-retour-coin-way-short = Remplir du coin
trictrac-two-half-two-ways-short = Deux façons à la fois
trictrac-deux-tables-passed-short = Deux tables du grand jan
trictrac-bearoff-short = Sortie
trictrac-grande-bredouille-short = Grande bredouille
trictrac-pile-de-misere-short = Pile de misère
trictrac-jan-de-rencontre-short = Jan de rencontre
trictrac-margot-la-fendue-short = Margot la fendue
trictrac-refait-falls-short = Refait

trictrac-board-title = Position de trictrac
trictrac-board-title-toc = Position de toc
trictrac-level-1 = Débute : marque ses points et se contente de ce qui paraît passable.
trictrac-level-2 = Joue sans grand plan.
trictrac-level-3 = Connaît les principes et s’en écarte souvent.
trictrac-level-4 = Un bon joueur de café.
trictrac-level-5 = Compte les trente-six jets avant chaque coup.
trictrac-level-6 = Compte aussi la réponse à chacun des trente-six jets.

trictrac-no-dice-due = aucun jet n’est attendu

trictrac-example-or-else = Ou bien
trictrac-example-plate = La position est lue sur une planche redessinée depuis, puis vérifiée sur le texte.
trictrac-example-constructed = Le livre ne donne pas ce tablier : nous l’avons construit d’après le texte.
trictrac-example-throws = Les jets nommés
trictrac-example-forbidden = Défendu : { $plays }.

trictrac-measure-borne-off = dames sorties par ce coup
trictrac-measure-hit-by = jets sur 36 qui vous battent
trictrac-measure-chances = jets sur 36 qui le font
trictrac-measure-off = dames sorties
trictrac-measure-moved = dames jouées
trictrac-measure-cases = cases faites dans ce jan
trictrac-measure-plein = plein achevé
trictrac-measure-points = points gagnés
trictrac-measure-ways = façons
trictrac-measure-marked = points au jeton
trictrac-measure-bredouille = bredouille

trictrac-act-tenir = tenir
trictrac-act-s-en-aller = s’en aller

trictrac-lie-franc = les dés sont francs
trictrac-lie-deux-tables = un dé dans chaque table
trictrac-lie-sur-les-dames = un dé sur les dames
trictrac-lie-derriere-une-pile = un dé derrière une pile
trictrac-lie-l-un-sur-l-autre = un dé sur l’autre
trictrac-lie-l-un-apres-l-autre = un dé sorti du cornet après l’autre
trictrac-lie-en-l-air = un dé en l’air
trictrac-lie-sur-la-bande = un dé sur la bande
trictrac-lie-hors = un dé hors du trictrac
trictrac-lie-sans-bande = les dés n’ont touché ni bande ni dames
trictrac-lie-casse = un dé cassé dont une face se voit
trictrac-lie-casse-en-deux = un dé cassé dont les deux moitiés se voient
trictrac-dice-broken = { $foe } a rompu les dés : { $player } jette de nouveau
trictrac-dice-penalty-number = { $player } a rompu malgré la convention : { $foe } joue le nombre de son choix
trictrac-dice-penalty-points = { $player } a rompu malgré la convention : { $foe } marque { $amount } points
trictrac-dice-penalty-holes = { $player } a rompu malgré la convention : { $foe } marque { $amount ->
        [one] { $amount } trou
       *[other] { $amount } trous
    }
trictrac-dice-penalty-stakes = { $player } a rompu malgré la convention et paie { $amount ->
        [one] { $amount } mise
       *[other] { $amount } mises
    } à { $foe }
trictrac-dice-early-seen = { $player } a jeté avant que { $foe } ait joué : le jet est bon, et connu
trictrac-dice-early-covered = { $player } a jeté avant que { $foe } ait joué : les dés restent couverts
trictrac-dice-early-void = { $player } avait jeté d’avance : le jet est nul
trictrac-dice-void = { $player } jette de nouveau : { $lie }
trictrac-dice-good = Le jet est bon pour { $player } : { $lie }
trictrac-dice-stays-good = { $player } garde son jet : { $lie }
trictrac-dice-last-throw = { $player } tire d’avance le dernier coup de sa sortie
trictrac-dice-pour-tout = { $player } joue pour tout
trictrac-dice-conceded = { $player } convient d’avoir perdu la bredouille
trictrac-dice-hole-lost = { $player } perd { $amount ->
        [one] { $amount } trou non marqué
       *[other] { $amount } trous non marqués
    }

trictrac-doublet-void = Un doublet d’entrée est nul : { $player } prend les dés
trictrac-jan-trois-coups = jan de trois coups
trictrac-jan-deux-tables = jan de deux tables
trictrac-jan-contre-deux-tables = contre-jan de deux tables
trictrac-jan-mezeas = jan de mézéas
trictrac-jan-contre-mezeas = contre-jan de mézéas
trictrac-jan-battre-le-coin = coin battu
trictrac-jan-battre-a-vrai = dame battue à vrai
trictrac-jan-battre-a-faux = dame battue à faux
trictrac-jan-remplir = remplit { $table }
trictrac-jan-conserver = conserve { $table }{ $manner ->
        [en-passant] { " " }en passant une dame
        [par-impuissance] { " " }par impuissance
        [par-la-bande] { " " }par le privilège de la bande
       *[en-jouant] { "" }
    }
trictrac-jan-nombre-non-joue = nombre non joué
trictrac-jan-sortie = sortie
trictrac-jan-rencontre = jan de rencontre
trictrac-jan-margot = margot la fendue
trictrac-jan-pile = pile de misère
trictrac-table-petit = le petit jan
trictrac-table-grand = le grand jan
trictrac-table-retour = le jan de retour
trictrac-releve-leaving = { $player } s’en va : on relève
trictrac-releve-sortie = { $player } a sorti ses dames en premier : on relève
trictrac-marque-ended = { $player } finit le marqué, { $white ->
        [one] { $white } trou
       *[other] { $white } trous
    } à { $black }
trictrac-partie-won-double = { $player } gagne la partie en grande bredouille, double
trictrac-fault-forgot-gain = { $player } a touché son bois sans marquer tous ses points
trictrac-fault-forgot-gift = { $player } a jeté sans marquer les points reçus
trictrac-fault-over-marked = { $player } a trop avancé son jeton
trictrac-fault-over-marked-holes = { $player } a marqué trop de trous avec son fichet
trictrac-fault-left-showing = { $player } tient après un trou sans ôter ses anciens points
trictrac-fault-plein-marked = { $player } a marqué un plein sans le faire
trictrac-fault-plein-missed = { $player } n’a pas fait un plein qui pouvait se faire
trictrac-fault-plein-broken = { $player } a rompu un plein qui pouvait se conserver
trictrac-fault-plein-impossible = { $player } a marqué un plein que ses nombres rompent
trictrac-fault-false-ecole = { $player } a marqué une fausse école
trictrac-fault-two-jetons = { $player } marque avec deux jetons
trictrac-fault-wiped-wrongly = { $player } a effacé les points de l’adversaire sans avoir fait de trou
trictrac-fault-lost-own = { $player } a ôté de ses propres points
trictrac-fault-left-wrongly = { $player } s’en va sans en avoir le droit
trictrac-fault-short = { $player } n’a pas joué un nombre qui pouvait se jouer
trictrac-fault-touched = { $player } n’a pas joué la dame touchée
trictrac-fault-false-case = { $player } a fait une fausse case
trictrac-fault-wrong-coin = { $player } a pris pour le coin des dames qui n’y vont pas
trictrac-fault-man-in-hand = { $player } a jeté avec une dame dans la main
trictrac-fault-bredouille-left = { $player } a laissé un second jeton sans y avoir droit
trictrac-fault-holes = { $player } montre trop de trous
trictrac-decision-granted = { $player } envoie { $foe } à l’école de { $points } points
trictrac-decision-in-part = { $player } marque { $points } points d’une école plus grande ; { $foe } peut la faire marquer entière
trictrac-decision-too-much = { $player } a marqué { $points } points de trop pour l’école ; { $foe } peut les reprendre
trictrac-decision-false = { $player } n’avait pas d’école à marquer : fausse école de { $points } points, que { $foe } peut reprendre
trictrac-decision-whole = { $player } doit marquer l’école entière : { $points } points
trictrac-decision-rectified = Le compte est rectifié pour { $player }, sans école
trictrac-decision-made-to-mark = { $player } doit marquer { $points } points
trictrac-decision-made-to-play = { $player } doit jouer le coup désigné
trictrac-decision-made-to-stay = { $player } doit tenir
trictrac-decision-replays = { $player } reprend son bois et rejoue
trictrac-decision-induced = { $player } a été induit en erreur de { $points } points : pas d’école
trictrac-decision-lapsed = { $player } a jeté : les fautes précédentes sont passées
trictrac-decision-bredouille-lost = { $player } n’a pas pris son second jeton : la bredouille est perdue
trictrac-decision-bredouille-kept = { $player } garde la bredouille, qui n’a pas été ôtée à temps
trictrac-decision-pavillon-lost = { $player } n’a pas pris le pavillon à temps : ses trous de suite ne comptent plus
trictrac-decision-man-found = { $player } retrouve la dame qui manquait ; les coups joués sont bons
trictrac-decision-restarted = { $player } jouait avec une dame de trop : la partie recommence
trictrac-refait = Chacun a { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    } : refait
trictrac-partie-won = { $player } gagne la partie
trictrac-way = par { $numbers }

trictrac-holes = trous
trictrac-parties-won = parties gagnées
trictrac-handicaps-few = Trop peu de parties : plus de trous cédés ne semblent pas valoir davantage. Demandez plus de parties.
trictrac-handicaps-title = Ce que valent les avantages
trictrac-handicap-dice = le dé
trictrac-handicap-quine = quine abattu
trictrac-handicap-sannes = sannes abattu
trictrac-handicap-coin = le coin
trictrac-handicap-carme-coin = carme et le coin
trictrac-handicap-dice-always = toujours le dé
trictrac-handicap-four-holes = 4 trous contre toujours le dé
trictrac-handicap = avantage
trictrac-way-moves = par { $numbers } ({ $moves })
trictrac-way-rest = par { $numbers } ({ $moves } par { $rest })
trictrac-scored-by = { $jan } { $ways }
trictrac-scored-on = { $jan } en { $point }
trictrac-scored-on-by = { $jan } en { $point } { $ways }
trictrac-jan-scored = { $player } +{ $points } : { $scored }
trictrac-marked = { $player } marque { $points }, à { $rest }
trictrac-marked-holes = { $player } marque { $points } : { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }, { $rest } de reste{ $bredouille ->
        [yes] , en bredouille
       *[no] { "" }
    }{ $wiped ->
        [0] { "" }
       *[other] ; { $foe } perd { $wiped }
    }
trictrac-fault-claimable = { $fault } ; { $foe } peut marquer une école de { $points }
trictrac-motives = Motif de l’école : { $faults }
trictrac-lacher-one = on lâche une seule dame : écrivez lacher wT/w4
trictrac-peine-even = les points sont pairs : peine_de={ $points } ne l’est pas
trictrac-even-number = un nombre pair de { $least } à { $most }
trictrac-won-not-over = les trous sont faits, et la partie n’est pas finie
trictrac-over-not-won = les trous ne sont pas faits, et la partie est finie
trictrac-out-of-range = le but, les points dus ou le nombre de jets ne sont pas possibles
trictrac-no-hole-to-leave = le joueur qui a jeté n’a pas fait de trou avec lequel s’en aller
trictrac-no-man-left = le joueur qui a jeté n’a plus de dame à jouer
trictrac-no-petit-jan = il n’y a pas de petit jan à rompre pour le coin
trictrac-men-negative = { $player } a une flèche avec moins de zéro dame
trictrac-men-many = { $player } a { $men } dames ; il y en a { $most }
trictrac-men-few = { $player } n’a que { $men } dames, mais aucune ne sort avant que toutes soient dans le retour
trictrac-coin-single = { $player } a une seule dame sur son coin, qui se tient à deux ou pas du tout
trictrac-coin-adverse = { $player } a une dame sur le coin de l’adversaire, où aucune ne peut rester
trictrac-fleche-shared = les deux joueurs ont des dames en { $point }
trictrac-points-odd = { $player } a { $points } points ; ils sont pairs, de 0 à 10
trictrac-holes-negative = { $player } a { $holes } trous
trictrac-bredouille-pointless = { $player } est en bredouille sans points
trictrac-runs-both = un seul joueur peut avoir des trous de suite
trictrac-throw-wanted = il faut une position où l’on va jeter, et un jet
trictrac-worth-open = ce que vaut ce jet dépend de la façon de le jouer
trictrac-not-a-partie = ce n’est pas une partie de trictrac : { $rules }
trictrac-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bredouille ->
        [yes] { " " }en bredouille
       *[no] { "" }
    }, { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }
trictrac-score-holes = { $holes ->
        [one] { $holes } trou
       *[other] { $holes } trous
    }
trictrac-men-on = { $men } en { $place }
trictrac-men-off = { $men ->
        [one] { $men } sortie
       *[other] { $men } sorties
    }

trictrac-figure-mover = { $value } au joueur
trictrac-figure-other = { $value } à l’adversaire
trictrac-figure-points = points { $value }
trictrac-figure-holes = trous { $value }
trictrac-figure-bredouille = bredouille { $value }
trictrac-figure-jan = { $jan } { $value }
trictrac-figure-jan-on = { $jan } (flèche { $fleche }) { $value }
trictrac-figure-remplir = remplir { $value }
trictrac-figure-conserver = conserver { $value }

trictrac-doctrine-lepeintre = Doctrine de Lepeintre
trictrac-doctrine-lepeintre-about = Suit les principes de Lepeintre (1818), même réfutés, et sait citer celui par lequel il joue.
trictrac-doctrine-first = Au premier coup, on met tout à bas.
trictrac-doctrine-second = Au second coup, neuf ou dix se joue tout d’une.
trictrac-doctrine-tenth = La dixième case, K, se fait tôt contre un petit jan.
trictrac-doctrine-bourgeois = L’autre ayant son coin, on fait le coin bourgeois, F.
trictrac-doctrine-devil = La case du diable, H, se fait de préférence.
trictrac-doctrine-passing = Un gros coup passe les deux premières dames au grand jan, avec un intervalle.
trictrac-doctrine-third = On ne joue pas un troisième coup avec les deux mêmes dames.
trictrac-doctrine-coin = On passe ses dames pour prendre bientôt son coin.
trictrac-doctrine-extend = On s’avance et l’on s’étend dans le grand jan.
trictrac-doctrine-wood = On abat du bois avant d’avancer son jeu.
trictrac-doctrine-arithmetic = On compte les coups pour et les coups contre.
trictrac-doctrine-fill = On se hâte de remplir le grand jan, et l’on garde de quoi le faire.
trictrac-doctrine-put-in = On met dedans le premier, à moins que l’autre n’ait huit ou dix points.
trictrac-doctrine-worn = Contre un jeu retardé, on s’en va.
trictrac-doctrine-long = On garde un jeu long : vingt et un points à jouer, voilà pour tenir.
trictrac-tally-margin = trous d’avance
trictrac-tally-remplir = plein rempli
trictrac-tally-conserver = plein conservé
trictrac-tally-hole = trou simple
trictrac-tally-hole-bredouille = trou en bredouille (double)
trictrac-tally-s-en-aller = un joueur s’en va
trictrac-tally-sortie = relevé par la sortie
