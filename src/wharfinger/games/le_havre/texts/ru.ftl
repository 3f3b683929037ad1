summary = Торговцы в порту Гавра берут товары, перерабатывают их, строят здания и корабли и кормят рабочих.

## Названия

name-good-fish = рыба
    .gen = рыбы
    .acc = рыбу
name-good-wood = дерево
    .gen = дерева
name-good-clay = глина
    .gen = глины
    .instead = глины
    .acc = глину
name-good-iron = железо
    .gen = железа
    .instead = железа
name-good-grain = пшеница
    .gen = пшеницы
    .acc = пшеницу
name-good-cattle = скот
    .gen = голов скота
name-good-coal = уголь
    .gen = угля
name-good-hides = шкуры
    .gen = шкур
name-good-smoked-fish = копчёная рыба
    .gen = копчёной рыбы
    .acc = копчёную рыбу
name-good-charcoal = древесный уголь
    .gen = древесного угля
name-good-brick = кирпич
    .gen = кирпичей
    .many = кирпичей
    .instead = кирпича
name-good-steel = сталь
    .gen = стали
    .instead = стали
name-good-bread = хлеб
    .gen = хлеба
name-good-meat = мясо
    .gen = мяса
name-good-coke = кокс
    .gen = кокса
name-good-leather = кожа
    .gen = кож
    .acc = кожу
name-good-francs = франки
    .gen = франков
name-good-franc = франк
    .gen = франков
name-ship-wooden = деревянный корабль
name-ship-iron = железный корабль
name-ship-steel = стальной корабль
name-ship-luxury = лайнер
name-type-craftsman = здание ремесленника
name-type-economic = экономическое здание
name-type-industrial = индустриальное здание
name-type-public = общественное здание
name-type-none = без типа
name-type-ship = корабль
name-card-building-firm-1 = Строительная фирма I
    .acc = Строительную фирму I
name-card-building-firm-2 = Строительная фирма II
    .acc = Строительную фирму II
name-card-construction-firm = Строительный завод
name-card-marketplace = Рынок
name-card-sawmill = Лесопилка
    .acc = Лесопилку
name-card-fishery = Рыбацкий домик
name-card-joinery = Столярный цех
name-card-bakehouse = Пекарня
    .acc = Пекарню
name-card-hardware-store = Скобяная лавка
    .acc = Скобяную лавку
name-card-charcoal-kiln = Дом углежога
name-card-smokehouse = Коптильня
    .acc = Коптильню
name-card-abattoir = Скотобойня
    .acc = Скотобойню
name-card-clay-mound = Залежи глины
name-card-arts-centre = Дворец искусств
name-card-wharf-1 = Верфь I
name-card-black-market = Чёрный рынок
name-card-brickworks = Кирпичный завод
name-card-local-court = Местный суд
name-card-colliery = Угольная шахта
    .acc = Угольную шахту
name-card-wharf-2 = Верфь II
name-card-shipping-line = Погрузочный пирс
name-card-grocery-market = Продуктовый рынок
name-card-tannery = Дубильня
    .acc = Дубильню
name-card-business-office = Деловой офис
name-card-ironworks = Прокатный цех
name-card-steel-mill = Сталеплавильный цех
name-card-storehouse = Складское помещение
name-card-cokery = Завод кокса
name-card-dock = Док
name-card-bridge-over-the-seine = Мост через Сену
name-card-town-hall = Муниципалитет
name-card-bank = Банк
name-card-church = Церковь
name-card-labour-exchange = Биржа труда
    .acc = Биржу труда
name-card-bakery = Булочная
    .acc = Булочную
name-card-baguette-shop = Багетный магазин
name-card-farm = Ферма
    .acc = Ферму
name-card-clothing-industry = Фабрика одежды
    .acc = Фабрику одежды
name-card-iron-mine-and-coal-seam = Железная шахта и угольный карьер
    .acc = Железную шахту и угольный карьер
name-card-fish-market = Рыбный рынок
name-card-fish-restaurant = Рыбный ресторан
name-card-fishpond-and-wood = Рыбный пруд в лесу
name-card-forest-hut = Лесная хижина
    .acc = Лесную хижину
name-card-plant-nursery = Ферма саженцев
    .acc = Ферму саженцев
name-card-business-park = Промышленная зона
    .acc = Промышленную зону
name-card-guildhouse = Дом гильдий
name-card-harbour-watch = Смотритель порта
    .acc = дом Смотрителя порта
name-card-smelter = Плавильная печь
    .acc = Плавильную печь
name-card-diner = Закусочная
    .acc = Закусочную
name-card-hunting-lodge = Охотничья заимка
    .acc = Охотничью заимку
name-card-coal-trader = Торговец углём
    .acc = дом Торговца углём
name-card-patisserie = Кондитерская
    .acc = Кондитерскую
name-card-furriery = Магазин мехов
name-card-leather-industry = Фабрика кожи
    .acc = Фабрику кожи
name-card-kiln = Печь
name-card-luxury-yacht = Прогулочная яхта
    .acc = Прогулочную яхту
name-card-feedlot = Загон для скота
name-card-masons-guild = Гильдия каменщиков
    .acc = Гильдию каменщиков
name-card-furniture-factory = Мебельная фабрика
    .acc = Мебельную фабрику
name-card-town-square = Городская площадь
    .acc = Городскую площадь
name-card-tavern = Таверна
    .acc = Таверну
name-card-haulage-firm = Служба доставки
    .acc = Службу доставки
name-card-schnaps-distillery = Дом самогонщика
name-card-steelworks = Завод стальных изделий
name-card-steakhouse = Дом стейков
name-card-wind-farm = Ветряная мельница
    .acc = Ветряную мельницу
name-card-brick-manufacturer = Кирпичная фабрика
    .acc = Кирпичную фабрику
name-card-zoo = Зоопарк
name-card-football-stadium = Футбольный стадион
name-card-dunny = Уборная
    .acc = Уборную
name-card-workers-cottages = Рабочий посёлок
name-card-construction-site = Стройплощадка
    .acc = Стройплощадку
name-card-logging-camp = Лагерь лесорубов
name-card-ms-dagmar = MS Dagmar
name-card-pawnbrokers = Ломбард
name-card-pirates-lair = Логово пиратов
name-card-junkyard = Свалка металлолома
    .acc = Свалку металлолома
name-card-dive-bar = Кабак
name-card-picket-line = Забастовочный пикет
name-card-tobacco-factory = Табачная фабрика
    .acc = Табачную фабрику
name-card-cattle-drive = Перегон скота
name-card-toy-fair = Ярмарка игрушек
    .acc = Ярмарку игрушек
name-card-wooden-crane = Деревянный кран
name-card-lumber-mill = Пильная мельница
    .acc = Пильную мельницу
name-card-main-station = Главный вокзал
name-card-hotel = Отель
name-card-fur-factory = Меховая мануфактура
    .acc = Меховую мануфактуру
name-card-wainwrights = Каретная мастерская
    .acc = Каретную мастерскую
name-card-fishermans-hut = Хижина рыбака
    .acc = Хижину рыбака
name-card-soup-kitchen = Бесплатная столовая
    .acc = Бесплатную столовую
name-card-cattle-market = Скотный рынок
name-card-brick-trader = Торговец кирпичом
    .acc = дом Торговца кирпичом
name-card-clay-company = Глиняная компания
    .acc = Глиняную компанию
name-card-smelting-furnace = Сыродутная печь
    .acc = Сыродутную печь
name-card-flea-market = Блошиный рынок
name-card-inn = Трактир
name-card-cannery-row = Консервный завод
name-card-hides-trader = Торговец шкурами
    .acc = дом Торговца шкурами
name-card-fur-industry = Фабрика мехов
    .acc = Фабрику мехов
name-card-department-of-agriculture = Департамент сельского хозяйства
name-card-department-of-economics = Департамент экономики
name-card-stockmarket = Фондовая биржа
    .acc = Фондовую биржу
name-card-souvenir-shop = Сувенирная лавка
    .acc = Сувенирную лавку
name-card-wreckers = Фирма по сносу зданий
    .acc = Фирму по сносу зданий
name-card-blast-furnace = Доменная печь
    .acc = Доменную печь
name-card-biofuel-facility = Завод биотоплива
name-card-ranch = Ранчо
name-card-trading-firm = Торговый дом
name-card-trafficking-spot = Перевалочный пункт
name-card-major-corporation = Крупный концерн
name-card-emporium = Универмаг
name-card-cobblers = Сапожная мастерская
    .acc = Сапожную мастерскую
name-card-rattletrap-car = Драндулет
name-card-wholesale-bakery = Хлебозавод

## Откуда очки

source-buildings = Здания
source-bonuses = Бонусы зданий
source-ships = Корабли
source-francs = Франки
source-loans = Займы

## Слова стола в терминале

label-title = Le Havre
length-full = полная игра
length-short = короткая игра
label-round = раунд { $round } из { $rounds }
label-final-phase = последний этап
label-offers = Причалы
label-tiles = Фишки ресурсов
label-face-down = рубашкой вверх
label-interest = пени
label-rounds =
    Следующие раунды{ $later ->
        [0] { "" }
       *[other] , ещё { $later }
    }
label-round-short = р.
label-food = еда
label-harvest = урожай
label-town-builds = город
label-new-ship = корабль
label-last-action = Каждому по одному последнему главному действию.
label-yes-harvest = да
town-standard = строит
town-special = спец.
label-proposal = Стопка { $number } · стоим. · знач.
label-empty = пусто
label-buy-only = только купить
label-short-offers = Причалы
label-short-tiles = Фишки
label-short-proposals = Стопки
label-short-ships = Корабли
label-short-town = Город
label-short-specials = Спец.
label-short-round =
    Раунд { $round }: кормление { $food }{ $harvest ->
        [1] , урожай
       *[other] { "" }
    }{ $town ->
        [standard] , город строит
        [special] , спец. здание
       *[other] { "" }
    }, { $ship }
label-short-francs =
    { $count ->
        [one] { $count } франк
        [few] { $count } франка
       *[many] { $count } франков
    }
label-short-loans =
    { $count ->
        [one] { $count } заём
        [few] { $count } займа
       *[many] { $count } займов
    }
label-short-food =
    { $count ->
        [one] { $count } еда
        [few] { $count } еды
       *[many] { $count } еды
    }
label-short-energy =
    { $count ->
        [one] { $count } энергия
        [few] { $count } энергии
       *[many] { $count } энергии
    }
label-short-wealth = богатство { $count }
label-short-feeding =
    кормление { $food }{ $ships ->
        [0] { "" }
       *[other] { " " }({ $ships } с кораблей)
    }: { $missing ->
        [0] хватает
       *[other] не хватает { $missing }
    }
label-short-ship = купить { $price }, построить: { $amount } × { $good }
label-short-more = ещё { $count }
label-harbour = Корабли: купить и построить
label-ship-type = корабль
label-ship-buy = купить
label-ship-build = строить
label-ship-energy = энергия
label-ship-feeds = кормит
label-ship-carries = везёт
label-ship-worth = значение
label-none-yet = пока нет
type-ship-wooden = дерев.
type-ship-iron = железн.
type-ship-steel = стальн.
type-ship-luxury = лайнер
label-specials = Специальные здания
label-no-specials = в короткой игре нет
label-deck =
    { $count ->
        [0] в колоде ничего не осталось
       *[other] в колоде закрыто: { $count }
    }
label-revealed = вышли: { $cards }
label-known = знаете только вы: { $card } — номер { $place }
label-known-either = знаете только вы: { $card } — номер 1 или 2
label-hand = ваша рука: { $cards }
label-hand-cards = карты на руке ({ $player }): { $count }
label-waiting = { $card } ждёт свободного места
label-picket = Забастовочный пикет ({ $player }): берите с причала
label-town = Город · вход · значение
label-modern = , модерн.
label-ships = корабли
label-ships-feed = кормят { $food }
label-no-ships = кораблей нет
label-pawned = в закладе: { $goods }
count-craftsman =
    { $count ->
        [one] { $count } здание ремесленника
        [few] { $count } здания ремесленника
       *[many] { $count } зданий ремесленника
    }
count-economic =
    { $count ->
        [one] { $count } экономическое здание
        [few] { $count } экономических здания
       *[many] { $count } экономических зданий
    }
count-industrial =
    { $count ->
        [one] { $count } индустриальное здание
        [few] { $count } индустриальных здания
       *[many] { $count } индустриальных зданий
    }
count-public =
    { $count ->
        [one] { $count } общественное здание
        [few] { $count } общественных здания
       *[many] { $count } общественных зданий
    }
count-ship =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
count-goods =
    { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
count-hammer =
    { $count ->
        [one] { $count } молоток
        [few] { $count } молотка
       *[many] { $count } молотков
    }
count-fisherman =
    { $count ->
        [one] { $count } рыбак
        [few] { $count } рыбака
       *[many] { $count } рыбаков
    }
fee-food = { $amount }е
fee-francs = { $amount }фр
fee-free = даром
letter-craftsman = Р
letter-economic = Э
letter-industrial = И
letter-public = О
letter-none = -
letter-ship = К
letter-wood = д
letter-clay = г
letter-brick = к
letter-iron = ж
letter-steel = с
letter-hammer = м
letter-fisherman = р
symbol-hammer = молоток
symbol-fisherman = рыбак
label-legend = · вход: е — еда, фр — франки · 6/30 значение 6, цена 30 · 6+4 бонус в конце
short-good-fish = рыба
short-good-wood = дерево
short-good-clay = глина
short-good-iron = железо
short-good-grain = пшен.
short-good-cattle = скот
short-good-coal = уголь
short-good-hides = шкуры
short-good-smoked-fish = копч.
short-good-charcoal = др.уг.
short-good-brick = кирпич
short-good-steel = сталь
short-good-bread = хлеб
short-good-meat = мясо
short-good-coke = кокс
short-good-leather = кожа
short-card-bridge-over-the-seine = Мост через Сену
short-card-iron-mine-and-coal-seam = Шахта и карьер
short-card-department-of-agriculture = Деп. сельхоз.
short-card-department-of-economics = Деп. экономики
short-card-furniture-factory = Мебельная фабр.
short-card-brick-manufacturer = Кирпичная фабр.
short-card-schnaps-distillery = Дом самогонщика
label-player = игрок
label-wealth = богатство
label-francs = франки
label-loans = займы
label-energy = энергия
label-demand = нужно
label-ships-give = корабли
label-to-pay = к оплате
label-lacks = не хват.
label-fed = сыты
label-category = богатство
label-final-buildings = здания
label-final-bonus = бонусы зданий
label-final-ships = корабли
label-final-francs = франки
label-final-loans = займы
label-total = всего
label-place = место
ship-named = { $kind } { $name } ({ $value })

## Что делает каждая карта

card-building-firm-1 = построить верхнюю карту одной из трёх стопок зданий, оплатив её стоимость
card-building-firm-2 = построить верхнюю карту одной из трёх стопок зданий, оплатив её стоимость
card-construction-firm = построить одну или две верхние карты одну за другой, можно из одной стопки; между ними можно покупать
card-marketplace = взять 2 разных стандартных товара (любые из восьми, без франков) и ещё по 1 другому за каждое своё здание ремесленника (итого не больше 8); затем посмотреть две верхние специальные карты и вернуть их в любом порядке
card-sawmill = построить здание, в стоимости которого есть дерево, заплатив на 1 дерево меньше
card-fishery = взять 3 рыбы и ещё 1 за каждый свой символ рыбака
card-joinery = продать 1, 2 или 3 дерева за 5, 6 или 7 франков в сумме
card-bakehouse = превратить любое количество пшеницы в хлеб: каждый требует половину энергии (сумма округляется вверх) и приносит полфранка (сумма округляется вниз)
card-hardware-store = взять 1 дерево, 1 кирпич, 1 железо
card-charcoal-kiln = превратить любое количество дерева в древесный уголь, без энергии
card-smokehouse = превратить до 6 рыб в копчёную рыбу за 1 энергию на всех; каждая приносит полфранка (сумма округляется вниз)
card-abattoir = превратить любое количество скота в мясо и получить вдвое меньше шкур (с округлением вниз)
card-clay-mound = взять 3 глины и ещё 1 за каждый свой символ молотка
card-arts-centre = по 4 франка за каждого другого игрока, чей рабочий стоит в вашем здании
card-wharf-1 = построить один доступный корабль (верхний в стопке), оплатив товары и 3 энергии; первый недеревянный корабль этой верфи требует ещё 1 кирпич, который остаётся на карте
card-black-market = взять по 2 фишки каждого вида, чей причал пуст (в том числе франки)
card-brickworks = превратить любое количество глины в кирпич: каждый требует половину энергии (сумма округляется вверх) и приносит полфранка (сумма округляется вниз)
card-local-court = 1 заём: вернуть его даром. 2 займа: вернуть один и взять 2 франка. 3 и больше: вернуть два либо вернуть один и взять 2 франка
card-colliery = взять 3 угля, а если есть хотя бы один свой символ молотка — 4
card-wharf-2 = построить один доступный корабль (верхний в стопке), оплатив товары и 3 энергии; первый недеревянный корабль этой верфи требует ещё 1 кирпич, который остаётся на карте
card-shipping-line = заплатить 3 энергии за каждый корабль в рейсе; корабль везёт любые товары в пределах грузоподъёмности, они продаются по напечатанной цене
card-grocery-market = взять по 1: скот, мясо, рыба, копчёная рыба, пшеница, хлеб
card-tannery = превратить до 4 шкур в кожу; каждая приносит 1 франк
card-business-office = один раз: любые 4 товара на 1 сталь; и/или один раз: любой 1 товар на 1 древесный уголь, 1 кожу или 1 кирпич
card-ironworks = взять 3 железа; можно заплатить 6 энергии за четвёртое
card-steel-mill = превратить любое количество железа в сталь, по 5 энергии за каждую, одной суммой
card-storehouse = в конце прибавляет полфранка за каждый свой товар (сумма округляется вниз)
card-cokery = превратить любое количество угля в кокс, без энергии; каждый приносит 1 франк
card-dock = в конце прибавляет 4 за каждый свой корабль
card-bridge-over-the-seine = продать любые товары: 1 франк за улучшенный товар и 1 франк за три стандартных (любых)
card-town-hall = в конце прибавляет 4 за каждое общественное здание (считая это) и 2 за каждое здание ремесленника
card-bank = в конце прибавляет 3 за каждое индустриальное здание и 2 за каждое экономическое (считая это)
card-church = только если у вас не меньше 5 хлеба и 2 рыб: взять ещё 5 хлеба и 3 рыбы
card-labour-exchange = взять 1 рыбу за каждого своего рыбака и 1 уголь за каждый свой молоток
card-bakery = продать до 6 хлеба по 3 франка
card-baguette-shop = до 4 раз: 1 хлеб + 1 мясо за 6 франков
card-farm = взять 2 рыбы, 2 пшеницы, 2 дерева, 1 шкуру, 1 голову скота
card-clothing-industry = сколько угодно раз: 1 шкура + 1 кожа за 7 франков
card-iron-mine-and-coal-seam = взять 2 железа и 1 уголь
card-fish-market = продать до 7 рыб (не копчёных) по 2 франка
card-fish-restaurant = продать любое количество копчёной рыбы по 3 франка
card-fishpond-and-wood = взять 3 рыбы и 3 дерева
card-forest-hut = до 4 раз: 1 дерево + 1 мясо за 5 франков
card-plant-nursery = взять 3 франка и 4 дерева
card-business-park = в конце прибавляет 2 за каждое индустриальное здание
card-guildhouse = в конце прибавляет 2 за каждое экономическое здание (считая это)
card-harbour-watch = заплатить 1 франк другому игроку и отправить домой его рабочего из здания; затем войти в это здание (с платой за вход, если оно не ваше) и использовать его
card-smelter = взять 1 уголь, 1 кокс, 1 железо
card-diner = до 3 раз: 1 дерево + 1 хлеб + 1 копчёная рыба за 8 франков
card-hunting-lodge = взять 2 шкуры и 3 мяса
card-coal-trader = не больше одного раза 1 еду на 1 древесный уголь и/или до 5 раз 2 еды на 1 уголь; еда платится одной суммой, можно франками
card-patisserie = до 3 раз: 1 пшеница + 1 хлеб за 5 франков
card-furriery = обменять любое количество шкур на хлеб и/или продать до 2 кож по 5 франков
card-leather-industry = один раз: внести 3 кожи и 14 франков, взять 30 франков (чистыми 16; 14 франков должны быть в наличии)
card-kiln = один раз: 1 глина и 1 энергия на 3 кирпича
card-luxury-yacht = можно купить за 20; либо, войдя на верфь (с обычной платой), вместо постройки убрать из игры свой железный корабль и взять яхту даром. Считается железным кораблём, но никого не кормит и ничего не возит
card-feedlot = если у владельца от 2 до 6 голов скота, урожай приносит ему 2 головы вместо 1
card-masons-guild = владелец платит за каждое построенное здание на 1 глину или 1 кирпич меньше (если они есть в стоимости)
card-furniture-factory = сколько угодно раз: 1 дерево + 1 кожа за 6 франков
card-town-square = взять столько разных улучшенных товаров (кроме стали), сколько у вас зданий ремесленника
card-tavern = до 4 раз: 1 дерево + 1 пшеница за 3 франка
card-haulage-firm = заплатить 3 франка и взять все товары с двух соседних причалов (но не франки)
card-schnaps-distillery = продать до 4 пшеницы по 2 франка
card-steelworks = один раз: 1 железо и 15 энергии на 2 стали
card-steakhouse = до 4 раз: 1 мясо + 1 древесный уголь за 6 франков
card-wind-farm = владелец платит на 3 энергии меньше всякий раз, когда платит её в главном действии; излишек не выплачивается
card-brick-manufacturer = один раз: внести 3 кирпича и 10 франков, взять 24 франка (чистыми 14; 10 франков должны быть в наличии)
card-zoo = треть франка за каждую свою голову скота и рыбу (сумма округляется вниз); животные остаются
card-football-stadium = действия нет. После открытия ждёт у поля, пока не освободится одна из трёх стопок зданий, ложится туда, и его можно построить
card-dunny = действия нет; после открытия ложится на стопку зданий, верхняя карта которой имеет наибольший номер, и её можно построить
card-workers-cottages = в последнем этапе владелец выполняет два главных действия подряд
card-construction-site = после открытия каждый получает 3 специальные карты; вошедший первым заменяет эту карту одной из своих трёх и сразу использует её (с платой, если не купит её); потом все карты с рук сбрасываются
card-logging-camp = до 7 раз: 1 еда на 1 дерево
card-ms-dagmar = можно купить за 50; либо, посетив верфь, вместо постройки убрать свой лайнер и взять его даром; считается лайнером
card-pawnbrokers = положить на карту любое количество разных товаров и взять по 2 франка за каждый; каждый можно выкупить в любой момент за 2 франка, не входя сюда
card-pirates-lair = владелец получает 1 франк из выручки каждого чужого корабля, идущего от Погрузочного пирса
card-junkyard = до 5 раз: 2 еды на 1 железо
card-dive-bar = игрок, которого отправили домой, попадает в Кабак и платит 2 франка в казну (владелец — 1); рабочих здесь может быть сколько угодно
card-picket-line = взять товары с одного причала; в свой следующий ход все остальные главным действием тоже берут с причала; затем карта покидает игру; с начала последнего раунда не действует
card-tobacco-factory = в свой ход владелец может отправлять других игроков домой из своих зданий
card-cattle-drive = каждый другой игрок, у которого есть скот, отдаёт вам 1 голову; вдвоём вы получаете 2
card-toy-fair = взять 1 заём (без его 4 франков) и 6 разных товаров (кроме стали)
card-wooden-crane = при постройке владелец может заменить любой один стройматериал 1 деревом
card-lumber-mill = владелец платит за каждое построенное здание на 1 дерево меньше
card-main-station = при входе ничего; уходя отсюда, использовать два здания одно за другим без платы (кроме Главного вокзала); отсюда нельзя выгнать
card-hotel = при входе ничего; пока вы здесь, 3 франка каждый раз, когда берёте с причала; отсюда нельзя выгнать
card-fur-factory = за каждую свою кожу продать до 2 шкур по 4 франка (кожа остаётся)
card-wainwrights = за каждое своё железо один раз продать 2 дерева за 5 франков (железо остаётся)
card-fishermans-hut = в конце каждого раунда владелец получает 1 рыбу (2 при 1–2 игроках); действие: сколько угодно раз 2 рыбы на 3 рыбы
card-soup-kitchen = кормит как деревянный корабль: 5/4/3/2/1 еды при 1/2/3/4/5 игроках
card-cattle-market = либо купить до 7 голов скота по 1 франку, либо продать до 7 голов по 3 франка
card-brick-trader = либо купить до 5 кирпичей по 1 франку, либо продать до 5 кирпичей по 3 франка
card-clay-company = сколько угодно раз: 1 глина + 1 дерево за 3 франка
card-smelting-furnace = превратить любое количество глины в железо, по 2 энергии за каждое
card-flea-market = взять с причала, где ровно 2 фишки, и со всех причалов, где ровно 1 фишка (франки считаются)
card-inn = закоптить любое количество рыбы без энергии и/или продать до 2 мяса по 4 франка
card-cannery-row = один раз 1 железо + 4 копчёные рыбы за 18 франков и/или один раз 1 железо + 3 мяса за 16 франков
card-hides-trader = один раз: 6 шкур за 18 франков
card-fur-industry = один раз: 3 шкуры и 10 франков на 22 франка (чистыми 12)
card-department-of-agriculture = взять 1 мясо за каждое своё экономическое здание и 1 хлеб за каждое своё здание ремесленника
card-department-of-economics = взять 1 железо за каждое своё индустриальное здание и 2 франка за каждое своё экономическое
card-stockmarket = владелец получает 1 франк, когда другой берёт с причала франки, 3 франка, когда другой строит Банк, и не платит пени
card-souvenir-shop = владелец получает 1 франк из казны всякий раз, когда другой игрок входит в его здание
card-wreckers = до двух раз: 3 еды на 2 дерева, 2 глины и 1 железо
card-blast-furnace = взять до 6 железа по 3 энергии
card-biofuel-facility = за перевозки владелец может платить энергию пшеницей, 2 энергии за каждую
card-ranch = в конце прибавляет 2 за каждую свою голову скота
card-trading-firm = обменять до 4 товаров на любое количество товаров той же общей цены перевозки
card-trafficking-spot = обменять до 3 стандартных товаров на столько же других стандартных (кроме железа) и/или до 3 улучшенных на столько же других улучшенных (кроме стали)
card-major-corporation = взять по 1 товару каждого вида, который у вас уже есть (без франков); если берёте сталь, 3 франка
card-emporium = купить любое количество разных улучшенных товаров: по 1 франку, кокс 3, сталь 5
card-cobblers = любое количество кож, за каждую 2 хлеба и 2 франка
card-rattletrap-car = его обязан взять следующий игрок, получивший хотя бы 1 железо (не сталь); продать нельзя
card-wholesale-bakery = продать любое количество хлеба по 2 франка
card-own = { $text }

## То же короче, где было длинно

brief-building-firm-1 = построить верхнюю карту стопки зданий
brief-building-firm-2 = построить верхнюю карту стопки зданий
brief-construction-firm = построить одно или два здания
brief-marketplace = 2 разных стандартных товара, +1 за своё здание ремесленника; посмотреть 2 спец. карты
brief-sawmill = построить здание из дерева на 1 дерево дешевле
brief-bakehouse = пшеницу в хлеб: половина энергии и +½ франка за каждый
brief-smokehouse = до 6 рыб в копчёную: 1 энергия на всех, +½ франка за каждую
brief-abattoir = скот в мясо и вдвое меньше шкур
brief-arts-centre = 4 франка за каждого чужого игрока в ваших зданиях
brief-wharf-1 = построить корабль за товары и 3 энергии; для современных нужен один раз кирпич
brief-wharf-2 = построить корабль за товары и 3 энергии; для современных нужен один раз кирпич
brief-black-market = по 2 каждого вида, чей причал пуст
brief-brickworks = глину в кирпич: половина энергии и +½ франка за каждый
brief-local-court = вернуть заём: +2 франка при 2 займах, второй при 3
brief-shipping-line = перевезти товары за франки, 3 энергии за корабль
brief-business-office = 4 товара на сталь; 1 товар на древесный уголь, кожу или кирпич
brief-storehouse = в конце полфранка за каждый товар
brief-bridge-over-the-seine = 1 франк за улучшенный товар или три стандартных
brief-town-hall = бонус 4 за общественное и 2 за здание ремесленника
brief-bank = бонус 3 за индустриальное и 2 за экономическое здание
brief-church = с 5 хлеба и 2 рыбами: ещё 5 хлеба и 3 рыбы
brief-harbour-watch = за 1 франк отправить рабочего домой и войти в это здание
brief-coal-trader = 1 еду на 1 древесный уголь один раз, 2 еды на уголь до 5 раз
brief-furriery = шкуры в хлеб; до 2 кож по 5 франков
brief-leather-industry = 3 кожи за 16 франков, имея 14 франков
brief-luxury-yacht = считается железным кораблём, не кормит и не возит
brief-feedlot = при 2–6 головах скота урожай даёт 2 вместо 1
brief-masons-guild = на 1 глину или кирпич меньше за каждое построенное здание
brief-town-square = по 1 разному улучшенному товару (кроме стали) за своё здание ремесленника
brief-haulage-firm = за 3 франка товары с двух соседних причалов
brief-wind-farm = на 3 энергии меньше при каждой оплате
brief-brick-manufacturer = 3 кирпича за 14 франков, имея 10 франков
brief-zoo = 1 франк за каждые три головы скота и рыбы; они остаются
brief-football-stadium = действия нет
brief-dunny = действия нет
brief-construction-site = одна из ваших трёх карт встаёт на её место и действует
brief-ms-dagmar = считается лайнером
brief-pawnbrokers = заложить разные товары по 2 франка
brief-pirates-lair = 1 франк с каждого чужого корабля в рейсе
brief-dive-bar = кого отправили домой, платит здесь
brief-picket-line = взять с причала; остальные в следующий ход тоже
brief-tobacco-factory = можно отправлять других домой из своих зданий
brief-cattle-drive = по 1 голове скота от каждого, у кого он есть
brief-toy-fair = заём без франков и 6 разных товаров (кроме стали)
brief-wooden-crane = 1 дерево вместо одного другого стройматериала
brief-main-station = в следующий ход два здания без платы
brief-hotel = 3 франка каждый раз, когда берёте с причала, пока вы здесь
brief-fur-factory = до 2 шкур за каждую свою кожу по 4 франка
brief-fishermans-hut = 3 рыбы за 2, сколько угодно раз
brief-soup-kitchen = кормит как деревянный корабль
brief-cattle-market = купить до 7 голов скота по 1 франку или продать по 3
brief-brick-trader = купить до 5 кирпичей по 1 франку или продать по 3
brief-flea-market = один причал с 2 фишками и все с 1 фишкой
brief-inn = рыбу в копчёную; до 2 мяса по 4 франка
brief-cannery-row = железо и 4 копчёные рыбы за 18; железо и 3 мяса за 16 франков
brief-department-of-agriculture = 1 мясо за своё экономическое, 1 хлеб за своё здание ремесленника
brief-department-of-economics = 1 железо за своё индустриальное, 2 франка за своё экономическое
brief-stockmarket = без пени; франки, когда другие берут франки или строят Банк
brief-souvenir-shop = 1 франк, когда другие входят в ваши здания
brief-trading-firm = обменять до 4 товаров на другие той же цены
brief-trafficking-spot = обменять до 3 стандартных и до 3 улучшенных товаров
brief-major-corporation = ещё по 1 каждого своего вида товаров
brief-emporium = разные улучшенные товары по 1 франку (кокс 3, сталь 5)
brief-rattletrap-car = достаётся следующему, кто получит железо; продать нельзя

## Что спрашивает игра

decision-turn = Возьмите товары с причала или войдите в здание.
decision-before-supply = Дальше пени: сначала купить, продать или выплатить заём?
decision-after-action = Купить, продать, выплатить заём или закончить ход?
decision-gap = Продать карту или выплатить заём перед следующим ходом?
decision-second-construction = Строительный завод: построить второе здание?
decision-second-visit = Главный вокзал: войти во второе здание?
decision-interest = Пора платить пени: сначала выплатить заём?
decision-forced = Вам нечем заплатить: продать что-нибудь или взять заём?
decision-fee = Заплатить за вход едой или франками?
decision-food = Сколько этой еды отдать?
decision-energy = Сколько этого топлива сжечь?
decision-amount = Сколько?
decision-part = Что из двух?
decision-construct = Какое здание построить?
decision-crane = Деревянный кран: какой материал заменить деревом?
decision-substitute = Сколько заплатить улучшенным товаром?
decision-ship = Какой корабль построить?
decision-old-ship = Какой корабль отдать?
decision-pick = Какой товар взять?
decision-look = Посмотреть верхние специальные здания?
decision-order = В каком порядке вернуть?
decision-court = Местный суд: вернуть два займа или один за 2 франка?
decision-fleet = Погрузочный пирс: сколько кораблей отправить?
decision-cargo = Сколько этого товара перевезти?
decision-hand-in = Сколько этого товара сдать?
decision-receive = Сколько этого товара взять?
decision-office-steel = Деловой офис: обменять четыре товара на сталь?
decision-office-hand-in = Какой товар отдать за сталь?
decision-office-good = Деловой офис: обменять товар на древесный уголь, кирпич или кожу?
decision-office-give = Какой товар отдать за это?
decision-space = С какого причала взять?
decision-evict = Смотритель порта: чьего рабочего отправить домой?
decision-lay = Стройплощадка: какую карту сыграть?
decision-lay-buy = Купить её сейчас?
ask-before-supply = Дальше пени: сначала { $business }?
ask-after-action = Закончить ход или сначала { $business }?
ask-gap = Перед следующим ходом: { $business }?
business-buy = что-нибудь купить
business-sell = что-нибудь продать
business-repay = выплатить заём
business-buy-sell = купить или продать
business-buy-repay = купить или выплатить заём
business-sell-repay = продать или выплатить заём
business-buy-sell-repay = купить, продать или выплатить заём
ask-turn = Возьмите товары с причала или войдите в здание. Сначала можно купить, продать или выплатить заём.
ask-last-turn = Ваше последнее действие: возьмите товары с причала или войдите в здание. Сначала можно продать или выплатить заём.
ask-forced-feeding = Накормите рабочих: нужно { $need } еды, не хватает { $missing }. Продать что-нибудь или взять заём ({ $loan } франка)?
ask-forced-interest =
    Пени: не хватает { $missing ->
        [one] { $missing } франка
        [few] { $missing } франков
       *[many] { $missing } франков
    }. Продать что-нибудь или взять заём ({ $loan } франка)?
ask-forced-dive-bar =
    Кабак: не хватает { $missing ->
        [one] { $missing } франка
        [few] { $missing } франков
       *[many] { $missing } франков
    }. Продать что-нибудь или взять заём ({ $loan } франка)?
ask-food-feeding =
    Накормите рабочих: еды нужно { $need }. Сколько { FORM($good, "gen") } отдать (по { $each ->
        [one] { $each } еде
        [few] { $each } еды
       *[many] { $each } еды
    })? У вас { $held }.
ask-food-fee =
    Вход ({ $card }): еды нужно { $need }. Сколько { FORM($good, "gen") } отдать (по { $each ->
        [one] { $each } еде
        [few] { $each } еды
       *[many] { $each } еды
    })? У вас { $held }.
ask-food =
    Заплатите { $need ->
        [one] { $need } еду
        [few] { $need } еды
       *[many] { $need } еды
    }. Сколько { FORM($good, "gen") } (по { $each ->
        [one] { $each } еде
        [few] { $each } еды
       *[many] { $each } еды
    })? У вас { $held }.
# one form
ask-energy =
    Заплатите { $need ->
        [one] { $need } энергию
        [few] { $need } энергии
       *[many] { $need } энергии
    }. Сколько { FORM($good, "gen") } сжечь (по { $each } энергии)? У вас { $held }.
# one form
ask-amount = { $card }: сколько { FORM($good, "gen") }? У вас { $held }.
ask-times = { $card }: сколько раз?
ask-extra = { $card }: вы берёте { $free }. Заплатить { $cost } и взять ещё { $more }?
ask-substitute = К оплате: { $need } × { $good }. Сколько из них заменить: { $instead }? У вас { $held }.
ask-substitute-for = { $card }: к оплате { $need } × { $good }. Сколько из них заменить: { $instead }? У вас { $held }.
# one form
ask-pick =
    { $left ->
        [1] { $card }: какой товар взять? Осталось выбрать 1.
       *[other] { $card }: какие товары взять? Осталось выбрать { $left }.
    }
# one form
ask-cargo =
    Сколько { FORM($good, "gen") } перевезти (по { $each ->
        [one] { $each } франку
        [few] { $each } франка
       *[many] { $each } франков
    })? У вас { $held }. Место для { $room }; { $francs ->
        [0] пока ничего не погружено.
        [one] пока { $francs } франк.
        [few] пока { $francs } франка.
       *[many] пока { $francs } франков.
    }
# one form
ask-hand-in = { $card }: сколько { FORM($good, "gen") } сдать? У вас { $held }.
ask-receive = { $card }: сколько { FORM($good, "gen") } взять?
market-goods =
    2 разных стандартных товара, +1 за своё здание ремесленника{ $most ->
        [0] { "" }
       *[other] , не больше { $most }
    }
market-look =
    { $goods }; посмотреть { $cards ->
        [1] последнюю специальную карту
        [one] { $cards } верхнюю специальную карту
        [few] { $cards } верхние специальные карты
       *[many] { $cards } верхних специальных карт
    }

## Правило каждого решения, коротко

help-turn =
    Возьмите всё с одного причала (LH-7.1) или переставьте рабочего в другое здание и используйте его (LH-8). Оно должно быть свободно
    и что-то вам давать; за вход в чужое нужно заплатить (LH-8.1).

    До этого сколько угодно раз можно покупать здания и верхние корабли по их цене (LH-5.2), продавать свои карты за половину
    значения (LH-5.11) и выплачивать займы по 5 франков (LH-5.22). Проданное нельзя выкупить в этот же ход (LH-5.16). Рабочие из здания,
    которое сменило владельца, возвращаются домой (LH-5.19).

    В последнем этапе покупать нельзя, чужие рабочие не мешают, и можно пасовать (LH-18).
help-before-supply = На следующей фишке ресурсов — пени, и у кого-то есть заём. До неё можно купить, продать и выплатить заём (LH-4.8).
help-after-action = После главного действия можно ещё раз покупать, продавать и выплачивать займы (LH-4.5). Потом ход заканчивается; на 7-м месте заканчивается раунд: урожай, кормление, здание города и новый корабль (LH-16.1).
help-gap = Между ходами других можно продавать свои карты за половину значения и выплачивать займы (LH-5.13).
help-second-construction = Строительный завод строит до двух зданий одно за другим, можно из одной стопки; между ними можно покупать, продавать и выплачивать займы (LH-12.B3, LH-4.9).
help-second-visit = С Главного вокзала вы посещаете два разных здания подряд без платы. Второе можно пропустить (LH-14.GH03).
help-interest = Когда доходит до фишки с пени, каждый, у кого есть займы, платит 1 франк за всё (LH-6.6). Сначала можно выплатить займы по 5 франков; если их не осталось, платить не нужно (LH-6.5).
help-forced = Франков (а при кормлении и еды) не хватает. Продавайте карты за половину значения или берите займы по 4 франка, пока не хватит (LH-17.5, LH-17.6). Выплата займа стоит 5, в конце — 7. Проданный корабль больше не кормит (LH-17.8).
help-fee = Плату с косой чертой вносят едой или франками, как хотите (LH-8.10). Она идёт владельцу здания или на склад (LH-8.8).
help-food = Мясо даёт 3, хлеб 2, копчёная рыба 2, рыба 1, франк 1 (LH-9.1). Сдачи с еды нет (LH-9.3), и нельзя отдавать фишку, без которой хватает (LH-9.4). Виды спрашиваются по очереди.
help-energy = Кокс даёт 10 энергии, уголь и древесный уголь 3, дерево 1 (LH-9.6). Сдачи нет, и нельзя отдавать фишку, без которой хватает (LH-9.7).
help-amount = Укажите, сколько единиц перерабатываете или продаёте. Доход округляется вниз, расход вверх, по общей сумме (LH-9.9). Энергия и еда платятся потом, прежде чем вы что-либо возьмёте (LH-9.11).
help-part = Одно или другое, но не оба (LH-11.6).
help-construct = Оплатите стоимость верхней карты стопки; она ваша, и войти в неё можно со следующего главного действия (LH-10.3, LH-10.7). Кирпич заменяет глину, сталь — железо (LH-9.12).
help-crane = Владелец Деревянного крана может заплатить дерево вместо одной фишки другого материала (LH-14.GH01).
help-substitute = Кирпич заменяет глину, сталь — железо, но не наоборот (LH-1.19, LH-9.12).
help-ship = За посещение строится один корабль с верха стопки: дерево, железо или сталь и 3 энергии (LH-15.3). Первый железный, стальной корабль или лайнер верфи требует ещё кирпич, который там остаётся (LH-15.5). Вместо постройки железный корабль можно обменять на Прогулочную яхту (LH-15.13).
help-old-ship = Отданный корабль покидает игру (LH-15.14).
help-pick = Товары разных видов, один за другим в порядке списка (LH-23.4). Берётся полное число (R-65).
help-look = Можно посмотреть две верхние карты специальной колоды и вернуть их в любом порядке (LH-12.01.4). Никто другой не узнает, что вы видели.
help-order = Верните две карты как были или наоборот (LH-12.01.4).
help-court = При трёх займах и больше: вернуть два либо один и взять 2 франка (LH-12.15).
help-fleet = Каждый корабль в рейсе стоит 3 энергии (LH-12.18.3). Первыми идут самые большие (LH-12.18.2).
help-cargo = Перевозить можно любые товары; они приносят цену перевозки (LH-12.18.4). Груз должен занять все выбранные корабли, а энергии должно хватить (LH-12.18.3).
help-hand-in = Укажите, сколько фишек каждого вида сдаёте. Мост платит 1 франк за улучшенный товар и за три стандартных (LH-12.27); Торговый дом меняет до четырёх товаров на другие той же цены, Перевалочный пункт — до трёх стандартных и трёх улучшенных (LH-14.GH26, LH-14.GH27).
help-receive = Укажите, сколько фишек каждого вида берёте. Сданный вид взять обратно нельзя (LH-14.GH26, LH-14.GH27).
help-office-steel = Не больше одного раза: любые четыре товара на одну сталь (LH-12.21.1). Нужно выполнить хотя бы одну из двух частей (LH-12.21.3).
help-office-hand-in = Любые четыре товара, одинаковые или разные (LH-12.21.1); спрашиваются в порядке списка.
help-office-good = Не больше одного раза: один товар на древесный уголь, кирпич или кожу (LH-12.21.2).
help-office-give = Любой товар, кроме желаемого (LH-12.21.4).
help-space = Служба доставки берёт за 3 франка с двух соседних причалов (LH-13.029); Блошиный рынок — с одного, где ровно 2 фишки, и со всех, где ровно 1 (LH-14.GH13); Забастовочный пикет — с любого одного (LH-14.044).
help-evict = Заплатите 1 франк игроку, чьего рабочего отправляете домой; ваш рабочий переходит в это здание, с платой за вход, и использует его (LH-13.014.1).
help-lay = Одна из ваших трёх карт встаёт на место Стройплощадки; все карты с рук покидают игру (LH-14.037).
help-lay-buy = Выложенную карту можно купить; потом вы входите в неё, если можете, без платы, если она ваша (LH-14.037).

## Что даёт ответ сейчас

hint-offer = { $amount } на причале
hint-enter = { $what }
hint-enter-fee = за { $fee }: { $what }
hint-enter-build = построить: { $what } за { $cost }
hint-enter-build-fee = за { $fee }; построить: { $what } за { $cost }
hint-construct = за { $cost }, значение { $value }: { $what }
hint-construct-free = бесплатно, значение { $value }: { $what }
hint-ship = за { $cost }, значение { $value }
hint-exchange = значение { $value }
hint-buy = цена { $francs }, значение { $value }: { $what }
hint-buy-ship = цена { $francs }, значение { $value }
hint-sell = +{ $francs }, в конце значение { $value }
hint-repay = 5 франков за заём
hint-loan =
    сейчас +{ $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
       *[many] { $francs } франков
    }, выплата { $repay }
hint-pass = без главного действия
hint-food = даёт { $paid } из { $need } еды
hint-energy = даёт { $paid } из { $need } энергии
hint-pay = заплатить { $cost }
hint-rest = и { $cost }
hint-trade = { $give } за { $get }
hint-nothing = ничего
hint-fleet = за { $energy } энергии, места для товаров: { $places }
hint-cargo =
    принесёт { $francs ->
        [one] { $francs } франк
        [few] { $francs } франка
       *[many] { $francs } франков
    }
hint-look = потом можно поменять их местами
hint-two-loans = вернуть два
hint-one-loan = вернуть один и взять 2 франка
amount-food =
    { $amount ->
        [one] { $amount } еду
        [few] { $amount } еды
       *[many] { $amount } еды
    }
amount-energy =
    { $amount ->
        [one] { $amount } энергию
        [few] { $amount } энергии
       *[many] { $amount } энергии
    }
amount-either = { $first } / { $second }
hint-done-after-action = закончить ход
hint-done-before-supply = дальше: ресурсы и пени
hint-done-gap = больше ничего
hint-done-second-construction = без второго здания
hint-done-second-visit = без второго здания
hint-done-interest = заплатить пени
hint-done-pick = достаточно
hint-done-lay-buy = оставить городу

## Запись партии. Что делает игрок, стоит после его имени; `.plan` — для незаконченного хода. Что начинается с прописной, — целое предложение

the-card = { $card }
the-card-building-firm-1 = Строительная фирма I
    .acc = Строительную фирму I
the-card-building-firm-2 = Строительная фирма II
    .acc = Строительную фирму II
the-card-wharf-1 = Верфь I
the-card-wharf-2 = Верфь II
the-card-ms-dagmar = MS Dagmar
count-fish =
    { $count ->
        [one] { $count } рыбу
        [few] { $count } рыбы
       *[many] { $count } рыб
    }
    .nom =
        { $count ->
            [one] { $count } рыба
            [few] { $count } рыбы
           *[many] { $count } рыб
        }
    .gen =
        { $count ->
            [one] { $count } рыбы
            [few] { $count } рыб
           *[many] { $count } рыб
        }
count-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
count-clay =
    { $count ->
        [one] { $count } глину
        [few] { $count } глины
       *[many] { $count } глины
    }
    .nom =
        { $count ->
            [one] { $count } глина
            [few] { $count } глины
           *[many] { $count } глины
        }
count-iron =
    { $count ->
        [one] { $count } железо
        [few] { $count } железа
       *[many] { $count } железа
    }
count-grain =
    { $count ->
        [one] { $count } пшеницу
        [few] { $count } пшеницы
       *[many] { $count } пшеницы
    }
    .nom =
        { $count ->
            [one] { $count } пшеница
            [few] { $count } пшеницы
           *[many] { $count } пшеницы
        }
count-cattle =
    { $count ->
        [one] { $count } голову скота
        [few] { $count } головы скота
       *[many] { $count } голов скота
    }
    .nom =
        { $count ->
            [one] { $count } голова скота
            [few] { $count } головы скота
           *[many] { $count } голов скота
        }
count-coal =
    { $count ->
        [one] { $count } уголь
        [few] { $count } угля
       *[many] { $count } угля
    }
count-hides =
    { $count ->
        [one] { $count } шкуру
        [few] { $count } шкуры
       *[many] { $count } шкур
    }
    .nom =
        { $count ->
            [one] { $count } шкура
            [few] { $count } шкуры
           *[many] { $count } шкур
        }
count-smoked-fish =
    { $count ->
        [one] { $count } копчёную рыбу
        [few] { $count } копчёные рыбы
       *[many] { $count } копчёных рыб
    }
    .nom =
        { $count ->
            [one] { $count } копчёная рыба
            [few] { $count } копчёные рыбы
           *[many] { $count } копчёных рыб
        }
count-charcoal =
    { $count ->
        [one] { $count } древесный уголь
        [few] { $count } древесных угля
       *[many] { $count } древесного угля
    }
count-brick =
    { $count ->
        [one] { $count } кирпич
        [few] { $count } кирпича
       *[many] { $count } кирпичей
    }
count-steel =
    { $count ->
        [one] { $count } сталь
        [few] { $count } стали
       *[many] { $count } стали
    }
count-bread =
    { $count ->
        [one] { $count } хлеб
        [few] { $count } хлеба
       *[many] { $count } хлеба
    }
count-meat =
    { $count ->
        [one] { $count } мясо
        [few] { $count } мяса
       *[many] { $count } мяса
    }
count-coke =
    { $count ->
        [one] { $count } кокс
        [few] { $count } кокса
       *[many] { $count } кокса
    }
count-leather =
    { $count ->
        [one] { $count } кожу
        [few] { $count } кожи
       *[many] { $count } кож
    }
    .nom =
        { $count ->
            [one] { $count } кожа
            [few] { $count } кожи
           *[many] { $count } кож
        }
count-francs =
    { $count ->
        [one] { $count } франк
        [few] { $count } франка
       *[many] { $count } франков
    }
told-took-offer = берёт { $goods }
    .plan = Взять { $goods }
told-entered = посещает { FORM($card, "acc") }
    .plan = Посетить { FORM($card, "acc") }
told-entered-for = посещает { FORM($card, "acc") } за { $goods }
    .plan = Посетить { FORM($card, "acc") } за { $goods }
told-entered-to = посещает { FORM($card, "acc") } ({ $player } получает { $goods })
    .plan = Посетить { FORM($card, "acc") } ({ $player } получит { $goods })
told-constructed = строит { FORM($card, "acc") }
    .plan = Построить { FORM($card, "acc") }
told-constructed-for = строит { FORM($card, "acc") } за { $goods }
    .plan = Построить { FORM($card, "acc") } за { $goods }
told-built-ship = строит { $ship } { $called } (значение { $value })
    .plan = Построить { $ship } { $called } (значение { $value })
told-built-ship-for = строит { $ship } { $called } (значение { $value }) за { $goods }
    .plan = Построить { $ship } { $called } (значение { $value }) за { $goods }
told-exchanged = меняет { $ship } { $called } (значение { $value }) на { FORM($card, "acc") }
    .plan = Обменять { $ship } { $called } (значение { $value }) на { FORM($card, "acc") }
told-bought = покупает { FORM($card, "acc") } за { $francs }
    .plan = Купить { FORM($card, "acc") }: −{ $francs }
told-bought-ship = покупает { $ship } { $called } (значение { $value }) за { $francs }
    .plan = Купить { $ship } { $called } (значение { $value }): −{ $francs }
told-sold = продаёт { FORM($card, "acc") } за { $francs }
    .plan = Продать { FORM($card, "acc") }: +{ $francs }
told-sold-ship = продаёт { $ship } { $called } (значение { $value }) за { $francs }
    .plan = Продать { $ship } { $called } (значение { $value }): +{ $francs }
told-took-loan =
    берёт { $loans ->
        [one] { $loans } заём
        [few] { $loans } займа
       *[many] { $loans } займов
    }
    .plan =
        Взять { $loans ->
            [one] { $loans } заём
            [few] { $loans } займа
           *[many] { $loans } займов
        }
told-returned-loan =
    избавляется от { $loans ->
        [one] { $loans } займа
        [few] { $loans } займов
       *[many] { $loans } займов
    }
    .plan =
        Избавиться от { $loans ->
            [one] { $loans } займа
            [few] { $loans } займов
           *[many] { $loans } займов
        }
told-repaid =
    выплачивает { $loans ->
        [one] { $loans } заём
        [few] { $loans } займа
       *[many] { $loans } займов
    } ({ $francs })
    .plan =
        Выплатить { $loans ->
            [one] { $loans } заём
            [few] { $loans } займа
           *[many] { $loans } займов
        }: −{ $francs }
told-paid = платит { $goods }
    .plan = Заплатить { $goods }
told-paid-to = платит { $goods } ({ $player })
    .plan = Заплатить { $goods } ({ $player })
told-got = получает { $goods }
    .plan = Получить { $goods }
told-traded = меняет { $goods } на { $got }
    .plan = Обменять { $goods } на { $got }
told-craft-smokehouse =
    { $fuels ->
        [0] коптит { $goods } и получает { $got }
       *[other] коптит { $goods }, сжигая { $fuel }, и получает { $got }
    }
    .plan =
        { $fuels ->
            [0] Закоптить { $goods } и получить { $got }
           *[other] Закоптить { $goods }, сжечь { $fuel } и получить { $got }
        }
told-craft-bakehouse =
    { $fuels ->
        [0] превращает { $goods } в { $got }
       *[other] превращает { $goods } в { $got }, сжигая { $fuel }
    }
    .plan =
        { $fuels ->
            [0] Превратить { $goods } в { $got }
           *[other] Превратить { $goods } в { $got } и сжечь { $fuel }
        }
told-craft-charcoal-kiln =
    { $fuels ->
        [0] пережигает { $goods } в { $got }
       *[other] пережигает { $goods } в { $got }, сжигая { $fuel }
    }
    .plan =
        { $fuels ->
            [0] Пережечь { $goods } в { $got }
           *[other] Пережечь { $goods } в { $got } и сжечь { $fuel }
        }
told-craft-brickworks =
    { $fuels ->
        [0] обжигает { $goods } в { $got }
       *[other] обжигает { $goods } в { $got }, сжигая { $fuel }
    }
    .plan =
        { $fuels ->
            [0] Обжечь { $goods } в { $got }
           *[other] Обжечь { $goods } в { $got } и сжечь { $fuel }
        }
told-craft-abattoir =
    { $fuels ->
        [0] забивает { $goods } и получает { $got }
       *[other] забивает { $goods }, сжигая { $fuel }, и получает { $got }
    }
    .plan =
        { $fuels ->
            [0] Забить { $goods } и получить { $got }
           *[other] Забить { $goods }, сжечь { $fuel } и получить { $got }
        }
told-craft-tannery =
    { $fuels ->
        [0] дубит { $goods } и получает { $got }
       *[other] дубит { $goods }, сжигая { $fuel }, и получает { $got }
    }
    .plan =
        { $fuels ->
            [0] Выдубить { $goods } и получить { $got }
           *[other] Выдубить { $goods }, сжечь { $fuel } и получить { $got }
        }
told-craft-cokery =
    { $fuels ->
        [0] превращает { $goods } в { $got }
       *[other] превращает { $goods } в { $got }, сжигая { $fuel }
    }
    .plan =
        { $fuels ->
            [0] Превратить { $goods } в { $got }
           *[other] Превратить { $goods } в { $got } и сжечь { $fuel }
        }
told-craft-steel-mill =
    { $fuels ->
        [0] превращает { $goods } в { $got }
       *[other] превращает { $goods } в { $got }, сжигая { $fuel }
    }
    .plan =
        { $fuels ->
            [0] Превратить { $goods } в { $got }
           *[other] Превратить { $goods } в { $got } и сжечь { $fuel }
        }
told-shipped =
    { $fuels ->
        [0] перевозит { $goods } за { $francs }
       *[other] перевозит { $goods } за { $francs }, сжигая { $fuel }
    }
    .plan =
        { $fuels ->
            [0] Перевезти { $goods }: +{ $francs }
           *[other] Перевезти { $goods }, сжечь { $fuel }: +{ $francs }
        }
told-nothing = ничего там не делает
    .plan = Ничего там не делать
told-passed = пасует
    .plan = Пасовать
told-looked = смотрит следующие специальные карты
    .plan = Посмотреть следующие специальные карты
told-saw = видит: { $card }
    .plan = Увидеть: { $card }
told-laid-back = возвращает их в том же порядке
    .plan = Вернуть их в том же порядке
told-swapped = меняет их местами
    .plan = Поменять их местами
told-dealt = получает { FORM($card, "acc") }
    .plan = Получить { FORM($card, "acc") }
told-sent-home = вынужденно покидает { FORM($card, "acc") }
    .plan = Покинуть { FORM($card, "acc") }
told-sent-home-of = отправляет домой рабочего ({ $player }): { $card }
    .plan = Отправить домой рабочего ({ $player }): { $card }
told-put-into = переходит в { FORM($card, "acc") }
    .plan = Перейти в { FORM($card, "acc") }
told-put-into-of = переводит рабочего ({ $player }) в { FORM($card, "acc") }
    .plan = Перевести рабочего ({ $player }) в { FORM($card, "acc") }
told-took-card = вынужденно берёт { FORM($card, "acc") }
    .plan = Взять { FORM($card, "acc") }
told-took-card-of = отдаёт { FORM($card, "acc") } ({ $player })
    .plan = Отдать { FORM($card, "acc") } ({ $player })
told-title-round = Конец раунда { $round }
told-title-interest = Пени
told-harvested = собирает урожай: { FORM($goods, "nom") }
    .plan = Собрать урожай: { FORM($goods, "nom") }
told-fed = кормит рабочих: { $goods }
    .plan = Накормить рабочих: { $goods }
told-fed-and-ships = кормит рабочих: { $goods } (корабли кормят ещё { $ships })
    .plan = Накормить рабочих: { $goods } (корабли кормят ещё { $ships })
told-fed-by-ships = кормит всех с кораблей
    .plan = Накормить всех с кораблей
told-interest = платит пени: { $goods }
    .plan = Заплатить пени: { $goods }
told-town-built = Город строит { FORM($card, "acc") }.
told-revealed = Новое специальное здание: { $card }.
told-new-ship = В порту новый { $ship } { $called } (значение { $value }).
told-supplied = На причалах новые товары: { FORM($goods, "nom") }.
told-placed = Теперь в стопке { $space }: { $card }.
told-waits = Пока отложено: { $card }.
told-removed = Убрано из игры: { $card }.
told-ended = Партия окончена.

## Настройки партии

option-length = Длина партии
value-length-full = Полная игра
value-length-short = Короткая игра (меньше раундов, без специальных зданий)
option-out-of-turn-selling = Продажа в чужой ход
value-out-of-turn-selling-forced-only = Только ради платежа, на который не хватает (для опытных)
value-out-of-turn-selling-between-turns = После любого хода (основные правила)
option-buy-then-sell-same-turn = Разрешить продажу карты в ход её покупки
value-buy-then-sell-same-turn-on = Да
value-buy-then-sell-same-turn-off = Нет
option-expensive-loans = Дополнительный франк пени при многих займах
value-expensive-loans-off = Нет
value-expensive-loans-on = Да, если займов столько, сколько игроков
option-interest-mode = Пени
value-interest-mode-flat = 1 франк за всё
value-interest-mode-per-loan = 1 франк за каждый заём
option-stadium-purchasable = Футбольный стадион можно купить (24 франка)
value-stadium-purchasable-off = Нет
value-stadium-purchasable-on = Да
option-town-takes-stadium = Город может построить Футбольный стадион
value-town-takes-stadium-on = Да
value-town-takes-stadium-off = Нет
option-yacht-purchasable = Прогулочную яхту можно купить (20 франков)
value-yacht-purchasable-on = Да
value-yacht-purchasable-off = Нет
option-marketplace-solo-limit = Соло: предел товаров на Рынке
option-solo-removed-specials = Соло: убранные специальные здания
value-solo-removed-specials-014-035 = Смотритель порта и Зоопарк
value-solo-removed-specials-014 = Смотритель порта
value-solo-removed-specials-none = Никакие
option-black-market-redeal = Сдать заново, если сверху Чёрный рынок
value-black-market-redeal-on = Да
value-black-market-redeal-off = Нет
option-expansion-cards = Дополнения и промокарты
value-expansion-cards-none = Нет
value-expansion-cards-all = Все
value-expansion-cards-essen-2008 = Промо Эссен-2008
value-expansion-cards-grand-hameau = Le Grand Hameau
value-expansion-cards-essen-2010 = Промо Эссен-2010
value-expansion-cards-later-promos = Поздние промо
option-minimal-payments = Запретить лишнюю переплату
value-minimal-payments-on = Да
value-minimal-payments-off = Нет
option-substitution-scope = Кирпич вместо глины, сталь вместо железа
value-substitution-scope-handed-in = Везде, где сдают глину или железо
value-substitution-scope-costs-only = Только в стоимости постройки
value-substitution-scope-everywhere = Даже на Кирпичном заводе и в Сталеплавильном цехе
option-harbour-watch-several = Смотритель порта: несколько рабочих в здании
value-harbour-watch-several-all = Уходят все, по 1 франку
value-harbour-watch-several-one = Уходит только выбранный
option-final-action-optional = Разрешить пас в последнем действии
value-final-action-optional-on = Да
value-final-action-optional-off = Нет
option-final-auto-repay = Выплатить займы автоматически перед подсчётом
value-final-auto-repay-on = Да
value-final-auto-repay-off = Нет
option-arts-centre-cost = Стоимость Дворца искусств
value-arts-centre-cost-1-wood-2-clay = 1 дерево, 2 глины
value-arts-centre-cost-1-wood-1-clay = 1 дерево, 1 глина
option-ironworks-cost = Стоимость Прокатного цеха
value-ironworks-cost-3-wood-2-brick = 3 дерева, 2 кирпича
value-ironworks-cost-1-wood-2-brick = 1 дерево, 2 кирпича
option-toy-fair-loan-francs = Ярмарка игрушек: заём приносит 4 франка
value-toy-fair-loan-francs-off = Нет
value-toy-fair-loan-francs-on = Да
option-stockmarket-bank-bought = Фондовая биржа: покупка Банка тоже приносит доход
value-stockmarket-bank-bought-off = Нет
value-stockmarket-bank-bought-on = Да

## Почему слова отвергнуты: следуют за «Анна не может сыграть «enter joinery»: …»

why-action-over = главное действие уже выполнено
why-offer-empty = этот причал пуст
why-card = такой карты в игре нет
why-not-built = это ещё не построено
why-built = это уже построено
why-no-visit = сюда нельзя войти
why-there = рабочий не может остаться в том же здании
why-occupied = там { $owner }
why-strike = во время забастовки входить в здания нельзя
why-needs = нужно: { $cost }
why-needs-brick = нужно: { $cost } и кирпич для верфи
why-no-target = { $player } не может оплатить ни одну верхнюю карту стопок
why-no-wood-target = { $player } не может оплатить ни одну верхнюю карту стопок, где нужно дерево
why-no-ship = { $player } не может оплатить ни один корабль в порту
why-no-empty-offer = пустых причалов нет
why-no-guests = в собственных зданиях нет чужих рабочих
why-needs-either = нужно: { $cost } или { $other }
why-counts-none = платят только за своё имущество: { $counted }
why-no-cargo-ship = нужен корабль
why-no-goods = в запасе нет товаров
why-few-goods = нужен улучшенный товар или три стандартных
why-few-animals = нужно всего три головы скота или рыбы
why-no-craftsman = нужно своё здание ремесленника
why-no-pawn = нечего заложить: каждый вид может лежать здесь один раз
why-no-cattle = ни у кого больше нет скота
why-no-offer-of-two = ни на одном причале нет ровно 2 фишек
why-no-pair = нет двух соседних причалов с товарами
why-no-hands = для неё не раздавали специальных карт
why-no-eviction = некого отправить домой из здания, которое { $player } сможет использовать
why-strike-on = забастовка уже идёт
why-last-round = с начала последнего раунда это не действует
why-fee = { $player } не может внести плату за вход: { $fee }
why-fee-only = после платы за вход ({ $fee }) не хватит на само действие
why-construct-where = здания строят в строительной фирме
why-build-where = корабли строят на верфи
why-no-such-ship = такого корабля в порту нет
why-not-top = эта карта не верхняя в стопке
why-no-construction = здесь это построить нельзя
why-construct = нужно: { $cost }
why-final = в последнем этапе покупать нельзя
why-own = свои карты купить нельзя
why-owned = этим владеет { $owner }
why-not-for-sale = это не продаётся
why-francs =
    это стоит { $cost ->
        [one] { $cost } франк
        [few] { $cost } франка
       *[many] { $cost } франков
    }, а в наличии { $held }
why-sold = эта карта продана в этот же ход ({ $player })
why-not-owner = продавать можно только свои карты
why-never-sold = это никогда нельзя продать
why-bought = эта карта куплена в этот же ход ({ $player })
why-not-now = сейчас это продать нельзя
why-no-loan = нет займа, который можно вернуть
why-repay =
    выплата стоит { $cost ->
        [one] { $cost } франк
        [few] { $cost } франка
       *[many] { $cost } франков
    }, а в наличии { $held }
why-loan = займы берут только тогда, когда иначе не заплатить
why-most =
    { $most ->
        [0] больше ничего сделать нельзя
        [one] это можно сделать не больше { $most } раза
        [few] это можно сделать не больше { $most } раз
       *[many] это можно сделать не больше { $most } раз
    }
why-pick = здесь нельзя выбрать: { $good }
why-stock =
    { $held ->
        [0] в наличии нет { FORM($good, "gen") }
       *[other] в наличии { FORM($good, "gen") } только { $held }
    }
why-twice = ничего нельзя называть дважды
why-more =
    нужно назвать ещё { $more ->
        [one] { $more } товар
        [few] { $more } товара
       *[many] { $more } товаров
    }
why-fewer =
    нужно назвать только { $wanted ->
        [one] { $wanted } товар
        [few] { $wanted } товара
       *[many] { $wanted } товаров
    }
why-food = нужно еды: { $need }, не меньше и без лишнего
why-energy = нужно энергии: { $need }, не меньше и без лишнего

## Чем закончилась партия

ending-final-phase-over = последний этап завершён
tie-shared = { $standing } набрали поровну ({ $points }) и делят место: в «Гавре» ничья ничем не решается.
