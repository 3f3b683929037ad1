device = Das Gerät ist cpu, cuda oder cuda:1 (die zweite GPU), nicht { $value }.
seed = Auf einer GPU liegt der Startwert zwischen 0 und 10¹⁸ − 1, nicht bei { $value }.
no-compiler = Zum Kompilieren für eine GPU braucht es Numba: pip install wharfinger[cuda].
batch = Ein Stapel hat mindestens 1 Partie, nicht { $value }.
threads = Es gibt mindestens 1 Thread, nicht { $value }.
reward = Die Belohnung ist { $rewards }, nicht { $value }.
reward-solo = Ein Solospiel hat kein Ergebnis. Seine Belohnung sind Punkte (points).
illegal-batch = { $count ->
    [one] 1 Aktion ist nicht erlaubt; ihre Partie blieb unverändert.
   *[other] { $count } Aktionen sind nicht erlaubt; ihre Partien blieben unverändert.
}
illegal = Aktion { $action } ist hier nicht erlaubt.
actions = Ein Schritt nimmt { $count } Aktionen, eine je Partie.
reset = Rufe vor step reset auf.
seat = Der Platz ist 0 bis { $last }, nicht { $value }.
opponents-solo = Ein Solospiel hat keine Gegner; angegeben: { $given }.
opponents = Eine Partie zu { $players } braucht 1 Gegner oder { $needed }; angegeben: { $given }.
chance = Der Zufall (chance) ist sampled oder explicit, nicht { $value }.
shard-library = Pakete brauchen PyArrow. Installiere es mit: pip install "wharfinger[shards]"
shard-damaged = { $path } ist kein Paket, oder es ist beschädigt.
shard-format = { $path } hat ein anderes Format: { $has }, nicht { $wanted }.
shard-old = { $path } entstand mit anderen Regeln oder Merkmalen (Version { $version }). Erzeuge es neu.
shard-mixed = { $path } ist ein Paket von { $has }, die anderen sind von { $wanted }.
shards-none = In { $path } gibt es keine Pakete.
render-mode = Die Darstellung (render_mode) ist { $modes }, nicht { $value }.
