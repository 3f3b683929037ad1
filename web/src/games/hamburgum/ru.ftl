section-city = Город
section-rondel = Рондель
section-market = Рынок
section-households = Товары
section-choose = здесь есть выбор
board-round = Раунд
board-round-limit = из { $rounds }
board-cost-free = даром
board-cost = −{ $cost }
board-home = внутри
board-depot = Склад
board-prices = Цены
board-bonus = Премия за завершение
board-hidden = скрыто: { $count }
board-place = { $place }-е
board-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
board-prestige = престиж
board-berth = Причал { $berth }
# one form
board-carries = по { $units } ед.
board-take = Взять жетон пожертвования
board-take-from = { $church }: взять жетон пожертвования
board-map-note = реконструкция
board-token-note = * реконструкция жетона
board-lit = { $title }: { $choices }
board-many =
    { $title }: { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
label-none-of = Без { FORM($item, "gen") }
label-sell-whole = Продать { $what }
label-buy-whole = Купить { $what }
label-build-ships =
    { $amount ->
        [0] Не строить кораблей
        [one] Построить { $amount } корабль
        [few] Построить { $amount } корабля
       *[many] Построить { $amount } кораблей
    }
label-token-of = { $kind } ({ $church })
kind-points = Очки
kind-tokens = Жетоны
kind-ships = Корабли
kind-building = Здания
kind-citizens = Горожане
kind-building-brewer = Пивоварни
kind-building-sugar-refiner = Сахароварни
kind-building-cloth-maker = Ткальни
kind-building-merchant = Купцы
kind-building-captain = Капитаны
kind-building-official = Чиновники
label-trade-sell = Продать товары
label-trade-buy = Купить материалы
label-trade-none = Не торговать
label-donate-stop = Закончить жертвовать
label-score-stop = Закончить учёт
label-site-stop = Закончить строить
label-canon-decline = Отказаться
title-piece = Фигура на ронделе: { $name }
title-good = { $good } · { $price }
title-sale = Продажа товаров
title-depot = Склад
title-depot-units = Склад · { $units } за { $price }
title-home = Внутренний рынок
title-berth = Причал { $berth }
title-dutchman = Летучий голландец
title-site = { $site } · { $type }, приход { $church }
title-officials = Чиновники
title-bonus = Премия за завершённую церковь
title-prestige = Престиж: { $name }
title-money = Деньги: { $name }
title-builder = Строитель церкви
title-scored = Учтённые жетоны: { $name }
title-ships = Корабли: { $name }
title-stock = { $name }: { $goods }
title-buildings = { $name }: { $count } × { $type }
tell-space-sugar = Возьмите 1 сахар и ещё 1 за каждую свою сахароварню.
tell-space-beer = Возьмите 1 пиво и ещё 1 за каждую свою пивоварню.
tell-space-cloth = Возьмите 1 ткань и ещё 1 за каждую свою ткальню.
tell-space-church = Пожертвуйте на любое число частей церквей, за каждую возьмите жетон; потом учтите жетоны.
tell-space-trade = Либо продайте товары, либо купите материалы, но не то и другое.
tell-space-guildhall = Стройте на свободных участках, соединённых с вами; каждое здание стоит 1 дерево и 1 кирпич.
tell-space-dockyard = Стройте корабли по 1 дереву; они встают к причалу 3.
tell-output = { $you ->
        [yes] Вы произведёте
       *[no] { $name } произведёт
    } сейчас { $goods }.
tell-unscored-now =
    { $you ->
        [yes] У вас
       *[no] { $name }
    }: { $count ->
        [0] неучтённых жетонов нет
        [one] { $count } неучтённый жетон
        [few] { $count } неучтённых жетона
       *[many] { $count } неучтённых жетонов
    }.
tell-ships-now =
    { $you ->
        [yes] У вас
       *[no] { $name }
    }: { $timber ->
        [one] { $timber } дерево
        [few] { $timber } дерева
       *[many] { $timber } дерева
    } и { $supply ->
        [one] { $supply } корабль
        [few] { $supply } корабля
       *[many] { $supply } кораблей
    } в запасе.
# one form
tell-guildhall-now =
    { $you ->
        [yes] Вы можете
       *[no] { $name } может
    } оплатить { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }; доступных свободных участков: { $open }.
tell-trade-now =
    { $you ->
        [yes] Вы можете
       *[no] { $name } может
    } продать { $goods ->
        [0] 0 товаров
        [one] { $goods } товар
        [few] { $goods } товара
       *[many] { $goods } товаров
    } или купить { $units ->
        [0] 0 материалов
        [one] до { $units } материала
        [few] до { $units } материалов
       *[many] до { $units } материалов
    }.
tell-cost =
    { $cost ->
        [0] { $you ->
            [yes] Сюда бесплатно
           *[no] { $name }: сюда бесплатно
        }.
       *[other] { $you ->
            [yes] Вы заплатите
           *[no] { $name } заплатит
        } { $cost } ОП из { $prestige }.
    }
tell-pieces = Стоят здесь: { $names }.
tell-piece-at = Стоит на поле «{ $space }».
tell-piece-start = Ждёт в середине: первый ход — на любое поле и бесплатно.
tell-piece = Проходит 1–8 полей по часовой стрелке; до трёх бесплатно, дальше за престиж. Фигуры не мешают друг другу.
tell-price = По { $price } кораблём: 100 минус 10 за { FORM($type, "each") } на карте (сейчас { $count }). По { $home } на внутреннем рынке.
tell-held = { $you ->
        [yes] У вас
       *[no] { $name }
    }: { $goods }.
tell-material-timber = Им платят за корабли, здания и части церквей начиная со второй.
tell-material-brick = Им платят за каждую часть церкви и каждое здание.
tell-material-bell = Нужен для пятой части церкви. Больше одного иметь нельзя.
tell-sale = Выберите, сколько единиц каждого товара продать. Корабль везёт один вид товара, столько единиц, каков номер его причала; загрузка выбирается самая выгодная.
tell-carry =
    { $you ->
        [yes] У вас
       *[no] { $name }
    }: { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    } в гавани, всего мест: { $room }.
tell-home = Товары, которые не увозит корабль, продаются по { $price }.
tell-depot = Число купленных вместе единиц задаёт одну цену, каким бы ни был набор дерева, кирпичей и колокола.
tell-depot-units =
    { $units ->
        [one] { $units } единица стоит
        [few] { $units } единицы вместе стоят
       *[many] { $units } единиц вместе стоят
    } { $price }, около { $each } за каждую.
tell-depot-most =
    { $you ->
        [yes] У вас
       *[no] { $name }
    }: { $money }, хватит на { $units ->
        [0] 0 единиц
        [one] { $units } единицу
        [few] { $units } единицы
       *[many] { $units } единиц
    }.
tell-berth =
    Каждый корабль здесь везёт при продаже { $units ->
        [one] { $units } единицу
        [few] { $units } единицы
       *[many] { $units } единиц
    } одного товара.
tell-lying = Корабли: { $ships }.
tell-lying-none = Здесь нет кораблей.
tell-ships-of = { $name } ({ $amount })
tell-dutchmen = Летучий голландец ({ $amount })
tell-berth-room = Свободных мест: { $room }. Пока причал не полон, ничего не сдвигается.
tell-berth-full = Полон: следующий корабль сдвинет все на один причал, а с причала 1 корабли уйдут домой.
tell-dutchman = Ничей корабль. Занимает место и сдвигается, как все, но ничего не возит. Каждый капитан приводит одного.
tell-dutchmen-left = Ещё появятся: { $count }.
tell-fleet = В гавани: у причала 3 — { $three }, у причала 2 — { $two }, у причала 1 — { $one }. В запасе: { $supply }.
tell-parts = Построено частей: { $parts } из 5.
tell-donors = Жертвователи снизу вверх: { $names }.
tell-next-part =
    Часть { $part } стоит { $cost }{ $part ->
        [5] { " " }({ $name })
       *[other] { "" }
    }. Жертвователь берёт жетон и с этого момента может строить рядом с этой церковью.
tell-last-part = Она завершает церковь: сразу { $bonus } ОП и право строить где угодно.
tell-tokens-left = Остались жетоны: { $tokens }.
tell-completed = Завершена. Жертвователи остаются с ней соединены.
tell-token-points = При учёте приносит 5.
tell-token-tokens = 1 за каждый ваш жетон пожертвования, учтённый или нет, считая этот.
tell-token-ships = 2 за каждый ваш корабль в гавани.
tell-token-building = { $value } за { FORM($type, "each-own") }.
tell-token-citizens = { $value } за каждого вашего горожанина в приходе { $church }.
tell-token-citizens-everywhere = { $value } за каждого вашего горожанина в любом приходе.
tell-token-scored = Уже учтён ({ $name }); по-прежнему считается жетоном.
tell-token-unscored = { $you ->
        [yes] Ещё не учтён
       *[no] Ещё не учтён ({ $name })
    }: сейчас { $value }.
tell-token-free = Ещё у церкви. { $you ->
        [yes] Вы получите
       *[no] { $name } получит
    } за него сейчас { $value }.
tell-token-reconstructed = Реконструкция: напечатанный жетон не удалось прочесть, поэтому его цена или тип здания — наша лучшая догадка.
tell-kind-points = При учёте приносит 5.
tell-kind-tokens = 1 за каждый ваш жетон пожертвования.
tell-kind-ships = 2 за каждый ваш корабль в гавани.
tell-kind-building = 4 или 5 за каждое ваше здание этого типа.
tell-kind-citizens = Очки за каждого вашего горожанина в приходе.
tell-site-owner = Владелец: { $name }.
tell-type-brewer = Действие «Пиво» приносит владельцу на 1 больше.
tell-type-sugar-refiner = Действие «Сахар» приносит владельцу на 1 больше.
tell-type-cloth-maker = Действие «Ткань» приносит владельцу на 1 больше.
tell-type-merchant = Один раз, при постройке, приносит { $money } талеров.
tell-type-captain = Бесплатно приводит к причалу 3 Летучего голландца и ваш корабль.
tell-type-official = Кто строит здесь, берёт чиновника, который платит один раз. Не больше одного чиновника за действие «Ратуша».
tell-site-maker = Постройка снизит для всех цену { FORM($good, "gen") } с { $price } до { $after }.
tell-site-official = Следующий: { $official }, { $effect }.
tell-official-here = Здесь живёт { $official }. При постройке: { $effect }.
tell-reach-taken = На участке навсегда стоит одно здание.
tell-reach-builder = { $you ->
        [yes] Как строитель церкви вы можете строить здесь
       *[no] { $name } — строитель церкви и может строить здесь
    }.
tell-reach-joined = { $you ->
        [yes] Вы можете
       *[no] { $name } может
    } строить здесь через { FORM($through, "acc") }.
tell-reach-apart = { $you ->
        [yes] Вы не можете
       *[no] { $name } не может
    } строить здесь: сюда не ведёт линия ни от горожанина, ни от церкви с пожертвованием.
tell-official = Один раз, при постройке: { $effect }.
tell-official-now = Сейчас { $you ->
        [yes] вы получите
       *[no] { $name } получит
    } { $money }, не считая нового горожанина.
tell-officials-numbered = Стопка открыта: кто строит на участке чиновника, берёт верхнего.
tell-officials-advanced-choice = Все открыты: кто строит на участке чиновника, берёт любого.
tell-officials-advanced-random = Перемешанная стопка: кто строит на участке чиновника, берёт верхнего.
tell-officials-left = Осталось: { $count }.
tell-officials-hidden = Скрыты, порядок неизвестен: { $names }.
tell-bonus = Кто жертвует на пятую часть, получает престиж: 8 за первую завершённую церковь, потом 7, 6, 5, 4, 3. Шестая сразу заканчивает партию.
tell-bonus-next = Завершено: { $done }; следующая принесёт { $bonus }.
tell-bonus-done = Все шесть завершены.
tell-scored = Каждый из них по-прежнему считается жетоном.
tell-standing = Если бы партия закончилась сейчас: место { $place }, всего { $total } — престиж { $prestige }, неучтённые жетоны { $tokens }, ещё { $stock } за { $money } талеров после продажи запасов.
tell-prestige = Сейчас { $prestige }. Им платят за длинные ходы по ронделю и больше ни за что.
tell-money =
    Сейчас { $money }: { $units ->
        [0] не хватает ни на один материал
        [one] хватит на { $units } единицу на складе
        [few] хватит на { $units } единицы на складе
       *[many] хватит на { $units } единиц на складе
    }. В конце каждая полная сотня — 1 очко престижа.
tell-builder = Есть завершённая церковь: можно строить на любом свободном участке.
tell-no-builder = Завершённой церкви ещё нет: участки должны быть соединены линиями.
tell-stock-good = По { $price } кораблём, по { $home } на внутреннем рынке.
tell-stock-end = В конце партии каждая оставшаяся единица — { $money } талеров.
tell-buildings = На участках: { $sites }.

## Панели Торговли и Верфи: вся торговля здесь — один вопрос

decision-sell = Что продаёте?
decision-buy = Что покупаете?
panel-trade = Продаёте или покупаете?
panel-sell = { decision-sell }
panel-buy = { decision-buy }
help-sell = Выберите, сколько единиц каждого товара продать, в любом порядке (HB-6.3). Корабль везёт один вид товара, столько единиц, каков номер его причала; корабли загружаются так, чтобы вы получили больше всего денег (HB-6.10). То, что не увёз корабль, продаётся по 30 на внутреннем рынке. Продажа не меняет цен и не двигает кораблей (HB-6.13).
help-buy = Выберите, сколько единиц купить, в любом порядке. Число единиц задаёт одну цену за всё вместе; она указана под картой (HB-7.1). Больше одного колокола иметь нельзя (HB-7.5).
trade-fixed = Уже выбрано: { $what }.
trade-none = Ничего
trade-no-goods = У вас нет товаров для продажи.
trade-no-money = Купить нельзя: первый материал стоит { $price }, у вас { $money }.
sale-next = ещё 1: +{ $money }
sale-by-ship = { $count } × { $price } кораблём
sale-at-home = { $count } × { $price } внутри
# one form
sale-rooms =
    { $count ->
        [1] Ваш корабль везёт { $rooms } ед. одного товара.
       *[other] Ваши корабли везут { $rooms } ед., каждый один товар.
    }
sale-no-ships = У вас нет кораблей в гавани: всё продаётся на внутреннем рынке по { $price }.
sale-after = Денег после продажи: { $money }.
sell-nothing = Выберите, что продать.
sale-fill = Загрузить корабли
sale-all = Всё
buy-held = у вас { $count }
buy-bell-held = один уже есть
# one form
buy-next =
    { $count ->
        [1] Первый стоит { $money }.
       *[other] Следующий стоит ещё { $money }.
    }
buy-no-more = На следующий не хватает: он стоит ещё { $money }.
buy-left = Останется денег: { $money }.
buy-nothing = Выберите, что купить.
buy-pair = + дерево и кирпич
ships-name = Корабли
ships-each = по 1 дереву
ships-cost =
    Стоит { $timber ->
        [one] { $timber } дерево
        [few] { $timber } дерева
       *[many] { $timber } дерева
    }, останется { $left }.
ships-shift = При этом все корабли перейдут к следующему причалу.
ships-after = Ваши корабли после этого: причал 3: { $three }, причал 2: { $two }, причал 1: { $one }.
ships-no-more =
    У вас { $supply ->
        [one] { $supply } корабль
        [few] { $supply } корабля
       *[many] { $supply } кораблей
    } в запасе.
ships-go =
    { $count ->
        [0] Не строить кораблей
        [one] Построить { $count } корабль
        [few] Построить { $count } корабля
       *[many] Построить { $count } кораблей
    }

## Что делает главная кнопка

deed-produce = Произвести { $goods }
deed-sell = Продать { $what }: +{ $money }
deed-sell-many =
    { $count ->
        [one] Продать { $count } товар: +{ $money }
        [few] Продать { $count } товара: +{ $money }
       *[many] Продать { $count } товаров: +{ $money }
    }
deed-buy = Купить { $what } за { $money }
deed-buy-many =
    { $count ->
        [one] Купить { $count } материал за { $money }
        [few] Купить { $count } материала за { $money }
       *[many] Купить { $count } материалов за { $money }
    }
deed-build = Построить на участке { $site }
deed-appoint = Назначить: { $official }
deed-score = Учесть: { $token }
deed-end-game = Пожертвовать и закончить партию

## Что пропало бы зря

warn-move =
    { $lacks ->
        [both] У вас нет ни дерева, ни кирпича, построить ничего нельзя.
        [timber] У вас нет дерева, построить ничего нельзя.
        [brick] У вас нет кирпича, построить ничего нельзя.
        [site] Ни один свободный участок с вами не соединён, построить ничего нельзя.
        [ship] У вас не осталось кораблей для постройки.
        [church] Вам не хватает ни на одну часть церкви, и учитывать нечего.
       *[trade] Вам нечего продать, и не хватает денег, чтобы что-то купить.
    }{ $cost ->
        [0] { "" }
       *[other] { " " }Вы зря заплатите { $cost } ОП.
    }
warn-trade = Вы закончите ход, ничего не продав и не купив.
warn-ships = Вы закончите ход, не построив корабля.
warn-donate = Вы закончите ход без пожертвования.
warn-score = Вы закончите ход без пожертвования и учёта жетонов.
warn-score-nothing = Сейчас этот жетон приносит 0. Его можно учесть позже.
warn-site = Вы закончите ход, ничего не построив.
warn-captain = У вас не осталось кораблей: капитан приведёт только Летучего голландца.
warn-canon = У вас не останется кирпича для Каноника, и он ничего не даст.
warn-official = Сейчас этот чиновник не принесёт вам денег.
