# Příprava hry Hamburgum.

setup-officials-numbered = Číslovaní
    .about = Základní hra: sedm úředníků v pevném pořadí, každý jednou zaplatí.
setup-officials-advanced-choice = Modří podle výběru
    .about = Varianta I: sedm silnějších úředníků leží odkrytě. Při stavbě si jednoho vyberete.
setup-officials-advanced-random = Modří zamíchaní
    .about = Varianta II: stejných sedm v zamíchaném sloupku. Berete si vrchního.
setup-group-turn = Tah
setup-group-harbour = Přístav a obchod
setup-group-tokens = Žetony a úředníci
setup-group-end = Konec hry
setup-group-looks = Vzhled
setup-start-player = Podle pravidel začíná, kdo naposledy navštívil kostel. Zde se losuje, pokud neurčíte jinak.
setup-negative-prestige = Zda lze dlouhý přesun po rondelu zaplatit prestiží, kterou nemáte. Pravidla o tom mlčí.
setup-idle-action = Pravidla popisují všechny akce jako možnost, takže nemusíte dělat nic. Někde se trvá na tom, že se něco udělat musí.
setup-empty-supply = Všech pět vašich lodí je v přístavu a jedna by při příjezdu nové odplula. Pravidla o tom mlčí.
setup-dutchman-sales = Pravidla nazývají Létající Holanďany neutrálními. V jednom popisu partie je smějí nakládat všichni.
setup-depot-beyond-10 = Na plánu jsou ceny do deseti kusů a pravidla žádný limit nemají.
setup-building-token-scope = Podle znění pravidel se počítá jen čtvrť. Popsané výsledky počítají celou mapu a žeton katedrály by jinak neměl žádnou cenu.
setup-blue-top = Zda všichni vidí příštího modrého úředníka. Pravidla to neříkají.
setup-canon-surplus = Kanovník vám může přinést druhý nevyhodnocený žeton téhož druhu. Úplná pravidla to kontrolují až po akci Kostel; rychlý úvod to zakazuje.
setup-turn-limit = Pravidla limit nemají. Limit ukončí hru po daném počtu kol a vyhodnotí ji tak, jak je.
setup-tie-money = Pravidla rozhodují remízy „zbylými“ penězi: buď všemi, nebo těmi pod poslední celou stovkou.
setup-money-name = Na hamburské straně plánu tolary, na londýnské libry.
