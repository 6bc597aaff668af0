session-nobody = hier is geen speler aan zet
session-no-format = geen formaat ‘{ $format }’; beschikbaar: { $known }
session-no-chance = er valt nu niets te gooien of te delen
session-chance-first = eerst komen de dobbelstenen of het delen; gebruik Session.roll()
session-no-undo = zoveel handelingen zijn er niet om ongedaan te maken
session-no-redo = zoveel handelingen zijn er niet om opnieuw te doen
session-no-format-of-game = { $key } heeft geen formaat ‘.{ $ending }’; beschikbaar: { $known }
session-no-language = geen taal ‘{ $code }’; beschikbaar: { $known }
