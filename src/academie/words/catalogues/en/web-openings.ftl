web-openings-title = Openings
web-openings-about = The first plays of a strong engine in { $games } games against itself, and what they brought.
web-openings-throw = First throw
web-openings-first-move = First move
web-openings-play = Play
web-openings-chosen = Chosen
web-openings-games = Games
web-openings-won = Won
web-openings-stakes = Stakes
web-openings-game-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-openings-back = All first moves
web-openings-none = No play was made in enough games to say anything of it.
web-openings-empty = The first plays of this game have not been counted yet.
web-openings-rule = Stakes are the mean gain of who plays; 95 times out of 100 they lie within the margin. The engine also tries plays that seem nearly as good as the best. Plays of fewer than 20 games are left out. Player { $player }, seed { $seed }.
