# What is said of bots that cannot be made, asked or trusted.

unknown-bot = There is no bot { $bot }. The bots are: { $bots }, program:COMMAND and network:FILE.
open-quote = A quote is left open in the list of bots { $list }.
over = The game is over: there is nothing to choose.
over-analysis = The game is over: there is nothing to analyse.
budget = The budget of greedy must be at least 1, not { $value }.
search-limit = A search needs a number of simulations or of seconds.
analysis-above = { $name } must be more than 0, not { $value }.

## Programs as bots

program-spec = A program is given as program:COMMAND or program[time=SECONDS]:COMMAND, not as { $spec }.
program-limits = A program takes the limits time and start, once each, not { $given }.
program-seconds = The limit { $limit } of a program must be 0.01 to 86400 seconds, not { $value }.
command-quotes = The command { $command } cannot be read: a quote is left open.
command-missing = A program is given as program:COMMAND; the command is missing.
command-line = A command is one line of text, not { $command }.
command-unknown = There is no program { $command } that could be run.
program-unstarted = The program { $name } cannot be started: { $why }.
program-hello = The program { $name } must answer hello with an object of the type "hello", not with { $given }.
program-protocol = The program { $name } speaks protocol { $given }; this is protocol { $protocol }.
program-nameless = The program { $name } must say its name in its hello, as a text. If it names an author, that is a text too.
program-question = The program { $name } was asked question { $asked } but answered question { $given }.
program-no-object = The program { $name } wrote something that is not a JSON object: { $given }.
program-either = The program { $name } must answer a question with either a "code" or a "text".
program-illegal = The program { $name } answered { $given }, which is not one of the { $count } legal answers.
program-silent = The program { $name } did not answer within { $seconds } s.
program-deaf = The program { $name } did not answer within { $seconds } s and has not even read what it was sent.
program-closed = The program { $name } closed its standard output.
program-long-line = The program { $name } wrote a line of more than { $bytes } bytes.
program-flood = The program { $name } wrote many lines that nobody asked for.
program-status = The program { $name } ended with exit status { $status }.
program-killed = The program { $name } was ended by signal { $signal }.
program-last-words = { $failure } It last wrote on standard error: "{ $words }".
given-nothing = nothing
given-deep = something deeply nested

## Networks as bots

network-spec = A network is given as network:FILE or network[simulations=N]:FILE, not as { $spec }.
network-limits = A network takes the limits simulations and seconds, once each, not { $given }.
network-limit = The limit { $limit } of a network must be { $least } to { $most }, not { $value }.
no-network = There is no file { $file }.
no-master = There is no master for { $game }: it has no network.
bad-network = { $file } is not a network for { $game }.
old-network = { $file } was learned by version { $version }, with other rules or features of { $game } than there are now.
bad-checkpoint = { $file } is the checkpoint of a network of another size.

## Players’ names that bots have

name-easy = Easy { $number }
name-medium = Medium { $number }
name-hard = Hard { $number }
name-expert = Expert { $number }
name-master = Master { $number }
name-greedy = Greedy { $number }
name-random = Random { $number }
