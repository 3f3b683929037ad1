# What the library says of moves, files and options that cannot be used. { $asked } is a whole sentence or two.
# What somebody typed or wrote into a file stands in straight quotes.

refused-over = "{ $words }" cannot be played: the game is over.
refused-why = { $player } cannot play "{ $words }": { $why }.
refused-because = { $player } cannot play "{ $words }": { $why }. { $asked }
refused-words = { $player } cannot play "{ $words }". { $asked }
refused-nothing = { $player } has to say what to play. { $asked }
refused-unfinished = { $player }’s turn is not over. { $asked }
refused-rest = it leaves only "{ $rest }", which has to be named as well
turn-over = the turn is over
legal = Legal: { $answers }.
legal-more = Legal: { $answers } and { $count ->
        [one] 1 more
       *[other] { $count } more
    }.
asked = { $question } { $legal }
move-kind = A move is given by notation, Action or code, not by { $value }.
undo-nothing = There is nothing to take back: no decision has been played yet.

## Games and options

unknown-game = There is no game { $game }. The games are: { $games }.
players-range = { $game } is for { $low } to { $high } players, not { $players }.
option-unknown = { $game } has no option { $option }. Its options are: { $options }.
option-none = { $game } has no option { $option }: it has no options at all.
option-text = { $option } must be a text of 1 to 40 characters, not { $value }.
option-one = { $option } must be one of { $values }, not { $value }.
option-number = { $option } must be a number from { $low } to { $high }, not { $value }.
seed-range = The seed must be a number from 0 to 2**256 - 1, not { $value }.
seed-long = The seed must be a number from 0 to 2**256 - 1; this one is longer.
player-name = A player’s name has 1 to 60 characters and no commas, unlike { $name }.
names-same = Every player needs a name of their own.
no-seat = This game has the seats 0 to { $last }, not { $seat }.
no-version = This game has had { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    } so far; it cannot be shown after { $version }.
depth-range = The depth must be a number from 0 to { $most }, not { $value }.
no-pictures = There are no pictures of { $game }.
caption = { $game }: { $names }, turn { $turn }
jit-mode = WHARFINGER_JIT must be 0 (plain Python), 1 (compiled) or check, not { $value }.
jit-numba = WHARFINGER_JIT=check needs Numba, which is not installed.
no-device = There is no NVIDIA GPU here, or no driver for it.
device-failed = The GPU’s driver refused { $what }: { $why }
device-array = An array of the shape { $shape } and the type { $kind } is needed, without gaps.
compiling = compiling { $what } ({ $step } of { $total }), once on this machine …
compiled = { $what } is compiled.

## Files

file-unreadable = { $path } cannot be read: { $why }.
file-unwritable = { $path } cannot be written: { $why }.
why-absent = there is no such file or folder
why-denied = access is denied
why-folder = it is a folder
why-no-folder = part of its path is not a folder
why-full = the disk is full
why-read-only = the disk is read-only
why-taken = another program is using it
why-encoding = it is not text in UTF-8
why-other = the system says “{ $error }”
file-json = { $what } is not valid JSON (line { $line }, column { $column }).
file-monstrous = { $what } cannot be read: its numbers are too long or its lists too deeply nested.
file-old = { $what } is too old: its format is "{ $format }", and only "{ $known }" can be read.
file-no-position = { $what } is not a Wharfinger position: it must be an object with "wharfinger": "{ $format }".
file-problem = { $what }: { $problem }
the-position = The position
the-record = The record
wrong-rules = { $what } was made with version { $made } of the rules of { $game }. This is version { $now }, which could read it differently.
wrong-components = { $what } was made with the components { $made } of { $game }; these are { $now }. Give the right folder as `components`.

## Records

record-first-line = This is not a Wharfinger record: its first line must be "{ $line }".
record-header = Record line { $number }: expected a header line such as `seed: 7`, once each, not { $line }.
record-missing = The record has no header line `{ $key }: ...`.
record-start = The record must have either a header line `seed: ...` or one `position: ...`.
record-unknown = The record has an unknown header line `{ $key }: ...`.
record-seed = The record’s seed must be a number of up to 78 digits, not { $value }.
record-json = The record’s start position is not valid JSON (column { $column }).
record-line = Record line { $number }: expected `<turn>. seat <seat>: <moves>`, not { $line }.
record-chance = The record says that chance gave { $name }: { $value }, but its seed deals otherwise.
record-result = The record says the result is { $said }, but its moves lead to { $found }.
record-turn = Record, turn { $turn }: it is turn { $now }, seat { $actor }, not seat { $seat }.
record-over = Record, turn { $turn }: the game is already over, so seat { $seat } has no move.
record-forced = Record, turn { $turn }: seat { $seat } had no choice but "{ $moves }".
record-illegal = Record, turn { $turn }: { $why }

## Fields of a position

field-unknown = { $field }: there is no such field; expected one of { $fields }.
field-missing = { $field } is missing.
field-problem = { $field }: { $problem }
expect-names = names must be a list and options an object.
expect-players = { $count ->
        [one] players: expected a list of 1 player.
       *[other] players: expected a list of { $count } players.
    }
expect-player = { $field }: expected an object with the player’s fields.
expect-object = { $field }: expected an object.
expect-keys = { $field }: expected an object with the keys { $keys }.
expect-fields = { $field }: expected exactly the fields { $fields }.
expect-list = { $count ->
        [one] { $field }: expected a list of 1 value.
       *[other] { $field }: expected a list of { $count } values.
    }
expect-different = { $field }: expected a list of different ids.
expect-flag = { $field }: expected true or false, got { $value }.
expect-number = { $field }: expected a number from { $low } to { $high }{ $null ->
        [yes] {" "}or null
       *[no] {""}
    }, got { $value }.
expect-least = { $field }: expected a number of at least { $low }{ $null ->
        [yes] {" "}or null
       *[no] {""}
    }, got { $value }.
expect-seat = { $field }: expected a seat from { $low } to { $high }{ $null ->
        [yes] {" "}or null
       *[no] {""}
    }, got { $value }.
expect-id = { $field }: { $value } is unknown; expected one of { $ids }.
expect-one = { $field }: expected one of { $values }.
expect-pending = pending: expected a list of at most { $most } decisions.
pending-stuck = pending: the decision { $decision } of seat { $seat } has no legal answer.
never-first = { $decision } is never asked on its own
never-on = { $decision } never waits on { $under }
pending-wrong = pending[{ $row }]: { $problem }.
pending-needs = { $decision }: { $needs }
pending-seat = seat: { $decision } is asked of seat { $seat } now, not of seat { $found }
ending-null = ending: must be null while decisions are pending.
ending-one = ending: with nothing pending it must be one of { $endings }.

## Component files

components-absent = { $path }: the component file is missing. A set of components needs { $files }.
components-toml = { $path } is not valid TOML (line { $line }, column { $column }).
components-folder = { $folder }: there is no such folder of component files.
components-separator = { $folder }: the name of a folder of component files must not contain "{ $sign }".
components-source = { $file }.toml, { $entry }: provenance must be one of { $known }, not { $value }.
components-missing = { $file }.toml: { $path } is missing.
components-shape = { $file }.toml: { $path } needs a `value` and a `provenance`.
components-rows = { $file }.toml: the rows [[{ $name }]] are missing.
components-number = { $field } must be a whole number from { $low } to { $high }, not { $value }.
components-numbers = { $field } must be a list of { $count } numbers.
components-one = { $field } must be one of { $ids }, not { $value }.
components-different = { $field } must be a list of { $count } different ids.
components-keys = { $field } must have exactly the keys { $keys }.
components-table = { $row } needs a table `{ $key }`.
components-exactly = { $field } must be { $value }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }.
components-ids = the rows [[{ $name }]] must have the ids { $ids }, in this order.
components-own-ids = there must be { $count } rows [[{ $name }]] with ids of their own, not { $found }.
