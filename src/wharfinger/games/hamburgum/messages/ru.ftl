## Что не так в файле компонентов: стоит после имени файла

file-actions = actions должно давать каждому из восьми полей одно из действий { $actions }.
file-depot = depot_price должно расти с каждой единицей.
file-donation-cost = donation_cost должно содержать пять строк с ключами { $keys }.
file-tiles = участков типа { $type } — { $sites }, а плиток — { $tiles }.
file-price = в goods_price нет цены для { $sites } зданий типа { $type }.
file-posts = участков типа official — { $sites }, а чиновников семь.
file-dutchmen = участков типа captain — { $sites }, а Летучих голландцев — { $dutchmen }.
file-xy = { $place }: нужны координаты, например xy = [17, 36].
file-lines = lines должно быть списком пар мест.
file-line = линия { $line } должна соединять два известных места.
file-line-twice = линия { $line } соединяет место с самим собой или указана дважды.
file-line-churches = линия { $line } соединяет две церкви.
file-church-line = у церкви { $church } нет ни одной линии.
file-tokens = жетонов должно быть 30, ровно по одному каждого вида на церковь.
file-token-id = жетон { $token } должен называться { $name }.
file-officials = должно быть семь пронумерованных и семь синих чиновников с собственными id.
file-canon = одним из синих чиновников должен быть canon.

## Что не так в файле позиции

position-berth = у причала { $berth } должно быть 0 или { $ships } кораблей (HB-20.4).
position-berth-3 = у причала 3 должно быть от 1 до { $ships } кораблей, а если причал 2 пуст, пуст и причал 1 (HB-20.4).
position-site = у участка должен быть один владелец (HB-12.3).
position-dutchmen = оставшихся Летучих голландцев и построенных капитанов вместе должно быть { $count } (HB-20.5).
position-sixth = партия заканчивается шестой завершённой церковью, и только тогда — таким образом (HB-16.1).
position-limit-only = turn: партия заканчивается по лимиту ходов, когда их { $turns }, и только тогда — таким образом (HB-16.9).
position-limit = turn: партия заканчивается по лимиту ходов, когда их { $turns } (HB-16.9).
position-seat = pending: в ходу { $turn } все решения принимает место { $seat } (HB-19.1).
position-order = pending: эти решения никогда не принимаются в таком порядке (HB-19.3).
position-arguments = pending: данные решения не соответствуют столу (HB-19.3).
position-money = { $player }.money должно быть кратно 10 (HB-20.1).
position-bells = { $player }.stock.bell — не больше { $most } (HB-7.5).
position-prestige = { $player }.prestige не может быть отрицательным (HB-20.2).
position-ships = { $player }.ships — всего не больше { $most } (HB-20.3).
position-scored = в { $player }.scored указан жетон, которого у игрока нет.
position-joined = { $player }.sites должны быть соединены с церковью, на которую игрок жертвовал (HB-20.13).
position-donors = donors.{ $church }: части строятся по порядку, без пропусков (HB-9.3).
position-token = у жетона церкви { $church } должен быть один владелец (HB-20.7).
position-tokens = { $player }.tokens: жетонов церкви { $church } столько, сколько частей игрок там построил (HB-9.9).
position-points = жетон points церкви { $church } достаётся за её первую часть (HB-20.7).
position-officials = в officials и official_at вместе каждый чиновник этого набора должен быть указан один раз (HB-20.9).
position-officials-gaps = officials должны быть указаны сверху без пропусков.
position-numbered = пронумерованные чиновники должны лежать в заданном порядке (HB-3.9).
position-official-at = в official_at.{ $site } чиновник указывается ровно тогда, когда он там построен (HB-20.9).
