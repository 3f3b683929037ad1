# The command line in English.

about = Three heavy harbour games: play in the browser or at the terminal, replay and analyse games, pit bots against each other.
about-play = play a game at the terminal, against bots or with friends on one keyboard
about-serve = start a server for games in the browser
about-config = show the server’s settings and where each comes from
about-think = think for the bots and analyses of servers that share a PostgreSQL database
about-replay = step through a recorded game
about-arena = let bots play matches: win rates, ratings, charts
about-components = list every component of a game and the source of its values
about-features = describe the features that an observation of a game is made of
about-actions = list the codes of a game’s actions and their names
about-perft = count the positions after a number of decisions
about-bench = measure the speed of a game on this machine
about-build = compile the games ahead of time
about-protocol = describe the bot protocol, or check a bot program
about-games = list the games
metavar-command = COMMAND

arg-language = the language: { $languages } (default: WHARFINGER_LANGUAGE, LC_ALL, LC_MESSAGES or LANG)
no-language = There is no language { $language } here. Available: { $languages }.
arg-game = the game; `wharfinger games` lists them
arg-components = a folder of corrected component files
arg-players = number of players
arg-seats = who plays, in the order of the table: human, easy, medium, hard, expert, master, greedy, random or program:COMMAND, separated by commas
arg-names = the players’ names, separated by commas
arg-seed = seed of the deal; the same seed deals the same game
arg-option = an option of the game; repeatable
arg-list-options = list the game’s options
arg-save = save to FILE after every move
arg-resume = resume a saved game
arg-no-confirm = end turns without asking for confirmation
arg-file = a recorded game
arg-to = print the table after line N of the record and exit
arg-depth = how many decisions deep
arg-divide = show the count for each first move
arg-position = start from a position file instead of a new game
arg-json = print one JSON object
arg-arena-players = number of players at the table (default: as many as bots, at least 2)
arg-arena-bots = the bots, separated by commas (default: greedy,random); put a bot that has a comma in its name in quotes
arg-arena-games = number of games (default: 100); a multiple of the number of bots shares the seats out evenly
arg-workers = number of processes (default: one per core)
arg-out = the results file; a stopped match continues where it left off
arg-show = print the results of this file instead of playing
arg-plot = also draw ratings and points into this file, .svg or .png
arg-check = play a short game with this command and report whether it follows the protocol
arg-check-game = the game for --check
arg-check-time = seconds allowed per answer
arg-config = a TOML file with settings; flags and WHARFINGER_… variables come first
settings-address = Address
settings-data = Data
settings-work = Processes
settings-limits = Limits
settings-mail = E-mail
settings-logs = Logs and metrics
setting-default = default
setting-with-default = { $about } (default: { $default })
switch-on = on
switch-off = off
setting-host = the address to listen on; 0.0.0.0 lets other machines in
setting-port = the port to listen on
setting-url = the server’s public address, for links in notifications
setting-behind-proxy = trust X-Forwarded-* headers from these proxies, given by address or network (127.0.0.1,10.0.0.0/8)
setting-origin = an additional allowed origin; repeatable
setting-open = open the browser once the server is running
setting-database = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default a file in your data folder
setting-components = play GAME on the corrected component files in FOLDER; may be given once for each game
setting-workers = number of processes; more than one needs PostgreSQL
setting-analyses = number of analyses at a time
setting-engines = build the analysis for browsers in the background where it is missing
setting-thinking-seconds = seconds without a sign of life after which a bot or an analysis is stopped
setting-reading-seconds = seconds an uploaded game may take to be read
setting-grace = seconds a player can be away from a live table before the others can hand the seat to a bot
setting-connections = maximum number of connections per process
setting-connections-each = maximum number of connections from one address
setting-sockets-each = maximum number of tables open at once from one address
setting-watchers = maximum number of spectators at one table
setting-header-seconds = seconds for the headers of a request to arrive
setting-body-seconds = seconds for the body of a request to arrive
setting-answer-seconds = seconds for a request to be answered and the answer fetched
setting-rate = multiplies every rate limit; 0 switches off rate and connection limits, for load tests
setting-smtp = your mail server, for notifications by e-mail: smtps://USER:PASSWORD@HOST:PORT
setting-mail-from = the sender of these e-mails; by default the user of the mail server
setting-log = the least important messages to log: debug, info, warning or error
setting-log-format = log lines for people (text) or for programs (json)
setting-access-log = log every request
setting-metrics-token = token that lets other machines read /metrics; without one only this machine can
arg-processes = number of processes that think (default: one per core)
arg-save-dir = save a record of every game in this folder

serving = Wharfinger is running at { $address } (Ctrl-C stops it).
serving-unbuilt =
    Wharfinger answers at { $address }/api, but the web client has not been built: run npm ci and npm run build in the folder web.
serving-queue = Thinking with { $processes ->
    [one] one process
   *[other] { $processes } processes
 }. Press Ctrl+C to stop.
getting-faster = (speeding up: { $percent }%)
compiling = compiling { $what } (once on this machine)
players = { $low } to { $high } players
which-game = Which game?
which-game-again = Type a number from 1 to { $count }, or a name.
prompt-mark = {"> "}
prompt = { $name }> {""}
prompt-usual = { $name } (Enter: { $does })> {""}
prompt-confirm = Enter: end the turn · undo: take it back > {""}
confirm-usage = Press Enter to end the turn, or type undo to take back your last decision.
turn-whole = Your turn: { $deeds }
turn-whole-of = { $name }’s turn: { $deeds }
turn-so-far = Your turn so far: { $deeds }
turn-so-far-of = { $name }’s turn so far: { $deeds }
turn-if-ended = Your turn, if you end it now: { $deeds }
turn-if-ended-of = { $name }’s turn, if it ends now: { $deeds }
nothing-done = Nothing done.
no-choice = There is no choice { $number } here: type one of the numbers shown, or words.
beyond-turn = Your turn ends before the last of these decisions, so none of them was played.
page-more = Page { $page } of { $pages } · Enter: next page · q: back to the table > {""}
page-last = Enter: back to the table > {""}
name-you = You
name-player = Player { $number }
name-program = Program { $number }
nobody = nobody
generic-title = { $game } · turn { $turn } · { $player }

options-title = Options of { $game } (the first value is the default)
col-option = option
col-values = values
col-meaning = meaning
col-clause = rules
any-text = any text ({ $default })
number-range = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) } (default: { $default })

saved-where = The game is saved to { $path } after every move. Type help for help.
saved = Saved to { $path }.
goodbye = Game saved. Resume with: wharfinger play --resume { $path }
replay-hint = Watch the replay with: wharfinger replay { $path }
undone =
    { $count ->
        [one] Taken back.
       *[other] Taken back: { $count } decisions.
    }
undo-nothing = There is nothing to take back yet.
undo-turn = You haven’t done anything yet this turn.
undo-revealed = This can’t be taken back: it revealed something hidden.
log-usage = Type log, or log and a number of turns.
log-deeds = { $deeds }.
log-empty = Nothing has been played yet.
help-commands =
    Type the number of a choice, or its words, also several: sell beer=2 cloth=1
    undo: take back a decision · undo all: your whole turn · choices: explained
    table: all of the table · log [N]: the last turns · scores: if it ended now
    help CLAUSE: a rule by its number · save [FILE]: a copy · quit: leave, saved
no-clause = The rules have no clause { $clause }.
bot-out = { $name } failed: { $why } From now on this seat plays at random.
winner = { $names } wins ({ $ending }).
winner-you = You win ({ $ending }).
winners = { $names } share the victory ({ $ending }).
solo-result = { $name } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

scores-hidden = In this game, points are only revealed at the end.
col-player = player
col-points = points
col-place = place

replay-line = line { $number } of { $count }
replay-start = the start
replay-prompt = Enter next · b back · number · q quit > {""}
replay-last = This is the last line.
replay-range = The lines are 0 to { $count }.

perft-title = { $game }, { $players } players
col-depth = depth
col-leaves = leaves
col-seconds = seconds
col-rate = leaves/s
col-move = move
total = total

components-title = { $game }: { $label }, checksum { $checksum }
components-file = { $file }.toml
components-reconstructed =
    RECONSTRUCTED: { $count } of { $total } values below are proposals, not read off the game. An owner of the
    game can correct the files and play with --components FOLDER.
components-above-all = Above all: { $files }.
components-sound = No value is reconstructed.
features-title = { $game }: { $count } features
features-section = { $section }: { $rows } × { $width }, from { $first } on
col-range = range
col-unit = unit
col-name = name
col-value = value
col-provenance = source
col-note = note
provenance-printed = printed
provenance-rulebook = rulebook
provenance-reconstructed = RECONSTRUCTED

check-about = { $title }{ $author ->
        [none] {""}
       *[other] {" "}by { $author }
    }: { $answers } answers in a game of { $game }, the slowest in { $slowest } s.
check-slow = An answer took { $slowest } s, more than half of the { $limit } s allowed; on a busy machine that will be too slow.
check-stays = The program did not end within { $limit } s of quit and had to be killed. It should end when it reads quit or when standard input closes.
check-silent = The program was never asked anything, so this check says little. Try another --seed.
check-wrong = Something is wrong.
check-well = All is well: it keeps to protocol { $protocol }.
col-bot = bot
col-games = games
col-best = best
col-worst = worst

arena-progress = playing
arena-rate = { $rate } games/s
arena-title = { $game }: { $games } games, { $players } { $players ->
        [one] player
       *[other] players
    }, { $deals } deals
arena-pairs = How often the row finished ahead of the column (ties count half)
arena-foot = A bot of equal strength would win { $par } of its seats. The 95% intervals take deals as independent. Points ± standard deviation, rating ± uncertainty, decisions per game.
arena-uneven = The last round of { $round } games is not complete, so seats and deals are not quite even.
arena-forfeit = { $bot } forfeited game { NUMBER($game, useGrouping: 0) }: { $reason }
arena-torn = The last line of { $path } is incomplete and was ignored.
arena-plotted = The figure is in { $path }.
arena-stopped = Stopped. Every finished game is in { $path }; run the same command to continue.
arena-stopped-lost = Stopped. To be able to continue a match, give it a results file with --out FILE.
col-win-share =
    win
    share
col-interval =
    95%
    interval
col-rating = rating
col-spread = points
col-mean-place = place
col-margin = margin
col-forfeits =
    for-
    feits
col-decisions =
    deci-
    sions
col-pace =
    ms
    each

## Thinking

thinking = { $name } is thinking…
thinking-so-far = { $name } is thinking: { NUMBER($simulations) } simulations in { $seconds } s

## Analysis

about-analyse = find the best turns in a position, with expected points and winning chances
about-tune = tune the weights of a game’s evaluation by self-play
about-learn = learn better evaluation weights from games played by search
about-puzzles = find puzzles: positions from bot games where one turn is clearly best
about-selfplay = write games of the search against itself as shards for training
arg-analyse-file = a record file
arg-analyse-position = a position file instead of a record
arg-analyse-to = the position after line N of the record (default: its last)
arg-analyse-time = think for so many seconds (default: 10)
arg-analyse-simulations = or for so many simulations; the same number and seed give the same answer
arg-analyse-lines = how many turns are listed (default: 5)
arg-analyse-workers = number of trees searched in parallel (default: 2)
analyse-asks = { $player }, turn { $turn }:
analyse-title = { NUMBER($simulations) } simulations in { $seconds } s
analyse-sure = The first turn is the best with a certainty of { $share }%. Win: chance ± half of its 95% interval. Points: mean ± standard deviation at the end.
analyse-turn = turn
analyse-share = simulations
analyse-promise = { $win } ± { $error }%, { $points } ± { $spread }
analyse-points = { $points } ± { $spread }

## bench

arg-bench-players = number of players (default: 4, or as many as the game takes)
arg-bench-seconds = how long to play random games (default: 2)
arg-bench-only = measure this process only: skip plain Python and compile times
bench-compiled = Playing random games…
bench-plain = Playing random games in plain Python…
bench-starts = Measuring the first and a later start…
bench-title = { $game }, { $players } players, { $mode }
bench-mode-compiled = compiled
bench-mode-checked = compiled with bounds checks
bench-mode-library = compiled ahead of time
bench-mode-plain = plain Python
bench-speed = decisions per second
bench-plain-speed = in plain Python
bench-ratio = compiled / plain
bench-times = { $times }×
bench-length = decisions per game
bench-legal = legal moves per decision
bench-legal-is = mean { $mean }, max { $most }
bench-record = position size
bench-bytes = { $count } bytes
bench-copy = copy in a batch
bench-spread = mean { $mean } µs, p99 { $p99 }, max { $max } ({ $times }× the mean)
bench-python = from Python
bench-start = first start, later start
bench-start-is = { $first } s, then { $later } s ({ $times }×)

## build

arg-build-target = native: libraries for this kind of machine; wasm: WebAssembly for browsers; cuda: kernels for NVIDIA GPUs
arg-build-game = build this game only (default: all)
arg-build-output = folder for the files (default: in the package, where the games find them)
build-made = { $file }, { $size } kB
build-no-compiler = Building needs Numba: pip install numba.
build-no-linker = There is no linker: install a C compiler such as gcc or clang, or run pip install ziglang.

## tune and learn

arg-fit-players = numbers of players, separated by commas and used in turn (default: { $players })
arg-fit = games to fit each calibration on (default: 400)
arg-fit-seed = the first deal
arg-fit-workers = number of workers (default: one per core)
arg-fit-write = write the evaluation file to FILE (default: print it)
arg-ray = run on the Ray cluster at this address; local starts one on this machine
arg-journal = keep the results so far in FILE; a stopped run continues where it left off
arg-tune-generations = generations of CMA-ES (default: 40); 0 fits the calibration only
arg-tune-population = candidates per generation (default: 16)
arg-tune-games = games per candidate (default: 120)
arg-tune-tries = tries per turn (default: 8)
arg-tune-step = first step, as a part of each weight (default: 0.25)
arg-tune-seconds = stop after the generation in which this time runs out
arg-tune-blend = how far to move from the hand-set weights to the new ones, 0 to 1 (default: 1)
arg-tune-check = games to check the result with (default: 600)
tune-generation = generation { $number }: merit { $merit }, wins { $wins }, lead { $lead } ({ $seconds } s)
tune-check = check, { $players } players: wins { $new } against { $old }, lead { $lead }
arg-learn-rounds = rounds of playing and learning (default: 3)
arg-learn-games = games per round (default: 600)
arg-learn-simulations = simulations per decision (default: 100)
arg-learn-shake = how much weights are shaken (default: 0.3)
arg-learn-check = games against the old weights at the end (default: 120)
arg-learn-blend = how far to move towards what the games say, up to 1 (default: 1)
learn-round = round { $number }
learn-check = check
learn-progress = { $what }: { $done } of { $total } games, { $seconds } s
learn-round-done = round { $number }: { $points } points per seat; the value explains { $before } of the variance, now { $after }
learn-compared = check, { $players } players: { $new } against { $old } points, wins { $wins }

## texts

about-texts = check translations, and note what they were made from
arg-texts-action = check: list what is missing, stale or wrong; mark: note which English each translation was made from
arg-texts-ids = with mark: messages whose translation is still right although the English has changed
arg-texts-language = only this language
arg-texts-all = with mark: every translation is up to date
texts-no-language = There is no translation into { $language } yet. Add files called { $language }.ftl next to en.ftl.
texts-only-mark = Messages and --all go with mark, not with check.
texts-marked = { $count ->
        [one] 1 message marked.
       *[other] { $count } messages marked.
    }
texts-checked = { $findings ->
        [0] No problems
        [one] 1 problem
       *[other] { $findings } problems
    } in { $files ->
        [one] 1 catalogue
       *[other] { $files } catalogues
    } ({ $languages }).
find-syntax = not valid Fluent: { $why }
find-twice = defined twice
find-file = this catalogue has no { $language } translation
find-missing = not translated into { $language }
find-extra = not in the English catalogue
find-stale = the English has changed since this was translated
find-unmarked = not marked; run wharfinger texts mark when the translation is right
find-no-text = has no text of its own, the English has
find-attribute-missing = the attribute .{ $attribute } is missing
find-attribute-unknown = the English has no attribute .{ $attribute }
find-variable-missing = ${ $variable } is missing
find-variable-unknown = there is no ${ $variable }
find-reference = { $name } is not defined in this file
find-function = there is no function { $name }
find-form = no name in this language has the form { $form }
find-form-call = FORM takes a variable and a form: FORM($card, "acc")
find-plural-missing = ${ $variable } needs the plural forms { $form }
find-plural-unknown = { $language } has no plural form { $form } (for ${ $variable })
find-plural-number = [{ $form }] also means { $number }, so it must say ${ $variable }
find-plural-none = goes by the number ${ $variable } in English, but not here; if one form is right, say "one form" in a comment

## puzzles

arg-puzzles-count = how many puzzles the file should have (default: 50)
arg-puzzles-players = numbers of players, separated by commas (default: 2,3)
arg-puzzles-games = simulations per turn of the games (default: 200)
arg-puzzles-judging = simulations for judging each of the best turns (default: 800)
arg-puzzles-again = judge the file’s puzzles again with --judging simulations first, and drop those in which no turn stands out
arg-puzzles-after = leave out the first N turns of a game (default: 12)
arg-puzzles-write = the file to add to (default: the game’s own puzzles)
puzzles-again = judged again: { $number } of { $total }, { $dropped } dropped, { $seconds } s
puzzles-progress = game { $number }: { $there } of { $total } puzzles, { $seconds } s
puzzles-done = { $file } has { $count } puzzles.
arg-selfplay-out = the folder for the shards; those already there are kept
arg-selfplay-games = games to play, rounded up to whole shards (default: 256)
arg-selfplay-shard = games per shard (default: 16)
arg-selfplay-simulations = simulations per decision (default: 100)
arg-selfplay-temperature = how freely moves are drawn by their simulations; 0 always plays the best (default: 1)
arg-selfplay-network = the file of a network that guides the search
selfplay-progress = { $done } of { $total } shards, { $seconds } s
selfplay-done =
    { $games ->
        [one] { $folder } has 1 game.
       *[other] { $folder } has { $games } games.
    }

## Arguments

argparse-usage = {"usage: "}
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-version = show the version and exit
argparse-error = { $problem }. See { $command } --help.
argparse-argument = { $argument }: { $problem }
argparse-required = missing: { $arguments }
argparse-unrecognized = unknown argument: { $arguments }
argparse-expected = a value is missing
argparse-ignored = takes no value, not { $value }
argparse-choice = there is no { $value }; choose from { $choices }
argument-whole = expected a whole number of at least { $least }, not { $value }
argument-number = expected a number, not { $value }
argument-seconds = expected a number of seconds above 0, not { $value }
metavar-game = GAME
metavar-file = FILE
metavar-dir = FOLDER
metavar-list = LIST
metavar-n-list = N,…
metavar-code = CODE
metavar-name-value = NAME=VALUE
metavar-game-dir = GAME=FOLDER
metavar-seconds = SECONDS
metavar-host = HOST
metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-action = ACTION
metavar-target = TARGET
metavar-id = MESSAGE
metavar-factor = FACTOR
metavar-level = LEVEL
metavar-format = FORMAT
metavar-token = TOKEN
metavar-only = WHICH
metavar-table = TABLE
metavar-from = FROM
metavar-to = TO
metavar-text = TEXT
metavar-name = NAME
metavar-words = WORDS
metavar-time = TIME
metavar-kind-list = KIND,…
metavar-user = PERSON
metavar-status = STATUS
metavar-title = TITLE

## What was asked wrongly

wrong-option = An option is given as NAME=VALUE, not { $value }.
wrong-option-twice = The option { $option } is given twice.
wrong-game = Say which game to play: { $games }.
wrong-options-game = Say whose options: wharfinger play GAME --list-options.
wrong-arena-game = Say which game to play, or which results to print with --show.
wrong-perft-game = Say which game to count, or give --position FILE.
wrong-record-game = { $file } is a game of { $has }, not of { $game }.
wrong-position-game = { $file } is a position of { $has }, not of { $game }.
wrong-names = { $seats ->
        [one] There is 1 seat
       *[other] There are { $seats } seats
    } but { $names ->
        [one] 1 name
       *[other] { $names } names
    }.
wrong-seats = { $players ->
        [one] There is 1 player
       *[other] There are { $players } players
    } but { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } in { $value }.
wrong-seat = A seat is for one of { $kinds } or program:COMMAND, not { $value }.
wrong-seats-unknown = { $file } does not say who plays ({ $missing } is missing). Say it with --seats.
wrong-seats-program = { $file } names a program. Programs are only run if you name them yourself, with --seats.
wrong-seats-file = { $file } should name { $count } players out of { $kinds }. Say who plays with --seats.
wrong-resumed = { $option } is for a new game; a resumed game has its own.
wrong-line = { $file } has the lines 0 to { $last }, not { $line }.
wrong-analyse-file = Name a record file, or a position file with --position, and not both.
wrong-analyse-to = --to goes with a record file; a position file is one position.
wrong-show-game = --show prints a match that was played, so don’t name a game.
wrong-show = --show prints a match that was played; { $option } doesn’t go with it.
wrong-above = { $option } must be more than { $low }, not { $value }.
wrong-least = { $option } must be at least { $least }, not { $value }.
wrong-part = { $option } must be more than 0 and at most 1, not { $value }.
wrong-between = { $option } must be between 0 and 1, not { $value }.
wrong-check = --check must be 0 or at least { $least }, not { $value }.
wrong-numbers = { $option } takes numbers separated by commas, not { $value }.
wrong-divide = To divide, the depth must be at least 1.

## For operators

about-admin = look after a server’s people and tables; running servers obey within seconds
about-backup = save the whole database to one file, while the server runs
about-restore = restore a backup
about-check = replay every stored game and name the damaged ones
about-move-database = move everything to another database, from SQLite to PostgreSQL or back
about-admin-users = list people
about-admin-tables = list tables
about-admin-sessions = list the browsers that are logged in
about-admin-log = show what operators have done
about-admin-ban = shut out a person or an address
about-admin-unban = lift a ban
about-admin-mute = let a person play, but not chat or choose names and titles
about-admin-unmute = let a muted person speak again
about-admin-logout = log a person out everywhere
about-admin-reset = give an account a new password
about-admin-rename = change a person’s name, also at all their tables
about-admin-delete-user = delete an account and the person’s name; the games stay
about-admin-retitle = change a table’s title
about-admin-close = end a running game where it stands
about-admin-delete-table = delete a table and its game
about-admin-prune = delete what nobody has touched for a long time
arg-page = the page (default: 1)
arg-size = entries per page (default: 50)
arg-reason = why, for the log
arg-as = who does it, for the log (default: your user name)
arg-words = only those with this text in a name or title, or with this id
arg-only-users = only the banned or the muted
arg-status = only tables with this status
arg-of-user = only those of this person
arg-user = the person: an id, an account’s name, or a name that only one person has
arg-ban-address = ban this address or network instead of a person
arg-table = the table’s id
arg-for = for how long, such as 12h, 7d or 4w (default: until it is lifted)
arg-new-name = the new name
arg-new-title = the new title
arg-older-than = untouched for this long, such as 90d, 26w or 1y
arg-prune-only = only these: sessions, finished, open, practice, running, visitors (default: all but running)
arg-dry-run = only say what would be deleted
arg-backup-file = the file to write
arg-backup-replace = overwrite the file if it exists
arg-restore-file = the backup
arg-restore-replace = delete what is in the database
arg-check-tables = only these tables, by id (default: all)
arg-move-from = the database with the data
arg-move-to = an empty database
argument-duration = a time is a number with m, h, d, w or y, such as 90d, not { $value }
col-id = id
col-account = account
col-created = since
col-tables = tables
col-banned = banned
col-muted = muted
col-game = game
col-title = title
col-status = status
col-players = players
col-updated = last change
col-at = when
col-who = who
col-what = what
col-subject = whom
col-details = details
col-reason = reason
table-status = { $status ->
    [waiting] open
    [running] running
    [finished] finished
    [closed] closed
   *[stuck] stuck
  }
admin-yes = yes
admin-page = Page { $page } of { $pages }, { $total } in all.
admin-user-or-address = Give a person or --address, one of the two.
admin-ban = { $name } is banned.
admin-ban-until = { $name } is banned until { $until }.
admin-unban = { $name } is no longer banned.
admin-mute = { $name } is muted.
admin-mute-until = { $name } is muted until { $until }.
admin-unmute = { $name } can speak again.
admin-logout = { $count ->
    [one] { $name } is logged out of one browser.
   *[other] { $name } is logged out of { $count } browsers.
  }
admin-reset = The new password of { $name } is { $password }
admin-rename = { $count ->
    [one] { $name } is now called { $new }, also at one table.
   *[other] { $name } is now called { $new }, also at { $count } tables.
  }
admin-delete-user = { $count ->
    [one] { $name } is deleted; one game stays without the name.
   *[other] { $name } is deleted; { $count } games stay without the name.
  }
admin-retitle = Table { $table } is now called { $title }.
admin-close = The game at table { $table } is over.
admin-delete-table = Table { $table } is deleted.
admin-pruned = { $kind ->
    [sessions] expired sessions: { $count }
    [finished] finished tables: { $count }
    [open] open tables: { $count }
    [practice] lessons and puzzles: { $count }
    [running] running games: { $count }
   *[visitors] visitors without games: { $count }
  }
admin-dry-run = Nothing was deleted (--dry-run).
backup-done = Backed up to { $file } ({ $size } MB; tables: { $tables }, people: { $people }).
restore-done = Restored the backup of { $made } (tables: { $tables }, people: { $people }).
checking = checking
check-no-table = There is no table { $table }.
check-fault = Table { $table }: { $reason }
check-done = Tables checked: { $checked }, damaged: { $bad }.
moving = moving
move-done = Everything is moved (tables: { $tables }, people: { $people }, rows: { $rows }). The old database is as it was.
wrong-think-database = think needs the PostgreSQL database of your servers: --database postgresql://USER@HOST/NAME. A server on SQLite thinks itself.
