toc-toc = Toc
toc-no-ecole = niemand wordt om een gat naar school gestuurd
toc-only-holes = bij toc worden alleen gaten gescoord
toc-fewer-holes-forgotten = zoveel gaten heeft de tegenstander niet vergeten
toc-ecole-de-trou = Een vergeten gat gaat naar de tegenstander
toc-ecole-de-trou-about = Eén lezing: bij trictrac wordt niemand om een gat naar school gestuurd; het is gewoon verloren.
toc-ecole-de-trou-short = École van gaten
toc-several-together = één gat in totaal, of twee
toc-several-each = elk een gat
toc-two-holes-by-the-coup = altijd, behalve bij het eerste gat, waar dubbel wordt afgesproken
toc-two-holes-agreed = alleen als dubbel is afgesproken
toc-rules-acad-1806 = Académie universelle des jeux, 1806
toc-two-holes = Een doublet of twee manieren scoort twee gaten
toc-several = Meerdere opbrengsten van één worp
toc-impuissance-hole = Een niet gespeeld getal geeft de tegenstander een gat
toc-holes-about = Zoveel als je wilt; één gat heet “au premier trou”.
toc-double-about = Bij het eerste gat wint wat met een doublet of op twee manieren gemaakt wordt twee inzetten. Bij meer gaten scoort het er twee, zonder afspraak.
toc-several-short = Elk een gat
toc-impuissance-hole-short = Niet gespeelde getallen
toc-marked = { $player } scoort { $holes ->
        [one] { $holes } gat
       *[other] { $holes } gaten
    }: in totaal { $total }
toc-jan-scored = { $player }: { $scored }
