server-password-short = een wachtwoord heeft minstens { $least } tekens; kies een langer wachtwoord
server-wrong-password = verkeerde naam of verkeerd wachtwoord
server-most-tokens = je hebt al { $most } tokens; verwijder er eerst een
server-no-token = dit token bestaat niet
server-seed-hidden = de startwaarde van de dobbelstenen wordt getoond als de partij afgelopen is
server-no-step = deze les heeft die stap niet
server-no-question = deze stap stelt geen vraag
server-no-such-format = { $id } bestaat niet als { $ending }
server-archive-broken = het logboek van partij { $game } is beschadigd of onvolledig; bekijk het met ‘academie audit’ voor het archiveren
server-archive-changed = de partijen van { $table } zijn tijdens het archiveren veranderd; er is niets uit de database gehaald: archiveer opnieuw
server-archive-differs = het bestand { $path } is niet wat gearchiveerd is; houd de kopie in de database en archiveer opnieuw
server-archive-not-entered = { $count } afgelopen partijen staan nog niet in het openbare logboek; archiveer opnieuw zodra ze er staan
server-away = de database is niet bereikbaar; probeer het later opnieuw
server-no-diagram = deze pagina heeft dat diagram niet
server-game-of-package = Een spel van het pakket { $package }.
server-one-opponent = een tegenstander wordt aangegeven met een naam of met een engine, niet met allebei
server-invalid-chat = een chatbericht heeft 1 tot { $most } tekens
server-no-message = dit is geen geldig bericht van het protocol
server-not-joined = neem eerst deel aan de partij

server-name-length = een naam heeft { $least } tot { $most } tekens; kies een kortere of langere
server-name-character = een naam heeft letters uit het dagelijks gebruik, cijfers, - en _, zonder spaties en zonder onzichtbare of opgemaakte tekens; kies een andere
server-name-scripts = een naam wordt in één alfabet geschreven; gebruik geen letters uit verschillende alfabetten die op elkaar lijken
server-name-signs = - en _ staan tussen letters of cijfers, één tegelijk; kies een andere naam
server-reserved = deze naam is gereserveerd; kies een andere
server-reserved-file = ACADEMIE_RESERVED_NAMES: { $file } kan niet gelezen worden: { $why }
server-taken = deze naam is bezet, of lijkt te veel op een naam die bezet is; kies een andere
server-guests-unnamed = een gast heeft geen eigen naam; maak een account aan
server-renamed-lately = een naam kan één keer per jaar gewijzigd worden; op { $day } kun je de jouwe weer wijzigen
server-too-common = dit wachtwoord is een van de meest gebruikte en makkelijk te raden; kies een ander, bijvoorbeeld een paar losse woorden
server-like-name = het wachtwoord mag niet je naam zijn; kies een ander
server-starts-postgresql = PostgreSQL, in { $folder }
server-starts-redis = Redis
server-updates-schema = Databaseschema
server-stopping = Stoppen
server-most-games-guest = { $most ->
    [one] een gast speelt één partij tegelijk tegen engines; speel de jouwe uit, geef haar op, of maak een account aan
   *[other] een gast kan hoogstens { $most } partijen tegelijk tegen engines spelen; speel er een uit, geef er een op, of maak een account aan
    }
server-most-games-account = je kunt hoogstens { $most } partijen tegelijk tegen engines spelen; speel er een uit of geef er een op
server-most-games-address = gasten op één adres kunnen hoogstens { $most } partijen tegelijk tegen engines spelen; kom terug als er een afgelopen is, of maak een account aan
server-games-an-hour = je bent het afgelopen uur veel partijen tegen engines begonnen; kom terug over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
    }
server-engine-time = engines hebben de laatste minuten veel voor je gerekend, en anderen wachten; kom terug over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
    }
server-hands-hidden = handen blijven verborgen tot de partij afgelopen is
server-most-jobs = je hebt al { $most } taken die lopen of wachten; wacht tot er een klaar is
server-no-board = deze studie heeft dat bord niet
server-no-openings = de eerste zetten van dit spel zijn niet geteld
server-offered-already = de revanche is al aangeboden
server-seated-already = je zit al aan deze tafel
server-another-invited = deze tafel is gereserveerd voor een andere speler
server-not-your-table = je zit niet aan deze tafel
server-not-played = je hebt deze partij niet gespeeld
server-not-over = je kunt pas revanche aanbieden als de partij afgelopen is
server-engines-unrated = partijen tegen engines tellen niet voor de rating; kies een vriendschappelijke partij
server-one-invited = een uitdaging is voor één persoon; stuur het adres van de tafel om met meer mensen te spelen
server-no-such-engine = die engine is er niet voor { $game }; beschikbaar: { $known }
server-twice = je hebt op hetzelfde moment twee keer gezocht; één zoekopdracht loopt door
server-pairs-only = alleen voor spellen met twee spelers wordt een tegenstander gezocht; open in plaats daarvan een tafel
server-no-seek-left = deze zoekopdracht bestaat niet, of heeft al een partij gevonden
server-no-game = deze partij bestaat niet
server-no-table = deze tafel bestaat niet
server-no-seek = deze zoekopdracht bestaat niet
server-no-job = deze taak bestaat niet
server-nobody = er is geen speler met die naam
server-not-seated = je speelt niet aan deze tafel
server-begun = de partij is al begonnen
server-still-played = de partij is nog bezig
server-too-fast = te veel berichten; wacht even
server-guests-unrated = gasten kunnen geen partijen met rating spelen; maak een account aan
server-set-aside = deze partij kan nu niet verder: de server kan het logboek ervan niet lezen. Er is niets verloren; probeer het later opnieuw
server-moved = deze partij wordt door een ander proces van deze server gespeeld; maak opnieuw verbinding
server-offer-waits = er wacht nog een ander aanbod; beantwoord dat eerst
server-no-offer = er is geen aanbod om te beantwoorden
server-own-offer = dit is je eigen aanbod; de anderen beantwoorden het
server-not-your-offer = alleen wie dit aanbod deed, kan het intrekken
server-accepted = je hebt al toegestemd; de anderen nog niet
server-is-adjourned = de partij is al onderbroken
server-not-adjourned = de partij is niet onderbroken
server-nothing-played = je kunt geen zet terugnemen: je hebt nog niet gespeeld
server-dice-thrown = je kunt je zet niet terugnemen: sindsdien is er gegooid
server-tiles-dealt = je kunt je zet niet terugnemen: sindsdien zijn er stenen gedeeld
server-no-such-request = er is geen verzoek “{ $word }”; beschikbaar: { $known }
server-moved-on = de partij is al verder
server-time-up = je tijd is om
server-over = de partij is afgelopen
server-adjourned = de partij is onderbroken
server-not-yours = jij bent niet aan de beurt
server-nonce = een nonce heeft { $bytes } bytes, hexadecimaal geschreven
server-most-tables = je hebt al { $most } open tafels; sluit er eerst een
server-own-invitation = je kunt jezelf niet uitnodigen
server-rated-for-two = alleen partijen met twee spelers tellen voor de rating; kies een vriendschappelijke partij
server-rated-not-ours = een spel uit een ander pakket telt niet voor de rating; kies een vriendschappelijke partij
server-rated-by-clock = een partij met rating wordt met een klok gespeeld; kies een klok, of een vriendschappelijke partij
server-rated-as-usual = een partij met deze optie telt niet voor de rating; kies een vriendschappelijke partij
server-seats = dit spel heeft { $seats } plaatsen, genummerd vanaf 0
server-clock = een klok is none; sudden met base_ms van { $least } tot { $most }; increment met dat en step_ms tot { $step }; of days met step_ms van 1 tot { $days } dagen en base_ms, een reserve, tot { $reserve } dagen
server-games-unknown = ACADEMIE_GAMES noemt ‘{ $key }’: { $why }; spellen uit andere pakketten die erin kunnen staan: { $installed }
server-games-none = ACADEMIE_GAMES noemt ‘{ $key }’: { $why }; geen geïnstalleerd pakket biedt een ander spel
server-unknown-event = gebeurtenis { $seq } is van een onbekende soort, ‘{ $kind }’
server-no-game-id = er is geen partij { $game }
server-no-job-kind = geen soort taak ‘{ $name }’; beschikbaar: { $known }
server-wrong-arguments = de argumenten van { $kind } passen niet: { $why }
server-no-exporter = { $variable } is ‘{ $name }’, maar die exporter is niet geïnstalleerd; installeer hem of wijzig de variabele
server-proof-format = het formaat is ‘{ $format }’, niet ‘academie-dice/1’
server-proof-hash = het logboek is niet het ondertekende: de laatste hash is anders
server-proof-unreadable = dit is geen bewijs van dobbelstenen: { $why }
server-not-a-number = { $variable } moet een geheel getal zijn, niet ‘{ $text }’
server-inside = ACADEMIE_INSIDE moet een host en een poort zijn, zoals 127.0.0.1:9001, niet ‘{ $text }’
server-no-keys = deze server heeft geen sleutels om te ondertekenen en te verzegelen: maak ze (`academie server init`) en noem hun map in ACADEMIE_KEYS
server-no-next-key = er is geen volgende sleutel in { $folder }: maak hem (`academie server init --next`) en laat hem eerst aankondigen
server-no-site = noem de site met --site, zoals play.example.org: de server ondertekent onder die naam, die nooit verandert
server-site = de naam van een site is die van zijn adres, zoals play.example.org, niet ‘{ $site }’
server-part-missing = { $name } is niet geïnstalleerd; op Debian: apt-get install { $package }
server-no-telemetry = om traces te versturen, installeer wat ACADEMIE_TRACES nodig heeft: pip install 'academie[telemetry]'
server-restore-failed = het archief kan niet worden teruggezet: { $why }
server-restore-not-empty = { $folder } is niet leeg; noem een nieuwe map
server-restore-too-late = het archief houdt op vóór { $time }; zonder --to wordt alles teruggezet
server-folder-former = de map { $folder } is van een vorige versie, waarvan de partijen niet verder kunnen: geef een andere op (--folder), of verwijder haar
server-database-former = de database is gemaakt door een versie vóór 0.3 (revisie { $revision }), waarvan de partijen niet verder kunnen: geef een lege op (ACADEMIE_DATABASE)
server-folder-used = een server gebruikt deze map al: { $address }
server-port-taken = poort { $port } is bezet; kies een andere met --port
server-sign-in = log eerst in, of ga verder als gast
server-token-denied = dit mag niet met een token; log in op een pagina
server-other-site = pagina’s van andere sites mogen dit niet; open de pagina van deze server
server-too-many-requests = te veel verzoeken; probeer het zo opnieuw
server-too-deep = de JSON is te diep genest; stuur een plattere inhoud
server-http-403 = dit mag je niet doen
server-http-404 = op dit adres is niets
server-http-405 = deze methode wordt hier niet geaccepteerd
server-http-413 = het verzoek is te lang
server-http-500 = er ging iets mis op de server; probeer het later opnieuw
server-http-other = het verzoek is niet te begrijpen: { $why }
server-no-claim = je tegenstander is nog niet lang genoeg weg: je kunt de partij niet claimen

server-smtp-address = ACADEMIE_SMTP moet eruitzien als smtp://user:password@host:587 of smtps://user:password@host:465
server-mail-why = Je krijgt deze mail omdat je een account hebt bij Académie.
server-mail-settings = Kies wat je gemeld wordt, en hoe
server-mail-unsubscribe = Geen mail van deze soort meer
server-limit-sign-in = te veel pogingen om in te loggen; probeer het over { $wait } opnieuw
server-limit-register = er zijn veel accounts aangemaakt vanaf je adres; probeer het over { $wait } opnieuw
server-limit-guest = er kwamen veel gasten vanaf je adres; probeer het over { $wait } opnieuw, of log in
server-limit-mail = we hebben je net meerdere mails gestuurd; kijk in je mail, of probeer het over { $wait } opnieuw
server-limit-challenge = je hebt veel spelers uitgedaagd; over { $wait } kun je weer uitdagen
server-limit-chat = je schrijft erg snel; ga over { $wait } verder
server-limit-chat-gap = schrijf over { $wait } weer
server-limit-onlooker-gap = schrijf over { $wait } weer; toeschouwers nemen de tijd
server-limit-first-message = je hebt veel mensen voor het eerst geschreven; over { $wait } kun je anderen schrijven
server-limit-follow = je hebt veel in deze lijsten gewijzigd; ga over { $wait } verder
server-limit-message = je hebt veel berichten gestuurd; ga over { $wait } verder
server-limit-report = je hebt veel rapporten gestuurd, en we lezen ze; rapporteer over { $wait } verder
server-limit-oauth = te veel verzoeken van programma’s op je adres; probeer het over { $wait } opnieuw
server-wait-seconds = { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
    }
server-wait-minutes = { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
    }

server-scope-missing = dit mag niet met dit token; maak er een met de scope { $scope }
server-guests-no-tokens = het account van een gast verdwijnt met de sessie; maak eerst een account aan
server-no-app = zo’n app heeft geen toegang tot je account
server-oauth-client = deze app zegt niet hoe ze heet; in het adres ontbreekt een client_id, of die is te lang
server-oauth-redirect = deze app zegt niet veilig waarheen je teruggestuurd wordt; de redirect_uri moet een https-adres zijn, http naar 127.0.0.1, of het schema van een app zoals com.example.app:/done
server-oauth-state = in het verzoek van deze app ontbreekt een state, die je tegen vervalste antwoorden beschermt; meld het aan de maker
server-oauth-response-type = deze app vraagt een antwoord dat we niet geven; response_type moet code zijn
server-oauth-pkce = in het verzoek van deze app ontbreekt een code_challenge met de methode S256, die je tegen gestolen codes beschermt; meld het aan de maker
server-oauth-scope = deze app zegt niet wat ze wil doen, of wil iets wat er niet is; scopes zijn: { $known }
server-oauth-resource = deze app vraagt toegang tot een andere server dan { $issuer }
server-oauth-grant-type = grant_type moet authorization_code zijn
server-oauth-parameter = de parameter { $name } ontbreekt
server-oauth-grant = de code is onbekend, te oud of al gebruikt, of ze is aan een andere client gegeven, voor een andere redirect_uri of met een andere code_challenge; begin opnieuw
server-oauth-form = stuur een formulier (application/x-www-form-urlencoded) met elk veld één keer
server-vapid-key = de sleutel { $file } kan niet gelezen worden; het moet een P-256-sleutel in PEM zijn die alleen de eigenaar kan lezen (`academie server init`)
server-push-endpoint = pushberichten gaan alleen naar de pushdiensten van browsers; meld je in deze browser opnieuw aan
server-most-devices = je krijgt al meldingen in { $most } browsers; verwijder er eerst een
server-no-device = deze browser staat niet op de lijst
server-no-zone = er is geen tijdzone { $zone }; kies er een zoals Europe/Paris
server-guests-not-told = maak een account aan om meldingen te krijgen

server-notice-your-turn = Jij bent aan de beurt tegen { $others } ({ $game })
server-notice-time-low = Je tijd raakt op tegen { $others } ({ $game })
server-notice-begun = Je partij tegen { $others } is begonnen ({ $game })
server-notice-over = Je partij tegen { $others } is afgelopen ({ $game })
server-notice-challenge = { $player } daagt je uit ({ $game })
server-notice-rematch = { $player } biedt je revanche aan ({ $game })
server-notice-message = { $player } heeft je aan tafel geschreven
server-notice-several = { $count } spelers
server-notice-guest = een gast
server-notice-engine = de computer
server-notice-to-table = Naar de tafel
server-notice-to-answer = De uitdaging bekijken en antwoorden
server-notice-to-game = De partij bekijken
server-notice-undelivered = Een mail aan jou is misschien niet aangekomen
server-notice-undelivered-about = Onze mail werd tijdens het versturen onderbroken. Als je op een link wacht, vraag hem dan opnieuw aan.

server-digest-subject = { $count ->
    [one] Nieuws van Académie
   *[other] { $count } nieuwtjes van Académie
    }
server-digest = Sinds de vorige keer:
server-digest-link = Naar je partijen

server-unsubscribe-title = Geen mail van deze soort meer?
server-unsubscribe-button = Deze mail stoppen
server-unsubscribed = Klaar. Je krijgt geen mail van deze soort meer. Je kunt dit altijd wijzigen in de instellingen.
server-unsubscribe-unknown = Deze link is niet geldig. Wat je gemeld wordt, kies je in de instellingen.

server-pairing-delay = in { $faults } van je laatste { $games } partijen ben je weggelopen of heb je tijd gerekt; je kunt weer een tegenstander zoeken over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
    }
