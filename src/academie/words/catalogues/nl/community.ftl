community-own-account = dit is je eigen account
community-account-needed = dit kan alleen met een account, en alleen onder mensen met een account; maak eerst een account aan
community-apart = jij en deze speler hebben niets met elkaar te maken: een van jullie heeft de ander geblokkeerd
community-no-challenges = { $name } neemt geen uitdagingen van je aan
community-no-messages = { $name } neemt geen berichten van je aan
community-most-related = deze lijst heeft hoogstens { $most } namen; verwijder er eerst een
community-invalid-message = een bericht heeft 1 tot { $most } tekens
community-no-links = nieuwe accounts en gasten kunnen geen links sturen; na { $days } dagen kun je het wel
community-guests-silent = gasten chatten niet aan deze tafel; maak een account aan om mee te praten
community-repeated = dat heb je net gezegd
community-other-room = spelers en toeschouwers chatten apart tot de partij afgelopen is

community-no-decision = deze beslissing bestaat niet
community-appealed = je hebt al bezwaar gemaakt tegen deze beslissing
community-lifted = deze beslissing is al opgeheven
community-closed = dit account is gesloten: { $reason } Je kunt bezwaar maken op de pagina “Beslissingen”.
community-suspended = dit account is geschorst tot { $until }: { $reason } Je kunt bezwaar maken op de pagina “Beslissingen”.
community-muted = dit account kan tot { $until } niet chatten en geen berichten sturen: { $reason } Je kunt bezwaar maken op de pagina “Beslissingen”.

community-no-line = wat je rapporteert is er niet meer
community-not-their-game = deze speler heeft die partij niet gespeeld
community-reason-needed = geef een reden

community-not-staff = dit is alleen voor moderators
community-factor-needed = deze rol vraagt een tweede factor: voeg eerst een passkey of codes toe aan het account
community-guest-role = gasten hebben geen rol; de persoon heeft een account nodig

community-no-case = deze zaak bestaat niet of is gesloten
community-case-taken = een andere moderator heeft deze zaak op zich genomen
community-case-concerned = je bent zelf bij deze zaak betrokken; een andere moderator beslist erover
community-case-staff = deze zaak gaat over iemand met een rol; een beheerder beslist erover
community-days-needed = zeg voor hoeveel dagen, 1 tot { $most }
community-game-needed = noem een afgelopen partij van deze speler
community-annulled = deze partij is al ongeldig verklaard
community-second-needed = jij hebt voorgesteld dit account te sluiten; een tweede moderator moet ermee instemmen
community-not-proposed = niemand heeft voorgesteld dit account te sluiten
community-own-decision = je bent bij deze beslissing betrokken; een andere moderator beslist over het bezwaar
community-appeal-decided = over dit bezwaar is al beslist

community-notice-message = { $player } heeft je geschreven
community-notice-to-message = Het bericht lezen
community-notice-decision = De moderators hebben iets over je account beslist
community-notice-to-decision = De beslissing en de reden lezen
community-notice-appeal = Je bezwaar is beantwoord
community-notice-upheld = We hebben naar aanleiding van je rapport iets gedaan
community-notice-dismissed = We hebben je rapport bekeken en zien geen reden om iets te doen
community-notice-thanks = Bedankt dat je helpt om het hier prettig te houden.
