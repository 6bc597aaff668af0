community-own-account = this is your own account
community-account-needed = only people with an account can do this, and only with each other; create an account first
community-apart = you and this player have nothing to do with each other: one of you has blocked the other
community-no-challenges = { $name } does not take challenges from you
community-no-messages = { $name } does not take messages from you
community-most-related = you can have at most { $most } in this list; remove somebody first
community-invalid-message = a message has 1 to { $most } characters
community-no-links = new accounts and guests cannot send links; you can after { $days } days
community-guests-silent = guests do not chat at this table; create an account to join in
community-repeated = you have just said this
community-other-room = players and onlookers chat apart until the game is over

community-no-decision = there is no such decision
community-appealed = you have already appealed against this decision
community-lifted = this decision has already been lifted
community-closed = this account is closed: { $reason } You can appeal on the page “Decisions”.
community-suspended = this account is suspended until { $until }: { $reason } You can appeal on the page “Decisions”.
community-muted = this account can neither chat nor write until { $until }: { $reason } You can appeal on the page “Decisions”.

community-no-line = what you report is no longer there
community-not-their-game = this player did not play in that game
community-reason-needed = give a reason

community-not-staff = this is for moderators
community-factor-needed = this role needs a second factor: add a passkey or codes to the account first
community-guest-role = guests have no roles; the person needs an account

community-no-case = this case does not exist or is closed
community-case-taken = another moderator has taken this case
community-case-concerned = you are concerned by this case yourself; another moderator decides it
community-case-staff = this case is about somebody with a role; an administrator decides it
community-days-needed = say for how many days, 1 to { $most }
community-game-needed = name a game of this player that is over
community-annulled = this game is annulled already
community-second-needed = you have proposed to close this account; a second moderator must agree
community-not-proposed = nobody has proposed to close this account
community-own-decision = you are concerned by this decision; another moderator decides on the appeal
community-appeal-decided = this appeal is decided already

community-notice-message = { $player } has written to you
community-notice-to-message = Read the message
community-notice-decision = The moderators have decided something about your account
community-notice-to-decision = Read the decision and its reason
community-notice-appeal = Your appeal has been answered
community-notice-upheld = We have acted on your report
community-notice-dismissed = We have looked at your report and found no reason to act
community-notice-thanks = Thank you for helping to keep the place pleasant.
