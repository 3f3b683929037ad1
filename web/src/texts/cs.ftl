# Rozhraní česky. Hry mají vlastní katalogy; odmítnutí a oznámení serveru také.

brand = Wharfinger
skip-to-content = Přejít na obsah
nav-label = Stránky
close = Zavřít
cancel = Zrušit
copy = Kopírovat
copied = Zkopírováno
save = Uložit
saved = Uloženo.
menu = Nabídka
you = vy
online = online
away = pryč
points = { " " }bodů
rule = Pravidlo { $rule }

## Lobby

lobby-title = Přístavy, kostely a lodě
lobby-lead = Tři náročné přístavní hry podle úplných pravidel. Hrajte hned proti botům, s přáteli na jednom zařízení, nebo online, klidně i na několik dní.
lobby-games = Hry
lobby-mine = Vaše hry
lobby-open = Volné stoly
lobby-open-none = Teď není žádný volný stůl. Založte ho a pošlete odkaz příteli.
lobby-running = Stoly ke sledování
lobby-running-none = Teď se nehraje žádná veřejná hra.
lobby-rename = Změnit jméno
lobby-nameless = Zvolte si jméno
speed = Zrychlování: { $percent } %
speed-about = Hrát můžete hned. Než to skončí, hrají boti o něco slaběji.
players-range =
    { $low ->
        [1]
            sólo nebo až { $high ->
                [one] { $high } hráč
                [few] { $high } hráči
               *[other] { $high } hráčů
            }
       *[other]
            { $low } až { $high ->
                [one] { $high } hráč
                [few] { $high } hráči
               *[other] { $high } hráčů
            }
    }
play-now = Hrát proti botům
set-up = Založit stůl…
join = Připojit se
join-named = Připojit se: { $name }
your-turn = Jste na tahu
show-all = Zobrazit vše ({ $count })
show-more = Zobrazit další
show-fewer = Zobrazit méně
table-finished-ago = konec { $when }
table-stuck-short = poškozený
table-free =
    { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
table-deadline = konec lhůty na tah { $when }
table-moved = poslední tah { $when }
record-title = Otevřít záznam
record-about = Přehrajte si uloženou hru tah po tahu, nebo v ní pokračujte.
record-go-on = pokračovat ve hře, kde skončila
record-open = Vybrat soubor…
nowhere-title = Stránka nenalezena
nowhere-about = Na této adrese nic není. Odkaz je možná neúplný.
to-lobby = Zpět do lobby

## Zakládání stolu

new-title = Založit stůl
new-game = Hra
new-no-game = Taková hra tu není.
new-players = Hráči
new-order-note = Začínající hráč se obvykle losuje; pak se hraje v tomto pořadí.
new-pace = Tempo
pace-live = Živě
pace-live-about = Všichni hrají teď, bez časového limitu.
pace-correspondence = Korespondenčně
pace-correspondence-about = Hrajte, kdy se vám to hodí. Za hráče, kterému vyprší čas, může převzít hru bot.
pace-days = Dní na tah
new-open = Viditelnost
open-link = Soukromý
open-link-about = Stůl najde jen ten, kdo má odkaz.
open-public = Veřejný
open-public-about = Stůl je vidět v lobby. Kdokoli může zaujmout volné místo nebo sledovat.
new-rules = Pokročilé volby
new-rules-group = Pravidla
new-table-group = Stůl
new-rules-about =
    { $count ->
        [0] vše výchozí
        [one] jedna změněna
        [few] { $count } změněny
       *[other] { $count } změněno
    }
new-name = Název stolu
new-seed = Seed
new-seed-about = Stejný seed rozdá vždy stejnou hru. Všichni vidí, že jste ho zvolili. Bez něj se rozdává náhodně.
chosen-seed = zvolený seed
chosen-seed-about = Zakladatel stolu zvolil seed a může znát skryté karty.
new-create = Začít hru
new-create-wait = Založit stůl
usual = { $value } (výchozí)
order-earlier = Posunout dopředu: { $name }
order-later = Posunout dozadu: { $name }
chair = Místo { $number }
chair-me = Vy
chair-open = Volné místo
chair-hotseat = Hráč na tomto zařízení
chair-name = Jméno
chair-name-of = Jméno na místě { $number }
bot-other = Bot „{ $name }“
bot-easy = Lehký bot
bot-easy-about = Hraje okamžitě a skoro nemyslí dopředu.
bot-medium = Střední bot
bot-medium-about = Myslí trochu dopředu. Dobrý první soupeř.
bot-hard = Těžký bot
bot-hard-about = Přemýšlí asi vteřinu a trestá chyby.
bot-expert = Expertní bot
bot-expert-about = Přemýšlí až deset vteřin na tah.
bot-master = Mistrovský bot
bot-master-about = Naučil se z milionů her sám se sebou. Nejsilnější.
bot-greedy = Chamtivý bot
bot-greedy-about = Vždy zvolí krok, který je právě teď nejlepší. Je rychlý, a přitom ne slabý.
bot-random = Náhodný bot
bot-random-about = Hraje náhodné přípustné tahy.
name-player = Hráč { $number }
name-deleted =
    { $number ->
        [1] Smazaný hráč
       *[other] Smazaný hráč { $number }
    }
name-bot = { $bot } { $number }
name-bot-easy = Lehký
name-bot-medium = Střední
name-bot-hard = Těžký
name-bot-expert = Expert
name-bot-master = Mistr
name-bot-greedy = Chamtivý
name-bot-random = Náhodný

## Před hrou

waiting-for =
    { $count ->
        [one] Čeká se na jednoho hráče.
        [few] Čeká se na { $count } hráče.
       *[other] Čeká se na { $count } hráčů.
    }
waiting-prepared = Hra se připravuje…
waiting-free = volné místo
sit-down = Zaujmout toto místo
leave-table = Odejít od stolu
kind-bot = bot
invite-title = Pozvat hráče
invite-about = Kdo má tento odkaz, může zaujmout volné místo.
invite-link = Odkaz na stůl
own-link =
    { $count ->
        [1] Odkaz na vaše místo
       *[other] Odkaz na vaše místo { $number }
    }
own-link-about = Díky němu můžete za toto místo hrát i na jiném zařízení. Nikomu ho neposílejte.
start-with-bots = Začít hned, volná místa obsadí boti

## Stůl

table-opening = Otevírá se stůl…
table-gone = Tento stůl je zavřený
logged-out = Odhlášeno
table-stuck = V této hře nelze pokračovat. Její tahy si můžete stáhnout z nabídky.
line-lost = Spojení se přerušilo. Obnovuje se…
error-line-lost = Spojení se přerušilo, než se to podařilo. Zkuste to znovu.
error-offline = Server není dostupný.
error-server = Odpověď serveru nedává smysl ({ $status }). Zkuste to znovu.
board-label = Plán
dock-label = Vaše rozhodnutí
tabs-label = Části stolu
tab-board = Plán
tab-players = Hráči
tab-log = Záznam
tab-chat = Chat
zoom = Zvětšení plánu
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-now = { $percent } %
zoom-reset = Původní velikost
watching = sledujete
curtain-title = Předejte zařízení: { $name }
curtain-about = Na stole je něco, co smí vidět jen { $name }. Ukáže se to, až bude { $name } u zařízení.
curtain-lift = Ukázat můj stůl
curtain-public = Toto smí vidět všichni.
curtain-show = Ukázat stůl: { $name }
waits-for = Na tahu: { $name }
to-move = na tahu
turn-order = Pořadí hráčů
turn-order-drawn = Pořadí hráčů: { $names }. Začíná { $first }.
turn-order-drawn-you = Pořadí hráčů: { $names }. Začínáte vy.
points-now = Body
points-now-about = Kolik by kdo měl, kdyby hra skončila teď
points-final = Konečné skóre
thinking = přemýšlí
help = O čem teď rozhoduji?
all-choices = Zobrazit všechny možnosti ({ $count })
stepper-less = O jeden méně: { $name }
stepper-more = O jeden více: { $name }
stepper-of = { $value } z { $held }
narrowed =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
fold = Sbalit možnosti
unfold = Zobrazit možnosti
back = Vzít zpět

## Tah

end-turn = Ukončit tah
undo = Zpět
restart-turn = Tah znovu
choose-first = Vyberte
anyway = Přesto: { $deed }
drawer =
    { $count ->
        [one] Ještě { $count } možnost
        [few] Ještě { $count } možnosti
       *[other] Ještě { $count } možností
    }
turn-then = Potom: { $what }
held = Vybráno: { $choice }
held-confirm = Enter potvrdí „{ $button }“
card-choices = Výběr pravým tlačítkem: { $choices }
setting-auto-end = Končit můj tah automaticky
setting-auto-end-about = Tah skončí, jakmile vám zbývá už jen kupovat, prodávat nebo splácet.

## U stolu

undo-ask = Požádat o vrácení
undo-wanted = { $name } žádá o vrácení tahu.
undo-waiting = Požádali jste o vrácení tahu. Čeká se na ostatní.
agree = Souhlasit
refuse = Odmítnout
resign = Vzdát hru
resigned = vzdáno
leave = Opustit hru…
leave-title = Opustit hru?
leave-about = Necháte-li hrát bota, můžete se později vrátit. Když hru vzdáte, bot ji za vás dohraje.
replace-me = Nechat hrát bota
let-bot-play = Nechat hrát bota
take-seat-back = Vrátit se na své místo
away-left = Pryč: na návrat zbývá { $time }
share = Sdílet
share-watch = Kdo má tento odkaz, může sledovat nebo zaujmout volné místo.
log-empty = Zatím se nic neodehrálo.
since-you = Od vašeho posledního tahu
look-then = Ukázat plán v této chvíli
chat-empty = Zatím nikdo nic nenapsal.
chat-say = Napište něco
chat-send = Odeslat
notify-title = { $table }: jste na tahu

## Učení hrou

learn-short = Naučit se hrou
learn-game = { $game }: naučit se hrou
learn-opening = Lekce se připravuje…
learn-guided = Hra s průvodcem
learn-guided-about =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    } na skutečném plánu: čtěte, dívejte se a hrajte, co je zvýrazněné.
learn-guided-done = Dokončeno
learn-start = Začít
learn-progress = Hvězdy: { $stars } z { $most }
learn-stars =
    { $stars ->
        [0] zatím nevyřešeno
        [one] jedna hvězda
        [few] { $stars } hvězdy
       *[other] { $stars } hvězd
    }
learn-puzzles = Hádanky
learn-puzzles-about = Pozice z her silných botů. Jeden tah je jasně nejlepší: najděte ho.
learn-to-puzzles = Řešit hádanky
task = Úloha
task-number = { $lesson }: úloha { $number } z { $of }
task-turns =
    { $left ->
        [one] Zbývá jeden tah
        [few] Zbývají { $left } tahy
       *[other] Zbývá { $left } tahů
    }
task-met = splněno
task-hint = Nápověda
task-retry = Zkusit znovu
task-show-solution = Ukázat řešení
task-solution = Řešení
task-won = Vyřešeno!
task-lost = Ne tak docela
task-lost-legal = Všechny tahy byly přípustné, ale cíl jste nesplnili.
task-bot-thinks = Bot si prohlíží váš tah…
task-bot-same = Z hlediska celé hry je váš tah v pořádku: bot by ho zahrál také.
# one form
task-bot = { $number ->
    [0] Bot by zahrál:
   *[other] V { $number }. tahu by bot zahrál:
  }
task-bot-astray = Bez této úlohy by bot zahrál:
task-bot-points = Do konce hry tím podle něj získáte asi o { NUMBER($points, maximumFractionDigits: 1) } b. víc.
task-next = Další úloha
task-to-lessons = Všechny lekce
task-to-tasks = K úlohám
puzzle = Hádanka
puzzle-title = Najděte nejlepší tah
puzzle-text = Jste na tahu ve hře silných botů. Zahrajte celý tah. Kroky můžete vracet, dokud tah neodhalil nic nového.
puzzle-rating = Rating hádanky { $rating }
puzzle-judging = Váš tah se posuzuje…
puzzle-grade-best = Nejlepší tah!
puzzle-grade-good = Dobrý tah
puzzle-grade-inaccuracy = Nepřesnost
puzzle-grade-mistake = Chyba
puzzle-grade-blunder = Hrubá chyba
puzzle-lost =
    Stojí vás { NUMBER($percent, maximumFractionDigits: 1) } p. b. šance na výhru ({ NUMBER($win, maximumFractionDigits: 0) } % místo { NUMBER($best, maximumFractionDigits: 0) } %) a asi { NUMBER($points, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } bod
        [few] { NUMBER($points, maximumFractionDigits: 1) } body
        [many] { NUMBER($points, maximumFractionDigits: 1) } bodu
       *[other] { NUMBER($points, maximumFractionDigits: 1) } bodů
    }.
puzzle-lost-win = Stojí vás { NUMBER($percent, maximumFractionDigits: 1) } p. b. šance na výhru: { NUMBER($win, maximumFractionDigits: 0) } % místo { NUMBER($best, maximumFractionDigits: 0) } %.
puzzle-kept-all = S ním vyhrajete { NUMBER($best, maximumFractionDigits: 0) } % her; každý jiný plán vás stojí nejméně { NUMBER($margin, maximumFractionDigits: 1) } p. b.
puzzle-best = Nejlepší tah
puzzle-next = Další hádanka
puzzle-all = Všechny hádanky
puzzle-yours = Váš rating: { $rating }
puzzle-change = { $change }
puzzle-unrated = Tuto hádanku už jste hráli, do ratingu se nepočítá.
puzzles-short = Hádanky
puzzles-game = { $game }: hádanky
puzzles-about = Každá pozice pochází ze hry silných botů a hluboké hledání v ní našlo jeden tah jasně lepší než všechny ostatní. Zahrajte svůj tah; uvidíte, co získá nebo ztratí.
puzzles-daily = Hádanka dne
puzzles-daily-done = Dnes vyřešeno. Přijďte zase zítra!
puzzles-daily-tried = Dnes odehráno.
puzzles-any = Trénovat
puzzles-any-about =
    { $count ->
        [one] { $count } hádanka
        [few] { $count } hádanky
       *[other] { $count } hádanek
    } podle vašeho ratingu.
puzzles-rating = Rating
puzzles-streak = Série
puzzles-solved = Vyřešeno
puzzles-solved-of = { $solved } z { $count }
puzzles-best-streak = nejdelší: { $best }
learn-go-on = Pokračovat
learn-anew = Začít znovu
lesson = Lekce
lesson-step = Krok { $step } z { $of }
lesson-next = Dál
lesson-free = Hrát dál samostatně
lesson-back = Zpět
lesson-leave = Opustit lekci
lesson-astray = I to je přípustné, ale v lekci se hraje to, co je zvýrazněné.

## Stránka pravidel

rules-short = Jak hrát
how-to-play = Jak hrát { $game }
rules-complete = Úplná pravidla
rules-how = Hru ještě neznáte? Přečtěte si nejdřív, jak se hraje.
rules-complete-of = Úplná pravidla: { $game }
rules-lead = Všechna pravidla, když si potřebujete něco ověřit.
rules-search = Hledat v pravidlech
rules-found =
    { $count ->
        [0] Nic nenalezeno.
        [one] Nalezeno jedno místo.
        [few] Nalezena { $count } místa.
       *[other] Nalezeno { $count } míst.
    }
rules-contents = Obsah
rules-decisions = O čem rozhodujete
rules-things = Co je co a k čemu slouží
rules-switches = Volby
rules-switch-usual = { $value } (výchozí)
rules-switch-range = číslo od { $low } do { $high }
rules-components = Komponenty
rules-reconstructed = rekonstrukce
rules-reconstructed-about = Tyto hodnoty nešlo přečíst z tištěné hry. Jsou to návrhy, které odpovídají všemu, co je známo; kdo hru vlastní, může je v souboru opravit.
rules-component = Komponenta
rules-note = Poznámka
rules-loading = Načítají se pravidla…

## Konec hry a přehrávání

result-winner =
    { $count ->
        [one] Vítězí { $names }
        [few] Společně vítězí { $names }
       *[other] Společně vítězí { $names }
    }
result-you =
    { $count ->
        [one] Vyhráli jste!
        [few] Společně vítězí { $names }
       *[other] Společně vítězí { $names }
    }
results = Výsledky
results-board = Ukázat plán
results-counting = Počítají se body…
results-time = Body v průběhu hry
results-moments = Klíčové okamžiky
results-gain =
    { $points ->
        [one] +{ $points } bod
        [few] +{ $points } body
       *[other] +{ $points } bodů
    }
results-lead = přebírá vedení
results-analyse = Které tahy byly chyby a co bylo lepší? Bot prověří každý tah.
results-report = Zpráva o hře
results-share-about = Kdo otevře tento odkaz, uvidí výsledky a může hru přehrát a rozebrat.
results-share-link = Odkaz na výsledky
result-solo-you =
    Získali jste { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
result-solo =
    { $name }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
result-best-new = Nový osobní rekord! Dosud to bylo { $best }.
result-best-equal = Vyrovnali jste svůj rekord.
result-best = Váš rekord je { $best }.
result-none = Konec hry
result-fold = Skrýt výsledky
result-unfold = Zobrazit výsledky
spoken-over = Hra skončila.
spoken-over-won =
    Hra skončila. { $count ->
        [one] Vítězí
        [few] Společně vítězí
       *[other] Společně vítězí
    } { $names }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
rematch = Hrát znovu
rematch-go = Přejít do nové hry
record-save = Stáhnout hru
replay = Přehrát
replay-at = rozhodnutí { $at } z { $of }
replay-at-short = { $at } / { $of }
replay-slider = Rozhodnutí
replay-turn-back = O tah zpět
replay-back = O rozhodnutí zpět
replay-on = O rozhodnutí dál
replay-turn-on = O tah dál
replay-play = Přehrávat
replay-pause = Pozastavit
replay-leave = Zpět do hry
replay-leave-finished = K výsledku

## Rozbor

analysis = Rozbor
analysis-about = Zjistěte, co který tah ztratil, zkuste jiné tahy a zeptejte se bota, co by zahrál.
analysis-opening = Otevírá se rozbor…
analysis-closed = Tuto hru nelze rozebrat
analysis-over = Zde hra skončila
analysis-tab-advice = Bot
analysis-tab-report = Zpráva
analysis-tab-moves = Tahy
analysis-eyes = Pohled na plán
analysis-eyes-actor = Hráč na tahu
analysis-share = Sdílet
analysis-share-link = Odkaz na tuto pozici
analysis-share-about = Kdo otevře tento odkaz, uvidí tuto pozici i variantu, která k ní vedla.
analysis-share-running = Dokud hra běží, funguje odkaz jen pro vás, protože ukazuje i to, co smíte vědět jen vy.
analysis-position = Pozice jako text
analysis-position-about = Celá pozice, i s tím, co je skryté. Můžete ji uložit, změnit a znovu otevřít.
analysis-position-running = Co vědět nemůžete, je v ní rozdáno náhodně.
analysis-open = Otevřít jinou
analysis-open-title = Otevřít jiný záznam nebo pozici
analysis-open-link = Rozebrat záznam nebo pozici…
analysis-paste = Vložte záznam nebo pozici
analysis-open-go = Rozebrat
analysis-allowed = rozbor povolen
analysis-allowed-about = Hráči smějí během hry rozebírat vlastní rozhodnutí s botem.
new-analysis = Rozbor
new-analysis-after = Po hře
new-analysis-during = I během hry
new-analysis-after-about = Rozbor se otevře, až hra skončí.
advice-ask = Zeptat se bota
advice-about = Bot odsud hledá nejlepší tahy a ví při tom jen to, co může vědět hráč na tahu.
advice-over = Zde už není o čem rozhodovat.
advice-others = Dokud hra běží, radí bot jen s vašimi vlastními rozhodnutími.
advice-stop = Zastavit
advice-seconds-label = Čas na přemýšlení
advice-seconds = { $seconds } s
advice-slow = Hra se ještě zrychluje, proto je toto hledání mělčí než obvykle.
advice-sum = { $name }: odehráno { NUMBER($simulations) } zkušebních her za { $seconds } s. První tah je nejlepší s jistotou { $sure } %.
advice-device = Počítá toto zařízení.
advice-server = Váš prohlížeč to spočítat neumí, počítá tedy server.
advice-visits = { $share } % pokusů
prospect-win = { $win } ± { $error } %
prospect-points = { $points } ± { $spread } bodů
lines-none = Zahrajte na plánu cokoli, za kteréhokoli hráče, a vyzkoušejte to.
lines-back = Zpět do hry
lines-forget = Smazat tuto variantu
graph-section = Průběh hry
graph-kind = Co graf ukazuje
graph-win = Šance na výhru
graph-points = Očekávané body
graph-score = Dosavadní body
graph-label-win = Šance hráčů na výhru v průběhu hry
graph-label-points = Očekávané body hráčů v průběhu hry
graph-label-score = Body hráčů v průběhu hry
graph-percent = { $share } %
graph-of = { $name } { $value }
graph-turn = { $turn }. tah, { $name }
graph-end = Konec
graph-progress = Prověřeno { $done } z { $total } tahů
graph-deeper = Sporné tahy se prověřují hlouběji…
graph-queued = Bot ještě pracuje na jiných zprávách. Vaše začne, jakmile bude mít volno.
graph-waiting = { $count ->
    [one] Ve frontě: před vámi je 1 analýza
    [few] Ve frontě: před vámi jsou { $count } analýzy
   *[other] Ve frontě: před vámi je { $count } analýz
}
graph-again = Zkusit znovu
grade-inaccuracy = Nepřesnost
grade-mistake = Chyba
grade-blunder = Hrubá chyba
moves-better = Lepší:
moves-chance = Šance na výhru po tomto tahu ({ $name })
moments = Zlomové tahy
moments-none = Žádný tah nevyčnívá jako chyba.
moments-yet = Zatím žádné.
moment-lost = −{ $share } % šance na výhru
moment-lost-points = −{ $share } % bodů
report-player = Hráč
report-accuracy = Přesnost
report-unfinished = Bot tahy ještě prověřuje. Čísla se změní.
report-how = Jak se tahy hodnotí
report-how-search =
    Bot v každé pozici hledá nejlepší tah podle toho, co hráč mohl vědět. Potom porovná, jak hra pokračuje po něm a po tahu,
    který se skutečně hrál. O hodnocení rozhoduje, co zahraný tah ztratil:
report-how-grade = { $grade }: ztrácí { $share } % nebo více šance na výhru
report-how-alone = { $grade }: ztrácí { $share } % nebo více bodů
report-how-accuracy =
    Přesnost je 100 %, když žádný tah nic neztratil. Jako na lichess klesá přesnost tahu s šancí na výhru, kterou ztratil; tahy
    váží víc tam, kde se hra láme, a špatné tahy váží hodně. Tahy bez možnosti volby se nepočítají.
learn-yours = Učit se ze svých chyb
learn-of = Učit se z chyb: { $name }
learn-title = Učení z chyb
learn-at = { $at } z { $of }
learn-leave = Zavřít
learn-ask = Tento tah stál { $share } % šance na výhru. Najděte lepší ({ $name }).
learn-judging = Váš tah se prověřuje…
learn-best = Ano, to je nejlepší tah.
learn-good =
    { $share ->
        [0] Dobře: je to stejně dobré jako nejlepší tah.
       *[other] Dobře: ztrácí to jen { $share } %.
    }
learn-missed = Jde to lépe: tento tah ztrácí { $share } %.
learn-solution = Nejlepší:
learn-show = Ukázat řešení
learn-skip = Přeskočit
learn-retry = Zkusit znovu
learn-next = Další
learn-again = Začít znovu
learn-done =
    { $solved ->
        [0] To bylo vše. Zkuste to znovu: každá chyba má řešení.
       *[other] Hotovo! Lepší tah jste našli v { $solved } z { $of } pozic.
    }
learn-nothing = Není tu chyba, ze které by se šlo učit.
learn-hidden = Dokud hledáte lepší tahy, jsou zpráva a bot skryté.
sources = Odkud jsou body
sources-source = Zdroj
sources-total = Celkem
sources-earlier = Před tímto záznamem

## Nastavení

settings = Nastavení
setting-name = Vaše jméno
setting-name-about = Toto jméno vidí ostatní hráči. Na tomto serveru je uloženo pro tento prohlížeč.
setting-language = Jazyk
setting-language-auto = Podle prohlížeče
setting-theme = Vzhled
setting-theme-auto = Automaticky
setting-theme-light = Světlý
setting-theme-dark = Tmavý
setting-seats = Barvy hráčů
setting-seats-harbour = Přístavní
setting-seats-safe = Pro barvoslepé
setting-seats-strong = Výrazné
setting-speed = Rychlost animací
setting-speed-off = Vypnuto
setting-speed-fast = Rychle
setting-speed-normal = Normálně
setting-speed-slow = Pomalu
setting-confirm = Potvrzovat tahy
setting-confirm-about = Tah nelze vrátit, jakmile předá hru dalšímu hráči nebo odhalí něco skrytého.
setting-confirm-always = Vždy
setting-confirm-irreversible = Když ho nelze vrátit
setting-confirm-turn = Na konci mého tahu
setting-confirm-never = Nikdy
setting-sound = Zvuky
setting-sound-about = Krátký tón, když jste na tahu, když hra končí a když tah není možný.
setting-compute = Kde počítat analýzu
setting-compute-about = Automaticky: na tomto zařízení, a je-li příliš pomalé, na serveru.
setting-compute-auto = Automaticky
setting-compute-device = Toto zařízení
setting-compute-server = Server
setting-bots = Ať za boty přemýšlí moje zařízení
setting-bots-about = Ve hrách, kde proti sobě máte jen boty. Drží-li bot karty, které nesmíte vidět, přemýšlí server.
setting-cores = Vlákna pro analýzu
setting-cores-count =
    { $count ->
    [one] { $count } vlákno
    [few] { $count } vlákna
   *[other] { $count } vláken
}
setting-volume = Hlasitost
setting-notify = Oznámení na ploše
setting-notify-about = Zobrazí se, když jste na tahu a stránka je na pozadí.
setting-notify-refused = Váš prohlížeč oznámení z této stránky blokuje.
account = Účet
account-about = Ke hraní ho nepotřebujete. S účtem máte své hry v každém prohlížeči.
account-in = Jste přihlášeni jako { $name }.
account-name = Název účtu
account-password = Heslo
account-create = Založit účet
account-login = Přihlásit se
account-logout = Odhlásit se
account-manage = Spravovat účet
account-enter = Přihlásit se nebo založit účet
account-since = Účet od { $date }
password-about = Aspoň 10 znaků. Dobře poslouží několik náhodných slov.
password-old = Vaše heslo
password-new = Nové heslo
password-change = Změnit heslo
password-changed = Heslo je změněno. Všechny ostatní prohlížeče byly odhlášeny.
codes-title = Záchranné kódy
codes-about = Zapomněli jste heslo? Každý kód vás jednou pustí zpátky do účtu.
codes-left =
    { $count ->
        [0] Nemáte žádné kódy.
        [one] Zbývá vám jeden kód.
        [few] Zbývají vám { $count } kódy.
       *[other] Zbývá vám { $count } kódů.
    }
codes-make = Získat kódy
codes-renew = Získat nové kódy
codes-renew-about = Nové kódy nahradí ty dosavadní.
codes-keep = Uložte si kódy na bezpečné místo. Znovu už se nezobrazí.
codes-download = Stáhnout
codes-done = Mám je uložené
codes-file = Záchranné kódy pro Wharfinger: { $name }, { $server }
email-title = E-mail
email-about = Na odkaz, když zapomenete heslo, a na zprávy o změnách účtu. Na nic jiného.
email-is = Vaše adresa je { $address }.
email-asked = Kód, který jsme poslali na { $address }
email-address = E-mailová adresa
email-add = Přidat adresu
email-change = Změnit adresu
email-remove = Odebrat adresu
email-send = Poslat kód
browsers-title = Kde jste přihlášeni
browsers-count =
    { $count ->
        [one] Jste přihlášeni jen tady.
        [few] Jste přihlášeni ve { $count } prohlížečích.
       *[other] Jste přihlášeni v { $count } prohlížečích.
    }
browsers-about = Odhlášením ostatních přestanou platit i odkazy na vaše místa.
browsers-end = Odhlásit ostatní prohlížeče
browsers-ended = Teď jste přihlášeni jen tady.
data-title = Vaše údaje
data-about = Vše, co o vás server ukládá, v jednom souboru: účet, nastavení, hry a jejich záznamy.
data-download = Stáhnout údaje
delete-title = Smazat účet
delete-about = Vaše hry zůstanou, ale vaše jméno z nich zmizí. V rozehraných hrách vás nahradí bot. Nejde to vrátit.
delete-open = Smazat účet…
delete-sure = Smazat účet?
delete-now = Smazat účet
delete-done = Váš účet byl smazán.
recover-title = Zapomněli jste heslo?
recover-mail-title = Odkaz e-mailem
recover-who = Název účtu nebo e-mailová adresa
recover-send = Poslat odkaz
recover-sent = Má-li tento účet e-mailovou adresu, odkaz je na cestě. Platí hodinu.
recover-code-title = Záchranný kód
recover-code = Záchranný kód
recover-set = Nastavit heslo a přihlásit se
recover-neither = Nejde ani jedno? Obraťte se na správce serveru.
recover-no-mail = Tento server neposílá e-maily. Došly vám kódy? Obraťte se na správce serveru.
reset-title = Zvolte si nové heslo
reset-again = Poslat jiný odkaz
notices = Oznámení
notices-about = Až budete na tahu a nebudete u stolu, pošleme vám e-mail, zprávu na Discord či Telegram nebo push oznámení.
notice-service = Přidat oznámení
notice-choose = Vyberte…
notice-add = Přidat
notice-remove = Odebrat
notice-remove-named = Odebrat: { $name }
notice-test = Vyzkoušet
notice-sent = Odesláno.
notice-unsent = Odeslání selhalo.
notice-code = Kód z e-mailu
notice-confirm = Potvrdit
notice-service-email = E-mail
notice-service-discord = Discord
notice-service-telegram = Telegram
notice-service-ntfy = ntfy
notice-service-matrix = Matrix
notice-service-slack = Slack
notice-service-webhook = Webhook
notice-service-gone = Stará adresa
notice-hint-email = Na tuto adresu nejdřív pošleme kód.
notice-hint-discord = V Discordu otevřete nastavení kanálu, pak Integrace a Webhooky, a zkopírujte URL webhooku.
notice-hint-telegram = Založte bota přes @BotFather a pak mu pošlete zprávu, aby vám mohl odpovědět.
notice-hint-ntfy = V aplikaci ntfy se přihlaste k odběru tématu. Zvolte název, který nikdo neuhodne.
notice-hint-matrix = Použijte účet, který je v místnosti; jeho přístupový token je v nastavení aplikace v části Nápověda.
notice-hint-slack = Ve Slacku přidejte do kanálu aplikaci „Incoming Webhooks“ a zkopírujte URL webhooku.
notice-hint-webhook = Váš vlastní server dostane POST s položkami title, text a link jako JSON.
notice-field-email-address = Vaše e-mailová adresa
notice-field-discord-webhook = URL webhooku
notice-field-telegram-token = Token bota
notice-field-telegram-chat = ID chatu nebo @jméno
notice-field-ntfy-topic = Téma
notice-field-ntfy-server = Server (prázdné = ntfy.sh)
notice-field-ntfy-token = Přístupový token, vyžaduje-li ho téma
notice-field-matrix-server = Domovský server, např. matrix.org
notice-field-matrix-room = ID místnosti
notice-field-matrix-token = Přístupový token
notice-field-slack-webhook = URL webhooku
notice-field-webhook-address = Adresa začínající https://

## Klávesy

keys-title = Klávesové zkratky
keys-choose = vybrat možnost podle čísla; v panelu nastavit naposledy změněný počet, jinak první
keys-confirm = vybrat označené; podruhé potvrdit
keys-back = o krok zpět
keys-close = zavřít, nebo znovu zobrazit všechny možnosti
keys-walk = procházet možnosti a plán; Enter vybere
keys-board = pohyb po plánu, nebo změna počtu
keys-step = při přehrávání: o rozhodnutí zpět nebo dál
keys-turn = při přehrávání: o tah zpět nebo dál
keys-ends = při přehrávání: na začátek nebo konec
keys-play = při přehrávání: přehrát nebo pozastavit
keys-zoom = přiblížit, oddálit, původní velikost plánu
keys-help = zobrazit tento přehled

## První slovo volby a nadpis nad několika z nich

verb-accept = přijmout
verb-build = postavit
verb-buy = koupit
verb-canal = kanál
verb-construct = postavit
verb-discard = odhodit
verb-done = hotovo
verb-donate = přispět
verb-enter = navštívit
verb-go = jít
verb-hire = najmout
verb-move = jít na
verb-none = nic
verb-pass = pasovat
verb-pay = zaplatit
verb-repay = splatit
verb-score = vyhodnotit
verb-sell = prodat
verb-stop = skončit
verb-take = vzít
verb-use = použít
