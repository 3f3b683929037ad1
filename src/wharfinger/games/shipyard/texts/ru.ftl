summary = Владельцы верфей 1870-х строят корабли, оснащают их, набирают экипаж и отправляют каждый корабль в пробное плавание по арендованным каналам.

## Названия

name-action-build = Постройка кораблей
    .acc = Постройку кораблей
name-action-canal = Аренда канала
    .acc = Аренду канала
name-action-goods = Закупка товаров
    .acc = Закупку товаров
name-action-equipment = Выпуск оснащения
name-action-crew = Набор экипажа
name-action-employee = Наём служащих
name-action-exchange = Биржа
    .acc = Биржу
name-action-subsidy = Субсидия
    .acc = Субсидию
name-piece-captain = капитан
    .acc = капитана
name-piece-officer = офицер
    .acc = офицера
name-piece-businessman = коммерсант
    .acc = коммерсанта
name-piece-soldier = солдат
    .acc = солдата
name-piece-stoker = кочегар
    .acc = кочегара
name-piece-chimney = труба
    .acc = трубу
name-piece-sail = парус
name-piece-crane = кран
name-piece-cannon = пушка
    .acc = пушку
name-kind-bow = нос
name-kind-middle = середина
    .acc = середину
name-kind-stern = корма
    .acc = корму
name-column-bow = носовые части
name-column-left = левые средние части
name-column-right = правые средние части
name-column-stern = кормовые части
name-symbol-cabin = каюта
name-symbol-stoker-cabin = каюта кочегара
name-symbol-mount-crane = крепление для крана
name-symbol-mount-cannon = крепление для пушки
name-symbol-mount-mast = крепление для мачты
name-symbol-ring = спасательный круг
name-symbol-boat = шлюпка
name-symbol-lantern = фонарь
name-symbol-military = военный чиновник
name-symbol-business = торговый чиновник
name-symbol-blue-riband = Голубая лента
name-good-coal = уголь
name-good-cloth = ткань
name-good-grain = зерно
name-shows-coal-coal-coal = 3 угля
name-shows-coal-coal-cloth = 2 угля, ткань
name-shows-coal-coal-grain = 2 угля, зерно
name-shows-coal-cloth-cloth = уголь, 2 ткани
name-shows-coal-cloth-grain = уголь, ткань, зерно
name-shows-coal-grain-grain = уголь, 2 зерна
name-shows-cloth-cloth-cloth = 3 ткани
name-shows-cloth-cloth-grain = 2 ткани, зерно
name-shows-cloth-grain-grain = ткань, 2 зерна
name-shows-grain-grain-grain = 3 зерна
name-ring-equipment = оснащение
    .gen = оснащения
name-ring-crew = экипаж
    .gen = экипажа
name-ring-hiring = наём
    .gen = найма
name-side-north = север
name-side-east = восток
name-side-south = юг
name-side-west = запад
name-shape-chain7 = цепь
name-shape-tee6 = двойное Т
name-shape-cross5 = крест
name-colour-red = красный
name-colour-blue = синий
name-colour-yellow = жёлтый
name-colour-grey = серый
name-colour-green = зелёный
name-stage-regular = обычные ходы
name-stage-final-action = последние действия
name-stage-final-ship = последняя достройка корабля
name-why-final-drop = кубик упал в последний раз
name-why-early-end = закончилась стопка частей кораблей
name-how-final-drop = кубик упал в последний раз
name-how-early-end = закончилась стопка частей кораблей
name-stack-canals = каналы
name-stack-goods = плитки товаров
name-stack-solo = плитки соло
name-face-build = Постройка кораблей
name-face-canal = Аренда канала
name-face-goods = Закупка товаров
name-face-equipment = Выпуск оснащения
name-face-crew = Набор экипажа
name-face-employee = Наём служащих
name-face-exchange = Биржа
name-face-last-tile = последняя плитка
name-employee-merchant-coal-1 = Торговец углём I
    .acc = Торговца углём I
name-employee-merchant-coal-2 = Торговец углём II
    .acc = Торговца углём II
name-employee-merchant-cloth-1 = Торговец тканями I
    .acc = Торговца тканями I
name-employee-merchant-cloth-2 = Торговец тканями II
    .acc = Торговца тканями II
name-employee-merchant-grain-1 = Торговец зерном I
    .acc = Торговца зерном I
name-employee-merchant-grain-2 = Торговец зерном II
    .acc = Торговца зерном II
name-employee-constructor-crane = Конструктор кранов
    .acc = Конструктора кранов
name-employee-constructor-cannon = Конструктор пушек
    .acc = Конструктора пушек
name-employee-constructor-sail = Конструктор парусов
    .acc = Конструктора парусов
name-employee-constructor-chimney = Конструктор труб
    .acc = Конструктора труб
name-employee-constructor-crew = Конструктор кают
    .acc = Конструктора кают
name-employee-constructor-stoker = Конструктор кочегарок
    .acc = Конструктора кочегарок
name-employee-helmsman = Рулевой
    .acc = Рулевого
name-employee-rigger = Такелажник
    .acc = Такелажника
name-employee-accountant = Счетовод
    .acc = Счетовода
name-employee-foreman = Бригадир
    .acc = Бригадира
name-employee-engineer-crane = Инженер по кранам
    .acc = Инженера по кранам
name-employee-engineer-sail = Инженер по парусам
    .acc = Инженера по парусам
name-employee-engineer-cannon = Инженер по пушкам
    .acc = Инженера по пушкам
name-employee-engineer-chimney = Инженер по трубам
    .acc = Инженера по трубам
name-employee-recruiter-captain = Вербовщик капитанов
    .acc = Вербовщика капитанов
name-employee-recruiter-businessman = Вербовщик коммерсантов
    .acc = Вербовщика коммерсантов
name-employee-recruiter-soldier = Вербовщик солдат
    .acc = Вербовщика солдат
name-employee-recruiter-stoker = Вербовщик кочегаров
    .acc = Вербовщика кочегаров
name-contract-rings = Спасательные круги
name-contract-lanterns = Фонари
name-contract-boats = Шлюпки
name-contract-safety-trio = Безопасные корабли
name-contract-emp-bright = Яркие служащие
name-contract-emp-types = Разные служащие
name-contract-emp-pairs = Пары служащих
name-contract-emp-many = Много служащих
name-contract-sizes = Разные размеры
name-contract-exact5 = Корабли из пяти частей
name-contract-exact6 = Корабли из шести частей
name-contract-big7 = Большие корабли
name-contract-total-parts = Части кораблей
name-contract-ship-count = Число кораблей
name-contract-soldiers = Солдаты
name-contract-businessmen = Коммерсанты
name-contract-officers = Офицеры
name-contract-stokers = Кочегары
name-contract-cannon-soldier = Пушка и солдат
name-contract-crane-businessman = Кран и коммерсант
name-contract-chimney-pairs = Пары труб
name-contract-sail-pairs = Пары парусов
name-contract-used-canals = Использованные каналы
name-contract-all-round = Универсальные корабли
name-contract-sail-and-steam = Парус и пар
name-contract-kinds8 = Виды экипажа и оснащения

## Откуда очки

source-crew = Экипаж на борту
source-guns = Пушки и краны
source-speed = Скорость
source-officials = Чиновники на каналах
source-riband = Голубая лента
source-merchants = Торговцы
source-red-contract = Красный заказ
source-blue-contract = Синий заказ

## Что делает служащий

employee-merchant-coal-1 = +1 гульден за каждый проданный уголь; 1 ПО в конце
employee-merchant-coal-2 = ещё +1 гульден за каждый проданный уголь; 3 ПО в конце; нужен уровень I
employee-merchant-cloth-1 = +1 гульден за каждую проданную ткань; 1 ПО в конце
employee-merchant-cloth-2 = ещё +1 гульден за каждую проданную ткань; 3 ПО в конце; нужен уровень I
employee-merchant-grain-1 = +1 гульден за каждое проданное зерно; 1 ПО в конце
employee-merchant-grain-2 = ещё +1 гульден за каждое проданное зерно; 3 ПО в конце; нужен уровень I
employee-constructor-crane = каждый корабль несёт ещё до 2 кранов, крепления не нужны
employee-constructor-cannon = каждый корабль несёт ещё до 2 пушек, крепления не нужны
employee-constructor-sail = каждый корабль несёт ещё до 2 парусов, мачты не нужны
employee-constructor-chimney = каждый корабль несёт ещё до 2 труб, мачты не нужны
employee-constructor-crew = каждый корабль берёт ещё до 2 членов экипажа (кроме кочегаров), каюты не нужны
employee-constructor-stoker = каждый корабль берёт ещё 1 кочегара, каюта не нужна
employee-helmsman = +1 к скорости корабля, по желанию
employee-rigger = +1 к скорости за каждую пару парусов; за сколько пар — решаете вы
employee-accountant = на кругах оснащения и экипажа два шага после первого бесплатны
employee-foreman = на круге найма три шага после первого бесплатны
employee-engineer-crane = +1 кран при каждом выпуске; доплата 1 гульден
employee-engineer-sail = +1 парус при каждом выпуске; доплата 1 гульден
employee-engineer-cannon = +1 пушка при каждом выпуске; доплата 1 гульден
employee-engineer-chimney = +1 труба при каждом выпуске; доплата 1 гульден
employee-recruiter-captain = +1 капитан при каждом наборе; доплата 1 гульден
employee-recruiter-businessman = +1 коммерсант при каждом наборе; доплата 1 гульден
employee-recruiter-soldier = +1 солдат при каждом наборе; доплата 1 гульден
employee-recruiter-stoker = +1 кочегар при каждом наборе; доплата 1 гульден

## За что платит заказ

contract-rings = спасательные круги во флоте
contract-lanterns = фонари во флоте
contract-boats = шлюпки во флоте
contract-safety-trio = 5 ПО за каждый корабль со спасательным кругом, шлюпкой и фонарём
contract-emp-bright = 2 ПО за каждого синего, жёлтого или красного служащего
contract-emp-types = разные виды служащих; торговцы уровня II — отдельный вид
contract-emp-pairs = 3 ПО за каждую пару серых и зелёных служащих, 4 ПО за каждую пару синих, красных и жёлтых
contract-emp-many = по 1 ПО за каждого из первых четырёх служащих, по 2 ПО за каждого следующего
contract-sizes = корабли разных размеров: 3, 4, 5 и 6 частей
contract-exact5 = корабли ровно из 5 частей
contract-exact6 = корабли ровно из 6 частей
contract-big7 = корабли из 7 частей и больше
contract-total-parts = части кораблей во флоте
contract-ship-count = корабли во флоте
contract-soldiers = 2 ПО за каждого солдата, кроме первого
contract-businessmen = 2 ПО за каждого коммерсанта, кроме первого
contract-officers = 3 ПО за каждого офицера
contract-stokers = 3 ПО за каждого кочегара
contract-cannon-soldier = 3 ПО за каждую пушку с солдатом на том же корабле
contract-crane-businessman = 3 ПО за каждый кран с коммерсантом на том же корабле
contract-chimney-pairs = 3 ПО за каждую пару труб на одном корабле
contract-sail-pairs = 3 ПО за каждую пару парусов на одном корабле
contract-used-canals = 4 ПО за каждый использованный канал
contract-all-round = 8 ПО за каждый корабль с коммерсантом, солдатом, краном и пушкой
contract-sail-and-steam = 6 ПО за каждый корабль с парусом, трубой и кочегаром
contract-kinds8 = разные виды экипажа и оснащения во флоте; офицеры считаются, капитаны — нет
terms-table =
    { $about }: { $points } ПО{ $beyond ->
        [0] { "" }
       *[other] , далее по +{ $beyond }
    }
terms-steps = { $about }: { $steps } ПО
terms-step = { $points } от { $count }

## За что платит чиновник на канале

official-military = 1 ПО за каждого солдата и каждую пушку на борту
official-business = 1 ПО за каждого коммерсанта и каждый кран на борту
official-lantern = 1 ПО за каждый фонарь корабля
official-boat = 1 ПО за каждую шлюпку корабля
official-ring = 1 ПО за каждый спасательный круг корабля
official-blue-riband = 1 ПО за каждый уже сделанный ход фигурки; считается только последняя лента

## Стол: короткие названия

short-action-build = Строить
short-action-canal = Канал
short-action-goods = Товары
short-action-equipment = Оснащ.
short-action-crew = Экипаж
short-action-employee = Наём
short-action-exchange = Биржа
short-action-subsidy = Субсидия
short-action-last-tile = последн.
short-piece-captain = кап
short-piece-businessman = ком
short-piece-soldier = сол
short-piece-stoker = коч
short-piece-chimney = труба
short-piece-sail = парус
short-piece-crane = кран
short-piece-cannon = пушка
count-piece-captain =
    { $count ->
        [one] { $count } капитан
        [few] { $count } капитана
       *[many] { $count } капитанов
    }
    .acc =
        { $count ->
            [one] { $count } капитана
            [few] { $count } капитанов
           *[many] { $count } капитанов
        }
count-piece-businessman =
    { $count ->
        [one] { $count } коммерсант
        [few] { $count } коммерсанта
       *[many] { $count } коммерсантов
    }
    .acc =
        { $count ->
            [one] { $count } коммерсанта
            [few] { $count } коммерсантов
           *[many] { $count } коммерсантов
        }
count-piece-soldier =
    { $count ->
        [one] { $count } солдат
        [few] { $count } солдата
       *[many] { $count } солдат
    }
    .acc =
        { $count ->
            [one] { $count } солдата
            [few] { $count } солдат
           *[many] { $count } солдат
        }
count-piece-stoker =
    { $count ->
        [one] { $count } кочегар
        [few] { $count } кочегара
       *[many] { $count } кочегаров
    }
    .acc =
        { $count ->
            [one] { $count } кочегара
            [few] { $count } кочегаров
           *[many] { $count } кочегаров
        }
count-piece-chimney =
    { $count ->
        [one] { $count } труба
        [few] { $count } трубы
       *[many] { $count } труб
    }
    .acc =
        { $count ->
            [one] { $count } трубу
            [few] { $count } трубы
           *[many] { $count } труб
        }
count-piece-sail =
    { $count ->
        [one] { $count } парус
        [few] { $count } паруса
       *[many] { $count } парусов
    }
count-piece-crane =
    { $count ->
        [one] { $count } кран
        [few] { $count } крана
       *[many] { $count } кранов
    }
count-piece-cannon =
    { $count ->
        [one] { $count } пушка
        [few] { $count } пушки
       *[many] { $count } пушек
    }
    .acc =
        { $count ->
            [one] { $count } пушку
            [few] { $count } пушки
           *[many] { $count } пушек
        }
short-symbol-cabin = каюта
short-symbol-stoker-cabin = кочегар
short-symbol-mount-crane = кран
short-symbol-mount-cannon = пушка
short-symbol-mount-mast = мачта
short-symbol-ring = круг
short-symbol-boat = шлюпка
short-symbol-lantern = фонарь
short-employee-merchant-coal-1 = т. углём 1
short-employee-merchant-coal-2 = т. углём 2
short-employee-merchant-cloth-1 = т. тканью 1
short-employee-merchant-cloth-2 = т. тканью 2
short-employee-merchant-grain-1 = т. зерном 1
short-employee-merchant-grain-2 = т. зерном 2
short-employee-constructor-crane = к. кранов
short-employee-constructor-cannon = к. пушек
short-employee-constructor-sail = к. парусов
short-employee-constructor-chimney = к. труб
short-employee-constructor-crew = к. кают
short-employee-constructor-stoker = к. кочег.
short-employee-helmsman = рулевой
short-employee-rigger = такелажник
short-employee-accountant = счетовод
short-employee-foreman = бригадир
short-employee-engineer-crane = и. кранов
short-employee-engineer-sail = и. парусов
short-employee-engineer-cannon = и. пушек
short-employee-engineer-chimney = и. труб
short-employee-recruiter-captain = в. капит.
short-employee-recruiter-businessman = в. коммер.
short-employee-recruiter-soldier = в. солдат
short-employee-recruiter-stoker = в. кочег.

## Стол: что делает свой служащий, коротко

does-employee-merchant-coal-1 = +1 за каждый проданный уголь, 1 ПО
does-employee-merchant-coal-2 = ещё +1 за каждый проданный уголь, 3 ПО
does-employee-merchant-cloth-1 = +1 за каждую проданную ткань, 1 ПО
does-employee-merchant-cloth-2 = ещё +1 за каждую проданную ткань, 3 ПО
does-employee-merchant-grain-1 = +1 за каждое проданное зерно, 1 ПО
does-employee-merchant-grain-2 = ещё +1 за каждое проданное зерно, 3 ПО
does-employee-constructor-crane = место ещё для 2 кранов
does-employee-constructor-cannon = место ещё для 2 пушек
does-employee-constructor-sail = место ещё для 2 парусов
does-employee-constructor-chimney = место ещё для 2 труб
does-employee-constructor-crew = место ещё для 2 членов экипажа
does-employee-constructor-stoker = место ещё для 1 кочегара
does-employee-helmsman = до +1 к скорости
does-employee-rigger = до +1 к скорости за пару парусов
does-employee-accountant = 2 шага бесплатно: оснащение, экипаж
does-employee-foreman = 3 шага бесплатно: наём
does-employee-engineer-crane = +1 кран при выпуске
does-employee-engineer-sail = +1 парус при выпуске
does-employee-engineer-cannon = +1 пушка при выпуске
does-employee-engineer-chimney = +1 труба при выпуске
does-employee-recruiter-captain = +1 капитан при наборе
does-employee-recruiter-businessman = +1 коммерсант при наборе
does-employee-recruiter-soldier = +1 солдат при наборе
does-employee-recruiter-stoker = +1 кочегар при наборе

## Стол: знаки для символов, которых нет в терминале

mark-guilder = г
mark-colour-red = к
mark-colour-blue = с
mark-colour-yellow = ж
mark-colour-grey = ср
mark-colour-green = з
mark-cabin = к
mark-stoker-cabin = ч
mark-mount-crane = р
mark-mount-cannon = п
mark-mount-mast = м
mark-ring = O
mark-boat = u
mark-lantern = *
mark-military = В
mark-business = Т
mark-blue-riband = !
mark-space = .
legend-cabin = каюта
legend-stoker-cabin = кочегар
legend-mount-crane = кран
legend-mount-cannon = пушка
legend-mount-mast = мачта
legend-ring = круг
legend-boat = шлюпка
legend-lantern = фонарь
legend-military = военный
legend-business = торговый
legend-blue-riband = лента
legend-colour = { $mark } { $colour }

## Стол: подписи

label-title = Shipyard
label-turn = ход { $turn }
label-over = партия окончена
label-last-lap = последние ходы
label-reconstructed = реконструкция плиток
label-front = начало
label-chosen = сейчас
label-gear = Шестерня
label-drop =
    упадёт через { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
label-rounds =
    { $rounds ->
        [0] последний раунд
        [one] ещё { $rounds } раунд
        [few] ещё { $rounds } раунда
       *[many] ещё { $rounds } раундов
    }
label-free = 0
label-none = -
symbol-at =
    { $place ->
        [N] С
        [NE] СВ
        [E] В
        [SE] ЮВ
        [S] Ю
        [SW] ЮЗ
        [W] З
        [NW] СЗ
       *[other] { $place }
    } { $symbol }
# one form
label-amount =
    { $count ->
        [1] { $name }
       *[other] { $count } { $name }
    }
label-stack =
    { $column ->
        [bow] носы { $left }
        [left] середины
        [right] { $left }
       *[stern] кормы { $left }
    }
label-parts = Части кораблей и сколько их в стопках
label-canals = Каналы (в стопке { $left })
label-rings = Экипаж и оснащение
label-exchange = Цены биржи
label-exchange-rule = сначала двигается указатель
label-swap = обмен на
label-goods-offer = Товары (осталось { $left })
label-hiring =
    Служащие (и. и в. стоят на 1 больше{ $twice ->
        [1] ; { $mark } осталась одна плитка
       *[other] { "" }
    })
label-solo = Соперники соло
label-opponent = Соперник { $number }
label-solo-stack =
    { $left ->
        [0] стопка пуста
        [one] в стопке { $left } плитка
        [few] в стопке { $left } плитки
       *[many] в стопке { $left } плиток
    }
label-solo-number = номер { $number }
label-bracket = { " " }(шагов: { $bracket })
label-solo-turned = открыты: { $tiles }
label-points = { $points } ПО
label-reserve = Резерв
label-goods = Товары
label-fleet = Флот
label-staff = Служащие
label-contracts = Заказы
label-yard = Верфь
label-reserve-short = Рез.
label-sea = Каналы
label-contracts-short = Заказы
label-and = +{ $points }
label-nothing = { "" }
label-and-merchants = +{ $points } торговцы
label-to-play = ходит
label-ship =
    { $length ->
        [one] { $length } часть
        [few] { $length } части
       *[many] { $length } частей
    }, скорость { $speed }
label-ship-short = { $length }ч с{ $speed }
label-canals-laid =
    { $count ->
        [0] каналов нет
        [one] { $count } канал
        [few] { $count } канала
       *[many] { $count } каналов
    }
label-voyage = плавание до { $moves }
label-used = использовано { $count }
label-more-canals =
    за краем ещё { $count ->
        [one] { $count } канал
        [few] { $count } канала
       *[many] { $count } каналов
    }
label-contracts-held = { $colour }: { $count }
label-complete = Достроен: места с { $first } по { $last }
label-loading = Погрузка:
label-sailing = В пути:
label-speed = скорость { $speed }
label-result = чиновники { $result }, лента { $riband }
label-moves-left =
    { $moves ->
        [one] остался { $moves } ход
        [few] осталось { $moves } хода
       *[many] осталось { $moves } ходов
    }
label-category = Очки
label-cruises = плавания
label-merchants = торговцы
label-contracts-now = заказы сейчас
label-red-contract = красный заказ
label-blue-contract = синий заказ
label-total = всего
label-place = место
label-secret = Заказы тайные и считаются в конце; до тех пор они не входят в сумму.
label-scale = Соло: около { $low } — результат новичка, { $middle } — крепкий, { $high } и больше — очень хороший.
level-below = Результат новичка — около { $least }.
level-beginner = Результат новичка.
level-solid = Крепкий результат.
level-very-good = Очень хороший результат.
label-short-row = Действия
label-short-front = (начало)
label-short-bows = Носы
label-short-sterns = Кормы
label-short-middles = Середины
label-short-goods = Товары
room-cabin =
    { $count ->
        [one] { $count } каюта
        [few] { $count } каюты
       *[many] { $count } кают
    }
room-stoker-cabin =
    { $count ->
        [one] { $count } каюта кочегара
        [few] { $count } каюты кочегара
       *[many] { $count } кают кочегара
    }
room-mount-crane =
    { $count ->
        [one] { $count } крепление для крана
        [few] { $count } крепления для крана
       *[many] { $count } креплений для крана
    }
room-mount-cannon =
    { $count ->
        [one] { $count } крепление для пушки
        [few] { $count } крепления для пушки
       *[many] { $count } креплений для пушки
    }
room-mount-mast =
    { $count ->
        [one] { $count } крепление для мачты
        [few] { $count } крепления для мачты
       *[many] { $count } креплений для мачты
    }
label-short-crew = Экипаж
label-short-equipment = Оснащение
label-short-exchange = Биржа
label-short-then = потом
label-short-canals = Каналы
label-short-staff = Служащие
label-rooms = Места:
label-colour = { $name } ({ $colour })

## Что спрашивает игра

decision-tile = Какое действие выполните?
decision-act = Выполните действие или сначала возьмёте бонусное?
decision-more = Взять ещё и бонусное действие?
decision-column = Какую часть купите?
decision-part = Какую часть из этого столбца купите?
decision-place = Куда поставите часть?
decision-canal = Какой канал вы арендуете?
decision-cell = Куда положите канал?
decision-turn = Как повернёте канал?
decision-goods = Какую плитку товаров купите?
decision-equipment = Какое оснащение возьмёте?
decision-crew = Кого возьмёте в экипаж?
decision-gift = Взять дополнительный предмет от служащего?
decision-search = Кого наймёте?
decision-hire = Кого наймёте?
decision-trade = Какую плитку товаров отдадите?
decision-good = Продать или обменять товар?
decision-ship = Какой корабль спустите на воду первым?
decision-launch = Спустить этот корабль на воду?
decision-load = Сколько взять на борт?
decision-speed = Сколько добавить скорости?
decision-start = Откуда начнёт плавание корабль?
decision-move = Куда корабль плывёт дальше?
decision-discard = Какой заказ сбросите?
decision-final = Какое последнее действие выполните?
decision-last-part = Купить последнюю часть, чтобы достроить корабль?
ask-column =
    Какую часть купите ({ $number ->
        [3] последняя из { $most }
       *[other] { $number } из { $most }
    })? У вас { $money ->
        [one] { $money } гульден
        [few] { $money } гульдена
       *[many] { $money } гульденов
    }.
ask-part =
    Какую часть купите ({ $column })? У вас { $money ->
        [one] { $money } гульден
        [few] { $money } гульдена
       *[many] { $money } гульденов
    }.
ask-place = Куда поставите { FORM($kind, "acc") }?
ask-cell = Куда положите канал { $canal }?
ask-good = Продать или обменять { $good } (товар { $number } из 3)?
ask-load =
    { $loaded ->
        [officer] Сколько офицеров взять на борт?
        [businessman] Сколько коммерсантов взять на борт?
        [soldier] Сколько солдат взять на борт?
        [stoker] Сколько кочегаров взять на борт?
        [chimney] Сколько труб взять на борт?
        [sail] Сколько парусов взять на борт?
        [crane] Сколько кранов взять на борт?
       *[cannon] Сколько пушек взять на борт?
    } В резерве { $held }, мест { $room } (скорость { $speed }, не больше { $longest }).
ask-move =
    Куда корабль плывёт дальше? { $left ->
        [one] Остался { $left } ход.
        [few] Осталось { $left } хода.
       *[many] Осталось { $left } ходов.
    }
ask-discard =
    Какой заказ сбросите? { $red ->
        [0] Осталось сбросить: синих { $blue }.
       *[other] Осталось сбросить: красных { $red }, синих { $blue }.
    }

## Правило каждого решения, коротко

help-tile = Ваш кубик ставится на плитку действия, если она свободна, если это не первая плитка, которую вы только что передвинули в начало, и если её действие вы можете выполнить (SY-4.8). Вы получаете лежащие на ней гульдены и по 1 гульдену за каждую занятую плитку впереди, ближе к шестерне (SY-4.11, SY-4.14). Действие считается возможным, если на него хватает денег с учётом этого дохода (SY-6.1).
help-act = Вы выполняете действие своей плитки. Раз в ход можно ещё купить бонусное действие за 6 гульденов, до или после него: любое другое действие в игре, занятое или нет (SY-4.20, SY-4.21). Если из-за бонусного действия основное стало невозможным, оно пропадает (SY-4.27).
help-more = Основное действие выполнено. За 6 гульденов можно ещё купить одно бонусное действие, если в этом ходу вы его ещё не покупали (SY-4.20). Потом достроенные корабли уходят в плавание.
help-column = Вы покупаете от одной до трёх частей. Ряды стоят 0, 1, 1, 2, 2 гульдена снизу вверх, и ничего не сдвигается, пока вы не закончите (SY-7.1, SY-7.2). Предлагаются только столбцы с частью, которую можно оплатить и поставить.
help-part = Цену задаёт ряд, что бы ни было на части (SY-7.2). Каюты и крепления определяют, что корабль может нести; спасательные круги, шлюпки и фонари приносят очки у чиновников и в заказах.
help-place = Носовые части встают на места 1–7, средние — на 2–8, кормовые — на 3–9, и справа вплотную к носовой не может стоять кормовая: так любой корабль ещё можно будет достроить (SY-7.10). Части не обязаны соприкасаться и никогда не передвигаются (SY-7.5, SY-7.6).
help-canal = Вы арендуете ровно один канал по цене его места и сразу кладёте его (SY-8.1).
help-cell = Новый канал должен иметь общую сторону с вашей системой (SY-8.3). Больше он не двигается (SY-8.6).
help-turn = Перед укладкой канал можно повернуть как угодно; предлагаются только те повороты, что выглядят по-разному (SY-8.4, SY-25.9).
help-goods = Вы покупаете ровно одну плитку товаров по цене её места и храните её для биржи (SY-9.1).
help-equipment = Указатель проходит 1–4 шага по часовой стрелке; первый бесплатный, каждый следующий стоит 1 гульден (SY-10.1). Вы получаете предмет, на котором он остановился, и ещё один за каждого своего инженера (SY-10.2, SY-10.3). Со счетоводом два следующих шага бесплатны.
help-crew = Указатель проходит 1–4 шага по часовой стрелке; первый бесплатный, каждый следующий стоит 1 гульден (SY-11.1). Вы получаете члена экипажа, до которого он дошёл, и ещё одного за каждого своего вербовщика (SY-11.2). Со счетоводом два следующих шага бесплатны.
help-gift = Каждый инженер или вербовщик добавляет предмет того вида, что показан на его плитке; пользоваться услугами служащего не обязательно (SY-15.2, SY-23.17).
help-search = Указатель найма проходит 1–8 шагов; первый бесплатный, каждый следующий стоит 1 гульден (SY-12.1). Остановиться он может только там, где вы можете взять и оплатить служащего (SY-12.6). С бригадиром три следующих шага бесплатны.
help-hire = Вы берёте одного служащего с поля. Инженеры и вербовщики стоят на 1 гульден больше (SY-12.3). Двух одинаковых служащих иметь нельзя, а для торговца уровня II нужен торговец тем же товаром уровня I (SY-12.4, SY-12.5).
help-trade = Указатель биржи прошёл одно поле и показывает текущие цены. Вы отдаёте одну плитку товаров и распоряжаетесь каждым из трёх её товаров отдельно (SY-13.1, SY-13.2).
help-good = Продажа приносит цену товара и по 1 гульдену за каждого вашего торговца этим товаром (SY-13.3). Обмен даёт один предмет из списка товара; один вид нельзя получить дважды за действие (SY-13.4, SY-13.5).
help-ship = Все достроенные корабли сейчас покидают верфь, один за другим в любом порядке (SY-4.28).
help-launch = Корабль может плыть, если у вас есть капитан, а фигурка может сделать хотя бы один ход (SY-16.5). Разобранный корабль убирается из игры, других потерь нет (SY-16.4).
help-load = Офицерам, коммерсантам и солдатам нужны каюты, кочегарам — свои каюты, кранам и пушкам — их крепления; трубе или парусу — крепление для мачты (SY-16.8). Конструкторы позволяют больше. Скорость не может превышать самое длинное плавание по вашим каналам. Труба с кочегаром: скорость 4, иначе 1; каждый следующий кочегар, каждая следующая труба и каждый парус добавляют 1, но без парового хода считаются только пары труб (SY-17.1, SY-17.2). Что на борту, то на борту и остаётся.
help-speed = Рулевой добавляет до 1, такелажник — до 1 за каждую пару парусов, сколько захотите (SY-17.4).
help-start = Перед первым плаванием фигурка ставится на крайнее поле у пустой клетки, носом внутрь; это поле очков не приносит (SY-18.2, SY-18.3). Предлагаются только поля, с которых можно пройти всё плавание.
help-move = Фигурка делает столько ходов, какова скорость корабля, и никогда не идёт туда, куда смотрит корма (SY-18.7, SY-18.9). Каждый чиновник на пути приносит очки; из Голубых лент считается только последняя (SY-19.5, SY-19.7). Покинутый канал считается использованным; каналы, отрезанные от фигурки, теряются (SY-18.19, SY-18.20). Команда table показывает, где фигурка.
help-discard = Вы тайно сбрасываете заказы, сначала красные, пока не останется один красный и один синий для подсчёта в конце (SY-5.10, SY-5.12).
help-final = Каждый выполняет ещё одно, последнее действие любого вида, занятое или нет, без дохода и без бонусного действия (SY-20.8–SY-20.11). После него достроенные корабли уходят в плавание.
help-last-part = Можно купить ровно одну часть, если она достраивает корабль; он сразу уходит в плавание (SY-20.14).

## Что даёт ответ сейчас; коротко, для столбца списка

hint-main = выполнить действие
hint-end = закончить ход
hint-scraps =
    ваш корабль из { $length ->
        [one] { $length } части
        [few] { $length } частей
       *[many] { $length } частей
    } не может плыть и будет разобран: { $lacks ->
        [captain] у вас нет капитана
       *[canal] ему некуда плыть
    }
hint-done = больше частей не нужно
hint-take = взять
hint-leave = не брать
hint-sail = загрузить и отправить
hint-scrap = его части убираются из игры
hint-pass = не покупать часть
hint-action-build =
    купить и поставить до 3 частей{ $money ->
        [0] { "" }
        [one] , сразу +{ $money } гульден
        [few] , сразу +{ $money } гульдена
       *[many] , сразу +{ $money } гульденов
    }
hint-action-canal =
    положить канал{ $money ->
        [0] { "" }
        [one] , сразу +{ $money } гульден
        [few] , сразу +{ $money } гульдена
       *[many] , сразу +{ $money } гульденов
    }
hint-action-goods =
    получить плитку товаров{ $money ->
        [0] { "" }
        [one] , сразу +{ $money } гульден
        [few] , сразу +{ $money } гульдена
       *[many] , сразу +{ $money } гульденов
    }
hint-action-equipment =
    получить оснащение{ $money ->
        [0] { "" }
        [one] , сразу +{ $money } гульден
        [few] , сразу +{ $money } гульдена
       *[many] , сразу +{ $money } гульденов
    }
hint-action-crew =
    получить экипаж{ $money ->
        [0] { "" }
        [one] , сразу +{ $money } гульден
        [few] , сразу +{ $money } гульдена
       *[many] , сразу +{ $money } гульденов
    }
hint-action-employee =
    нанять служащего{ $money ->
        [0] { "" }
        [one] , сразу +{ $money } гульден
        [few] , сразу +{ $money } гульдена
       *[many] , сразу +{ $money } гульденов
    }
hint-action-exchange =
    продать или обменять товары{ $money ->
        [0] { "" }
        [one] , сразу +{ $money } гульден
        [few] , сразу +{ $money } гульдена
       *[many] , сразу +{ $money } гульденов
    }
hint-action-subsidy =
    получить 2 гульдена{ $money ->
        [0] { "" }
        [one] , сразу +{ $money } гульден
        [few] , сразу +{ $money } гульдена
       *[many] , сразу +{ $money } гульденов
    }
hint-bonus = заплатить { $cost }
hint-column =
    { $price ->
        [0] есть бесплатная
       *[other] от { $price }
    }
# one form
hint-part =
    { $price ->
        [0] даром:
       *[other] за { $price }:
    }{ $cabin ->
        [0] { "" }
        [one] { " " }{ $cabin } каюта
        [few] { " " }{ $cabin } каюты
       *[many] { " " }{ $cabin } кают
    }{ $stoker_cabin ->
        [0] { "" }
        [one] { " " }{ $stoker_cabin } каюта кочегара
        [few] { " " }{ $stoker_cabin } каюты кочегара
       *[many] { " " }{ $stoker_cabin } кают кочегара
    }{ $mount_crane ->
        [0] { "" }
       *[other] { " " }{ $mount_crane } для крана
    }{ $mount_cannon ->
        [0] { "" }
       *[other] { " " }{ $mount_cannon } для пушки
    }{ $mount_mast ->
        [0] { "" }
       *[other] { " " }{ $mount_mast } для мачты
    }{ $ring ->
        [0] { "" }
        [one] { " " }{ $ring } круг
        [few] { " " }{ $ring } круга
       *[many] { " " }{ $ring } кругов
    }{ $boat ->
        [0] { "" }
        [one] { " " }{ $boat } шлюпка
        [few] { " " }{ $boat } шлюпки
       *[many] { " " }{ $boat } шлюпок
    }{ $lantern ->
        [0] { "" }
        [one] { " " }{ $lantern } фонарь
        [few] { " " }{ $lantern } фонаря
       *[many] { " " }{ $lantern } фонарей
    }
hint-price =
    { $price ->
        [0] даром
       *[other] за { $price }
    }
hint-goods =
    { $price ->
        [0] даром
       *[other] за { $price }
    }: { $goods }
hint-steps =
    { $price ->
        [0] даром
       *[other] за { $price }
    }: { $piece }
hint-search =
    { $price ->
        [0] даром
       *[other] за { $price }
    }{ $fees ->
        [some] ; инженеры и вербовщики на 1 дороже
       *[other] {""}
    }: { $employees }
hint-completes =
    достраивает корабль из { $length ->
        [one] { $length } части
        [few] { $length } частей
       *[many] { $length } частей
    }
hint-completes-unfit =
    достраивает корабль из { $length ->
        [one] { $length } части
        [few] { $length } частей
       *[many] { $length } частей
    }, который не может плыть: { $lacks ->
        [captain] у вас нет капитана
       *[canal] ему некуда плыть
    }
hint-ship =
    { $length ->
        [one] { $length } часть
        [few] { $length } части
       *[many] { $length } частей
    }
hint-cell =
    { $side ->
        [north] к северу
        [east] к востоку
        [south] к югу
       *[west] к западу
    } от { $canal }
hint-turn = { $symbols }
hint-hire = { $employee }: { $does }
hint-trade = { $goods }
hint-sell =
    +{ $money ->
        [one] { $money } гульден
        [few] { $money } гульдена
       *[many] { $money } гульденов
    }
hint-swap = получить: { $piece }
hint-speed = скорость { $speed }
hint-smokestacks = трубы: скорость { $speed }
hint-voyage = { $points } ПО
hint-discard = { $contract }, сейчас { $points }: { $about }

## Запись партии. Что делает игрок, стоит после его имени; `.plan` — для незаконченного хода. Что начинается с прописной, — целое предложение

the-contract = «{ $contract }»
name-by-opponent-1 = Соперник 1
name-by-opponent-2 = Соперник 2
count-guilders =
    { $count ->
        [one] { $count } гульден
        [few] { $count } гульдена
       *[many] { $count } гульденов
    }
count-good-coal =
    { $count ->
        [one] { $count } уголь
        [few] { $count } угля
       *[many] { $count } угля
    }
count-good-cloth =
    { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
       *[many] { $count } тканей
    }
count-good-grain =
    { $count ->
        [one] { $count } зерно
        [few] { $count } зерна
       *[many] { $count } зерна
    }
count-part-bow =
    { $count ->
        [one] { $count } носовую часть
        [few] { $count } носовые части
       *[many] { $count } носовых частей
    }
count-part-middle =
    { $count ->
        [one] { $count } среднюю часть
        [few] { $count } средние части
       *[many] { $count } средних частей
    }
count-part-stern =
    { $count ->
        [one] { $count } кормовую часть
        [few] { $count } кормовые части
       *[many] { $count } кормовых частей
    }
count-points-crew = { $count } за экипаж
count-points-guns = { $count } за пушки и краны
count-points-speed = { $count } за скорость
count-points-result = { $count } за чиновников
count-points-riband = { $count } за Голубую ленту
told-chose = выбирает { FORM($action, "acc") }
    .plan = Выбрать { FORM($action, "acc") }
told-chose-for = выбирает { FORM($action, "acc") } (+{ $money })
    .plan = Выбрать { FORM($action, "acc") }: +{ $money }
told-bonus = берёт бонусное действие за { $price }: { $action }
    .plan = Взять бонусное действие ({ $action }): −{ $price }
told-built = строит { $part }
    .plan = Построить { $part }
told-built-for = строит { $part } за { $price }
    .plan = Построить { $part }: −{ $price }
told-rented = арендует канал { $canal }
    .plan = Арендовать канал { $canal }
told-rented-for = арендует канал { $canal } за { $price }
    .plan = Арендовать канал { $canal }: −{ $price }
told-bought = закупает { $good }
    .plan = Закупить { $good }
told-bought-for = закупает { $good } за { $price }
    .plan = Закупить { $good }: −{ $price }
told-moved-marker =
    передвигает указатель { FORM($ring, "gen") } на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
    .plan =
        Передвинуть указатель { FORM($ring, "gen") } на { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
           *[many] { $steps } шагов
        }
told-moved-marker-for =
    передвигает указатель { FORM($ring, "gen") } на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } за { $price }
    .plan =
        Передвинуть указатель { FORM($ring, "gen") } на { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
           *[many] { $steps } шагов
        }: −{ $price }
told-gained = получает { FORM($piece, "acc") }
    .plan = Получить { FORM($piece, "acc") }
told-gained-for = получает { FORM($piece, "acc") } за { $price }
    .plan = Получить { FORM($piece, "acc") }: −{ $price }
told-hired = нанимает { FORM($employee, "acc") }
    .plan = Нанять { FORM($employee, "acc") }
told-hired-for = нанимает { FORM($employee, "acc") } за { $price }
    .plan = Нанять { FORM($employee, "acc") }: −{ $price }
told-traded = отдаёт { $good }
    .plan = Отдать { $good }
told-swapped = обменивает { $good } на { FORM($piece, "acc") }
    .plan = Обменять { $good } на { FORM($piece, "acc") }
told-sold = продаёт { $good } за { $money }
    .plan = Продать { $good }: +{ $money }
told-subsidy = получает { $money }
    .plan = Получить { $money }
told-scrapped =
    разбирает корабль из { $length ->
        [one] { $length } части
        [few] { $length } частей
       *[many] { $length } частей
    }
    .plan =
        Разобрать корабль из { $length ->
            [one] { $length } части
            [few] { $length } частей
           *[many] { $length } частей
        }
told-sailed =
    спускает на воду корабль из { $length ->
        [one] { $length } части
        [few] { $length } частей
       *[many] { $length } частей
    } (скорость { $speed })
    .plan =
        Спустить на воду корабль из { $length ->
            [one] { $length } части
            [few] { $length } частей
           *[many] { $length } частей
        } (скорость { $speed })
told-used-canal =
    использует { $count ->
        [one] { $count } канал
        [few] { $count } канала
       *[many] { $count } каналов
    }
    .plan =
        Использовать { $count ->
            [one] { $count } канал
            [few] { $count } канала
           *[many] { $count } каналов
        }
told-cut-off =
    теряет { $count ->
        [one] { $count } отрезанный канал
        [few] { $count } отрезанных канала
       *[many] { $count } отрезанных каналов
    }
    .plan =
        Потерять { $count ->
            [one] { $count } отрезанный канал
            [few] { $count } отрезанных канала
           *[many] { $count } отрезанных каналов
        }
told-scored =
    получает { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } ({ $points })
    .plan =
        Получить { $total ->
            [one] { $total } очко
            [few] { $total } очка
           *[many] { $total } очков
        } ({ $points })
told-scored-none = не получает очков
    .plan = Не получить очков
told-discarded =
    сбрасывает { $count ->
        [one] { $count } заказ
        [few] { $count } заказа
       *[many] { $count } заказов
    }
    .plan =
        Сбросить { $count ->
            [one] { $count } заказ
            [few] { $count } заказа
           *[many] { $count } заказов
        }
told-discarded-names = сбрасывает { $contract }
    .plan = Сбросить { $contract }
told-nothing = ничего не делает
    .plan = Ничего не делать
told-removed-parts = убирает из игры { $part }
told-removed-canal = убирает канал
told-removed-goods = убирает { $good }
told-removed-nothing = ничего не убирает
told-rival-steps =
    передвигает указатель на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
told-rival-marker = передвигает указатель
told-title-dropped = Кубик шестерни падает
told-title-last-lap = Последние ходы
told-title-final-action = Последние действия
told-title-final-ship = Последняя достройка корабля
told-final-action = Начиная с первого игрока, каждый выполняет ещё одно действие.
told-final-ship = Каждый может купить одну часть, если она завершит корабль.
told-dropped = { $cubes ->
        [0] Начинается последний раунд.
        [one] После этого раунда ещё { $cubes } раунд.
        [few] После этого раунда ещё { $cubes } раунда.
       *[many] После этого раунда ещё { $cubes } раундов.
    }
told-last-lap = Партия скоро закончится: { $why }.
told-guilder = На плитку «{ $action }» кладётся гульден.
told-reshuffled = Перемешано: { $stack }.
told-ended = Партия окончена: { $how }.

## Настройки партии

option-contracts-deal = Раздача заказов
value-contracts-deal-three = 3 красных и 3 синих случайно (для опытных)
value-contracts-deal-sets = Готовый набор из 2 красных и 2 синих (для новичков)
value-contracts-deal-two = 2 красных и 2 синих случайно
option-employees-layout = Служащие вокруг колеса
value-employees-layout-random = Все случайно (для опытных)
value-employees-layout-drawn = Рекомендованные — как на рисунке, остальные — случайно (для новичков)
value-employees-layout-one-per-space = Рекомендованные случайно, по одному на поле
option-gear-moves-per-drop = Ходов шестерни за раунд
option-gear-first-drop = Ходов шестерни в первом раунде
option-last-tile-guilder = Гульдены на пустую последнюю плитку в конце раунда
value-last-tile-guilder-add-up = По одному за раунд, накапливаются
value-last-tile-guilder-at-most-one = Не больше одного
value-last-tile-guilder-off = Нет
option-guilder-at-final-drop = Класть этот гульден и в последнем раунде
value-guilder-at-final-drop-on = Да
value-guilder-at-final-drop-off = Нет
option-subsidy-start = Начальное место Субсидии (4 игрока)
value-subsidy-start-last = Последняя в ряду
value-subsidy-start-random = Где угодно в ряду
option-action-row = Начальный ряд действий: «shuffled» или все плитки от начала
option-able-with-bonus = Разрешить биржу без товаров, если сначала бонусная закупка
value-able-with-bonus-off = Нет
value-able-with-bonus-on = Да
option-exchange-start-field = Указатель биржи снова встаёт на начальное поле
value-exchange-start-field-skipped = Нет
value-exchange-start-field-counts = Да, товары там стоят 0
option-canal-rotation = Разрешить поворот каналов
value-canal-rotation-free = Да
value-canal-rotation-none = Нет
option-canal-tiles = Формы каналов
value-canal-tiles-mixed = Три разные формы
value-canal-tiles-all-chain7 = Только цепи
option-canal-allow-loops = Разрешить каналы с петлями
value-canal-allow-loops-off = Нет
value-canal-allow-loops-on = Да
option-free-scrap = Разрешить разбирать корабль, который может плыть
value-free-scrap-on = Да
value-free-scrap-off = Нет
option-bonus-pieces = Дополнительные предметы от инженеров и вербовщиков
value-bonus-pieces-auto = Берутся автоматически
value-bonus-pieces-ask = Спрашивать каждый раз
option-contract-26 = 26-й заказ
value-contract-26-kinds8 = Разные виды экипажа и оснащения
value-contract-26-none = Не используется
option-final-ship-build = Разрешить достроить ещё корабль после последних действий
value-final-ship-build-on = Да
value-final-ship-build-off = Нет
option-tie-break = Ничьи
value-tie-break-shared = Место делится
value-tie-break-money = Решают деньги
option-solo-removed = Соло: каналы и товары, убранные соперниками
value-solo-removed-out-of-game = Убираются из игры
value-solo-removed-discard = Идут в сброс
option-solo-leader-barred = Соло: соперники пропускают свою первую плитку
value-solo-leader-barred-on = Да (как в вашем ходу)
value-solo-leader-barred-off = Нет (по тексту правил)

## Почему слова отвергнуты: следуют за «Анна не может сыграть «goods»: …»

why-out-of-play = этой плитки нет в игре
why-leading = эта плитка только что перешла в начало
why-occupied = на этой плитке стоит кубик
why-one-bonus = за ход можно взять только одно бонусное действие
why-chosen = это уже основное действие
why-money =
    это стоит { $cost ->
        [one] { $cost } гульден
        [few] { $cost } гульдена
       *[many] { $cost } гульденов
    }, а в наличии { $held }
why-unable-build = { $player } не может оплатить и поставить ни одну часть
why-unable-canal = { $player } не может оплатить ни один канал
why-unable-goods = { $player } не может оплатить ни одну плитку товаров
why-unable-employee = { $player } не может никого нанять
why-unable-exchange = для Биржи нет плитки товаров
why-no-part = в этом столбце нет части
why-no-place = на верфи нет места для такой части
why-not-offered = этого нет в предложении
why-place-taken = там уже стоит часть
why-place = туда нельзя поставить: { $kind }
why-no-tile = отдавать можно только свои плитки товаров
why-steps = шагов не больше { $most }
why-nobody = на этом поле некого нанять
why-not-there = этого служащего на этом поле нет
why-gone = там никого не осталось
why-hired = этот служащий уже нанят
why-level = сначала нужно нанять торговца этим товаром уровня I
why-scrap = корабль, который может плыть, разбирать нельзя
why-captain = в резерве нет капитана
why-no-voyage = кораблю некуда плыть
why-reserve =
    { $held ->
        [0] в резерве нет: { $piece }
       *[other] в резерве только { $held }
    }
why-room =
    { $most ->
        [0] места для них нет
       *[other] место есть только для { $most }
    }
why-no-contract = сбрасывать можно только свои заказы

## Чем закончилась партия

ending-final-drop = последнее падение кубика
ending-early-end = досрочное завершение
tie-shared = { $standing } набрали поровну ({ $points }) и делят место: ничья ничем не решается.
tie-money = Поровну очков ({ $points }): выше тот, у кого больше денег ({ $standing }).
tie-equal = { $standing }: поровну и очков ({ $points }), и денег, поэтому место общее.
