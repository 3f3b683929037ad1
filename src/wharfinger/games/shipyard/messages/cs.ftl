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
