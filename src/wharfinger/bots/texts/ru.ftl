# Что говорится о ботах, которые не годятся.

unknown-bot = Бота { $bot } нет. Есть: { $bots }, program:КОМАНДА и network:ФАЙЛ.
open-quote = В списке ботов { $list } не закрыта кавычка.
over = Партия окончена: выбирать нечего.
over-analysis = Партия окончена: анализировать нечего.
budget = Бюджет бота greedy — не меньше 1, а не { $value }.
search-limit = Для поиска нужно число симуляций или секунд.
analysis-above = { $name } должно быть больше 0, а не { $value }.

## Программы вместо ботов

program-spec = Программа задаётся как program:КОМАНДА или program[time=СЕКУНДЫ]:КОМАНДА, а не как { $spec }.
program-limits = У программы есть ограничения time и start, каждое один раз, а не { $given }.
program-seconds = Ограничение { $limit } программы — от 0.01 до 86400 секунд, а не { $value }.
command-quotes = Команду { $command } не прочитать: не закрыта кавычка.
command-missing = Программа задаётся как program:КОМАНДА; команды нет.
command-line = Команда — это одна строка текста, а не { $command }.
command-unknown = Программы { $command }, которую можно запустить, нет.
program-unstarted = Не удаётся запустить программу { $name }: { $why }.
program-hello = Программа { $name } должна ответить на hello объектом типа "hello", а ответила: { $given }.
program-protocol = Программа { $name } использует протокол { $given }; здесь протокол { $protocol }.
program-nameless = Программа { $name } должна назвать в hello своё имя текстом. Если она называет автора, то тоже текстом.
program-question = Программе { $name } задан вопрос { $asked }, а она ответила на вопрос { $given }.
program-no-object = Программа { $name } написала не объект JSON: { $given }.
program-either = Программа { $name } должна ответить на вопрос либо через "code", либо через "text".
program-illegal = Программа { $name } ответила { $given }, а такого нет среди допустимых ответов (всего { $count }).
program-silent = Программа { $name } не ответила за { $seconds } с.
program-deaf = Программа { $name } не ответила за { $seconds } с и даже не прочитала, что ей отправили.
program-closed = Программа { $name } закрыла стандартный вывод.
program-long-line = Программа { $name } написала строку длиннее { $bytes } байт.
program-flood = Программа { $name } написала много строк, о которых никто не просил.
program-status = Программа { $name } завершилась с кодом { $status }.
program-killed = Программу { $name } завершил сигнал { $signal }.
program-last-words = { $failure } Последнее в её выводе ошибок: «{ $words }».
given-nothing = ничего
given-deep = что-то с глубокой вложенностью

## Сети как боты

network-spec = Сеть задаётся как network:ФАЙЛ или network[simulations=N]:ФАЙЛ, а не как { $spec }.
network-limits = У сети есть ограничения simulations и seconds, каждое один раз, а не { $given }.
network-limit = Ограничение { $limit } сети — от { $least } до { $most }, а не { $value }.
no-network = Файла { $file } нет.
no-master = Для игры «{ $game }» мастера нет: у неё нет сети.
bad-network = { $file } — не сеть для игры «{ $game }».
old-network = Сеть { $file } обучена версией { $version } на других правилах или признаках игры «{ $game }», чем сейчас.
bad-checkpoint = { $file } — контрольная точка сети другого размера.

## Имена ботов за столом

name-easy = Лёгкий { $number }
name-medium = Средний { $number }
name-hard = Сильный { $number }
name-expert = Эксперт { $number }
name-master = Мастер { $number }
name-greedy = Жадный { $number }
name-random = Случайный { $number }
