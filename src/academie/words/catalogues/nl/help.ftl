help-academie = De klassieke Franse bordspellen.

    De optie --lang stelt de taal in, voor of na de naam van een opdracht.
help-academie-version = Toon de versie.
help-academie-debug = Toon de traceback van een interne fout.
help-option-install-completion = Installeer automatisch aanvullen voor deze shell.
help-option-show-completion = Toon het script voor automatisch aanvullen in deze shell.
help-option-help = Toon deze hulp en stop.
help-option-lang = De taal van het antwoord.
help-option-json = Antwoord als JSON.
help-option-ruleset = Het stel regels.
help-option-game = Het spel, bijv. trictrac.
help-option-workers = Hoeveel er tegelijk werken: threads, of processen op Ray.
help-option-ray = Werk met Ray, op deze machine; heeft de extra lab nodig.
help-option-address = Werk op het Ray-cluster op dit adres, in een privénetwerk.
help-play = Speel een partij, alleen of met anderen.

    Elke plaats wordt gespeeld door jou of door een programma. Bij meer dan twee spelers wordt na wit en zwart doorgeteld.
help-play-white = Wie Wit speelt: human (jij, tenzij anders gezegd), simple, random, niveau-1 enzovoort.
help-play-black = Wie zwart speelt; standaard de tegenstander van --level, anders simple.
help-play-others = Wie de andere plaatsen speelt, bij spellen voor meer spelers.
help-play-level = Hoe sterk je tegenstanders zijn, vanaf 1.
help-play-option = Een optie van het spel, als naam=waarde.
help-play-marking = Wie scoort en op fouten let: auto voor het programma; courtois of rigueur voor de spelers.
help-play-forget = Hoe vaak de eenvoudige speler vergeet te scoren, van 0 tot 1.
help-play-seed = Gooi elke keer hetzelfde.
help-play-record = Bewaar de partij in dit bestand; bestaat het al, ga dan verder met die partij.
help-play-resume = Zet de partij voort die het laatst is blijven liggen.
help-play-game = Het spel, bijvoorbeeld trictrac; niet nodig met --resume.
help-learn = Leer een spel met lessen.

    Eindigt met code 1 als je voor het einde van een les stopt.
help-learn-game = Het spel; zonder spel worden alle lessen getoond.
help-learn-name = Het nummer of de naam van de les; standaard de volgende.
help-learn-list = Toon alleen de lessen van het spel.
help-rules = Lees de regels van een spel, met hun bronnen.

    Punten waarop de bronnen verschillen komen eerst. Met --agreements zie je wat spelers kunnen afspreken; een partij neemt het over als --option naam=waarde.
help-rules-game = Het spel; zonder spel worden alle pagina’s getoond.
help-rules-markdown = Schrijf Markdown met tekeningen in dit bestand; zonder spel alle pagina’s in deze map.
help-rules-agreements = Toon wat spelers voor een partij kunnen afspreken.
help-practice = Los problemen op, of tel worpen.

    Eerst komen problemen die je moet herhalen, dan nieuwe rond je niveau.
help-practice-game = dames of trictrac; standaard allebei.
help-practice-theme = Alleen problemen met dit thema.
help-practice-count = Hoeveel er gevraagd worden.
help-practice-marking = Tel wat worpen bij trictrac waard zijn, tegen de klok.
help-practice-marking-count = Hoeveel er gevraagd worden.
help-practice-marking-seed = Vraag dezelfde worpen opnieuw.
help-practice-marking-census = Teken alleen hoe moeilijk zoveel worpen zijn.
help-practice-marking-svg = Teken het in dit bestand.
help-practice-generate = Zoek problemen in de bibliotheek en in partijen tussen programma’s.

    Stop met Ctrl-C en ga verder met --resume.
help-practice-generate-game = dames of trictrac.
help-practice-generate-count = Hoeveel problemen het bestand moet bevatten.
help-practice-generate-resume = Ga verder met het bestand.
help-practice-generate-file = Het bestand met problemen; standaard in studies/puzzles.
help-practice-check = Controleer opnieuw of elk probleem één beste zet heeft, met de vereiste marge.

    Eindigt met code 1 als er een niet klopt.
help-practice-check-game = dames of trictrac.
help-practice-check-seed = De startwaarde van de dobbelstenen.
help-practice-check-drop = Haal uit het bestand wat niet klopt.
help-practice-check-file = Het bestand met problemen; standaard in studies/puzzles.
help-study = Bestudeer de stellingen uit de boeken.
help-study-list = Toon de studies.
help-study-list-theme = Alleen dit thema, bijv. lunettes.
help-study-list-source = Alleen dit boek, bijv. man.
help-study-list-pieces = Hoogstens zoveel stukken op het bord.
help-study-themes = Toon de thema’s, met de studies van elk.
help-study-show = Toon een studie: het bord, de zetten, wat beweerd wordt en wat twijfelachtig is.
help-study-show-number = Het nummer in het boek: 9, of metz-4.
help-study-show-source = Het boek van het nummer.
help-study-show-after = Met --svg: het bord na zoveel zetten.
help-study-show-svg = Teken het bord in dit bestand.
help-study-solve = Vind de zetten van een studie.

    Eindigt met code 1 als je voor het einde stopt.
help-study-solve-number = Het nummer in het boek: 9, of metz-4.
help-study-solve-source = Het boek van het nummer.
help-study-stats = Tel lessen en stappen per spel, en stellingen per boek en thema.
help-study-export = Schrijf studies voor andere programma’s, of druk ze af als PDF.
help-study-export-path = Het bestand om te schrijven: PDN voor dammen, PGN voor schaken, PDF om af te drukken.
help-study-export-study = Alleen deze studie, bijv. man-9.
help-study-export-theme = Alleen dit thema, bijv. lunettes.
help-study-export-source = Alleen dit boek, bijv. man.
help-study-check = Speel elke variant van een boek na volgens elk stel regels.

    Eindigt met code 1 als er een niet is zoals de bibliotheek zegt.
help-study-check-source = Het boek, bijv. manoury.
help-analyse = Zeg wat handelingen waard zijn, en waarom.

    Waarden zijn inzetten: +1 is een zeker gewonnen partij. Ctrl-C stopt een lange analyse en bewaart wat klaar is.
help-analyse-what = Een partijverslag, een PDN- of PGN-bestand, of een stelling.
help-analyse-game = Het spel van een stelling.
help-analyse-ruleset = Het stel regels van een stelling.
help-analyse-throw = De worp in de stelling, bijv. 6-5.
help-analyse-ponder = Hoeveel handelingen van een stelling, of fouten van een partij, langer bekeken worden.
help-analyse-most = Hoeveel handelingen of fouten getoond worden.
help-analyse-svg = Teken de 36 worpen, of het verloop van de partij, in dit bestand.
help-analyse-save = Schrijf de partij met opmerkingen in dit bestand.
help-explain = Zeg wat een worp of zet oplevert, en volgens welke bron.
help-explain-position = De stelling, bijv. '0x13,6,8/0x12,6,11x2 white' of 'W:W31-50:B1-20'.
help-explain-act = Wat gegooid of gespeeld wordt, bijv. 6-5 of 32-28.
help-explain-svg = Teken het bord met wat de handeling oplevert in dit bestand.
help-odds = Tel hoeveel van de 36 worpen bij trictrac iets doen.
help-odds-hit = Raak een schijf van deze afstanden, met elke doorgang open; of raak er echt een in een stelling.
help-odds-hit-numbers = De afstanden van de schijven; of geef een stelling.
help-odds-hit-position = Een stelling van trictrac: 0x13,7,9/0x15 white.
help-odds-hit-target = Alleen deze flèche, geteld vanaf de stapel van wie gooit.
help-odds-hit-svg = Teken de 36 worpen in dit bestand.
help-odds-fill = Dek of vul met schijven op deze afstanden; of vul in een stelling.
help-odds-fill-numbers = De afstanden van de schijven; of geef een stelling.
help-odds-fill-position = Een stelling van trictrac: 0x13,7,9/0x15 white.
help-odds-fill-svg = Teken de 36 worpen in dit bestand.
help-odds-faux = Raak vals in een stelling: punten voor de tegenstander.
help-odds-faux-position = Een stelling van trictrac.
help-odds-faux-target = Alleen deze flèche, geteld vanaf de stapel van wie gooit.
help-odds-faux-svg = Teken de 36 worpen in dit bestand.
help-odds-coin = Neem of raak een hoek met twee schijven op deze afstanden; of raak hem in een stelling.
help-odds-coin-numbers = De afstanden van de schijven; of geef een stelling.
help-odds-coin-case = Een afstand waarop twee schijven staan; kan herhaald worden.
help-odds-coin-position = Een stelling van trictrac: 0x13,7,9/0x15 white.
help-odds-coin-svg = Teken de 36 worpen in dit bestand.
help-odds-passing = Verlaat de hoek in een stelling; bij de andere worpen blijven de schijven daar staan.
help-odds-passing-position = Een stelling van trictrac.
help-odds-passing-svg = Teken de 36 worpen in dit bestand.
help-odds-worth = Zeg wat elke worp in een stelling waard is: punten van wie gooit, min die van de tegenstander.
help-odds-worth-position = Een stelling van trictrac.
help-odds-worth-svg = Teken de 36 worpen in dit bestand.
help-games = Toon elk spel en zijn regels.

    Met bronnen, plaatsen, toeval, verborgen informatie en tests. Ctrl-C stopt een meting, toont wat gemeten is en eindigt met code 130.
help-games-measure = Speel van elk spel zoveel partijen tussen goede spelers, om de lengte te meten.
help-games-write = Schrijf de tabel als Markdown-pagina, bijv. docs/games.md.
help-claims = Controleer wat de boeken beweren.

    Stop met Ctrl-C; dezelfde opdracht gaat verder.
help-claims-source = Alleen beweringen uit dit boek, bijv. lep.
help-claims-kind = Alleen beweringen van deze soort of toetsing, bijv. win of sum.
help-claims-id = Alleen deze bewering, bijv. AR-23.
help-claims-time = Seconden voor één zoektocht.
help-claims-again = Bereken opnieuw wat al bekend is.
help-claims-stale = Bereken niets: noem de verouderde uitkomsten, en faal als die er zijn.
help-claims-results = Bewaar de bevindingen in dit bestand; standaard bij je gegevens.
help-claims-write = Schrijf de pagina met alle bevindingen in dit bestand.
help-conformance = Vergelijk de regels met elk voorbeeld en geval uit de boeken.

    Eindigt met code 1 als er een verschilt.
help-conformance-game = Het spel, bijv. trictrac; zonder spel alle spellen.
help-perft = Tel elke reeks handelingen.

    De gebruikelijke test of de regels elke zet vinden, en maar één keer.
help-perft-game = Een spel zonder toeval, bijv. dames.
help-perft-depth = Hoeveel handelingen diep.
help-perft-position = De stelling om vanaf te tellen; standaard de beginstelling.
help-tablebase = Los eindspelen van dammen op.
help-option-folder = De map met tabellen; standaard die van ACADEMIE_TABLES, anders bij je gegevens.
help-tablebase-build = Maak de ontbrekende tabellen.

    Stop met Ctrl-C; dezelfde opdracht gaat verder.
help-tablebase-build-ruleset = Het stel regels; standaard dames/fmjd.
help-tablebase-build-pieces = Tot zoveel stukken.
help-tablebase-build-kings = Alleen dammen, tot zoveel tegen zoveel: 4v2.
help-tablebase-verify = Controleer elke tabel in een aparte ronde.

    Eindigt met code 2 als er een beschadigd of fout is.
help-tablebase-verify-ruleset = Het stel regels; standaard dames/fmjd.
help-tablebase-probe = Zeg wat een stelling en elke zet erin waard zijn.

    Eindigt met code 1 als geen tabel de stelling kent.
help-tablebase-probe-position = De stelling als FEN: W:WK27,K37,K46:BK11.
help-tablebase-probe-ruleset = Het stel regels; standaard dames/fmjd.
help-tablebase-build-distance = Bewaar ook hoeveel zetten het einde weg is: een byte per stand, tot vijf stukken.
help-tablebase-build-slice = Alleen dit deel, zoals m1k1-m0k3, en de delen waar het toe leidt; mag herhaald worden.
help-tablebase-build-threads = Op zoveel threads.
help-tablebase-verify-slice = Alleen dit deel, zoals m0k4-m0k2; mag herhaald worden.
help-tablebase-verify-sample = Hoeveel standen van alle delen samen, door loting, voor elke controle.
help-tablebase-verify-all = Ga elke stand na door zijn zetten, niet een steekproef.
help-tablebase-list = Toon de delen: standen, uitslagen, grootte en bouwtijd.
help-tablebase-list-ruleset = De regels; standaard dames/fmjd.
help-lab = Train, meet en vergelijk spelers met duizenden partijen.
help-lab-match = Laat twee spelers met dezelfde worpen, of vanuit dezelfde openingen, en verwisselde plaatsen tegen elkaar spelen, en zeg wie sterker is.
help-lab-match-one = niveau-5, simple, net:BESTAND, net:BESTAND@2, gnubg; dames:best, dames:niveau-7, hub:PROGRAMMA …
help-lab-match-two = De andere speler.
help-lab-match-game = Het spel.
help-lab-match-games = Hoogstens zoveel partijen.
help-lab-match-seed = De startwaarde van de dobbelstenen, of van de openingen.
help-lab-match-pairs = Paren partijen per taak.
help-lab-match-time = Seconden per zet, voor beide spelers.
help-lab-match-time-b = Seconden per zet voor B, als die andere heeft.
help-lab-match-nodes = Stellingen per zet, voor beide spelers.
help-lab-match-nodes-b = Stellingen per zet voor B, als die andere heeft.
help-lab-match-pieces = Eindspeltabellen van hoogstens zoveel stukken; 0 voor geen.
help-lab-match-set-a = Een parameter van A, zoals megabytes=64; mag herhaald worden.
help-lab-match-set-b = Een parameter van B, zoals book=false; mag herhaald worden.
help-lab-match-elo = Stop zodra duidelijk is welk van twee Elo-verschillen klopt.
help-lab-match-out = Bewaar de partijen in dit bestand, en ga daarmee verder.
help-lab-book = Maak een openingsboek voor het dammen uit partijen van de engine tegen zichzelf.
help-lab-book-out = Het bestand van het boek; de partijen worden ernaast bewaard.
help-lab-book-games = Zoveel partijen.
help-lab-book-nodes = Doorzochte stellingen per zet.
help-lab-book-plies = Enkele zetten van elke partij die geloot en bewaard worden.
help-lab-book-least = Bewaar zetten die in minstens zoveel partijen gespeeld zijn.
help-lab-book-seed = De startwaarde van de partijen.
help-lab-book-add = Voeg de partijen van dit matchbestand toe; mag herhaald worden.
help-lab-bench = Meet wat een speler verliest in de stellingen van een ijkpunt, of maak er meer.
help-lab-bench-player = Een speler zoals bij lab match, of pipe:OPDRACHT voor een eigen programma; mag herhaald worden.
help-lab-bench-make = Maak stellingen in dit bestand, of ga daarmee verder.
help-lab-bench-positions = Zoveel stellingen in totaal.
help-lab-bench-net = Maak ze met dit netwerk; standaard met dat van ons.
help-lab-corpus = Laat een sterke speler tegen zichzelf spelen en bewaar de hele partijen als corpus.

    Bewaarde partijen worden niet opnieuw gespeeld, en er kunnen er bij komen. Hetzelfde zaadgetal geeft hetzelfde bestand.
help-lab-corpus-out = De map van het corpus.
help-lab-corpus-games = Zoveel partijen in totaal.
help-lab-corpus-seed = Het zaadgetal van de dobbelstenen en van de eerste zetten.
help-lab-corpus-player = Wie speelt, bijv. niveau-5, net:BESTAND of, bij dammen, nodes:1000; standaard de sterkste die snel is.
help-lab-corpus-check = Vergelijk de controlesommen van een corpus en speel enkele partijen na volgens de regels.
help-lab-corpus-check-folder = De map van het corpus.
help-lab-corpus-check-sample = Zoveel partijen, verspreid over het corpus.
help-lab-openings = Tel hoe de partijen van een corpus beginnen, worp voor worp, en wat elk begin opleverde.
help-lab-openings-folder = De map van het corpus.
help-lab-openings-out = Het bestand van de tellingen.
help-lab-holding = Tel hoe vaak uitgespeelde partijen de keuze van de engine om bij trictrac te blijven of weg te gaan tegenspreken.
help-lab-holding-net = Een netwerk voor trictrac; standaard dat van ons.
help-lab-holding-decisions = Hoeveel beslissingen.
help-lab-holding-games = Uitgespeelde partijen voor elk van de twee keuzes.
help-lab-holding-seed = De startwaarde van alle dobbelstenen.
help-lab-rollout = Speel stellingen uit en zeg wat ze waard zijn voor wit.

    De uitkomst is dezelfde, hoeveel er ook tegelijk werken.
help-lab-rollout-positions = De stellingen, in notatie.
help-lab-rollout-game = Het spel.
help-lab-rollout-games = Partijen per stelling.
help-lab-rollout-seed = De startwaarde van de dobbelstenen, dezelfde voor elke stelling.
help-lab-rollout-plies = Hoeveel zetten beide spelers vooruitkijken.
help-lab-rollout-net = Speel met dit netwerk; standaard met dat van ons.
help-lab-study = Zoek uit wat eerste worpen, voorgiften en het eerst gooien waard zijn, of hoe lang partijen duren.
help-lab-study-name = opening, handicaps, first of length.
help-lab-study-config = Hoeveel er gespeeld wordt: een TOML-bestand, of de naam van een bestand in configs/.
help-lab-study-svg = Teken het in dit bestand; meerdere tabellen worden genummerd.
help-lab-train = Train een netwerk volgens zijn recept.

    Ctrl-C stopt, en dezelfde opdracht gaat verder.
help-lab-train-config = Het recept: een TOML-bestand, of de naam van een bestand in configs/.
help-lab-train-out = De map van het netwerk, zijn generaties en partijen.
help-lab-play = Laat een netwerk tegen zichzelf spelen en bewaar de partijen.

    Bewaarde partijen worden niet opnieuw gespeeld.
help-lab-play-config = Wat er gespeeld wordt: een TOML-bestand, of de naam van een bestand in configs/.
help-lab-play-out = De map van de partijen.
help-lab-steps = Teken hoe de sterkte van match tot match groeit.
help-lab-steps-results = Bestanden van matches tegen dezelfde tegenstander, op volgorde.
help-lab-steps-svg = Teken de ladder in dit bestand.
help-hub = Geef antwoord aan een damprogramma dat Hub spreekt, via standaardinvoer en -uitvoer.
help-dxp = Dam tegen een ander programma via DamExchange (DXP).
help-dxp-serve = Wacht op een programma dat belt, en speel de partijen waarom het vraagt.
help-dxp-call = Bel een programma dat wacht, en vraag het om partijen, met wisselende kleuren.
help-dxp-call-host = De machine waar het wacht.
help-option-port = De poort.
help-dxp-serve-host = Het adres om op te luisteren; 0.0.0.0 voor alle.
help-dxp-serve-initiate = Vraag zelf om partijen in plaats van op verzoeken te wachten.
help-dxp-serve-games = Stop na zoveel partijen; 0 voor geen einde.
help-dxp-serve-minutes = Minuten per speler, bij het vragen om partijen.
help-dxp-serve-moves = Zetten per speler, bij het vragen om partijen; 0 voor geen grens.
help-dxp-serve-book = Een openingsboek.
help-dxp-serve-out = Voeg de partijen aan dit PDN-bestand toe.
help-dxp-serve-megabytes = Geheugen van de engine.
help-dxp-serve-threads = Threads van de engine.
help-dxp-call-follow = Wacht op verzoeken in plaats van om partijen te vragen.
help-dxp-call-games = Zoveel partijen; 0 voor geen einde.
help-dxp-call-minutes = Minuten per speler.
help-dxp-call-moves = Zetten per speler; 0 voor geen grens.
help-dxp-call-book = Een openingsboek.
help-dxp-call-out = Voeg de partijen aan dit PDN-bestand toe.
help-dxp-call-megabytes = Geheugen van de engine.
help-dxp-call-threads = Threads van de engine.
help-verify = Controleer een afgelopen partij: regels, dobbelstenen, handtekeningen.

    Eindigt met 0 als elke speler ervoor instaat, 1 bij een fout, 2 als niemand dat doet.
help-verify-file = Het bewijs, zoals GET /api/games/<id>/dice-proof het geeft.
help-verify-evidence = Wat het programma van een speler van de partij heeft bewaard; mag meermaals.
help-verify-key = Uw eigen openbare sleutel, in hexadecimale letters: een partij die ermee tot het einde is ondertekend, hebt u gezien.
help-verify-policy = Sleutels waarvan bekend is bij welk account, register of welke getuige ze horen, als JSON.
help-verify-page = In plaats van een partij een server: of hij de pagina stuurt die hij in zijn logboek heeft ingeschreven.
help-verify-build = Met --page: de map van een build om mee te vergelijken, zoals web/app/dist.
help-verify-log = Het hele logboek van de server, zoals https://play.example.org/log of een map: wie welke sleutel had.
help-witness = Onderteken de registers van servers mee, zodat niemand een ander register te zien krijgt dan de anderen.
help-witness-new = Maak een getuige, of noem hem meer registers, en toon de sleutel waaraan anderen hem kennen.
help-witness-new-folder = De map van de getuige.
help-witness-new-name = De naam, een domein en een pad van jezelf, zoals home.example/w1.
help-witness-new-log = De sleutel van een register om mee te ondertekenen; mag meermaals.
help-witness-serve = Onderteken de ijkpunten die servers sturen mee, tot Ctrl-C.
help-witness-serve-folder = De map van de getuige.
help-witness-serve-port = De poort om op te luisteren; 0 voor een vrije.
help-witness-serve-host = Het adres om op te luisteren.
help-witness-watch = Bekijk registers, onderteken mee wat voortgaat op wat eerder is gezien, en geef het aan hun servers.

    Eindigt met 1 als een register niet voortgaat op wat is gezien.
help-witness-watch-folder = De map van de getuige.
help-witness-watch-logs = De registers, zoals https://play.example.org/log.
help-witness-watch-every = Kijk na zoveel seconden opnieuw, tot Ctrl-C.
help-witness-status = Toon wat van elk register het laatst mee is ondertekend; eindigt met 1 als er een twee bomen heeft ondertekend.
help-witness-status-folder = De map van de getuige.
help-monitor = Lees het register van een server en vind de partijen die hij heeft laten vallen of veranderd.

    Eindigt met 1 bij zo’n partij, met 2 als de server partijen heeft beëindigd toen hij de volgende worp kende.
help-monitor-server = De server, zoals https://play.example.org.
help-monitor-key = De sleutel van het register, als je die kent; anders die welke de server noemt.
help-monitor-last = Hoeveel afgelopen partijen, de nieuwste, een voor een worden bekeken.
help-monitor-since = Partijen weglaten die waren afgelopen voordat het register deze grootte had: die van de vorige keer.
help-monitor-account = Ook de sleutels noemen die het logboek voor dit account heeft.
help-monitor-device = Een sleutel van dat account die je kent; herhaalbaar. Elke andere is een gebrek.
help-verify-dice = Bereken de dobbelstenen van een afgelopen partij opnieuw.

    Eindigt met code 1 als er een verschilt.
help-verify-dice-file = Het bewijs, zoals GET /api/games/<id>/dice-proof het geeft.
help-export = Schrijf passages, parafrasen, citaten, voorbeelden, studies, beweringen en problemen als bestanden.

    De tabellen als JSON Lines, Parquet en CSV, met een beschrijving; de boeken als TEI en JSON-LD.
help-export-folder = De map van de bestanden; wordt gemaakt als die nog niet bestaat.
help-export-format = jsonl, parquet, csv, tei of jsonld; standaard alle.
help-export-with-texts = Zet ook de woorden van de auteur in de TEI, van boeken waarvan een transcriptie geïnstalleerd is.
help-doctor = Controleer de installatie, en zeg hoe je krijgt wat ontbreekt.

    Eindigt met code 1 als een geïnstalleerd onderdeel niet werkt.
help-serve = Open het café.

    Met --demo meteen en op deze machine; anders zoals de variabelen ACADEMIE_ zeggen.
help-serve-demo = Draai alles op deze machine, ook de databases.
help-serve-inside = Waar machines binnen de toestand en de metingen te horen krijgen, zoals 127.0.0.1:9001; nergens als dit niet is gegeven.
help-serve-port = De poort om op te luisteren.
help-serve-folder = De map van de partijen van de demonstratie.
help-migrate = Breng de database van ACADEMIE_DATABASE naar het huidige schema.
help-worker = Voer de taken uit die in de database wachten, een voor een.
help-worker-lease = Seconden zonder teken van leven voordat een andere worker een taak overneemt.
help-engine = Reken voor de engines van alle webprocessen van ACADEMIE_REDIS.
help-engine-cores = Met hoeveel kernen gerekend wordt.
help-notifier = Verstuur de mails en pushberichten die in de database wachten.
help-notifier-lease = Seconden zonder teken van leven voordat de anderen een bericht opgeven.
help-audit = Controleer elk logboek van de database van ACADEMIE_DATABASE, en toon één hash voor alle samen.
help-restore = Zet een database terug uit haar archief, tot op de seconde of tot het einde, en controleer elk logboek.
help-restore-archive = De map die wal-archive.sh vult.
help-restore-to = De laatste seconde die terug moet komen, zoals 2026-01-01T03:30:00 (UTC) of met haar tijdzone; standaard alles wat gearchiveerd is.
help-restore-into = Een nieuwe map voor de gegevens; zonder die map worden ze weer gewist, en is alleen het archief getest.
help-restore-figures = Een bestand met de uitkomst voor de node exporter van Prometheus.
help-sign-out = Beëindig alle sessies en tokens van een account, op naam.
help-sign-out-name = De naam van het account.
help-quarantine = Geef partijen vrij waarvan de server het logboek niet kan lezen, of beëindig ze.
help-quarantine-list = Toon de partijen waarvan het logboek niet gelezen kan worden.
help-quarantine-show = Toon waarom een partij niet gelezen kan worden.
help-quarantine-show-game = De id van de partij.
help-quarantine-retry = Lees een partij opnieuw; ze gaat verder als dat nu kan.
help-quarantine-retry-game = De id van de partij.
help-quarantine-void = Beëindig een partij zonder uitslag; ze telt niet mee voor de rating.
help-quarantine-void-game = De id van de partij.
help-signals = Zie welke accounts moderators het eerst moeten bekijken.
help-signals-list = Toon de accounts met de sterkste signalen.
help-signals-list-most = Hoeveel accounts getoond worden.
help-signals-show = Toon elk signaal van een account, met waarop het berust.
help-signals-show-account = De naam van het account.
help-law = Zie waar de boeken twijfel laten; breng lopende partijen naar een andere uitgave van hun regels.
help-law-doubts = Som het apparaat op: waar een passage op meer dan één manier te lezen is.
help-law-doubts-passage = De passage of twijfel die helemaal getoond wordt; standaard worden alle opgesomd.
help-law-what-if = Zeg wat er zou veranderen als een passage anders gelezen werd.
help-law-what-if-reading = Een passage van het apparaat, of een twijfel voor elk boek, en een lezing: MAN.rXXII=most.
help-law-what-if-game = Bevraag alleen dit spel.
help-law-what-if-records = De map met je partijen; standaard de meegeleverde en gelote partijen.
help-law-what-if-time = Ga beweringen opnieuw na die niet meer dan zoveel seconden kostten.
help-law-carry = Laat een lopende partij verdergaan volgens een andere uitgave van de regels, als beide haar gelijk lezen.
help-law-carry-game = De id van de partij.
help-law-carry-to = De uitgave; standaard de nieuwste die elk lopend proces heeft.
help-roles = Bepaal wie op de server de orde bewaart: moderators, leiders van evenementen, beheerders.
help-roles-list = Toon iedereen met een rol.
help-roles-give = Geef iemand een rol; het account heeft een tweede factor nodig.
help-roles-give-name = De naam van het account.
help-roles-give-role = De rol.
help-roles-take = Neem iemand een rol af.
help-roles-take-name = De naam van het account.
help-roles-take-role = De rol.
help-passages = Zoek een passage van de boeken op.

    Haar plaats, haar regels in de transcriptie, haar bladzijde, wat zij in onze woorden zegt en wie haar aanhaalt.
help-passages-what = Een werk, bijv. LEP, of een passage, bijv. LEP.r54; zonder dat worden de werken getoond.
help-citations = Controleer of elke verwijzing een passage van haar boek noemt.

    De uitgangscode is 1 als dat niet zo is.
help-coverage = Bekijk welke passages van het recht gedragen, getest en verteld worden.
help-coverage-source = Alleen dit werk, bijv. LEP, passage voor passage.
help-coverage-write = Schrijf de pagina van alle passages in dit bestand, en de Franse ernaast.

help-texts = Transcripties van de boeken installeren, zodat pagina’s de woorden van de auteur naast de onze tonen.
help-texts-add = Een transcriptie installeren; aan de passages wordt het boek herkend.
help-texts-add-file = De platte tekst van het hele boek, in UTF-8.
help-texts-list = De geïnstalleerde transcripties opsommen.
help-texts-remove = De transcriptie van een boek verwijderen; het gekopieerde bestand blijft.
help-texts-remove-book = Het boek, zoals `academie texts list` het noemt.
help-solved = Dobbelspelen die voorgoed zijn opgelost: tourne-case en dames rabattues.
help-solved-show = Zeg wat een opgelost spel en elke eerste worp waard zijn voor wie werpt.
help-solved-check = Controleer de tabel van een opgelost spel, stand voor stand, alleen met de spelregels.

    Eindigt met 2 als ze niet klopt.
help-solved-check-rules = Alleen deze regels; anders alle die de tabel heeft.
help-solved-build = Los een spel opnieuw op.

    De tabel wordt bij je gegevens bewaard en vanaf dan gebruikt.
help-solved-build-rules = Alleen deze regels; anders alle.
help-solved-build-out = Schrijf de tabel in plaats daarvan naar dit bestand.
help-solved-figures = Zeg hoe waarschijnlijk elke uitslag is en hoe lang partijen duren als beiden volmaakt spelen.
help-solved-figures-rules = Alleen deze regels; anders alle.
help-solved-meet = Bereken wat de volmaakte speler van een ander wint, en laat ze spelen.
help-solved-meet-against = De andere speler.
help-solved-meet-games = Hoeveel partijen er gespeeld worden; 0 speelt er geen.
help-solved-meet-seed = Het begingetal van de dobbelstenen.
help-solved-meet-out = Bewaar de partijen in dit bestand, en ga ermee verder.
help-lab-train-tensorboard = Schrijf de krommen in deze map, als gebeurtenisbestanden van TensorBoard.
help-lab-curves = Teken de krommen van een training: sterkte, verlies en fout.
help-lab-curves-folder = De map van de training.
help-lab-curves-out = Teken in deze map; standaard in die van de training.
help-lab-curves-tensorboard = Schrijf ze ook in deze map, als gebeurtenisbestanden van TensorBoard.
help-lab-ladder = Laat de niveaus en de andere spelers van een spel elkaar ontmoeten, en waardeer ze op één schaal.
help-lab-ladder-game = Het spel.
help-lab-ladder-out = Bewaar de partijen in dit bestand, en ga ermee verder; er kunnen er later bij komen.
help-lab-ladder-games = Zoveel partijen van elke twee spelers die elkaar ontmoeten.
help-lab-ladder-seed = Het begingetal van de dobbelstenen, of van de openingen.
help-lab-ladder-only = Speel alleen de partijen tussen de zo genoemde spelers; kan herhaald worden.
help-lab-ladder-again = Speel de partijen van deze speler, die nu anders speelt, opnieuw; kan herhaald worden.
help-lab-ladders = Schrijf de pagina van alle ladders in een map, in het Engels en het Frans, met een grafiek van elk.
help-lab-ladders-folder = De map van de ladders, elk genoemd naar zijn spel, zoals trictrac.jsonl.
help-lab-ladders-standings = Schrijf in dit bestand wat de ladders over elke speler zeggen; `studies/ladders.json` bevat wat spelers te lezen krijgen.
help-lab-ladders-write = De Engelse pagina; de Franse wordt ernaast geschreven.
help-explain-by = Zeg ook wat voor en tegen de handeling spreekt volgens deze speler, zoals doctrine-lepeintre.
help-lab-rules = Zeg wat regels met spellen doen: train spelers onder elke regel, laat ze spelen en schrijf de pagina; Ctrl-C stopt, en hervatten kan.
help-lab-rules-config = Het plan: spellen, regels en budgetten, of de naam van een meegeleverd plan.
help-lab-rules-out = Bewaar netten en partijen in deze map, en ga daarvan verder.
help-lab-rules-summary = De cijfers: na de partijen geschreven, en zonder --out gelezen.
help-lab-rules-page = De pagina in het Engels; de Franse en een map met grafieken komen ernaast.
help-server = Een server inrichten en van buiten bekijken.
help-server-init = De sleutels en instellingen van een server maken, één keer: wat er al is, blijft zoals het is.
help-server-init-site = De naam van de site, zoals play.example.org.
help-server-init-folder = De map van beide; wordt gemaakt als die er niet is.
help-server-init-next = Ook de sleutel maken die hierna ondertekent; het logboek kondigt hem aan.
help-server-init-swap = De volgende sleutel laten ondertekenen, zodra hij is aangekondigd; de vorige wordt bewaard.
help-server-check = Een server van buiten bekijken, zoals iedereen dat kan; stopt met 1 als er iets mis is.
help-server-check-server = De server, zoals https://play.example.org.
