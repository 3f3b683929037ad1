# The command line in English.

about = Wharfinger: exact and fast rules for heavy harbour games. Play at the terminal, replay, count, compare.
about-play = play a game at the terminal, against bots or with friends on one keyboard
about-serve = serve tables that people and bots play at in the browser
about-replay = step through a recorded game
about-arena = play matches between bots: win shares, ratings, figures; a stopped match can be continued
about-components = list every component value of a game and where it comes from
about-perft = count the positions that a number of decisions leads to
about-bench = measure the speed of a game on this machine
about-protocol = how programs in any language can play, and a check whether one does
about-games = list the games
metavar-command = COMMAND

arg-game = the game; `wharfinger games` lists them
arg-components = a folder of corrected component files
arg-players = number of players
arg-seats = who plays, in the order of the table: human, easy, medium, hard, expert, greedy, random or program:COMMAND, separated by commas
arg-names = the players' names, separated by commas
arg-seed = the same seed deals the same game
arg-option = a switch of the game; may be given several times
arg-list-options = list the switches of the game
arg-save = save to FILE after every move
arg-resume = resume a saved game
arg-no-confirm = end turns at once, without a summary to confirm
arg-file = a recorded game
arg-to = print the table after this many lines of the record, and nothing else
arg-depth = how many decisions deep
arg-divide = the count below each first move
arg-position = start from a position file instead of a new game
arg-json = print one JSON object
arg-arena-players = number of players at the table (default: as many as bots, at least 2)
arg-arena-bots = the bots, separated by commas (default: greedy,random); put a bot that has a comma in its name in quotes
arg-arena-games = number of games (default: 100); seats are even after every multiple of the number of bots
arg-workers = number of processes (default: one per core)
arg-out = the results file; a stopped match continues where it left off
arg-show = print the results of this file instead of playing
arg-plot = also draw ratings and points into this file, .svg or .png
arg-check = play a short game with this command and say whether it keeps to the protocol
arg-check-game = the game for --check
arg-check-time = seconds that the program may take for an answer
arg-host = the address to listen on; 0.0.0.0 lets other machines in
arg-port = the port to listen on
arg-database = sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder
arg-serve-workers = number of processes; more than one needs PostgreSQL
arg-analyses = analyses of positions that may run at a time
arg-serve-components = play GAME on the corrected component files in DIR; may be given once for each game
arg-url = the address people know the server by, for links in notices
arg-origin = additional allowed origin; may be given several times
arg-behind-proxy = trust X-Forwarded-* headers from these proxies, given by address or network (127.0.0.1,10.0.0.0/8)
arg-connections = connections that each process takes at a time (default: 2000)
arg-connections-each = connections from one address at a time (default: 100)
arg-grace = how long a player may be away from a live table before the others may let a bot play (default: 120)
arg-smtp = your mail server, for notices by e-mail: smtps://USER:PASSWORD@HOST:PORT; better kept in WHARFINGER_SMTP
arg-mail-from = the address these e-mails come from (default: the user of the mail server)
arg-no-open = do not open the browser
arg-save-dir = a folder for the records of all games

serving = Wharfinger is at { $address } (Ctrl-C ends it).
serving-unbuilt =
    Wharfinger answers at { $address }/api, but the web client has not been built: run npm ci and npm run build in the folder web.
getting-faster = (getting faster: { $percent } %)
compiling = compiling { $what } (once on this machine)
players = { $low } to { $high } players
which-game = Which game?
which-game-again = Type a number from 1 to { $count }, or a name.
prompt-mark = {"> "}
prompt = { $name }> {""}
prompt-usual = { $name } (Enter: { $does })> {""}
prompt-confirm = Enter: end the turn · undo: take it back > {""}
confirm-usage = Press Enter to end the turn, or type undo to take back your last decision.
turn-whole = Your turn: { $deeds }.
turn-whole-of = { $name }’s turn: { $deeds }.
turn-so-far = Your turn so far: { $deeds }.
turn-so-far-of = { $name }’s turn so far: { $deeds }.
turn-if-ended = Your turn, if you end it now: { $deeds }.
turn-if-ended-of = { $name }’s turn, if it ends now: { $deeds }.
nothing-done = nothing done
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
undo-turn = There is nothing of your turn to take back.
undo-revealed = This cannot be taken back: it revealed something hidden.
log-usage = Type log, or log and a number of turns.
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
winners = { $names } share the win ({ $ending }).
solo-result = { $name } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

scores-hidden = The points of this game are only known at its end.
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
    game can correct the files and play with --components DIR.
components-above-all = Above all: { $files }.
components-sound = No value is reconstructed.
col-name = value of
col-value = is
col-provenance = provenance
col-note = note
provenance-printed = printed
provenance-rulebook = rulebook
provenance-reconstructed = RECONSTRUCTED

check-about = { $title }{ $author ->
        [none] {""}
       *[other] {" "}by { $author }
    }: { $answers } answers in a game of { $game }, the slowest in { $slowest } s.
check-slow = An answer took { $slowest } s, more than half of the { $limit } s allowed; on a busy machine that will be too slow.
check-stays = The program did not end within { $limit } s after quit and had to be killed; end when you read quit or when standard input ends.
check-silent = The program was never asked anything, so little was checked; try another --seed.
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
arena-pairs = Row ended before column (shared places count half)
arena-foot = An equal bot wins { $par } of its seats. Intervals: 95 %, deals taken as independent. Points ± spread, rating ± uncertainty, decisions a game.
arena-uneven = The last round of { $round } games is not complete, so seats and deals are not quite even.
arena-forfeit = { $bot } lost game { NUMBER($game, useGrouping: 0) } by default: { $reason }
arena-torn = The last line of { $path } was unfinished; it does not count.
arena-plotted = The figure is in { $path }.
arena-stopped = Stopped. Every finished game is in { $path }; run the same command to continue.
arena-stopped-lost = Stopped. To be able to continue, give a results file with --out FILE.
col-win-share =
    win
    share
col-interval =
    95 %
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

thinking = { $name } is thinking …
thinking-so-far = { $name } is thinking: { NUMBER($simulations) } simulations in { $seconds } s

## Analysis

about-analyse = Find the best turns in a position, with the points and the chance to win that they promise.
about-tune = Tune the weights of a game's strategy by self-play.
about-learn = Learn better weights for a game's strategy from how the search's own games end.
arg-analyse-file = a record file
arg-analyse-position = a position file instead of a record
arg-analyse-to = the position after line N of the record (default: its last)
arg-analyse-time = think for so many seconds (default: 10)
arg-analyse-simulations = or for so many simulations; the same number and seed give the same answer
arg-analyse-lines = how many turns are listed (default: 5)
arg-analyse-workers = trees grown side by side (default: 2)
analyse-asks = { $player }, turn { $turn }:
analyse-title = { NUMBER($simulations) } simulations in { $seconds } s
analyse-sure = The first turn is better than each other one with a certainty of { $share } %. Win: chance and half its 95 % interval; points: mean and scatter at the end.
analyse-turn = turn
analyse-share = simulations
analyse-promise = { $win } ± { $error } %, { $points } ± { $spread }
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
bench-mode-plain = plain Python
bench-speed = decisions per second
bench-plain-speed = in plain Python
bench-ratio = compiled / plain
bench-times = { $times } times
bench-length = decisions per game
bench-legal = legal moves per decision
bench-legal-is = mean { $mean }, max { $most }
bench-record = position size
bench-bytes = { $count } bytes
bench-copy = copy in a batch
bench-spread = mean { $mean } µs, p99 { $p99 }, max { $max } ({ $times } times the mean)
bench-python = from Python
bench-start = first start, later start
bench-start-is = { $first } s, then { $later } s ({ $times } times)

## tune and learn

arg-fit-players = numbers of players, separated by commas and taken in turn (default: { $players })
arg-fit = games to fit each calibration on (default: 400)
arg-fit-seed = the first deal
arg-fit-workers = number of workers (default: one per core)
arg-fit-write = write the evaluation file to FILE (default: print it)
arg-tune-generations = generations of CMA-ES (default: 40); 0 fits the calibration only
arg-tune-population = candidates per generation (default: 16)
arg-tune-games = games per candidate (default: 120)
arg-tune-tries = tries per turn (default: 8)
arg-tune-step = first step, as a part of each weight (default: 0.25)
arg-tune-seconds = stop after the generation that passes this time
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
