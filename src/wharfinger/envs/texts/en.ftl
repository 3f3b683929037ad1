# What is said of environments for learning.

device = The device is cpu, cuda or cuda:1 (the second GPU), not { $value }.
seed = On a GPU the seed is 0 to 10¹⁸ − 1, not { $value }.
no-compiler = Compiling for a GPU needs Numba: pip install wharfinger[cuda].
batch = A batch has at least 1 game, not { $value }.
threads = There is at least 1 thread, not { $value }.
reward = The reward is { $rewards }, not { $value }.
reward-solo = A solo game has no result. Its reward is points.
illegal-batch = { $count ->
    [one] 1 action is not legal; its game was left as it was.
   *[other] { $count } actions are not legal; their games were left as they were.
}
illegal = Action { $action } is not legal here.
actions = A step takes { $count } actions, one for each game.
reset = Call reset before step.
seat = The seat is 0 to { $last }, not { $value }.
opponents-solo = A solo game has no opponents; { $given } were given.
opponents = A game for { $players } players needs 1 opponent, or { $needed }; { $given } were given.
chance = Chance is sampled or explicit, not { $value }.
shard-library = Shards need PyArrow. Install it with: pip install "wharfinger[shards]"
shard-damaged = { $path } is not a shard, or it is damaged.
shard-format = { $path } is in another format: { $has }, not { $wanted }.
shard-old = { $path } was made with other rules or features (version { $version }). Make it again.
shard-mixed = { $path } is a shard of { $has }, the others are of { $wanted }.
shards-none = There are no shards in { $path }.
render-mode = The render mode is { $modes }, not { $value }.
