summary = Купцы старого Гамбурга жертвуют на шесть церквей, строят в их приходах и вывозят пиво, сахар и ткани.

## Названия

name-space-sugar = Сахар
name-space-church = Церковь
name-space-trade-1 = Торговля I
name-space-cloth = Ткань
name-space-guildhall = Ратуша
name-space-beer = Пиво
name-space-trade-2 = Торговля II
name-space-dockyard = Верфь
name-good-beer = пиво
    .gen = пива
name-good-sugar = сахар
    .gen = сахара
name-good-cloth = ткань
    .gen = ткани
name-item-timber = дерево
    .gen = дерева
name-item-brick = кирпич
    .gen = кирпича
name-item-bell = колокол
    .gen = колокола
name-church-michaelis = Санкт-Михаэлис
    .acc = церковь Санкт-Михаэлис
    .gen = церкви Санкт-Михаэлис
name-church-nikolai = Санкт-Николаи
    .acc = церковь Санкт-Николаи
    .gen = церкви Санкт-Николаи
name-church-petri = Санкт-Петри
    .acc = церковь Санкт-Петри
    .gen = церкви Санкт-Петри
name-church-dom = Собор
    .gen = Собора
name-church-catharinen = Санкт-Катаринен
    .acc = церковь Санкт-Катаринен
    .gen = церкви Санкт-Катаринен
name-church-jacobi = Санкт-Якоби
    .acc = церковь Санкт-Якоби
    .gen = церкви Санкт-Якоби
short-church-michaelis = Михаэлис
short-church-nikolai = Николаи
short-church-petri = Петри
short-church-dom = Собор
short-church-catharinen = Катаринен
short-church-jacobi = Якоби
name-colour-red = красный
name-colour-blue = синий
name-colour-green = зелёный
name-colour-violet = фиолетовый
name-colour-white = белый
name-colour-yellow = жёлтый
name-kind-points = очки
name-kind-tokens = жетоны
name-kind-ships = корабли
name-kind-building = здание
name-kind-citizens = горожане
    .acc = горожан
name-type-brewer = пивоварня
    .acc = пивоварню
    .each = каждую пивоварню
    .each-own = каждую вашу пивоварню
name-type-sugar-refiner = сахароварня
    .acc = сахароварню
    .each = каждую сахароварню
    .each-own = каждую вашу сахароварню
name-type-cloth-maker = ткальня
    .acc = ткальню
    .each = каждую ткальню
    .each-own = каждую вашу ткальню
name-type-merchant = купец
    .acc = дом купца
    .each-own = каждого вашего купца
name-type-captain = капитан
    .acc = дом капитана
    .each-own = каждого вашего капитана
name-type-official = чиновник
    .acc = дом чиновника
    .each-own = каждого вашего чиновника
short-type-brewer = пи
short-type-sugar-refiner = са
short-type-cloth-maker = тк
short-type-merchant = ку
short-type-captain = ка
short-type-official = чи
name-official-councilman-7 = Ратман 7
    .acc = Ратмана 7
name-official-councilman-6 = Ратман 6
    .acc = Ратмана 6
name-official-councilman-5 = Ратман 5
    .acc = Ратмана 5
name-official-vicar-4 = Викарий 4
    .acc = Викария 4
name-official-vicar-3 = Викарий 3
    .acc = Викария 3
name-official-vicar-2 = Викарий 2
    .acc = Викария 2
name-official-lord-mayor-1 = Бургомистр 1
    .acc = Бургомистра 1
name-official-canon = Каноник
    .acc = Каноника
name-official-guildmaster = Старшина гильдии
    .acc = Старшину гильдии
name-official-harbourmaster = Начальник порта
    .acc = Начальника порта
name-official-deacon = Диакон
    .acc = Диакона
name-official-sexton = Пономарь
    .acc = Пономаря
name-official-master-builder = Зодчий
    .acc = Зодчего
name-official-civil-servant = Городской служащий
    .acc = Городского служащего

## Откуда очки

source-start = Престиж в начале
source-tokens-points = Жетоны пожертвований (очки)
source-tokens-tokens = Жетоны пожертвований (жетоны)
source-tokens-ships = Жетоны пожертвований (корабли)
source-tokens-building = Жетоны пожертвований (здания)
source-tokens-citizens = Жетоны пожертвований (горожане)
source-completed = Завершённые церкви
source-money = Деньги и товары
source-moves = Длинные ходы по ронделю

## Что спрашивает игра

decision-move = Выберите поле ронделя.
decision-trade = Торговля: продадите товары или купите стройматериалы?
decision-sell = Продажа: сколько единиц этого товара?
decision-buy = Покупка: сколько единиц этого материала?
decision-ships = Верфь: сколько кораблей построите?
decision-donate = На какую церковь пожертвуете?
decision-token = Какой жетон пожертвования возьмёте?
decision-score = Какие жетоны учтёте сейчас?
decision-site = Ратуша: где построите? Каждое здание стоит 1 дерево и 1 кирпич.
decision-official = Какой чиновник вселяется?
decision-canon = Каноник: на какую церковь пожертвуете за 1 кирпич?
decision-canon-token = Каноник: какой жетон пожертвования возьмёте?
decision-surplus = У вас два неучтённых жетона одного вида. Какой учтёте сейчас?
ask-sell =
    Сколько { FORM($good, "gen") } продадите? У вас { $held }; по { $price } кораблём, по { $home } на внутреннем рынке{ $chosen ->
        [none] .
       *[other] . Пока { $chosen } за { $total }.
    }
ask-buy =
    Сколько { $item ->
        [bell] колоколов
        [brick] кирпичей
       *[timber] дерева
    } купите? У вас { $money }{ $chosen ->
        [none] .
       *[other] . Пока { $chosen } за { $total }.
    }
ask-token = Какой жетон пожертвования { FORM($church, "gen") } возьмёте?
ask-ships = Верфь: сколько кораблей построите? Каждый стоит 1 дерево; у вас { $timber }.
ask-score-more =
    Какие жетоны учтёте сейчас? { $buildings ->
        [0] Оставить можно только один неучтённый жетон каждого вида.
       *[other] Оставить можно только один неучтённый жетон каждого вида; все жетоны за здания — один вид.
    }
count-beer =
    { $count ->
        [one] { $count } пиво
        [few] { $count } пива
       *[many] { $count } пива
    }
count-sugar =
    { $count ->
        [one] { $count } сахар
        [few] { $count } сахара
       *[many] { $count } сахара
    }
count-cloth =
    { $count ->
        [one] { $count } ткань
        [few] { $count } ткани
       *[many] { $count } тканей
    }
count-timber =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
count-brick =
    { $count ->
        [one] { $count } кирпич
        [few] { $count } кирпича
       *[many] { $count } кирпичей
    }
count-bell =
    { $count ->
        [one] { $count } колокол
        [few] { $count } колокола
       *[many] { $count } колоколов
    }
count-money =
    { $count ->
        [one] { $count } талер
        [few] { $count } талера
       *[many] { $count } талеров
    }

## Правило каждого решения, коротко

help-move = Ход — это одно перемещение по ронделю и действие поля, на которое вы пришли (HB-4.2). Первый раз можно встать на любое поле бесплатно (HB-4.4). Потом вы идёте по часовой стрелке на 1–8 шагов; оставаться на месте нельзя (HB-4.5). До трёх шагов — бесплатно; 4, 5, 6, 7 и 8 шагов стоят 1, 2, 3, 4 и 5 очков престижа до действия (HB-4.6, HB-4.7). Заплатить можно только то, что есть, если в партии не разрешён отрицательный престиж (HB-4.8, HB-4.9). Чужие фигуры никогда не мешают (HB-4.10). Пиво, Сахар и Ткань дают 1 единицу и ещё 1 за каждое ваше здание этого ремесла (HB-5.1).
help-trade = Действием «Торговля» либо продают, либо покупают, но не то и другое (HB-6.1). Товар приносит 100 минус 10 за каждое здание его ремесла на карте (HB-6.2), если его везут ваши корабли: корабль берёт столько единиц одного товара, каков номер его причала (HB-6.4, HB-6.5). То, что не увёз корабль, приносит 30 на внутреннем рынке (HB-6.9). При покупке цена одна на всё купленное сразу (HB-7.1).
help-sell = Укажите, сколько единиц каждого товара продаёте, от нуля до всех (HB-6.3): сначала пиво, потом сахар, потом ткань. Корабли загружаются так, чтобы вы получили больше всего денег (HB-6.10). Всего нужно продать хотя бы одну единицу (HB-19.4). Продажа не меняет цен и не двигает кораблей (HB-6.13).
help-buy = Укажите, сколько единиц покупаете: сначала колокол, потом кирпичи, потом дерево. Общее число единиц задаёт одну цену за всё; она указана под картой (HB-7.1). Колокол может быть только один (HB-7.5). Всего нужно купить хотя бы одну единицу (HB-19.4).
help-ships = Каждый корабль стоит 1 дерево и встаёт у причала 3 (HB-8.1, HB-8.2). Если причал 3 полон, сначала сдвигаются все корабли: с причала 1 они покидают гавань, с 2 идут на 1, с 3 — на 2 (HB-8.3, HB-8.4). Ушедшие корабли возвращаются владельцам (HB-8.5).
help-donate = Сначала можно пожертвовать на любое число частей любых незавершённых церквей (HB-9.2). Часть 1 стоит кирпич; часть 2 — кирпич и дерево; часть 3 — ещё и 20 талеров; часть 4 — ещё и 40; часть 5 — кирпич, дерево, колокол и по 10 талеров за каждого вашего горожанина на карте (HB-9.4). Каждая часть приносит жетон этой церкви (HB-9.6). Часть 5 завершает церковь: 8, 7, 6, 5, 4, 3 очка престижа за первую–шестую, и с этого момента вы строите где угодно (HB-10.1, HB-12.8). Шестая завершённая церковь сразу заканчивает партию (HB-16.1). Потом вы учитываете жетоны (HB-9.1).
help-token = За часть 1 всегда берут жетон очков (HB-9.7); за следующие — любой жетон, оставшийся у церкви (HB-9.8). Жетон стоит столько, сколько даёт при учёте: очки — 5; жетоны — 1 за каждый ваш жетон; корабли — 2 за каждый ваш корабль в гавани; здание — 4 или 5 за каждое ваше здание этого типа; горожане — 3 или 4 за каждого вашего горожанина в приходе, у Собора — 1 за каждого где угодно (HB-11.3–HB-11.7).
help-score = Можно учесть любые свои неучтённые жетоны, каждый один раз, по их нынешней цене (HB-11.1, HB-11.2). В конце действия можно оставить не больше одного неучтённого жетона каждого вида; остальные нужно учесть (HB-11.9). В конце партии учитываются все оставшиеся жетоны (HB-16.3).
help-site = Каждое здание стоит 1 дерево и 1 кирпич (HB-12.1). Участок должен быть соединён линией с церковью, на которую вы жертвовали, или с вашим горожанином (HB-12.4–HB-12.6); строители церквей строят где угодно (HB-12.8). Не больше одного чиновника за посещение (HB-12.9). Пивоварни, сахароварни и ткальни повышают ваше производство и снижают цену для всех (HB-13.1); купец приносит 100 талеров (HB-13.2); капитан приводит к причалу 3 Летучего голландца, а затем ваш корабль (HB-13.3, HB-13.4); чиновник приносит деньги по своей плитке (HB-14, HB-15). Эффект наступает до следующей постройки (HB-12.10).
help-official = Вы берёте одного из оставшихся синих чиновников; его эффект наступает сразу и один раз (HB-15.1, HB-15.4).
help-canon = Каноник даёт следующую часть любой незавершённой церкви за 1 кирпич, сколько бы она ни стоила (HB-15.11). Можно отказаться (HB-15.12). В остальном всё как при любом пожертвовании: жетон, премия, строитель церкви, конец партии (HB-15.13, HB-15.14).
help-canon-token = Как при любом пожертвовании: за часть 1 берут жетон очков, за следующие — любой жетон, оставшийся у церкви (HB-9.7, HB-9.8, HB-15.13). Партию можно настроить так, что нельзя взять жетон вида, который уже есть у вас неучтённым (HB-15.16).
help-surplus = При этой настройке один из двух неучтённых жетонов только что взятого вида учитывается сразу; какой — решаете вы (HB-15.15).

## Что даёт ответ сейчас

space-sugar =
    произвести { $amount ->
        [one] { $amount } сахар
        [few] { $amount } сахара
       *[many] { $amount } сахара
    }, { $cost ->
        [0] бесплатно
       *[other] за { $cost } ОП
    }
space-church =
    { $can ->
        [both] пожертвовать или учесть на +{ $value }
        [donate] пожертвовать
        [score] учесть на +{ $value }
       *[none] нечего жертвовать и учитывать
    }, { $cost ->
        [0] бесплатно
       *[other] за { $cost } ОП
    }
space-trade-1 =
    { $can ->
        [both] продать до { $total } или купить до { $units } шт.
        [sell] продать до { $total }
        [buy] купить до { $units } шт.
       *[none] нечего продать или купить
    }, { $cost ->
        [0] бесплатно
       *[other] за { $cost } ОП
    }
space-cloth =
    произвести { $amount ->
        [one] { $amount } ткань
        [few] { $amount } ткани
       *[many] { $amount } тканей
    }, { $cost ->
        [0] бесплатно
       *[other] за { $cost } ОП
    }
space-guildhall =
    { $lacks ->
        [both] нет дерева и кирпича
        [timber] нет дерева
        [brick] нет кирпича
        [site] нет доступного участка
       *[nothing] { $most ->
            [one] построить { $most } здание
            [few] построить до { $most } зданий
           *[many] построить до { $most } зданий
        }
    }, { $cost ->
        [0] бесплатно
       *[other] за { $cost } ОП
    }
space-beer =
    произвести { $amount ->
        [one] { $amount } пиво
        [few] { $amount } пива
       *[many] { $amount } пива
    }, { $cost ->
        [0] бесплатно
       *[other] за { $cost } ОП
    }
space-trade-2 =
    { $can ->
        [both] продать до { $total } или купить до { $units } шт.
        [sell] продать до { $total }
        [buy] купить до { $units } шт.
       *[none] нечего продать или купить
    }, { $cost ->
        [0] бесплатно
       *[other] за { $cost } ОП
    }
space-dockyard =
    { $lacks ->
        [timber] нет дерева
        [ship] кораблей не осталось
       *[nothing] { $ships ->
            [one] построить { $ships } корабль
            [few] построить до { $ships } кораблей
           *[many] построить до { $ships } кораблей
        }
    }, { $cost ->
        [0] бесплатно
       *[other] за { $cost } ОП
    }
hint-trade-sell = товары за деньги
hint-trade-buy = дерево, кирпичи, колокол
hint-trade-none = закончить ход
hint-donate-stop = перейти к учёту жетонов
hint-score-stop = закончить ход
hint-site-stop = закончить ход
hint-donate =
    часть { $part }: { $brick ->
        [one] { $brick } кирпич
        [few] { $brick } кирпича
       *[many] { $brick } кирпичей
    }{ $timber ->
        [0] { "" }
       *[other] , { $timber ->
            [one] { $timber } дерево
            [few] { $timber } дерева
           *[many] { $timber } дерева
        }
    }{ $bell ->
        [0] { "" }
       *[other] , { $bell ->
            [one] { $bell } колокол
            [few] { $bell } колокола
           *[many] { $bell } колоколов
        }
    }{ $money ->
        [0] { "" }
       *[other] , { $money } талеров
    }{ $bonus ->
        [0] { "" }
       *[other] ; завершает церковь: +{ $bonus } ОП{ $ends ->
            [0] { "" }
           *[other] {" "}и конец партии
        }
    }; { $tokens ->
        [0] жетон очков
        [1] последний жетон
        [one] остался { $tokens } жетон
        [few] осталось { $tokens } жетона
       *[many] осталось { $tokens } жетонов
    }
hint-sell = всего { $total }
hint-buy =
    { $units ->
        [0] пока ничего
        [one] { $units } единица за { $total }
        [few] { $units } единицы за { $total }
       *[many] { $units } единиц за { $total }
    }
hint-token =
    сейчас { $value }{ $reconstructed ->
        [0] { "" }
       *[other] { " " }(реконструкция)
    }
hint-score =
    +{ $value } ОП{ $reconstructed ->
        [0] { "" }
       *[other] { " " }(реконструкция)
    }
hint-build-brewer = пивоварня: каждый раз +1 пиво, цена −10
hint-build-sugar-refiner = сахароварня: каждый раз +1 сахар, цена −10
hint-build-cloth-maker = ткальня: каждый раз +1 ткань, цена −10
hint-build-merchant = купец: +{ $money } талеров
hint-build-captain =
    { $ship ->
        [0] капитан: приводит Летучего голландца (ваших кораблей не осталось)
       *[other] капитан: приводит Летучего голландца и ваш корабль
    }
hint-build-official = чиновник: на выбор
hint-official-unknown = чиновник: пока неизвестен
hint-official-councilman = Ратман: +{ $money } талеров
hint-official-vicar = Викарий: +{ $money } талеров
hint-official-lord-mayor = Бургомистр: +{ $money } талеров
hint-official-canon =
    { $bricks ->
        [0] Каноник: нет кирпича для пожертвования
       *[other] Каноник: часть церкви за 1 кирпич
    }
hint-official-guildmaster = Старшина гильдии: +{ $money } талеров
hint-official-harbourmaster = Начальник порта: +{ $money } талеров
hint-official-deacon = Диакон: +{ $money } талеров
hint-official-sexton = Пономарь: +{ $money } талеров
hint-official-master-builder = Зодчий: +{ $money } талеров
hint-official-civil-servant = Городской служащий: +{ $money } талеров
hint-appoint = +{ $money } талеров
hint-appoint-canon =
    { $bricks ->
        [0] нет кирпича для пожертвования
       *[other] часть церкви за 1 кирпич
    }
hint-canon =
    часть { $part }: 1 кирпич; { $tokens ->
        [0] жетон очков
        [1] последний жетон
        [one] остался { $tokens } жетон
        [few] осталось { $tokens } жетона
       *[many] осталось { $tokens } жетонов
    }

## Запись партии. Что делает игрок, стоит после его имени; `.plan` — для незаконченного хода. Что начинается с прописной, — целое предложение

told-moved = идёт на поле «{ $space }»
    .plan = Пойти на поле «{ $space }»
told-moved-for = идёт на поле «{ $space }» за { $cost } ОП
    .plan = Пойти на поле «{ $space }»: −{ $cost } ОП
told-produced = производит { $goods }
    .plan = Произвести { $goods }
told-sold = продаёт { $goods } за { $money }
    .plan = Продать { $goods }: +{ $money }
told-bought = покупает { $goods } за { $money }
    .plan = Купить { $goods }: −{ $money }
told-ships =
    ставит к причалу 3 { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
    .plan =
        Поставить к причалу 3 { $count ->
            [one] { $count } корабль
            [few] { $count } корабля
           *[many] { $count } кораблей
        }
told-donated = жертвует на { FORM($church, "acc") }: { $cost }
    .plan = Пожертвовать на { FORM($church, "acc") }: { $cost }
the-kind-tokens = жетоны пожертвований
the-kind-brewer = пивоварни
the-kind-sugar-refiner = сахароварни
the-kind-cloth-maker = ткальни
the-kind-merchant = купцы
    .acc = купцов
the-kind-captain = капитаны
    .acc = капитанов
the-kind-official = чиновники
    .acc = чиновников
told-took-token =
    берёт { $count ->
        [1] жетон ({ $kind })
        [one] жетоны ({ $kind })
        [few] жетоны ({ $kind })
       *[many] жетоны ({ $kind })
    }
    .plan =
        Взять { $count ->
            [1] жетон ({ $kind })
            [one] жетоны ({ $kind })
            [few] жетоны ({ $kind })
           *[many] жетоны ({ $kind })
        }
told-completed = завершает { FORM($church, "acc") } и получает { $bonus } ОП
    .plan = Завершить { FORM($church, "acc") }: +{ $bonus } ОП
told-scored = учитывает { FORM($kind, "acc") }: +{ $prestige } ОП
    .plan = Учесть { FORM($kind, "acc") }: +{ $prestige } ОП
told-built = строит { FORM($type, "acc") } на участке { $site }
    .plan = Построить { FORM($type, "acc") } на участке { $site }
told-built-too = { FORM($type, "acc") } на участке { $site }
    .plan = Построить { FORM($type, "acc") } на участке { $site }
told-built-office = строит дом чиновника на участке { $site }
    .plan = Построить дом чиновника на участке { $site }
told-official = вселяет на участок { $site } чиновника: { $official }
    .plan = Вселить на участок { $site } чиновника: { $official }
told-earned = зарабатывает { $money }
    .plan = Заработать { $money }
told-nothing = ничего там не делает
    .plan = Ничего там не делать
told-arrived-of =
    К причалу 3 { $count ->
        [one] встаёт { $count } корабль
        [few] встают { $count } корабля
       *[many] встают { $count } кораблей
    } ({ $player }).
told-dutchman-arrived =
    К причалу 3 { $count ->
        [one] встаёт { $count } Летучий голландец
        [few] встают { $count } Летучих голландца
       *[many] встают { $count } Летучих голландцев
    }.
told-shifted = Все остальные корабли переходят к следующему причалу.
told-returned =
    { $count ->
        [one] { $count } корабль возвращается
        [few] { $count } корабля возвращаются
       *[many] { $count } кораблей возвращаются
    } домой.
told-returned-of =
    { $count ->
        [one] { $count } корабль возвращается
        [few] { $count } корабля возвращаются
       *[many] { $count } кораблей возвращаются
    } домой ({ $player }).
told-dutchmen-lost =
    { $count ->
        [one] { $count } Летучий голландец уплывает
        [few] { $count } Летучих голландца уплывают
       *[many] { $count } Летучих голландцев уплывают
    } навсегда.
told-revealed = Следующий чиновник — { $official }.
told-ended = Партия окончена: { $how }.
name-how-sixth-church-completed = шестая церковь завершена
name-how-turn-limit-reached = достигнут предел раундов

## Настройки партии

option-officials = Чиновники
value-officials-numbered = Пронумерованная стопка (обычная игра)
value-officials-advanced-choice = Синие чиновники на выбор строителя (вариант I)
value-officials-advanced-random = Синие чиновники, перемешанная стопка (вариант II)
option-building-token-scope = Жетоны зданий считают здания
value-building-token-scope-anywhere = По всей карте
value-building-token-scope-parish = Только в своём приходе (по тексту правил)
option-negative-prestige = Разрешить долг престижа
value-negative-prestige-forbid = Нет
value-negative-prestige-allow = Да
option-start-player = Первый игрок
value-start-player-random = Случайно
value-start-player-first-listed = Первый в списке
option-turn-limit = Предел раундов (0 — без предела)
option-empty-supply = Если кораблей не осталось, строить тот, что как раз покидает гавань
value-empty-supply-returning-counts = Да
value-empty-supply-strict = Нет
option-dutchman-sales = Все могут продавать Летучими голландцами
value-dutchman-sales-none = Нет
value-dutchman-sales-shared = Да
option-depot-beyond-10 = Покупка более десяти материалов сразу
value-depot-beyond-10-pattern = Цены растут дальше
value-depot-beyond-10-restart = После десяти цены начинаются заново
value-depot-beyond-10-cap = Нельзя
option-idle-action = Разрешить ничего не делать на поле
value-idle-action-allow = Да
value-idle-action-forbid = Только если ничего нельзя сделать
option-canon-surplus = Каноник: второй неучтённый жетон того же вида
value-canon-surplus-defer = Хранить оба до следующего действия «Церковь»
value-canon-surplus-score-now = Сразу учесть один из двух
value-canon-surplus-no-duplicate = Нельзя
option-tie-money = Ничью решают
value-tie-money-cash = Все деньги в конце
value-tie-money-remainder = Остаток денег сверх последней полной сотни
option-blue-top = Перемешанные чиновники: верхняя плитка
value-blue-top-face-up = Лицом вверх
value-blue-top-face-down = Лицом вниз
option-money-name = Название валюты

## Стол

label-title = Hamburgum
label-round = раунд { $round }
label-city = Гамбург
label-city-reconstructed = Гамбург · реконструкция карты
label-elbe = ЭЛЬБА
label-berth = причал { $berth } · по { $room }
label-rondel = Рондель
label-churches = Церкви и оставшиеся жетоны
label-churches-reconstructed = Ост. жетоны (* реконстр.)
mark-reconstructed = *
label-tokens-mean = О — { $points } очков, Ж — { $tokens } за жетон, К — { $ships } за корабль, З5ку — 5 за купца, Г3 — 3 за горожанина
label-completion =
    { $bonus ->
        [0] все церкви завершены
       *[other] за завершение: +{ $bonus }{ $later ->
            [none] { "" }
           *[other] , потом { $later }
        }
    }
label-legend = Буквы
label-short-churches = Церкви: части, оставшиеся жетоны, участки
label-harbour = Гавань
label-short-berth = { $berth }:
label-at-home = { $price } на внутр. рынке
label-depot = Склад
label-short-player = игрок
label-short-prestige = престиж
label-short-goods = пи·са·тк
label-short-materials = де·ки·ко
label-short-ships = кор. 3·2·1
label-short-tokens = жетоны, здания
label-market = Рынок · внутри { $price } · склад
label-officials = Чиновники
label-free = бесплатно
label-cost = -{ $cost }
label-start = на старте
label-prestige = престиж (итог)
label-money = деньги
label-goods = пиво·сахар·ткань
label-materials = дер.·кирп.·кол.
label-ships = кор. 3·2·1 +зап.
label-unscored = неучт. жетоны
label-scored = учтённые жетоны
label-buildings = здания
label-builder = строит. церкви
# one form
label-hidden =
    { $count ->
        [0] ниже пусто
       *[other] ниже { $count }
    }
label-next = следующий
label-then = потом
label-dutchman = Голландец
label-none = нет
label-category = очки за
label-total = очки
label-place = место
label-final-track = шкала престижа
label-final-tokens = неучтённые жетоны
label-final-stock = деньги и запасы
token-points = О
token-tokens = Ж
token-ships = К
token-building = З
token-citizens = Г
official-councilman = { $money } за каждого горожанина
official-vicar = { $money } за каждое пожертвование
official-lord-mayor = { $money } за каждую завершённую церковь
official-canon = любая часть за 1 кирпич
official-guildmaster = { $money } за каждый ваш товар
official-harbourmaster = { $money } за каждый ваш корабль в гавани
official-deacon = { $money } за каждый ваш жетон
official-sexton = { $money } за каждую церковь с вашим даром
official-master-builder = { $money } за каждого вашего горожанина
official-civil-servant = { $money } за каждый приход с вашим горожанином

## Почему слова отвергнуты: следуют за «Анна не может сыграть «move church»: …»

why-space = такого поля нет
why-move = это стоит { $cost } ОП, а в наличии { $held }
why-no-goods = нет товаров для продажи
why-no-money = единица стоит { $cost } талеров, а в наличии { $held }
why-idle = нужно что-то продать или купить
why-stock =
    { $held ->
        [0] в наличии нет { FORM($good, "gen") }
       *[other] в наличии { FORM($good, "gen") } только { $held }
    }
why-bell =
    ни у кого не может быть больше { $most ->
        [one] { $most } колокола
        [few] { $most } колоколов
       *[many] { $most } колоколов
    }
why-affordable =
    { $most ->
        [0] { $player } ничего не может оплатить
        [one] { $player } может оплатить только { $most } единицу
        [few] { $player } может оплатить только { $most } единицы
       *[many] { $player } может оплатить только { $most } единиц
    }
why-twice = ничего нельзя называть дважды
why-timber = на каждый корабль нужно { $each } дерево, а в наличии { $held }
why-ships =
    { $most ->
        [0] кораблей для постройки не осталось
        [one] можно построить только { $most } корабль
        [few] можно построить только { $most } корабля
       *[many] можно построить только { $most } кораблей
    }
why-finished = эта церковь завершена
why-scoring = учёт жетонов уже начался
# one form
why-donate =
    для части { $part } не хватает:{ $brick ->
        [0] { "" }
        [one] { " " }{ $brick } кирпича
        [few] { " " }{ $brick } кирпичей
       *[many] { " " }{ $brick } кирпичей
    }{ $timber ->
        [0] { "" }
       *[other] { $brick ->
            [0] { " " }
           *[other] { ", " }
        }{ $timber } дерева
    }{ $bell ->
        [0] { "" }
       *[other] { $brick ->
            [0] { $timber ->
                [0] { " " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }колокола
    }{ $money ->
        [0] { "" }
       *[other] { $kinds ->
            [1] { " " }
           *[other] { " " }и{ " " }
        }{ $money } талеров
    }
why-token = учитывать можно только свои жетоны
why-scored = этот жетон уже учтён
why-keep = можно оставить только один неучтённый жетон каждого вида
why-site = такого участка нет
why-site-taken = этот участок занят ({ $owner })
why-build =
    для здания нужны 1 дерево и 1 кирпич, а в наличии { $timber ->
        [one] { $timber } дерево
        [few] { $timber } дерева
       *[many] { $timber } дерева
    } и { $brick ->
        [one] { $brick } кирпич
        [few] { $brick } кирпича
       *[many] { $brick } кирпичей
    }
why-official = за ход можно вселить только одного чиновника
why-joined = участок не соединён ни со своим горожанином, ни с церковью, получившей пожертвование
why-official-gone = этого чиновника уже нет

## Чем закончилась партия

ending-sixth-church-completed = завершена шестая церковь
ending-turn-limit-reached = достигнут предел раундов
tie-money = Поровну престижа ({ $points }): выше тот, у кого больше денег ({ $standing }).
tie-remainder = Поровну престижа ({ $points }): выше тот, у кого больше денег сверх полных сотен ({ $standing }).
tie-equal = { $standing }: поровну и престижа ({ $points }), и денег, поэтому место общее.
