## Разделы

lh-harbour = Порт
lh-plans = Стопки зданий
lh-town = Город
lh-you = Вы
lh-others = Игроки
lh-show-all = показать все
lh-show-less = свернуть
lh-show-all-of = { $player }: показать все
lh-show-less-of = { $player }: свернуть
lh-sections = Разделы
lh-find = Подсветить карты

## Кнопки

lh-take = Взять { $what }
drawer-turn = Купить, продать или выплатить заём
drawer-after-action = Купить, продать или выплатить заём
drawer-before-supply = Купить, продать или выплатить заём
drawer-gap = Купить, продать или выплатить заём
drawer-interest = Выплатить заём
drawer-second-construction = Купить, продать или выплатить заём
drawer-second-visit = Купить, продать или выплатить заём
lh-enter = Посетить { FORM($what, "acc") }
lh-construct = Построить { FORM($what, "acc") }
lh-lay = Сыграть { FORM($what, "acc") }
lh-build = Построить { FORM($what, "acc") }
lh-exchange-for = Обменять на { FORM($what, "acc") }
lh-exchange = Отдать { FORM($what, "acc") }
lh-buy = Купить { FORM($what, "acc") } (−{ $francs })
lh-sell = Продать { FORM($what, "acc") } (+{ $francs })
lh-evict = Отправить домой: { $player }
lh-send-home = Отправить домой: { $player }
lh-redeem = Выкупить { FORM($what, "acc") } за 2
lh-get = Получить { FORM($what, "acc") }
lh-for = Отдать { FORM($what, "acc") }
the-ship-worth = { $ship } ({ $value })
    .acc = { FORM($ship, "acc") } ({ $value })
lh-goods = { FORM($goods, "nom") }
lh-sail =
    Отправить { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
lh-units = { $count } ×
lh-units-more = { $count } × и больше
lh-fee-food = Заплатить едой
lh-fee-francs = Заплатить франками
lh-office-steel-steel = 4 товара на сталь
lh-office-steel-no-steel = Без стали
lh-no-good = Больше ничего
lh-no-swap = Не заменять
lh-crane = Дерево вместо { FORM($what, "instead") }
lh-repay = Выплатить заём (−5)
lh-loan = Взять заём (+4)
lh-pass = Пасовать
lh-look = Посмотреть
lh-do-not-look = Не смотреть
lh-keep-order = Оставить порядок
lh-swap = Поменять местами
lh-on-top = Наверх: { $card }
lh-two-loans = Вернуть два займа
lh-one-loan = Вернуть один и взять 2 франка
lh-first-part = Первое
lh-second-part = Второе
lh-done-after-action = Закончить ход
lh-done-before-supply = Дальше
lh-done-gap = Дальше
lh-done-second-construction = Без второго здания
lh-done-second-visit = Без второго входа
lh-done-interest = Заплатить пени
lh-done-pick = Готово
lh-done-lay-buy = Не покупать

## Переспрос

lh-warn-sell = Вы получите { $francs } за то, что в конце стоит { $value }.
lh-warn-pass = Вы отказываетесь от последнего действия.
lh-warn-second-visit = Вы отказываетесь от бесплатного входа.

## Что даёт выбор сейчас, если этого не говорит кнопка

hint-offer = { "" }
hint-buy = значение { $value }: { $what }
hint-buy-ship = значение { $value }
hint-sell = в конце значение { $value }
hint-repay = { "" }
hint-loan = выплата { $repay }
hint-pay = { $cost }
hint-two-loans = { "" }
hint-one-loan = { "" }
hint-done-after-action = { "" }
hint-done-before-supply = { "" }
hint-done-gap = { "" }
hint-done-second-construction = { "" }
hint-done-second-visit = { "" }
hint-done-interest = { "" }
hint-done-pick = { "" }
hint-done-lay-buy = { "" }

## На поле

lh-can-enter = войти
lh-can-buy = купить
lh-can-sell = продать
lh-can-construct = построить
lh-can-take = взять
lh-can-build = построить
lh-can-repay = погасить
lh-can-other = выбрать
lh-can = { $thing }: { $deeds }
lh-no-action = нет действия
lh-fed = сыты
lh-fed-by-ships = кормят корабли
lh-food-short = не хватает { $missing } еды
lh-food-enough = нужно еды: { $need }
lh-goods-count =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
lh-disc-home = Рабочий ({ $player }): дома
lh-tile = { $number }: { $first } и { $second }
lh-tile-down = { $number }: закрыта
lh-vessel = { $kind } { $name }, значение { $value }
lh-round-now = Раунд { $round } из { $rounds }
lh-stack-empty = пустое место
lh-known = { $place }: { $card }
lh-known-either = 1 или 2: { $card }
lh-modern = модернизирована
lh-worth = значение
lh-round = раунд
lh-town-builds = город строит
lh-fee = вход
lh-cost = стоимость

## Значки вместо слов

lh-icon-build = построить здание
lh-icon-eye = посмотреть специальные карты
lh-icon-any = любой товар
lh-icon-basic = любой стандартный товар
lh-icon-upgraded = любой улучшенный товар
lh-icon-worker = рабочий
lh-icon-bonus = очки в конце
lh-icon-empty = пустой причал
lh-icon-offer = причал
lh-icon-ship = корабль
lh-icon-loan = заём
lh-icon-special = специальное здание
lh-icon-harvest = урожай
lh-icon-energy = энергия
lh-icon-food = еда

## Пояснения

lh-explain-offer = Здесь { $amount }: с причала берут всё сразу.
lh-explain-tiles = Товар добавляют в каждом раунде фишки ресурсов: { $count } из 7.
lh-explain-tile-title = Фишка ресурсов { $number }
lh-explain-tile = Каждый ход здесь добавляет { $first } и { $second }.
lh-explain-interest = Когда корабль доходит до этой фишки, все, у кого есть займы, платят 1 франк пени.
lh-explain-down = Закрыта, пока в первом раунде до неё не дойдёт корабль.
lh-explain-marker = Последний ход здесь: { $player }.
lh-explain-card-title = { $card } (№ { $number })
lh-explain-marketplace-short = Взять 2 разных стандартных товара (любые из восьми, без франков) и ещё по 1 другому за каждое своё здание ремесленника (итого не больше 8)
lh-explain-type = Тип: { $type }
lh-explain-value = Значение: { $value }
lh-explain-value-bonus = Значение { $value } и бонус { $bonus }, если бы партия закончилась сейчас
lh-explain-price =
    Цена: { $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
       *[many] { $francs } франков
    }
lh-explain-not-sold = Купить нельзя
lh-explain-cost = Стоимость постройки: { FORM($cost, "nom") }
lh-explain-no-cost = Построить нельзя
lh-explain-fee = Плата за вход: { $fee }
lh-explain-hammers = Молотки: { $count }
lh-explain-fishermen = Рыбаки: { $count }
lh-explain-owner = Владелец: { $player }
lh-explain-owner-town = Владелец: город
lh-explain-owner-plan = Ещё не построено
lh-explain-waiting = Ждёт у поля свободного места для стопки.
lh-explain-inside = Внутри: { $players }
lh-explain-covered = Построить или купить можно только верхнюю карту стопки.
lh-explain-modern = Верфь модернизирована: здесь можно строить любой корабль.
lh-explain-sell =
    Продаётся за { $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
       *[many] { $francs } франков
    }
lh-explain-ship-build = Постройка на верфи: { FORM($cost, "nom") } и { $energy } энергии
lh-explain-ship-use = Еды каждый раунд: { $food }, товаров на Погрузочном пирсе: { $places }
# one form
lh-explain-ship-stack =
    { $count ->
        [0] Сейчас недоступны.
       *[other] Доступно: { $count }.
    }
lh-explain-ship-top = Верхний: { $name }, значение { $value }
lh-explain-good-have = { $player }: { FORM($goods, "nom") }.
lh-explain-good-food =
    Считается за { $amount ->
        [one] { $amount } еду
        [few] { $amount } еды
       *[many] { $amount } еды
    }
lh-explain-good-energy =
    Даёт { $amount ->
        [one] { $amount } энергию
        [few] { $amount } энергии
       *[many] { $amount } энергии
    }
lh-explain-good-ship = Цена перевозки: { $francs }
lh-explain-good-becomes = Улучшенный товар: { $good }
lh-explain-good-from = Получается из: { $good }
lh-explain-good-offered = На причале { $amount }
lh-explain-francs = По 1 очку в конце; 1 франк считается и за 1 еду.
lh-explain-loan-title = Займы: { $player }
lh-explain-loan-count = Сейчас: { $count }
lh-explain-loan = Заём приносит 4 франка, выплата стоит 5, а в конце −7 очков. Пени — 1 франк за всё.
lh-explain-disc-title = Рабочий: { $player }
lh-explain-disc-in = В здании «{ $card }»; пока он там, никто другой не войдёт.
lh-explain-disc-home = Дома.
lh-explain-food = { $player }: еды — { $amount }, франков, которые тоже идут за еду, — { $francs }.
lh-explain-feeding-title = Кормление: { $player }
lh-explain-fed = В этом раунде уже сыты.
lh-explain-feeding = В конце раунда нужно еды: { $food }.
lh-explain-feeding-ships = Корабли дают { $food }.
lh-explain-feeding-need = К оплате: { $need }
lh-explain-feeding-missing = Не хватает { $missing }, считая всю еду и франки.
lh-explain-feeding-over = Кормления больше нет: это последний этап.
lh-explain-energy = { $player }: энергии в товарах — { $amount }.
lh-explain-wealth = { $player }: { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
  }, если бы партия закончилась сейчас
lh-explain-wealth-buildings = Здания и бонусы: { $amount }
lh-explain-wealth-ships = Корабли: { $amount }
lh-explain-wealth-francs = Франки минус займы: { $amount }
lh-explain-player-counts = Владеет: { $counts }
lh-explain-round-title = Раунд { $round }
lh-explain-round-food =
    В конце каждый платит { $food ->
        [one] { $food } еду
        [few] { $food } еды
       *[many] { $food } еды
    }
lh-explain-round-harvest = Урожай: +1 пшеница, если она у вас есть, +1 голова скота, если у вас две головы.
lh-explain-round-no-harvest = Урожая нет.
lh-explain-round-standard = Город строит самую младшую из трёх верхних карт стопок.
lh-explain-round-special = Город строит специальное здание.
lh-explain-round-ship = Потом новый корабль: { $ship } { $name }, значение { $value }
lh-explain-deck-title = Специальные здания
lh-explain-deck-unseen = Из ещё не виденных карт: { $count }.
lh-explain-stack-title = Стопка зданий { $number }
lh-explain-stack =
    { $count ->
        [0] Пусто.
        [one] { $count } карта.
        [few] { $count } карты, младший номер сверху. Построить или купить можно только верхнюю.
       *[many] { $count } карт, младший номер сверху. Построить или купить можно только верхнюю.
    }
lh-explain-type-count = { $player } владеет: { $count }.
lh-symbol-hammer = Молотки помогают в Залежах глины, Угольной шахте и на Бирже труда.
lh-symbol-fisherman = Рыбаки помогают в Рыбацком домике и на Бирже труда.
lh-symbol-craftsman = Здания ремесленников помогают на Рынке и Городской площади и считаются для Муниципалитета.
lh-symbol-economic = Экономические здания считаются для Банка и Дома гильдий.
lh-symbol-industrial = Индустриальные здания считаются для Банка и Промышленной зоны.
lh-symbol-public = Общественные здания считаются для Муниципалитета.

## Панели: то, что игра спрашивает по видам, здесь один вопрос

decision-food = Заплатите еду.
panel-fleet = Какие товары перевезти?
panel-cargo = Какие товары перевезти?
panel-hand-in = Какие товары сдать?
panel-receive = Какие товары взять?
decision-energy = Заплатите энергию.
decision-fee = Внесите плату за вход.
decision-pick = Выберите товары.
decision-fleet = Погрузочный пирс: загрузите корабли.
decision-cargo = Погрузочный пирс: загрузите корабли.
decision-hand-in = Выберите товары для сдачи.
decision-receive = Выберите товары, которые возьмёте.
decision-office-hand-in = Выберите четыре товара для обмена на сталь.
decision-forced = Вам нечем заплатить.
lh-have = есть { $count }
lh-pay = Заплатить
lh-pay-all = Заплатить { $what }
lh-feed-go = Накормить рабочих: { $what }
lh-skip = Пропустить
lh-trade = { $give } → { $get }
lh-burns = Плата: { FORM($what, "nom") }
lh-cheapest = Дешевле всего
lh-kind-first = Побольше { FORM($good, "gen") }
lh-least = Мин. { $count }
lh-most = Макс. { $count }
lh-all = Все
lh-none = Ничего
lh-do-smokehouse =
    Закоптить { $count ->
        [one] { $count } рыбу
        [few] { $count } рыбы
       *[many] { $count } рыб
    }
lh-do-bakehouse =
    Выпечь { $count ->
        [one] { $count } хлеб
        [few] { $count } хлеба
       *[many] { $count } хлеба
    }
lh-do-brickworks =
    Обжечь { $count ->
        [one] { $count } кирпич
        [few] { $count } кирпича
       *[many] { $count } кирпичей
    }
lh-do-charcoal-kiln =
    Пережечь { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
lh-do-abattoir =
    Забить { $count ->
        [one] { $count } голову скота
        [few] { $count } головы скота
       *[many] { $count } голов скота
    }
lh-do-tannery =
    Выдубить { $count ->
        [one] { $count } шкуру
        [few] { $count } шкуры
       *[many] { $count } шкур
    }
lh-do-cokery =
    Сделать { $count ->
        [one] { $count } кокс
        [few] { $count } кокса
       *[many] { $count } кокса
    }
lh-do-steel-mill =
    Сделать { $count ->
        [one] { $count } сталь
        [few] { $count } стали
       *[many] { $count } стали
    }
lh-get-all = Получить { $what }
lh-get-more = Получить { $free } и ещё { $more }
lh-take-them = Взять их
lh-due-fee-or =
    Вход ({ $card }): { $food ->
        [one] { $food } еда
        [few] { $food } еды
       *[many] { $food } еды
    } или { $francs }
lh-paid = Заплачено { $paid } из { $need }
lh-wasted = переплата { $amount }
lh-too-much = На { $good } больше, чем нужно: переплачивать зря нельзя.
lh-missing = не хватает ещё { $amount }
lh-pay-other = Столько { FORM($good, "gen") } заплатить нельзя.
lh-leaves = Останется: { FORM($what, "nom") }
lh-leaves-nothing = Из этих ничего не останется
lh-choose-kinds = Выбрано { $chosen } из { $count }
lh-choose-goods = Выбрано товаров: { $chosen } из { $count }
# one form
lh-choose-more = Выберите ещё { $more }.
lh-choose-one = Выберите хотя бы один.
lh-choose-dear =
    Это стоит { $cost ->
        [one] { $cost } франк
        [few] { $cost } франка
       *[many] { $cost } франков
    }, а у вас { $francs }.
lh-choose-other = С таким выбором ({ $good }) не хватит видов.
lh-costs =
    { $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
       *[many] { $francs } франков
    }
lh-brings =
    +{ $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
       *[many] { $francs } франков
    }
lh-pick-go =
    { $count ->
        [0] Взять товары
        [one] Взять { $count } товар
        [few] Взять { $count } товара
       *[many] Взять { $count } товаров
    }
lh-pick-go-francs =
    Взять { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    } за { $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
       *[many] { $francs } франков
    }
lh-pawn-go =
    { $count ->
        [0] Заложить товары
        [one] Заложить { $count } товар: +{ $francs }
        [few] Заложить { $count } товара: +{ $francs }
       *[many] Заложить { $count } товаров: +{ $francs }
    }
lh-picked-some = Часть товаров уже выбрана.
lh-handed-in-some = Часть товаров уже сдана.
lh-pick-enough = Готово
lh-office-go = Обменять на сталь
lh-handed-in =
    { $count ->
        [one] Уже сдан { $count } товар.
        [few] Уже сданы { $count } товара.
       *[many] Уже сдано { $count } товаров.
    }
lh-hand-in-nothing = Выберите, что сдать.
lh-bridge = улучшенных { $upgraded }, стандартных { $basic }
lh-bridge-rule = 1 франк за каждый улучшенный товар и за каждые три стандартных.
# one form
lh-bridge-threes =
    Стандартные товары сдают тройками: { $more ->
        [1] добавьте ещё 1 или уберите 2
       *[other] добавьте ещё { $more } или уберите 1
    }.
lh-bridge-go =
    { $francs ->
        [0] Сдать
        [one] Сдать за { $francs } франк
        [few] Сдать за { $francs } франка
       *[many] Сдать за { $francs } франков
    }
lh-swap-go = Обменять
lh-swap-give = Отдаёте { $what }
lh-swap-get = Получаете { $what }
lh-take-worth = Возьмите товаров ещё на { $worth }.
# one form
lh-take-more = Осталось взять: стандартных { $basic }, улучшенных { $upgraded }.
lh-due-back-worth = Возьмите товаров на { $worth }.
lh-due-back-parts = Возьмите стандартных товаров { $basic } и улучшенных { $upgraded }.
lh-cargo = Загружено { $count } из { $places }, свободно { $free }
lh-cargo-aboard =
    { $count ->
        [one] На борту уже { $count } товар.
        [few] На борту уже { $count } товара.
       *[many] На борту уже { $count } товаров.
    }
lh-cargo-nothing = Погрузите хотя бы 1 товар.
# one form
lh-cargo-least = Погрузите ещё хотя бы { $count }: хватило бы меньше кораблей.
lh-cargo-bill =
    { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }, { $energy } энергии
lh-cargo-burn = Сгорит: { FORM($what, "nom") }
lh-cargo-short = Не хватит на { $energy } энергии.
lh-cargo-best = Лучший груз
lh-sail-for =
    { $francs ->
        [0] Отправить
        [one] Отправить за { $francs } франк
        [few] Отправить за { $francs } франка
       *[many] Отправить за { $francs } франков
    }
lh-extra = { $card }: вы берёте { $free }
lh-more-for = Ещё { $more } за { $cost }
lh-times = Сколько раз
lh-step = Сколько { FORM($good, "gen") }?
lh-forced-choose = Возьмите заём или продайте что-нибудь.
lh-forced-loans =
    { $count ->
        [0] Взять заём
        [one] Взять { $count } заём: +{ $francs }
        [few] Взять { $count } займа: +{ $francs }
       *[many] Взять { $count } займов: +{ $francs }
    }
# one form
lh-forced-sell =
    { $loans ->
        [0] { $count ->
            [1] Продать: +{ $francs }
           *[other] Продать карт: { $count }, +{ $francs }
        }
       *[other] Продать ({ $count }) и взять займы ({ $loans }): +{ $francs }
    }
lh-forced-still = не хватает ещё { $missing }
lh-forced-covered =
    { $over ->
        [0] Хватает ровно
       *[other] Хватает, останется { $over }
    }
lh-forced-cost = Выплата каждого займа — { $repay } франков, в конце −7 очков
lh-loans = Займы
lh-loan-brings =
    +{ $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
       *[many] { $francs } франков
    } за каждый
