brand = Wharfinger
skip-to-content = К содержанию
nav-label = Страницы
close = Закрыть
cancel = Отмена
copy = Копировать
copied = Скопировано
save = Сохранить
saved = Сохранено.
menu = Меню
you = вы
online = в сети
away = нет на месте
points = { " " }оч.
rule = Правило { $rule }

## Лобби

lobby-title = Гавани, церкви и корабли
lobby-lead = Три серьёзные портовые игры по полным правилам. Играйте сразу против ботов, с друзьями на одном устройстве или по сети хоть много дней.
lobby-games = Игры
lobby-mine = Ваши партии
lobby-open = Открытые столы
lobby-open-none = Сейчас открытых столов нет. Создайте свой и отправьте другу ссылку.
lobby-running = Можно посмотреть
lobby-running-none = Сейчас открытых партий нет.
lobby-rename = Изменить имя
lobby-nameless = Выберите имя
speed = Ускоряется: { $percent } %
speed-about = Играть уже можно. Пока это не закончено, боты играют чуть слабее.
players-range =
    { $low ->
        [1] один или до { $high } игроков
       *[other] { $low }–{ $high } игроков
    }
play-now = Играть против ботов
set-up = Создать стол…
join = Присоединиться
join-named = Присоединиться: { $name }
your-turn = Ваш ход
show-all = Показать все ({ $count })
show-more = Показать ещё
show-fewer = Показать меньше
table-finished-ago = завершено { $when }
table-stuck-short = сломан
table-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
table-deadline = срок хода: { $when }
table-moved = последний ход { $when }
record-title = Открыть запись
record-about = Просмотрите сохранённую партию ход за ходом или продолжите её.
record-go-on = продолжить партию с места остановки
record-open = Выбрать файл…
nowhere-title = Страница не найдена
nowhere-about = По этому адресу ничего нет. Возможно, ссылка неполная.
to-lobby = В лобби

## Создание стола

new-title = Создать стол
new-game = Игра
new-no-game = Такой игры нет.
new-players = Игроки
new-order-note = Первый игрок обычно выбирается случайно; дальше ходят в этом порядке.
new-pace = Темп
pace-live = Вживую
pace-live-about = Все играют сейчас, без ограничения времени.
pace-correspondence = По переписке
pace-correspondence-about = Играйте, когда удобно. За игрока, у которого вышло время, может продолжить бот.
pace-days = Дней на ход
new-open = Доступ
open-link = Закрытый
open-link-about = Стол найдут только те, у кого есть ссылка.
open-public = Открытый
open-public-about = Виден в лобби. Любой может занять место или смотреть.
new-rules = Дополнительные настройки
new-rules-group = Правила
new-table-group = Стол
new-rules-about =
    { $count ->
        [0] всё по умолчанию
        [one] { $count } изменение
        [few] { $count } изменения
       *[many] { $count } изменений
    }
new-name = Название стола
new-seed = Сид
new-seed-about = Один и тот же сид всегда даёт одну и ту же раскладку. Все увидят, что вы его задали. Чтобы раскладка была случайной, оставьте поле пустым.
chosen-seed = сид задан вручную
chosen-seed-about = Создатель стола задал сид и может знать скрытые карты.
new-create = Начать партию
new-create-wait = Создать стол
usual = { $value } (по умолчанию)
order-earlier = Передвинуть вперёд: { $name }
order-later = Передвинуть назад: { $name }
chair = Место { $number }
chair-me = Вы
chair-open = Свободное место
chair-hotseat = Игрок на этом устройстве
chair-name = Имя
chair-name-of = Имя, место { $number }
bot-other = Бот «{ $name }»
bot-easy = Лёгкий бот
bot-easy-about = Ходит сразу и почти не смотрит вперёд.
bot-medium = Средний бот
bot-medium-about = Немного смотрит вперёд. Хороший первый соперник.
bot-hard = Сильный бот
bot-hard-about = Думает около секунды и наказывает за ошибки.
bot-expert = Бот-эксперт
bot-expert-about = Думает до десяти секунд за ход.
bot-master = Бот-мастер
bot-master-about = Научился на миллионах партий с самим собой. Самый сильный.
bot-greedy = Жадный бот
bot-greedy-about = Выбирает лучший ближайший шаг. Быстрый и совсем не слабый.
bot-random = Случайный бот
bot-random-about = Делает случайные допустимые ходы.
name-player = Игрок { $number }
name-deleted =
    { $number ->
        [1] Удалённый игрок
       *[other] Удалённый игрок { $number }
    }
name-bot = { $bot } { $number }
name-bot-easy = Лёгкий
name-bot-medium = Средний
name-bot-hard = Сильный
name-bot-expert = Эксперт
name-bot-master = Мастер
name-bot-greedy = Жадный
name-bot-random = Случайный

## До партии

waiting-for =
    { $count ->
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
       *[many] Ждём ещё { $count } игроков.
    }
waiting-prepared = Партия готовится…
waiting-free = свободное место
sit-down = Занять место
leave-table = Покинуть стол
kind-bot = бот
invite-title = Пригласить игроков
invite-about = По этой ссылке любой может занять свободное место.
invite-link = Ссылка на стол
own-link =
    { $count ->
        [1] Ссылка на ваше место
       *[other] Ссылка на ваше место { $number }
    }
own-link-about = По ней можно играть за это место на другом устройстве. Никому её не передавайте.
start-with-bots = Начать сейчас, остальные места — ботам

## Стол

table-opening = Стол открывается…
table-gone = Этот стол закрыт
logged-out = Вы вышли
table-stuck = Эту партию нельзя продолжить. Её ходы можно скачать через меню.
line-lost = Связь потеряна. Переподключаемся…
error-line-lost = Связь прервалась, и это не дошло до сервера. Попробуйте ещё раз.
error-offline = Сервер недоступен.
error-server = Неожиданный ответ сервера ({ $status }). Попробуйте ещё раз.
board-label = Поле
dock-label = Ваше решение
tabs-label = Разделы стола
tab-board = Поле
tab-players = Игроки
tab-log = Ходы
tab-chat = Чат
zoom = Масштаб поля
zoom-in = Увеличить
zoom-out = Уменьшить
zoom-now = { $percent } %
zoom-reset = Сбросить масштаб
watching = зритель
curtain-title = Передайте устройство: { $name }
curtain-about = Кое-что здесь может видеть только { $name }. Оно появится, когда { $name } нажмёт кнопку.
curtain-lift = Показать мой стол
curtain-public = Это видно всем.
curtain-show = Показать стол: { $name }
waits-for = Ждём: { $name }
to-move = ходит
turn-order = Порядок хода
turn-order-drawn = Порядок хода: { $names }. Начинает { $first }.
turn-order-drawn-you = Порядок хода: { $names }. Начинаете вы.
points-now = Очки
points-now-about = Сколько очков было бы у каждого, если бы партия закончилась сейчас
points-final = Итоговый счёт
thinking = думает
help = Что здесь нужно решить?
all-choices = Показать все варианты ({ $count })
stepper-less = { $name }: на один меньше
stepper-more = { $name }: на один больше
stepper-of = { $value } из { $held }
narrowed = вариантов: { $count }
fold = Свернуть варианты
unfold = Показать варианты
back = Назад

## Ход

end-turn = Закончить ход
undo = Отменить
restart-turn = Начать ход заново
choose-first = Сделайте выбор
anyway = Всё равно: { $deed }
drawer =
    { $count ->
        [one] ещё { $count } вариант
        [few] ещё { $count } варианта
       *[many] ещё { $count } вариантов
    }
turn-then = Потом: { $what }
held = Выбрано: { $choice }
held-confirm = Нажмите Enter: «{ $button }»
card-choices = Правый щелчок — выбрать: { $choices }
setting-auto-end = Заканчивать мой ход автоматически
setting-auto-end-about = Ход закончится сам, как только останется лишь покупать, продавать или выплачивать займы.

## За столом

undo-ask = Попросить отменить ход
undo-wanted = { $name } просит отменить ход.
undo-waiting = Вы попросили отменить ход. Ждём остальных.
agree = Согласиться
refuse = Отказать
resign = Сдаться
resigned = партия сдана
leave = Покинуть партию…
leave-title = Покинуть партию?
leave-about = Если за вас продолжит бот, вы сможете вернуться. Если сдадитесь, бот доиграет партию за вас.
replace-me = Пусть продолжит бот
let-bot-play = Пусть играет бот
take-seat-back = Вернуться на своё место
away-left = Нет на месте: на возвращение осталось { $time }
share = Поделиться
share-watch = По этой ссылке любой может смотреть партию или занять свободное место.
log-empty = Ходов ещё не было.
since-you = С вашего прошлого хода
look-then = Показать поле в этот момент
chat-empty = Пока никто ничего не написал.
chat-say = Напишите что-нибудь
chat-send = Отправить
notify-title = { $table }: ваш ход

## Обучение

learn-short = Обучение
learn-game = Обучение: { $game }
learn-opening = Урок готовится…
learn-go-on = Продолжить
learn-anew = Начать заново
learn-guided = Партия с подсказками
learn-guided-about =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } на настоящем поле: читайте, смотрите и делайте подсвеченные ходы.
learn-guided-done = Пройдено
learn-start = Начать
learn-progress = Звёзды: { $stars } из { $most }
learn-stars =
    { $stars ->
        [0] ещё не решено
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }
learn-puzzles = Задачи
learn-puzzles-about = Позиции из сильных партий. Один ход явно лучше всех: найдите его.
learn-to-puzzles = Решать задачи
task = Задание
task-number = { $lesson }: задание { $number } из { $of }
task-turns =
    { $left ->
        [one] Остался { $left } ход
        [few] Осталось { $left } хода
       *[many] Осталось { $left } ходов
    }
task-met = готово
task-hint = Подсказка
task-retry = Ещё раз
task-show-solution = Показать решение
task-solution = Решение
task-won = Решено!
task-lost = Не совсем
task-lost-legal = Все ходы были по правилам, но цель не достигнута.
task-bot-thinks = Бот смотрит на ваш ход…
task-bot-same = Для партии в целом ход хороший: бот сыграл бы так же.
# one form
task-bot = { $number ->
    [0] Бот сыграл бы:
   *[other] На { $number }-м ходу бот сыграл бы:
  }
task-bot-astray = Без этого задания бот сыграл бы:
task-bot-points = По его оценке, к концу партии это даёт примерно на { NUMBER($points, maximumFractionDigits: 1) } оч. больше.
task-next = Следующее задание
task-to-lessons = Все уроки
task-to-tasks = К заданиям
puzzle = Задача
puzzle-title = Найдите лучший ход
puzzle-text = Ваш ход в партии сильных ботов. Сыграйте ход целиком. Его можно отменять, пока не открылось ничего нового.
puzzle-rating = Рейтинг задачи { $rating }
puzzle-judging = Оцениваем ваш ход…
puzzle-grade-best = Лучший ход!
puzzle-grade-good = Хороший ход
puzzle-grade-inaccuracy = Неточность
puzzle-grade-mistake = Ошибка
puzzle-grade-blunder = Зевок
puzzle-lost = Этот ход теряет { NUMBER($percent, maximumFractionDigits: 1) } п. п. шансов на победу ({ NUMBER($win, maximumFractionDigits: 0) } % вместо { NUMBER($best, maximumFractionDigits: 0) } %) и около { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } очка
        [few] { NUMBER($points, maximumFractionDigits: 1) } очков
        [many] { NUMBER($points, maximumFractionDigits: 1) } очков
       *[other] { NUMBER($points, maximumFractionDigits: 1) } очка
    }.
puzzle-lost-win = Этот ход теряет { NUMBER($percent, maximumFractionDigits: 1) } п. п. шансов на победу: { NUMBER($win, maximumFractionDigits: 0) } % вместо { NUMBER($best, maximumFractionDigits: 0) } %.
puzzle-kept-all = С ним вы выигрываете { NUMBER($best, maximumFractionDigits: 0) } % партий; любой другой план теряет не меньше { NUMBER($margin, maximumFractionDigits: 1) } п. п.
puzzle-best = Лучший ход
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-yours = Ваш рейтинг: { $rating }
puzzle-change = { $change }
puzzle-unrated = Эту задачу вы уже решали: на рейтинг она не влияет.
puzzles-short = Задачи
puzzles-game = Задачи: { $game }
puzzles-about = Каждая позиция — из партии сильных ботов, и глубокий поиск нашёл в ней ход, который явно лучше остальных. Сделайте свой ход и узнайте, что он даёт или теряет.
puzzles-daily = Задача дня
puzzles-daily-done = Сегодня решена. Возвращайтесь завтра!
puzzles-daily-tried = Сегодня сыграна.
puzzles-any = Тренировка
puzzles-any-about =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    } по вашему рейтингу.
puzzles-rating = Рейтинг
puzzles-streak = Серия
puzzles-solved = Решено
puzzles-solved-of = { $solved } из { $count }
puzzles-best-streak = лучшая: { $best }
lesson = Урок
lesson-step = Шаг { $step } из { $of }
lesson-next = Дальше
lesson-free = Играть дальше самостоятельно
lesson-back = Назад
lesson-leave = Выйти из урока
lesson-astray = Так тоже можно, но по уроку нужно сделать подсвеченный ход.

## Страница правил

rules-short = Как играть
how-to-play = Как играть: { $game }
rules-complete = Полные правила
rules-how = Впервые играете? Сначала прочтите, как играть.
rules-complete-of = Полные правила: { $game }
rules-lead = Все правила для справки.
rules-search = Поиск в правилах
rules-found =
    { $count ->
        [0] Ничего не найдено.
        [one] Найдено { $count } место.
        [few] Найдено { $count } места.
       *[many] Найдено { $count } мест.
    }
rules-contents = Содержание
rules-decisions = Что вы решаете
rules-things = Что есть что и как работает
rules-switches = Настройки
rules-switch-usual = { $value } (по умолчанию)
rules-switch-range = число от { $low } до { $high }
rules-components = Компоненты
rules-reconstructed = реконструкция
rules-reconstructed-about = Эти значения не удалось сверить с изданной игрой. Мы подобрали их так, чтобы они не противоречили ничему известному; если игра у вас есть, их можно исправить в файле.
rules-component = Компонент
rules-note = Примечание
rules-loading = Правила загружаются…

## Конец и просмотр

# one form
result-winner =
    { $count ->
        [1] Побеждает { $names }
       *[other] Делят победу: { $names }
    }
# one form
result-you =
    { $count ->
        [1] Вы победили!
       *[other] Делят победу: { $names }
    }
result-solo-you =
    Вы набрали { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
result-solo =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
result-best-new = Новый личный рекорд! Прежний — { $best }.
result-best-equal = Вы повторили свой рекорд.
result-best = Ваш рекорд — { $best }.
result-none = Партия окончена
result-fold = Скрыть результаты
result-unfold = Показать результаты
spoken-over = Партия окончена.
spoken-over-won =
    Партия окончена. { $count ->
        [one] Побеждает
        [few] Делят победу:
       *[many] Делят победу:
    } { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
results = Результаты
results-board = Показать поле
results-counting = Считаем очки…
results-time = Очки по ходу партии
results-moments = Ключевые моменты
results-gain =
    +{ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
results-lead = выходит вперёд
results-analyse = Какие ходы были ошибками и что было лучше? Бот просматривает каждый ход.
results-report = Отчёт о партии
results-share-about = По этой ссылке видны результаты; партию можно просмотреть и разобрать.
results-share-link = Ссылка на результаты
rematch = Сыграть ещё
rematch-go = К новой партии
record-save = Скачать партию
replay = Просмотр
replay-at = решение { $at } из { $of }
replay-at-short = { $at } / { $of }
replay-slider = Решение
replay-turn-back = На ход назад
replay-back = На решение назад
replay-on = На решение вперёд
replay-turn-on = На ход вперёд
replay-play = Пуск
replay-pause = Пауза
replay-leave = К партии
replay-leave-finished = К результату

## Доска анализа

analysis = Анализ
analysis-about = Узнайте, сколько потерял каждый ход партии, попробуйте другие и спросите бота, как сыграл бы он.
analysis-opening = Доска анализа открывается…
analysis-closed = Эту партию нельзя анализировать
analysis-over = Здесь партия окончена
analysis-tab-advice = Бот
analysis-tab-report = Отчёт
analysis-tab-moves = Ходы
analysis-eyes = Смотреть глазами
analysis-eyes-actor = Кто ходит
analysis-share = Поделиться
analysis-share-link = Ссылка на эту позицию
analysis-share-about = По этой ссылке видна позиция и приведшие к ней ходы.
analysis-share-running = Пока партия идёт, ссылка работает только у вас: она показывает то, что можете знать только вы.
analysis-position = Позиция текстом
analysis-position-about = Всё, что на столе, в том числе скрытое. Можно сохранить, изменить и открыть снова.
analysis-position-running = То, чего вы знать не можете, роздано в ней случайно.
analysis-open = Открыть другую
analysis-open-title = Открыть другую запись или позицию
analysis-open-link = Анализ записи или позиции…
analysis-paste = Вставьте запись или позицию
analysis-open-go = Анализировать
analysis-allowed = анализ разрешён
analysis-allowed-about = Во время партии игроки могут анализировать свои решения с ботом.
new-analysis = Анализ
new-analysis-after = После партии
new-analysis-during = И во время партии
new-analysis-after-about = Доска анализа откроется, когда партия закончится.
advice-ask = Спросить бота
advice-about = Бот ищет лучшие ходы отсюда, опираясь только на то, что может знать игрок, который сейчас ходит.
advice-over = Решать здесь больше нечего.
advice-others = Пока партия идёт, бот советует только по вашим решениям.
advice-stop = Стоп
advice-seconds-label = Время на раздумье
advice-seconds = { $seconds } с
advice-slow = Игра ещё ускоряется, поэтому этот поиск не так глубок, как обычно.
advice-sum = { $name }: сыграно пробных партий — { NUMBER($simulations) } за { $seconds } с. Первый ход лучший с вероятностью { $sure } %.
advice-device = Считает это устройство.
advice-server = Ваш браузер не может это посчитать, поэтому считает сервер.
advice-visits = { $share } % попыток
prospect-win = { $win } ± { $error } %
prospect-points = { $points } ± { $spread } оч.
lines-none = Сыграйте на поле что угодно за любого игрока — это только проба.
lines-back = К партии
lines-forget = Удалить вариант
graph-section = Как шла партия
graph-kind = Что на графике
graph-win = Шансы на победу
graph-points = Ожидаемые очки
graph-score = Очки
graph-label-win = Шансы на победу каждого игрока по ходам партии
graph-label-points = Ожидаемые очки каждого игрока по ходам партии
graph-label-score = Очки каждого игрока по ходам партии
graph-percent = { $share } %
graph-of = { $name } { $value }
graph-turn = Ход { $turn }, { $name }
graph-end = Конец
graph-progress = Проверено ходов: { $done } из { $total }
graph-deeper = Сомнительные ходы проверяются внимательнее…
graph-queued = Бот занят другими отчётами. Ваш начнётся, как только он освободится.
graph-waiting = { $count ->
    [one] В очереди: перед вами { $count } анализ
    [few] В очереди: перед вами { $count } анализа
    [many] В очереди: перед вами { $count } анализов
   *[other] В очереди: перед вами { $count } анализа
}
graph-again = Ещё раз
grade-inaccuracy = Неточность
grade-mistake = Ошибка
grade-blunder = Зевок
moves-better = Лучше:
moves-chance = Шансы на победу после этого хода: { $name }
moments = Переломные моменты
moments-none = Ни один ход не выделяется как ошибка.
moments-yet = Пока нет.
moment-lost = −{ $share } % шансов на победу
moment-lost-points = −{ $share } % очков
report-player = Игрок
report-accuracy = Точность
report-unfinished = Бот ещё проверяет ходы. Числа изменятся.
report-how = Как оцениваются ходы
report-how-search = Бот ищет в каждой позиции лучший ход, опираясь только на то, что мог знать игрок. Потом он сравнивает, как идёт партия после этого хода и после сыгранного. Оценка зависит от того, сколько теряет сыгранный ход:
report-how-grade = { $grade }: теряет { $share } % шансов на победу или больше
report-how-alone = { $grade }: теряет { $share } % очков или больше
report-how-accuracy = Точность — 100 %, если ни один ход ничего не потерял. Как на lichess, точность хода тем ниже, чем больше шансов на победу он потерял; ходы в переломные моменты весят больше, а плохие сильно тянут вниз. Ходы без выбора не считаются.
learn-yours = Учиться на своих ошибках
learn-of = Учиться на ошибках: { $name }
learn-title = Учиться на ошибках
learn-at = { $at } из { $of }
learn-leave = Закрыть
learn-ask = Здесь потеряно { $share } % шансов на победу. Найдите ход лучше ({ $name }).
learn-judging = Проверяем ваш ход…
learn-best = Да, это лучший ход.
learn-good =
    { $share ->
        [0] Хорошо: не хуже лучшего хода.
       *[other] Хорошо: теряет только { $share } %.
    }
learn-missed = Можно лучше: этот ход теряет { $share } %.
learn-solution = Лучший:
learn-show = Показать решение
learn-skip = Пропустить
learn-retry = Ещё раз
learn-next = Дальше
learn-again = Начать заново
learn-done =
    { $solved ->
        [0] На этом всё. Попробуйте ещё раз: для каждой ошибки есть ход лучше.
       *[other] Готово! Найдено ходов лучше: { $solved } из { $of }.
    }
learn-nothing = Ошибок, на которых можно учиться, нет.
learn-hidden = Пока вы ищете лучшие ходы, отчёт и бот скрыты.
sources = Откуда очки
sources-source = Источник
sources-total = Всего
sources-earlier = До этой записи

## Настройки

settings = Настройки
setting-name = Ваше имя
setting-name-about = Его видят другие игроки. Оно хранится на этом сервере для этого браузера.
setting-language = Язык
setting-language-auto = Как в браузере
setting-theme = Оформление
setting-theme-auto = Автоматически
setting-theme-light = Светлое
setting-theme-dark = Тёмное
setting-seats = Цвета игроков
setting-seats-harbour = Портовые
setting-seats-safe = Для дальтоников
setting-seats-strong = Яркие
setting-speed = Скорость анимации
setting-speed-off = Выкл.
setting-speed-fast = Быстро
setting-speed-normal = Обычно
setting-speed-slow = Медленно
setting-confirm = Подтверждать ходы
setting-confirm-about = Ход нельзя отменить, когда он передал очередь следующему игроку или открыл что-то скрытое.
setting-confirm-always = Всегда
setting-confirm-irreversible = Если нельзя отменить
setting-confirm-turn = Когда кончается мой ход
setting-confirm-never = Никогда
setting-sound = Звуки
setting-sound-about = Короткий сигнал, когда ваш ход, когда партия окончена и когда ход невозможен.
setting-compute = Где считать анализ
setting-compute-about = Автоматически: на этом устройстве, а если оно слишком медленное — на сервере.
setting-compute-auto = Автоматически
setting-compute-device = Это устройство
setting-compute-server = Сервер
setting-bots = Пусть за ботов думает моё устройство
setting-bots-about = В играх, где против вас только боты. Если у бота есть карты, которые вам видеть нельзя, думает сервер.
setting-cores = Потоки для анализа
setting-cores-count =
    { $count ->
    [one] { $count } поток
    [few] { $count } потока
   *[many] { $count } потоков
}
setting-volume = Громкость
setting-notify = Уведомления на рабочем столе
setting-notify-about = Появляются, когда ваш ход, а страница в фоне.
setting-notify-refused = Браузер блокирует уведомления этой страницы.
account = Учётная запись
account-about = Для игры она не нужна. С ней ваши партии доступны в любом браузере.
account-in = Вы вошли как { $name }.
account-name = Имя учётной записи
account-password = Пароль
account-create = Зарегистрироваться
account-login = Войти
account-logout = Выйти
account-manage = Управление учётной записью
account-enter = Войти или зарегистрироваться
account-since = Учётная запись с { $date }
password-about = Не меньше 10 знаков. Хорошо подойдут несколько случайных слов.
password-old = Ваш пароль
password-new = Новый пароль
password-change = Сменить пароль
password-changed = Пароль изменён. Во всех остальных браузерах выполнен выход.
codes-title = Резервные коды
codes-about = Забыли пароль? Каждый код один раз вернёт вас в учётную запись.
codes-left =
    { $count ->
        [0] У вас нет кодов.
        [one] У вас остался { $count } код.
        [few] У вас осталось { $count } кода.
       *[many] У вас осталось { $count } кодов.
    }
codes-make = Получить коды
codes-renew = Получить новые коды
codes-renew-about = Новые коды заменят прежние.
codes-keep = Сохраните эти коды в надёжном месте. Больше они не появятся.
codes-download = Скачать
codes-done = Коды сохранены
codes-file = Резервные коды Wharfinger: { $name }, { $server }
email-title = Почта
email-about = Для ссылки, если вы забудете пароль, и для писем об изменениях учётной записи. Больше ни для чего.
email-is = Ваш адрес: { $address }.
email-asked = Код, отправленный на { $address }
email-address = Адрес почты
email-add = Добавить адрес
email-change = Сменить адрес
email-remove = Удалить адрес
email-send = Отправить код
browsers-title = Где выполнен вход
browsers-count =
    { $count ->
        [1] Вход выполнен только здесь.
        [one] Вход выполнен в { $count } браузере.
        [few] Вход выполнен в { $count } браузерах.
       *[many] Вход выполнен в { $count } браузерах.
    }
browsers-about = После выхода в остальных перестанут работать и ссылки на ваши места.
browsers-end = Выйти во всех остальных браузерах
browsers-ended = Теперь вход выполнен только здесь.
data-title = Ваши данные
data-about = Всё, что сервер хранит о вас, в одном файле: учётная запись, настройки, партии и их записи.
data-download = Скачать данные
delete-title = Удалить учётную запись
delete-about = Партии останутся, но ваше имя из них исчезнет. В незаконченных партиях вас заменит бот. Отменить это нельзя.
delete-open = Удалить учётную запись…
delete-sure = Удалить учётную запись?
delete-now = Удалить
delete-done = Ваша учётная запись удалена.
recover-title = Забыли пароль?
recover-mail-title = Ссылка по почте
recover-who = Имя учётной записи или адрес почты
recover-send = Отправить ссылку
recover-sent = Если у этой учётной записи есть адрес почты, ссылка уже в пути. Она действует час.
recover-code-title = Резервный код
recover-code = Резервный код
recover-set = Задать пароль и войти
recover-neither = Ничего не помогло? Обратитесь к владельцу сервера.
recover-no-mail = Этот сервер не отправляет письма. Кодов не осталось? Обратитесь к владельцу сервера.
reset-title = Выберите новый пароль
reset-again = Получить другую ссылку
notices = Уведомления
notices-about = Письмо, сообщение в Discord или Telegram либо push-уведомление, когда ваш ход, а вас нет на месте.
notice-service = Добавить уведомление
notice-choose = Выберите…
notice-add = Добавить
notice-remove = Удалить
notice-remove-named = Удалить: { $name }
notice-test = Проверить
notice-sent = Отправлено.
notice-unsent = Отправить не удалось.
notice-code = Код из письма
notice-confirm = Подтвердить
notice-service-email = Эл. почта
notice-service-discord = Discord
notice-service-telegram = Telegram
notice-service-ntfy = ntfy
notice-service-matrix = Matrix
notice-service-slack = Slack
notice-service-webhook = Webhook
notice-service-gone = Старый адрес
notice-hint-email = Сначала мы отправим на этот адрес код.
notice-hint-discord = В Discord откройте настройки канала, затем «Интеграция» и «Вебхуки» и скопируйте URL вебхука.
notice-hint-telegram = Создайте бота через @BotFather и напишите ему, чтобы он мог ответить.
notice-hint-ntfy = Подпишитесь на тему в приложении ntfy. Выберите название, которое никто не угадает.
notice-hint-matrix = Используйте учётную запись из этой комнаты; её токен доступа — в настройках приложения в разделе «Помощь».
notice-hint-slack = В Slack добавьте в канал приложение «Incoming Webhooks» и скопируйте URL вебхука.
notice-hint-webhook = Ваш сервер получит POST с title, text и link в JSON.
notice-field-email-address = Ваш адрес эл. почты
notice-field-discord-webhook = URL вебхука
notice-field-telegram-token = Токен бота
notice-field-telegram-chat = ID чата или @имя
notice-field-ntfy-topic = Тема
notice-field-ntfy-server = Сервер (если пусто, ntfy.sh)
notice-field-ntfy-token = Токен доступа, если тема его требует
notice-field-matrix-server = Домашний сервер, например matrix.org
notice-field-matrix-room = ID комнаты
notice-field-matrix-token = Токен доступа
notice-field-slack-webhook = URL вебхука
notice-field-webhook-address = Адрес, начиная с https://

## Клавиши

keys-title = Горячие клавиши
keys-choose = выбрать вариант по номеру; на панели — задать последнее изменённое количество или первое
keys-confirm = выбрать то, что в фокусе; ещё раз — подтвердить
keys-back = отменить один шаг
keys-close = закрыть или снова показать все варианты
keys-walk = переходить по вариантам и полю; Enter выбирает
keys-board = двигаться по полю или менять количество
keys-step = в просмотре: на решение назад или вперёд
keys-turn = в просмотре: на ход назад или вперёд
keys-ends = в просмотре: в начало или конец
keys-play = в просмотре: пуск или пауза
keys-zoom = увеличить, уменьшить поле, вернуть масштаб
keys-help = показать этот список

## Первое слово варианта и заголовок над несколькими

verb-accept = принять
verb-build = построить
verb-buy = купить
verb-canal = канал
verb-construct = построить
verb-discard = сбросить
verb-done = готово
verb-donate = пожертвовать
verb-enter = войти
verb-go = идти
verb-hire = нанять
verb-move = на поле
verb-none = ничего
verb-pass = пасовать
verb-pay = заплатить
verb-repay = выплатить
verb-score = учесть
verb-sell = продать
verb-stop = закончить
verb-take = взять
verb-use = использовать
