about = Три серьёзные портовые игры: играйте в браузере или терминале, просматривайте и анализируйте партии, устраивайте матчи ботов.
about-play = сыграть партию в терминале, против ботов или с друзьями за одной клавиатурой
about-serve = запустить сервер для игры в браузере
about-config = показать настройки сервера и откуда взята каждая
about-think = считать ходы ботов и анализ для серверов с общей базой PostgreSQL
about-replay = просмотреть записанную партию по шагам
about-arena = матчи ботов: доля побед, рейтинги, графики
about-components = перечислить все компоненты игры и источники их значений
about-features = описать признаки, из которых состоит наблюдение игры
about-actions = перечислить коды действий игры и их названия
about-perft = посчитать позиции после заданного числа решений
about-bench = измерить скорость игры на этом компьютере
about-build = скомпилировать игры заранее
about-protocol = описать протокол ботов или проверить программу-бота
about-games = перечислить игры
metavar-command = КОМАНДА
arg-language = язык: { $languages } (по умолчанию: WHARFINGER_LANGUAGE, LC_ALL, LC_MESSAGES или LANG)
no-language = Языка { $language } здесь нет. Есть: { $languages }.
arg-game = игра; список даёт `wharfinger games`
arg-components = папка с исправленными файлами компонентов
arg-players = число игроков
arg-seats = кто играет, в порядке за столом: human, easy, medium, hard, expert, master, greedy, random или program:КОМАНДА, через запятую
arg-names = имена игроков через запятую
arg-seed = сид раскладки; один и тот же сид даёт ту же партию
arg-option = настройка игры; можно повторять
arg-list-options = перечислить настройки игры
arg-save = сохранять в ФАЙЛ после каждого хода
arg-resume = продолжить сохранённую партию
arg-no-confirm = заканчивать ход без подтверждения
arg-file = записанная партия
arg-to = показать стол после строки N записи и выйти
arg-depth = глубина в решениях
arg-divide = показать число для каждого первого хода
arg-position = начать с файла позиции вместо новой партии
arg-json = вывести один объект JSON
arg-arena-players = число игроков за столом (по умолчанию: сколько ботов, не меньше 2)
arg-arena-bots = боты через запятую (по умолчанию: greedy,random); бота с запятой в имени возьмите в кавычки
arg-arena-games = число партий (по умолчанию: 100); кратное числу ботов распределяет места поровну
arg-workers = число процессов (по умолчанию: по одному на ядро)
arg-out = файл результатов; остановленный матч продолжится с того же места
arg-show = показать результаты этого файла вместо игры
arg-plot = ещё и нарисовать рейтинги и очки в этот файл, .svg или .png
arg-check = сыграть короткую партию с этой командой и сообщить, соблюдает ли она протокол
arg-check-game = игра для --check
arg-check-time = сколько секунд даётся на ответ
arg-config = файл TOML с настройками; флаги и переменные WHARFINGER_… важнее
settings-address = Адрес
settings-data = Данные
settings-work = Процессы
settings-limits = Ограничения
settings-mail = Почта
settings-logs = Журналы и метрики
setting-default = по умолчанию
setting-with-default = { $about } (по умолчанию: { $default })
switch-on = вкл.
switch-off = выкл.
setting-host = адрес, на котором слушать; 0.0.0.0 пускает другие компьютеры
setting-port = порт, на котором слушать
setting-url = публичный адрес сервера для ссылок в уведомлениях
setting-behind-proxy = доверять заголовкам X-Forwarded-* от этих прокси, заданных адресом или сетью (127.0.0.1,10.0.0.0/8)
setting-origin = дополнительный разрешённый источник (origin); можно повторять
setting-open = открыть браузер, когда сервер заработает
setting-database = sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ/ИМЯ; по умолчанию файл в вашей папке данных
setting-components = играть ИГРА с исправленными файлами компонентов из ПАПКА; по одному разу на игру
setting-workers = число процессов; больше одного требует PostgreSQL
setting-analyses = число одновременных анализов
setting-engines = собирать в фоне анализ для браузеров, если его нет
setting-thinking-seconds = через сколько секунд молчания бот или анализ останавливается
setting-reading-seconds = сколько секунд может читаться загруженная партия
setting-grace = сколько секунд игрок может отсутствовать за живым столом, прежде чем остальные смогут отдать место боту
setting-connections = наибольшее число соединений на процесс
setting-connections-each = наибольшее число соединений с одного адреса
setting-sockets-each = сколько столов можно открыть одновременно с одного адреса
setting-watchers = наибольшее число зрителей за одним столом
setting-header-seconds = за сколько секунд должны прийти заголовки запроса
setting-body-seconds = за сколько секунд должно прийти тело запроса
setting-answer-seconds = за сколько секунд на запрос нужно ответить, а ответ — забрать
setting-rate = множитель всех ограничений частоты; 0 отключает ограничения частоты и соединений, для нагрузочных тестов
setting-smtp = ваш почтовый сервер для уведомлений: smtps://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ:ПОРТ
setting-mail-from = адрес отправителя этих писем; по умолчанию пользователь почтового сервера
setting-log = с какой важности писать в журнал: debug, info, warning или error
setting-log-format = строки журнала для людей (text) или для программ (json)
setting-access-log = записывать в журнал каждый запрос
setting-metrics-token = токен, с которым /metrics могут читать другие компьютеры; без него — только этот
arg-processes = число вычислительных процессов (по умолчанию: по одному на ядро)
arg-save-dir = сохранять запись каждой партии в эту папку
serving = Wharfinger работает по адресу { $address } (Ctrl-C — остановить).
serving-unbuilt = Wharfinger отвечает по адресу { $address }/api, но веб-клиент не собран: выполните npm ci и npm run build в папке web.
serving-queue = { $processes ->
    [one] Считает { $processes } процесс
    [few] Считают { $processes } процесса
    [many] Считают { $processes } процессов
   *[other] Считают { $processes } процесса
 }. Чтобы остановить, нажмите Ctrl+C.
getting-faster = (ускоряется: { $percent } %)
compiling = компилируется { $what } (один раз на этом компьютере)
players = { $low }–{ $high } игроков
which-game = Какая игра?
which-game-again = Введите число от 1 до { $count } или название.
prompt-mark = { "> " }
prompt = { $name }> { "" }
prompt-usual = { $name } (Enter: { $does })> { "" }
prompt-confirm = Enter: закончить ход · undo: отменить > { "" }
confirm-usage = Нажмите Enter, чтобы закончить ход, или введите undo, чтобы отменить последнее решение.
turn-whole = Ваш ход: { $deeds }
turn-whole-of = Ход ({ $name }): { $deeds }
turn-so-far = Ваш ход пока: { $deeds }
turn-so-far-of = Ход пока ({ $name }): { $deeds }
turn-if-ended = Ваш ход, если закончить его сейчас: { $deeds }
turn-if-ended-of = Ход, если он закончится сейчас ({ $name }): { $deeds }
nothing-done = Ничего не сделано.
no-choice = Варианта { $number } здесь нет: введите один из показанных номеров или слова.
beyond-turn = Ваш ход заканчивается раньше последнего из этих решений, поэтому ни одно не сыграно.
page-more = Страница { $page } из { $pages } · Enter: дальше · q: к столу > { "" }
page-last = Enter: к столу > { "" }
name-you = Игрок
name-player = Игрок { $number }
name-program = Программа { $number }
nobody = никто
generic-title = { $game } · ход { $turn } · { $player }
options-title = Настройки: { $game } (первое значение — по умолчанию)
col-option = настройка
col-values = значения
col-meaning = смысл
col-clause = правила
any-text = любой текст ({ $default })
number-range = от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) } (по умолчанию: { $default })
saved-where = Партия сохраняется в { $path } после каждого хода. Справка: help.
saved = Сохранено в { $path }.
goodbye = Партия сохранена. Продолжить: wharfinger play --resume { $path }
replay-hint = Просмотреть партию: wharfinger replay { $path }
undone =
    { $count ->
        [1] Отменено.
        [one] Отменено: { $count } решение.
        [few] Отменено: { $count } решения.
       *[many] Отменено: { $count } решений.
    }
undo-nothing = Отменять пока нечего.
undo-turn = В этот ход вы ещё ничего не сделали.
undo-revealed = Отменить нельзя: это открыло что-то скрытое.
log-usage = Введите log или log и число ходов.
log-deeds = { $deeds }.
log-empty = Ходов ещё не было.
help-commands =
    Введите номер варианта или его слова, можно несколько: sell beer=2 cloth=1
    undo: отменить решение · undo all: весь ход · choices: с пояснениями
    table: весь стол · log [N]: последние ходы · scores: если бы конец сейчас
    help CLAUSE: правило по номеру · save [FILE]: копия · quit: выйти, сохранив
no-clause = В правилах нет пункта { $clause }.
bot-out = { $name }: сбой. { $why } Дальше это место играет случайно.
winner = Побеждает { $names } ({ $ending }).
winner-you = Вы победили ({ $ending }).
winners = Делят победу: { $names } ({ $ending }).
solo-result =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
scores-hidden = В этой игре очки открываются только в конце.
col-player = игрок
col-points = очки
col-place = место
replay-line = строка { $number } из { $count }
replay-start = начало
replay-prompt = Enter дальше · b назад · номер · q выход > { "" }
replay-last = Это последняя строка.
replay-range = Строки — от 0 до { $count }.
perft-title = { $game }, игроков: { $players }
col-depth = глубина
col-leaves = листья
col-seconds = секунды
col-rate = листья/с
col-move = ход
total = всего
components-title = { $game }: { $label }, контрольная сумма { $checksum }
components-file = { $file }.toml
components-reconstructed =
    РЕКОНСТРУКЦИЯ: { $count } из { $total } значений ниже — предположения, прочесть их в игре не удалось. Владелец
    игры может исправить файлы и играть с --components ПАПКА.
components-above-all = Прежде всего: { $files }.
components-sound = Реконструированных значений нет.
features-title = { $game }: признаков { $count }
features-section = { $section }: { $rows } × { $width }, начиная с { $first }
col-range = диапазон
col-unit = единица
col-name = название
col-value = значение
col-provenance = источник
col-note = примечание
provenance-printed = напечатано
provenance-rulebook = правила
provenance-reconstructed = РЕКОНСТРУКЦИЯ
check-about =
    { $title }{ $author ->
        [none] { "" }
       *[other] , автор { $author }
    }: ответов { $answers } в партии { $game }, самый долгий { $slowest } с.
check-slow = Один ответ занял { $slowest } с, больше половины разрешённых { $limit } с; на загруженном компьютере это будет слишком долго.
check-stays = Программа не завершилась за { $limit } с после quit, пришлось её остановить. Она должна завершаться, прочитав quit или когда закрывается стандартный ввод.
check-silent = Программу ни о чём не спросили, так что проверка мало о чём говорит. Попробуйте другой --seed.
check-wrong = Что-то не так.
check-well = Всё в порядке: соблюдает протокол { $protocol }.
col-bot = бот
col-games = партии
col-best = лучшее
col-worst = худшее
arena-progress = игра
arena-rate = { $rate } партий/с
# one form
arena-title = { $game }: партий { $games }, игроков { $players }, раскладок { $deals }
arena-pairs = Как часто строка опережала столбец (делёж мест считается за половину)
arena-foot = Равный по силе бот выиграл бы { $par } своих мест. Интервалы 95 % считают раскладки независимыми. Очки ± стандартное отклонение, рейтинг ± погрешность, решения за партию.
arena-uneven = Последний круг из { $round } партий не доигран, поэтому места и раскладки не совсем поровну.
arena-forfeit = { $bot }: техническое поражение в партии { NUMBER($game, useGrouping: 0) }: { $reason }
arena-torn = Последняя строка { $path } неполная и не учитывается.
arena-plotted = Рисунок — в { $path }.
arena-stopped = Остановлено. Все законченные партии — в { $path }; чтобы продолжить, запустите ту же команду.
arena-stopped-lost = Остановлено. Чтобы матч можно было продолжить, укажите файл результатов: --out ФАЙЛ.
col-win-share =
    доля
    побед
col-interval =
    95 %
    интервал
col-rating = рейтинг
col-spread = очки
col-mean-place = место
col-margin = отрыв
col-forfeits =
    без
    игры
col-decisions =
    реше-
    ний
col-pace =
    мс
    каждое

## Раздумья

thinking = { $name } думает…
thinking-so-far = { $name } думает: { NUMBER($simulations) } симуляций за { $seconds } с

## Анализ

about-analyse = найти лучшие ходы в позиции, с ожидаемыми очками и шансами на победу
about-tune = настроить веса оценки в партиях бота с самим собой
about-learn = подобрать лучшие веса оценки по партиям, сыгранным поиском
about-puzzles = найти задачи: позиции из партий ботов, где один ход явно лучше
about-selfplay = записать партии поиска с самим собой пакетами для обучения
arg-analyse-file = файл записи
arg-analyse-position = файл позиции вместо записи
arg-analyse-to = позиция после строки N записи (по умолчанию: последняя)
arg-analyse-time = думать столько секунд (по умолчанию: 10)
arg-analyse-simulations = или столько симуляций; одно число и один сид дают один ответ
arg-analyse-lines = сколько ходов показать (по умолчанию: 5)
arg-analyse-workers = число деревьев, которые ищут параллельно (по умолчанию: 2)
analyse-asks = { $player }, ход { $turn }:
analyse-title = { NUMBER($simulations) } симуляций за { $seconds } с
analyse-sure = Первый ход лучший с вероятностью { $share } %. Победа: шанс ± половина интервала 95 %. Очки: среднее ± стандартное отклонение в конце.
analyse-turn = ход
analyse-share = симуляции
analyse-promise = { $win } ± { $error } %, { $points } ± { $spread }
analyse-points = { $points } ± { $spread }

## bench

arg-bench-players = число игроков (по умолчанию: 4 или сколько допускает игра)
arg-bench-seconds = сколько играть случайные партии (по умолчанию: 2)
arg-bench-only = измерить только этот процесс: без чистого Python и времени компиляции
bench-compiled = Играются случайные партии…
bench-plain = Играются случайные партии на чистом Python…
bench-starts = Измеряются первый и следующий запуск…
bench-title = { $game }, игроков { $players }, { $mode }
bench-mode-compiled = скомпилировано
bench-mode-checked = скомпилировано с проверкой границ
bench-mode-library = скомпилировано заранее
bench-mode-plain = чистый Python
bench-speed = решений в секунду
bench-plain-speed = на чистом Python
bench-ratio = скомпилировано / чистый
bench-times = { $times }×
bench-length = решений за партию
bench-legal = допустимых ходов на решение
bench-legal-is = в среднем { $mean }, не больше { $most }
bench-record = размер позиции
bench-bytes = байт: { $count }
bench-copy = копия в пачке
bench-spread = среднее { $mean } мкс, p99 { $p99 }, больше всего { $max } ({ $times }× среднее)
bench-python = из Python
bench-start = первый запуск, следующий запуск
bench-start-is = { $first } с, затем { $later } с ({ $times }×)

## build

arg-build-target = native: библиотеки для компьютеров этого типа; wasm: WebAssembly для браузеров; cuda: вычисления на видеокартах NVIDIA
arg-build-game = собрать только эту игру (по умолчанию: все)
arg-build-output = папка для файлов (по умолчанию: в пакете, где игры их найдут)
build-made = { $file }, { $size } кБ
build-no-compiler = Для сборки нужна Numba: pip install numba.
build-no-linker = Нет компоновщика: установите компилятор C, например gcc или clang, или выполните pip install ziglang.

## tune и learn

arg-fit-players = числа игроков через запятую, по очереди (по умолчанию: { $players })
arg-fit = партии для каждой калибровки (по умолчанию: 400)
arg-fit-seed = первая раскладка
arg-fit-workers = число рабочих процессов (по умолчанию: по одному на ядро)
arg-fit-write = записать файл оценки в ФАЙЛ (по умолчанию: вывести)
arg-ray = считать на кластере Ray по этому адресу; local запускает его на этом компьютере
arg-journal = хранить результаты в ФАЙЛ; остановленный запуск продолжится с того же места
arg-tune-generations = поколений CMA-ES (по умолчанию: 40); 0 — только калибровка
arg-tune-population = кандидатов на поколение (по умолчанию: 16)
arg-tune-games = партий на кандидата (по умолчанию: 120)
arg-tune-tries = попыток на ход (по умолчанию: 8)
arg-tune-step = первый шаг как доля каждого веса (по умолчанию: 0,25)
arg-tune-seconds = остановиться после поколения, в котором истечёт это время
arg-tune-blend = насколько сдвинуться от заданных весов к новым, от 0 до 1 (по умолчанию: 1)
arg-tune-check = партий для проверки результата (по умолчанию: 600)
tune-generation = поколение { $number }: качество { $merit }, победы { $wins }, отрыв { $lead } ({ $seconds } с)
tune-check = проверка, игроков { $players }: победы { $new } против { $old }, отрыв { $lead }
arg-learn-rounds = кругов игры и обучения (по умолчанию: 3)
arg-learn-games = партий за круг (по умолчанию: 600)
arg-learn-simulations = симуляций на решение (по умолчанию: 100)
arg-learn-shake = насколько встряхивать веса (по умолчанию: 0,3)
arg-learn-check = партий против старых весов в конце (по умолчанию: 120)
arg-learn-blend = насколько сдвинуться к тому, что говорят партии, до 1 (по умолчанию: 1)
learn-round = круг { $number }
learn-check = проверка
learn-progress = { $what }: партий { $done } из { $total }, { $seconds } с
learn-round-done = круг { $number }: { $points } очков на место; оценка объясняла { $before } дисперсии, теперь { $after }
learn-compared = проверка, игроков { $players }: { $new } против { $old } очков, победы { $wins }

## texts

about-texts = проверить переводы и отметить, с чего они сделаны
arg-texts-action = check: показать, чего не хватает, что устарело или неверно; mark: отметить, с какого английского сделан перевод
arg-texts-ids = с mark: сообщения, чей перевод верен, хотя английский изменился
arg-texts-language = только этот язык
arg-texts-all = с mark: все переводы актуальны
texts-no-language = Перевода на { $language } ещё нет. Добавьте файлы { $language }.ftl рядом с en.ftl.
texts-only-mark = Сообщения и --all используются с mark, а не с check.
texts-marked =
    { $count ->
        [one] Отмечено { $count } сообщение.
        [few] Отмечено { $count } сообщения.
       *[many] Отмечено { $count } сообщений.
    }
# one form
texts-checked =
    { $findings ->
        [0] Замечаний нет
        [one] { $findings } замечание
        [few] { $findings } замечания
       *[many] { $findings } замечаний
    }, каталогов: { $files } ({ $languages }).
find-syntax = это не Fluent: { $why }
find-twice = определено дважды
find-file = у этого каталога нет перевода: { $language }
find-missing = не переведено: { $language }
find-extra = нет в английском каталоге
find-stale = английский изменился после перевода
find-unmarked = не отмечено; выполните wharfinger texts mark, когда перевод верен
find-no-text = нет собственного текста, а в английском есть
find-attribute-missing = нет атрибута .{ $attribute }
find-attribute-unknown = в английском нет атрибута .{ $attribute }
find-variable-missing = нет ${ $variable }
find-variable-unknown = лишнее ${ $variable }
find-reference = { $name } не определено в этом файле
find-function = функции { $name } нет
find-form = ни одно название в этом языке не имеет формы { $form }
find-form-call = FORM принимает переменную и форму: FORM($card, "acc")
find-plural-missing = для ${ $variable } нужны формы числа { $form }
find-plural-unknown = в языке { $language } нет формы числа { $form } (для ${ $variable })
find-plural-number = [{ $form }] означает и { $number }, поэтому нужно назвать ${ $variable }
find-plural-none = в английском зависит от числа ${ $variable }, а здесь нет; если верна одна форма, напишите «one form» в комментарии

## puzzles

arg-puzzles-count = сколько задач должно быть в файле (по умолчанию: 50)
arg-puzzles-players = числа игроков через запятую (по умолчанию: 2,3)
arg-puzzles-games = симуляций на ход партий (по умолчанию: 200)
arg-puzzles-judging = симуляций для оценки каждого из лучших ходов (по умолчанию: 800)
arg-puzzles-again = сначала заново оценить задачи файла с --judging симуляциями и убрать те, где ни один ход не выделяется
arg-puzzles-after = пропустить первые N ходов партии (по умолчанию: 12)
arg-puzzles-write = файл, в который добавлять (по умолчанию: собственные задачи игры)
puzzles-again = оценено заново: { $number } из { $total }, убрано { $dropped }, { $seconds } с
puzzles-progress = партия { $number }: задач { $there } из { $total }, { $seconds } с
puzzles-done =
    { $file }: { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }.
arg-selfplay-out = папка для пакетов; те, что уже есть, остаются
arg-selfplay-games = число партий, округляется вверх до целых пакетов (по умолчанию: 256)
arg-selfplay-shard = партий в пакете (по умолчанию: 16)
arg-selfplay-simulations = симуляций на решение (по умолчанию: 100)
arg-selfplay-temperature = насколько свободно выбирать ходы по симуляциям; 0 — всегда лучший (по умолчанию: 1)
arg-selfplay-network = файл сети, которая направляет поиск
selfplay-progress = пакеты: { $done } из { $total }, { $seconds } с
selfplay-done =
    { $folder }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }.

## Аргументы

argparse-usage = { "использование: " }
argparse-positional = аргументы
argparse-options = параметры
argparse-help = показать эту справку и выйти
argparse-version = показать версию и выйти
argparse-error = { $problem }. См. { $command } --help.
argparse-argument = { $argument }: { $problem }
argparse-required = не указано: { $arguments }
argparse-unrecognized = неизвестный аргумент: { $arguments }
argparse-expected = не указано значение
argparse-ignored = значение здесь не нужно: { $value }
argparse-choice = { $value } нет; можно выбрать { $choices }
argument-whole = нужно целое число не меньше { $least }, а не { $value }
argument-number = нужно число, а не { $value }
argument-seconds = нужно число секунд больше 0, а не { $value }
metavar-game = ИГРА
metavar-file = ФАЙЛ
metavar-dir = ПАПКА
metavar-list = СПИСОК
metavar-n-list = N,…
metavar-code = КОД
metavar-name-value = ИМЯ=ЗНАЧЕНИЕ
metavar-game-dir = ИГРА=ПАПКА
metavar-seconds = СЕКУНДЫ
metavar-host = ХОСТ
metavar-address = АДРЕС
metavar-addresses = АДРЕСА
metavar-action = ДЕЙСТВИЕ
metavar-target = ЦЕЛЬ
metavar-id = ТЕКСТ
metavar-factor = МНОЖИТЕЛЬ
metavar-level = УРОВЕНЬ
metavar-format = ФОРМАТ
metavar-token = ТОКЕН
metavar-only = КАКИЕ
metavar-table = СТОЛ
metavar-from = ОТКУДА
metavar-to = КУДА
metavar-text = ТЕКСТ
metavar-name = ИМЯ
metavar-words = СЛОВА
metavar-time = ВРЕМЯ
metavar-kind-list = ВИД,…
metavar-user = ЧЕЛОВЕК
metavar-status = СОСТОЯНИЕ
metavar-title = НАЗВАНИЕ

## Что указано неверно

wrong-option = Настройка задаётся как ИМЯ=ЗНАЧЕНИЕ, а не { $value }.
wrong-option-twice = Настройка { $option } указана дважды.
wrong-game = Укажите, во что играть: { $games }.
wrong-options-game = Укажите, чьи настройки: wharfinger play ИГРА --list-options.
wrong-arena-game = Укажите игру или, через --show, какие результаты показать.
wrong-perft-game = Укажите игру или позицию через --position ФАЙЛ.
wrong-record-game = { $file } — партия { $has }, а не { $game }.
wrong-position-game = { $file } — позиция { $has }, а не { $game }.
wrong-names = { $seats ->
        [one] Есть { $seats } место
        [few] Есть { $seats } места
       *[many] Есть { $seats } мест
    }, но { $names ->
        [one] { $names } имя
        [few] { $names } имени
       *[many] { $names } имён
    }.
wrong-seats = { $players ->
        [one] Есть { $players } игрок
        [few] Есть { $players } игрока
       *[many] Есть { $players } игроков
    }, но { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    } в { $value }.
wrong-seat = На месте может быть { $kinds } или program:КОМАНДА, а не { $value }.
wrong-seats-unknown = { $file } не говорит, кто играет (нет { $missing }). Укажите это через --seats.
wrong-seats-program = { $file } называет программу. Программы запускаются, только если вы сами указали их через --seats.
wrong-seats-file = В { $file } должно быть столько игроков: { $count }, каждый из { $kinds }. Укажите через --seats, кто играет.
wrong-resumed = { $option } — только для новой партии; у сохранённой уже есть своё.
wrong-line = В { $file } строки от 0 до { $last }, а не { $line }.
wrong-analyse-file = Укажите файл записи или, через --position, файл позиции, но не оба.
wrong-analyse-to = --to относится к записи партии; файл позиции — это одна позиция.
wrong-show-game = --show показывает сыгранный матч, поэтому игру указывать не нужно.
wrong-show = --show показывает сыгранный матч; { $option } с ним не сочетается.
wrong-above = { $option } должно быть больше { $low }, а не { $value }.
wrong-least = { $option } должно быть не меньше { $least }, а не { $value }.
wrong-part = { $option } должно быть больше 0 и не больше 1, а не { $value }.
wrong-between = { $option } должно быть от 0 до 1, а не { $value }.
wrong-check = --check должно быть 0 или не меньше { $least }, а не { $value }.
wrong-numbers = { $option } — это числа через запятую, а не { $value }.
wrong-divide = Чтобы разделить, нужна глубина не меньше 1.

## Для администраторов

about-admin = управлять людьми и столами сервера; работающие серверы подчиняются за секунды
about-backup = сохранить всю базу данных в один файл, не останавливая сервер
about-restore = восстановить резервную копию
about-check = переиграть все сохранённые игры и назвать повреждённые
about-move-database = перенести всё в другую базу данных, из SQLite в PostgreSQL или обратно
about-admin-users = показать список людей
about-admin-tables = показать список столов
about-admin-sessions = показать браузеры, которые вошли
about-admin-log = показать, что делали администраторы
about-admin-ban = закрыть доступ человеку или адресу
about-admin-unban = снять запрет
about-admin-mute = разрешить играть, но не писать и не выбирать имена и названия
about-admin-unmute = снова разрешить писать
about-admin-logout = завершить все сеансы человека
about-admin-reset = дать учётной записи новый пароль
about-admin-rename = изменить имя человека, в том числе за всеми его столами
about-admin-delete-user = удалить учётную запись и имя человека; игры останутся
about-admin-retitle = изменить название стола
about-admin-close = завершить идущую игру как есть
about-admin-delete-table = удалить стол вместе с игрой
about-admin-prune = удалить то, чего давно никто не касался
arg-page = страница (по умолчанию: 1)
arg-size = записей на странице (по умолчанию: 50)
arg-reason = причина, для журнала
arg-as = кто это делает, для журнала (по умолчанию: ваше имя пользователя)
arg-words = только с этим текстом в имени или названии либо с этим id
arg-only-users = только заблокированные или только лишённые слова
arg-status = только столы в этом состоянии
arg-of-user = только этого человека
arg-user = человек: id, имя учётной записи или имя, которое носит только один
arg-ban-address = вместо человека закрыть доступ этому адресу или сети
arg-table = id стола
arg-for = на сколько, например 12h, 7d или 4w (по умолчанию: до отмены)
arg-new-name = новое имя
arg-new-title = новое название
arg-older-than = без изменений столько времени, например 90d, 26w или 1y
arg-prune-only = только это: sessions, finished, open, practice, running, visitors (по умолчанию: всё, кроме running)
arg-dry-run = только показать, что было бы удалено
arg-backup-file = файл, в который записать
arg-backup-replace = перезаписать файл, если он есть
arg-restore-file = резервная копия
arg-restore-replace = удалить то, что сейчас в базе данных
arg-check-tables = только эти столы, по id (по умолчанию: все)
arg-move-from = база с данными
arg-move-to = пустая база данных
argument-duration = время — это число с m, h, d, w или y, например 90d, а не { $value }
col-id = id
col-account = уч. запись
col-created = с
col-tables = столы
col-banned = запрет
col-muted = без слова
col-game = игра
col-title = название
col-status = состояние
col-players = игроки
col-updated = последнее изменение
col-at = когда
col-who = кто
col-what = что
col-subject = кого
col-details = подробности
col-reason = причина
table-status = { $status ->
    [waiting] открыт
    [running] идёт игра
    [finished] окончен
    [closed] закрыт
   *[stuck] застрял
  }
admin-yes = да
admin-page = Страница { $page } из { $pages }, всего { $total }.
admin-user-or-address = Укажите человека или --address, что-то одно.
admin-ban = { $name }: доступ закрыт.
admin-ban-until = { $name }: доступ закрыт до { $until }.
admin-unban = { $name }: запрет снят.
admin-mute = { $name }: писать запрещено.
admin-mute-until = { $name }: писать запрещено до { $until }.
admin-unmute = { $name }: снова можно писать.
admin-logout = { $count ->
    [one] { $name }: завершён { $count } сеанс.
    [few] { $name }: завершено { $count } сеанса.
   *[many] { $name }: завершено { $count } сеансов.
  }
admin-reset = Новый пароль учётной записи { $name }: { $password }
admin-rename = { $count ->
    [one] { $name } теперь { $new }, в том числе за { $count } столом.
    [few] { $name } теперь { $new }, в том числе за { $count } столами.
   *[many] { $name } теперь { $new }, в том числе за { $count } столами.
  }
admin-delete-user = { $count ->
    [one] { $name }: удалено; { $count } игра остаётся без имени.
    [few] { $name }: удалено; { $count } игры остаются без имени.
   *[many] { $name }: удалено; { $count } игр остаётся без имени.
  }
admin-retitle = Стол { $table } теперь называется { $title }.
admin-close = Игра за столом { $table } окончена.
admin-delete-table = Стол { $table } удалён.
admin-pruned = { $kind ->
    [sessions] истёкшие сеансы: { $count }
    [finished] оконченные столы: { $count }
    [open] открытые столы: { $count }
    [practice] уроки и задачи: { $count }
    [running] идущие игры: { $count }
   *[visitors] посетители без игр: { $count }
  }
admin-dry-run = Ничего не удалено (--dry-run).
backup-done = Копия сохранена в { $file } ({ $size } МБ; столы: { $tables }, люди: { $people }).
restore-done = Восстановлена копия от { $made } (столы: { $tables }, люди: { $people }).
checking = проверка
check-no-table = Стола { $table } нет.
check-fault = Стол { $table }: { $reason }
check-done = Проверено столов: { $checked }, повреждено: { $bad }.
moving = перенос
move-done = Всё перенесено (столы: { $tables }, люди: { $people }, строки: { $rows }). Старая база данных осталась прежней.
wrong-think-database = think нужна база PostgreSQL ваших серверов: --database postgresql://ПОЛЬЗОВАТЕЛЬ@ХОСТ/ИМЯ. Сервер на SQLite считает сам.
