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
