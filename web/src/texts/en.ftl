# The shell in English. Games have catalogues of their own; the server's refusals and notices too.

brand = Wharfinger
skip-to-content = Skip to the content
nav-label = Pages
close = Close
copy = Copy
copied = Copied
save = Save
saved = Saved.
menu = Menu
you = you
online = here
away = away
points = { " " }points
rule = Rule { $rule }

## The lobby

lobby-title = Harbours, churches and ships
lobby-lead = Three heavy games by the water, by their exact rules. Play against bots at once, with friends at one screen, or over days.
lobby-games = Games
lobby-mine = Your games
lobby-open = Open tables
lobby-open-none = No table is waiting for players. Set one up and send the link to a friend.
lobby-running = Tables to watch
lobby-running-none = Nobody plays in public right now.
lobby-rename = Change your name
lobby-nameless = Name yourself
speed = Getting faster: { $percent } %
speed-about = You can play now. Until this is done, bots think less.
players-range =
    { $low ->
        [1] alone, or up to { $high } players
       *[other] { $low } to { $high } players
    }
play-now = Play against bots
set-up = Set up a table…
join = Join
join-named = Join { $name }
your-turn = Your turn
show-all = Show all { $count }
show-fewer = Show fewer
table-finished-ago = finished { $when }
table-stuck-short = cannot go on
table-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
table-deadline = move due { $when }
table-moved = last move { $when }
record-title = Open a record
record-about = A game saved as a file can be replayed here move by move, or taken up again.
record-go-on = go on playing from where it stopped
record-open = Choose a file…
nowhere-title = There is nothing here
nowhere-about = This address leads nowhere. Perhaps it was cut when it was copied.
to-lobby = To the start page

## Setting up a table

new-title = Set up a table
new-game = Game
new-no-game = There is no such game.
new-players = Players
new-order-note = Most games draw lots for the start player; the order of the table stays as it is here.
new-pace = Pace
pace-live = Live
pace-live-about = Everyone plays now, without a time limit.
pace-correspondence = Turn-based
pace-correspondence-about = Play whenever it suits you. A bot may take over for players who run out of time.
pace-days = Days per turn
new-open = Who may see it
open-link = With the link
open-link-about = Only those you send the link to find this table.
open-public = Everybody
open-public-about = The start page lists it: others may join free seats and watch.
new-rules = Advanced options
new-rules-about =
    { $count ->
        [0] all on default
        [one] one changed
       *[other] { $count } changed
    }
new-name = Name of the table
new-seed = Seed
new-seed-about = The same number always deals the same game. Everyone will see that you chose it. Leave it empty for a random deal.
chosen-seed = chosen seed
chosen-seed-about = The creator chose the seed and may know hidden cards.
new-create = Begin
new-create-wait = Open the table
usual = { $value } (default)
chair = Seat { $number }
chair-me = You
chair-open = Open seat
chair-hotseat = Player on this device
chair-name = Name
chair-name-of = Name of seat { $number }
bot-other = Bot “{ $name }”
bot-easy = Easy bot
bot-easy-about = Answers at once and hardly looks ahead.
bot-medium = Medium bot
bot-medium-about = Looks a little ahead. A fair first opponent.
bot-hard = Hard bot
bot-hard-about = Thinks for a second or so and punishes mistakes.
bot-expert = Expert bot
bot-expert-about = Thinks for up to ten seconds a turn.
bot-greedy = Greedy bot
bot-greedy-about = Takes the best next step. Quick, and no fool.
bot-random = Random bot
bot-random-about = Plays anything that is allowed.

## Before the game

waiting-for =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
waiting-prepared = The game is being prepared.
waiting-free = free seat
sit-down = Sit down
kind-bot = bot
invite-title = Invite
invite-about = Whoever opens this link can take a free seat.
invite-link = Link to the table
own-link =
    { $count ->
        [1] Link to your own seat
       *[other] Link to seat { $number } of yours
    }
own-link-about = It is the key: with it you play this seat on another device. Keep it to yourself.
start-with-bots = Begin, with bots on the free seats

## The table

table-opening = Opening the table…
table-gone = This table is closed
table-stuck = This table cannot go on. Its moves can be saved from the menu.
line-lost = The connection is lost. Trying again…
error-line-lost = The connection was lost before this was done. Try again.
error-offline = The server cannot be reached.
error-server = The server gave an answer that cannot be read ({ $status }).
board-label = Board
dock-label = What is asked
tab-board = Board
tab-players = Players
tab-log = Log
tab-chat = Chat
watching = watching
curtain-title = Pass the device to { $name }
curtain-about = This table has things that only { $name } may see. They are shown when { $name } is ready.
curtain-lift = Show my table
curtain-public = This is what everybody may see.
curtain-show = Show the table of { $name }
waits-for = Waiting for { $name }
to-move = to move
thinking = thinking
help = What is this decision?
all-choices = All { $count } choices as buttons
stepper-less = One less { $name }
stepper-more = One more { $name }
stepper-of = { $value } of { $held }
narrowed = { $count } choices
fold = Fold the choices away
unfold = Show the choices
confirm-turn = End my turn
choose-again = Choose again
show-others = Show the others
back = Take back
undo-ask = Ask to take back
undo-wanted = { $name } asks to take back a decision.
undo-waiting = You asked to take back your decision. The others are being asked.
agree = Agree
refuse = Refuse
resign = Resign
resigned = resigned
leave = Leave the game…
leave-about = A bot plays on in your place, so that the others can finish. Resigning says that you gave up.
replace-me = Let a bot play on
let-bot-play = Let a bot play
take-seat-back = Take your seat back
away-left = Away: { $time } left to come back
share = Links
share-watch = For those who want to watch, or to take a free seat:
log-empty = Nothing has been played yet.
since-you = since your last decision
look-turn = Look at the board after turn { $turn } of { $name }
recap =
    { $count ->
        [one] Since your last decision: one turn
       *[other] Since your last decision: { $count } turns
    }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
notify-title = { $table }: your turn

## Learning by playing

learn-short = Learn by playing
learn-game = Learn { $game } by playing
learn-opening = Setting up the lesson…
learn-unfinished = You have a { $game } lesson in progress.
learn-go-on = Continue
learn-anew = Start over
lesson = Lesson
lesson-step = Step { $step } of { $of }
lesson-next = Next
lesson-free = Keep playing on your own
lesson-back = Back
lesson-leave = Leave the lesson
lesson-astray = That is legal too, but the lesson plays what is highlighted.

## The rules page

rules-short = Rules
rules-about-clauses = About the clauses
rules-of = Rules of { $game }
rules-lead = In our own words: what you decide and what things do, as the table explains it; then every rule as a numbered clause.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One place found.
       *[other] { $count } places found.
    }
rules-contents = Contents
rules-decisions = What you decide
rules-things = What things are and do
rules-switches = Switches of the rules
rules-switch-usual = { $value } (default)
rules-switch-range = a number from { $low } to { $high }
rules-components = Components
rules-reconstructed = reconstructed
rules-reconstructed-about = These values could not be read off the printed game. They are proposals that fit everything that is known; whoever owns the game can correct them in a file.
rules-component = Component
rules-note = Note
rules-loading = Fetching the rules…

## The end, and replays

result-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
result-you =
    { $count ->
        [one] You win!
       *[other] { $names } share the win
    }
result-none = The game is over
rematch = Play again
rematch-go = Go there
record-save = Save the record
replay = Replay
replay-at = decision { $at } of { $of }
replay-slider = Decision
replay-turn-back = One turn back
replay-back = One decision back
replay-on = One decision on
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-leave = Back to the game
replay-leave-finished = To the result

## The analysis board

analysis = Analysis
analysis-about = Try other turns at any point of a game, ask the bot what it would play, and see where the game turned.
analysis-opening = Opening the analysis board…
analysis-closed = This game cannot be analysed
analysis-over = The game is over here
analysis-tab-advice = Bot
analysis-tab-graph = Graph
analysis-tab-lines = Lines
analysis-eyes = See the board as
analysis-eyes-actor = as whoever decides
analysis-share = Share
analysis-share-link = Link to this position
analysis-share-about = Whoever opens this link sees this position, with the line that led to it.
analysis-share-running = While the game goes on this link works only for you: the others may not see what you know.
analysis-position = Position as text
analysis-position-about = Everything on the table, hidden things too. It can be saved, changed and opened again.
analysis-position-running = What you cannot know is dealt at random in it.
analysis-open = Open another
analysis-open-link = Analyse a record or a position…
analysis-paste = Paste a record or a position
analysis-open-go = Analyse
analysis-allowed = analysis allowed
analysis-allowed-about = Players may analyse their own decisions with the bot while the game goes on.
new-analysis = Analysis
new-analysis-after = After the game
new-analysis-during = During it too
new-analysis-after-about = The analysis board opens when the game is over.
advice-ask = Ask the bot
advice-about = The bot looks for the best turns from here, from what the player to decide may know.
advice-over = There is nothing left to decide here.
advice-others = While the game goes on the bot advises only on your own decisions.
advice-stop = Stop
advice-seconds-label = Time to think
advice-seconds = { $seconds } s
advice-slow = The game is still getting faster, so this search is shallower than usual.
advice-sum = For { $name }: { NUMBER($simulations) } games tried in { $seconds } s. The first turn is the best one with { $sure } % certainty.
advice-play = Play: { $turn }
advice-visits = { $share } % of tries
prospect-win = { $win } ± { $error } %
prospect-points = { $points } ± { $spread } points
lines-none = No line has been tried yet. Choose anything on the board, for any player.
lines-from = After decision { $version } of the game
lines-back = Back to the game
lines-forget = Forget the line { $line }
lines-game = The game
graph-kind = What the graph shows
graph-win = Chance to win
graph-points = Points expected
graph-label-win = Chance to win of each player over the turns of the game
graph-label-points = Points expected for each player over the turns of the game
graph-percent = { $share } %
graph-turn = Turn { $turn }, { $name }
graph-turn-head = Before
graph-end = The end
graph-progress = Turn { $done } of { $total } is worked out
graph-again = Try again
graph-table = The graph as a table
swings = Turning points
swings-none = Nothing that stands out from the bot's own doubt.
swing = { $name }: { $before } → { $after }
swing-played = Played: { $turn }
swing-best = The bot: { $turn }
swing-same = The bot would have played the same.

## Settings

settings = Settings
setting-name = Your name
setting-name-about = The others at a table see it. It is kept on the server you play on, for this browser.
setting-language = Language
setting-language-auto = as the browser asks
setting-theme = Appearance
setting-theme-auto = Automatic
setting-theme-light = Light
setting-theme-dark = Dark
setting-seats = Colours of the players
setting-seats-harbour = Harbour
setting-seats-safe = Colour-blind safe
setting-seats-strong = Strong
setting-speed = Movement
setting-speed-off = Off
setting-speed-fast = Fast
setting-speed-normal = Normal
setting-speed-slow = Slow
setting-confirm = Confirm the end of a turn
setting-confirm-about = A choice that ends your turn asks once more.
setting-confirm-always = Always
setting-confirm-never = Never
setting-sound = Sounds
setting-sound-about = A short tone when it is your turn, when a game is over, and when something cannot be done.
setting-volume = Volume
setting-notify = Tell me when it is my turn
setting-notify-about = A notification of the browser, while the page is open in the background.
setting-notify-refused = The browser does not allow notifications from this page.

account = Account
account-about = Not needed to play. With an account your games are at hand in every browser.
account-in = You are logged in as { $name }.
account-name = Account name
account-password = Password
account-create = Create an account
account-login = Log in
account-logout = Log out
notices = Messages when it is your turn
notices-about = While you are away, the server can tell you that it is your turn.
notice-service = Add a way to reach you
notice-choose = Choose…
notice-add = Add
notice-remove = Remove
notice-remove-named = Remove { $name }
notice-test = Send a test
notice-sent = Sent.
notice-unsent = Could not be sent.
notice-code = Code from the e-mail
notice-confirm = Confirm
notice-service-email = E-mail
notice-service-discord = Discord
notice-service-telegram = Telegram
notice-service-ntfy = ntfy
notice-service-matrix = Matrix
notice-service-slack = Slack
notice-service-webhook = Webhook
notice-service-gone = Old address
notice-hint-email = We send a code to this address first.
notice-hint-discord = In Discord, open the channel’s settings, then Integrations and Webhooks, and copy the webhook’s URL.
notice-hint-telegram = Ask @BotFather for a bot, then send your bot a message so that it may answer you.
notice-hint-ntfy = Subscribe to a topic in the ntfy app. Choose a name that nobody guesses.
notice-hint-matrix = Use an account that is in the room; its access token is in the app’s settings under Help.
notice-hint-slack = In Slack, add the app “Incoming Webhooks” to a channel and copy the webhook’s URL.
notice-hint-webhook = Your own server gets a POST with title, text and link as JSON.
notice-field-email-address = Your e-mail address
notice-field-discord-webhook = Webhook URL
notice-field-telegram-token = Bot token
notice-field-telegram-chat = Chat ID or @name
notice-field-ntfy-topic = Topic
notice-field-ntfy-server = Server (ntfy.sh if empty)
notice-field-ntfy-token = Access token, if the topic needs one
notice-field-matrix-server = Homeserver, for example matrix.org
notice-field-matrix-room = Room ID
notice-field-matrix-token = Access token
notice-field-slack-webhook = Webhook URL
notice-field-webhook-address = Address, beginning with https://

## Keys

keys-title = Keys
keys-choose = pick a choice by its number
keys-confirm = confirm
keys-back = one step back
keys-close = close, or show all choices again
keys-walk = walk through choices and board; Enter picks
keys-step = one decision back or on, in a replay
keys-turn = one turn back or on
keys-help = show these keys

## The first word of a choice, and the heading over several of them

verb-accept = accept
verb-build = build
verb-buy = buy
verb-canal = canal
verb-construct = construct
verb-discard = discard
verb-done = done
verb-donate = donate
verb-enter = enter
verb-go = go
verb-hire = hire
verb-move = move to
verb-none = nothing
verb-pass = pass
verb-pay = pay
verb-repay = repay
verb-score = score
verb-sell = sell
verb-stop = stop
verb-take = take
verb-use = use
