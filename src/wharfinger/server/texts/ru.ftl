refused-malformed = Это сообщение нельзя прочесть: { $reason }
refused-too-big = Это сообщение слишком длинное.
refused-too-often = Слишком много запросов. Подождите немного и попробуйте ещё раз.
refused-too-many = Слишком много соединений с вашего адреса. Закройте часть и попробуйте ещё раз.
refused-busy = Сервер сейчас переполнен. Попробуйте чуть позже.
refused-watchers = За этим столом уже слишком много зрителей. Попробуйте позже.
refused-origin = Этот запрос пришёл с другого сайта.
refused-host = Этот сервер не использует такое имя хоста.
refused-no-table = Такого стола нет.
refused-no-game = Такой игры нет.
refused-no-rules = У этой игры нет страницы правил.
refused-no-texts = Такого перевода нет.
refused-no-page = По этому адресу ничего нет.
refused-metrics = Метрики можно читать только с этого компьютера или с токеном из настроек.
refused-no-client = Веб-клиент не собран. Выполните npm ci и npm run build в папке web и снова запустите сервер.
refused-hello = Ваша страница устарела. Перезагрузите её. (Протокол сервера: { $protocol }.)
refused-damaged = Данные этого стола повреждены, его нельзя открыть.
refused-stale = Стол за это время изменился (версия { $version }). Попробуйте ещё раз.
refused-not-running = Эта партия не идёт.
refused-not-yours = Это не ваше место.
refused-not-your-turn = Сейчас не ход этого игрока.
refused-illegal = Здесь этого сделать нельзя.
refused-lesson = Так тоже можно, но по уроку здесь другой ход. Чтобы играть свободно, выйдите из урока.
refused-no-lesson = Здесь урока нет.
refused-lesson-step = До этого шага вы ещё не дошли.
refused-no-puzzles = Для этой игры задач нет.
refused-no-puzzle = Такой задачи нет.
refused-task-illegal = В этом задании так не играли.
refused-puzzle-illegal = В этой задаче такой ход невозможен.
refused-puzzle-unfinished = Сначала доиграйте ход до конца.
refused-no-task = Такого задания нет.
refused-task-over = Это задание закончено. Начните его заново.
refused-nothing-to-undo = Вам нечего отменять.
refused-undo-turn = Не спрашивая других, можно отменять только решения своего хода.
refused-undo-revealed = Этот ход открыл что-то скрытое, поэтому на отмену должны согласиться остальные.
refused-undo-asked = Кто-то уже попросил отмену.
refused-undo-not-asked = Никто не просил отмены.
refused-chat-empty = Ваше сообщение пусто.
refused-chat-long = В сообщении может быть не больше { $most } знаков.
refused-version = У этого стола нет версии { $version }.
refused-bot = Бота с именем { $bot } нет.
refused-replace = Сейчас отдать это место боту нельзя: игрок здесь или у него ещё есть время.
refused-replace-wait =
    Этот игрок ещё может вернуться. Подождите ещё { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
refused-not-lent = За вас на этом месте бот не играет.
refused-already-bot = На этом месте уже играет бот.
refused-rules = { $reason }
refused-seats = Число мест не совпадает с числом игроков.
refused-no-person = За столом нужен хотя бы один человек.
refused-title = В названии стола может быть не больше { $most } знаков.
refused-language = Языка { $language } здесь нет.
refused-name = В имени от 1 до { $most } знаков, без запятых.
refused-full = Все места заняты.
refused-already-seated = У вас уже есть место за этим столом.
refused-begun = Эта партия уже началась.
refused-closed = Этот стол закрыли до начала партии.
refused-not-creator = Это может сделать только создатель стола.
refused-not-seated = Это могут сделать только игроки этого стола.
refused-not-finished = Это можно сделать, когда партия закончится.
refused-hidden = Партию можно скачать, когда она закончится.
refused-record = Эту запись нельзя использовать: { $reason }
refused-position = Эту позицию нельзя использовать: { $reason }
refused-unworkable = Это длилось слишком долго и было остановлено.
refused-analysis-nothing = За этим столом нечего анализировать.
refused-analysis-off = За этим столом анализ во время партии не разрешён. После неё он открыт для всех.
refused-analysis-seed = За этим столом сид задан вручную. Анализ откроется, когда партия закончится.
refused-being-played = Эта партия здесь ещё идёт. Её можно открыть, когда она закончится.
refused-analysis-seat = Во время партии бот советует только по вашим решениям.
refused-analysis-line = Ход { $number } этого варианта здесь невозможен.
refused-analysis-over = Здесь партия окончена: решать больше нечего.
refused-analysis-running = Отчёт будет доступен, когда партия закончится.
refused-analysis-unknown = Бот ещё не смотрел этот ход. Попробуйте, когда отчёт будет готов.
refused-analysis-full = Бот сейчас занят. Попробуйте чуть позже.
refused-analysis-yours = Бот ещё работает над другими вашими партиями. Попробуйте, когда он закончит.
refused-analysis-failed = Бот не смог закончить. Попробуйте ещё раз.
refused-account-taken = Это имя уже занято.
refused-account-has = У вас уже есть учётная запись.
refused-password = Длина пароля — от { $low } до { $high } знаков.
refused-password-common = Этот пароль слишком простой. Выберите другой.
refused-banned = Вам закрыт доступ на этот сервер.
refused-banned-address = Доступ с вашего сетевого адреса на этот сервер закрыт.
refused-muted = На этом сервере вам запрещено писать сообщения и выбирать имена и названия.
refused-logged-out = Вы вышли из учётной записи. Войдите, чтобы играть дальше.
refused-login = Неверное имя или пароль.
refused-not-logged-in = Сначала войдите.
refused-password-wrong = Это не ваш пароль.
refused-password-name = Этот пароль содержит ваше имя. Выберите другой.
refused-recover = Имя и резервный код не подходят друг к другу, или код уже использован.
refused-reset = Ссылка устарела или уже использована. Запросите новую.
refused-no-mail = Этот сервер не отправляет письма. Воспользуйтесь резервным кодом.
refused-no-data = Данных о вас здесь нет.
refused-notice-service = Этот сервер не может отправлять такие уведомления.
refused-notice-many = Их может быть не больше { $most }. Сначала удалите одно.
refused-notice-unknown = Такого уведомления нет.
refused-notice-email = Это не адрес эл. почты.
refused-notice-discord = URL вебхука Discord начинается с https://discord.com/api/webhooks/.
refused-notice-slack = URL вебхука Slack начинается с https://hooks.slack.com/services/.
refused-notice-telegram = Токен бота Telegram выглядит как 123456789:ABCdef…; чат — это число или @имя.
refused-notice-ntfy = В названии темы только латинские буквы, цифры, - и _, не больше 64.
refused-notice-matrix = Комната Matrix начинается с ! или #, а в токене доступа нет пробелов.
refused-notice-host = Укажите имя общедоступного сервера, например ntfy.sh.
refused-notice-webhook = Вебхук — это общедоступный адрес, который начинается с https://.
refused-notice-unsent = Письмо с кодом не удалось отправить. Попробуйте позже.
refused-notice-code = Это не код из письма.
refused-notice-unconfirmed = Сначала введите код из письма.
refused-internal = На сервере что-то пошло не так. Попробуйте ещё раз.
refused-database = База данных сервера недоступна, ничего не сохранено. Попробуйте чуть позже.
refused-slow = Ваше соединение слишком медленное. Подключитесь заново.
refused-closing = Сервер останавливается. Подключитесь чуть позже.
refused-store = Стол не удалось сохранить, ничего не изменилось. Попробуйте ещё раз.
notice-bot-failed = Бот { $bot } не смог сделать ход ({ $seat }); его заменяет { $instead }.
notice-deadline = { $seat }: время вышло. Остальные могут передать игру боту или ждать дальше.
notice-resigned = { $seat } сдаётся; дальше играет бот.
notice-replaced =
    Теперь за игрока { $seat } играет { $bot ->
        [easy] лёгкий бот
        [medium] средний бот
        [hard] сильный бот
        [expert] бот-эксперт
        [master] бот-мастер
        [greedy] жадный бот
        [random] случайный бот
       *[other] бот { $bot }
    }.
notice-returning = { $seat } возвращается и продолжит после этого хода.
notice-returned = { $seat } возвращается.
notice-undone =
    { $seat } отменяет { $count ->
        [one] { $count } решение
        [few] { $count } решения
       *[many] { $count } решений
    }.
notice-undo-refused = { $seat } отказывает в отмене.
notice-rematch = Следующая партия готова.
notice-stuck = Эту партию нельзя продолжить: { $reason } Её ходы можно скачать.
stuck-illegal = ход { $number } недопустим в этой версии правил.
stuck-gap = в базе данных не хватает записи { $number }.
stuck-event = запись { $number } нельзя прочесть.
stuck-start = партию больше нельзя подготовить. { $reason }
stuck-rules = она использует версию правил { $made }, а этот сервер играет по версии { $now }.
stuck-components = она использует компоненты { $made }, а этот сервер играет с { $now }.
lesson-title = Урок: { $game }
puzzle-title = Задача: { $game }
name-learner = Новичок
name-player = Игрок { $number }
name-deleted =
    { $number ->
        [1] Удалённый игрок
       *[other] Удалённый игрок { $number }
    }
turn-title = { $title }: ваш ход
turn-body = { $name }, ваш ход за столом «{ $title }»: { $link }
test-title = Проверка от Wharfinger
test-body = Так вы узнаете, что настал ваш ход. { $link }
code-title = Ваш код Wharfinger
code-body = Кто-то попросил сервер { $server } отправлять на этот адрес уведомления о ходах. Если это были вы, введите там код: { $code }. Если нет, не обращайте внимания на это письмо, других не будет.
email-code-body = Кто-то указал этот адрес для учётной записи на { $server }. Если это вы, введите там код { $code }. Если нет, не обращайте внимания на это письмо.
reset-title = Новый пароль для Wharfinger
reset-body =
    { $name }, кто-то запросил новый пароль для вашей учётной записи на { $server }. Если это вы, задайте его в течение { $minutes } минут:

    { $link }

    Если нет, не обращайте внимания на это письмо: пароль останется прежним.
password-changed-title = Ваш пароль для Wharfinger изменён
password-changed-body = { $name }, пароль вашей учётной записи на { $server } изменён, на всех остальных устройствах выполнен выход. Если это были не вы, сразу задайте новый пароль: { $server }/recover
email-changed-title = Ваш адрес почты в Wharfinger изменён
email-changed-body = { $name }, этот адрес больше не относится к вашей учётной записи на { $server }. Если это были не вы, сразу смените пароль.
account-deleted-title = Ваша учётная запись в Wharfinger удалена
account-deleted-body = { $name }, ваша учётная запись на { $server } удалена. Спасибо за игру!
unreadable = это не JSON.
notice-unreadable = это неверный файл.
notice-unworkable = чтение длится слишком долго.
notice-long = ходов больше { $most }.
notice-failed = Последнее уведомление не удалось отправить.
notice-gone = Этот адрес от прежней версии и больше не работает. Удалите его и добавьте снова.

## Для тех, кто запускает сервер

start-port = Порт { $port } на { $host } использовать нельзя: { $why }.
start-workers = Для нескольких процессов нужен PostgreSQL: --database postgresql://… Файл SQLite — для одного процесса.
start-think-queue = В этой базе ещё нет очереди. Сначала запустите на ней сервер.
start-database = Не удаётся открыть базу данных ({ $error }).
start-database-address = База данных задаётся как sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ@ХОСТ/ИМЯ.
start-database-packages = Для PostgreSQL нужны дополнительные пакеты: pip install "wharfinger[postgres]"
start-database-read-only = Базу данных можно только читать, писать в неё нельзя.
start-mail-server = Почтовый сервер задаётся как smtps://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ:ПОРТ или smtp://ХОСТ:ПОРТ.
start-mail-sender = Для уведомлений по почте нужен отправитель: --mail-from ИМЯ@ХОСТ.
start-proxy = Прокси задаётся адресом или сетью, например --behind-proxy 127.0.0.1,10.0.0.0/8.
start-config-read = Не удаётся прочитать настройки из { $file }: { $why }.
start-config-toml = { $file } — не файл TOML: { $why }.
start-config-unknown = { $file }: настройки { $name } нет.
start-config-unknown-close = { $file }: настройки { $name } нет. Может быть, { $close }?
start-setting-whole = { $name } — это целое число не меньше { $least }, а не { $value }.
start-setting-range = { $name } — это целое число от { $least } до { NUMBER($most, useGrouping: 0) }, а не { $value }.
start-setting-number = { $name } — это число не меньше { $least }, а не { $value }.
start-setting-above = { $name } — это число больше { $least }, а не { $value }.
start-setting-switch = { $name } — это true или false, а не { $value }.
start-setting-choice = { $name } — это одно из { $choices }, а не { $value }.
start-setting-text = { $name } — это текст в кавычках, а не { $value }.
start-setting-list = { $name } — это список текстов, а не { $value }.
start-setting-table = { $name } — это таблица игр и папок, а не { $value }.
start-setting-folders = { $name } — это ИГРА=ПАПКА, каждая игра один раз, а не { $value }.

## Для администраторов

database-file = Здесь нужна база данных в файле: sqlite:///ФАЙЛ.
database-absent = Базы данных { $file } нет.
database-older = У этой базы данных старая схема. Запустите сервер один раз, чтобы её обновить.
database-newer = Это создано более новой версией Wharfinger. Сначала обновите Wharfinger.
database-failed = База данных сообщает об ошибке: { $error }
backup-exists = Файл { $file } уже есть. Выберите другое имя или укажите --replace.
backup-nothing = Сохранять нечего: база данных пуста.
backup-tool = Для этого нужна программа PostgreSQL { $tool }. Установите клиентские программы PostgreSQL (в Debian: apt install postgresql-client).
backup-tool-failed = Программа { $tool } завершилась с ошибкой, поэтому ничего не изменено: { $error }
restore-unreadable = Файл { $file } не удаётся прочитать.
restore-damaged = Файл { $file } — не резервная копия Wharfinger, или он повреждён.
restore-format = Формат этой копии неизвестен этой версии: { $format }
restore-kind = { $kind ->
    [sqlite] Это копия SQLite. Восстановите её в sqlite:///ФАЙЛ, затем запустите wharfinger move-database.
   *[postgresql] Это копия PostgreSQL. Восстановите её в PostgreSQL, затем запустите wharfinger move-database.
  }
restore-full = { $rows ->
    [one] База данных не пуста: в ней { $rows } строка. С --replace её содержимое удаляется.
    [few] База данных не пуста: в ней { $rows } строки. С --replace её содержимое удаляется.
   *[many] База данных не пуста: в ней { $rows } строк. С --replace её содержимое удаляется.
  }
restore-in-use = База данных используется. Перед восстановлением остановите сервер.
move-same = Это дважды одна и та же база данных.
move-in-use = База данных используется. Перед переносом остановите сервер.
move-full = Целевая база данных не пуста. Переносите в пустую.
move-differs = Копия таблицы { $table } отличается от оригинала, поэтому ничего не перенесено.
deed-no-user = Здесь нет никого с именем { $name }.
deed-several-users = Имя { $name } носят несколько человек. Укажите id, его показывает wharfinger admin users.
deed-no-account = У { $name } нет учётной записи, поэтому нет и пароля.
deed-address = { $address } — не адрес и не сеть, например 203.0.113.7 или 203.0.113.0/24.
deed-not-banned = { $name } не под запретом.
deed-not-muted = { $name } и так может писать.
deed-no-table = Стола { $table } нет.
deed-not-running = За столом { $table } игра не идёт. Стол можно удалить.
deed-moved-on = За столом { $table } только что сделали ход. Попробуйте ещё раз.
deed-damaged = Данные стола { $table } повреждены. Стол можно удалить.
deed-kind = Нельзя очистить { $kind }. Возможно: { $kinds }.
check-header = описание стола не читается.
check-chairs = места не соответствуют числу игроков.
check-summary-unreadable = его сводка не читается.
check-summary = его сводка не соответствует событиям ({ $field }).
check-digest = его события изменены после записи.
