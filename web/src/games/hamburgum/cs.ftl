# Texty plánu Hamburgum: názvy oddílů, tlačítka a vysvětlivky. Ostatní je v katalogu hry.

section-city = Město
section-rondel = Rondel
section-market = Trh
section-households = Zásoby
section-choose = zde je z čeho vybírat
board-round = Kolo
board-round-limit = z { $rounds }
board-cost-free = zdarma
board-cost = −{ $cost }
board-home = doma
board-depot = Skladiště
board-prices = Ceny
board-bonus = Prémie za dostavění
board-hidden =
    { $count ->
        [one] { $count } skrytý
        [few] { $count } skryté
       *[other] { $count } skrytých
    }
board-place = { $place }.
board-points =
    { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }
board-prestige = prestiž
board-berth = Kotviště { $berth }
board-carries =
    { $units ->
        [one] { $units } kus na loď
        [few] { $units } kusy na loď
       *[other] { $units } kusů na loď
    }
board-take = Vzít žeton prestiže
board-take-from = { $church }: vzít žeton prestiže
board-map-note = rekonstruovaná mapa
board-token-note = * rekonstruovaný žeton
board-lit = { $title }: { $choices }
board-many =
    { $title }: { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
label-none-of = Bez { FORM($item, "gen") }
label-sell-whole = Prodat { $what }
label-buy-whole = Koupit { $what }
label-build-ships =
    { $amount ->
        [0] Nestavět loď
        [one] Postavit 1 loď
        [few] Postavit { $amount } lodě
       *[other] Postavit { $amount } lodí
    }
label-token-of = { $kind } ({ $church })
kind-points = Body
kind-tokens = Žetony prestiže
kind-ships = Lodě
kind-building = Budovy
kind-citizens = Obyvatelé
kind-building-brewer = Pivovary
kind-building-sugar-refiner = Cukrovary
kind-building-cloth-maker = Tkalcovny
kind-building-merchant = Obchodníci
kind-building-captain = Kapitáni
kind-building-official = Úředníci
label-trade-sell = Prodat zboží
label-trade-buy = Koupit materiál
label-trade-none = Neobchodovat
label-donate-stop = Ukončit příspěvky
label-score-stop = Ukončit vyhodnocení
label-site-stop = Ukončit stavbu
label-canon-decline = Odmítnout
title-piece = Figurka na rondelu: { $name }
title-good = { $good } · { $price }
title-sale = Prodej zboží
title-depot = Skladiště
title-depot-units = Skladiště · { $units } za { $price }
title-home = Domácí trh
title-berth = Kotviště { $berth }
title-dutchman = Létající Holanďan
title-site = { $site } · { $type }, čtvrť { $church }
title-officials = Úředníci
title-bonus = Prémie za dostavěný kostel
title-prestige = Prestiž: { $name }
title-money = Peníze: { $name }
title-builder = Stavitel kostela
title-ships = Lodě: { $name }
title-scored = Vyhodnocené žetony: { $name }
title-stock = { $name }: { FORM($goods, "nom") }
title-buildings = { $name }: { $count }× { $type }
tell-space-sugar = Vezměte 1 cukr a další 1 za každý svůj cukrovar.
tell-space-beer = Vezměte 1 pivo a další 1 za každý svůj pivovar.
tell-space-cloth = Vezměte 1 látku a další 1 za každou svou tkalcovnu.
tell-space-church = Přispějte na libovolný počet částí kostelů a za každou si vezměte žeton; potom vyhodnoťte žetony.
tell-space-trade = Buď prodejte zboží, nebo kupte materiál, ne obojí.
tell-space-guildhall = Stavte na volných parcelách, které jsou s vámi spojené; každá budova stojí 1 dřevo a 1 cihlu.
tell-space-dockyard = Postavte lodě, každou za 1 dřevo; připlují na kotviště 3.
tell-output = { $you ->
        [yes] Teď vyrobíš
       *[no] { $name } teď vyrobí
    } { $goods }.
tell-unscored-now =
    { $you ->
        [yes] { $count ->
            [0] Nemáš žádný nevyhodnocený žeton
            [one] Máš 1 nevyhodnocený žeton
            [few] Máš { $count } nevyhodnocené žetony
           *[other] Máš { $count } nevyhodnocených žetonů
        }
       *[no] { $name } { $count ->
            [0] nemá žádný nevyhodnocený žeton
            [one] má 1 nevyhodnocený žeton
            [few] má { $count } nevyhodnocené žetony
           *[other] má { $count } nevyhodnocených žetonů
        }
    }.
tell-ships-now =
    { $you ->
        [yes] Máš
       *[no] { $name } má
    } { $timber ->
        [one] { $timber } dřevo
        [few] { $timber } dřeva
       *[other] { $timber } dřev
    } a v zásobě { $supply ->
        [one] { $supply } loď
        [few] { $supply } lodě
       *[other] { $supply } lodí
    }.
tell-guildhall-now =
    { $you ->
        [yes] Můžeš
       *[no] { $name } může
    } zaplatit { $count ->
        [one] { $count } budovu
        [few] { $count } budovy
       *[other] { $count } budov
    }; { $open ->
        [0] v dosahu není žádná volná parcela
        [one] v dosahu je 1 volná parcela
        [few] v dosahu jsou { $open } volné parcely
       *[other] v dosahu je { $open } volných parcel
    }.
tell-trade-now =
    { $you ->
        [yes] Můžeš
       *[no] { $name } může
    } prodat { $goods ->
        [0] 0 kusů zboží
        [one] 1 kus zboží
        [few] { $goods } kusy zboží
       *[other] { $goods } kusů zboží
    } nebo koupit { $units ->
        [0] 0 kusů materiálu
        [one] 1 kus materiálu
        [few] až { $units } kusy materiálu
       *[other] až { $units } kusů materiálu
    }.
tell-cost =
    { $cost ->
        [0] { $you ->
            [yes] Sem jdeš zdarma
           *[no] { $name } sem jde zdarma
        }.
       *[other] { $you ->
            [yes] Zaplatíš
           *[no] { $name } zaplatí
        } { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
           *[other] { $cost } bodů
        } prestiže z { $prestige }.
    }
tell-pieces = Stojí zde: { $names }.
tell-piece-at = Stojí na poli { $space }.
tell-piece-start = Čeká uprostřed: první přesun vede kamkoli a je zdarma.
tell-piece = Posouvá se o 1 až 8 polí po směru hodinových ručiček; první tři jsou zdarma, další stojí prestiž. Figurky si nikdy nepřekážejí.
tell-price = Při odvozu lodí { $price } za kus: 100 minus 10 za { FORM($type, "each") } na mapě (teď { $count }). Na domácím trhu { $home }.
tell-held = { $you ->
        [yes] Máš
       *[no] { $name } má
    } { $goods }.
tell-material-timber = Platí se jím lodě, budovy a části kostelů od druhé výš.
tell-material-brick = Platí se jí každá část kostela a každá budova.
tell-material-bell = Je třeba na pátou část kostela. Nikdo nemá víc než jeden.
tell-sale = Vyberte, kolik kusů každého zboží prodáte. Loď veze jeden druh zboží, tolik kusů, kolik je číslo jejího kotviště; lodě se naloží nejvýhodněji.
tell-carry =
    { $you ->
        [yes] Máš
       *[no] { $name } má
    } v přístavu { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    } s místem celkem na { $room } ks.
tell-home = Zboží, které žádná loď neodveze, se prodá po { $price }.
tell-depot = Cenu určuje celkový počet koupených kusů, ať jde o dřevo, cihly, nebo zvon.
tell-depot-units =
    { $units ->
        [one] 1 kus stojí
        [few] { $units } kusy dohromady stojí
       *[other] { $units } kusů dohromady stojí
    } { $price }, tedy asi { $each } za kus.
tell-depot-most =
    { $you ->
        [yes] Máš
       *[no] { $name } má
    } { $money }: to stačí na { $units ->
        [0] 0 kusů
        [one] 1 kus
        [few] { $units } kusy
       *[other] { $units } kusů
    }.
tell-berth =
    Každá loď zde při prodeji uveze { $units ->
        [one] { $units } kus
        [few] { $units } kusy
       *[other] { $units } kusů
    } jednoho zboží.
tell-lying = Lodě: { $ships }.
tell-lying-none = Nekotví zde žádná loď.
tell-ships-of = { $name } ({ $amount })
tell-dutchmen = Létající Holanďan ({ $amount })
tell-berth-room =
    { $room ->
        [one] Zbývá { $room } místo. Dokud není kotviště plné, nic se neposune.
        [few] Zbývají { $room } místa. Dokud není kotviště plné, nic se neposune.
       *[other] Zbývá { $room } míst. Dokud není kotviště plné, nic se neposune.
    }
tell-berth-full = Plné: další příchozí loď posune všechny lodě o kotviště dál a z kotviště 1 odplují domů.
tell-dutchman = Loď, která nikomu nepatří. Zabírá místo a posouvá se jako ostatní, ale nic neveze. Každý kapitán přivede jednu.
tell-dutchmen-left = Ještě připlují: { $count }.
tell-fleet = V přístavu: { $three } na kotvišti 3, { $two } na kotvišti 2, { $one } na kotvišti 1. V zásobě: { $supply }.
tell-parts = Postaveno { $parts } z 5 částí.
tell-donors = Přispěli, odspodu: { $names }.
tell-next-part =
    { $part }. část stojí { $cost }{ $part ->
        [5] { " " }({ $name })
       *[other] { "" }
    }. Kdo přispěje, vezme si žeton a smí od té chvíle stavět u tohoto kostela.
tell-last-part =
    Kostel tím bude dostavěn: hned { $bonus ->
        [one] { $bonus } bod
        [few] { $bonus } body
       *[other] { $bonus } bodů
    } prestiže a právo stavět kdekoli.
tell-tokens-left = Zbývající žetony: { $tokens }.
tell-completed = Dostavěn. Kdo přispěl, zůstává s ním spojen.
tell-token-points = Při vyhodnocení hodnota 5.
tell-token-tokens = Hodnota 1 za každý váš žeton prestiže, vyhodnocený i nevyhodnocený, včetně tohoto.
tell-token-ships = Hodnota 2 za každou vaši loď v přístavu.
tell-token-building = Hodnota { $value } za { FORM($type, "each-own") }.
tell-token-citizens = Hodnota { $value } za každého vašeho obyvatele ve čtvrti { $church }.
tell-token-citizens-everywhere = Hodnota { $value } za každého vašeho obyvatele v kterékoli čtvrti.
tell-token-scored = Vyhodnoceno ({ $name }); jako žeton se počítá dál.
tell-token-unscored = { $you ->
        [yes] Zatím ho nemáš
       *[no] { $name } ho zatím nemá
    } vyhodnocený: teď má hodnotu { $value }.
tell-token-free = Ještě u kostela. Pro { $you ->
        [yes] tebe
       *[no] hráče { $name }
    } by teď měl hodnotu { $value }.
tell-token-reconstructed = Rekonstrukce: tištěný žeton nešlo přečíst, jeho hodnota nebo typ budovy je náš nejlepší odhad.
tell-kind-points = Při vyhodnocení hodnota 5.
tell-kind-tokens = Hodnota 1 za každý váš žeton prestiže.
tell-kind-ships = Hodnota 2 za každou vaši loď v přístavu.
tell-kind-building = Hodnota 4 nebo 5 za každou vaši budovu daného typu.
tell-kind-citizens = Body za každého vašeho obyvatele ve čtvrti.
tell-site-owner = Majitel: { $name }.
tell-type-brewer = Akce Pivo vynese majiteli o 1 víc.
tell-type-sugar-refiner = Akce Cukr vynese majiteli o 1 víc.
tell-type-cloth-maker = Akce Látka vynese majiteli o 1 víc.
tell-type-merchant = Jednou přinese { $money } tolarů, hned po postavení.
tell-type-captain = Přidá na kotviště 3 zdarma Létajícího Holanďana a jednu vaši loď.
tell-type-official = Kdo zde staví, vezme si úředníka, který jednou zaplatí. V jedné akci Radnice nejvýš jeden úředník.
tell-site-maker = Stavba sníží všem cenu { FORM($good, "gen") } z { $price } na { $after }.
tell-site-official = Na řadě: { $official }, { $effect }.
tell-official-here = Bydlí zde { $official }. Při stavbě: { $effect }.
tell-reach-taken = Na parcele stojí jen jedna budova, a to natrvalo.
tell-reach-builder =
    { $you ->
        [yes] Jako stavitel kostela zde smíš stavět
       *[no] { $name } je stavitel kostela a smí zde stavět
    }.
tell-reach-joined = { $you ->
        [yes] Zde smíš
       *[no] { $name } zde smí
    } stavět díky spojení přes { FORM($through, "acc") }.
tell-reach-apart = { $you ->
        [yes] Zde stavět nesmíš
       *[no] { $name } zde stavět nesmí
    }: nevede sem čára od vlastního obyvatele ani od podpořeného kostela.
tell-official = Jednou, při stavbě: { $effect }.
tell-official-now = { $you ->
        [yes] Tobě
       *[no] Hráči { $name }
    } by teď přinesl { $money }, bez započtení nového obyvatele.
tell-officials-numbered = Sloupek je odkrytý: kdo staví na úřednické parcele, vezme si vrchního.
tell-officials-advanced-choice = Všichni leží odkrytí: kdo staví na úřednické parcele, vezme si kteréhokoli.
tell-officials-advanced-random = Zamíchaný sloupek: kdo staví na úřednické parcele, vezme si vrchního.
tell-officials-left = Zbývá { $count }.
tell-officials-hidden = Skrytí, v neznámém pořadí: { $names }.
tell-bonus = Kdo přispěje na pátou část, získá prestiž: 8 za první dostavěný kostel, pak 7, 6, 5, 4, 3. Šestý okamžitě končí hru.
tell-bonus-next = Dostavěno zatím { $done }; další přinese { $bonus }.
tell-bonus-done = Všech šest je dostavěno.
tell-standing = Kdyby hra skončila teď: { $place }. místo s { $total } body: { $prestige } z prestiže, { $tokens } za nevyhodnocené žetony, { $stock } za { $money } tolarů po prodeji zásob.
tell-prestige = Teď { $prestige }. Platí se jí dlouhé přesuny po rondelu; nic jiného prestiž nestojí.
tell-money =
    Teď { $money }: { $units ->
        [0] nestačí na žádný materiál
        [one] stačí na 1 kus ve skladišti
        [few] stačí na { $units } kusy ve skladišti
       *[other] stačí na { $units } kusů ve skladišti
    }. Na konci hry je každá celá stovka za 1 bod prestiže.
tell-builder = Má dostavěný kostel a smí stavět na kterékoli volné parcele.
tell-no-builder = Nemá dostavěný kostel: parcely musí být spojené čárou.
tell-scored = Každý z nich se dál počítá jako žeton.
tell-stock-good = Při odvozu lodí { $price } za kus, na domácím trhu { $home }.
tell-stock-end = Na konci hry se každý zbylý kus počítá za { $money } tolarů.
tell-buildings = Na parcelách: { $sites }.

## Panely Obchod a Přístaviště: celý obchod je zde jedna otázka

decision-sell = Co prodáte?
decision-buy = Co koupíte?
panel-trade = Prodáte, nebo koupíte?
panel-sell = { decision-sell }
panel-buy = { decision-buy }
help-sell =
    Vyberte, kolik kusů každého zboží prodáte, v libovolném pořadí (HB-6.3). Loď veze jeden druh zboží, tolik kusů, kolik je
    číslo jejího kotviště; lodě se naloží tak, abyste získali co nejvíc peněz (HB-6.10). Co žádná loď neodveze, prodá se
    doma za 30. Prodej nemění ceny a nehýbe loděmi (HB-6.13).
help-buy =
    Vyberte, kolik kusů koupíte, v libovolném pořadí. Cenu všech dohromady určuje počet kusů; najdete ji pod mapou
    (HB-7.1). Nikdy nemáte víc než jeden zvon (HB-7.5).
trade-fixed = Už vybráno: { $what }.
trade-none = Nic
trade-no-goods = Nemáte žádné zboží na prodej.
trade-no-money = Nemůžete nakupovat: první materiál stojí { $price }, máte { $money }.
sale-next = další kus: +{ $money }
sale-by-ship = lodí { $count } × { $price }
sale-at-home = doma { $count } × { $price }
sale-rooms =
    { $count ->
        [one] Vaše loď uveze { $rooms } ks jednoho zboží.
        [few] Vaše lodě uvezou { $rooms } ks, každá jeden druh.
       *[other] Vaše lodě uvezou { $rooms } ks, každá jeden druh.
    }
sale-no-ships = V přístavu nemáte žádnou loď: vše se prodá doma po { $price }.
sale-after = Peníze po prodeji: { $money }.
sell-nothing = Vyberte, co prodáte.
sale-fill = Naplnit lodě
sale-all = Vše
buy-held = máte { $count }
buy-bell-held = už jeden máte
buy-next =
    { $count ->
        [one] První stojí { $money }.
        [few] Za další doplatíte { $money }.
       *[other] Za další doplatíte { $money }.
    }
buy-no-more = Na další nemáte: doplatili byste { $money }.
buy-left = Zbývající peníze: { $money }.
buy-nothing = Vyberte, co koupíte.
buy-pair = + dřevo a cihla
ships-name = Lodě
ships-each = každá za 1 dřevo
ships-cost =
    Cena: { $timber ->
        [one] { $timber } dřevo
        [few] { $timber } dřeva
       *[other] { $timber } dřev
    }, zbude { $left }.
ships-shift = Všechny lodě se přitom posunou o kotviště dál.
ships-after = Vaše lodě potom: kotviště 3: { $three }, kotviště 2: { $two }, kotviště 1: { $one }.
ships-no-more =
    { $supply ->
        [one] V zásobě máte { $supply } loď.
        [few] V zásobě máte { $supply } lodě.
       *[other] V zásobě máte { $supply } lodí.
    }
ships-go =
    { $count ->
        [0] Nestavět loď
        [one] Postavit 1 loď
        [few] Postavit { $count } lodě
       *[other] Postavit { $count } lodí
    }

## Co udělá hlavní tlačítko

deed-produce = Vyrobit { $goods }
deed-sell = Prodat { $what }: +{ $money }
deed-sell-many =
    { $count ->
        [one] Prodat { $count } kus zboží: +{ $money }
        [few] Prodat { $count } kusy zboží: +{ $money }
       *[other] Prodat { $count } kusů zboží: +{ $money }
    }
deed-buy = Koupit { $what } za { $money }
deed-buy-many =
    { $count ->
        [one] Koupit { $count } kus materiálu za { $money }
        [few] Koupit { $count } kusy materiálu za { $money }
       *[other] Koupit { $count } kusů materiálu za { $money }
    }
deed-build = Postavit na parcele { $site }
deed-appoint = Jmenovat: { $official }
deed-score = Vyhodnotit: { $token }
deed-end-game = Přispět a ukončit hru

## Co by přišlo nazmar

warn-move =
    { $lacks ->
        [both] Nemáte dřevo ani cihlu, takže nemůžete nic postavit.
        [timber] Nemáte dřevo, takže nemůžete nic postavit.
        [brick] Nemáte cihlu, takže nemůžete nic postavit.
        [site] Žádná volná parcela s vámi není spojená, takže nemůžete nic postavit.
        [ship] Nezbývá vám loď, kterou byste postavili.
        [church] Nemůžete zaplatit žádnou část kostela a nemáte žeton k vyhodnocení.
       *[trade] Nemáte co prodat a na nákup nemáte dost peněz.
    }{ $cost ->
        [0] { "" }
       *[other]
            { " " }Zbytečně byste zaplatili { $cost ->
                [one] { $cost } bod
                [few] { $cost } body
               *[other] { $cost } bodů
            } prestiže.
    }
warn-trade = Ukončili byste tah, aniž byste něco prodali nebo koupili.
warn-ships = Ukončili byste tah bez stavby lodi.
warn-donate = Ukončili byste tah bez příspěvku.
warn-score = Ukončili byste tah bez příspěvku i vyhodnocení.
warn-score-nothing = Tento žeton teď nemá žádnou hodnotu. Můžete ho vyhodnotit později.
warn-site = Ukončili byste tah, aniž byste něco postavili.
warn-captain = Nezbývá vám žádná loď: kapitán by přivedl jen Létajícího Holanďana.
warn-canon = Nezbyla by vám cihla pro Kanovníka a ten by nic neudělal.
warn-official = Tento úředník by vám teď nepřinesl žádné peníze.
