## Заголовки и короткие подписи

board-row = Ряд действий
board-gear = Шестерня
board-rounds = Счётчик раундов
board-wheel = Колесо
board-parts = Части кораблей
heap-bow = Нос
heap-middle = Середина
heap-stern = Корма
board-canal-offer = Каналы в аренду
board-goods-offer = Товары в продаже
board-exchange = Биржа
board-yard = Верфь
board-others = Другие игроки
board-map = Каналы
board-no-canals = Каналов пока нет
board-hand = Канал в руке
head-rounds =
    { $rounds ->
        [one] раунд ещё
        [few] раунда ещё
       *[many] раундов ещё
    }
part-yard = Верфь
part-map = Каналы
part-wheel = Колесо
part-parts = Части
part-offers = Выбор
part-others = Другие
board-nav = Разделы поля
board-front = начало
board-fact = { $what }: { $told }
board-employee = { $employee } { $badge }
count-symbol-cabin =
    { $count ->
        [one] { $count } каюта
        [few] { $count } каюты
       *[many] { $count } кают
    }
count-symbol-stoker-cabin =
    { $count ->
        [one] { $count } каюта кочегара
        [few] { $count } каюты кочегара
       *[many] { $count } кают кочегара
    }
count-symbol-mount-crane =
    { $count ->
        [one] { $count } крепление для крана
        [few] { $count } крепления для крана
       *[many] { $count } креплений для крана
    }
count-symbol-mount-cannon =
    { $count ->
        [one] { $count } крепление для пушки
        [few] { $count } крепления для пушки
       *[many] { $count } креплений для пушки
    }
count-symbol-mount-mast =
    { $count ->
        [one] { $count } крепление для мачты
        [few] { $count } крепления для мачты
       *[many] { $count } креплений для мачты
    }
count-symbol-ring =
    { $count ->
        [one] { $count } спасательный круг
        [few] { $count } спасательных круга
       *[many] { $count } спасательных кругов
    }
count-symbol-boat =
    { $count ->
        [one] { $count } шлюпка
        [few] { $count } шлюпки
       *[many] { $count } шлюпок
    }
count-symbol-lantern =
    { $count ->
        [one] { $count } фонарь
        [few] { $count } фонаря
       *[many] { $count } фонарей
    }
count-symbol-military =
    { $count ->
        [one] { $count } военный чиновник
        [few] { $count } военных чиновника
       *[many] { $count } военных чиновников
    }
count-symbol-business =
    { $count ->
        [one] { $count } торговый чиновник
        [few] { $count } торговых чиновника
       *[many] { $count } торговых чиновников
    }
count-symbol-blue-riband =
    { $count ->
        [one] { $count } Голубая лента
        [few] { $count } Голубые ленты
       *[many] { $count } Голубых лент
    }
board-price =
    { $price ->
        [0] бесплатно
        [one] { $price } гульден
        [few] { $price } гульдена
       *[many] { $price } гульденов
    }
board-price-tag =
    { $price ->
        [0] 0
       *[other] { $price }
    }
board-plus = +{ $count }
board-minus = −{ $count }
board-marker = Указатель { FORM($ring, "gen") }
board-left = осталось { $left }
board-moves =
    { $moves ->
        [one] ход
        [few] хода
       *[many] ходов
    }
board-none-yet = нет
board-total = всего { $points }
board-vp-now = сейчас { $points } ПО
board-speed = скорость { $speed }
board-parts-long =
    { $length ->
        [one] { $length } часть
        [few] { $length } части
       *[many] { $length } частей
    }
board-loading = Погрузка
board-sailing = В пути
board-at-most = на этих каналах не больше { $moves }
board-met = чиновники: { $points } ПО
board-so-far = пока { $points } ПО
board-to-play = ходит
board-show = Показать стол: { $name }
board-hide = Скрыть стол: { $name }
board-swap = обмен на
board-next-price = следующие цены
board-now-price = цены сейчас
board-stage-over = Партия окончена
board-can = Это можно сделать сейчас.
board-walk = С клавиатуры: стрелки переходят от одного возможного действия к другому, Enter выполняет его.
board-reconstructed = Многие плитки — реконструкции напечатанных; пояснение плитки говорит об этом.
board-discarded = Сброшены: { $contracts }
board-secret-contracts = тайные заказы: красных { $red }, синих { $blue }
# one form
board-slip =
    Верфь: застроено { $built } из 9 мест{ $ships ->
        [0] { "" }
       *[other] , достроенных кораблей: { $ships }
    }
board-place-empty = Место { $place }, пусто
board-place-part = Место { $place }: { $kind }, { $shows }
board-part = { $kind }: { $shows }, { $price }
board-canal-name = Канал { $canal }
board-canal-for = { $canal }, { $price }
board-canal-face = Канал { $canal }: { $shows }
board-goods-for = { $goods }, { $price }
board-post =
    { $employee }, { $steps ->
        [0] { "" }
        [one] { $steps } шаг,{" "}
        [few] { $steps } шага,{" "}
       *[many] { $steps } шагов,{" "}
    }{ $price }, { $left ->
        [0] не осталось
       *[other] осталось { $left }
    }
board-hiring-space = Поле { $space } круга найма
board-steps-for =
    { $what }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, { $price ->
        [one] { $price } гульден
        [few] { $price } гульдена
       *[many] { $price } гульденов
    }
board-space = { $canal }, { $space }
board-space-symbol = { $space }, { $symbol }
board-space-pays = { $space }, { $points } ПО
board-points =
    { $cruises } ПО{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } за торговцев
    }
board-ship = Корабль: частей { $length }, скорость { $speed }, { $points } ПО
board-figure = Фигурка корабля: { $name }
board-action =
    { $action }{ $front ->
        [0] { "" }
       *[other] , в начале
    }{ $income ->
        [0] { "" }
       *[other] , доход { $income }
    }{ $guilders ->
        [0] { "" }
       *[other] , на плитке { $guilders }
    }{ $bonus ->
        [0] { "" }
       *[other] , бонусное действие −{ $bonus }
    }
badge-merchant-1 = I
badge-merchant-2 = II
badge-constructor = +2
badge-constructor-stoker = +1
badge-helmsman = +1
badge-rigger = +1
badge-accountant = 2
badge-foreman = 3
badge-engineer = +1
badge-recruiter = +1

## Кнопки вариантов

do-main-build = Выбрать часть
do-main-canal = Выбрать канал
do-main-goods = Выбрать товары
do-main-equipment = Выбрать оснащение
do-main-crew = Выбрать экипаж
do-main-employee = Выбрать служащего
do-main-exchange = Выбрать плитку товаров
do-main-subsidy = Взять субсидию
do-end = Без бонусного действия
do-bonus = Бонус: { $action }
do-done = Закончить постройку
do-pass = Ничего не покупать
do-take = Взять
do-leave-piece = Не брать
do-sail = В плавание
do-scrap = Разобрать
do-column-bow = Носовая часть
do-column-left = Средняя, левый столбец
do-column-right = Средняя, правый столбец
do-column-stern = Кормовая часть
do-part-bow = Носовая: { $shows }
do-part-middle = Средняя: { $shows }
do-part-stern = Кормовая: { $shows }
do-place = Место { $place }
do-cell-first = Ваш первый канал
do-cell = { $side ->
        [north] К северу от { $canal }
        [east] К востоку от { $canal }
        [south] К югу от { $canal }
       *[west] К западу от { $canal }
    }
do-turn = { $turn ->
        [0] Без поворота
        [90] Четверть оборота вправо
        [180] Пол-оборота
       *[other] Четверть оборота влево
    }
do-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
do-piece-captain = Капитан
do-piece-businessman = Коммерсант
do-piece-soldier = Солдат
do-piece-stoker = Кочегар
do-piece-chimney = Труба
do-piece-sail = Парус
do-piece-crane = Кран
do-piece-cannon = Пушка
do-hire-one-of = { $first } или { $last }
do-sell = Продать { $good }
do-swap = Обменять { $good } на { FORM($piece, "acc") }
do-ship = Корабль с места { $first }
do-speed =
    { $extra ->
        [0] Без добавки
       *[other] +{ $extra } к скорости
    }
do-start-only =
    { $side ->
        [north] С севера
        [east] С востока
        [south] С юга
       *[west] С запада
    }
do-start =
    { $side ->
        [north] { $canal }, с севера
        [east] { $canal }, с востока
        [south] { $canal }, с юга
       *[west] { $canal }, с запада
    }
do-move = Дальше { FORM($space, "to") }
do-move-symbol = { $symbol } ({ $space })
do-leave =
    { $side ->
        [north] На север: { $canal }
        [east] На восток: { $canal }
        [south] На юг: { $canal }
       *[west] На запад: { $canal }
    }
do-discard = Сбросить «{ $contract }»
name-where-north = Северный канал
name-where-north-east = Северо-восточный канал
name-where-east = Восточный канал
name-where-south-east = Юго-восточный канал
name-where-south = Южный канал
name-where-south-west = Юго-западный канал
name-where-west = Западный канал
name-where-north-west = Северо-западный канал
name-where-middle = Средний канал
name-space-n = север
    .to = на север
name-space-ne = северо-восток
    .to = на северо-восток
name-space-e = восток
    .to = на восток
name-space-se = юго-восток
    .to = на юго-восток
name-space-s = юг
    .to = на юг
name-space-sw = юго-запад
    .to = на юго-запад
name-space-w = запад
    .to = на запад
name-space-nw = северо-запад
    .to = на северо-запад
name-space-c = середина
    .to = в середину
name-space-p = середина
    .to = в середину
name-space-q = середина
    .to = в середину

## Что дают варианты, если половину сказала кнопка

hint-end = { "" }
hint-done = { "" }
hint-main = { "" }
hint-cell = { "" }
hint-goods =
    { $price ->
        [0] бесплатно
        [one] { $price } гульден
        [few] { $price } гульдена
       *[many] { $price } гульденов
    }
hint-price =
    { $price ->
        [0] бесплатно
        [one] { $price } гульден
        [few] { $price } гульдена
       *[many] { $price } гульденов
    }
# one form
hint-part =
    { $price ->
        [0] бесплатно
        [one] { $price } гульден
        [few] { $price } гульдена
       *[many] { $price } гульденов
    }
hint-trade = { "" }
hint-steps =
    { $price ->
        [0] бесплатно
        [one] { $price } гульден
        [few] { $price } гульдена
       *[many] { $price } гульденов
    }
hint-search =
    { $price ->
        [0] бесплатно
        [one] { $price } гульден
        [few] { $price } гульдена
       *[many] { $price } гульденов
    }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }{ $fees ->
        [some] ; инженеры и вербовщики на 1 дороже
       *[other] {""}
    }
hint-hire = { $does }
hint-swap = { "" }
hint-discard = сейчас { $points } ПО: { $about }

## Кнопка конца хода и вопросы перед потерей

deed-end = Закончить ход
deed-launch = Спустить корабль на воду
deed-scrap = Разобрать корабль
deed-end-scrap = Закончить ход и разобрать корабль
deed-goods = Купить товары
deed-place = Купить часть
deed-turn = Положить канал

## Чем обернётся выбранное, в сводке хода

plan-tile =
    Действие «{ $action }»{ $money ->
        [0] .
        [one] : +{ $money } гульден.
        [few] : +{ $money } гульдена.
        [many] : +{ $money } гульденов.
       *[other] : +{ $money } гульдена.
    }
plan-place =
    Построить { $kind ->
        [bow] носовую часть
        [stern] кормовую часть
       *[middle] среднюю часть
    } на месте { $place }{ $price ->
        [0] .
        [one] : −{ $price } гульден.
        [few] : −{ $price } гульдена.
       *[many] : −{ $price } гульденов.
    }
plan-turn = { $turn ->
        [0] Положить канал { $canal } без поворота.
        [90] Положить канал { $canal }, повернув на четверть оборота вправо.
        [180] Положить канал { $canal }, повернув на пол-оборота.
       *[other] Положить канал { $canal }, повернув на четверть оборота влево.
    }
plan-goods =
    Закупить { $goods }{ $price ->
        [0] .
        [one] : −{ $price } гульден.
        [few] : −{ $price } гульдена.
       *[many] : −{ $price } гульденов.
    }
plan-piece =
    Взять { FORM($piece, "acc") }{ $price ->
        [0] .
        [one] : −{ $price } гульден.
        [few] : −{ $price } гульдена.
       *[many] : −{ $price } гульденов.
    }
plan-added = Ваши служащие добавят { FORM($what, "acc") }.
plan-hire =
    Нанять { FORM($employee, "acc") }{ $price ->
        [0] .
        [one] : −{ $price } гульден.
        [few] : −{ $price } гульдена.
       *[many] : −{ $price } гульденов.
    }
warn-no-effect = «{ $action }» сейчас ничего не даст.
warn-bonus-first = Потом может не хватить денег на «{ FORM($action, "acc") }».
warn-stranded =
    Ваш корабль не может плыть и в конце хода будет разобран: { $lacks ->
        [captain] у вас нет капитана.
       *[canal] ему некуда плыть.
    }
# one form
warn-scrap = Корабль мог бы плыть. Его части ({ $count }) покидают игру.
warn-leave = Взамен вы ничего не получите.
drawer-act = Сначала бонусное действие за 6 гульденов
end-bonus = Бонусное действие за 6 гульденов
end-then-bonus = Продолжить бонусным действием

## Панели: корабль грузится и плитка обменивается целиком

panel-load = Что возьмёте на борт?
panel-good = Продать или обменять товары?
panel-discard = Какие заказы вы оставляете?
load-go = { $count ->
        [0] Плыть с одним капитаном
       *[other] Взять { $count } и плыть
    }
load-all = Всё
load-none = Ничего
load-extra = Добавка к скорости
count-piece-officer = { $count ->
        [one] { $count } офицер
        [few] { $count } офицера
       *[many] { $count } офицеров
    }
    .acc = { $count ->
            [one] { $count } офицера
            [few] { $count } офицеров
           *[many] { $count } офицеров
        }
load-before = Уже на борту: { $what }.
load-cabin = Каюты: { $used } из { $places }
load-stoker = Каюты кочегаров: { $used } из { $places }
load-mast = Мачты: { $used } из { $places }
load-crane = Крепления кранов: { $used } из { $places }
load-cannon = Крепления пушек: { $used } из { $places }
load-speed = Скорость { $speed }, не больше { $longest }
load-points = Лучшее плавание: { $points } ПО
route-go = Плыть: { $points } ПО
route-sum =
    { $points } ПО: корабль { $ship }, чиновники { $officials }{ $riband ->
        [0] { "" }
       *[other] , Голубая лента { $riband }
    }
route-map = Или проложите путь по карте.
trade-go = Получить { FORM($what, "acc") }
trade-go-end = Получить { FORM($what, "acc") } и закончить ход
trade-sell = Продать за { $money }
trade-once = Каждый вид предмета — один раз за Биржу.
# one form
trade-before = Уже продано или обменяно товаров: { $count }

keep-count =
    { $colour ->
        [red] { $count ->
            [one] Оставьте { $count } красный
            [few] Оставьте { $count } красных
            [many] Оставьте { $count } красных
           *[other] Оставьте { $count } красных
        }
       *[blue] { $count ->
            [one] Оставьте { $count } синий
            [few] Оставьте { $count } синих
            [many] Оставьте { $count } синих
           *[other] Оставьте { $count } синих
        }
    }
keep-go = { $count ->
        [one] Сбросить { $count } заказ
        [few] Сбросить { $count } заказа
        [many] Сбросить { $count } заказов
       *[other] Сбросить { $count } заказа
    }

## Пояснения: общее поле

about-reconstructed = Реконструкция: рисунок этой плитки наш, составлен по тому, что известно о напечатанных (SY-29).
about-action-build = Купите от одной до трёх частей по цене их рядов и сразу поставьте каждую на свою верфь.
about-action-canal = Арендуйте один канал по цене его места и положите рядом со своими каналами.
about-action-goods = Купите одну плитку товаров по цене её места и храните её для биржи.
about-action-equipment = Передвиньте указатель оснащения: первый шаг бесплатный, каждый следующий стоит 1. Вы получаете предмет, на котором он встал, и ещё по одному за каждого своего инженера.
about-action-crew = Передвиньте указатель экипажа: первый шаг бесплатный, каждый следующий стоит 1. Вы получаете члена экипажа, на котором он встал, и ещё по одному за каждого своего вербовщика.
about-action-employee = Передвиньте указатель найма: первый шаг бесплатный, каждый следующий стоит 1. Вы нанимаете одного служащего с этого поля до конца партии.
about-action-exchange = Указатель биржи проходит одно поле. Отдайте одну плитку товаров: продайте или обменяйте каждый из трёх товаров.
about-action-subsidy = Получите 2 гульдена.
about-occupied = На ней стоит кубик: взять её можно только бонусным действием за 6 гульденов. Кто выберет плитку позади неё, получит 1 гульден.
about-leading = Её только что передвинули в начало, в этот ход её выбрать нельзя.
about-bonus = Бонусным действием она стоит 6 гульденов.
about-income =
    { $money ->
        [0] Сейчас дохода не будет: впереди нет занятых плиток.
        [one] Сейчас она принесёт { $money } гульден, занятых плиток впереди: { $ahead }.
        [few] Сейчас она принесёт { $money } гульдена, занятых плиток впереди: { $ahead }.
       *[many] Сейчас она принесёт { $money } гульденов, занятых плиток впереди: { $ahead }.
    }
about-guilders =
    { $guilders ->
        [one] На ней лежит { $guilders } гульден
        [few] На ней лежат { $guilders } гульдена
       *[many] На ней лежат { $guilders } гульденов
    } для того, кто поставит сюда кубик.
about-gear = Каждая плитка, передвинутая в начало, поворачивает шестерню на один ход. Число показывает, сколько ходов осталось до падения кубика.
about-drop =
    Когда он падает, после хода со счётчика раундов уходит кубик{ $guilder ->
        [off] { "" }
        [at_most_one] , а на пустую последнюю плитку кладут гульден, если его там нет
       *[other] , а на пустую последнюю плитку кладут гульден
    }{ $guilder ->
        [off] { "" }
       *[other] { $last ->
            [off] , но не при последнем падении
           *[other] { "" }
        }
    }.
about-rounds =
    { $cubes ->
        [0] Счётчик пуст: следующее падение — последнее.
        [one] Остался { $cubes } кубик; после него следующее падение — последнее.
        [few] Осталось { $cubes } кубика, а после них последнее падение.
       *[many] Осталось { $cubes } кубиков, а после них последнее падение.
    }
about-discards =
    Заказы сбрасывают с { $seats ->
        [2] вторым
        [4] четвёртым
       *[other] { $deal ->
            [two] четвёртым
           *[other] вторым и четвёртым
        }
    } кубиком, пока не останется один красный и один синий.
about-part-title = { $kind }, { $price }
about-part = На ней: { $shows }.
about-symbol-cabin = В каюту помещается офицер, коммерсант или солдат.
about-symbol-stoker-cabin = В каюту кочегара помещается один кочегар.
about-symbol-mount-crane = На крепление для крана ставится один кран.
about-symbol-mount-cannon = На крепление для пушки ставится одна пушка.
about-symbol-mount-mast = На крепление для мачты ставится одна труба или один парус.
about-symbol-ring = Каждый спасательный круг приносит 1 ПО у каждого чиновника с кругом и считается для заказов.
about-symbol-boat = Каждая шлюпка приносит 1 ПО у каждого чиновника со шлюпкой и считается для заказов.
about-symbol-lantern = Каждый фонарь приносит 1 ПО у каждого чиновника с фонарём и считается для заказов.
about-kind-bow = Носовые части встают на места 1–7, но не вплотную слева от кормовой.
about-kind-middle = Средние части встают на места 2–8.
about-kind-stern = Кормовые части встают на места 3–9, но не вплотную справа от носовой.
about-stack-title =
    { $stack ->
        [bow] Стопка носовых частей
        [middle] Стопка средних частей
        [stern] Стопка кормовых частей
        [canals] Стопка каналов
       *[goods] Стопка товаров
    }
# one form
about-stack =
    { $left ->
        [0] Пусто.
       *[other] Осталось: { $left }.
    }
about-stack-parts = Когда выложена последняя носовая, средняя или кормовая часть, партия закончится, как только у всех будет поровну ходов.
about-stack-discard = Когда она пуста, сброшенные ({ $discard }) перемешиваются заново.
about-shape-chain7 = Цепь из семи полей от края до края, самый длинный путь.
about-shape-tee6 = Двойное Т из шести полей с двумя развилками.
about-shape-cross5 = Крест из пяти полей: короткие пути во все стороны.
about-canal = Канал { $canal }
about-canal-offer = Канал { $canal }, { $price }
about-goods-title = Плитка товаров: { $goods }
about-goods-offer = Плитка товаров: { $goods }, { $price }
about-goods = На бирже каждый её товар продают по цене дня или обменивают на предмет.
about-goods-worth =
    По следующим ценам она принесёт { $money ->
        [one] { $money } гульден
        [few] { $money } гульдена
       *[many] { $money } гульденов
    }.
about-marker = Он общий для всех игроков; остаётся, где его оставили, и всегда идёт по часовой стрелке.
about-ring =
    От указателя { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: { $cost }.
# one form
about-around = Указатель здесь; полный круг — { $steps } шагов: { $cost }.
about-piece-captain = Без капитана корабль не плывёт; ему каюта не нужна, остальные капитаны — офицеры в каютах. По 1 ПО при отплытии.
about-piece-officer = Капитан сверх первого, в каюте. 1 ПО при отплытии.
about-piece-businessman = В каюте: 1 ПО при отплытии и 1 ПО у каждого торгового чиновника.
about-piece-soldier = В каюте: 1 ПО при отплытии и 1 ПО у каждого военного чиновника.
about-piece-stoker = В каюте кочегара. С трубой корабль идёт под паром со скоростью 4; каждый следующий кочегар добавляет 1. Сам по себе ПО не приносит.
about-piece-chimney = На креплении для мачты. С кочегаром корабль идёт под паром со скоростью 4; каждая следующая труба добавляет 1. Без пара 1 добавляет пара труб.
about-piece-sail = На креплении для мачты: +1 скорость.
about-piece-crane = На креплении для крана: 2 ПО при отплытии и 1 ПО у каждого торгового чиновника.
about-piece-cannon = На креплении для пушки: 2 ПО при отплытии и 1 ПО у каждого военного чиновника.
about-space-title = Поле круга найма
about-space =
    От указателя { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: { $cost }. Здесь нанимают одного служащего; инженеры и вербовщики стоят на 1 больше.
# one form
about-post =
    { $steps ->
        [8] Указатель здесь; полный круг — 8 шагов
        [0] Указатель здесь
        [one] { $steps } шаг от указателя
        [few] { $steps } шага от указателя
       *[many] { $steps } шагов от указателя
    }: { $cost }{ $fee ->
        [0] { "" }
       *[other] , включая доплату { $fee }
    }. Осталось плиток: { $left }.
about-barred-gone = Здесь никого не осталось.
about-barred-owned = Такой служащий у вас уже есть, а двух одинаковых иметь нельзя.
about-barred-level = Сначала нужен торговец уровня I этого товара.
about-barred-money = Сейчас вам на это не хватает.
about-exchange-title =
    { $space ->
        [0] Начало круга биржи
       *[other] Биржа, поле { $space }
    }
about-exchange-prices = Гульденов: уголь { $coal }, ткань { $cloth }, зерно { $grain }.
about-exchange-start = Цен здесь нет: на этом поле указатель только начинает партию.
about-exchange-here = Указатель стоит здесь; перед обменом он сдвигается на следующее поле.
about-exchange-ahead =
    { $moves ->
        [1] По этим ценам торгует следующая биржа.
        [one] Эти цены наступят через { $moves } биржу.
        [few] Эти цены наступят через { $moves } биржи.
       *[many] Эти цены наступят через { $moves } бирж.
    }
about-sell-title = Продать { $good }
about-sell = Цена дня и ещё по 1 за каждого вашего торговца этим товаром.
about-sell-now =
    Сейчас { $price }{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } от торговцев: { $money }
    }.
about-sell-next =
    На следующей бирже { $price }{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } от торговцев: { $money }
    }.
about-swap-title = Обменять { $good } на { FORM($piece, "acc") }
about-swap = Товар можно не продавать, а обменять на предмет из его списка; каждый вид — один раз за действие.
about-turn = Так ляжет канал { $canal }. Потом его не повернуть.
about-cell = Новый канал должен примыкать стороной к вашим. Потом его не передвинуть.
about-solo = Соперник передвигает свою плитку в начало и выполняет действие с плитки соло: двигает указатели или убирает плитки из предложения. Он ничем не владеет и очков не получает.
# one form
about-solo-number =
    Следующее число — { $number }{ $number ->
        [0] { " " }({ $bracket } для указателей)
       *[other] { "" }
    }; плиток в стопке: { $left }.

## Пояснения: игроки

# one form
about-player = Гульдены: { $money }, ПО за плавания: { $points }, корабли: { $ships }, каналы: { $canals }, служащие: { $staff }.
about-reserve = В резерве: берётся на борт при отплытии и остаётся на этом корабле.
about-money-title =
    { $money ->
        [one] { $money } гульден
        [few] { $money } гульдена
       *[many] { $money } гульденов
    }
about-money =
    Бонусное действие стоит 6, раз в ход. Оставшиеся деньги очков не приносят{ $ties ->
        [money] , но решают ничьи
       *[other] { "" }
    }.
about-points = За плавания { $cruises }, за торговцев { $merchants }.
about-points-contracts = Ваши заказы сейчас приносят { $points }. В конце считаются один красный и один синий.
# one form
about-stock =
    { $count ->
        [0] Плиток товаров нет: менять нечего.
       *[other] Плитки товаров для биржи: { $count }.
    }
about-employee = Работает на вас до конца партии; пользоваться им не обязательно.
about-figure-title = Фигурка корабля
about-figure = Плывёт отсюда дальше и никогда не поворачивает назад.
about-figure-waits = Выйдет на каналы с первым кораблём.
about-voyage =
    Самое длинное плавание сейчас — { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
about-voyage-title = Самое длинное плавание: { $moves }
about-voyage-rule = Корабль обязан сделать столько ходов, какова его скорость, поэтому скорость не может быть больше.
about-used-title = Использованные каналы: { $count }
about-used = Пройденный канал использован и уходит с карты; каналы, отрезанные от фигурки, потеряны и не считаются.
about-water = Открытая вода: вход стоит один ход.
about-official-title = { $symbol }, { $space }
about-official-now = Этот корабль получит здесь { $points }.
about-slip-title = Верфь: { $name }
about-place-title = Место { $place }
about-place-kinds =
    { $place ->
        [1] Здесь может стоять только носовая часть.
        [2] Здесь может стоять носовая или средняя часть.
        [8] Здесь может стоять средняя или кормовая часть.
        [9] Здесь может стоять только кормовая часть.
       *[other] Здесь может стоять любая часть.
    }
about-place = Справа вплотную к носовой части не может стоять кормовая. Части никогда не передвигаются и не обязаны касаться.
about-placed =
    { $kind ->
        [bow] Нос на месте { $place }
        [stern] Корма на месте { $place }
       *[middle] Середина на месте { $place }
    }
about-complete = Часть достроенного корабля (частей: { $length }): он уйдёт в конце хода.
about-ship-title = Корабль, частей { $length }: { $points } ПО
about-ship = Экипаж { $crew }, пушки и краны { $guns }, скорость { $speed }, чиновники и лента { $officials }.
about-aboard = На борту: { $load }.
about-safety = Круги { $ring }, шлюпки { $boat }, фонари { $lantern }.
about-speed = Скорость { $speed } без рулевого и такелажника.
# one form
about-moves = Скорость { $speed }: сделано ходов { $moves }, осталось { $left }. Пройти нужно все.
about-result = Чиновники на пути: { $result } ПО; Голубая лента: { $riband } ПО.
about-contracts = Красных { $red }, синих { $blue }, их видит только владелец. В конце считается по одному каждого цвета.
about-contract-now = Сейчас { $points } ПО.
about-pays-table =
    Очки за 0, 1, 2…: { $table }{ $beyond ->
        [0] { "" }
       *[other] , дальше по +{ $beyond }
    }.
about-pays-steps = Очки начиная с числа: { $steps }.
# one form
about-pays-each =
    { $first ->
        [0] { "" }
       *[other] По { $firsteach } ПО за первые { $first }, потом{ " " }
    }по { $each } ПО{ $free ->
        [0] { "" }
        [1] { " " }за каждый после первого
       *[other] { " " }за каждый после первых { $free }
    }.
