# What the server says, in English. The shell reads these ids from /api/texts/server/en; seats come as numbers.

refused-malformed = This message cannot be understood: { $reason }
refused-too-big = This message is too long.
refused-too-often = That was too much at once. Wait a moment and try again.
refused-too-many = There are too many connections from your address. Close some and try again.
refused-busy = The server is full right now. Try again in a moment.
refused-watchers = Too many people are watching this table already. Try again later.
refused-origin = This request comes from a page that does not belong to this server.
refused-host = This server does not answer to that name.
refused-no-table = There is no such table.
refused-no-game = There is no such game.
refused-no-rules = There are no rules to read for this game.
refused-no-texts = There are no such texts.
refused-no-page = There is nothing at this address.
refused-no-client = The web client has not been built. Run npm ci and npm run build in the folder web, then start the server again.
refused-hello = The first message must be a hello with protocol { $protocol }.
refused-stale = The table has changed in the meantime: it is at version { $version } now.
refused-not-running = This table is not being played.
refused-not-yours = That seat is not yours.
refused-not-your-turn = It is not that seat's decision.
refused-illegal = That is not possible here.
refused-lesson = That is legal too, but here we play what the guide shows. Leave the guide to play freely.
refused-no-lesson = There is no such guided game here.
refused-lesson-step = That step of the guide is not open yet.
refused-nothing-to-undo = There is nothing of yours to take back.
refused-undo-turn = Only decisions of your own turn can be taken back without asking the others.
refused-undo-revealed = This showed something that was hidden before, so the others must agree to take it back.
refused-undo-asked = Somebody has already asked to take a decision back.
refused-undo-not-asked = Nobody has asked you to take a decision back.
refused-chat-empty = There is nothing to say in an empty message.
refused-chat-long = A message has { $most } characters at most.
refused-version = There is no version { $version } of this table.
refused-bot = There is no bot { $bot }.
refused-replace = This seat cannot be given to a bot now: its player is here, or still has time.
refused-replace-wait = { $seconds ->
    [one] This player may still come back. Wait one more second.
   *[other] This player may still come back. Wait { $seconds } more seconds.
  }
refused-not-lent = No bot plays this seat for you.
refused-already-bot = A bot plays this seat already.
refused-rules = { $reason }
refused-seats = The number of seats and the number of players differ.
refused-no-person = A table needs at least one person.
refused-title = A title has { $most } characters at most.
refused-name = A name has 1 to { $most } characters, without commas.
refused-full = There is no free seat.
refused-begun = This table has begun already.
refused-not-creator = Only who opened the table can do this.
refused-not-seated = Only players of this table can do this.
refused-not-finished = This is possible when the game is over.
refused-hidden = The record of a game that is being played would show what is hidden; it can be had when the game is over.
refused-record = This record cannot be used: { $reason }
refused-position = This position cannot be used: { $reason }
refused-analysis-nothing = There is nothing to analyse at this table.
refused-analysis-off = This table does not allow analysis while the game goes on; it is open to all when the game is over.
refused-analysis-seat = While the game goes on the bot advises only on your own decisions.
refused-analysis-line = Decision { $number } of this line is not possible here.
refused-analysis-over = The game is over here: there is nothing to decide.
refused-analysis-running = The graph is drawn when the game is over.
refused-analysis-full = The bot is busy with the questions of others. Try again in a moment.
refused-analysis-failed = The bot could not finish its thought. Try again.
refused-account-taken = There is an account of that name already.
refused-account-has = This visitor has an account already.
refused-password = A password has { $low } to { $high } characters.
refused-login = Name and password do not go together.
refused-notice-service = Messages cannot be sent that way here.
refused-notice-many = You can have { $most } of these at most. Remove one first.
refused-notice-unknown = There is no such entry.
refused-notice-email = That is not an e-mail address.
refused-notice-discord = A Discord webhook address begins with https://discord.com/api/webhooks/.
refused-notice-slack = A Slack webhook address begins with https://hooks.slack.com/services/.
refused-notice-telegram = A Telegram bot’s token looks like 123456789:ABCdef…; the chat is a number or an @name.
refused-notice-ntfy = A topic has letters, digits, - and _ only, up to 64 of them.
refused-notice-matrix = A Matrix room begins with ! or #, and the access token has no spaces.
refused-notice-host = Give the name of a public server, such as ntfy.sh.
refused-notice-webhook = A webhook is a public address that begins with https://.
refused-notice-unsent = The e-mail with your code could not be sent. Try again later.
refused-notice-code = That is not the code from the e-mail.
refused-notice-unconfirmed = Enter the code from the e-mail first.
refused-internal = The server made a mistake. It has been written down; try again.
refused-database = The server cannot use its database right now, so nothing was done. Try again in a moment.
refused-slow = This connection was too slow to keep up. Connect again.
refused-closing = The server is being stopped. Connect again in a moment.
refused-store = The table could not be written down, so nothing was done. Try again.

notice-compiling = The rules of { $game } are being prepared, once on this machine: { $done } of { $total }.
notice-bot-failed = The bot { $bot } could not decide for { $seat }; { $instead } plays on in its place.
notice-deadline = { $seat } is past the deadline. The others may let a bot play on, or go on waiting.
notice-resigned = { $seat } resigned; a bot plays on.
notice-replaced = { $seat } is played by the bot { $bot } from now on.
notice-returning = { $seat } is back and plays on after this turn.
notice-returned = { $seat } is back.
notice-undone = { $count ->
    [one] { $seat } took back a decision.
   *[other] { $seat } took back { $count } decisions.
  }
notice-undo-refused = { $seat } did not agree to take back a decision.
notice-rematch = The next game is at table { $table }.
notice-stuck = This table cannot go on: { $reason } Its moves can be downloaded.

stuck-illegal = decision { $number } of the game is not possible by the rules of this version.
stuck-start = the game can no longer be set up ({ $reason })

lesson-title = Learn { $game }
name-learner = Newcomer
name-player = Player { $number }
name-bot = { $bot } { $number }
turn-title = { $title }: it is your turn
turn-body = { $name }, it is your turn at “{ $title }”: { $link }
test-title = A test from Wharfinger
test-body = This is how you will be told that it is your turn. { $link }
code-title = Your code for Wharfinger
code-body = Somebody asked the server { $server } to send messages to this address when it is their turn. If it was you, enter this code there: { $code }. If not, do nothing, and no more will come.
unreadable = it is no proper JSON.
notice-unreadable = it cannot be understood.
notice-failed = The last message could not be sent.
notice-gone = An address from an earlier version can no longer be used. Remove it and add it again.
