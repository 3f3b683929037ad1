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
