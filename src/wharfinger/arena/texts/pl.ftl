# Co mówi wykres meczu, po polsku.

title = { $games ->
        [one] { $game }: { $games } gra, graczy: { $players }
        [few] { $game }: { $games } gry, graczy: { $players }
       *[many] { $game }: { $games } gier, graczy: { $players }
    }
title-solo = { $games ->
        [one] { $game }: { $games } gra solo
        [few] { $game }: { $games } gry solo
       *[many] { $game }: { $games } gier solo
    }
ratings = ranking (OpenSkill, słupki: ± 2 odchylenia standardowe)
points = punkty (pudełko: środkowa połowa, linia: mediana, romb: średnia, kropki: gry)

## Co się nie udaje

bots-list = Boty podaje się jako listę co najmniej jednej nazwy, a nie { $value }.
bot-missing = Na liście { $list } brakuje bota.
bot-illegal = Odpowiedź { $answer } nie jest dozwolona.
match-seed = Ziarno meczu musi być liczbą od 0 do 2**62 - 1, a nie { $value }.
match-count = { $name } musi być liczbą całkowitą nie mniejszą niż 1, a nie { $value }.
game-broken = Nie udało się dokończyć gry { $game }: { $error }
worker-died = Proces roboczy przestał działać. Ukończone wcześniej gry są w pliku wyników, jeśli go podano.
results-none = { $path } nie jest plikiem wyników: w pierwszym wierszu muszą być ustawienia z "wharfinger": "{ $format }".
results-damaged = { $path }: ustawienia w pierwszym wierszu są uszkodzone.
results-line = { $path }, wiersz { $line }: to nie jest wynik gry z tego meczu.
results-twice = { $path }, wiersz { $line }: gra { $game } jest w pliku dwa razy.
results-other = { $path } zawiera wyniki innego meczu: { $name } to { $has }, a nie { $asked }.
results-locked = Do { $path } zapisuje właśnie inny proces.
figure-ending = Wykres zapisuje się jako .svg lub .png, a nie jako { $name }.
figure-place = Nie można zapisać { $path }.
figure-library = Wykres wymaga pakietu matplotlib. Zainstaluj go: pip install "wharfinger[arena]"
figure-empty = Nie ma jeszcze żadnej gry do narysowania.
tune-library = Strojenie wymaga pakietu cma. Zainstaluj go: pip install "wharfinger[tune]"
no-strategy = { $game } nie ma strategii, którą można by poprawić.
puzzles-file = { $path } nie jest plikiem z zadaniami (wiersz { $line }).
ray-library = Praca na klastrze wymaga pakietu Ray. Zainstaluj go: pip install "wharfinger[ray]"
ray-address = Pod adresem { $address } nie ma klastra Ray, którego można użyć.
journal-other = { $path } to dziennik innego zadania albo nie jest dziennikiem.
journal-damaged = { $path } jest uszkodzony i nie można go kontynuować.
shard-other = { $path } to paczka z innego zadania. Wybierz inny folder.
