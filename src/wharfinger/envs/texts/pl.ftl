device = Urządzenie to cpu, cuda albo cuda:1 (druga karta graficzna), nie { $value }.
seed = Na karcie graficznej ziarno ma wartość od 0 do 10¹⁸ − 1, nie { $value }.
no-compiler = Do kompilacji na kartę graficzną potrzebna jest Numba: pip install wharfinger[cuda].
batch = Paczka ma co najmniej 1 grę, nie { $value }.
threads = Jest co najmniej 1 wątek, nie { $value }.
reward = Nagroda to { $rewards }, nie { $value }.
reward-solo = Gra jednoosobowa nie ma wyniku. Nagrodą są punkty (points).
illegal-batch = { $count ->
    [one] 1 akcja jest niedozwolona; jej gra pozostała bez zmian.
    [few] { $count } akcje są niedozwolone; ich gry pozostały bez zmian.
   *[many] { $count } akcji jest niedozwolonych; ich gry pozostały bez zmian.
}
illegal = Akcja { $action } nie jest tu dozwolona.
actions = Krok przyjmuje { $count } akcji, po jednej na grę.
reset = Przed step wywołaj reset.
seat = Miejsce to 0–{ $last }, nie { $value }.
opponents-solo = Gra jednoosobowa nie ma przeciwników; podano: { $given }.
opponents = Liczba graczy to { $players }: podaj 1 przeciwnika albo { $needed }; podano: { $given }.
chance = Los (chance) to sampled albo explicit, nie { $value }.
shard-library = Paczki wymagają pakietu PyArrow. Zainstaluj go: pip install "wharfinger[shards]"
shard-damaged = { $path } nie jest paczką albo jest uszkodzony.
shard-format = { $path } ma inny format: { $has }, a nie { $wanted }.
shard-old = { $path } powstał przy innych zasadach lub cechach (wersja { $version }). Utwórz go ponownie.
shard-mixed = { $path } to paczka gry { $has }, a pozostałe są z gry { $wanted }.
shards-none = W { $path } nie ma paczek.
render-mode = Tryb rysowania (render_mode) to { $modes }, nie { $value }.
