# What the server says, in English. The shell reads these ids from /api/texts/server/en; seats come as numbers.

refused-malformed = This message can’t be read: { $reason }
refused-too-big = This message is too long.
refused-too-often = Too many requests. Wait a moment and try again.
refused-too-many = Too many connections from your address. Close some and try again.
refused-busy = The server is full right now. Try again in a moment.
refused-watchers = Too many people are already watching this table. Try again later.
refused-origin = This request comes from another site.
refused-host = This server doesn’t use that host name.
refused-no-table = There is no such table.
refused-no-game = There is no such game.
refused-no-rules = This game has no rules page.
refused-no-texts = There is no such translation.
refused-no-page = There is nothing at this address.
refused-metrics = Metrics can be read from this machine only, or with the token from the settings.
refused-no-client = The web client hasn’t been built. Run npm ci and npm run build in the folder web, then start the server again.
refused-hello = Your page is out of date. Reload it. (The server speaks protocol { $protocol }.)
refused-damaged = This table’s data is damaged, so it can’t be opened.
refused-stale = The table has changed in the meantime (version { $version }). Try again.
refused-not-running = This game isn’t running.
refused-not-yours = That isn’t your seat.
refused-not-your-turn = It isn’t that player’s turn.
refused-illegal = You can’t do that here.
refused-lesson = That’s legal too, but the lesson plays something else here. Leave the lesson to play freely.
refused-no-lesson = There is no lesson here.
refused-lesson-step = You haven’t reached that step yet.
refused-no-puzzles = There are no puzzles for this game.
refused-no-puzzle = There is no such puzzle.
refused-task-illegal = That wasn’t played in this task.
refused-puzzle-illegal = That turn isn’t possible in this puzzle.
refused-puzzle-unfinished = Play the turn to its end first.
refused-no-task = There is no such task.
refused-task-over = This task is over. Start it again to play on.
refused-nothing-to-undo = You have nothing to undo.
refused-undo-turn = You can only undo moves of your own turn without asking the others.
refused-undo-revealed = That move revealed something hidden, so the others must agree to undo it.
refused-undo-asked = Someone has already asked for an undo.
refused-undo-not-asked = Nobody has asked for an undo.
refused-chat-empty = Your message is empty.
refused-chat-long = Messages can have up to { $most } characters.
refused-version = There is no version { $version } of this table.
refused-bot = There is no bot called { $bot }.
refused-replace = You can’t give this seat to a bot now: the player is here or still has time.
refused-replace-wait = { $seconds ->
    [one] This player may still come back. Wait one more second.
   *[other] This player may still come back. Wait { $seconds } more seconds.
  }
refused-not-lent = No bot is playing this seat for you.
refused-already-bot = A bot already plays this seat.
refused-rules = { $reason }
refused-seats = The number of seats doesn’t match the number of players.
refused-no-person = A table needs at least one human player.
refused-title = Table names can have up to { $most } characters.
refused-language = There is no language { $language } here.
refused-name = Names have 1 to { $most } characters and no commas.
refused-full = All seats are taken.
refused-already-seated = You already have a seat at this table.
refused-begun = This game has already started.
refused-closed = This table was closed before the game started.
refused-not-creator = Only the table’s creator can do this.
refused-not-seated = Only players at this table can do this.
refused-not-finished = You can do this once the game is over.
refused-hidden = You can download the game once it is over.
refused-record = This record can’t be used: { $reason }
refused-position = This position can’t be used: { $reason }
refused-unworkable = This took too long, so it was stopped.
refused-analysis-nothing = There is nothing to analyse at this table.
refused-analysis-off = This table doesn’t allow analysis during the game. It opens to everyone afterwards.
refused-analysis-seed = This table uses a chosen seed. You can analyse it once the game is over.
refused-being-played = This game is still being played here. You can open it once it is over.
refused-analysis-seat = During the game, the bot only advises on your own decisions.
refused-analysis-line = Move { $number } of this line isn’t possible here.
refused-analysis-over = The game is over here: there is nothing left to decide.
refused-analysis-running = The report is available once the game is over.
refused-analysis-unknown = The bot hasn’t looked at this turn yet. Try again when the report is complete.
refused-analysis-full = The bot is busy right now. Try again in a moment.
refused-analysis-yours = The bot is still working on your other games. Try again when it’s done.
refused-analysis-failed = The bot couldn’t finish. Try again.
refused-account-taken = That account name is taken.
refused-account-has = You already have an account.
refused-password = Passwords have { $low } to { $high } characters.
refused-password-common = This password is too common. Choose another.
refused-banned = You are banned from this server.
refused-banned-address = Your network address is banned from this server.
refused-muted = You are muted on this server, so you can’t write messages or choose names.
refused-logged-out = You have been logged out. Log in to play on.
refused-login = Wrong name or password.
refused-not-logged-in = Log in first.
refused-password-wrong = That isn’t your password.
refused-password-name = This password contains your name. Choose another.
refused-recover = That name and recovery code don’t match, or the code has been used.
refused-reset = This link has expired or has been used. Ask for a new one.
refused-no-mail = This server can’t send emails. Use a recovery code.
refused-no-data = There is no data about you here.
refused-notice-service = This server can’t send notifications that way.
refused-notice-many = You can have up to { $most } of these. Remove one first.
refused-notice-unknown = There is no such notification.
refused-notice-email = That isn’t an email address.
refused-notice-discord = A Discord webhook URL starts with https://discord.com/api/webhooks/.
refused-notice-slack = A Slack webhook URL starts with https://hooks.slack.com/services/.
refused-notice-telegram = A Telegram bot’s token looks like 123456789:ABCdef…; the chat is a number or an @name.
refused-notice-ntfy = A topic has only letters, digits, - and _, up to 64.
refused-notice-matrix = A Matrix room begins with ! or #, and the access token has no spaces.
refused-notice-host = Give the name of a public server, such as ntfy.sh.
refused-notice-webhook = A webhook is a public address that starts with https://.
refused-notice-unsent = The email with your code couldn’t be sent. Try again later.
refused-notice-code = That isn’t the code from the email.
refused-notice-unconfirmed = Enter the code from the email first.
refused-internal = Something went wrong on the server. Try again.
refused-database = The server’s database isn’t available, so nothing was saved. Try again in a moment.
refused-slow = Your connection was too slow to keep up. Reconnect.
refused-closing = The server is shutting down. Reconnect in a moment.
refused-store = The table couldn’t be saved, so nothing was changed. Try again.

notice-bot-failed = The bot { $bot } failed to move for { $seat }; { $instead } takes over.
notice-deadline = { $seat } has run out of time. The others can let a bot play on, or keep waiting.
notice-resigned = { $seat } resigned; a bot plays on.
notice-replaced =
    { $bot ->
        [easy] An easy bot
        [medium] A medium bot
        [hard] A hard bot
        [expert] An expert bot
        [master] A master bot
        [greedy] The greedy bot
        [random] The random bot
       *[other] The bot { $bot }
    } now plays for { $seat }.
notice-returning = { $seat } is back and will play on after this turn.
notice-returned = { $seat } is back.
notice-undone = { $count ->
    [one] { $seat } took back a decision.
   *[other] { $seat } took back { $count } decisions.
  }
notice-undo-refused = { $seat } refused the undo.
notice-rematch = The next game is ready.
notice-stuck = This game can’t continue: { $reason } You can download its moves.

stuck-illegal = move { $number } isn’t legal under this version of the rules.
stuck-gap = entry { $number } is missing from the database.
stuck-event = entry { $number } can’t be read.
stuck-start = the game can’t be set up any more. { $reason }
stuck-rules = it uses version { $made } of the rules, but this server plays version { $now }.
stuck-components = it uses the components { $made }, but this server plays with { $now }.

lesson-title = Learn { $game }
puzzle-title = { $game } puzzle
name-learner = Newcomer
name-player = Player { $number }
# Somebody who has deleted their account. $number tells apart several at one table.
name-deleted =
    { $number ->
        [1] Deleted player
       *[other] Deleted player { $number }
    }
turn-title = { $title }: your turn
turn-body = { $name }, it’s your turn at “{ $title }”: { $link }
test-title = Test from Wharfinger
test-body = This is how you’ll hear that it’s your turn. { $link }
code-title = Your Wharfinger code
code-body = Someone asked the server { $server } to send turn notifications to this address. If it was you, enter this code there: { $code }. If not, ignore this email and you won’t get another.
email-code-body = Someone entered this address for an account at { $server }. If it was you, enter this code there: { $code }. If not, ignore this email.
reset-title = New password for Wharfinger
reset-body =
    { $name }, someone asked for a new password for your account at { $server }. If it was you, set it within { $minutes } minutes:

    { $link }

    If not, ignore this email: your password stays as it is.
password-changed-title = Your Wharfinger password was changed
password-changed-body = { $name }, the password of your account at { $server } was changed, and all other browsers were logged out. If it wasn’t you, set a new password right away: { $server }/recover
email-changed-title = Your Wharfinger email address was changed
email-changed-body = { $name }, this address no longer belongs to your account at { $server }. If it wasn’t you, change your password right away.
account-deleted-title = Your Wharfinger account was deleted
account-deleted-body = { $name }, your account at { $server } was deleted. Thank you for playing.
unreadable = it isn’t valid JSON.
notice-unreadable = it isn’t a valid file.
notice-unworkable = reading it takes too long.
notice-long = it has more than { $most } moves.
notice-failed = The last notification couldn’t be sent.
notice-gone = This address is from an earlier version and no longer works. Remove it and add it again.

## For whoever starts the server

start-port = Port { $port } of { $host } cannot be used: { $why }.
start-workers = Several workers need PostgreSQL: --database postgresql://… A SQLite file is for one worker.
start-think-queue = This database has no queue yet. Start a server on it first.
start-database = The database cannot be opened ({ $error }).
start-database-address = A database is given as sqlite:///FILE or postgresql://USER@HOST/NAME.
start-database-packages = PostgreSQL needs more packages: pip install "wharfinger[postgres]"
start-database-read-only = The database can only be read, not written.
start-mail-server = A mail server is given as smtps://USER:PASSWORD@HOST:PORT or smtp://HOST:PORT.
start-mail-sender = Notifications by email need a sender: --mail-from NAME@HOST.
start-proxy = A proxy is given by its address or network, such as --behind-proxy 127.0.0.1,10.0.0.0/8.
start-config-read = The settings in { $file } cannot be read: { $why }.
start-config-toml = { $file } is not valid TOML: { $why }.
start-config-unknown = { $file }: there is no setting { $name }.
start-config-unknown-close = { $file }: there is no setting { $name }. Did you mean { $close }?
start-setting-whole = { $name } must be a whole number of at least { $least }, not { $value }.
start-setting-range = { $name } must be a whole number from { $least } to { NUMBER($most, useGrouping: 0) }, not { $value }.
start-setting-number = { $name } must be a number of at least { $least }, not { $value }.
start-setting-above = { $name } must be a number above { $least }, not { $value }.
start-setting-switch = { $name } must be true or false, not { $value }.
start-setting-choice = { $name } must be one of { $choices }, not { $value }.
start-setting-text = { $name } must be text in quotes, not { $value }.
start-setting-list = { $name } must be a list of texts, not { $value }.
start-setting-table = { $name } must be a table of games and folders, not { $value }.
start-setting-folders = { $name } takes GAME=FOLDER, each game once, not { $value }.

## For operators

database-file = This needs a database in a file: sqlite:///FILE.
database-absent = There is no database { $file }.
database-older = This database has an older schema. Start the server once to update it.
database-newer = This was made by a newer version of Wharfinger. Update Wharfinger first.
database-failed = The database reports a problem: { $error }
backup-exists = { $file } already exists. Choose another name or use --replace.
backup-nothing = There is nothing to back up: the database is empty.
backup-tool = This needs PostgreSQL’s program { $tool }. Install PostgreSQL’s client programs (on Debian: apt install postgresql-client).
backup-tool-failed = { $tool } failed, so nothing was changed: { $error }
restore-unreadable = The file { $file } can’t be read.
restore-damaged = { $file } isn’t a backup of Wharfinger or is damaged.
restore-format = This backup has a format that this version doesn’t know: { $format }
restore-kind = { $kind ->
    [sqlite] This is a backup of SQLite. Restore it to sqlite:///FILE, then use wharfinger move-database.
   *[postgresql] This is a backup of PostgreSQL. Restore it to PostgreSQL, then use wharfinger move-database.
  }
restore-full = { $rows ->
    [one] The database isn’t empty: it has one row. --replace deletes what is there.
   *[other] The database isn’t empty: it has { $rows } rows. --replace deletes what is there.
  }
restore-in-use = The database is in use. Stop the server before you restore.
move-same = That is the same database twice.
move-in-use = The database is in use. Stop the server before you move it.
move-full = The target isn’t empty. Move to an empty database.
move-differs = The copy of { $table } differs from the original, so nothing was moved.
deed-no-user = There is nobody called { $name } here.
deed-several-users = Several people are called { $name }. Give the id, which wharfinger admin users shows.
deed-no-account = { $name } has no account, so there is no password to reset.
deed-address = { $address } isn’t an address or a network, such as 203.0.113.7 or 203.0.113.0/24.
deed-not-banned = { $name } isn’t banned.
deed-not-muted = { $name } isn’t muted.
deed-no-table = There is no table { $table }.
deed-not-running = No game is running at table { $table }. You can delete the table.
deed-moved-on = Someone has just moved at table { $table }. Try again.
deed-damaged = The data of table { $table } is damaged. You can delete the table.
deed-kind = { $kind } can’t be pruned. Available: { $kinds }.
check-header = its description can’t be read.
check-chairs = its seats don’t fit the number of players.
check-summary-unreadable = its summary can’t be read.
check-summary = its summary doesn’t fit its events ({ $field }).
check-digest = its events were changed after they were written.
