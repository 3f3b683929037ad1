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
