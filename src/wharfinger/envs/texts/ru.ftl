device = Устройство — cpu, cuda или cuda:1 (вторая видеокарта), а не { $value }.
seed = На видеокарте начальное число — от 0 до 10¹⁸ − 1, а не { $value }.
no-compiler = Для компиляции под видеокарту нужна Numba: pip install wharfinger[cuda].
batch = В пакете хотя бы 1 партия, а не { $value }.
threads = Потоков должно быть не меньше 1, а не { $value }.
reward = Награда — { $rewards }, а не { $value }.
reward-solo = В одиночной игре нет результата. Её награда — очки (points).
illegal-batch = { $count ->
    [one] { $count } действие недопустимо; его партия осталась без изменений.
    [few] { $count } действия недопустимы; их партии остались без изменений.
   *[many] { $count } действий недопустимы; их партии остались без изменений.
}
illegal = Действие { $action } здесь недопустимо.
actions = Шаг принимает { $count } действий, по одному на партию.
reset = Перед step вызовите reset.
seat = Место — от 0 до { $last }, а не { $value }.
opponents-solo = В одиночной игре нет соперников; указано: { $given }.
opponents = Игроков { $players }: укажите 1 соперника или { $needed }; указано: { $given }.
chance = Случай (chance) — sampled или explicit, а не { $value }.
shard-library = Для пакетов нужен PyArrow. Установите: pip install "wharfinger[shards]"
shard-damaged = { $path } — не пакет, или файл повреждён.
shard-format = У { $path } другой формат: { $has }, а не { $wanted }.
shard-old = { $path } создан с другими правилами или признаками (версия { $version }). Создайте его заново.
shard-mixed = { $path } — пакет игры { $has }, а остальные — { $wanted }.
shards-none = В { $path } нет пакетов.
render-mode = Режим показа (render_mode) — { $modes }, а не { $value }.
