rabattues-name = Dames rabattues
rabattues-nothing-there = daar is geen schijf te nemen
rabattues-academie = Académie universelle des jeux, 1806
rabattues-academie-watchful = Académie 1806, ieder let op het eigen spel
rabattues-piles = Gestapelde schijven op elke flèche
rabattues-doublet-again = Een doublet geeft nog een worp
rabattues-lay-and-lift = Een getal dat overblijft na het neerleggen van de laatste schijf, mag er al een opnemen
rabattues-lay-by-transfer = Wie nog neerlegt, mag gebruiken wat de ander, die al opneemt, niet kan spelen
rabattues-claim-transfers = Spelers moeten zelf zien wat de ander voor hen overlaat
rabattues-lay-by-transfer-short = Neerleggen met wat overblijft
rabattues-claim-transfers-short = Ieder let op het eigen spel
rabattues-title = Stelling van dames rabattues
rabattues-to-lay = { $men ->
        [one] { $men } schijf neer te leggen
       *[other] { $men } schijven neer te leggen
    }
rabattues-to-lift = { $men ->
        [one] { $men } schijf op te nemen
       *[other] { $men } schijven op te nemen
    }
rabattues-men-on = { $men } op { $number }
rabattues-men-stacked-on = { $men } op { $number } ({ $stacked } gestapeld)
rabattues-none-left = geen
rabattues-lays = { $player } legt een schijf neer op { $number }
rabattues-lifts = { $player } neemt een schijf op van { $number }: nog { $rest }
rabattues-all-laid = { $player } heeft alle schijven neergelegd en gaat opnemen
rabattues-unplayed = { $player } heeft een { $number } gegooid die niemand kan spelen
rabattues-throws-again = { $player } heeft een doublet gegooid en gooit nog eens
rabattues-no-play = ‘{ $text }’ is geen zet: schrijf jouer 6 5, prendre 5, passe of laisser
rabattues-no-side = ‘{ $text }’ is geen kant: schrijf zes flèches, elk als 1+2 (liggend en gestapeld) of 3
rabattues-setup-numbers = er moeten getallen over zijn als de andere speler moet antwoorden
rabattues-setup-no-numbers = er kunnen alleen getallen over zijn als de andere speler moet antwoorden
rabattues-setup-not-thrown = de overgelaten getallen staan niet op de dobbelstenen
rabattues-setup-pile = { $player } heeft { $men } schijven op flèche { $number }, waar er { $pile } zijn
rabattues-setup-stacked = { $player } heeft schijven op niets gestapeld op flèche { $number }
rabattues-setup-lifted = { $player } heeft schijven opgenomen voordat alle waren neergelegd

rabattues-claim-no-choice = Keuze
rabattues-claim-attention = Aandacht
rabattues-claim-first-lifts = Als eerste opnemen
rabattues-claim-men-left = Schijven over
rabattues-found-no-choice = In geen van { $states } stellingen valt er iets te kiezen; wie als eerste werpt, wint { NUMBER($wins, minimumFractionDigits: 2, maximumFractionDigits: 2) } % van de partijen.
rabattues-found-attention = In { $better } van { $choices } keuzes is het beter een getal te laten dat men kon spelen, met hoogstens { NUMBER($gain, minimumFractionDigits: 4, maximumFractionDigits: 4) } inzet; over hele partijen wint dat { NUMBER($stakes, minimumFractionDigits: 6, maximumFractionDigits: 6) } inzet op wie alles neemt. Tegen wie alles over het hoofd ziet, wint volmaakt spel { NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) } %.
rabattues-found-first-lifts = Wie als eerste alles heeft neergelegd, verliest { NUMBER($loses, minimumFractionDigits: 1, maximumFractionDigits: 1) } % van de partijen; gevraagd is minstens { $least } %.
rabattues-found-men-left = Als de tweede de laatste schijf heeft neergelegd, heeft de eerste er in { NUMBER($few, minimumFractionDigits: 1, maximumFractionDigits: 1) } % van de partijen hoogstens { $most } over; gevraagd is minstens { $least } %. Naar schijven over: { $shares }.
