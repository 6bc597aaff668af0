commands-agreements-title = Wat de boeken aan de spelers overlaten
commands-agreements-about = Elke passage die de spelers een keuze laat of waarover de traktaten verschillen, en waar je die keuze hier maakt: een optie (`academie play SPEL --option naam=waarde`, op de server, en in de browser onder “Huisregels”), de naam van een stel regels, of een handeling aan tafel. Wat een traktaat alleen na afspraak toestaat, geldt pas als het is afgesproken. Deze pagina wordt geschreven door `make rules-pages`.
commands-agreements-open = Wat spelers kunnen afspreken
commands-agreements-corrected = Wat verbeterd is
commands-agreements-left-out = weggelaten
commands-agreements-unsaid = —
commands-column-no = nr.
commands-column-agreement = afspraak
commands-column-where-chosen = waar je het kiest
commands-column-usually = gewoonlijk
commands-column-passage = passage
commands-column-point = punt
commands-column-choices = keuzes
commands-column-source = bron
commands-column-ruleset = regels
commands-column-before = eerst
commands-column-now = nu
commands-agreements-revanche-winner = in de revanche de winnaar
commands-agreements-revanche-drawn = in de revanche door loting
commands-agreements-revanche-in-turn = in de revanche om de beurt
commands-agreements-from-to = van { $least } tot { $most }
commands-analyse-unit = analyse
commands-analyse-so-far = Onderbroken: dit is wat klaar is ({ $done } van { $count } handelingen). Geef dezelfde opdracht opnieuw voor de hele partij.
commands-analyse-no-fault = Geen fout gevonden.
commands-analyse-sum = { $who }: { $count ->
        [one] { $count } keuze
       *[other] { $count } keuzes
    }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } inzetten verloren, { NUMBER($mean, minimumFractionDigits: 4, maximumFractionDigits: 4) } per keuze.
commands-column-act = Handeling
commands-column-played = Gespeeld
commands-column-better = Beter
commands-column-loss = Verlies
commands-analyse-no-throws = niets te tekenen: in deze stelling hoeft niet gegooid te worden
commands-analyse-interrupted = Onderbroken: dit is tot nu toe gevonden. Geef dezelfde opdracht opnieuw voor de hele analyse.
commands-analyse-throws = Wat elke volgende worp oplevert
commands-analyse-over = de partij is in deze stelling afgelopen
commands-column-throw = Worp
commands-column-value-for = Waarde ({ $who })
commands-column-brings = Wat het oplevert
commands-analyse-chart = De 36 worpen, voor { $who }
commands-analyse-chart-about = In inzetten, boven of onder het gemiddelde van { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }.
commands-column-value = Waarde
commands-bug = Interne fout ({ $error }). Voor details: academie --debug …
commands-broken-package = { $called } kan niet geladen worden ({ $wrong }); installeer het opnieuw: { $get } --force-reinstall
commands-missing-package = voor deze opdracht is { $called } nodig, dat niet geïnstalleerd is: { $get }
commands-claims-stale = Verouderd, en de programma’s of tabellen om ze opnieuw te berekenen zijn hier niet geïnstalleerd: { $ids }.
commands-claims-old = Verouderd of ontbrekend: { $ids }.
commands-claims-current = Alle { $number } uitkomsten zijn actueel.
commands-claims-stopped = Onderbroken: wat klaar is, is bewaard.
commands-conformance-sum = { $count ->
        [one] { $count } voorbeeld of geval
       *[other] { $count } voorbeelden en gevallen
    }, { $agree } zoals verwacht
commands-conformance-expected = verwacht
commands-conformance-found = gevonden
commands-doctor-law = regels, notatie, diagrammen, lessen
commands-doctor-core = de regels gecompileerd voor snelheid, en de sterke engines
commands-doctor-versions = versie { $core }, maar academie is { $academie }; installeer dezelfde versie
commands-doctor-broken = kan niet geladen worden: { $why }
commands-doctor-postgresql = bewaart de partijen van een café
commands-doctor-redis = brengt de berichten van een café over
commands-doctor-absent = ontbreekt; { $remedy }
commands-doctor-plain = ontbreekt: de spelregels worden in Python berekend, trager, en de niveaus zijn er niet; { $remedy }
commands-column-part = onderdeel
commands-column-what-for = waarvoor
commands-column-state = toestand
commands-doctor-chess = schaken
commands-doctor-pdf = studies afdrukken
commands-doctor-server = een café openen
commands-doctor-lab = trainen, meten, matches spelen
commands-doctor-openspiel = de spellen in OpenSpiel
commands-doctor-pettingzoo = de spellen in PettingZoo
commands-doctor-stockfish = de tegenstander bij schaken
commands-doctor-gnubg = de maatstaf bij toute-table
commands-explain-acts = Geldige handelingen ({ $count }): { $acts }
commands-explain-nothing = Het levert niets op.
commands-export-written = { $path }: { $lines } regels
commands-games-yes = ja
commands-games-no = nee
commands-column-hidden = verborgen
commands-games-acts = handelingen per partij
commands-games-legend = verborgen: een speler ziet niet alles; tests: voorbeelden uit de boeken + vastgelegde partijen + studies
commands-games-page = # De spellen
    
    Elk spel dat je hier kunt spelen. Deze pagina wordt geschreven door `make games-table`, dat
    `academie games --measure 25 --write docs/games.md` uitvoert; `academie games` zegt hetzelfde in een terminal, en met
    `--json` aan programma’s. De regels van elk spel, volgens de traktaten, staan onder *De regels*.
    
    { "*" } *Toeval*: dobbelstenen, of gedeelde stenen. *Verborgen*: of een speler niet alles mag zien.
    { "*" } *Tests*: voorbeelden uit de boeken + vastgelegde partijen + studies, geteld in de meegeleverde gegevens.
      Bovendien doorstaat elk stel regels de proef `check_game`.
    { "*" } *Lengte*: de handelingen in een partij volgens het eerste stel regels tussen goede caféspelers (niveau 4, of de
      eenvoudige speler), worpen en delen meegeteld: gemiddelde ± standaardafwijking (kortste–langste), over zoveel partijen
      vanaf de startwaarden 0, 1, 2 … Een nieuwe meting geeft hetzelfde, behalve bij schaken, dat Stockfish speelt.
commands-games-sources = De bronnen
commands-column-game = spel
commands-column-rulesets = regels
commands-column-sources = bronnen
commands-column-seats = plaatsen
commands-column-chance = toeval
commands-column-tests = tests
commands-column-players = spelers
commands-column-length = lengte
commands-column-of-games = over partijen
commands-column-siglum = siglum
commands-column-work = werk
commands-column-year = jaar
commands-games-count = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
commands-games-package = uit { $package }
commands-dxp-listening = Luistert op { $host }, poort { $port }. Ctrl-C stopt.
commands-dxp-game = Partij { $number }: { $white } – { $black }, { $result } ({ $moves } zetten)
commands-dxp-stopped = Onderbroken.

commands-lab-book = Het boek staat in { $path } ({ $size } bytes): { $moves } zetten in { $positions } stellingen, uit { $games } partijen
commands-lab-net = Het netwerk staat in { $path }
commands-lab-games = { $games } partijen in { $folder }
commands-lab-openings = Openingen van { $games } partijen geteld in { $path }
commands-corpus-sound = { $games } partijen: de controlesommen kloppen, en { $sample } van de partijen, dobbelstenen inbegrepen, zijn volgens de regels nagespeeld.
commands-corpus-changed = { $name } ontbreekt of is niet het gepubliceerde bestand: de controlesom verschilt.
commands-lab-no-file = Onderbroken: er is niets bewaard; met --out BESTAND kan een match hervat worden.
commands-lab-processor = processortijd per zet: { $one } s voor de eerste, { $two } s voor de tweede
commands-lab-no-processor = processortijd kan hier niet gemeten worden
commands-lab-unequal = De tweede wijkt { $percent } % af van wat gevraagd was: verander --time-b om ze gelijk te maken.
commands-lab-stronger = de eerste is sterker
commands-lab-undecided = nog niet beslist
commands-lab-decisions = { $count } beslissingen, waarvan { $left } om weg te gaan; uitgespeelde partijen spreken er { $wrong } tegen ({ $leave } om weg te gaan, { $hold } om te blijven), { $sure } zonder twijfel; { NUMBER($lost, minimumFractionDigits: 4, maximumFractionDigits: 4) } inzetten verloren per beslissing
commands-lab-bench-player = speler
commands-lab-bench-loss = duizendsten van de inzet verloren per keuze
commands-lab-bench-holes = in gaten
commands-lab-bench-best = beste zet
commands-lab-bench-hopeless = hopeloze zet
commands-lab-bench-about = { $name }: { $positions } stellingen, standaardfout van een zet { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } inzet ({ NUMBER($holes, minimumFractionDigits: 3, maximumFractionDigits: 3) } gat)
commands-lab-bench-nobody = geef met --player de speler die gemeten wordt, of met --make waar stellingen gemaakt worden
commands-lab-bench-made = { $positions } stellingen staan in { $path }
commands-lab-stakes = inzetten voor wit
commands-unit-games = partijen
commands-unit-statements = beweringen
commands-unit-puzzles = opgaven
commands-games-so-far = Onderbroken: dit zijn de partijen die tot nu toe gemeten zijn.
commands-learn-how = Antwoord, of typ ? voor een hint, ! voor het antwoord, q om te stoppen. Enter gaat verder.
commands-learn-left = Les onderbroken; de volgende keer ga je hier verder.
commands-learn-finished = Les afgerond.
commands-learn-right = Goed.
commands-learn-wrong = Nog niet.
commands-learn-look = Kijk naar { $places }
commands-learn-answer = Antwoord: { $answer }
commands-learn-seconds = { $spent } van { $given } seconden
commands-odds-hit = Echt raken
commands-odds-cover = Dekken, vullen
commands-odds-falsely = Vals raken
commands-odds-coin = De hoek
commands-odds-leaving = De hoek verlaten
commands-odds-leaving-legend = 1: een schijf kan de hoek verlaten.
commands-odds-worth = Wat elke worp waard is
commands-odds-worth-legend = Punten van wie gooit, min die van de tegenstander.
commands-odds-ways = Op hoeveel manieren de worp het doet.
commands-odds-title = { $title }: { $far }
commands-odds-nothing-asked = niets te tellen; geef getallen, of een stelling met --position
commands-odds-die = een dobbelsteen toont 1 tot en met 6; geef getallen van 1 tot en met 6
commands-odds-count = { $casts ->
        [one] { $casts } worp
       *[other] { $casts } worpen
    } van de 36 ({ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1, style: "percent") })
commands-odds-twice = , waarvan { $twice } op twee of meer manieren
commands-odds-costs = ; { $lost } kosten punten
commands-error = Fout: { $message }
commands-play-no-levels = Dit spel heeft geen niveaus; de eenvoudige speler speelt.
commands-play-how = Typ een handeling. ? toont ze, tip raadt er een aan, terug neemt de jouwe terug, hulp zegt meer, q stopt.
commands-play-you = jij
commands-play-person = een mens
commands-play-only = (de enige handeling)
commands-play-thinks = { $who } denkt na …
commands-play-which = noem een spel: { $known }; of --resume om de laatste partij voort te zetten
commands-play-none-left = er is geen onvoltooide partij bewaard
commands-play-go-on = Je hebt een partij laten liggen: { $game }, { $when }. Voortzetten? Enter voor ja, n voor een nieuwe.
commands-play-yes = j, ja
commands-play-to-resume = De partij is bewaard. Om verder te gaan: academie play { $game } --resume
commands-play-not-kept = De partij is niet bewaard: { $reason }
commands-play-no-undo = Er is niets van jou om terug te nemen.
commands-play-no-reasons = Er is niets gebeurd dat uitleg vraagt.
commands-play-hint = Tip: { $act }
commands-play-hint-worth = Tip: { $act }, waard { $worth }
commands-play-save-where = Noem ook het bestand: bewaar partij.txt
commands-play-written = Typ een handeling zoals de lijst die toont, of zoals verslagen die schrijven: { $example }. Tab vult aan. De regels: academie rules { $game }
commands-play-word-help = hulp
commands-play-word-moves = zetten, lijst
commands-play-word-hint = tip
commands-play-word-why = waarom
commands-play-word-undo = terug
commands-play-word-board = bord
commands-play-word-played = partij
commands-play-word-save = bewaar
commands-play-word-quit = stop
commands-play-about-help = deze lijst
commands-play-about-moves = de toegestane handelingen
commands-play-about-hint = wat de engine zou spelen, en wat dat oplevert
commands-play-about-why = de uitleg van wat er gebeurd is, met de bronnen
commands-play-about-undo = neemt je laatste handeling terug; dezelfde dobbelstenen vallen weer
commands-play-about-board = het bord nog eens
commands-play-about-played = wat er gespeeld is
commands-play-about-save = bewaart de partij in een bestand: bewaar partij.txt
commands-play-about-quit = stopt; de partij is bewaard
commands-play-kept = De partij is bewaard in { $path }
commands-practice-stopped = Onderbroken; met --resume ga je hier verder.
commands-practice-so-far = Onderbroken: dit is wat tot nu toe beoordeeld is.
commands-practice-spread = Hoe moeilijk { $count } worpen te tellen zijn
commands-practice-spread-axis = moeilijkheidspunten, per honderd
commands-practice-sum = { $answered } beantwoord; { $due } te herhalen; { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    } op rij.
commands-practice-exists = { $path } bestaat al; ga ermee verder met --resume, of geef een ander bestand
commands-practice-hold = { $held } van { $count } kloppen
commands-practice-unreadable = { $path } is geen oefenlogboek; geef een ander bestand, of verwijder het
commands-practice-count-how = Wat is deze worp waard? Typ twee getallen: de punten van wie gooit, dan die van de ander. q stopt.
commands-practice-two-numbers = Typ twee getallen, zoals 4 0.
commands-practice-puzzle-how = Vind de beste zet. Typ ! om hem te zien, q om te stoppen.
commands-practice-not-best = Niet de beste.
commands-practice-best = De beste: { $line }
commands-practice-late = Goed, maar te laat.
commands-practice-wrong = Nee.
commands-progress-nothing-kept = Onderbroken: er is niets bewaard.
commands-progress-started = begonnen
commands-progress-of = { $done } van { $total }
commands-progress-kept = Onderbroken: wat klaar is, is bewaard in { $place }. Geef dezelfde opdracht opnieuw om te hervatten.
commands-progress-unit = { $unit }:
commands-rules-only-agreements = --ruleset en --json werken alleen met --agreements; voeg dat toe, of laat ze weg
commands-rules-which-game = --agreements heeft een spel nodig, zoals trictrac
commands-rules-how = Om iets af te spreken: --option naam=waarde. Al het andere blijft zoals de regels zeggen.
commands-rules-nothing-open = Deze regels laten niets aan de spelers over.
commands-rules-law = De regels per bron
commands-rules-made = Gemaakt uit de regels die het programma toepast; omstreden punten eerst.
commands-rules-works = De aangehaalde werken
commands-rules-try = Proberen
commands-rules-written = Deze pagina wordt geschreven door `make rules-pages`.
commands-rules-law-title = De regels per bron
commands-rules-law-about = De traktaten zijn het niet eens. Elk punt waarop ze verschillen is een veld van het stel regels, met de passage waarop het berust; waar alle zwijgen hebben we een lezing gekozen, en dat zeggen we erbij. Deze pagina wordt door `make rules-pages` gemaakt uit de regels die het programma toepast.
commands-rules-disputed = De verschillen
commands-rules-agreed = De stellen regels verschillen niet, of er is er maar één.
commands-rules-ours = Onze lezingen, waar de boeken zwijgen
commands-rules-none = Geen.
commands-rules-all = Alle regels
commands-rules-by-hand = Alleen waar spelers met de hand scoren.
commands-rules-usual = { " " }(gebruikelijk)
commands-column-held = wat geldt
commands-column-reading = lezing
commands-column-why = waarom
commands-rules-usually = ; gewoonlijk { $said }
commands-serve-missing = ontbreekt: { $programs }. Zo installeer je wat ontbreekt:
      Debian, Ubuntu   sudo apt-get install postgresql redis-server
      Fedora           sudo dnf install postgresql-server redis
      macOS            brew install postgresql redis
    De demonstratie draait eigen kopieën, in een eigen map.
commands-serve-failed = { $command } is mislukt; zie het logboek van PostgreSQL in { $log }
commands-serve-open = Het café is open: { $address } (Ctrl-C om te sluiten)
commands-serve-no-pages = De pagina’s zijn niet gebouwd, zodat browsers hier niets vinden: geef eerst `make web` (vraagt Node.js). Programma’s kunnen spelen.
commands-audit-sum = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }, { $events ->
        [one] { $events } gebeurtenis
       *[other] { $events } gebeurtenissen
    }
commands-audit-broken = beschadigde logboeken: { $logs }
commands-restored = Teruggezet in { $seconds } s uit de basisback-up { $base }. Laatste transactie: { $last }
commands-restored-base = geen na de basisback-up
commands-restored-into = De gegevens staan in { $folder }; start er PostgreSQL op met zijn eigen instellingen.
commands-restore-time = '{ $text }' is geen tijdstip; schrijf het als 2026-01-01T03:30:00
commands-signed-out = { $ended ->
    [one] één sessie of token van { $name } is beëindigd
   *[other] { $ended } sessies en tokens van { $name } zijn beëindigd
    }
commands-quarantine-none = Er is geen partij in quarantaine.
commands-quarantine-line = { $game }  { $key }  gebeurtenis { $seq }, versie { $release }, sinds { $at }
commands-quarantine-read = Partij { $game } kan weer gelezen worden en gaat verder.
commands-quarantine-ended = Partij { $game } is zonder uitslag beëindigd.
commands-quarantine-unknown = deze partij is niet in quarantaine: { $game }
commands-law-carried = Beide uitgaven lezen partij { $game } gelijk: ze gaat verder volgens de nieuwste.
commands-law-adjourned = De uitgaven lezen partij { $game } niet gelijk: ze is uitgesteld en telt niet meer mee voor de rating.
commands-signals-none = Er zijn geen signalen.
commands-signals-case = { $value }  { $name }  { $kinds ->
        [one] { $kinds } signaal
       *[other] { $kinds } signalen
    } om te bekijken, { $at }
commands-signals-line = { $value }  { $kind }  { $game }  (model { $model }, { $at })  { $rests }
commands-signals-no-verdict = Signalen zeggen wie je het eerst moet bekijken. Ze bewijzen niets: lees de partijen voordat je beslist.
commands-study-themes = Thema’s
commands-study-draw = remise
commands-study-how = Vind de zetten. Typ ? voor een hint, ! voor de zet van het boek, q om te stoppen.
commands-study-only-book = Dit is niet de zet van het boek. Hij kan goed zijn, maar hier zijn alleen het boek en zijn varianten bekend.
commands-study-fails = Van die zet is bekend dat hij faalt.
commands-study-solved = Opgelost.
commands-study-left = Onderbroken.
commands-study-piece = Het stuk op { $start } speelt.
commands-study-as-well = { $move } is even goed; het boek speelt { $expected }, en daarmee gaan we verder.
commands-column-margin = marge, in inzetten
commands-study-all = in totaal
commands-study-answered = te beantwoorden
commands-study-kind-show = iets om te lezen
commands-study-kind-play = een zet
commands-study-kind-claim = iets om op te eisen
commands-study-kind-count = iets om te tellen
commands-study-kind-casts = worpen om te noemen
commands-study-kind-choose = een keuze
commands-study-known = bekend
commands-study-new = nieuw
commands-study-as-printed = zoals gedrukt
commands-study-in-all = in totaal
commands-study-legal-by = geldig volgens { $id }
commands-tablebase-slices = Tabellen
commands-tablebase-material = materiaal
commands-tablebase-positions = standen
commands-tablebase-results = verloren / remise / gewonnen door wie aan zet is
commands-tablebase-bytes = bytes
commands-tablebase-processor = processor-s
commands-tablebase-counts = { $lost } / { $drawn } / { $won }
commands-tablebase-number = { $number }
commands-tablebase-outcome = { $won ->
        [yes] wint
       *[no] verliest
    }
commands-tablebase-sum = { $slices ->
        [one] { $slices } deel
       *[other] { $slices } delen
    }, { $positions } standen, { $size } bytes
commands-tablebase-verified = { $slices ->
        [one] { $slices } deel
       *[other] { $slices } delen
    } nagegaan: { $moves } standen door hun zetten, { $law } door de wet in Python en door afstanden
commands-tablebase-pace = { $material }, { $stage ->
        [packing] inpakken
        [verifying] nagaan
       *[other] fase { $stage }
    }, { NUMBER($share, style: "percent", maximumFractionDigits: 1) }, { $rate } standen/s, nog { $left } s
commands-tablebase-limits = Zettenlimieten, de hoofdlijn en het aanbod te dammen blijven hier buiten beschouwing.
commands-tablebase-loses = verliest in { $coups ->
        [one] { $coups } halve zet
       *[other] { $coups } halve zetten
    }
commands-tablebase-folder = Tabellen in { $where }
commands-tablebase-draw = remise
commands-tablebase-wins = wint in { $coups ->
        [one] { $coups } halve zet
       *[other] { $coups } halve zetten
    }
commands-tablebase-unknown = Geen tabel kent deze stelling.
commands-learn-unreadable = { $path } is geen leslogboek; verwijder het, of zet het ergens anders
commands-dice-verified = { $events ->
        [one] { $events } gebeurtenis
       *[other] { $events } gebeurtenissen
    }, { $rolls ->
        [one] { $rolls } worp
       *[other] { $rolls } worpen
    } opnieuw berekend: alles klopt.
commands-dice-refuted = Het bewijs klopt niet ({ $found }).
commands-verify-first = formaat 1: bindt de server niet
commands-verify-policy = dit zijn geen sleutels van accounts, registers of getuigen: { $why }
commands-verify-consistent = samenhangend: { $events } gebeurtenissen en { $rolls } worpen volgen uit de regels en de schakels
commands-verify-checked = nagegaan: zetten zijn toegestaan en van de genoemde plaatsen, worpen volgen uit de schakels, niets is over een worp heen teruggenomen, antwoorden hadden hun aanbod, datums lopen op, een klok die afliep kon lopen, handtekeningen zijn geldig
commands-verify-word = het woord van de server: { $what ->
        [who] wie op plaats { $seat } is gaan zitten
        [unsigned] wat plaats { $seat } vanaf gebeurtenis { $events } zei, deed en gaf: daarvan heeft ze niets ondertekend
        [rekey] dat plaats { $seat } een andere sleutel heeft (gebeurtenis { $events })
        [flag] dat de tijd van plaats { $seat } om was (gebeurtenis { $events })
        [claim] dat plaats { $seat } lang genoeg weg was, en dat de partij is opgeëist (gebeurtenis { $events })
        [abandoned] dat niemand terugkwam (gebeurtenis { $events })
        [abort] dat de partij niet verder kon (gebeurtenis { $events })
        [rest] dat de partij werd onderbroken of hervat door niemand aan de tafel (gebeurtenis { $events })
        [pause] dat er tijd verloren ging en teruggegeven moest worden (gebeurtenis { $events })
        [law] dat een andere uitgave van de regels nodig was (gebeurtenis { $events })
       *[times] wanneer iets gebeurde, hoelang iemand erover deed, en dat er niets is gezegd wat niet in het logboek staat
    }
commands-verify-countersigned = medeondertekend door plaats { $seat } tot gebeurtenis { $seq }
commands-verify-unfallen = worp { $roll } is niet gevallen: het zou { $dice } zijn geweest
commands-verify-links-missing = worp { $roll } is niet gevallen: er ontbraken schakels
commands-verify-entered = staat in het register van { $origin }: de opening als { $open }, het einde als { $end }
commands-verify-unentered = staat in geen register: anderen kan een andere partij zijn getoond
commands-verify-log-key = de sleutel van dat register is die welke de server noemt; vergelijk hem met wat anderen zien: { $key }
commands-verify-witnessed = mee ondertekend door { $many } van de { $quorum } getuigen die je vraagt: { $names }
commands-verify-unwitnessed = geen getuige: anderen kan een ander register zijn getoond
commands-verify-strangers = ook mee ondertekend door getuigen van wie je de sleutel niet hebt genoemd: { $names }
commands-verify-announced = nieuwe sleutel van dat logboek, aangekondigd door inschrijving { $entry } onder de vorige: { $key }
commands-verify-key = plaats { $seat }: sleutel van inschrijving { $entry }, { $date }
commands-verify-key-withdrawn = plaats { $seat }: sleutel van inschrijving { $entry }, ingetrokken vóór de partij
commands-verify-no-key = plaats { $seat }: geen inschrijving zegt van wie de sleutel is, zoals bij gasten en programma’s die er geen registreerden
commands-verify-key-unread = of een sleutel vóór de partij is ingetrokken, toont alleen het hele logboek: --log
commands-verify-too-few = De spelers staan ervoor in, maar minder getuigen hebben mee ondertekend dan je vraagt.
commands-verify-unvouched = Niemand staat ervoor in: het logboek heeft geen fout, maar een server kan er zelf zo een schrijven (plaatsen { $seats }).
commands-verify-key-letters = --key verwacht een openbare sleutel van 64 hexadecimale letters, niet { $text }
commands-verify-vouched = Er wordt voor ingestaan. De dobbelstenen zijn eerlijk als een van deze plaatsen, die er deel aan hadden, eerlijk was: { $seats }.
commands-verify-vouched-alone = Er wordt voor ingestaan. Geen plaats had deel aan de dobbelstenen: ze zijn zo eerlijk als de server.
commands-verify-nothing = Noem het bewijs van een partij, of een server met --page.
commands-verify-no-page = { $server } geeft geen lijst van de bestanden van zijn pagina: { $why }
commands-verify-page-files = { $files } bestanden vergeleken met de lijst van de build, en de scripts van de voorpagina: { $flaws } verschillen
commands-verify-page-entry = de lijst is inschrijving { $entry } van het logboek
commands-verify-page-unentered = de lijst staat in geen logboek: anderen kunnen een andere pagina krijgen
commands-verify-page-key = de sleutel van dat logboek is die welke de server noemt: geef die welke je kent met --policy
commands-verify-page-unbuilt = wat de bestanden doen is niet bekeken: bouw de pagina uit de broncode en vergelijk met --build
commands-verify-page-limits = Niet getoond: wat de server aan anderen stuurt, of aan jou op een ander moment, en de woorden en pagina’s die hij zelf schrijft.
commands-witness-name = ‘{ $name }’ kan geen naam van een getuige zijn: geen spaties, geen plusteken
commands-witness-key = Geef deze sleutel aan de servers die je mee ondertekent; de sleutels van hun registers staan in { $file }, elk op een regel:
commands-witness-serving = Ondertekent mee op { $address }/add-checkpoint; Ctrl-C stopt.
commands-witness-cosigned = { $origin }: { $size } inschrijvingen, mee ondertekend
commands-witness-refused = { $address }: niet mee ondertekend: { $why }
commands-witness-split = Dit register heeft twee verschillende bomen ondertekend. Iedereen kan het nagaan met deze twee ijkpunten:
commands-monitor-games = partijen
commands-monitor-no-log = { $server } houdt geen openbaar register: hij ondertekent niet
commands-monitor-read = { $origin }: { $size } inschrijvingen, die de wortel geven die hij heeft ondertekend
commands-monitor-counts = { $games } partijen ingeschreven; van de bekeken partijen zijn er { $ended } afgelopen en worden er { $playing } nog gespeeld
commands-monitor-twice = partij { $game }: vaker ingeschreven dan een opening en een einde
commands-monitor-dropped = partij { $game }: ingeschreven, en de server kent haar niet meer
commands-monitor-asleep = partij { $game }: begonnen, zonder einde, en al { $days } dagen zonder gebeurtenis
commands-monitor-silent = Laatste gebeurtenis van de partijen die nog worden gespeeld: { $days1 } binnen een dag, { $days7 } binnen een week, { $days31 } eerder
commands-monitor-changed = partij { $game }: de server toont een andere partij dan die is ingeschreven
commands-monitor-flaw = partij { $game }: { $why }
commands-monitor-stopped = partij { $game }: door de server beëindigd vóór worp { $roll }, die { $dice } zou zijn geweest
commands-monitor-new-key = inschrijving { $entry }: een nieuwe sleutel van het logboek is aangekondigd, { $key }
commands-monitor-device = inschrijving { $entry }: sleutel van een apparaat van je, { $key }
commands-monitor-withdrawn = inschrijving { $entry }: ingetrokken, { $key }
commands-monitor-planted = inschrijving { $entry }: het account kreeg een sleutel die je niet noemt, { $key }
commands-monitor-share = { $stopped } van { $ended } partijen heeft de server beëindigd toen hij de volgende worp kende: enkele kunnen storingen zijn.

commands-column-by = volgens
commands-column-said = bewering
commands-column-verdict = oordeel
commands-column-evidence = bewijs
commands-column-s = s
commands-column-example = voorbeeld
commands-column-expected = verwacht
commands-column-found = gevonden
commands-column-count = aantal
commands-column-agree = gelijk
commands-column-differ = anders
commands-column-event = gebeurtenis
commands-column-lesson = les
commands-column-title = titel
commands-column-minutes = minuten
commands-column-done = klaar
commands-column-depth = diepte
commands-column-nodes = knopen
commands-column-seconds = seconden
commands-column-games = spellen
commands-column-diagrams = diagrammen
commands-column-study = studie
commands-column-pieces = stukken
commands-column-claim = bewering
commands-column-theme = thema
commands-column-about = waar het over gaat
commands-column-studies = studies
commands-column-positions = stellingen
commands-column-lines = varianten
commands-column-legal = geldig
commands-column-variations = zijvarianten
commands-column-moves = zetten
commands-column-forbidden = verboden
commands-column-because = omdat
commands-column-must-be = moet zijn
commands-column-half-moves = halve zetten
commands-column-number = nummer
commands-column-move = zet
commands-column-line = variant
commands-column-printed = gedrukt
commands-column-read = gelezen
commands-column-reason = reden
commands-column-lessons = lessen
commands-column-steps = stappen
commands-column-questions = vragen
commands-column-step-kind = soort stap
commands-column-book = boek
commands-column-treatise = traktaat over trictrac
commands-column-examples = voorbeelden
commands-column-puzzles = problemen
commands-column-median = mediaan
commands-study-smallest = { $margin }: kleinste
commands-claims-no-kind = geen beweringen van de soort ‘{ $kind }’; beschikbaar: { $known }
commands-no-format = geen formaat ‘{ $format }’; beschikbaar: { $known }
commands-lab-no-study = geen onderzoek ‘{ $name }’; beschikbaar: { $known }
commands-perft-chance = alleen spellen zonder toeval kunnen geteld worden; kies een ander spel
commands-play-other-record = het partijverslag is van { $game } volgens { $ruleset }; ga daarmee verder, of noem een ander bestand
commands-tablebase-kings = ‘{ $text }’ zegt niet hoeveel dammen tegen hoeveel spelen; schrijf 4v2
commands-tablebase-wrong = de tabel kan niet gebruikt worden: { $why }
commands-study-count = { $count ->
        [one] { $count } studie
       *[other] { $count } studies
    }
commands-study-won = { $winner } wint
commands-study-wins = { $winner } wint in { $count ->
        [one] { $count } halve zet
       *[other] { $count } halve zetten
    }
commands-study-table = Tabel: { $result }
commands-lab-not-stronger = de eerste is niet sterker
commands-usage = { "Gebruik: " }
commands-usage-arguments = Argumenten
commands-usage-options = Opties
commands-usage-commands = Opdrachten
commands-usage-error = Fout
commands-usage-aborted = Onderbroken.
commands-usage-required = { "[" }verplicht{ "]" }
commands-usage-default = { "[" }standaard: { $value }{ "]" }
commands-usage-try = Voor hulp: { $command }
commands-usage-options-given = { "[" }OPTIES{ "]" }
commands-usage-command-given = OPDRACHT …
commands-usage-no-option = Er is geen optie { $name }.{ $count ->
        [0] { "" }
       *[other] { " " }Lijkt erop: { $known }.
    }
commands-usage-no-command = Er is geen opdracht { $name }.{ $count ->
        [0] { "" }
       *[other] { " " }Lijkt erop: { $known }.
    }
commands-usage-missing = { $name } ontbreekt.
commands-usage-too-many = Er zijn te veel argumenten.
commands-usage-wrong-use = { $name } heeft een waarde nodig, of krijgt er geen.
commands-usage-wrong-value = { $kind ->
        [int_parsing] { $name } moet een geheel getal zijn.
        [float_parsing] { $name } moet een getal zijn.
        [bool_parsing] { $name } moet true of false zijn.
        [greater_than_equal] { $name } moet minstens { $limit } zijn.
        [less_than_equal] { $name } mag hoogstens { $limit } zijn.
        [enum] { $name } moet een van deze zijn: { $limit }.
       *[other] { $name }: { $why }
    }
commands-usage-no-language = er is geen taal { $code }; beschikbaar: { $known }

commands-roles-given = { $name } heeft nu de rol { $role }.
commands-roles-taken = { $name } heeft de rol { $role } niet meer.
commands-roles-line = { $name }  { $role }  sinds { $since }
commands-roles-none = Niemand heeft een rol.
commands-passages-place = Plaats
commands-passages-lines = Regels
commands-passages-page = Bladzijde
commands-passages-about-page = ongeveer { $page }
commands-passages-cited-by = Aangehaald door
commands-passages-cited = aangehaald
commands-passages-nobody = niemand
commands-passages-count = { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
commands-citations-whole = Hele hoofdstukken aangehaald
commands-citations-all = { $count ->
        [one] { $count } verwijzing, alle gevonden.
       *[other] { $count } verwijzingen, alle gevonden.
    }
commands-citations-lost = { $count ->
        [one] { $count } verwijzing, { $lost } niet gevonden in hun boeken.
       *[other] { $count } verwijzingen, { $lost } niet gevonden in hun boeken.
    }
commands-citations-total = totaal
commands-citations-kind-law = recht
commands-citations-kind-page = pagina’s
commands-citations-kind-case = gevallen
commands-citations-kind-claim = beweringen
commands-citations-kind-lesson = lessen
commands-citations-kind-study = studies
commands-passages-many = passages

commands-texts-added = { $book }: { $found } van de { $number } passages gevonden. De woorden van de auteur staan nu naast de onze.
commands-texts-removed = De transcriptie van { $book } is verwijderd.
commands-texts-line = { $book }: { $found } van de { $number } passages
commands-texts-none = Er is geen transcriptie geïnstalleerd. `academie texts add BESTAND` installeert er een.
commands-unit-states = standen
commands-unit-rounds = ronden
commands-solved-states = { $states } standen vóór een worp
commands-solved-worth = { $rules }: { NUMBER($worth, minimumFractionDigits: 9, maximumFractionDigits: 9) } inzetten voor wie het eerst werpt; per eerste worp:
commands-solved-no-rules = geen regels ‘{ $name }’; er zijn: { $known }
commands-solved-rules = Regels
commands-solved-column-states = Standen
commands-solved-start = Waarde van de eerste worp
commands-solved-residual = Grootste rest
commands-solved-error = Fout ten hoogste
commands-solved-choices = Keuzes
commands-solved-unclear = Te dicht bijeen
commands-solved-built = { $path }: { $bytes } bytes
commands-solved-figures = { $rules }: wie begint wint { $results }; gemiddeld { NUMBER($throws, minimumFractionDigits: 2, maximumFractionDigits: 2) } worpen, de helft van de partijen in { $half } of minder, negen van de tien in { $few } tot { $many }
commands-solved-expected = Berekend, tegen { $against }: { NUMBER($first, minimumFractionDigits: 6, maximumFractionDigits: 6) } inzetten per partij als eerste, { NUMBER($second, minimumFractionDigits: 6, maximumFractionDigits: 6) } als tweede, gemiddeld { NUMBER($stakes, minimumFractionDigits: 6, maximumFractionDigits: 6) }
commands-solved-met = Gespeeld, { $games } partijen: { NUMBER($played, minimumFractionDigits: 6, maximumFractionDigits: 6) }, standaardfout { NUMBER($error, minimumFractionDigits: 6, maximumFractionDigits: 6) }: { NUMBER($off, minimumFractionDigits: 2, maximumFractionDigits: 2) } standaardfouten ernaast
commands-lab-curve = De kromme staat in { $path }
commands-lab-rated = { $games } partijen in totaal. Elo-punten boven het eerste niveau; intervallen van 95 %.
commands-explain-for = Ervoor
commands-explain-against = Ertegen
commands-explain-principle = beginsel
commands-explain-no-reason = Geen beginsel van { $player } onderscheidt deze handeling van de andere.
commands-explain-no-doctrine = { $player } zegt niet waarom er zo gespeeld wordt; dezen wel: { $known }
commands-lab-ladders = De pagina staat in { $path }
commands-lab-rules-page = De pagina staat in { $path }
commands-lab-rules-summary = De cijfers staan in { $path }
commands-lab-rules-nothing = geef --out MAP om te spelen, of --summary BESTAND met --page BESTAND om de pagina opnieuw te schrijven
commands-server-site = Naam van de site, zoals play.example.org
commands-server-made = De sleutels staan in { $keys }, elk alleen leesbaar voor de eigenaar, de instellingen in { $settings }. Bewaar een kopie van de sleutels elders dan bij de back-ups.
commands-server-key = Maak deze sleutel bekend: daarmee wordt gecontroleerd wat { $file } ondertekent.
commands-server-then = Daarna, met deze instellingen: maak de database aan met het wachtwoord dat erin staat, dan `academie migrate` en `academie serve`.
commands-check-address-wrong = een server wordt genoemd bij zijn adres, zoals https://play.example.org, niet ‘{ $address }’
commands-check-answers = de pagina wordt over TLS geleverd
commands-check-plain = http:// leidt naar https://
commands-check-hsts = browsers krijgen te horen dat ze alleen over TLS komen (HSTS)
commands-check-claims = wat een aanvrager als zijn adres opgeeft, wordt niet geloofd
commands-check-callers = aanvragers zijn bekend bij hun eigen adres, niet bij dat van een proxy
commands-check-inside = gezondheid en metingen worden aan niemand buiten gegeven
commands-check-socket = een socket gaat open voor de pagina van de site
commands-check-foreign = voor de pagina van een andere site gaat er geen open
commands-check-keys = de server ondertekent, met de naam van de site
commands-check-log = zijn logboek is met die sleutel ondertekend, en niets wacht er al vijf minuten op
commands-check-witnesses = zijn logboek is mede ondertekend door een getuige
commands-check-page = de pagina die hij stuurt is die in zijn logboek
commands-check-push = pushberichten worden verzonden
commands-check-mail = e-mail wordt verzonden
