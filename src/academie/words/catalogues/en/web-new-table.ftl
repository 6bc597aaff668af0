web-new-table-marking = Marking
web-new-table-time = Time
web-new-table-opponent = Opponent
web-new-table-length = Length
web-new-table-open = Open
web-new-table-play = Play
web-new-table-rating = Rating
web-new-table-seat = Your seat
web-new-table-seats = Players
web-new-table-invited-name = Opponent’s name
web-new-table-usual-rules = The usual rules here.
web-new-table-other-rules = { $count ->
        [one] They differ from the usual rules in { $count } point.
       *[other] They differ from the usual rules in { $count } points.
    }
web-new-table-more-options = Odds and other options
web-new-table-house-rules = House rules
web-new-table-house-rules-about = What the books leave to the players, or disagree on. You agree on it before the game; whatever you do not choose stays as the rules say.
web-new-table-chosen-rules = { $count } chosen
web-new-table-usual-value = Rules: { $value }
web-new-table-authors = What the authors say
web-new-table-as-rules-say = As the rules say
web-new-table-guests-unrated = Sign up to play rated games.
web-new-table-rated-short = rated
web-new-table-engines-unrated = Games against a machine are not rated.
web-new-table-several-unrated = Only games for two are rated.
web-new-table-untimed-unrated = Choose a clock to play a rated game.
web-new-table-marking-auto = Marked for you
web-new-table-marking-auto-about = The table counts and marks: nothing is forgotten. Good for learning.
web-new-table-marking-courtois = By hand, with courtesy
web-new-table-marking-courtois-about = You mark yourself; mistakes are put right without penalty.
web-new-table-marking-rigueur = By hand, strictly
web-new-table-marking-rigueur-about = You mark yourself; your opponent profits from your mistakes.
web-new-table-clock-none = No clock
web-new-table-clock-none-about = Everyone takes their time.
web-new-table-clock-rapid = 10 min + 15 s
web-new-table-clock-rapid-about = Fifteen seconds more with each move.
web-new-table-clock-slow = 25 min + 30 s
web-new-table-clock-slow-about = Thirty seconds more with each move.
web-new-table-clock-sudden = 25 min
web-new-table-clock-sudden-about = Twenty-five minutes each for the whole game.
web-new-table-clock-days = 3 days per move
web-new-table-clock-days-about = By correspondence: come back when you like.
web-new-table-clock-minutes = { $minutes } min
web-new-table-clock-minutes-step = { $minutes } min + { $seconds } s
web-new-table-opponent-open = Anyone
web-new-table-opponent-open-about = The table is listed in the lobby; the first to come sits down.
web-new-table-opponent-link = By a link
web-new-table-opponent-link-about = Anyone with the link can join.
web-new-table-opponent-match = Find someone
web-new-table-opponent-match-about = You play someone of your strength who wants the same game.
web-new-table-opponent-name = Someone in particular
web-new-table-opponent-name-about = Only they can join; they see your challenge in the lobby.
web-new-table-length-usual = Whole game
web-new-table-length-usual-about = Twelve holes.
web-new-table-length-half = Six holes
web-new-table-length-half-about = Half a game.
web-new-table-length-short = Two holes
web-new-table-length-short-about = A few minutes, to try it.
web-new-table-rated-no = Casual
web-new-table-rated-no-about = Your rating stays as it is.
web-new-table-rated-yes = Rated
web-new-table-rated-yes-about = The result counts towards your rating in this game.
web-new-table-seat-any = Drawn by lot
web-new-table-seat-any-about = Seats are drawn by lot when the game begins.
web-new-table-seat-0 = White
web-new-table-seat-0-about = You have White.
web-new-table-seat-1 = Black
web-new-table-seat-1-about = You have Black.
web-new-table-clock-by-days = { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-new-table-clock-reserve = { $time }, { $days ->
        [one] { $days } day in reserve
       *[other] { $days } days in reserve
    }
