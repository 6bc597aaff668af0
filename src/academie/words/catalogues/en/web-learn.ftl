web-learn-title = Learn
web-learn-about = A few steps per lesson, on a board that answers. What you play, count or claim is judged by the rules, with the article.
web-learn-begin-here = Start here
web-learn-begin-about = Nothing to know beforehand. The lessons of trictrac, in Lepeintre’s order, fill an evening.
web-learn-go-on = Resume here
web-learn-begin = Start
web-learn-resume = Resume
web-learn-lessons-done = { $done } of { $lessons } lessons done
web-learn-minutes = { $minutes } min
web-learn-done = Done
web-learn-step-of = Step { $step } of { $steps }
web-learn-all-lessons = All lessons
web-learn-steps = Steps
web-learn-previous = Previous
web-learn-next = Next
web-learn-skip = Skip
web-learn-finish = Finish the lesson
web-learn-hint = Hint
web-learn-show-answer = Show the answer
web-learn-answer = Answer
web-learn-right = Right.
web-learn-wrong = Not yet.
web-learn-the-answer = An answer:
web-learn-on-board = Play on the board, or choose from the list of moves.
web-learn-by-hand = Do what is due: on the board, or below.
web-learn-choose = Which would you play?
web-learn-number = Your number
web-learn-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-learn-points-bredouille = { $points ->
        [one] { $points } point in bredouille
       *[other] { $points } points in bredouille
    }
web-learn-holes = { $holes ->
        [one] { $holes } hole
       *[other] { $holes } holes
    }
web-learn-you-have = You have { $points } and { $holes }.
web-learn-white-has = White has { $points } and { $holes }.
web-learn-black-has = Black has { $points } and { $holes }.
web-learn-throws = The 36 throws: tick those asked for
web-learn-throws-ticked = { $count } of 36 ticked
web-learn-clock = { $spent } s of { $seconds }
web-learn-finished = Lesson finished
web-learn-learnt = What you have learnt
web-learn-at-once = { $right } of { $questions } answers right at once.
web-learn-source = After
web-learn-next-lesson = Next lesson
web-learn-restart = Do it again
web-learn-to-practice = A puzzle to solve
web-learn-to-rules = The rules of the game
web-learn-try-it = Try it out
web-learn-try-it-about = A game against an easy machine: no clock, and the table marks for you.
web-learn-play-easy = Play an easy machine
