device = Zařízení je cpu, cuda nebo cuda:1 (druhá grafická karta), ne { $value }.
seed = Na grafické kartě je seed od 0 do 10¹⁸ − 1, ne { $value }.
no-compiler = K překladu pro grafickou kartu je potřeba Numba: pip install wharfinger[cuda].
batch = Dávka má aspoň 1 hru, ne { $value }.
threads = Vlákno je aspoň 1, ne { $value }.
reward = Odměna je { $rewards }, ne { $value }.
reward-solo = Hra pro jednoho nemá výsledek. Odměnou jsou body (points).
illegal-batch = { $count ->
    [one] 1 akce není povolená; její hra zůstala beze změny.
    [few] { $count } akce nejsou povolené; jejich hry zůstaly beze změny.
   *[other] { $count } akcí není povolených; jejich hry zůstaly beze změny.
}
illegal = Akce { $action } tu není povolená.
actions = Krok má { $count } akcí, pro každou hru jednu.
reset = Před step zavolejte reset.
seat = Místo je 0 až { $last }, ne { $value }.
opponents-solo = Hra pro jednoho nemá soupeře; zadáno jich bylo { $given }.
opponents = Počet hráčů je { $players }: zadejte 1 soupeře, nebo { $needed }; zadáno jich bylo { $given }.
chance = Náhoda (chance) je sampled, nebo explicit, ne { $value }.
shard-library = Balíky potřebují PyArrow. Nainstalujte ho příkazem: pip install "wharfinger[shards]"
shard-damaged = { $path } není balík, nebo je poškozený.
shard-format = { $path } má jiný formát: { $has }, ne { $wanted }.
shard-old = { $path } vznikl s jinými pravidly nebo příznaky (verze { $version }). Vytvořte ho znovu.
shard-mixed = { $path } je balík hry { $has }, ostatní jsou ze hry { $wanted }.
shards-none = V { $path } nejsou žádné balíky.
render-mode = Způsob zobrazení (render_mode) je { $modes }, ne { $value }.
