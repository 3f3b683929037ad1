# Slova plánu Le Havre, která katalog hry nemá.


## Oddíly

lh-harbour = Přístav
lh-plans = Nabídka budov
lh-town = Město
lh-you = Vy
lh-others = Hráči
lh-show-all = zobrazit vše
lh-show-less = zobrazit méně
lh-show-all-of = { $player }: zobrazit vše
lh-show-less-of = { $player }: zobrazit méně
lh-sections = Oddíly
lh-find = Zvýraznit karty

## Tlačítka

lh-take = Vzít { $what }
drawer-turn = Koupit, prodat nebo splatit
drawer-after-action = Koupit, prodat nebo splatit
drawer-before-supply = Koupit, prodat nebo splatit
drawer-gap = Koupit, prodat nebo splatit
drawer-interest = Splatit půjčku
drawer-second-construction = Koupit, prodat nebo splatit
drawer-second-visit = Koupit, prodat nebo splatit
lh-enter = Navštívit { FORM($what, "acc") }
lh-construct = Postavit { FORM($what, "acc") }
lh-lay = Zahrát { FORM($what, "acc") }
lh-build = Postavit { FORM($what, "acc") }
lh-exchange-for = Vyměnit za { FORM($what, "acc") }
lh-exchange = Odevzdat { FORM($what, "acc") }
lh-buy = Koupit { FORM($what, "acc") } (−{ $francs })
lh-sell = Prodat { FORM($what, "acc") } (+{ $francs })
lh-evict = Poslat domů: { $player }
lh-send-home = Poslat domů: { $player }
lh-redeem = Vykoupit { FORM($what, "acc") } za 2
lh-get = Získat { FORM($what, "acc") }
lh-for = Dát { FORM($what, "acc") }
the-ship-worth = { $ship } ({ $value })
    .acc = { FORM($ship, "acc") } ({ $value })
lh-goods = { $goods }
lh-sail =
    { $count ->
        [one] Vyslat { $count } loď
        [few] Vyslat { $count } lodě
       *[other] Vyslat { $count } lodí
    }
lh-units = { $count } ×
lh-units-more = { $count } × a více
lh-fee-food = Zaplatit jídlem
lh-fee-francs = Zaplatit franky
lh-office-steel-steel = 4 suroviny za ocel
lh-office-steel-no-steel = Bez oceli
lh-no-good = Už nic
lh-no-swap = Bez výměny
lh-crane = Dřevo místo { FORM($what, "instead") }
lh-repay = Splatit půjčku (−5)
lh-loan = Vzít si půjčku (+4)
lh-pass = Pasovat
lh-look = Podívat se
lh-do-not-look = Nedívat se
lh-keep-order = Nechat pořadí
lh-swap = Prohodit je
lh-on-top = Navrch: { $card }
lh-two-loans = Vrátit dvě půjčky
lh-one-loan = Vrátit jednu, získat 2 franky
lh-first-part = První
lh-second-part = Druhá
lh-done-after-action = Ukončit tah
lh-done-before-supply = Pokračovat
lh-done-gap = Pokračovat
lh-done-second-construction = Bez druhé budovy
lh-done-second-visit = Bez druhé návštěvy
lh-done-interest = Zaplatit úrok
lh-done-pick = Hotovo
lh-done-lay-buy = Nekoupit ji

## Na co se hra zeptá ještě jednou

lh-warn-sell = Dostanete { $francs } za něco, co má na konci hodnotu { $value }.
lh-warn-pass = Vzdáváte se své poslední akce.
lh-warn-second-visit = Vzdáváte se návštěvy bez poplatku.

## Co volba teď udělá, pokud to neříká už tlačítko

hint-offer = { "" }
hint-buy = hodnota { $value }: { $what }
hint-buy-ship = hodnota { $value }
hint-sell = na konci hodnota { $value }
hint-repay = { "" }
hint-loan = splacení za { $repay }
hint-pay = za { $cost }
hint-two-loans = { "" }
hint-one-loan = { "" }
hint-done-after-action = { "" }
hint-done-before-supply = { "" }
hint-done-gap = { "" }
hint-done-second-construction = { "" }
hint-done-second-visit = { "" }
hint-done-interest = { "" }
hint-done-pick = { "" }
hint-done-lay-buy = { "" }

## Na plánu

lh-can-enter = navštívit
lh-can-buy = koupit
lh-can-sell = prodat
lh-can-construct = postavit
lh-can-take = vzít
lh-can-build = postavit
lh-can-repay = splatit
lh-can-other = vybrat
lh-can = { $thing }: { $deeds }
lh-no-action = bez akce
lh-fed = nakrmeno
lh-fed-by-ships = živí lodě
lh-food-short =
    chybí { $missing ->
        [one] { $missing } jídlo
        [few] { $missing } jídla
       *[other] { $missing } jídel
    }
lh-food-enough =
    třeba { $need ->
        [one] { $need } jídlo
        [few] { $need } jídla
       *[other] { $need } jídel
    }
lh-goods-count =
    { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
       *[other] { $count } surovin
    }
lh-disc-home = Dělník ({ $player }): doma
lh-tile = { $number }: { $first } a { $second }
lh-tile-down = { $number }: zakrytý
lh-vessel = { $kind } { $name }, hodnota { $value }
lh-round-now = { $round }. kolo z { $rounds }
lh-stack-empty = prázdné místo
lh-known = { $place }: { $card }
lh-known-either = 1 nebo 2: { $card }
lh-modern = zmodernizovaná
lh-worth = hodnota
lh-round = kolo
lh-town-builds = město staví
lh-fee = vstup
lh-cost = náklady

## Ikony, které stojí místo slov

lh-icon-build = postavit budovu
lh-icon-eye = podívat se na speciální karty
lh-icon-any = libovolná surovina
lh-icon-basic = libovolná běžná surovina
lh-icon-upgraded = libovolná přeměněná surovina
lh-icon-worker = dělník
lh-icon-bonus = body na konci
lh-icon-empty = prázdná nabídka
lh-icon-offer = nabídka
lh-icon-ship = loď
lh-icon-loan = půjčka
lh-icon-special = speciální budova
lh-icon-harvest = sklizeň
lh-icon-energy = energie
lh-icon-food = jídlo

## Vysvětlivky

lh-explain-offer = Zde { $amount }: kdo nabídku vezme, bere vše.
lh-explain-tiles = Každé kolo doplňuje { $count } ze 7 žetonů doplňování.
lh-explain-tile-title = { $number }. žeton doplňování
lh-explain-tile = Každý tah zde přidá do nabídek { $first } a { $second }.
lh-explain-interest = Když loď dosáhne tohoto žetonu, každý s půjčkou zaplatí 1 frank úroku.
lh-explain-down = Zakrytý, dokud k němu v prvním kole nedopluje loď.
lh-explain-marker = Poslední tah zde: { $player }.
lh-explain-card-title = { $card } (č. { $number })
lh-explain-marketplace-short = Vzít 2 různé běžné suroviny (kterékoli z osmi, ne franky) a další různou za každou vlastní řemeslnickou budovu (nejvýš 8)
lh-explain-type = Typ: { $type }
lh-explain-value = Hodnota { $value }
lh-explain-value-bonus = Hodnota { $value } a bonus { $bonus }, kdyby hra skončila teď
lh-explain-price =
    Cena: { $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    }
lh-explain-not-sold = Nelze koupit
lh-explain-cost = Stavba stojí { $cost }
lh-explain-no-cost = Nelze postavit
lh-explain-fee = Vstupní poplatek: { $fee }
lh-explain-hammers = Kladiva: { $count }
lh-explain-fishermen = Rybáři: { $count }
lh-explain-owner = Majitel: { $player }
lh-explain-owner-town = Majitel: město
lh-explain-owner-plan = Zatím nepostavena
lh-explain-waiting = Čeká vedle plánu na volné místo v nabídce budov.
lh-explain-inside = Uvnitř: { $players }
lh-explain-covered = Postavit nebo koupit lze jen vrchní kartu balíčku.
lh-explain-modern = Tato loděnice je zmodernizovaná: lze zde stavět každou loď.
lh-explain-sell =
    Prodejní cena: { $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    }
lh-explain-ship-build =
    Stavba v loděnici stojí { $cost } a { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
       *[other] { $energy } energií
    }
lh-explain-ship-use =
    Každé kolo dá { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    }, v Lodní společnosti uveze { $places ->
        [one] { $places } surovinu
        [few] { $places } suroviny
       *[other] { $places } surovin
    }
lh-explain-ship-stack =
    { $count ->
        [0] Teď není k dispozici žádná.
        [one] K dispozici je 1.
        [few] K dispozici jsou { $count }.
       *[other] K dispozici je { $count }.
    }
lh-explain-ship-top = Nahoře: { $name }, hodnota { $value }
lh-explain-good-have = { $player } má { $goods }.
lh-explain-good-food =
    Počítá se za { $amount ->
        [one] { $amount } jídlo
        [few] { $amount } jídla
       *[other] { $amount } jídel
    }
lh-explain-good-energy =
    Dává { $amount ->
        [one] { $amount } energii
        [few] { $amount } energie
       *[other] { $amount } energií
    }
lh-explain-good-ship = Lodní cena: { $francs }
lh-explain-good-becomes = Po přeměně: { $good }
lh-explain-good-from = Původní surovina: { $good }
lh-explain-good-offered = V nabídce: { $amount }
lh-explain-francs = Na konci 1 bod za každý; 1 frank je také 1 jídlo.
lh-explain-loan-title = Půjčky: { $player }
lh-explain-loan-count = Teď: { $count }
lh-explain-loan = Půjčka přinese 4 franky a splácí se 5; nesplacená stojí na konci 7 bodů. Úrok je 1 frank za všechny dohromady.
lh-explain-disc-title = Dělník: { $player }
lh-explain-disc-in = V budově { $card }; dokud ji neopustí, nikdo jiný do ní nesmí.
lh-explain-disc-home = Doma.
lh-explain-food =
    { $player } má { $amount ->
        [one] { $amount } jídlo
        [few] { $amount } jídla
       *[other] { $amount } jídel
    } a { $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    }, které se počítají jako jídlo.
lh-explain-feeding-title = Krmení: { $player }
lh-explain-fed = V tomto kole už nakrmeno.
lh-explain-feeding =
    Na konci kola je třeba { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    }.
lh-explain-feeding-ships = Lodě dávají { $food }.
lh-explain-feeding-need = Zaplatit: { $need }
lh-explain-feeding-missing = Chybí { $missing }, i se vším jídlem a všemi franky.
lh-explain-feeding-over = Už se nekrmí: je závěrečná fáze.
lh-explain-energy =
    { $player } má suroviny za { $amount ->
        [one] { $amount } energii
        [few] { $amount } energie
       *[other] { $amount } energií
    }.
lh-explain-wealth =
    { $player }: { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }, kdyby hra skončila teď
lh-explain-wealth-buildings = Budovy a bonusy: { $amount }
lh-explain-wealth-ships = Lodě: { $amount }
lh-explain-wealth-francs = Franky minus půjčky: { $amount }
lh-explain-player-counts = Má: { $counts }
lh-explain-round-title = { $round }. kolo
lh-explain-round-food =
    Na jeho konci každý zaplatí { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    }
lh-explain-round-harvest = Sklizeň: +1 obilí, máte-li nějaké, +1 kus dobytka, máte-li aspoň dva.
lh-explain-round-no-harvest = Bez sklizně.
lh-explain-round-standard = Město postaví nejnižší ze tří vrchních karet nabídky budov.
lh-explain-round-special = Město postaví speciální budovu.
lh-explain-round-ship = Potom nová loď: { $ship } { $name }, hodnota { $value }
lh-explain-deck-title = Speciální budovy
lh-explain-deck-unseen =
    Tahá se z { $count ->
        [one] { $count } dosud neviděné karty
        [few] { $count } dosud neviděných karet
       *[other] { $count } dosud neviděných karet
    }.
lh-explain-stack-title = { $number }. balíček nabídky budov
lh-explain-stack =
    { $count ->
        [0] Prázdný.
        [one] Jedna karta, odkrytá.
        [few] { $count } karty, nejnižší číslo nahoře. Postavit nebo koupit lze jen vrchní.
       *[other] { $count } karet, nejnižší číslo nahoře. Postavit nebo koupit lze jen vrchní.
    }
lh-explain-type-count = { $player } má { $count }.
lh-symbol-hammer = Kladiva pomáhají v Jílovišti, Dole a Úřadu práce.
lh-symbol-fisherman = Rybáři pomáhají v Rybárně a Úřadu práce.
lh-symbol-craftsman = Řemeslnické budovy pomáhají na Tržišti a Náměstí a počítají se pro Radnici.
lh-symbol-economic = Ekonomické budovy se počítají pro Banku a Cechovní dům.
lh-symbol-industrial = Průmyslové budovy se počítají pro Banku a Průmyslovou zónu.
lh-symbol-public = Veřejné budovy se počítají pro Radnici.

## Panely: na co se hra ptá po druzích, je zde jedna otázka

decision-food = Zaplaťte jídlo.
decision-energy = Zaplaťte energii.
decision-fee = Zaplaťte vstupní poplatek.
decision-pick = Vyberte suroviny.
decision-fleet = Lodní společnost: naložte lodě.
decision-cargo = Lodní společnost: naložte lodě.
decision-hand-in = Vyberte suroviny k odevzdání.
decision-receive = Vyberte suroviny, které si vezmete.
decision-office-hand-in = Vyberte čtyři suroviny za ocel.
decision-forced = Nemáte čím zaplatit.
panel-fleet = Které suroviny odvezete?
panel-cargo = Které suroviny odvezete?
panel-hand-in = Které suroviny odevzdáte?
panel-receive = Které suroviny si vezmete?
lh-have = máte { $count }
lh-pay = Zaplatit
lh-pay-all = Zaplatit { $what }
lh-feed-go = Nakrmit dělníky: { $what }
lh-skip = Přeskočit
lh-trade = { $give } za { $get }
lh-burns = Zaplatíte { $what }
lh-cheapest = Nejlevněji
lh-kind-first = Co nejvíc { FORM($good, "many") }
lh-least = Min. { $count }
lh-most = Max. { $count }
lh-all = Vše
lh-none = Nic
lh-do-smokehouse =
    { $count ->
        [one] Vyudit { $count } rybu
        [few] Vyudit { $count } ryby
       *[other] Vyudit { $count } ryb
    }
lh-do-bakehouse =
    { $count ->
        [one] Upéct { $count } chléb
        [few] Upéct { $count } chleby
       *[other] Upéct { $count } chlebů
    }
lh-do-brickworks =
    { $count ->
        [one] Vypálit { $count } cihlu
        [few] Vypálit { $count } cihly
       *[other] Vypálit { $count } cihel
    }
lh-do-charcoal-kiln = Vypálit { $count }× dřevěné uhlí
lh-do-abattoir =
    { $count ->
        [one] Porazit { $count } kus dobytka
        [few] Porazit { $count } kusy dobytka
       *[other] Porazit { $count } kusů dobytka
    }
lh-do-tannery =
    { $count ->
        [one] Vyčinit { $count } kůži
        [few] Vyčinit { $count } kůže
       *[other] Vyčinit { $count } kůží
    }
lh-do-cokery = Vyrobit { $count }× koks
lh-do-steel-mill =
    { $count ->
        [one] Vyrobit { $count } ocel
        [few] Vyrobit { $count } oceli
       *[other] Vyrobit { $count } ocelí
    }
lh-get-all = Získat { $what }
lh-get-more = Získat { $free } a navíc { $more }
lh-take-them = Vzít
lh-due-fee-or =
    Vstupní poplatek ({ $card }): { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    } nebo { $francs }
lh-paid = zaplaceno { $paid } z { $need }
lh-wasted = přeplaceno { $amount }
lh-too-much = Platíte o { $good } víc, než je třeba: zbytečně přeplácet nelze.
lh-missing = ještě chybí { $amount }
lh-pay-other = Tolik { FORM($good, "many") } zaplatit nelze.
lh-leaves = Necháte si { $what }
lh-leaves-nothing = Nic z toho si nenecháte
lh-choose-kinds = vybráno { $chosen } z { $count }
lh-choose-goods = surovin vybráno { $chosen } z { $count }
lh-choose-more =
    { $more ->
        [one] Vyberte ještě { $more }.
        [few] Vyberte ještě { $more }.
       *[other] Vyberte ještě { $more }.
    }
lh-choose-one = Vyberte aspoň jednu.
lh-choose-dear =
    To stojí { $cost ->
        [one] { $cost } frank
        [few] { $cost } franky
       *[other] { $cost } franků
    }, ale máte jen { $francs }.
lh-choose-other = S touto volbou ({ $good }) nezbude dost druhů.
lh-costs =
    { $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    }
lh-brings =
    +{ $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    }
lh-pick-go =
    { $count ->
        [0] Vzít suroviny
        [one] Vzít 1 surovinu
        [few] Vzít { $count } suroviny
       *[other] Vzít { $count } surovin
    }
lh-pick-go-francs =
    Vzít { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
       *[other] { $count } surovin
    } za { $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    }
lh-pawn-go =
    { $count ->
        [0] Zastavit suroviny
        [one] Zastavit 1 surovinu za 2 franky
        [few]
            Zastavit { $count } suroviny za { $francs ->
                [one] { $francs } frank
                [few] { $francs } franky
               *[other] { $francs } franků
            }
       *[other]
            Zastavit { $count } surovin za { $francs ->
                [one] { $francs } frank
                [few] { $francs } franky
               *[other] { $francs } franků
            }
    }
lh-picked-some = Některé suroviny už jsou vybrané.
lh-handed-in-some = Některé suroviny už jsou odevzdané.
lh-pick-enough = Hotovo
lh-office-go = Vyměnit za ocel
lh-handed-in =
    { $count ->
        [one] 1 surovina už je odevzdaná.
        [few] { $count } suroviny už jsou odevzdané.
       *[other] { $count } surovin už je odevzdaných.
    }
lh-hand-in-nothing = Vyberte, co odevzdáte.
lh-bridge = přeměněné: { $upgraded }, běžné: { $basic }
lh-bridge-rule = 1 frank za každou přeměněnou surovinu a za každé tři běžné.
lh-bridge-threes =
    Běžné suroviny se odevzdávají po třech: { $more ->
        [one] přidejte 1, nebo 2 vynechte
        [few] přidejte { $more }, nebo 1 vynechte
       *[other] přidejte { $more }, nebo 1 vynechte
    }.
lh-bridge-go =
    { $francs ->
        [0] Odevzdat
        [one] Odevzdat za 1 frank
        [few] Odevzdat za { $francs } franky
       *[other] Odevzdat za { $francs } franků
    }
lh-swap-go = Vyměnit
lh-swap-give = Dáte { $what }
lh-swap-get = Dostanete { $what }
lh-take-worth = Vezměte ještě suroviny v hodnotě { $worth }.
lh-take-more =
    { $basic ->
        [0]
            { $upgraded ->
                [one] Vezměte ještě 1 přeměněnou surovinu.
                [few] Vezměte ještě { $upgraded } přeměněné suroviny.
               *[other] Vezměte ještě { $upgraded } přeměněných surovin.
            }
        [one]
            { $upgraded ->
                [0] Vezměte ještě 1 běžnou surovinu.
                [one] Vezměte ještě 1 běžnou a 1 přeměněnou surovinu.
                [few] Vezměte ještě 1 běžnou a { $upgraded } přeměněné suroviny.
               *[other] Vezměte ještě 1 běžnou a { $upgraded } přeměněných surovin.
            }
        [few]
            { $upgraded ->
                [0] Vezměte ještě { $basic } běžné suroviny.
                [one] Vezměte ještě { $basic } běžné a 1 přeměněnou surovinu.
                [few] Vezměte ještě { $basic } běžné a { $upgraded } přeměněné suroviny.
               *[other] Vezměte ještě { $basic } běžné a { $upgraded } přeměněných surovin.
            }
       *[other]
            { $upgraded ->
                [0] Vezměte ještě { $basic } běžných surovin.
                [one] Vezměte ještě { $basic } běžných a 1 přeměněnou surovinu.
                [few] Vezměte ještě { $basic } běžných a { $upgraded } přeměněné suroviny.
               *[other] Vezměte ještě { $basic } běžných a { $upgraded } přeměněných surovin.
            }
    }
lh-due-back-worth = Vezměte suroviny v hodnotě { $worth }.
lh-due-back-parts = Vezměte si suroviny: běžné { $basic }, přeměněné { $upgraded }.
lh-cargo = naloženo { $count } z { $places }, volno { $free }
lh-cargo-aboard =
    { $count ->
        [one] 1 surovina už je naložená.
        [few] { $count } suroviny už jsou naložené.
       *[other] { $count } surovin už je naložených.
    }
lh-cargo-nothing = Naložte aspoň 1 surovinu.
lh-cargo-least =
    { $count ->
        [one] Naložte aspoň { $count } další: jinak stačí méně lodí.
        [few] Naložte aspoň { $count } další: jinak stačí méně lodí.
       *[other] Naložte aspoň { $count } dalších: jinak stačí méně lodí.
    }
lh-cargo-bill =
    { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }, { $energy ->
        [one] { $energy } energie
        [few] { $energy } energie
       *[other] { $energy } energií
    }
lh-cargo-burn = Spálíte { $what }
lh-cargo-short =
    Na { $energy ->
        [one] { $energy } energii
        [few] { $energy } energie
       *[other] { $energy } energií
    } nezbývá dost.
lh-cargo-best = Nejlepší náklad
lh-sail-for =
    { $francs ->
        [0] Vyplout
        [one] Vyplout za 1 frank
        [few] Vyplout za { $francs } franky
       *[other] Vyplout za { $francs } franků
    }
lh-extra = { $card }: berete { $free }
lh-more-for = Navíc { $more } za { $cost }
lh-times = Kolikrát
lh-step = Kolik { FORM($good, "many") }?
lh-forced-choose = Vezměte si půjčku, nebo něco prodejte.
lh-forced-loans =
    { $count ->
        [0] Vzít si půjčku
        [one] Vzít si půjčku: +{ $francs }
        [few] Vzít si { $count } půjčky: +{ $francs }
       *[other] Vzít si { $count } půjček: +{ $francs }
    }
lh-forced-sell =
    { $loans ->
        [0]
            { $count ->
                [one] Prodat: +{ $francs }
                [few] Prodat { $count } karty: +{ $francs }
               *[other] Prodat { $count } karet: +{ $francs }
            }
        [one] Prodat { $count } a vzít si půjčku: +{ $francs }
        [few] Prodat { $count } a vzít si { $loans } půjčky: +{ $francs }
       *[other] Prodat { $count } a vzít si { $loans } půjček: +{ $francs }
    }
lh-forced-still = Ještě chybí { $missing }
lh-forced-covered =
    { $over ->
        [0] Přesně stačí
       *[other] Stačí, zbude { $over }
    }
lh-forced-cost =
    Splacení každé půjčky stojí { $repay ->
        [one] { $repay } frank
        [few] { $repay } franky
       *[other] { $repay } franků
    }, jinak na konci 7 bodů
lh-loans = Půjčky
lh-loan-brings =
    +{ $francs ->
        [one] { $francs } frank
        [few] { $francs } franky
       *[other] { $francs } franků
    } za každou
