# What a figure of a match says, in English.

title =
    { $games ->
        [one] { $game }: one game, { $players } players
       *[other] { $game }: { $games } games, { $players } players
    }
title-solo =
    { $games ->
        [one] { $game }: one game alone
       *[other] { $game }: { $games } games alone
    }
ratings = rating (OpenSkill, bars: ± 2 standard deviations)
points = points (box: middle half, line: median, diamond: mean, dots: games)

## What goes wrong

bots-list = The bots are given as a list of at least one name, not { $value }.
bot-missing = A bot is missing in the list { $list }.
bot-illegal = The answer { $answer } is not legal.
match-seed = The seed of a match must be a number from 0 to 2**62 - 1, not { $value }.
match-count = { $name } must be a whole number of at least 1, not { $value }.
game-broken = Game { $game } could not be played to its end: { $error }
worker-died = A worker process has died. Games that were finished before are in the results file, if there is one.
results-none = { $path } is not a results file: its first line must be a set-up with "wharfinger": "{ $format }".
results-damaged = { $path }: the set-up in its first line is damaged.
results-line = { $path }, line { $line }: this is not the result of a game of this match.
results-twice = { $path }, line { $line }: game { $game } is in the file twice.
results-other = { $path } has the results of another match: its { $name } is { $has }, not { $asked }.
results-locked = { $path } is being written by another run.
figure-ending = A figure is written as .svg or .png, not as { $name }.
figure-place = { $path } cannot be written.
figure-library = A figure needs matplotlib. Install it with: pip install "wharfinger[arena]"
figure-empty = There is no game to draw yet.
tune-library = Tuning needs the package cma. Install it with: pip install "wharfinger[tune]"
no-strategy = { $game } has no strategy that could be improved.
puzzles-file = { $path } is not a file of puzzles (line { $line }).
ray-library = Running on a cluster needs Ray. Install it with: pip install "wharfinger[ray]"
ray-address = There is no Ray cluster at { $address } that could be used.
journal-other = { $path } is the journal of another run, or no journal.
journal-damaged = { $path } is damaged and cannot be continued.
shard-other = { $path } is a shard of another run. Choose another folder.
