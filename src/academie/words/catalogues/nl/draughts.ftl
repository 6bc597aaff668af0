draughts-name = Pools dammen
draughts-lead = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $much ->
    [one] schijf
   *[other] schijven
}
draughts-nothing-to-huff = op { $square } valt niets te blazen
draughts-not-bound-to-take = de tegenstander hoefde niet te slaan
draughts-not-touched = de tegenstander heeft het stuk op { $square } niet aangeraakt, of hoeft het niet te spelen
draughts-no-false-move = de tegenstander heeft geen verkeerde zet gedaan
draughts-nothing-to-consent-to = er valt niets toe te staan
draughts-adouber-said = je hebt al j’adoube gezegd
draughts-no-square = er is geen veld { $square }
draughts-square-empty = er staat geen stuk op { $square }
draughts-not-your-turn = je bent niet aan de beurt
draughts-offer-open = beantwoord eerst het aanbod om te dammen
draughts-last-move-open = de laatste zet beëindigt de partij: maak bezwaar of laat hem passeren
draughts-must-take-with = je moet slaan met het stuk op { $squares }
draughts-must-play = je moet het stuk op { $squares } spelen
draughts-own-pieces = je mag je eigen stukken niet opnemen
draughts-off-board = een van deze velden ligt niet op het bord
draughts-occupied = er staat een stuk op { $square }
draughts-nothing-there = je kunt alleen stukken opnemen die op het bord staan
draughts-nothing-played = er is niets gespeeld: gebruik toucher om een stuk aan te raken
draughts-no-fault = er is geen fout om te laten passeren
draughts-rigueur-manoury = Manoury, streng
draughts-rigueur-metz = Het boek van Metz, streng
draughts-marking-strict = marking is auto of rigueur, niet { $marking }: Manoury en het boek van Metz zien niets door de vingers
draughts-no-huffing = { $rules } kent geen blazen, dus marking is auto; rigueur hoort bij de regels van Manoury of Metz
draughts-hand-needed = zeg wie deze zet speelt, zoals in white jouer 32-28
draughts-obligation-first = speel eerst het stuk dat is aangeraakt of gespeeld moet worden
draughts-not-obliged = je bent nergens toe verplicht
draughts-already-proposed = dit is al voorgesteld
draughts-nothing-proposed = er is je niets voorgesteld
draughts-over = de partij is afgelopen
draughts-huff-first = blaas eerst het aangeraakte stuk
draughts-no-seat = daar zit niemand
draughts-no-act = dat is geen handeling van het damspel
draughts-claim-win = Gewonnen tegen elke verdediging
draughts-claim-draw = Remise volgens de tabellen
draughts-claim-no-win = Geen winst te zien
draughts-claim-moves = Wat elke zet waard is
draughts-claim-unique = De enige zet, beurt na beurt
draughts-claim-mistakes = Borden waarop een fout telt
draughts-claim-distance = Afstand tot het einde
draughts-claim-shortest = De kortste winst
draughts-claim-forced = De langste verdediging
draughts-claim-longest = De langste gedwongen winst
draughts-claim-turn = De zet hebben in een eindspel
draughts-claim-kings = Dammen tegen dammen
draughts-claim-survey = Dammen tegen dammen, alle standen geteld
draughts-claim-easier = Welk van twee eindspelen makkelijker te houden is
draughts-claim-kings-some = Dammen tegen dammen, een voorbeeld
draughts-claim-kings-every = Dammen tegen dammen, alle standen
draughts-claim-line = Lijn gehouden
draughts-claim-crowning = Een dam voor een schijf
draughts-claim-giveaway = Weggeefdammen
draughts-claim-games = Hele partijen van de engine
draughts-claim-legal = Toegestane zetten
draughts-claim-takes = Wat een slag neemt
draughts-claim-safe = Waar een stuk niet meteen geslagen wordt
draughts-claim-material = Stukken op het bord
draughts-claim-losses = Stukken verloren in een variant
draughts-claim-leads = Waar een variant naartoe leidt
draughts-claim-ways = Manieren van slaan
draughts-claim-en-prise = Stukken die geslagen kunnen worden
draughts-claim-studies = Borden van het boek
draughts-claim-headings = Opschriften van borden
draughts-claim-start = Hoe de schijven staan opgesteld
draughts-claim-switch = Een getal uit de regels
draughts-claim-rule = Regel van de zet
draughts-claim-move = De zet hebben
draughts-claim-between = Velden tussen twee schijven

draughts-found-move = { $squares ->
        [one] { $squares } veld
       *[other] { $squares } velden
    } tussen de schijven; uitgespeeld { $winner ->
        [none] wint niemand
        [white] wint wit
       *[black] wint zwart
    }.
draughts-found-rule = Juist voor { $right } van de { $asked } paren schijven.
draughts-found-rule-but = Juist voor { $right } van de { $asked } paren schijven, alle behalve { $wrong }.
draughts-found-kings = Van { $asked } willekeurige rustige stellingen wint de sterkste partij er { $won } ({ NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }) { $by ->
        [tables] volgens de tabellen
       *[search] volgens een zoektocht
    }.
draughts-found-line = De dam, aan zet, houdt stand in { $held } van de { $asked } rustige opstellingen.
draughts-found-survey = Van alle { $asked } rustige standen wint de sterkste er { $won } ({ NUMBER($part, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }), volgens de tabellen. Met niemand op de hoofdlijn wint hij { NUMBER($nobody, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }, alleen erop { NUMBER($strong, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }, tegen dammen erop { NUMBER($weak, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }.
draughts-found-easier = Van alle rustige standen verliest de verdediger, aan zet, { NUMBER($easier, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } in het ene en { NUMBER($harder, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } in het andere, volgens de tabellen.
draughts-no-slice = Het deel { $material } van de tabellen is hier niet gebouwd.
draughts-no-tables = De tabellen van vier stukken zijn hier niet gebouwd.
draughts-line-broken = { $move } is hier niet toegestaan; toegestaan: { $legal }.

draughts-proven-win = { $player } wint tegen elke verdediging, in hoogstens { $plies ->
        [one] één enkele zet
       *[other] { $plies } enkele zetten
    }{ $by ->
        [tables] , volgens de eindspeltabellen
        [both] , door een zoektocht van { $nodes } standen tot in de tabellen
       *[search] , door een zoektocht van { $nodes } standen
    }.{ $choices ->
        [0] { "" }
       *[other] { " " }Alleen vanaf hier: onderweg kon de ander anders spelen bij de enkele zetten { $free }.
    }
draughts-branches-won = Na { $proven } van { $asked } vervolgen wint { $player } tegen elke verdediging.
draughts-proven-outcome = { $player } wint tegen elke verdediging{ $by ->
        [tables] , volgens de eindspeltabellen
       *[both] , door een zoektocht van { $nodes } standen tot in de tabellen
    }.{ $choices ->
        [0] { "" }
       *[other] { " " }Alleen vanaf hier: onderweg kon de ander anders spelen bij de enkele zetten { $free }.
    }
draughts-proven-over = { $player } heeft gewonnen: de ander kan niet zetten.
draughts-branches = Na { $proven } van { $asked } vervolgen wint { $player } tegen elke verdediging, in hoogstens { $plies } enkele zetten.
draughts-proven-draw = Remise volgens de eindspeltabel.
draughts-opinion = Geen bewijs binnen { $nodes } standen: op diepte { $depth } ziet de zoektocht { NUMBER($men, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") } schijf.

draughts-moves-won = Winnend: { $moves }.
draughts-moves-drawn = Remise: { $moves }.
draughts-moves-lost = Verliezend: { $moves }.
draughts-moves-open = Niet bewezen: { $moves }.
draughts-unique-turns = Alleen bij { $alone } van { $turns } beurten.
draughts-unique-also = Bij enkele zet { $nth }, { $move }, ook: { $others }.
draughts-mistakes = { $found } van { $asked } borden hebben zowel een winnende zet als een die de winst weggeeft: { $names }.
draughts-distance = Volgens de tabellen { $plies } enkele zetten tot het einde.
draughts-shortest = { $move } wint in { $plies } enkele zetten; de kortste winst duurt { $least }, met { $best }.
draughts-forced = Bij { $longer } van { $turns } beurten duurt een andere zet langer.
draughts-lasts-longer = Bij enkele zet { $nth } duurt { $move } { $plies }; langer duren: { $others }.
draughts-longest = De langste gedwongen winst duurt { $plies } enkele zetten, { $coups } zetten van de winnaar.
draughts-turn = Zoals het staat: { $now ->
        [won] gewonnen
        [drawn] remise
       *[lost] verloren
    }; met de ander aan zet: { $then ->
        [won] gewonnen
        [drawn] remise
       *[lost] verloren
    }.
draughts-found-every = Van alle { $asked } rustige standen verliest de enkele dam er { $lost }.
draughts-crowning = Van { $asked } willekeurige standen maakt dam halen er { $worse } slechter ({ NUMBER($part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
draughts-giveaway = Gedwongen gezien voor { $won } van { $asked } velden van de enkele schijf.
draughts-games = { $setting ->
        [start] Vanaf het begin
        [man] Wit geeft een schijf voor
        [draw] Wit geeft de remise voor
        [man-and-draw] Wit geeft een schijf en de remise voor
        [two-men] Wit geeft twee schijven voor
        [king-two] Een witte dam voor twee schijven
        [king-three] Een witte dam voor drie schijven
       *[five-kings] Vijf witte dammen en tien schijven
    }: Wit won er { $won }, speelde er { $drawn } remise en verloor er { $lost } van { $games }, { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } per partij ({ $nodes } standen per zet)
draughts-legal = Hier toegestaan: { $moves }.
draughts-takes = { $move } slaat { $taken }, { $kings ->
        [0] zonder dam
        [one] waaronder één dam
       *[other] waaronder { $kings } dammen
    }.
draughts-safe = Niet meteen geslagen op: { $safe }; wel op: { $taken }.
draughts-material = Wit heeft { $men } schijven en { $kings } dammen, Zwart { $black_men } en { $black_kings }.
draughts-losses = Wit verliest { $white } stukken, Zwart { $black }.
draughts-leads = De variant is toegestaan en leidt naar { $board }{ $choices ->
        [0] { "" }
       *[other] ; er was keuze bij de enkele zetten { $free }
    }.
draughts-ways = Veld en aantal geslagen: { $ways }.
draughts-en-prise = Te slaan: { $pieces }.
draughts-studies = { $found } van de { $asked } borden van het boek.
draughts-headings = Juist voor { $right } van { $asked } borden.
draughts-start = { $squares } velden, { $white } schijven tegen { $black }.
draughts-switch = De wet heeft { $value }, volgens { $article }.
draughts-ways-alike = Eén getal langs elke weg, voor { $asked } paren schijven.
draughts-ways-between = { $squares } velden ertussen; twee schijven hebben er hoogstens { $most }.

draughts-men-less = Schijven als voorgift
draughts-men-less-about = Voorgift: schijven die voor de partij van het bord gaan.
draughts-stakes = Inzetten tegen één
draughts-stakes-about = Voorgift: wie dubbel tegen enkel inzet, verliest er twee en wint er een.
draughts-kings-given = Dammen vanaf het begin
draughts-kings-given-about = Voorgift: dammen vanaf de eerste zet.
draughts-first = Wie begint
draughts-first-about = Als je niets kiest, de speler die de regels noemen.
draughts-qui-perd-gagne = Weggeefdammen
draughts-qui-perd-gagne-about = Je wint als je geen schijf meer hebt, of geen zet.
draughts-premier-a-dame = Eerste dam wint
draughts-premier-a-dame-about = Een korte partij zonder eindspel.
draughts-remise = Remise gegeven aan
draughts-remise-about = Voorgift: remise telt voor deze speler als winst.
draughts-odds-games = Voorgift in één partij op de…
draughts-odds-games-about = Twee, drie of vier: een halve, een derde of een kwart schijf of remise.
draughts-set-game = De hoeveelste van die partijen dit is
draughts-set-game-about = De voorgift geldt in de eerste; een revanche is de volgende.
draughts-diagonale = Schijven langs de hoofdlijn opgesteld
draughts-diagonale-about = Ieders schijven staan aan één kant van de hoofdlijn, die leeg blijft.
draughts-position = Beginstelling (FEN)
draughts-position-about = Bijvoorbeeld een eindspel om uit te spelen.
draughts-man-steps-forward = één veld vooruit
draughts-man-steps-all-ways = één veld in elke richting
draughts-man-takes-forward = vooruit
draughts-man-takes-forward-and-back = vooruit en achteruit
draughts-man-takes-all-ways = in elke richting
draughts-king-goes-one-step = één veld tegelijk
draughts-king-goes-flying = elke afstand langs een vrije lijn
draughts-king-goes-flying-all-ways = elke afstand langs een vrije lijn, in elke richting
draughts-precedence-most = de meeste stukken
draughts-precedence-most-then-strongest = de meeste stukken, daarna de meeste dammen
draughts-precedence-most-by-king = de meeste stukken, zo mogelijk met een dam
draughts-main-line-draw-never = nooit vanzelf
draughts-main-line-draw-alone-on-it = als die de lijn voor zich alleen heeft
draughts-main-line-draw-safe-on-it = als die op de lijn staat en erlangs kan spelen zonder geslagen te worden
draughts-squares = { $squares } velden
draughts-fmjd = Internationale regels (FMJD)
draughts-manoury = Manoury 1787
draughts-metz = Het boek van Metz
draughts-french = Frans dammen, 64 velden
draughts-babylonian = Babylonisch dammen
draughts-damier = Het bord
draughts-men = Schijven per speler
draughts-man-steps = Hoe een schijf gaat
draughts-man-takes = Hoe een schijf slaat
draughts-king-goes = Hoe een dam gaat
draughts-precedence = Bij meerdere slagen moet je slaan
draughts-main-line-draw = Een dam tegen drie maakt remise op de hoofdlijn
draughts-main-line-draw-at-odds = Ook bij voorgift
draughts-three-to-one = Zetten voor drie dammen tegen één
draughts-three-to-one-giving-draw = Als ze de remise geven
draughts-extra-needs-main-line = De extra zetten vereisen de hoofdlijn of een gedwongen zet
draughts-three-may-be-men = Een dam en twee schijven tellen als drie
draughts-two-to-one = Zetten voor twee stukken tegen één dam
draughts-offer-to-crown = Wie nog één dam heeft, mag aanbieden de schijven van de tegenstander te laten dammen
draughts-quiet-moves = Zetten zonder vooruitgang die remise maken
draughts-repetition = Herhalingen van een stelling die remise maken
draughts-precedence-short = Slaan
draughts-three-to-one-short = Drie dammen tegen één
draughts-title = Damstelling
draughts-arrow = Pijl: { $squares }.
draughts-level-1 = Een beginner: ziet alleen de volgende zet en is snel tevreden.
draughts-level-2 = Ziet twee zetten vooruit en mist veel kansen.
draughts-level-3 = Ziet drie zetten; heeft vaak het verkeerde plan.
draughts-level-4 = Ziet vier zetten: mist geen kleine combinaties.
draughts-level-5 = Ziet zes zetten: een goede cafédammer.
draughts-level-6 = Ziet negen zetten en maakt weinig fouten.
draughts-level-7 = Bekijkt tweehonderdduizend stellingen per zet: sterk.
draughts-level-8 = Bekijkt twee miljoen stellingen per zet.
draughts-puzzle-strongest = van even grote slagen wordt de sterkste genomen
draughts-measure-taken = geslagen stukken
draughts-measure-most-taken = te slaan stukken
draughts-measure-ends-on = stuk dat op { $square } eindigt
draughts-measure-kings = dammen
draughts-measure-pieces = stukken
draughts-measure-wins = geforceerde winst
draughts-measure-coup = uiteindelijk gewonnen stukken
draughts-no-board = { $rules } wordt niet op een dambord gespeeld
draughts-too-many-captures = er zijn te veel slagen om te tellen
draughts-remedy-huff = het stuk op { $squares } blazen
draughts-remedy-take = laten slaan
draughts-remedy-play = het stuk op { $squares } laten spelen
draughts-fault-omitted = { $player } moest slaan en heeft niet geslagen
draughts-fault-weaker = { $player } heeft niet met het juiste stuk geslagen: een ander kon meer slaan
draughts-fault-short = { $player } heeft niet alles geslagen wat het stuk moest slaan
draughts-fault-forgotten = { $player } heeft niet alle geslagen stukken opgenomen: de rest blijft op het bord
draughts-fault-own-lifted = { $player } heeft eigen stukken opgenomen: die blijven van het bord
draughts-fault-false-move = { $player } heeft een verkeerde zet gedaan
draughts-fault-touched = { $player } heeft een stuk aangeraakt dat gespeeld moet worden
draughts-fault-wrong-touch = { $player } heeft een ander stuk aangeraakt dan het stuk dat moest slaan
draughts-decision-huffed = { $player } blaast het stuk op { $squares }; de zet van { $opponent } blijft staan, en omdat blazen geen zet is, is { $player } nu aan zet
draughts-decision-huffed-and-bound = { $player } blaast het stuk op { $squares }; { $opponent } moet het aangeraakte stuk spelen, als dat nog kan
draughts-decision-committed = { $player } heeft het te blazen stuk op { $squares } aangeraakt en moet het nu blazen
draughts-decision-made-to-take = { $player } moet slaan vanaf { $squares }; wie weigert, verliest de partij
draughts-decision-made-to-play = { $player } moet het aangeraakte stuk op { $squares } spelen, naar een veld naar keuze
draughts-decision-made-to-replay = { $player } zet het stuk terug en speelt correct, vanaf { $squares }
draughts-decision-mended = { $player } herstelt de vergissing met instemming van { $opponent }; { $opponent } is aan zet
draughts-decision-kept = { $player } heeft de fout laten passeren; als { $opponent } niet slaat en er op { $squares } niets verandert, mag { $player } nog blazen of laten slaan
draughts-decision-lapsed = { $player } heeft de fout laten passeren: er is niets meer aan te doen
draughts-decision-not-playable = { $player } heeft het stuk op { $squares } aangeraakt, dat niet gespeeld kan worden: geen fout, het stuk blijft staan en { $player } speelt
draughts-decision-not-his = { $player } heeft het stuk op { $squares } aangeraakt, dat van { $opponent } is: geen fout, het stuk blijft staan en { $player } speelt
draughts-decision-refused = { $player } weigert te slaan en verliest de partij; { $opponent } wint
draughts-decision-left = { $player } stopt met de partij en verliest; { $opponent } wint
draughts-decision-proposed = { $player } stelt voor te stoppen; { $opponent } mag toestemmen of doorspelen
draughts-decision-agreed = { $player } stemt toe: de partij wordt gestaakt en niemand verliest
draughts-won = { $player } wint: { $why }
draughts-drawn = Remise: { $why }
draughts-remedy-replay = correct laten spelen
draughts-remedy-lift = de rest laten opnemen
draughts-remedy-put-back = de stukken laten terugzetten
draughts-fault = { $fault }; { $opponent } mag { $remedies }, of het laten passeren
draughts-why-no-pieces = een van de spelers heeft geen stuk meer
draughts-why-blocked = een van de spelers kan niet meer zetten
draughts-why-first-king = als eerste een dam
draughts-why-main-line = de ene dam houdt de hoofdlijn bezet
draughts-why-limited = de toegestane zetten zijn gespeeld
draughts-why-quiet = te veel zetten zonder vooruitgang
draughts-why-repetition = dezelfde stelling is teruggekeerd
draughts-why-left = het aanbod om te dammen is geweigerd
draughts-limit-begun = Nog { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } te spelen tegen de ene dam van { $player }
draughts-crowned = { $player } haalt dam op { $square }
draughts-offer-made = { $player } biedt aan de schijven van de tegenstander te laten dammen
draughts-offer-refused = { $player } weigert de schijven te laten dammen
draughts-takes-men = { $player } slaat { $men ->
        [one] een schijf
       *[other] { $men } schijven
    } ({ $squares })
draughts-takes-kings = { $player } slaat { $kings ->
        [one] een dam
       *[other] { $kings } dammen
    } ({ $squares })
draughts-takes-both = { $player } slaat { $men ->
        [one] een schijf
       *[other] { $men } schijven
    } en { $kings ->
        [one] een dam
       *[other] { $kings } dammen
    } ({ $squares })
draughts-too-few-games = te weinig partijen: de eerste [[generation]] moet meer dan één shard spelen
draughts-opening-range = opening moet [minstens, hoogstens] zijn, niet { $given }
draughts-nodes-player = { $name } legt geen dampartijen vast; schrijf nodes:1000 voor een speler die 1000 stellingen per zet bekijkt
draughts-no-move = ‘{ $text }’ is geen zet: schrijf 32-28, 32x21, of 32x21(27) met wat er geslagen wordt
draughts-not-legal = ‘{ $text }’ is hier niet toegestaan; probeer een van: { $choices }
draughts-ambiguous = ‘{ $text }’ kan elk van deze zijn: { $moves }
draughts-illegal = dat is in deze stelling niet toegestaan
draughts-no-count = ‘{ $text }’ hoort een aantal zetten te zijn
draughts-hub-board = Hub kent alleen het bord van honderd velden
draughts-hub-position = ‘{ $text }’ is geen stelling: schrijf W of B, dan vijftig letters uit w, b, W, B en e
draughts-hub-not-legal = ‘{ $text }’ is hier niet toegestaan; er zijn: { $moves }
draughts-hub-no-parameter = er is geen parameter { $name }; er zijn: { $known }
draughts-hub-level = { $name } moet een getal zijn, niet ‘{ $value }’
draughts-hub-over = er is geen zet: de partij is afgelopen
draughts-hub-engine-parameter = { $engine } heeft geen parameter ‘{ $name }’; er zijn: { $known }
draughts-hub-value = ‘{ $value }’ kan niet verzonden worden: een waarde bevat geen aanhalingsteken en geen regeleinde
draughts-hub-engine-error = de engine zegt: { $message }
draughts-hub-one-nodes = een engine die versie 1 van Hub spreekt kan niet door een aantal stellingen begrensd worden; begrens hem door tijd of door diepte
draughts-hub-answer = { $engine } antwoordt: { $wrong }
draughts-hub-no-program = er is geen programma genoemd
draughts-match-level = { $name } is zoals hij is: alleen best en Hub-engines hebben parameters
draughts-match-value = { $name } kan niet ‘{ $value }’ zijn
draughts-tables-larger = de tabellen hebben hier tot { $there } stukken, en de onze kan zich niet tot die van { $pieces } beperken; geef ACADEMIE_TABLES een map met minder
draughts-dxp-message = ‘{ $text }’ is geen bericht van DamExchange
draughts-dxp-no-line = geen verbinding met { $host }, poort { $port }: { $why }
draughts-dxp-no-port = kan niet luisteren op { $host }, poort { $port }: { $why }
draughts-dxp-cut = het andere programma heeft opgehangen
draughts-dxp-silent = het andere programma heeft niet op tijd geantwoord
draughts-dxp-long = een bericht heeft meer dan { $most } tekens
draughts-dxp-unexpected = het andere programma zegt ‘{ $text }’ voor zijn beurt
draughts-dxp-moves = beëindigd na { $moves } zetten
draughts-dxp-time = de tijd van het andere programma is om
draughts-dxp-claimed = beëindigd door het andere programma
draughts-book-unreadable = { $path } is geen openingsboek van ons
draughts-hub-game = een Hub-engine speelt alleen dammen zonder fouten
draughts-pdn-setup-inside = een partij kan niet halverwege een stelling opzetten
draughts-pdn-game = PDN is voor dammen
draughts-pdn-no-faults = PDN kan geen fouten weergeven: alleen partijen met uitsluitend toegestane zetten kunnen erin bewaard worden
draughts-pdn-game-type = GameType ‘{ $type }’ wordt hier niet gespeeld; { $known } wel, of noem een van onze regels in een RuleSet-tag
draughts-pdn-set-up = ‘{ $text }’ zet niets op: schrijf /FEN en een stelling tussen aanhalingstekens/
draughts-pdn-no-game = er staat geen partij in deze tekst: PDN heeft tags zoals [White "..."] en zetten
draughts-pdn-bad-tag = ‘{ $text }’ is geen tag: schrijf [Naam "waarde"]
draughts-pdn-no-move = ‘{ $text }’ is geen zet: schrijf 32-28 of 32x21
draughts-pdn-comment-open = een commentaar wordt geopend en nooit gesloten
draughts-pdn-too-deep = een variant is te diep genest om te lezen
draughts-pdn-before-moves = er staat een variant vóór de eerste zet
draughts-pdn-close = ‘)’ sluit geen variant
draughts-pdn-variation-open = een variant wordt nooit gesloten
draughts-pdn-line = regel { $line }: { $why }
draughts-pdn-tag-name = ‘{ $name }’ kan geen PDN-tag zijn: tags beginnen met een hoofdletter, en Result wordt vanzelf toegevoegd
draughts-pdn-depth = varianten zijn dieper genest dan { $most }
draughts-pdn-illegal = { $move } is niet toegestaan in { $position }
draughts-odds-spread = voorgift wordt over 1 tot 4 partijen verdeeld, niet { $games }
draughts-odds-kind = voorgift bestaat uit schijven, de remise, of een inzet van een of meer tegen één
draughts-set-played = de { $games } partijen van de reeks zijn gespeeld
draughts-position-twice = position zegt waar de schijven staan en wie begint, dus { $option } kan dat niet
draughts-first-king-alone = premier_a_dame gaat niet samen met qui_perd_gagne of met dammen vanaf het begin
draughts-first-king-kings = premier_a_dame gaat niet samen met dammen vanaf het begin
draughts-bad-position = stelling { $position }: { $wrong }
draughts-fen = ‘{ $text }’ is geen stelling: schrijf wie aan zet is, dan ieders stukken, zoals W:W31-50:B1-20
draughts-fen-colour = ‘{ $text }’ hoort met W of B te beginnen: schrijf wie aan zet is, dan ieders stukken, zoals W:W31-50:B1-20
draughts-fen-piece = ‘{ $text }’ is geen stuk: schrijf 31 voor een schijf, K31 voor een dam, 31-35 voor meerdere
draughts-fen-backward = ‘{ $text }’ loopt achteruit: schrijf het laagste veld eerst
draughts-fen-square = { $square } is geen veld; de velden zijn 1 tot { $squares }
draughts-fen-twice = { $square } wordt meer dan eens genoemd
draughts-setup-off-board = een stuk staat buiten het bord; de velden zijn 1 tot { $squares }
draughts-setup-both = beide spelers hebben een stuk op { $square }
draughts-setup-crowned = { $square } heeft een dam maar is leeg
draughts-setup-too-many = { $player } heeft { $pieces } stukken; er zijn er { $men }
draughts-setup-last-row = { $player } heeft een schijf op { $square }, waar die dam zou worden
draughts-setup-empty = niemand heeft een stuk
draughts-count = { $men ->
        [one] { $men } schijf
       *[other] { $men } schijven
    }
draughts-count-kings = { $kings ->
        [one] { $kings } dam
       *[other] { $kings } dammen
    }
draughts-men-on = { $men ->
        [one] { $men } schijf
       *[other] { $men } schijven
    } op { $squares }
draughts-kings-on = { $kings ->
        [one] { $kings } dam
       *[other] { $kings } dammen
    } op { $squares }
draughts-side = { $player }: { $pieces }.
draughts-to-move = { $player } aan zet.
draughts-signs = { $player } ({ $man }, dam { $king })

draughts-doctrine-manoury = Leer van Manoury
draughts-doctrine-manoury-about = Volgt de raad van Manoury (1787) en kan noemen volgens welke raad er gespeeld wordt.
draughts-doctrine-main-line = Met minder stukken houdt een dam de hoofddiagonaal.
draughts-doctrine-move = Van één schijf tegen één wordt de zet behouden.
draughts-doctrine-king = Een dam is de prijs waard als de ander er geen heeft, en die van de ander moet geslagen worden.
draughts-doctrine-together = Schijven staan niet te dicht en niet te ver uiteen.
draughts-doctrine-both-sides = Krachten worden naar de zwakke kant gebracht.
draughts-doctrine-stripped = Waar de ander een kant ontbloot, worden de schijven heen gebracht.
draughts-doctrine-stroke = Slagen, eigen en die van de ander, worden tot het eind gevolgd.
draughts-doctrine-held = Men zoekt positie: de ander raakt ingesloten en men zelf niet.
draughts-doctrine-exchange = In het begin worden enkele schijven één om één geruild.
draughts-doctrine-near = Aan het eind blijven de schijven dicht bij elkaar.
draughts-doctrine-crown = Wie schijven verloren heeft, probeert een dam te halen.
draughts-doctrine-centre = Men neemt het midden liever dan de hoeken.
draughts-tally-margin = stukken meer dan de tegenstander
draughts-tally-taken = slagen (punten: geslagen stukken)
draughts-tally-crowned = dam gehaald
draughts-tally-limit = beperkte zetten begonnen
draughts-tally-ended = partij beëindigd: { $why }
