## Co je špatně v souboru s komponentami: stojí za názvem souboru

file-actions = actions musí každému z osmi polí dát jednu z akcí { $actions }.
file-depot = depot_price musí s každým kusem růst.
file-donation-cost = donation_cost musí mít pět řádků s klíči { $keys }.
file-tiles = parcel typu { $type } je { $sites }, ale dílků { $tiles }.
file-price = goods_price nemá cenu pro počet budov { $sites } typu { $type }.
file-posts = parcel typu official je { $sites }, ale úředníků sedm.
file-dutchmen = parcel typu captain je { $sites }, ale Létajících Holanďanů { $dutchmen }.
file-xy = { $place } potřebuje souřadnice, například xy = [17, 36].
file-lines = lines musí být seznam dvojic míst.
file-line = čára { $line } musí spojovat dvě známá místa.
file-line-twice = čára { $line } spojuje místo se sebou samým, nebo je uvedena dvakrát.
file-line-churches = čára { $line } spojuje dva kostely.
file-church-line = z kostela { $church } nevede žádná čára.
file-tokens = žetonů prestiže musí být 30, od každého druhu právě jeden na kostel.
file-token-id = žeton prestiže { $token } se musí jmenovat { $name }.
file-officials = musí být sedm číslovaných a sedm modrých úředníků s vlastními id.
file-canon = jedním z modrých úředníků musí být canon.

## Co je špatně v souboru s pozicí

position-berth = v kotvišti { $berth } musí být 0 nebo { $ships } lodí (HB-20.4).
position-berth-3 = v kotvišti 3 musí být 1 až { $ships } lodí, a je-li kotviště 2 prázdné, musí být prázdné i kotviště 1 (HB-20.4).
position-site = parcela musí mít jediného majitele (HB-12.3).
position-dutchmen = zbývajících Létajících Holanďanů a postavených kapitánů musí být dohromady { $count } (HB-20.5).
position-sixth = hra končí šestým dostavěným kostelem, a jen tehdy tímto způsobem (HB-16.1).
position-limit-only = turn: hra končí limitem po { $turns } tazích, a jen tehdy tímto způsobem (HB-16.9).
position-limit = turn: hra končí limitem po { $turns } tazích (HB-16.9).
position-seat = pending: v tahu { $turn } patří všechna rozhodnutí místu { $seat } (HB-19.1).
position-order = pending: tato rozhodnutí v tomto pořadí nikdy nenastanou (HB-19.3).
position-arguments = pending: údaje rozhodnutí neodpovídají stolu (HB-19.3).
position-money = { $player }.money musí být násobek 10 (HB-20.1).
position-bells = { $player }.stock.bell smí být nejvýše { $most } (HB-7.5).
position-prestige = { $player }.prestige nesmí být záporné (HB-20.2).
position-ships = { $player }.ships smí být dohromady nejvýše { $most } (HB-20.3).
position-scored = { $player }.scored uvádí žeton prestiže, který hráč nemá.
position-joined = { $player }.sites musí být spojené s kostelem, kterému hráč přispěl (HB-20.13).
position-donors = donors.{ $church }: části se stavějí po řadě, bez mezer (HB-9.3).
position-token = žeton prestiže kostela { $church } musí mít jediného majitele (HB-20.7).
position-tokens = { $player }.tokens: tolik žetonů prestiže kostela { $church }, kolik tam hráč postavil částí (HB-9.9).
position-points = žeton points kostela { $church } patří k jeho první části (HB-20.7).
position-officials = officials a official_at musí dohromady uvést každého úředníka použité sady jednou (HB-20.9).
position-officials-gaps = officials musí být uvedeni shora bez mezer.
position-numbered = číslovaní úředníci musí ležet v pevném pořadí (HB-3.9).
position-official-at = official_at.{ $site } musí uvádět úředníka právě tam, kde je postaven (HB-20.9).
