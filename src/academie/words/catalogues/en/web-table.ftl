web-table-your-turn = Your turn
web-table-your-turn-against = Your turn – { $player }
web-table-turn-of = { $player }’s turn
web-table-move-of = { $player }: { $move }
web-table-watching = You are watching
web-table-waiting-turn = You are waiting for your turn at the board
web-table-queue = Waiting for their turn: { $players }
web-table-queue-you = { $player } (you)
web-table-nothing-to-report = Nothing to report.
web-table-legal-moves = All legal moves
web-table-adjourn = Adjourn
web-table-turn-adjourned = Adjourned
web-table-adjourned = The game is adjourned: the clocks are stopped. It ends without a winner if nobody resumes it within 30 days.
web-table-resume = Resume
web-table-offered-offer-draw = { $player } offers a draw
web-table-offered-ask-takeback = { $player } asks for a takeback
web-table-offered-ask-adjourn = { $player } asks to adjourn
web-table-declined-offer-draw = { $player } declined the draw.
web-table-declined-ask-takeback = { $player } declined the takeback.
web-table-declined-ask-adjourn = { $player } declined to adjourn.
web-table-consented = { $count } accepted
web-table-rematch = Rematch
web-table-rematch-offered = { $player } offers you a rematch.
web-table-rematch-declined = The rematch was declined.
web-table-rematch-waiting = Rematch offered…
web-table-chat = Chat
web-table-send = Send
web-table-reconnecting = Connection lost. Reconnecting…
web-table-away = away
web-table-time-left = Time left
web-table-days-hours = { $days } d { $hours } h
web-table-played-from-list = This game is played from the list of moves.
web-table-partner = partner
web-table-claim = Claim a fault
web-table-claim-about = Nothing here helps you: seeing the fault is up to you.
web-table-to-mark = To be marked
web-table-other-gestures = Other gestures and words
web-table-all-gestures = Every gesture, without the board
web-table-pick = Point at it on the board
web-table-picking = Point at the piece on the board.
web-table-which = Which one
web-table-do-it = Do it
web-table-nothing-written = Nothing is written yet.
web-table-pavillons = pavillons
web-table-with-moves = With the moves
web-table-more = More
web-table-worth-points = { $points ->
        [2] Two points
        [4] Four points
        [6] Six points
        [8] Eight points
        [10] Ten points
        [12] Twelve points
       *[other] { $points } points
    }
web-table-worth-holes = { $holes ->
        [1] one hole
        [2] two holes
        [3] three holes
        [4] four holes
       *[other] { $holes } holes
    }
web-table-worth-both = { $points }: { $holes }
web-table-charged = { $player } is charged { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
web-table-moves = Moves
web-table-no-moves = No move yet
web-table-dealt = deal
web-table-message = Chat
web-table-score-sheet = Score
web-table-takeback = Takeback
web-table-draw = Draw
web-table-resign-short = Resign
web-table-really-draw = Offer a draw?
web-table-really-takeback = Ask for a takeback?
web-table-really-resign = Resign?
web-table-yes = Yes
web-table-no = No
web-table-looking-back = Move { $number }, { $player }: { $dice }
web-table-looking-back-move = Move { $number }, { $what }
web-table-the-throw = The throw
web-table-the-play = The play
web-table-turn-in-game = It is your turn in the game
web-table-worth-nothing = This throw was worth nothing
web-table-worth-you = You
web-table-skipped = { $turns ->
    [one] One turn was shown at once
   *[other] { $turns } turns were shown at once
    }
web-table-skipped-show = Show them
web-table-back-to-game = Back to the game
web-table-newer = A new move was played
web-table-letter-held = H
web-table-letter-left = L
web-table-held = held
web-table-left = left
web-table-article = Article: { $article }
web-table-own-offer-draw = Draw offered
web-table-own-ask-takeback = Takeback asked for
web-table-own-ask-adjourn = Adjournment asked for
web-table-watchers = { $count ->
        [0] Nobody is watching
        [one] { $count } watching
       *[other] { $count } watching
    }
web-table-say-hello = Say hello.
web-table-phrase-well-played = Well played
web-table-phrase-thanks = Thanks
web-table-your-message = Say something kind
web-table-sound-off = Turn the sound off
web-table-sound-on = Turn the sound on
web-table-full-screen = Full screen
web-table-show-again = Show the last turn again
web-table-rating = Rating
web-table-accept-rematch = Accept the rematch
web-table-new-opponent = New opponent
web-table-analysis = Analysis
web-table-casual = casual
web-table-agreed-here = Agreed here
web-table-all-rules = All the rules
web-table-sealed = Dice sealed: { $seal }
web-table-menu = More
web-table-withdraw = Withdraw
web-table-told-offer-draw = { $player } offered a draw{ $answer ->
        [accepted] { " " }– accepted
        [declined] { " " }– declined
        [withdrawn] { " " }– withdrawn
        [lapsed] { " " }– play went on
       *[waiting] { "" }
    }
web-table-told-ask-takeback = { $player } asked for a takeback{ $answer ->
        [accepted] { " " }– accepted
        [declined] { " " }– declined
        [withdrawn] { " " }– withdrawn
        [lapsed] { " " }– play went on
       *[waiting] { "" }
    }
web-table-told-ask-adjourn = { $player } asked to adjourn{ $answer ->
        [accepted] { " " }– accepted
        [declined] { " " }– declined
        [withdrawn] { " " }– withdrawn
        [lapsed] { " " }– play went on
       *[waiting] { "" }
    }
web-table-accepted-ask-takeback = { $player } accepted the takeback.
web-table-withdrawn-offer-draw = { $player } withdrew the offer of a draw.
web-table-withdrawn-ask-takeback = { $player } no longer asks for a takeback.
web-table-withdrawn-ask-adjourn = { $player } no longer asks to adjourn.
web-table-rematch-withdrawn = The rematch was withdrawn.
web-table-connected = Connected again.
web-table-try-now = Try now
web-table-article-reading = Reading the article…
web-table-article-none = No article of ours explains this; it rests on the passage named here.
web-table-article-all = All the rules of this game
web-table-board-size = Size of the board
web-table-print = Print
web-table-notify = Notify me of my turn
web-table-refused = Not played
web-table-throwing = The dice are being thrown…
web-table-dealing = The tiles are being dealt…
web-table-away-claim = Away – you may claim the win in { $time }
web-table-claim-now = { $player } is away. You may claim the game.
web-table-claim-win = Claim the win
web-table-claim-draw = Claim a draw
web-table-clock-runs = Your clock runs on; if you stay away, your opponent may claim the game.
web-table-first-act-mine = Make your first move within { $time }, or the game is aborted.
web-table-first-act-other = { $player } has { $time } for the first move; then the game is aborted.
web-table-told-pause = Outage on our side: the clock gets { $time } back.

web-table-room-players = Players
web-table-room-onlookers = Onlookers
web-table-room-players-about = Only players read this during the game; everyone can afterwards.
web-table-room-onlookers-about = Players do not see this until the game is over.
web-table-room-over = The game is over: everyone reads both rooms.
web-table-report-line = Report what { $name } said
web-table-report-game = Report
