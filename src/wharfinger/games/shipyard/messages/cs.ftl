## Volby, které k sobě nejdou

option-row = { $option } musí být shuffled nebo seznam { $ids }, ne { $value }.
option-loops = Kanály v těchto souborech tvoří smyčky: potřebují canal_allow_loops on.
option-eleven = Se 4 hráči a contracts_deal three je potřeba všech 12 modrých zakázek: contract_26 musí být kinds8.

## Co je špatně v souboru s komponentami: stojí za názvem souboru

file-cubes = neutral_cubes musí stačit na ozubené kolo, počítadlo kol a čtyři kruhy (SY-1.2).
file-parts = musí být 26 dílů bow, pak 26 middle_I, 26 middle_II a 26 stern (SY-2.2).
file-stoker = { $part } má stoker_cabin; tu mají jen zádě (SY-1.17).
file-goods = { $tile } musí ukazovat tři druhy zboží (SY-2.6).
file-start-tile = aspoň čtyři destičky musí ukazovat coal, cloth a grain, s nimi hráči začínají (SY-3.3).
file-exchange = exchange_prices musí být šest řádků po třech cenách (SY-2.18).
file-ring = { $ring } musí uvádět { $pieces } ve směru hodinových ručiček (SY-2.15, SY-2.16).
file-effect = effect u { $employee } musí být jedno z { $effects }.
file-amounts = { $field } musí být počty pro { $keys }.
file-contract-colours = musí být 14 červených zakázek, pak 12 modrých (SY-2.5).
file-kinds8 = jednou z modrých zakázek musí být kinds8 (SY-21.13).
file-pays = { $contract } musí platit podle jednoho z table, steps, each (SY-21.7 až SY-21.9).
file-counts = { $contract } musí říct, co počítá.
file-things = { $contract } počítá nesprávný počet věcí.
file-terms = { $contract } musí mít jednu nebo dvě položky v terms.
file-sets = sets musí být čtyři sady po čtyřech zakázkách, všechny různé (SY-3.20).
file-set = každá sada musí mít 2 červené a 2 modré zakázky (SY-3.20).
file-discards = { $field }: od každé barvy musí zbýt 1 zakázka (SY-5.11).
file-solo = destičky musí být sedm akcí a last_tile (SY-22.4).
file-chain = jedním z tvarů musí být chain7 (SY-8.9, SY-23.13).
file-shape = tvar { $shape } musí uvádět různá pole, mezi nimi N, E, S, W (SY-8.9).
file-shape-most = tvar { $shape } smí mít nejvýše { $most } polí.
file-shape-xy = tvar { $shape } musí říct, kde se každé jeho pole kreslí (xy).
file-shape-joined = všechna pole tvaru { $shape } musí být spojená (SY-8.10).

## Co je špatně v souboru s pozicí

position-parts = každý ze 104 lodních dílů musí být v jednom sloupečku, nabídce, řadě, flotile nebo mimo hru (SY-24.8).
position-parts-left = parts_left.{ $kind } musí být počet dílů { $kind } v part_stack.
position-left = { $left } musí být počet destiček v { $stack }.
position-ship = loď { $ship } musí mít majitele a 3 až 9 dílů právě tehdy, když je ve flotile (SY-24.16).
position-captain = loď { $ship } musí mít kapitána (SY-24.16).
position-bow-stern = loď { $ship } musí mít jednu příď a jednu záď (SY-1.12).
position-canals = každý z 24 kanálů musí být ve sloupečku, nabídce, systému, mezi použitými nebo odhozený (SY-24.9).
position-goods = každá ze 14 destiček se zbožím musí být ve sloupečku, nabídce, u hráče nebo odhozená (SY-24.10).
position-solo-stack = solo_stack musí v sólové hře obsahovat osm sólových destiček a jinak nic (SY-22.3).
position-solo-left = solo_left musí být aspoň 1: destičky se hned zamíchají (SY-22.17).
position-tiles = tiles musí uvést každou z { $count } destiček akcí ve hře jednou (SY-3.5, SY-3.6).
position-cubes-most = cubes[{ $chair }] smí být dohromady nejvýše { $most } (SY-3.18).
position-cubes = cubes[{ $chair }] musí být jedno z { $allowed } (SY-3.18, SY-4.10).
position-not-in-play = cubes, guilders, leading a chosen: { $tile } není ve hře (SY-3.6).
position-round-cubes = round_cubes smí být nejvýše { $most } (SY-2.21).
position-marker = marker.{ $ring } musí být menší než { $spaces } (SY-2.15).
position-posts = posts musí uvést každého z 24 zaměstnanců jednou (SY-3.12).
position-copies = { $employee }: destiček na kruhu a u hráčů musí být dohromady { $copies } (SY-24.11).
position-level = { $player }.employees: { $employee } potřebuje svou úroveň I (SY-24.11).
position-contract = zakázka musí být u jediného hráče, v ruce, nebo odhozená (SY-2.5).
position-set = players[{ $seat }].contracts musí být z jedné z doporučených sad (SY-3.20).
position-discards = players[{ $seat }].contracts: ještě se musí odhodit { $count } barvy { $colour }.
position-yard = { $player }.yard musí být řada, kterou lze celou dostavět na lodě (SY-7.10).
position-yard-ship = v { $player }.yard nesmí být mimo tah hráče dokončená loď (SY-24.12).
position-cell = { $player }.system: dva kanály leží na stejném místě (SY-8.3).
position-beside = beside.{ $canal } musí uvádět kanály na sousedních místech.
position-not-laid = beside.{ $canal }: kanál, který není položený, nemá sousedy.
position-system = { $player }.system musí být souvislý (SY-24.17).
position-figure = { $player }.figure musí stát na kanálu systému (SY-24.17).
position-astern = { $player }.figure_astern musí být sousední pole nebo ústí u figurky (SY-18.5).
position-offer = offer.{ $column } smí ukazovat jen díly { $kind } (SY-2.13).
position-last-lap = last_lap musí říct, proč běžná hra skončila (SY-20.1).
position-no-final-ship = stage: v této hře se na konci loď nestaví (SY-23.19).
position-ending = ending musí být důvod posledního otočení kola, po závěrečných tazích všech (SY-20.1).
position-finals = finals smí být nejvýše { $most }.
position-no-ship = load, result a riband musí být 0, dokud se žádná loď nenakládá ani nepluje (SY-16.6).

## Co potřebuje čekající rozhodnutí: stojí za jeho názvem a dvojtečkou, bez tečky

needs-stage = { $problem } ve fázi { $stage }
needs-finals = zakázky se odhazují před závěrečnými akcemi, dokud je finals 0 (SY-20.7)
needs-chosen = chosen musí uvádět destičku (SY-4.8)
needs-part = díl musí mít v řadě místo (SY-7.9)
needs-place = díl musí být v nabídce, musí na něj být peníze a místo (SY-7.2, SY-7.9)
needs-cell = cell musí být prázdné místo vedle systému, nebo jeho první (SY-8.3)
needs-gift = musí to být vlastní zaměstnanec, který na tomto kruhu něco přidává (SY-15.2)
needs-good = destička musí být na odhazovací hromádce zboží (SY-13.8)
needs-ship = loď musí být v řadě dokončená (SY-16.2)
needs-load = loď, náklad, rychlost a nejdelší plavba k sobě musí pasovat (SY-16.7, SY-17)
needs-discard = odhazuje se po řadě, poslední je vespod, a jen to, co kdo má (SY-5.6)
