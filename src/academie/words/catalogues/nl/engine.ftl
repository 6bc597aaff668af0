engine-grades-sound = Goed gespeeld
engine-grades-doubtful = Onnauwkeurigheid
engine-grades-error = Fout
engine-grades-blunder = Blunder
engine-remark = { $grade } ({ $played }): beter { $best }, { $lost }
engine-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "always") }
engine-more = +{ $much }
engine-less = −{ $much }
engine-stakes = { NUMBER($much, minimumFractionDigits: 2, maximumFractionDigits: 3) } { $much ->
    [one] inzet
   *[other] inzetten
}
engine-instead = { $played } in plaats van { $best }
engine-win = winst
engine-win-in = { $moves ->
    [one] winst in één zet
   *[other] winst in { $moves } zetten
}
engine-loss = verlies
engine-loss-in = { $moves ->
    [one] verlies in één zet
   *[other] verlies in { $moves } zetten
}
engine-then = daarna { $moves }
engine-no-core = de engine ervan zit in academie-core, dat niet geïnstalleerd is: pip install 'academie[core]'
engine-machine = Computer
engine-level = { $who }: niveau { $number }
engine-random = Computer: willekeurig
engine-random-about = Speelt zomaar een geldige zet. Voor een eerste partij.
engine-no-player = geen speler ‘{ $name }’ voor { $game }; beschikbaar: { $known }
engine-simple = Computer: eenvoudig
engine-simple-about = Speelt volgens gezonde principes, zonder vooruit te kijken.
engine-alike = { $levels ->
        [one] { $about } Ongeveer even sterk als de volmaakte speler.
       *[other] { $about } Ongeveer even sterk als niveau { $level }.
    }
engine-between = { $about } Sterker dan niveau { $below }, zwakker dan niveau { $above }.
engine-unmeasured = { $about } Nog niet tegen de niveaus gemeten.
engine-missing = { $name } ({ $game }): { $missing }
engine-no-level = de niveaus van { $game } zijn 1 tot en met { $count }
engine-quit = de engine is gestopt; start hem opnieuw
engine-not-started = { $command } kan niet gestart worden: { $why }
engine-quit-before = de engine is gestopt: ‘{ $line }’ kon niet verstuurd worden
engine-too-late = de engine heeft niet op tijd geantwoord

engine-perfect = Computer: volmaakt
engine-perfect-about = Speelt volmaakt: het spel is opgelost en elke stelling is bekend.
engine-solved-damaged = de tabel van het opgeloste spel is beschadigd; maak hem opnieuw met academie solved build
engine-solved-bound = de tabel is fout: stelling { $number } kan langer duren dan hij zegt
