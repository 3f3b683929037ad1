# The shell in English. Games have catalogues of their own; the server's refusals and notices too.

brand = Wharfinger
skip-to-content = Skip to content
nav-label = Pages
close = Close
cancel = Cancel
copy = Copy
copied = Copied
save = Save
saved = Saved.
menu = Menu
you = you
online = online
away = away
points = { " " }points
rule = Rule { $rule }

## The lobby

lobby-title = Harbours, churches and ships
lobby-lead = Three heavy harbour games, played by the full rules. Play against bots right away, with friends on one device, or online over days.
lobby-games = Games
lobby-mine = Your games
lobby-open = Open tables
lobby-open-none = No open tables right now. Set one up and send a friend the link.
lobby-running = Tables to watch
lobby-running-none = No public games right now.
lobby-rename = Change your name
lobby-nameless = Choose a name
speed = Speeding up: { $percent }%
speed-about = You can start playing. Until this is done, bots play a little weaker.
players-range =
    { $low ->
        [1] solo, or up to { $high } players
       *[other] { $low } to { $high } players
    }
play-now = Play against bots
set-up = Set up a table…
join = Join
join-named = Join { $name }
your-turn = Your turn
show-all = Show all { $count }
show-more = Show more
show-fewer = Show fewer
table-finished-ago = finished { $when }
table-stuck-short = broken
table-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
table-deadline = move due { $when }
table-moved = last move { $when }
record-title = Open a record
record-about = Replay a saved game move by move, or continue it.
record-go-on = continue the game from where it stopped
record-open = Choose a file…
nowhere-title = Page not found
nowhere-about = There is nothing at this address. The link may be incomplete.
to-lobby = Back to the lobby

## Setting up a table

new-title = Set up a table
new-game = Game
new-no-game = There is no such game.
new-players = Players
new-order-note = The start player is usually drawn at random; players then take turns in this order.
new-pace = Pace
pace-live = Live
pace-live-about = Everyone plays now, without a time limit.
pace-correspondence = Turn-based
pace-correspondence-about = Play whenever it suits you. A bot may take over for players who run out of time.
pace-days = Days per turn
new-open = Visibility
open-link = Private
open-link-about = Only people with the link can find this table.
open-public = Public
open-public-about = Listed in the lobby. Anyone can take a free seat or watch.
new-rules = Advanced options
new-rules-group = Rules
new-table-group = Table
new-rules-about =
    { $count ->
        [0] all default
        [one] one changed
       *[other] { $count } changed
    }
new-name = Table name
new-seed = Seed
new-seed-about = The same seed always deals the same game. Everyone can see that you chose one. Leave empty for a random deal.
chosen-seed = chosen seed
chosen-seed-about = The table’s creator chose the seed and may know hidden cards.
new-create = Start game
new-create-wait = Create table
usual = { $value } (default)
order-earlier = Move { $name } forward
order-later = Move { $name } back
chair = Seat { $number }
chair-me = You
chair-open = Open seat
chair-hotseat = Player on this device
chair-name = Name
chair-name-of = Name of seat { $number }
bot-other = Bot “{ $name }”
bot-easy = Easy bot
bot-easy-about = Plays at once and hardly looks ahead.
bot-medium = Medium bot
bot-medium-about = Looks a little ahead. A fair first opponent.
bot-hard = Hard bot
bot-hard-about = Thinks for a second or so and punishes mistakes.
bot-expert = Expert bot
bot-expert-about = Thinks for up to ten seconds a turn.
bot-master = Master bot
bot-master-about = Has learned from millions of games against itself. The strongest.
bot-greedy = Greedy bot
bot-greedy-about = Takes the best next step. Quick, and no pushover.
bot-random = Random bot
bot-random-about = Plays random legal moves.
name-player = Player { $number }
# Somebody who has deleted their account. $number tells apart several at one table.
name-deleted =
    { $number ->
        [1] Deleted player
       *[other] Deleted player { $number }
    }
name-bot = { $bot } { $number }
name-bot-easy = Easy
name-bot-medium = Medium
name-bot-hard = Hard
name-bot-expert = Expert
name-bot-master = Master
name-bot-greedy = Greedy
name-bot-random = Random

## Before the game

waiting-for =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
waiting-prepared = Setting up the game…
waiting-free = open seat
sit-down = Take this seat
leave-table = Leave the table
kind-bot = bot
invite-title = Invite players
invite-about = Anyone with this link can take an open seat.
invite-link = Link to the table
own-link =
    { $count ->
        [1] Link to your own seat
       *[other] Link to seat { $number } of yours
    }
own-link-about = Use it to play this seat on another device. Don’t share it.
start-with-bots = Start now, bots fill the open seats

## The table

table-opening = Opening the table…
table-gone = This table is closed
logged-out = Logged out
table-stuck = This game can’t continue. You can download its moves from the menu.
line-lost = Connection lost. Reconnecting…
error-line-lost = The connection dropped before this went through. Try again.
error-offline = Can’t reach the server.
error-server = Unexpected answer from the server ({ $status }). Try again.
board-label = Board
dock-label = Your decision
tabs-label = Parts of the table
tab-board = Board
tab-players = Players
tab-log = Log
tab-chat = Chat
zoom = Board zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-now = { $percent }%
zoom-reset = Reset zoom
watching = watching
curtain-title = Pass the device to { $name }
curtain-about = Some of this is for { $name }’s eyes only. It appears when { $name } is ready.
curtain-lift = Show my table
curtain-public = This is what everyone can see.
curtain-show = Show { $name }’s table
waits-for = Waiting for { $name }
to-move = to move
turn-order = Turn order
turn-order-drawn = Turn order: { $names }. { $first } starts.
turn-order-drawn-you = Turn order: { $names }. You start.
points-now = Points
points-now-about = What each player would score if the game ended now
points-final = Final score
thinking = thinking
help = What is this decision?
all-choices = Show all { $count } choices
stepper-less = { $name }: one less
stepper-more = { $name }: one more
stepper-of = { $value } of { $held }
narrowed = { $count } choices
fold = Hide the choices
unfold = Show the choices
back = Take back

## The turn

end-turn = End turn
undo = Undo
restart-turn = Restart turn
choose-first = Make your choice
anyway = { $deed } anyway
drawer =
    { $count ->
        [one] 1 more option
       *[other] { $count } more options
    }
turn-then = Then: { $what }
held = Chosen: { $choice }
held-confirm = Press Enter for “{ $button }”
card-choices = Right-click to choose: { $choices }
setting-auto-end = End my turn automatically
setting-auto-end-about = Ends your turn as soon as you have nothing left to do but buy, sell or repay.

## At the table

undo-ask = Ask for a takeback
undo-wanted = { $name } asks for a takeback.
undo-waiting = You asked for a takeback. Waiting for the others.
agree = Agree
refuse = Decline
resign = Resign
resigned = resigned
leave = Leave the game…
leave-title = Leave the game?
leave-about = If you let a bot play on, you can come back later. If you resign, a bot finishes the game for you.
replace-me = Let a bot play on
let-bot-play = Let a bot play
take-seat-back = Take your seat back
away-left = Away: { $time } left to come back
share = Share
share-watch = Anyone with this link can watch, or take an open seat.
log-empty = Nothing has been played yet.
since-you = Since your last turn
look-then = Show the board at this moment
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
notify-title = { $table }: your turn

## Learning by playing

learn-short = Learn by playing
learn-game = Learn { $game } by playing
learn-opening = Setting up the lesson…
learn-go-on = Continue
learn-anew = Start over
learn-guided = Guided game
learn-guided-about = { $steps } steps on a real board: read, look, and play what is highlighted.
learn-guided-done = Completed
learn-start = Start
learn-progress = { $stars } of { $most } stars
learn-stars = { $stars ->
        [0] not solved yet
        [one] one star
       *[other] { $stars } stars
    }
learn-puzzles = Puzzles
learn-puzzles-about = Positions from strong games. One turn is clearly best: find it.
learn-to-puzzles = Solve puzzles
task = Task
task-number = { $lesson }: task { $number } of { $of }
task-turns = { $left ->
        [one] One turn left
       *[other] { $left } turns left
    }
task-met = done
task-hint = Hint
task-retry = Try again
task-show-solution = Show the solution
task-solution = Solution
task-won = Solved!
task-lost = Not quite
task-lost-legal = Every move was legal, but you missed the goal.
task-bot-thinks = The bot is looking at your turn…
task-bot-same = For the game as a whole your turn is fine: the bot would have played it too.
# $number is 0 where the task is a single turn.
task-bot = { $number ->
    [0] The bot would have played:
   *[other] In turn { $number } the bot would have played:
  }
task-bot-astray = Without the task, the bot would have played:
task-bot-points = It expects about { NUMBER($points, maximumFractionDigits: 1) } more points from that by the end of the game.
task-next = Next task
task-to-lessons = All lessons
task-to-tasks = To the tasks
puzzle = Puzzle
puzzle-title = Find the best turn
puzzle-text = It’s your turn in a game between strong bots. Play the whole turn. You can undo, as long as it has revealed nothing new.
puzzle-rating = Puzzle rating { $rating }
puzzle-judging = Judging your turn…
puzzle-grade-best = Best turn!
puzzle-grade-good = Good turn
puzzle-grade-inaccuracy = Inaccuracy
puzzle-grade-mistake = Mistake
puzzle-grade-blunder = Blunder
puzzle-lost = It costs { NUMBER($percent, maximumFractionDigits: 1) } percentage points of winning chance ({ NUMBER($win, maximumFractionDigits: 0) }% instead of { NUMBER($best, maximumFractionDigits: 0) }%) and about { NUMBER($points, maximumFractionDigits: 1) } points.
puzzle-lost-win = It costs { NUMBER($percent, maximumFractionDigits: 1) } percentage points of winning chance: { NUMBER($win, maximumFractionDigits: 0) }% instead of { NUMBER($best, maximumFractionDigits: 0) }%.
puzzle-kept-all = It wins { NUMBER($best, maximumFractionDigits: 0) }% of the games; any other plan costs at least { NUMBER($margin, maximumFractionDigits: 1) } percentage points.
puzzle-best = The best turn
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-yours = Your rating: { $rating }
puzzle-change = { $change }
puzzle-unrated = You’ve played this one before, so it isn’t rated.
puzzles-short = Puzzles
puzzles-game = { $game } puzzles
puzzles-about = Each position comes from a game between strong bots, and a deep search found one turn clearly ahead of all others. Play your turn and see what it gains or loses.
puzzles-daily = Puzzle of the day
puzzles-daily-done = Solved today. Come back tomorrow!
puzzles-daily-tried = Played today.
puzzles-any = Train
puzzles-any-about = { $count } puzzles, picked for your rating.
puzzles-rating = Rating
puzzles-streak = Streak
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $count }
puzzles-best-streak = best: { $best }
lesson = Lesson
lesson-step = Step { $step } of { $of }
lesson-next = Next
lesson-free = Keep playing on your own
lesson-back = Back
lesson-leave = Leave the lesson
lesson-astray = That is legal too, but the lesson plays what is highlighted.

## The rules page

rules-short = How to play
how-to-play = How to play { $game }
rules-complete = Complete rules
rules-how = New to the game? Read how to play first.
rules-complete-of = Complete rules of { $game }
rules-lead = Every rule, for looking things up.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No results.
        [one] One result.
       *[other] { $count } results.
    }
rules-contents = Contents
rules-decisions = What you decide
rules-things = What things are and do
rules-switches = Options
rules-switch-usual = { $value } (default)
rules-switch-range = a number from { $low } to { $high }
rules-components = Components
rules-reconstructed = reconstructed
rules-reconstructed-about = We couldn’t check these values against the printed game. They are proposals that fit everything we know; if you own the game, you can correct them in a file.
rules-component = Component
rules-note = Note
rules-loading = Loading the rules…

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
result-solo-you =
    You scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }
result-solo =
    { $name } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }
result-best-new = A new personal best! Your best before was { $best }.
result-best-equal = That equals your best.
result-best = Your best is { $best }.
result-none = The game is over
result-fold = Hide the results
result-unfold = Show the results
spoken-over = The game is over.
spoken-over-won =
    The game is over. { $names } { $count ->
        [one] wins
       *[other] share the win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
results = Results
results-board = Show the board
results-counting = Counting the points…
results-time = Points over time
results-moments = Key moments
results-gain =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
results-lead = takes the lead
results-analyse = Which turns were mistakes, and what was better? The bot checks every turn.
results-report = Game report
results-share-about = Anyone with this link can see the results, replay the game and analyse it.
results-share-link = Link to the results
rematch = Play again
rematch-go = Go to the new game
record-save = Download game
replay = Replay
replay-at = decision { $at } of { $of }
replay-at-short = { $at } / { $of }
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
analysis-about = See what each turn of a game lost, try other turns, and ask the bot what it would play.
analysis-opening = Opening the analysis board…
analysis-closed = This game can’t be analysed
analysis-over = The game is over here
analysis-tab-advice = Bot
analysis-tab-report = Report
analysis-tab-moves = Moves
analysis-eyes = See the board as
analysis-eyes-actor = Player to move
analysis-share = Share
analysis-share-link = Link to this position
analysis-share-about = Anyone with this link sees this position and the line that led to it.
analysis-share-running = During the game this link works only for you, because it shows what only you may know.
analysis-position = Position as text
analysis-position-about = The whole position, hidden things included. You can save it, change it and open it again.
analysis-position-running = What you can’t know is dealt at random in it.
analysis-open = Open another
analysis-open-title = Open another record or position
analysis-open-link = Analyse a record or a position…
analysis-paste = Paste a record or a position
analysis-open-go = Analyse
analysis-allowed = analysis allowed
analysis-allowed-about = Players may analyse their own decisions with the bot during the game.
new-analysis = Analysis
new-analysis-after = After the game
new-analysis-during = During the game too
new-analysis-after-about = The analysis board opens once the game is over.
advice-ask = Ask the bot
advice-about = The bot searches for the best turns from here, using only what the player to move can know.
advice-over = There is nothing left to decide here.
advice-others = During the game, the bot advises only on your own decisions.
advice-stop = Stop
advice-seconds-label = Time to think
advice-seconds = { $seconds } s
advice-slow = The game is still speeding up, so this search is shallower than usual.
advice-sum = For { $name }: { NUMBER($simulations) } games simulated in { $seconds } s. The first turn is the best one with { $sure }% certainty.
advice-device = Runs on this device.
advice-server = Your browser cannot compute this, so the server does.
advice-visits = { $share }% of tries
prospect-win = { $win } ± { $error }%
prospect-points = { $points } ± { $spread } points
lines-none = Play anything on the board, for any player, to try it out.
lines-back = Back to the game
lines-forget = Delete this line
graph-section = The course of the game
graph-kind = What the graph shows
graph-win = Chance to win
graph-points = Points expected
graph-score = Points so far
graph-label-win = Chance to win of each player over the turns of the game
graph-label-points = Points expected for each player over the turns of the game
graph-label-score = Points of each player over the turns of the game
graph-percent = { $share }%
graph-of = { $name } { $value }
graph-turn = Turn { $turn }, { $name }
graph-end = The end
graph-progress = { $done } of { $total } turns checked
graph-deeper = Taking a deeper look at doubtful turns…
graph-queued = The bot is busy with other reports. Yours starts as soon as it’s free.
graph-waiting = { $count ->
    [one] Waiting: 1 analysis ahead
   *[other] Waiting: { $count } analyses ahead
}
graph-again = Try again
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
moves-better = Better:
moves-chance = { $name }’s chance to win after this turn
moments = Turning points
moments-none = No turn stands out as a mistake.
moments-yet = None so far.
moment-lost = −{ $share }% chance to win
moment-lost-points = −{ $share }% of the points
report-player = Player
report-accuracy = Accuracy
report-unfinished = The bot is still checking turns. These numbers will change.
report-how = How turns are graded
report-how-search =
    The bot searches each position for the best turn, using only what the player could know. Then it compares how the game
    goes on after that turn and after the one you played. The difference decides the grade:
report-how-grade = { $grade }: loses { $share }% or more of the chance to win
report-how-alone = { $grade }: loses { $share }% or more of the points
report-how-accuracy =
    Accuracy is 100% if no turn lost anything. As on lichess, each turn’s accuracy falls with the chance to win it lost, turns
    count more where the game swings, and bad turns weigh heavily. Turns without a choice don’t count.
learn-yours = Learn from your mistakes
learn-of = Learn from { $name }’s mistakes
learn-title = Learn from mistakes
learn-at = { $at } of { $of }
learn-leave = Close
learn-ask = This cost { $share }% of the chance to win. Find a better turn for { $name }.
learn-judging = Checking your turn…
learn-best = Yes, that’s the best turn.
learn-good =
    { $share ->
        [0] Good: this is as good as the best turn.
       *[other] Good: this loses only { $share }%.
    }
learn-missed = You can do better: this loses { $share }%.
learn-solution = Best:
learn-show = Show the solution
learn-skip = Skip
learn-retry = Try again
learn-next = Next
learn-again = Start over
learn-done =
    { $solved ->
        [0] That was all of them. Try again: every mistake has an answer.
       *[other] Done! You found a better turn in { $solved } of { $of } positions.
    }
learn-nothing = There are no mistakes to learn from.
learn-hidden = While you look for better turns, the report and the bot are hidden.
sources = Where the points came from
sources-source = Source
sources-total = Total
sources-earlier = Before this record

## Settings

settings = Settings
setting-name = Your name
setting-name-about = Other players see this name. It is stored on this server for this browser.
setting-language = Language
setting-language-auto = Browser default
setting-theme = Appearance
setting-theme-auto = Automatic
setting-theme-light = Light
setting-theme-dark = Dark
setting-seats = Player colours
setting-seats-harbour = Harbour
setting-seats-safe = Colour-blind safe
setting-seats-strong = Strong
setting-speed = Animation speed
setting-speed-off = Off
setting-speed-fast = Fast
setting-speed-normal = Normal
setting-speed-slow = Slow
setting-confirm = Confirm moves
setting-confirm-about = A move can’t be undone once it passes the turn to the next player or reveals something hidden.
setting-confirm-always = Always
setting-confirm-irreversible = If it can’t be undone
setting-confirm-turn = When my turn ends
setting-confirm-never = Never
setting-sound = Sounds
setting-sound-about = A short tone when it’s your turn, when a game ends, and when a move isn’t possible.
setting-compute = Compute analysis on
setting-compute-about = Automatic uses this device, and the server if the device is too slow.
setting-compute-auto = Automatic
setting-compute-device = This device
setting-compute-server = Server
setting-bots = Let my device think for the bots
setting-bots-about = In games you play alone against bots. If a bot holds cards you may not see, the server thinks.
setting-cores = Threads for analysis
setting-cores-count =
    { $count ->
    [one] { $count } thread
   *[other] { $count } threads
}
setting-volume = Volume
setting-notify = Desktop notifications
setting-notify-about = Shown when it’s your turn while this page is in the background.
setting-notify-refused = Your browser blocks notifications from this page.

account = Account
account-about = You don’t need one to play. With an account, your games follow you to any browser.
account-in = Logged in as { $name }.
account-name = Account name
account-password = Password
account-create = Create an account
account-login = Log in
account-logout = Log out
account-manage = Manage your account
account-enter = Log in or create an account
account-since = Account since { $date }
password-about = At least 10 characters. A few random words work well.
password-old = Your password
password-new = New password
password-change = Change password
password-changed = Password changed. All other browsers have been logged out.
codes-title = Recovery codes
codes-about = Forgot your password? Each code gets you back into your account once.
codes-left =
    { $count ->
        [0] You have no codes.
        [one] You have one code left.
       *[other] You have { $count } codes left.
    }
codes-make = Get codes
codes-renew = Get new codes
codes-renew-about = New codes replace the ones you have.
codes-keep = Keep these codes somewhere safe. You won’t see them again.
codes-download = Download
codes-done = I’ve saved them
codes-file = Wharfinger recovery codes for { $name } at { $server }
email-title = Email
email-about = For a link when you’ve forgotten your password, and news of changes to your account. Nothing else.
email-is = Your address is { $address }.
email-asked = Code we sent to { $address }
email-address = Email address
email-add = Add an address
email-change = Change address
email-remove = Remove address
email-send = Send code
browsers-title = Where you’re logged in
browsers-count =
    { $count ->
        [1] You’re logged in only here.
       *[other] You’re logged in in { $count } browsers.
    }
browsers-about = Logging out the others also turns off links to your seats.
browsers-end = Log out all other browsers
browsers-ended = You’re now logged in only here.
data-title = Your data
data-about = Everything this server stores about you, in one file: account, settings, games and their records.
data-download = Download your data
delete-title = Delete account
delete-about = Your games stay, but your name is removed from them. In games still running, a bot takes over. You can’t undo this.
delete-open = Delete account…
delete-sure = Delete your account?
delete-now = Delete account
delete-done = Your account has been deleted.
recover-title = Forgot your password?
recover-mail-title = Get a link by email
recover-who = Account name or email address
recover-send = Send link
recover-sent = If that account has an email address, a link is on its way. It works for an hour.
recover-code-title = Use a recovery code
recover-code = Recovery code
recover-set = Set password and log in
recover-neither = Neither works? Ask whoever runs this server.
recover-no-mail = This server doesn’t send email. No codes left? Ask whoever runs it.
reset-title = Choose a new password
reset-again = Get another link
notices = Notifications
notices-about = Get an email, a Discord or Telegram message or a push when it’s your turn and you’re away.
notice-service = Add a notification
notice-choose = Choose…
notice-add = Add
notice-remove = Remove
notice-remove-named = Remove { $name }
notice-test = Send a test
notice-sent = Sent.
notice-unsent = Sending failed.
notice-code = Code from the email
notice-confirm = Confirm
notice-service-email = Email
notice-service-discord = Discord
notice-service-telegram = Telegram
notice-service-ntfy = ntfy
notice-service-matrix = Matrix
notice-service-slack = Slack
notice-service-webhook = Webhook
notice-service-gone = Old address
notice-hint-email = We’ll send a code to this address first.
notice-hint-discord = In Discord, open the channel’s settings, then Integrations and Webhooks, and copy the webhook’s URL.
notice-hint-telegram = Create a bot with @BotFather, then send your bot a message so it can reply.
notice-hint-ntfy = Subscribe to a topic in the ntfy app. Choose a name nobody will guess.
notice-hint-matrix = Use an account that is in the room; its access token is in the app’s settings under Help.
notice-hint-slack = In Slack, add the app “Incoming Webhooks” to a channel and copy the webhook’s URL.
notice-hint-webhook = Your own server gets a POST with title, text and link as JSON.
notice-field-email-address = Your email address
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
notice-field-webhook-address = Address, starting with https://

## Keys

keys-title = Keyboard shortcuts
keys-choose = pick a choice by its number; in a panel, set the amount last touched, or the first
keys-confirm = choose what is focused; again to confirm
keys-back = undo one step
keys-close = close, or show all choices again
keys-walk = walk through choices and board; Enter picks
keys-board = move across the board, or change an amount
keys-step = in a replay: one decision back or on
keys-turn = in a replay: one turn back or on
keys-ends = in a replay: to its start or end
keys-play = in a replay: play or pause
keys-zoom = zoom the board in, out, back to normal
keys-help = show this list

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
