# Что библиотека говорит о ходах, файлах и настройках, которые не подходят. { $asked } — одно или два предложения.

refused-over = «{ $words }» сыграть нельзя: партия окончена.
refused-why = { $player } не может сыграть «{ $words }»: { $why }.
refused-because = { $player } не может сыграть «{ $words }»: { $why }. { $asked }
refused-words = { $player } не может сыграть «{ $words }». { $asked }
refused-nothing = { $player }, введите ход. { $asked }
refused-unfinished = { $player }: ход не закончен. { $asked }
refused-rest = остаётся только «{ $rest }», это тоже нужно назвать
turn-over = ход уже окончен
legal = Можно: { $answers }.
# one form
legal-more = Можно: { $answers } и ещё { $count }.
asked = { $question } { $legal }
move-kind = Ход задаётся записью, объектом Action или кодом, а не как { $value }.
undo-nothing = Отменять нечего: ещё ничего не сыграно.

## Игры и настройки

unknown-game = Игры { $game } нет. Есть: { $games }.
players-range = { $game }: игроков должно быть от { $low } до { $high }, а не { $players }.
option-unknown = В игре { $game } нет настройки { $option }. Есть: { $options }.
option-none = В игре { $game } нет ни настройки { $option }, ни других.
option-text = { $option }: нужен текст длиной от 1 до 40 знаков, а не { $value }.
option-one = { $option }: возможные значения — { $values }, а не { $value }.
option-number = { $option }: нужно число от { $low } до { $high }, а не { $value }.
seed-range = Сид — это число от 0 до 2**256 - 1, а не { $value }.
seed-long = Сид — это число от 0 до 2**256 - 1; этот длиннее.
player-name = В имени игрока от 1 до 60 знаков и нет запятых; { $name } не подходит.
names-same = У каждого игрока должно быть своё имя.
no-seat = В этой партии места от 0 до { $last }, а не { $seat }.
no-version = В этой партии пока { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }; показать её после { $version } нельзя.
depth-range = Глубина — это число от 0 до { $most }, а не { $value }.
no-pictures = Для игры { $game } нет картинок.
caption = { $game }: { $names }, ход { $turn }
jit-mode = WHARFINGER_JIT может быть 0 (чистый Python), 1 (компиляция) или check, а не { $value }.
jit-numba = Для WHARFINGER_JIT=check нужен пакет Numba, а он не установлен.
no-device = Здесь нет видеокарты NVIDIA или драйвера для неё.
device-failed = Драйвер видеокарты отклонил { $what }: { $why }
device-array = Нужен непрерывный массив формы { $shape } и типа { $kind }.
compiling = компиляция { $what } ({ $step } из { $total }), один раз на этом компьютере …
compiled = { $what }: скомпилировано.

## Файлы

file-unreadable = Не удаётся прочитать { $path }: { $why }.
file-unwritable = Не удаётся записать { $path }: { $why }.
why-absent = нет такого файла или папки
why-denied = доступ запрещён
why-folder = это папка
why-no-folder = часть пути — не папка
why-full = диск заполнен
why-read-only = диск доступен только для чтения
why-taken = его использует другая программа
why-encoding = это не текст в UTF-8
why-other = система сообщает: «{ $error }»
file-json = { $what }: неверный JSON (строка { $line }, столбец { $column }).
file-monstrous = { $what }: не прочитать — слишком длинные числа или слишком глубоко вложенные списки.
file-old = { $what }: слишком старый формат «{ $format }», читается только «{ $known }».
file-no-position = { $what }: это не позиция Wharfinger; нужен объект с "wharfinger": "{ $format }".
file-problem = { $what }: { $problem }
the-position = Позиция
the-record = Запись партии
wrong-rules = { $what }: правила { $game } версии { $made }. Здесь версия { $now }, она может прочитать файл иначе.
wrong-components = { $what }: компоненты { $made } игры { $game }; здесь — { $now }. Укажите нужную папку в `components`.

## Записи партий

record-first-line = Это не запись Wharfinger: первая строка должна быть «{ $line }».
record-header = Строка { $number } записи: здесь нужен заголовок вида `seed: 7`, каждый один раз, а не { $line }.
record-missing = В записи нет заголовка `{ $key }: ...`.
record-start = В записи должен быть ровно один из заголовков `seed: ...` и `position: ...`.
record-unknown = В записи неизвестный заголовок `{ $key }: ...`.
record-seed = Сид в записи — число не более чем из 78 цифр, а не { $value }.
record-json = Начальная позиция в записи — неверный JSON (столбец { $column }).
record-line = Строка { $number } записи: здесь нужно `<turn>. seat <seat>: <moves>`, а не { $line }.
record-chance = По записи выпало { $name }: { $value }, но её сид раздаёт иначе.
record-result = По записи результат { $said }, но ходы приводят к { $found }.
record-turn = Запись, ход { $turn }: сейчас ход { $now }, место { $actor }, а не место { $seat }.
record-over = Запись, ход { $turn }: партия уже окончена, месту { $seat } ходить нечем.
record-forced = Запись, ход { $turn }: место { $seat } могло сыграть только «{ $moves }».
record-illegal = Запись, ход { $turn }: { $why }

## Поля позиции

field-unknown = { $field }: такого поля нет; есть { $fields }.
field-missing = Не хватает { $field }.
field-problem = { $field }: { $problem }
expect-names = names должно быть списком, а options — объектом.
expect-players = { $count ->
        [one] players: нужен список из { $count } игрока.
        [few] players: нужен список из { $count } игроков.
       *[many] players: нужен список из { $count } игроков.
    }
expect-player = { $field }: нужен объект с полями игрока.
expect-object = { $field }: нужен объект.
expect-keys = { $field }: нужен объект с ключами { $keys }.
expect-fields = { $field }: нужны ровно эти поля: { $fields }.
expect-list = { $count ->
        [one] { $field }: нужен список из { $count } значения.
        [few] { $field }: нужен список из { $count } значений.
       *[many] { $field }: нужен список из { $count } значений.
    }
expect-different = { $field }: нужен список разных идентификаторов.
expect-flag = { $field }: нужно true или false, а не { $value }.
expect-number = { $field }: нужно число от { $low } до { $high }{ $null ->
        [yes] {" "}или null
       *[no] {""}
    }, а не { $value }.
expect-least = { $field }: нужно число не меньше { $low }{ $null ->
        [yes] {" "}или null
       *[no] {""}
    }, а не { $value }.
expect-seat = { $field }: нужно место от { $low } до { $high }{ $null ->
        [yes] {" "}или null
       *[no] {""}
    }, а не { $value }.
expect-id = { $field }: { $value } неизвестно; возможны { $ids }.
expect-one = { $field }: возможны { $values }.
expect-pending = pending: нужен список решений, не больше { $most }.
pending-stuck = pending: у решения { $decision } места { $seat } нет допустимого ответа.
never-first = { $decision } не бывает само по себе
never-on = { $decision } никогда не ждёт { $under }
pending-wrong = pending[{ $row }]: { $problem }.
pending-needs = { $decision }: { $needs }
pending-seat = seat: { $decision } сейчас решает место { $seat }, а не { $found }
ending-null = ending: пока есть решения, должно быть null.
ending-one = ending: когда решений нет, возможны { $endings }.

## Файлы компонентов

components-absent = Нет файла { $path }. В наборе компонентов нужны { $files }.
components-toml = { $path }: неверный TOML (строка { $line }, столбец { $column }).
components-folder = { $folder }: нет такой папки с компонентами.
components-separator = { $folder }: в имени папки с компонентами не должно быть «{ $sign }».
components-source = { $file }.toml, { $entry }: provenance может быть { $known }, а не { $value }.
components-missing = { $file }.toml: нет { $path }.
components-shape = { $file }.toml: у { $path } должны быть `value` и `provenance`.
components-rows = { $file }.toml: нет строк [[{ $name }]].
components-number = { $field } должно быть целым числом от { $low } до { $high }, а не { $value }.
components-numbers = { $field } должно быть списком чисел длиной { $count }.
components-one = { $field } может быть { $ids }, а не { $value }.
components-different = { $field } должно быть списком разных id длиной { $count }.
components-keys = { $field } должно содержать ровно ключи { $keys }.
components-table = { $row }: нужна таблица `{ $key }`.
components-exactly = { $field } должно быть { $value }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }.
components-ids = у строк [[{ $name }]] должны быть id { $ids }, в этом порядке.
components-own-ids = строк [[{ $name }]] с собственным id должно быть { $count }, а не { $found }.
