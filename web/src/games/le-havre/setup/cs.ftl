# Příprava hry Le Havre.

setup-length-full = Plná hra
    .about =
        { $players ->
            [1] 7 kol, se speciálními budovami.
            [2] 14 kol, se speciálními budovami.
            [3] 18 kol, se speciálními budovami.
           *[other] 20 kol, se speciálními budovami.
        }
setup-length-short = Zkrácená hra
    .about =
        { $players ->
            [1] 4 kola. Víc surovin na začátku, bez speciálních budov.
            [2] 8 kol. Víc surovin na začátku, bez speciálních budov.
            [5] 15 kol. Víc surovin na začátku, bez speciálních budov.
           *[other] 12 kol. Víc surovin na začátku, bez speciálních budov.
        }
setup-expansion-cards = Speciální budovy, které se přimíchají do balíčku. Do každé hry se jich losuje šest.
setup-expansion-cards-essen-2008 = Essen 2008
    .about = 12 promo budov.
setup-expansion-cards-grand-hameau = Le Grand Hameau
    .about = Rozšíření: 30 budov.
setup-expansion-cards-essen-2010 = Essen 2010
    .about = Veletrh hraček.
setup-expansion-cards-later-promos = Pozdější promo karty
    .about = Další dvě budovy.
setup-marketplace-solo-limit = Kolik dává Tržiště v sólové hře
setup-marketplace-solo-limit-4 = Nejvýš 4 suroviny
    .about = Karta z roku 2020: těžší hra.
setup-marketplace-solo-limit-8 = Až 8 surovin
    .about = Karta z roku 2008: snazší hra.
setup-group-money = Nákup, prodej a půjčky
setup-group-payments = Placení surovinami
setup-group-buildings = Jednotlivé budovy
setup-group-end = Konec hry
setup-group-solo = Hra jednoho hráče
setup-out-of-turn-selling = Smějí hráči prodávat karty mezi tahy ostatních? Základní pravidla to povolují. Pravidla pro zkušené hráče v polské příručce jen na úhradu platby.
setup-buy-then-sell-same-turn = Všechna pravidla zakazují prodat kartu a v témž tahu ji koupit zpět. Polská lze číst tak, že zakazují i opak.
setup-interest-mode = Všechna pravidla chtějí celkem 1 frank, jen hlavní text ruských 1 za každou půjčku.
setup-expensive-loans = Varianta polských pravidel: kdo má tolik půjček, kolik je hráčů, platí o 1 frank úroku víc.
setup-final-auto-repay = Půjčka stojí na konci 7, ale splacení jen 5, proto se před vyúčtováním splatí za vás.
setup-minimal-payments = Zda smí platba obsahovat surovinu, která není potřeba. Pravidla o tom mlčí.
setup-substitution-scope = Podle pravidel platí cihly vždy i za jíl a ocel za železo. Toto určuje, kam až „vždy“ sahá.
setup-black-market-redeal = Česká pravidla rozdávají znovu, začíná-li Černý trh na vrchu balíčku. Polská a ruská to doporučují.
setup-arts-centre-cost = Tištěná karta a ruská pravidla uvádějí 2 jíly, česká a polská 1.
setup-ironworks-cost = Tištěná karta a ruská pravidla uvádějí 3 dřeva, česká a polská 1.
setup-yacht-purchasable = Podle karty lze jachtu koupit. Pravidla zmiňují jen výměnu za železnou loď.
setup-stadium-purchasable = Žádná pravidla Fotbalový stadion neprodávají; známá počítačová verze ano.
setup-town-takes-stadium = Město bere budovu s nejnižším číslem a Stadion má nejvyšší. Pravidla lze číst oběma způsoby.
setup-harbour-watch-several = V závěrečných tazích může být v budově víc dělníků. Pravidla neříkají, co pak Přístavní stráž udělá.
setup-toy-fair-loan-francs = Zda půjčka z Veletrhu hraček přinese 4 franky jako každá jiná. Karta to neříká.
setup-stockmarket-bank-bought = Burza platí 3 franky, když jiný hráč postaví Banku. Karta neříká, zda platí i koupě.
setup-final-action-optional = Podle pravidel každý hráč ještě jednou „může“ hrát.
setup-solo-removed-specials = Polská pravidla z roku 2020 vyřazují Přístavní stráž a druhou budovu, nejspíš Zoo. Pravidla z roku 2008 nevyřazují nic.
