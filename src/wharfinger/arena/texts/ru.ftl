title =
    { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, игроков: { $players }
title-solo =
    { $game }: { $games ->
        [one] { $games } партия соло
        [few] { $games } партии соло
       *[many] { $games } партий соло
    }
ratings = рейтинг (OpenSkill, отрезки: ± 2 стандартных отклонения)
points = очки (ящик: средняя половина, черта: медиана, ромб: среднее, точки: партии)

## Что не получается

bots-list = Боты задаются списком хотя бы из одного имени, а не { $value }.
bot-missing = В списке { $list } не хватает бота.
bot-illegal = Ответ { $answer } недопустим.
match-seed = Сид матча — число от 0 до 2**62 - 1, а не { $value }.
match-count = { $name }: нужно целое число не меньше 1, а не { $value }.
game-broken = Партию { $game } не удалось доиграть: { $error }
worker-died = Рабочий процесс аварийно завершился. Сыгранные до этого партии — в файле результатов, если он задан.
results-none = { $path } — не файл результатов: в первой строке должны быть настройки с "wharfinger": "{ $format }".
results-damaged = { $path }: настройки в первой строке повреждены.
results-line = { $path }, строка { $line }: это не результат партии этого матча.
results-twice = { $path }, строка { $line }: партия { $game } записана дважды.
results-other = В { $path } результаты другого матча: { $name } — { $has }, а не { $asked }.
results-locked = В { $path } сейчас пишет другой процесс.
figure-ending = График сохраняется как .svg или .png, а не как { $name }.
figure-place = Не удаётся записать { $path }.
figure-library = Для графика нужен matplotlib. Установите: pip install "wharfinger[arena]"
figure-empty = Рисовать пока нечего.
tune-library = Для настройки весов нужен пакет cma. Установите: pip install "wharfinger[tune]"
no-strategy = У игры { $game } нет стратегии, которую можно улучшить.
puzzles-file = { $path } — не файл с задачами (строка { $line }).
ray-library = Для работы на кластере нужен Ray. Установите: pip install "wharfinger[ray]"
ray-address = По адресу { $address } нет доступного кластера Ray.
journal-other = { $path } — журнал другого запуска или вовсе не журнал.
journal-damaged = Файл { $path } повреждён, продолжить по нему нельзя.
shard-other = { $path } — пакет другого запуска. Выберите другую папку.
