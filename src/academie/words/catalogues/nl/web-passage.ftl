web-passage-title = De boeken, passage voor passage
web-passage-about = Elke passage van de traktaten in onze eigen woorden, op een adres dat niet verandert, met de regels, proeven, beweringen en lessen die erop steunen.
web-passage-all-books = Alle boeken
web-passage-count = { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
web-passage-uses = { $count ->
        [one] één keer aangehaald
       *[other] { $count } keer aangehaald
    }
web-passage-where = Waar ze staat
web-passage-contents = Inhoud
web-passage-beside = Passages ernaast
web-passage-previous = Vorige passage
web-passage-next = Volgende passage
web-passage-on = Ervoor en erna
web-passage-says = Wat de passage zegt
web-passage-author = In de woorden van de auteur
web-passage-no-words = Hier valt niets na te vertellen: dit is een bord, een tabel of een titel.
web-passage-not-read = De passage kon niet worden gelezen. Sluit dit en probeer het opnieuw.
web-passage-parts = Onderdelen
web-passage-changes = Wijzigt
web-passage-changed-by = Gewijzigd door
web-passage-resting = Wat erop steunt
web-passage-nothing = Niets haalt deze passage op zichzelf aan.
web-passage-with = Aangehaald met { $place }:
web-passage-rules = Artikelen van de regels
web-passage-article = { $game }, artikel { $number }
web-passage-law = Punten van de wet
web-passage-here = volgens deze passage
web-passage-agreements = Mag worden afgesproken
web-passage-claims = Wat er beweerd wordt, gecontroleerd
web-passage-lessons = Lessen
web-passage-board = Op het bord
web-passage-studies = Studies
web-passage-study = Studie openen
web-passage-tests = De wet wordt getoetst door
web-passage-code = In het programma
web-passage-open = Passage openen
web-passage-further = { $count ->
        [one] En nog één passage:
       *[other] En nog { $count } passages:
    }
web-passage-to-books = De boeken, passage voor passage
web-passage-kind = { $kind ->
        [board] Het bord
        [execution] De zetten
        [moves] De zetten
        [heading] Tussenkop
        [plate] Plaat
        [title] Titelblad
        [front-matter] Voorwerk
        [editor-s-note] Noot van de redactie
        [modified-rule] Gewijzigde regel
        [figures] Figuren
       *[other] Passage
    }
