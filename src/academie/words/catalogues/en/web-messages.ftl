web-messages-title = Messages
web-messages-unread = { $count ->
    [0] Messages
    [one] Messages, one unread
   *[other] Messages, { $count } unread
    }
web-messages-none = No messages yet. Open a player’s page to write to them.
web-messages-choose = Choose a conversation.
web-messages-guest = Guests have no messages. Create an account to write to other players.
web-messages-back = All conversations
web-messages-you = You: { $text }
web-messages-empty = Nothing written yet.
web-messages-older = Earlier messages
web-messages-write = Your message to { $name }
web-messages-send = Send
web-messages-read = Read
web-messages-delete = Delete conversation
web-messages-delete-sure = Delete this conversation for yourself? { $name } keeps theirs.
web-messages-refused = { $name } does not take messages from you.
web-messages-kept = Messages are kept for one year.
web-messages-report = Report this message
web-messages-new = { $count } new
