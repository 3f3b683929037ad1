## Настройки, которые не сочетаются

option-row = { $option } может быть shuffled или списком { $ids }, а не { $value }.
option-loops = Каналы в этих файлах образуют петли: для них нужно canal_allow_loops on.
option-eleven = При 4 игроках и contracts_deal three нужны все 12 синих заказов: contract_26 должно быть kinds8.

## Что не так в файле компонентов: стоит после имени файла

file-cubes = neutral_cubes должно хватать на шестерню, счётчик раундов и четыре круга (SY-1.2).
file-parts = должно быть 26 частей bow, потом 26 middle_I, 26 middle_II и 26 stern (SY-2.2).
file-stoker = у { $part } есть stoker_cabin; она бывает только на корме (SY-1.17).
file-goods = на { $tile } должно быть три товара (SY-2.6).
file-start-tile = хотя бы на четырёх плитках должны быть coal, cloth и grain: с ними игроки начинают (SY-3.3).
file-exchange = exchange_prices — это шесть строк по три цены (SY-2.18).
file-ring = в { $ring } должны быть указаны { $pieces } по часовой стрелке (SY-2.15, SY-2.16).
file-effect = effect у { $employee } может быть { $effects }.
file-amounts = { $field } — это количества для { $keys }.
file-contract-colours = должно быть 14 красных заказов, потом 12 синих (SY-2.5).
file-kinds8 = одним из синих заказов должен быть kinds8 (SY-21.13).
file-pays = { $contract } должен платить одним способом: table, steps или each (от SY-21.7 до SY-21.9).
file-counts = { $contract } должен указывать, что он считает.
file-things = { $contract } считает не столько вещей, сколько нужно.
file-terms = у { $contract } в terms должна быть одна или две записи.
file-sets = sets — это четыре набора по четыре заказа, все разные (SY-3.20).
file-set = в каждом наборе должно быть 2 красных и 2 синих заказа (SY-3.20).
file-discards = { $field }: должно остаться по 1 заказу каждого цвета (SY-5.11).
file-solo = плитки — это семь действий и last_tile (SY-22.4).
file-chain = одной из форм должна быть chain7 (SY-8.9, SY-23.13).
file-shape = в форме { $shape } должны быть разные поля, среди них N, E, S, W (SY-8.9).
file-shape-most = в форме { $shape } может быть не больше { $most } полей.
file-shape-xy = для формы { $shape } нужно указать, где рисуется каждое её поле (xy).
file-shape-joined = все поля формы { $shape } должны быть соединены (SY-8.10).

## Что не так в файле позиции

position-parts = каждая из 104 частей кораблей должна быть в одном месте: в стопке, предложении, ряду, флоте или вне игры (SY-24.8).
position-parts-left = parts_left.{ $kind } должно быть числом частей { $kind } в part_stack.
position-left = { $left } должно быть числом плиток в { $stack }.
position-ship = у корабля { $ship } должны быть владелец и от 3 до 9 частей ровно тогда, когда он во флоте (SY-24.16).
position-captain = у корабля { $ship } должен быть капитан (SY-24.16).
position-bow-stern = у корабля { $ship } должны быть один нос и одна корма (SY-1.12).
position-canals = каждый из 24 каналов должен быть в стопке, предложении, системе, среди использованных или в сбросе (SY-24.9).
position-goods = каждая из 14 плиток товаров должна быть в стопке, предложении, у игрока или в сбросе (SY-24.10).
position-solo-stack = в solo_stack должно быть восемь плиток соло в соло-игре и ничего — в остальных (SY-22.3).
position-solo-left = solo_left — не меньше 1: плитки сразу перемешивают (SY-22.17).
position-tiles = в tiles каждая из { $count } плиток действий в игре должна быть указана один раз (SY-3.5, SY-3.6).
position-cubes-most = cubes[{ $chair }] — всего не больше { $most } (SY-3.18).
position-cubes = cubes[{ $chair }] может быть { $allowed } (SY-3.18, SY-4.10).
position-not-in-play = cubes, guilders, leading и chosen: { $tile } не в игре (SY-3.6).
position-round-cubes = round_cubes — не больше { $most } (SY-2.21).
position-marker = marker.{ $ring } должно быть меньше { $spaces } (SY-2.15).
position-posts = в posts каждый из 24 служащих должен быть указан один раз (SY-3.12).
position-copies = { $employee }: плиток на круге и у игроков вместе должно быть { $copies } (SY-24.11).
position-level = { $player }.employees: для { $employee } нужен его уровень I (SY-24.11).
position-contract = заказ должен быть у одного игрока: на руках или в сбросе (SY-2.5).
position-set = players[{ $seat }].contracts должны быть из одного рекомендованного набора (SY-3.20).
position-discards = players[{ $seat }].contracts: ещё нужно сбросить { $count } цвета { $colour }.
position-yard = { $player }.yard должно быть рядом, который можно целиком достроить до кораблей (SY-7.10).
position-yard-ship = в { $player }.yard вне хода игрока не может быть достроенного корабля (SY-24.12).
position-cell = { $player }.system: два канала лежат на одном месте (SY-8.3).
position-beside = в beside.{ $canal } должны быть указаны каналы на соседних местах.
position-not-laid = beside.{ $canal }: у канала, который не выложен, нет соседей.
position-system = { $player }.system должна быть связной (SY-24.17).
position-figure = { $player }.figure должна стоять на канале системы (SY-24.17).
position-astern = { $player }.figure_astern должно быть соседним полем или выходом рядом с фигуркой (SY-18.5).
position-offer = в offer.{ $column } могут быть только части { $kind } (SY-2.13).
position-last-lap = в last_lap должно быть указано, почему обычная игра кончилась (SY-20.1).
position-no-final-ship = stage: в этой игре в конце корабль не строят (SY-23.19).
position-ending = ending должно быть причиной последнего оборота, после последних ходов всех (SY-20.1).
position-finals = finals — не больше { $most }.
position-no-ship = load, result и riband должны быть 0, пока ни один корабль не загружают и он не плывёт (SY-16.6).

## Что нужно ожидающему решению: стоит после его имени и двоеточия, без точки

needs-stage = { $problem } на этапе { $stage }
needs-finals = заказы сбрасывают до последних действий, пока finals равно 0 (SY-20.7)
needs-chosen = в chosen должна быть указана плитка (SY-4.8)
needs-part = для части должно быть место в ряду (SY-7.9)
needs-place = часть должна быть в предложении, и на неё нужны деньги и место (SY-7.2, SY-7.9)
needs-cell = cell должно быть пустым местом рядом с системой или её первым (SY-8.3)
needs-gift = это должен быть свой служащий, который что-то добавляет на этом круге (SY-15.2)
needs-good = плитка должна быть в сбросе товаров (SY-13.8)
needs-ship = корабль должен быть достроен в ряду (SY-16.2)
needs-load = корабль, груз, скорость и самое долгое плавание должны соответствовать друг другу (SY-16.7, SY-17)
needs-discard = сбрасывают по порядку, последний — внизу, и только то, что есть (SY-5.6)
