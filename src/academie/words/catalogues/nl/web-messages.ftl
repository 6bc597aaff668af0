web-messages-title = Berichten
web-messages-unread = { $count ->
    [0] Berichten
    [one] Berichten, één ongelezen
   *[other] Berichten, { $count } ongelezen
    }
web-messages-none = Nog geen berichten. Open de pagina van een speler om te schrijven.
web-messages-choose = Kies een gesprek.
web-messages-guest = Gasten hebben geen berichten. Maak een account aan om andere spelers te schrijven.
web-messages-back = Alle gesprekken
web-messages-you = Jij: { $text }
web-messages-empty = Nog niets geschreven.
web-messages-older = Eerdere berichten
web-messages-write = Je bericht aan { $name }
web-messages-send = Versturen
web-messages-read = Gelezen
web-messages-delete = Gesprek verwijderen
web-messages-delete-sure = Dit gesprek voor jezelf verwijderen? { $name } houdt het.
web-messages-refused = { $name } neemt geen berichten van je aan.
web-messages-kept = Berichten worden één jaar bewaard.
web-messages-report = Dit bericht rapporteren
web-messages-new = { $count } nieuw
