# Hamburgum česky: názvy, otázky, nápověda, události, volby a popisky stolu.

summary = Obchodníci starého Hamburku přispívají na stavbu šesti kostelů, stavějí v jejich čtvrtích a vyvážejí pivo, cukr a látky.

## Názvy

name-space-sugar = Cukr
name-space-church = Kostel
name-space-trade-1 = Obchod I
name-space-cloth = Látka
name-space-guildhall = Radnice
name-space-beer = Pivo
name-space-trade-2 = Obchod II
name-space-dockyard = Přístaviště
name-good-beer = pivo
    .gen = piva
    .many = piv
name-good-sugar = cukr
    .gen = cukru
    .many = cukru
name-good-cloth = látka
    .acc = látku
    .gen = látky
    .many = látek
name-item-timber = dřevo
    .gen = dřeva
name-item-brick = cihla
    .acc = cihlu
    .gen = cihly
name-item-bell = zvon
    .gen = zvonu
name-church-michaelis = St. Michaelis
    .acc = kostel St. Michaelis
    .gen = kostela St. Michaelis
name-church-nikolai = St. Nikolai
    .acc = kostel St. Nikolai
    .gen = kostela St. Nikolai
name-church-petri = St. Petri
    .acc = kostel St. Petri
    .gen = kostela St. Petri
name-church-dom = katedrála
    .acc = katedrálu
    .gen = katedrály
name-church-catharinen = St. Catharinen
    .acc = kostel St. Catharinen
    .gen = kostela St. Catharinen
name-church-jacobi = St. Jacobi
    .acc = kostel St. Jacobi
    .gen = kostela St. Jacobi
short-church-michaelis = Michaelis
short-church-nikolai = Nikolai
short-church-petri = Petri
short-church-dom = Katedrála
short-church-catharinen = Catharinen
short-church-jacobi = Jacobi
name-colour-red = červená
name-colour-blue = modrá
name-colour-green = zelená
name-colour-violet = fialová
name-colour-white = bílá
name-colour-yellow = žlutá
name-kind-points = body
name-kind-tokens = žetony
name-kind-ships = lodě
name-kind-building = budova
name-kind-citizens = obyvatelé
    .acc = obyvatele
name-type-brewer = pivovar
    .each = každý pivovar
    .each-own = každý váš pivovar
name-type-sugar-refiner = cukrovar
    .each = každý cukrovar
    .each-own = každý váš cukrovar
name-type-cloth-maker = tkalcovna
    .acc = tkalcovnu
    .each = každou tkalcovnu
    .each-own = každou vaši tkalcovnu
name-type-merchant = obchodník
    .acc = budovu obchodníka
    .each-own = každého vašeho obchodníka
name-type-captain = kapitán
    .acc = budovu kapitána
    .each-own = každého vašeho kapitána
name-type-official = úředník
    .acc = úřednickou budovu
    .each-own = každého vašeho úředníka
short-type-brewer = pi
short-type-sugar-refiner = cu
short-type-cloth-maker = tk
short-type-merchant = ob
short-type-captain = ka
short-type-official = úř
name-official-councilman-7 = Radní 7
    .acc = Radního 7
name-official-councilman-6 = Radní 6
    .acc = Radního 6
name-official-councilman-5 = Radní 5
    .acc = Radního 5
name-official-vicar-4 = Vikář 4
    .acc = Vikáře 4
name-official-vicar-3 = Vikář 3
    .acc = Vikáře 3
name-official-vicar-2 = Vikář 2
    .acc = Vikáře 2
name-official-lord-mayor-1 = Primátor 1
    .acc = Primátora 1
name-official-canon = Kanovník
    .acc = Kanovníka
name-official-guildmaster = Cechmistr
    .acc = Cechmistra
name-official-harbourmaster = Správce přístavu
name-official-deacon = Jáhen
    .acc = Jáhna
name-official-sexton = Kostelník
    .acc = Kostelníka
name-official-master-builder = Stavitel
    .acc = Stavitele
name-official-civil-servant = Magistrátní úředník
    .acc = Magistrátního úředníka

## Odkud jsou body

source-start = Prestiž na začátku
source-tokens-points = Žetony prestiže (body)
source-tokens-tokens = Žetony prestiže (žetony)
source-tokens-ships = Žetony prestiže (lodě)
source-tokens-building = Žetony prestiže (budovy)
source-tokens-citizens = Žetony prestiže (obyvatelé)
source-completed = Dostavěné kostely
source-money = Peníze a zboží
source-moves = Dlouhé přesuny po rondelu

## Na co se hra ptá

decision-move = Vyberte pole rondelu.
decision-trade = Obchod: prodáte zboží, nebo koupíte materiál?
decision-sell = Prodej: kolik kusů tohoto zboží?
decision-buy = Nákup: kolik kusů tohoto materiálu?
decision-ships = Přístaviště: kolik lodí postavíte?
decision-donate = Na který kostel přispějete?
decision-token = Který žeton prestiže si vezmete?
decision-score = Které žetony teď vyhodnotíte?
decision-site = Radnice: kde postavíte? Každá budova stojí 1 dřevo a 1 cihlu.
decision-official = Který úředník přijde?
decision-canon = Kanovník: na který kostel přispějete za 1 cihlu?
decision-canon-token = Kanovník: který žeton prestiže si vezmete?
decision-surplus = Máte dva nevyhodnocené žetony jednoho druhu. Který teď vyhodnotíte?
ask-sell =
    Kolik { FORM($good, "many") } prodáte? Máte { $held }; lodí po { $price }, doma po { $home }{ $chosen ->
        [none] .
       *[other] . Zatím { $chosen } za { $total }.
    }
ask-buy =
    Kolik { $item ->
        [bell] zvonů
        [brick] cihel
       *[timber] dřeva
    } koupíte? Máte { $money }{ $chosen ->
        [none] .
       *[other] . Zatím { $chosen } za { $total }.
    }
ask-token = Který žeton prestiže { FORM($church, "gen") } si vezmete?
ask-ships = Přístaviště: kolik lodí postavíte? Každá stojí 1 dřevo; máte { $timber }.
ask-score-more =
    Které žetony teď vyhodnotíte? { $buildings ->
        [0] Nechat si smíte jen jeden nevyhodnocený žeton každého druhu.
       *[other] Nechat si smíte jen jeden nevyhodnocený žeton každého druhu; všechny žetony za budovy jsou jeden druh.
    }
# Ve 4. pádě: stojí za slovesy prodat, koupit, vyrobit.
count-beer =
    { $count ->
        [one] { $count } pivo
        [few] { $count } piva
       *[other] { $count } piv
    }
count-sugar =
    { $count ->
        [one] { $count } cukr
        [few] { $count } cukry
       *[other] { $count } cukrů
    }
count-cloth =
    { $count ->
        [one] { $count } látku
        [few] { $count } látky
       *[other] { $count } látek
    }
    .nom =
        { $count ->
            [one] { $count } látka
            [few] { $count } látky
           *[other] { $count } látek
        }
count-timber =
    { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
count-brick =
    { $count ->
        [one] { $count } cihlu
        [few] { $count } cihly
       *[other] { $count } cihel
    }
    .nom =
        { $count ->
            [one] { $count } cihla
            [few] { $count } cihly
           *[other] { $count } cihel
        }
count-bell =
    { $count ->
        [one] { $count } zvon
        [few] { $count } zvony
       *[other] { $count } zvonů
    }
count-money =
    { $count ->
        [one] { $count } tolar
        [few] { $count } tolary
       *[other] { $count } tolarů
    }

## Pravidlo ke každému rozhodnutí, stručně

help-move =
    Tah je jeden přesun po rondelu a akce pole, na kterém skončíte (HB-4.2). První přesun vede na libovolné pole a je
    zdarma (HB-4.4). Potom chodíte po směru hodinových ručiček o 1 až 8 polí; zůstat stát nelze (HB-4.5). První tři pole jsou zdarma; 4, 5, 6, 7 a 8 polí stojí 1, 2, 3, 4 a 5 bodů prestiže, které platíte před akcí (HB-4.6, HB-4.7). Zaplatit
    můžete jen to, co máte, ledaže hra povoluje zápornou prestiž (HB-4.8, HB-4.9). Ostatní figurky nikdy nepřekážejí (HB-4.10).
    Pivo, Cukr a Látka dávají 1 kus a další 1 za každou vlastní budovu, která toto zboží vyrábí (HB-5.1).
help-trade =
    Při akci Obchod buď prodáváte, nebo nakupujete, nikdy obojí (HB-6.1). Prodané zboží vynáší 100, minus 10 za každou budovu
    na mapě, která je vyrábí (HB-6.2), pokud je odvezou vaše lodě: loď uveze tolik kusů jednoho zboží, kolik je číslo jejího
    kotviště (HB-6.4, HB-6.5). Co žádná loď neodveze, prodáte na domácím trhu za 30 (HB-6.9). Při nákupu platí jedna cena za
    vše, co koupíte najednou (HB-7.1).
help-sell =
    Určete, kolik kusů každého zboží prodáte, od žádného po všechny (HB-6.3); nejdřív pivo, pak cukr, pak látku. Lodě se
    naloží tak, abyste získali co nejvíc peněz (HB-6.10). Celkem je třeba prodat aspoň jeden kus (HB-19.4). Prodej nemění
    ceny a nehýbe loděmi (HB-6.13).
help-buy =
    Určete, kolik kusů koupíte: nejdřív zvon, pak cihly, pak dřevo. Cenu určuje celkový počet kusů; najdete ji pod mapou
    (HB-7.1). Můžete mít nejvýš jeden zvon (HB-7.5). Celkem je třeba koupit aspoň jeden kus (HB-19.4).
help-ships =
    Každá loď stojí 1 dřevo a připluje na kotviště 3 (HB-8.1, HB-8.2). Je-li kotviště 3 plné, nejdřív se všechny lodě
    posunou: z kotviště 1 přístav opouštějí, z 2 jdou na 1, ze 3 na 2 (HB-8.3, HB-8.4). Lodě, které odplují, se vracejí
    svým majitelům (HB-8.5).
help-donate =
    Nejdřív smíte přispět na libovolný počet částí libovolných nedostavěných kostelů (HB-9.2). 1. část stojí cihlu;
    2. část cihlu a dřevo; 3. část navíc 20 tolarů; 4. část navíc 40; 5. část cihlu, dřevo, zvon a 10 tolarů za každého
    vlastního obyvatele na mapě (HB-9.4). Za každou část dostanete žeton toho kostela (HB-9.6). 5. část kostel dostaví: za
    první až šestý získáte 8, 7, 6, 5, 4, 3 body prestiže a od té chvíle smíte stavět kdekoli (HB-10.1, HB-12.8). Šestý
    dostavěný kostel okamžitě končí hru (HB-16.1). Potom vyhodnocujete žetony (HB-9.1).
help-token =
    Za 1. část si vždy berete žeton za body (HB-9.7); za další kterýkoli žeton, který u kostela zbývá (HB-9.8). Žeton platí,
    když ho vyhodnotíte: body 5; žetony 1 za každý váš žeton; lodě 2 za každou vlastní loď v přístavu; budova 4 nebo 5 za
    každou vlastní budovu daného typu; obyvatelé 3 nebo 4 za každého vlastního obyvatele ve čtvrti, u katedrály 1 za každého
    kdekoli (HB-11.3 až HB-11.7).
help-score =
    Smíte vyhodnotit kterékoli své nevyhodnocené žetony, každý jednou, podle toho, co platí teď (HB-11.1, HB-11.2). Na konci
    akce si smíte nechat nejvýš jeden nevyhodnocený žeton každého druhu; ostatní musíte vyhodnotit (HB-11.9). Na konci hry
    se vyhodnotí všechny zbylé žetony (HB-16.3).
help-site =
    Každá budova stojí 1 dřevo a 1 cihlu (HB-12.1). Parcela musí být spojena čárou s kostelem, kterému jste přispěli, nebo
    s vlastním obyvatelem (HB-12.4 až HB-12.6); stavitelé kostelů smějí stavět kdekoli (HB-12.8). Při jedné návštěvě nejvýš
    jeden úředník (HB-12.9). Pivovary, cukrovary a tkalcovny zvyšují vaši produkci a všem snižují cenu (HB-13.1); obchodník
    přinese 100 tolarů (HB-13.2); kapitán přivede na kotviště 3 Létajícího Holanďana a pak vaši loď (HB-13.3, HB-13.4); úředník
    přinese peníze podle svého dílku (HB-14, HB-15). Účinek nastane dřív, než stavíte další budovu (HB-12.10).
help-official = Vezmete si jednoho ze zbývajících modrých úředníků; jeho účinek nastane hned a jen jednou (HB-15.1, HB-15.4).
help-canon =
    S Kanovníkem přispějete na další část libovolného nedostavěného kostela za 1 cihlu, ať by jinak stála cokoli (HB-15.11). Smíte odmítnout
    (HB-15.12). Jinak platí vše jako u každého příspěvku: žeton, prémie, stavitel kostela, konec hry (HB-15.13, HB-15.14).
help-canon-token =
    Jako u každého příspěvku: za 1. část žeton za body, za další kterýkoli žeton, který u kostela zbývá (HB-9.7, HB-9.8,
    HB-15.13). Hru lze nastavit tak, že si nesmíte vzít druh, jehož nevyhodnocený žeton už máte (HB-15.16).
help-surplus = S touto volbou se jeden ze dvou nevyhodnocených žetonů právě vzatého druhu hned vyhodnotí; vyberete který (HB-15.15).

## Co odpověď teď udělá

space-sugar =
    vyrobit { $amount ->
        [one] { $amount } cukr
        [few] { $amount } cukry
       *[other] { $amount } cukrů
    }, { $cost ->
        [0] zdarma
       *[other] za { $cost } BP
    }
space-church =
    { $can ->
        [both] přispět, nebo vyhodnotit za +{ $value }
        [donate] přispět
        [score] vyhodnotit za +{ $value }
       *[none] není na co přispět ani co vyhodnotit
    }, { $cost ->
        [0] zdarma
       *[other] za { $cost } BP
    }
space-trade-1 =
    { $can ->
        [both] prodat až za { $total }, nebo koupit až { $units } ks
        [sell] prodat až za { $total }
        [buy] koupit až { $units } ks
       *[none] není co prodat ani koupit
    }, { $cost ->
        [0] zdarma
       *[other] za { $cost } BP
    }
space-cloth =
    vyrobit { $amount ->
        [one] { $amount } látku
        [few] { $amount } látky
       *[other] { $amount } látek
    }, { $cost ->
        [0] zdarma
       *[other] za { $cost } BP
    }
space-guildhall =
    { $lacks ->
        [both] chybí dřevo i cihla
        [timber] chybí dřevo
        [brick] chybí cihla
        [site] žádná parcela v dosahu
       *[nothing] { $most ->
            [one] postavit { $most } budovu
            [few] postavit až { $most } budovy
           *[other] postavit až { $most } budov
        }
    }, { $cost ->
        [0] zdarma
       *[other] za { $cost } BP
    }
space-beer =
    vyrobit { $amount ->
        [one] { $amount } pivo
        [few] { $amount } piva
       *[other] { $amount } piv
    }, { $cost ->
        [0] zdarma
       *[other] za { $cost } BP
    }
space-trade-2 =
    { $can ->
        [both] prodat až za { $total }, nebo koupit až { $units } ks
        [sell] prodat až za { $total }
        [buy] koupit až { $units } ks
       *[none] není co prodat ani koupit
    }, { $cost ->
        [0] zdarma
       *[other] za { $cost } BP
    }
space-dockyard =
    { $lacks ->
        [timber] chybí dřevo
        [ship] nezbývá žádná loď
       *[nothing] { $ships ->
            [one] postavit { $ships } loď
            [few] postavit až { $ships } lodě
           *[other] postavit až { $ships } lodí
        }
    }, { $cost ->
        [0] zdarma
       *[other] za { $cost } BP
    }
hint-trade-sell = zboží za peníze
hint-trade-buy = dřevo, cihly, zvon
hint-trade-none = ukončit tah
hint-donate-stop = pokračovat vyhodnocením
hint-score-stop = ukončit tah
hint-site-stop = ukončit tah
hint-donate =
    { $part }. část: { $brick ->
        [one] { $brick } cihla
        [few] { $brick } cihly
       *[other] { $brick } cihel
    }{ $timber ->
        [0] { "" }
       *[other]
            , { $timber ->
                [one] { $timber } dřevo
                [few] { $timber } dřeva
               *[other] { $timber } dřev
            }
    }{ $bell ->
        [0] { "" }
       *[other]
            , { $bell ->
                [one] { $bell } zvon
                [few] { $bell } zvony
               *[other] { $bell } zvonů
            }
    }{ $money ->
        [0] { "" }
       *[other] , { $money } tolarů
    }{ $bonus ->
        [0] { "" }
       *[other] ; dostaví ho: +{ $bonus } BP{ $ends ->
            [0] { "" }
           *[other] , a hra končí
        }
    }; { $tokens ->
        [0] žeton za body
        [one] poslední žeton
        [few] zbývají { $tokens } žetony
       *[other] zbývá { $tokens } žetonů
    }
hint-sell = celkem { $total }
hint-buy =
    { $units ->
        [0] zatím nic
        [one] 1 kus za { $total }
        [few] { $units } kusy za { $total }
       *[other] { $units } kusů za { $total }
    }
hint-token =
    teď hodnota { $value }{ $reconstructed ->
        [0] { "" }
       *[other] { " " }(rekonstruováno)
    }
hint-score =
    +{ $value } BP{ $reconstructed ->
        [0] { "" }
       *[other] { " " }(rekonstruováno)
    }
hint-build-brewer = pivovar: vždy +1 pivo, cena −10
hint-build-sugar-refiner = cukrovar: vždy +1 cukr, cena −10
hint-build-cloth-maker = tkalcovna: vždy +1 látka, cena −10
hint-build-merchant = obchodník: +{ $money } tolarů
hint-build-captain =
    { $ship ->
        [0] kapitán: přidá Létajícího Holanďana (vám žádná loď nezbývá)
       *[other] kapitán: přidá Létajícího Holanďana a jednu vaši loď
    }
hint-build-official = úředník: podle výběru
hint-appoint = +{ $money } tolarů
hint-appoint-canon =
    { $bricks ->
        [0] na příspěvek nezbývá cihla
       *[other] přispět na část za 1 cihlu
    }
hint-official-unknown = úředník: zatím neznámý
hint-official-councilman = Radní: +{ $money } tolarů
hint-official-vicar = Vikář: +{ $money } tolarů
hint-official-lord-mayor = Primátor: +{ $money } tolarů
hint-official-canon =
    { $bricks ->
        [0] Kanovník: na příspěvek nezbývá cihla
       *[other] Kanovník: přispět na část za 1 cihlu
    }
hint-official-guildmaster = Cechmistr: +{ $money } tolarů
hint-official-harbourmaster = Správce přístavu: +{ $money } tolarů
hint-official-deacon = Jáhen: +{ $money } tolarů
hint-official-sexton = Kostelník: +{ $money } tolarů
hint-official-master-builder = Stavitel: +{ $money } tolarů
hint-official-civil-servant = Magistrátní úředník: +{ $money } tolarů
hint-canon =
    { $part }. část: 1 cihla; { $tokens ->
        [0] žeton za body
        [one] poslední žeton
        [few] zbývají { $tokens } žetony
       *[other] zbývá { $tokens } žetonů
    }

## Záznam hry. Co hráč dělá, následuje po jeho jménu; `.plan` je pro tah, který ještě trvá. Co začíná velkým písmenem, je celá věta

told-moved = jde na pole { $space }
    .plan = Jít na pole { $space }
told-moved-for =
    jde na pole { $space } za { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
       *[other] { $cost } bodů
    } prestiže
    .plan = Jít na pole { $space }: −{ $cost } BP
told-produced = vyrábí { FORM($goods, "acc") }
    .plan = Vyrobit { FORM($goods, "acc") }
told-sold = prodává { FORM($goods, "acc") } za { $money }
    .plan = Prodat { FORM($goods, "acc") }: +{ $money }
told-bought = kupuje { FORM($goods, "acc") } za { $money }
    .plan = Koupit { FORM($goods, "acc") }: −{ $money }
told-ships =
    { $count ->
        [one] posílá loď na kotviště 3
        [few] posílá { $count } lodě na kotviště 3
       *[other] posílá { $count } lodí na kotviště 3
    }
    .plan =
        { $count ->
            [one] Poslat loď na kotviště 3
            [few] Poslat { $count } lodě na kotviště 3
           *[other] Poslat { $count } lodí na kotviště 3
        }
told-donated = přispívá na { FORM($church, "acc") } za { $cost }
    .plan = Přispět na { FORM($church, "acc") } za { $cost }
the-kind-tokens = žetony prestiže
the-kind-brewer = pivovary
the-kind-sugar-refiner = cukrovary
the-kind-cloth-maker = tkalcovny
the-kind-merchant = obchodníci
    .acc = obchodníky
the-kind-captain = kapitáni
    .acc = kapitány
the-kind-official = úředníci
    .acc = úředníky
told-took-token =
    bere si { $count ->
        [one] žeton ({ $kind })
        [few] žetony ({ $kind })
       *[other] žetony ({ $kind })
    }
    .plan =
        Vzít si { $count ->
            [one] žeton ({ $kind })
            [few] žetony ({ $kind })
           *[other] žetony ({ $kind })
        }
told-completed =
    dostavuje { FORM($church, "acc") } a získává { $bonus ->
        [one] { $bonus } bod
        [few] { $bonus } body
       *[other] { $bonus } bodů
    } prestiže
    .plan = Dostavět { FORM($church, "acc") }: +{ $bonus } BP
told-scored = vyhodnocuje { FORM($kind, "acc") }: +{ $prestige } BP
    .plan = Vyhodnotit { FORM($kind, "acc") }: +{ $prestige } BP
told-built = staví { FORM($type, "acc") } na parcele { $site }
    .plan = Postavit { FORM($type, "acc") } na parcele { $site }
told-built-too = { FORM($type, "acc") } na parcele { $site }
    .plan = Postavit { FORM($type, "acc") } na parcele { $site }
told-built-office = staví úřednickou budovu na parcele { $site }
    .plan = Postavit úřednickou budovu na parcele { $site }
told-official = přivádí { FORM($official, "acc") } na parcelu { $site }
    .plan = Přivést { FORM($official, "acc") } na parcelu { $site }
told-earned = získává { $money }
    .plan = Získat { $money }
told-nothing = nic tam nedělá
    .plan = Nic tam nedělat
told-arrived-of =
    { $count ->
        [one] { $player }: na kotviště 3 připlouvá loď.
        [few] { $player }: na kotviště 3 připlouvají { $count } lodě.
       *[other] { $player }: na kotviště 3 připlouvá { $count } lodí.
    }
told-dutchman-arrived =
    { $count ->
        [one] Na kotviště 3 připlouvá Létající Holanďan.
        [few] Na kotviště 3 připlouvají { $count } Létající Holanďané.
       *[other] Na kotviště 3 připlouvá { $count } Létajících Holanďanů.
    }
told-shifted = Všechny ostatní lodě se posouvají na další kotviště.
told-returned =
    { $count ->
        [one] { $count } loď odplouvá domů.
        [few] { $count } lodě odplouvají domů.
       *[other] { $count } lodí odplouvá domů.
    }
told-returned-of =
    { $count ->
        [one] { $player }: loď odplouvá domů.
        [few] { $player }: { $count } lodě odplouvají domů.
       *[other] { $player }: { $count } lodí odplouvá domů.
    }
told-dutchmen-lost =
    { $count ->
        [one] Létající Holanďan odplouvá navždy.
        [few] { $count } Létající Holanďané odplouvají navždy.
       *[other] { $count } Létajících Holanďanů odplouvá navždy.
    }
told-revealed = Další úředník: { $official }.
told-ended = Konec hry: { $how }.
name-how-sixth-church-completed = šestý kostel je dostavěn
name-how-turn-limit-reached = limit kol je vyčerpán

## Volby

option-officials = Úředníci
value-officials-numbered = Číslovaný sloupek (základní hra)
value-officials-advanced-choice = Modří úředníci podle výběru (varianta I)
value-officials-advanced-random = Modří úředníci zamíchaní (varianta II)
option-building-token-scope = Žetony budov počítají budovy
value-building-token-scope-anywhere = Kdekoli na mapě
value-building-token-scope-parish = Jen ve vlastní čtvrti (znění pravidel)
option-negative-prestige = Povolit dluh prestiže
value-negative-prestige-forbid = Ne
value-negative-prestige-allow = Ano
option-start-player = Začínající hráč
value-start-player-random = Náhodně
value-start-player-first-listed = První v seznamu
option-turn-limit = Limit kol (0 = bez limitu)
option-empty-supply = Bez lodí v zásobě lze postavit loď, která právě opouští přístav
value-empty-supply-returning-counts = Ano
value-empty-supply-strict = Ne
option-dutchman-sales = Všichni mohou prodávat pomocí Létajících Holanďanů
value-dutchman-sales-none = Ne
value-dutchman-sales-shared = Ano
option-depot-beyond-10 = Nákup více než deseti materiálů najednou
value-depot-beyond-10-pattern = Ceny dál rostou
value-depot-beyond-10-restart = Po deseti začínají ceny znovu
value-depot-beyond-10-cap = Není povolen
option-idle-action = Povolit na poli nic neudělat
value-idle-action-allow = Ano
value-idle-action-forbid = Jen když nic není možné
option-canon-surplus = Kanovník: druhý nevyhodnocený žeton stejného druhu
value-canon-surplus-defer = Oba zůstanou do vaší další akce Kostel
value-canon-surplus-score-now = Jeden z nich se hned vyhodnotí
value-canon-surplus-no-duplicate = Není povolen
option-tie-money = Při remíze rozhoduje
value-tie-money-cash = Všechny peníze na konci
value-tie-money-remainder = Peníze zbylé pod poslední celou stovkou
option-blue-top = Zamíchaní úředníci: vrchní dílek
value-blue-top-face-up = Lícem nahoru
value-blue-top-face-down = Lícem dolů
option-money-name = Název měny

## Stůl

label-title = Hamburgum
label-round = { $round }. kolo
label-city = Hamburk
label-city-reconstructed = Hamburk · rekonstruovaná mapa
label-elbe = L A B E
label-berth = kotviště { $berth } · po { $room }
label-rondel = Rondel
label-churches = Kostely a zbývající žetony
label-churches-reconstructed = Zbylé žetony (* rekonstr.)
mark-reconstructed = *
label-tokens-mean = B { $points } bodů, Ž { $tokens } za žeton, L { $ships } za loď, S5ob 5 za obchodníka, O3 3 za obyvatele
label-completion =
    { $bonus ->
        [0] všechny kostely jsou dostavěny
       *[other]
            dostavění: +{ $bonus }{ $later ->
                [none] { "" }
               *[other] , pak { $later }
            }
    }
label-legend = Zkratky
label-short-churches = Kostely: části, zbylé žetony, parcely
label-harbour = Přístav
label-short-berth = { $berth }:
label-at-home = { $price } doma
label-depot = Skladiště
label-short-player = hráč
label-short-prestige = prestiž
label-short-goods = pi·cu·lá
label-short-materials = dř·ci·zv
label-short-ships = lodě 3·2·1
label-short-tokens = žetony, budovy
label-market = Trh · { $price } doma · skladiště
label-officials = Úředníci
label-free = zdarma
label-cost = -{ $cost }
label-start = na startu
label-prestige = prestiž (konečná)
label-money = peníze
label-goods = pivo·cukr·látka
label-materials = dřevo·cihla·zvon
label-ships = lodě 3·2·1 +zbylé
label-unscored = nevyhodn. žetony
label-scored = vyhodn. žetony
label-buildings = budovy
label-builder = stavitel kostela
label-hidden =
    { $count ->
        [0] nic pod tím
        [one] 1 pod tím
        [few] { $count } pod tím
       *[other] { $count } pod tím
    }
label-next = další
label-then = pak
label-dutchman = Holanďan
label-none = nic
label-category = body za
label-total = body
label-place = místo
label-final-track = počítadlo prestiže
label-final-tokens = nevyhodnocené žetony
label-final-stock = peníze a zásoby
token-points = B
token-tokens = Ž
token-ships = L
token-building = S
token-citizens = O
official-councilman = { $money } za obyvatele
official-vicar = { $money } za dosavadní příspěvek
official-lord-mayor = { $money } za dostavěný kostel
official-canon = libovolná část za 1 cihlu
official-guildmaster = { $money } za kus vašeho zboží
official-harbourmaster = { $money } za vaši loď v přístavu
official-deacon = { $money } za váš žeton
official-sexton = { $money } za kostel, kterému jste přispěli
official-master-builder = { $money } za vašeho obyvatele
official-civil-servant = { $money } za čtvrť s vaším obyvatelem

## Proč je odpověď odmítnuta: následuje po „Anna nemůže zahrát „move church“: …“

why-space = takové pole neexistuje
why-move =
    stojí to { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
       *[other] { $cost } bodů
    } prestiže, k dispozici je { $held }
why-no-goods = není co prodat
why-no-money = jeden kus stojí { $cost } tolarů, k dispozici je { $held }
why-idle = je třeba něco prodat nebo koupit
why-stock =
    { $held ->
        [0] v zásobě chybí { $good }
       *[other] v zásobě je jen { $held }× { $good }
    }
why-bell =
    { $most ->
        [one] nikdo nesmí mít více než jeden zvon
        [few] nikdo nesmí mít více než { $most } zvony
       *[other] nikdo nesmí mít více než { $most } zvonů
    }
why-affordable =
    { $most ->
        [0] { $player } nemůže nic zaplatit
        [one] { $player } může zaplatit jen 1 kus
        [few] { $player } může zaplatit jen { $most } kusy
       *[other] { $player } může zaplatit jen { $most } kusů
    }
why-twice = nic se nesmí uvést dvakrát
why-timber =
    na každou loď je třeba { $each ->
        [one] { $each } dřevo
        [few] { $each } dřeva
       *[other] { $each } dřev
    }, v zásobě je { $held }
why-ships =
    { $most ->
        [0] nezbývá žádná loď, kterou by šlo postavit
        [one] lze postavit jen 1 loď
        [few] lze postavit jen { $most } lodě
       *[other] lze postavit jen { $most } lodí
    }
why-finished = ten kostel je už dostavěn
why-scoring = vyhodnocování žetonů už začalo
why-donate =
    na { $part }. část chybí{ $brick ->
        [0] { "" }
        [one] { " " }1 cihla
        [few] { " " }{ $brick } cihly
       *[other] { " " }{ $brick } cihel
    }{ $timber ->
        [0] { "" }
       *[other]
            { $brick ->
                [0] { " " }
               *[other] { ", " }
            }{ $timber ->
                [one] { $timber } dřevo
                [few] { $timber } dřeva
               *[other] { $timber } dřev
            }
    }{ $bell ->
        [0] { "" }
       *[other]
            { $brick ->
                [0]
                    { $timber ->
                        [0] { " " }
                       *[other] { ", " }
                    }
               *[other] { ", " }
            }zvon
    }{ $money ->
        [0] { "" }
       *[other]
            { $kinds ->
                [one] { " " }
                [few] { " " }a { "" }
               *[other] { " " }a { "" }
            }{ $money } tolarů
    }
why-token = vyhodnotit lze jen vlastní žetony
why-scored = tento žeton už je vyhodnocen
why-keep = nechat si lze jen jeden nevyhodnocený žeton každého druhu
why-site = taková parcela neexistuje
why-site-taken = tato parcela je obsazená ({ $owner })
why-build =
    na budovu je třeba 1 dřevo a 1 cihla; v zásobě: { $timber ->
        [one] { $timber } dřevo
        [few] { $timber } dřeva
       *[other] { $timber } dřev
    } a { $brick ->
        [one] { $brick } cihla
        [few] { $brick } cihly
       *[other] { $brick } cihel
    }
why-official = v jednom tahu smí přijít jen jeden úředník
why-joined = parcela není spojená s vlastním obyvatelem ani s podpořeným kostelem
why-official-gone = tento úředník už není k dispozici

## Jak hra skončila

ending-sixth-church-completed = šestý kostel dostavěn
ending-turn-limit-reached = limit kol vyčerpán
tie-money = Remíza ({ $points } prestiže): lepší je, kdo má více peněz ({ $standing }).
tie-remainder = Remíza ({ $points } prestiže): lepší je, komu zbylo více peněz nad celé stovky ({ $standing }).
tie-equal = { $standing } mají stejně prestiže ({ $points }) i peněz, takže se o místo dělí.
