# Plán Shipyard česky: co stůl v prohlížeči říká navíc ke katalogu hry.


## Nadpisy a krátké popisky

board-row = Nabídka akcí
board-gear = Ozubené kolo
board-rounds = Počítadlo kol
board-wheel = Velké kolo
board-parts = Lodní díly
heap-bow = Přídě
heap-middle = Středové
heap-stern = Zádě
board-canal-offer = Kanály k pronájmu
board-goods-offer = Zboží k nákupu
board-exchange = Burza
board-yard = Loděnice
board-others = Ostatní hráči
board-map = Kanály
board-no-canals = Zatím žádné kanály
board-hand = Kanál v ruce
board-nav = Části herního plánu
head-rounds =
    { $rounds ->
        [one] další kolo
        [few] další kola
       *[other] dalších kol
    }
part-yard = Loděnice
part-map = Kanály
part-wheel = Kolo
part-parts = Díly
part-offers = Nabídky
part-others = Ostatní
board-front = čelo
board-fact = { $what }: { $told }
board-employee = { $employee } { $badge }
count-symbol-cabin =
    { $count ->
        [one] { $count } kajuta
        [few] { $count } kajuty
       *[other] { $count } kajut
    }
count-symbol-stoker-cabin =
    { $count ->
        [one] { $count } topičská kajuta
        [few] { $count } topičské kajuty
       *[other] { $count } topičských kajut
    }
count-symbol-mount-crane =
    { $count ->
        [one] { $count } bod pro jeřáb
        [few] { $count } body pro jeřáb
       *[other] { $count } bodů pro jeřáb
    }
count-symbol-mount-cannon =
    { $count ->
        [one] { $count } bod pro dělo
        [few] { $count } body pro dělo
       *[other] { $count } bodů pro dělo
    }
count-symbol-mount-mast =
    { $count ->
        [one] { $count } bod pro stěžeň
        [few] { $count } body pro stěžeň
       *[other] { $count } bodů pro stěžeň
    }
count-symbol-ring =
    { $count ->
        [one] { $count } záchranný kruh
        [few] { $count } záchranné kruhy
       *[other] { $count } záchranných kruhů
    }
count-symbol-boat =
    { $count ->
        [one] { $count } záchranný člun
        [few] { $count } záchranné čluny
       *[other] { $count } záchranných člunů
    }
count-symbol-lantern =
    { $count ->
        [one] { $count } lucerna
        [few] { $count } lucerny
       *[other] { $count } lucern
    }
count-symbol-military =
    { $count ->
        [one] { $count } vojenský úředník
        [few] { $count } vojenští úředníci
       *[other] { $count } vojenských úředníků
    }
count-symbol-business =
    { $count ->
        [one] { $count } obchodní úředník
        [few] { $count } obchodní úředníci
       *[other] { $count } obchodních úředníků
    }
count-symbol-blue-riband =
    { $count ->
        [one] { $count } Modrá stuha
        [few] { $count } Modré stuhy
       *[other] { $count } Modrých stuh
    }
board-price =
    { $price ->
        [0] zdarma
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }
board-price-tag =
    { $price ->
        [0] 0
       *[other] { $price }
    }
board-plus = +{ $count }
board-minus = −{ $count }
board-marker = Ukazatel { FORM($ring, "gen") }
board-left = zbývá { $left }
board-moves =
    { $moves ->
        [one] posun
        [few] posuny
       *[other] posunů
    }
board-none-yet = nic
board-total = celkem { $points }
board-vp-now = teď { $points } VB
board-speed = rychlost { $speed }
board-parts-long =
    { $length ->
        [one] { $length } díl
        [few] { $length } díly
       *[other] { $length } dílů
    }
board-loading = Nakládání
board-sailing = Na plavbě
board-at-most = na těchto kanálech nejvýš { $moves }
board-met = od úředníků { $points } VB
board-so-far = zatím { $points } VB
board-to-play = na tahu
board-show = Zobrazit stůl: { $name }
board-hide = Skrýt stůl: { $name }
board-swap = směnit za
board-next-price = příští ceny
board-now-price = nynější ceny
board-stage-over = Konec hry
board-can = To můžete teď udělat.
board-walk = Klávesnicí: šipky přecházejí mezi tím, co můžete udělat, Enter to provede.
board-reconstructed = Mnohé destičky jsou rekonstrukce tištěných; uvádí to vysvětlivka destičky.
board-discarded = Odhozeno: { $contracts }
board-secret-contracts = tajné zakázky: { $red } červené, { $blue } modré
board-slip =
    Loděnice: zastavěno { $built } z 9 míst{ $ships ->
        [0] { "" }
        [one] , 1 dokončená loď
        [few] , { $ships } dokončené lodě
       *[other] , { $ships } dokončených lodí
    }
board-place-empty = Místo { $place }, prázdné
board-place-part = Místo { $place }: { $kind }, { $shows }
board-part = { $kind }: { $shows }, { $price }
board-canal-name = Kanál { $canal }
board-canal-for = { $canal }, { $price }
board-canal-face = Kanál { $canal }: { $shows }
board-goods-for = { $goods }, { $price }
board-post =
    { $employee }, { $steps ->
        [0] { "" }
        [one] { $steps } pole,{" "}
        [few] { $steps } pole,{" "}
       *[other] { $steps } polí,{" "}
    }{ $price }, { $left ->
        [0] nikdo nezbývá
       *[other] zbývá { $left }
    }
board-hiring-space = Pole { $space } kruhu najímání
board-steps-for =
    { $what }: { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }, { $price ->
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }
board-space = { $canal }, { $space }
board-space-symbol = { $space }, { $symbol }
board-space-pays = { $space }, { $points } VB
board-points =
    { $cruises } VB{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } za obchodníky
    }
board-ship = Loď o { $length } dílech, rychlost { $speed }, { $points } VB
board-figure = Figurka lodi: { $name }
board-action =
    { $action }{ $front ->
        [0] { "" }
       *[other] , čelo
    }{ $income ->
        [0] { "" }
       *[other] , příjem { $income }
    }{ $guilders ->
        [0] { "" }
       *[other] , na destičce { $guilders }
    }{ $bonus ->
        [0] { "" }
       *[other] , bonusová akce −{ $bonus }
    }
badge-merchant-1 = I
badge-merchant-2 = II
badge-constructor = +2
badge-constructor-stoker = +1
badge-helmsman = +1
badge-rigger = +1
badge-accountant = 2
badge-foreman = 3
badge-engineer = +1
badge-recruiter = +1

## Tlačítka voleb

do-main-build = Vybrat díl
do-main-canal = Vybrat kanál
do-main-goods = Vybrat zboží
do-main-equipment = Vybrat vybavení
do-main-crew = Vybrat posádku
do-main-employee = Vybrat zaměstnance
do-main-exchange = Vybrat destičku se zbožím
do-main-subsidy = Vzít dotaci
do-end = Bez bonusové akce
do-bonus = Bonus: { $action }
do-done = Dostavěno
do-pass = Nic nekoupit
do-take = Vzít kus
do-leave-piece = Nechat ho
do-sail = Vyplout
do-scrap = Rozmontovat
do-column-bow = Příď
do-column-left = Středový díl, levý sloupec
do-column-right = Středový díl, pravý sloupec
do-column-stern = Záď
do-part-bow = Příď: { $shows }
do-part-middle = Středový díl: { $shows }
do-part-stern = Záď: { $shows }
do-place = Místo { $place }
do-cell-first = Váš první kanál
do-cell =
    { $side ->
        [north] Severně od { $canal }
        [east] Východně od { $canal }
        [south] Jižně od { $canal }
       *[west] Západně od { $canal }
    }
do-turn = { $turn ->
        [0] Neotáčet
        [90] O čtvrt otáčky vpravo
        [180] O půl otáčky
       *[other] O čtvrt otáčky vlevo
    }
do-steps =
    { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }
do-piece-captain = Kapitán
do-piece-businessman = Byznysmen
do-piece-soldier = Voják
do-piece-stoker = Topič
do-piece-chimney = Komín
do-piece-sail = Plachta
do-piece-crane = Jeřáb
do-piece-cannon = Dělo
do-hire-one-of = { $first } nebo { $last }
do-sell = Prodat { FORM($good, "acc") }
do-swap = Směnit { FORM($good, "acc") } za { FORM($piece, "acc") }
do-ship = Loď od místa { $first }
do-speed =
    { $extra ->
        [0] Bez rychlosti navíc
       *[other] Rychlost +{ $extra }
    }
do-start-only =
    { $side ->
        [north] Ze severu
        [east] Z východu
        [south] Z jihu
       *[west] Ze západu
    }
do-start =
    { $side ->
        [north] { $canal }, ze severu
        [east] { $canal }, z východu
        [south] { $canal }, z jihu
       *[west] { $canal }, ze západu
    }
do-move = Dál { FORM($space, "to") }
do-move-symbol = { $symbol } ({ $space })
do-leave =
    { $side ->
        [north] Na sever: { $canal }
        [east] Na východ: { $canal }
        [south] Na jih: { $canal }
       *[west] Na západ: { $canal }
    }
do-discard = Odhodit „{ $contract }“
name-where-north = Severní kanál
name-where-north-east = Severovýchodní kanál
name-where-east = Východní kanál
name-where-south-east = Jihovýchodní kanál
name-where-south = Jižní kanál
name-where-south-west = Jihozápadní kanál
name-where-west = Západní kanál
name-where-north-west = Severozápadní kanál
name-where-middle = Prostřední kanál
name-space-n = sever
    .to = na sever
name-space-ne = severovýchod
    .to = na severovýchod
name-space-e = východ
    .to = na východ
name-space-se = jihovýchod
    .to = na jihovýchod
name-space-s = jih
    .to = na jih
name-space-sw = jihozápad
    .to = na jihozápad
name-space-w = západ
    .to = na západ
name-space-nw = severozápad
    .to = na severozápad
name-space-c = střed
    .to = do středu
name-space-p = střed
    .to = do středu
name-space-q = střed
    .to = do středu

## Co volby dělají, když tlačítko polovinu už řeklo

hint-end = { "" }
hint-done = { "" }
hint-main = { "" }
hint-cell = { "" }
hint-goods =
    { $price ->
        [0] zdarma
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }
hint-price =
    { $price ->
        [0] zdarma
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }
hint-part =
    { $price ->
        [0] zdarma
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }
hint-trade = { "" }
hint-steps =
    { $price ->
        [0] zdarma
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }
hint-search =
    { $price ->
        [0] zdarma
        [one] { $price } gulden
        [few] { $price } guldeny
       *[other] { $price } guldenů
    }, { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }{ $fees ->
        [some] ; inženýři a náboráři o 1 víc
       *[other] {""}
    }
hint-hire = { $does }
hint-swap = { "" }
hint-discard = teď { $points } VB: { $about }

## Tlačítko, které končí tah, a na co se hra zeptá, než něco propadne

deed-end = Ukončit tah
deed-launch = Vyplout s lodí
deed-scrap = Rozmontovat loď
deed-end-scrap = Ukončit tah a rozmontovat loď
deed-goods = Koupit zboží
deed-place = Koupit díl
deed-turn = Položit kanál

## Co obnáší rozhodnutí, které se ještě neprovedlo, v souhrnu tahu

plan-tile =
    Akce { $action }{ $money ->
        [0] .
        [one] : +{ $money } gulden.
        [few] : +{ $money } guldeny.
       *[other] : +{ $money } guldenů.
    }
plan-place =
    Postavit { $kind ->
        [bow] příď
        [stern] záď
       *[middle] středový díl
    } na místo { $place }{ $price ->
        [0] .
        [one] : −{ $price } gulden.
        [few] : −{ $price } guldeny.
       *[other] : −{ $price } guldenů.
    }
plan-turn = { $turn ->
        [0] Položit kanál { $canal } bez otočení.
        [90] Položit kanál { $canal } otočený o čtvrt otáčky vpravo.
        [180] Položit kanál { $canal } otočený o půl otáčky.
       *[other] Položit kanál { $canal } otočený o čtvrt otáčky vlevo.
    }
plan-goods =
    Koupit { FORM($goods, "acc") }{ $price ->
        [0] .
        [one] : −{ $price } gulden.
        [few] : −{ $price } guldeny.
       *[other] : −{ $price } guldenů.
    }
plan-piece =
    Vzít { FORM($piece, "acc") }{ $price ->
        [0] .
        [one] : −{ $price } gulden.
        [few] : −{ $price } guldeny.
       *[other] : −{ $price } guldenů.
    }
plan-added = Vaši zaměstnanci přidají { FORM($what, "acc") }.
plan-hire =
    Najmout { FORM($employee, "acc") }{ $price ->
        [0] .
        [one] : −{ $price } gulden.
        [few] : −{ $price } guldeny.
       *[other] : −{ $price } guldenů.
    }
warn-no-effect = Akce { $action } teď nic nepřinese.
warn-bonus-first = Na akci { $action } vám pak možná nezbudou peníze.
warn-stranded =
    Vaše loď nemůže vyplout a na konci tahu bude rozmontována: { $lacks ->
        [captain] nemáte kapitána.
       *[canal] nemá kam plout.
    }
warn-scrap = { $count ->
        [one] Loď by mohla vyplout. Její díl opustí hru.
        [few] Loď by mohla vyplout. Její { $count } díly opustí hru.
       *[other] Loď by mohla vyplout. Jejích { $count } dílů opustí hru.
    }
warn-leave = Nic za to nedostanete.
drawer-act = Nejdřív bonusová akce, za 6 guldenů
end-bonus = Bonusová akce za 6 guldenů
end-then-bonus = Pokračovat bonusovou akcí

## Panely: nakládá se celá loď a směňuje celá destička najednou

panel-load = Co vezmete na palubu?
panel-good = Prodáte zboží, nebo je směníte?
panel-discard = Které zakázky si necháte?
load-go = { $count ->
        [0] Vyplout jen s kapitánem
       *[other] Naložit { $count } a vyplout
    }
load-all = Vše
load-none = Nic
load-extra = Rychlost navíc
count-piece-officer =
    { $count ->
        [one] { $count } důstojník
        [few] { $count } důstojníci
       *[other] { $count } důstojníků
    }
    .acc =
        { $count ->
            [one] { $count } důstojníka
            [few] { $count } důstojníky
           *[other] { $count } důstojníků
        }
load-before = Už na palubě: { $what }.
load-cabin = Kajuty: { $used } z { $places }
load-stoker = Topičské kajuty: { $used } z { $places }
load-mast = Stěžně: { $used } z { $places }
load-crane = Body pro jeřáby: { $used } z { $places }
load-cannon = Body pro děla: { $used } z { $places }
load-speed = Rychlost { $speed }, nejvýš { $longest }
load-points = Nejlepší plavba: { $points } VB
route-go = Vyplout: { $points } VB
route-sum =
    { $points } VB: loď { $ship }, úředníci { $officials }{ $riband ->
        [0] { "" }
       *[other] , Modrá stuha { $riband }
    }
route-map = Nebo si cestu vyberte na mapě.
trade-go = Získat { FORM($what, "acc") }
trade-go-end = Získat { FORM($what, "acc") }, ukončit tah
trade-sell = Prodat za { $money }
trade-once = Každý druh kusu jen jednou za Burzu.
trade-before = Už prodané nebo směněné zboží: { $count }

keep-count =
    { $colour ->
        [red] { $count ->
            [one] Nechte si 1 červenou
            [few] Nechte si { $count } červené
           *[other] Nechte si { $count } červených
        }
       *[blue] { $count ->
            [one] Nechte si 1 modrou
            [few] Nechte si { $count } modré
           *[other] Nechte si { $count } modrých
        }
    }
keep-go = { $count ->
        [one] Odhodit 1 zakázku
        [few] Odhodit { $count } zakázky
       *[other] Odhodit { $count } zakázek
    }

## Vysvětlivky: společná oblast

about-reconstructed = Rekonstrukce: podoba této destičky je naše vlastní, podle toho, co je o tištěných známo (SY-29).
about-action-build = Kupte jeden až tři díly za cenu jejich řady a každý hned umístěte do své loděnice.
about-action-canal = Pronajměte si jeden kanál za cenu jeho místa a položte ho ke svým kanálům.
about-action-goods = Kupte jednu destičku se zbožím za cenu jejího místa a nechte si ji pro Burzu.
about-action-equipment = Posuňte ukazatel výroby vybavení: první pole je zdarma, každé další stojí 1. Získáte vybavení, na které dojde, a další za každého svého inženýra.
about-action-crew = Posuňte ukazatel náboru posádky: první pole je zdarma, každé další stojí 1. Získáte člena posádky, na kterého dojde, a dalšího za každého svého náboráře.
about-action-employee = Posuňte ukazatel najímání: první pole je zdarma, každé další stojí 1. Najmete jednoho zaměstnance z pole, na které dojde, do konce hry.
about-action-exchange = Ukazatel burzy se posune o jedno pole. Použijte jednu destičku se zbožím: každé z jejích tří zboží prodejte, nebo směňte.
about-action-subsidy = Dostanete 2 guldeny.
about-occupied = Leží na ní kostka: použít ji lze jen jako bonusovou akci za 6 guldenů. Kdo zvolí destičku za ní, dostane 1 gulden.
about-leading = Právě se přesunula do čela a v tomto tahu ji nelze zvolit.
about-bonus = Jako bonusová akce stojí 6 guldenů.
about-income =
    { $money ->
        [0] Teď by nepřinesla žádný příjem: není před ní obsazená destička.
        [one] Teď by přinesla 1 gulden, za 1 obsazenou destičku před ní.
        [few] Teď by přinesla { $money } guldeny, obsazené destičky před ní: { $ahead }.
       *[other] Teď by přinesla { $money } guldenů, obsazené destičky před ní: { $ahead }.
    }
about-guilders =
    { $guilders ->
        [one] Leží na ní 1 gulden
        [few] Leží na ní { $guilders } guldeny
       *[other] Leží na ní { $guilders } guldenů
    } pro toho, kdo sem položí kostku.
about-gear = Každá destička přesunutá do čela otočí ozubené kolo o jeden posun. Číslo říká, kolik posunů zbývá, než kostka zapadne.
about-drop =
    Když zapadne, po tahu ubude kostka z počítadla kol{ $guilder ->
        [off] { "" }
        [at_most_one] { " " }a neobsazená poslední destička dostane gulden, pokud na ní žádný neleží
       *[other] { " " }a neobsazená poslední destička dostane gulden
    }{ $guilder ->
        [off] { "" }
       *[other]
            { $last ->
                [off] , ale ne při posledním zapadnutí
               *[other] { "" }
            }
    }.
about-rounds =
    { $cubes ->
        [0] Počítadlo je prázdné: příště kostka zapadne naposledy.
        [one] Zbývá 1 kostka; pak kostka zapadne naposledy.
        [few] Zbývají { $cubes } kostky, pak kostka zapadne naposledy.
       *[other] Zbývá { $cubes } kostek, pak kostka zapadne naposledy.
    }
about-discards =
    Zakázky se odhazují s { $seats ->
        [2] druhou
        [4] čtvrtou
       *[other]
            { $deal ->
                [two] čtvrtou
               *[other] druhou a čtvrtou
            }
    } kostkou, dokud nezbude jedna červená a jedna modrá.
about-part-title = { $kind }, { $price }
about-part = Symboly: { $shows }.
about-symbol-cabin = Kajuta pojme důstojníka, byznysmena nebo vojáka.
about-symbol-stoker-cabin = Topičská kajuta pojme jednoho topiče.
about-symbol-mount-crane = Upevňovací bod pro jeden jeřáb.
about-symbol-mount-cannon = Upevňovací bod pro jedno dělo.
about-symbol-mount-mast = Upevňovací bod pro jeden komín nebo jednu plachtu.
about-symbol-ring = Každý záchranný kruh přináší 1 VB u každého úředníka se záchranným kruhem a počítá se pro zakázky.
about-symbol-boat = Každý záchranný člun přináší 1 VB u každého úředníka se záchranným člunem a počítá se pro zakázky.
about-symbol-lantern = Každá lucerna přináší 1 VB u každého úředníka s lucernou a počítá se pro zakázky.
about-kind-bow = Přídě patří na místa 1 až 7, nikdy hned vlevo od zádě.
about-kind-middle = Středové díly patří na místa 2 až 8.
about-kind-stern = Zádě patří na místa 3 až 9, nikdy hned vpravo od přídě.
about-stack-title =
    { $stack ->
        [bow] Sloupeček přídí
        [middle] Sloupeček středových dílů
        [stern] Sloupeček zádí
        [canals] Sloupeček kanálů
       *[goods] Sloupeček zboží
    }
about-stack =
    { $left ->
        [0] Je prázdný.
        [one] Zbývá 1.
        [few] Zbývají { $left }.
       *[other] Zbývá { $left }.
    }
about-stack-parts = Až bude vyložena poslední příď, středový díl nebo záď, hra skončí, jakmile budou mít všichni stejně tahů.
about-stack-discard = Až bude prázdný, odhozené ({ $discard }) se znovu zamíchají.
about-shape-chain7 = Řetěz sedmi polí od ústí k ústí, nejdelší cesta.
about-shape-tee6 = Dvojité T ze šesti polí se dvěma rozvětveními.
about-shape-cross5 = Kříž z pěti polí: krátké cesty do všech stran.
about-canal = Kanál { $canal }
about-canal-offer = Kanál { $canal }, { $price }
about-goods-title = Destička se zbožím: { $goods }
about-goods-offer = Destička se zbožím: { $goods }, { $price }
about-goods = Na Burze se každé její zboží prodá za denní cenu, nebo smění za kus.
about-goods-worth =
    Za příští ceny by vynesla { $money ->
        [one] { $money } gulden
        [few] { $money } guldeny
       *[other] { $money } guldenů
    }.
about-marker = Je společný všem hráčům; zůstává, kde se zastavil, a posouvá se vždy po směru hodinových ručiček.
about-ring =
    Od ukazatele { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }: { $cost }.
# one form
about-around = Ukazatel je zde; celý okruh má { $steps } polí: { $cost }.
about-piece-captain = Bez kapitána loď nevypluje; kajutu nepotřebuje. Další jsou důstojníci v kajutách. Při vyplutí po 1 VB.
about-piece-officer = Kapitán navíc, v kajutě. Při vyplutí lodi 1 VB.
about-piece-businessman = V kajutě: při vyplutí lodi 1 VB a 1 VB u každého obchodního úředníka.
about-piece-soldier = V kajutě: při vyplutí lodi 1 VB a 1 VB u každého vojenského úředníka.
about-piece-stoker = V topičské kajutě. S komínem má loď na páru rychlost 4; každý další topič přidává 1. Sám body nepřináší.
about-piece-chimney = Na stěžni. S topičem má loď na páru rychlost 4; každý další komín přidává 1. Bez parního pohonu přidává 1 dvojice.
about-piece-sail = Na stěžni: rychlost +1.
about-piece-crane = Na upevňovacím bodu pro jeřáb: při vyplutí lodi 2 VB a 1 VB u každého obchodního úředníka.
about-piece-cannon = Na upevňovacím bodu pro dělo: při vyplutí lodi 2 VB a 1 VB u každého vojenského úředníka.
about-space-title = Pole kruhu najímání
about-space =
    Od ukazatele { $steps ->
        [one] { $steps } pole
        [few] { $steps } pole
       *[other] { $steps } polí
    }: { $cost }. Lze zde najmout jednoho zaměstnance; inženýři a náboráři stojí o 1 víc.
about-post =
    { $steps ->
        [8] Ukazatel je zde; celý okruh má 8 polí
        [0] Ukazatel je zde
        [one] Od ukazatele { $steps } pole
        [few] Od ukazatele { $steps } pole
       *[other] Od ukazatele { $steps } polí
    }: { $cost }{ $fee ->
        [0] { "" }
       *[other] , včetně přirážky { $fee }
    }. { $left ->
        [0] Nikdo tu nezbývá.
        [one] Zbývá zde 1 destička.
        [few] Zbývají zde { $left } destičky.
       *[other] Zbývá zde { $left } destiček.
    }
about-barred-gone = Nikdo zde nezbývá.
about-barred-owned = Jednoho už máte; dva stejné mít nelze.
about-barred-level = Nejdřív potřebujete obchodníka úrovně I s tímto zbožím.
about-barred-money = Teď na něj nemáte.
about-exchange-title =
    { $space ->
        [0] Start kruhu burzy
       *[other] Burza, pole { $space }
    }
about-exchange-prices = Ceny v guldenech: uhlí { $coal }, látka { $cloth }, obilí { $grain }.
about-exchange-start = Zde žádné ceny nejsou: ukazatel tu jen začíná hru.
about-exchange-here = Ukazatel stojí zde; než někdo obchoduje, posune se dál.
about-exchange-ahead =
    { $moves ->
        [one] Za tyto ceny se obchoduje při příští Burze.
        [few] Platí za { $moves } akce Burza.
       *[other] Platí za { $moves } akcí Burza.
    }
about-sell-title = Prodat { FORM($good, "acc") }
about-sell = Denní cena a 1 navíc za každého vašeho obchodníka s tímto zbožím.
about-sell-now =
    Teď { $price }{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } za obchodníky: { $money }
    }.
about-sell-next =
    Při příští Burze { $price }{ $merchants ->
        [0] { "" }
       *[other] , +{ $merchants } za obchodníky: { $money }
    }.
about-swap-title = Směnit { FORM($good, "acc") } za { FORM($piece, "acc") }
about-swap = Zboží můžete místo prodeje směnit za kus z jeho seznamu; každý druh jen jednou za akci.
about-turn = Takto by kanál { $canal } ležel. Později ho nelze otočit.
about-cell = Nový kanál musí stranou sousedit s vašimi. Později ho nelze přesunout.
about-solo = Protivník přesune svou destičku do čela a provede akci ze sólové destičky: posune ukazatel, nebo odstraní destičky z nabídky. Nic nevlastní a nezískává body.
about-solo-number =
    Příští číslo je { $number }{ $number ->
        [0] { " " }({ $bracket } pro ukazatele)
       *[other] { "" }
    }; { $left ->
        [one] ve sloupečku je 1 destička
        [few] ve sloupečku jsou { $left } destičky
       *[other] ve sloupečku je { $left } destiček
    }.

## Vysvětlivky: hráči

about-player =
    { $money ->
        [one] { $money } gulden
        [few] { $money } guldeny
       *[other] { $money } guldenů
    }, { $points } VB z plaveb, { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }, { $canals ->
        [one] { $canals } kanál
        [few] { $canals } kanály
       *[other] { $canals } kanálů
    }, { $staff ->
        [one] { $staff } zaměstnanec
        [few] { $staff } zaměstnanci
       *[other] { $staff } zaměstnanců
    }.
about-reserve = V osobní zásobě: jde na palubu, když loď vyplouvá, a na té lodi zůstane.
about-money-title =
    { $money ->
        [one] { $money } gulden
        [few] { $money } guldeny
       *[other] { $money } guldenů
    }
about-money =
    Bonusová akce stojí 6, jednou za tah. Peníze na konci nepřinášejí body{ $ties ->
        [money] , ale rozhodují remízy
       *[other] { "" }
    }.
about-points = { $cruises } z plaveb, { $merchants } za obchodníky.
about-points-contracts = Vaše zakázky mají teď hodnotu { $points }. Na konci se počítá jedna červená a jedna modrá.
about-stock =
    { $count ->
        [0] Žádná destička se zbožím: není co směnit.
        [one] 1 destička se zbožím pro Burzu.
        [few] { $count } destičky se zbožím pro Burzu.
       *[other] { $count } destiček se zbožím pro Burzu.
    }
about-employee = Pracuje do konce hry. Využít ho nemusíte.
about-figure-title = Figurka lodi
about-figure = Pluje odsud dál a nikdy se nevrací.
about-figure-waits = Na kanály vpluje s vaší první lodí.
about-voyage =
    Nejdelší možná plavba má teď { $moves ->
        [one] { $moves } pohyb
        [few] { $moves } pohyby
       *[other] { $moves } pohybů
    }.
about-voyage-title = Nejdelší plavba: { $moves }
about-voyage-rule = Loď musí provést tolik pohybů, kolik je její rychlost, proto rychlost nesmí být větší.
about-used-title = Použité kanály: { $count }
about-used = Opuštěný kanál je použitý a z mapy zmizí; kanály oddělené od figurky jsou ztracené a nepočítají se.
about-water = Volná voda: vplutí stojí jeden pohyb.
about-official-title = { $symbol }, { $space }
about-official-now = Tato loď by zde získala { $points }.
about-slip-title = Loděnice: { $name }
about-place-title = Místo { $place }
about-place-kinds =
    { $place ->
        [1] Může zde být jen příď.
        [2] Může zde být příď nebo středový díl.
        [8] Může zde být středový díl nebo záď.
        [9] Může zde být jen záď.
       *[other] Může zde být jakýkoli díl.
    }
about-place = Hned vpravo od přídě nesmí být záď. Díly se nepřesouvají a nemusí se dotýkat.
about-placed =
    { $kind ->
        [bow] Příď na místě { $place }
        [stern] Záď na místě { $place }
       *[middle] Středový díl na místě { $place }
    }
about-complete = Část dokončené lodi o { $length } dílech: vypluje na konci tahu.
about-ship-title = Loď o { $length } dílech: { $points } VB
about-ship = Posádka { $crew }, děla a jeřáby { $guns }, rychlost { $speed }, úředníci a stuha { $officials }.
about-aboard = Na palubě: { $load }.
about-safety = Záchranné kruhy { $ring }, čluny { $boat }, lucerny { $lantern }.
about-speed = Rychlost { $speed } bez kormidelníka a ráhnaře.
about-moves =
    Rychlost { $speed }: { $moves ->
        [0] zatím žádný pohyb
        [one] proveden 1 pohyb
        [few] provedeny { $moves } pohyby
       *[other] provedeno { $moves } pohybů
    }, zbývá { $left }. Provést je nutné všechny.
about-result = Od úředníků zatím { $result } VB; Modrá stuha: { $riband } VB.
about-contracts = Červené: { $red }, modré: { $blue }; vidí je jen majitel. Na konci se počítá jedna od každé barvy.
about-contract-now = Teď má hodnotu { $points } VB.
about-pays-table =
    Body za 0, 1, 2 …: { $table }{ $beyond ->
        [0] { "" }
       *[other] , pak po +{ $beyond }
    }.
about-pays-steps = Body od daného počtu: { $steps }.
about-pays-each =
    { $first ->
        [0] { "" }
       *[other] Po { $firsteach } VB za první { $first }, pak{ " " }
    }{ $each } VB za každý{ $free ->
        [0] { "" }
        [one] { " " }kromě prvního
        [few] { " " }kromě prvních { $free }
       *[other] { " " }kromě prvních { $free }
    }.
