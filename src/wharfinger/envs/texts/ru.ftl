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
