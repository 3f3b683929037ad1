# Příkazová řádka česky.

about = Tři náročné přístavní hry: hrajte v prohlížeči nebo v terminálu, přehrávejte a rozebírejte partie, nechte soutěžit boty.
about-play = hrát v terminálu proti botům nebo s přáteli u jedné klávesnice
about-serve = spustit server pro hry v prohlížeči
about-config = ukázat nastavení serveru a odkud která hodnota pochází
about-think = počítat tahy botů a rozbory pro servery nad společnou databází PostgreSQL
about-replay = procházet zaznamenanou hru
about-arena = nechat boty hrát zápasy: podíly výher, rating, grafy
about-components = vypsat všechny komponenty hry a původ jejich hodnot
about-features = popsat příznaky, z nichž se skládá pozorování hry
about-actions = vypsat kódy akcí hry a jejich názvy
about-perft = spočítat pozice po daném počtu rozhodnutí
about-bench = změřit rychlost hry na tomto stroji
about-build = přeložit hry předem
about-protocol = popsat protokol botů, nebo zkontrolovat program bota
about-games = vypsat hry
metavar-command = PŘÍKAZ
arg-language = jazyk: { $languages } (výchozí: WHARFINGER_LANGUAGE, LC_ALL, LC_MESSAGES nebo LANG)
no-language = Jazyk { $language } zde není. K dispozici: { $languages }.
arg-game = hra; vypíše je `wharfinger games`
arg-components = složka s opravenými soubory komponent
arg-players = počet hráčů
arg-seats = kdo hraje, v pořadí u stolu: human, easy, medium, hard, expert, master, greedy, random nebo program:PŘÍKAZ, oddělené čárkami
arg-names = jména hráčů oddělená čárkami
arg-seed = seed rozdání; stejný seed rozdá stejnou hru
arg-option = volba hry; lze opakovat
arg-list-options = vypsat volby hry
arg-save = po každém tahu uložit do SOUBOR
arg-resume = pokračovat v uložené hře
arg-no-confirm = končit tahy bez potvrzení
arg-file = zaznamenaná hra
arg-to = vypsat stůl po řádku N záznamu a skončit
arg-depth = do hloubky kolika rozhodnutí
arg-divide = ukázat počet pro každý první tah
arg-position = začít od souboru s pozicí místo nové hry
arg-json = vypsat jeden objekt JSON
arg-arena-players = počet hráčů u stolu (výchozí: kolik je botů, nejméně 2)
arg-arena-bots = boti oddělení čárkami (výchozí: greedy,random); bota s čárkou v názvu dejte do uvozovek
arg-arena-games = počet her (výchozí: 100); násobek počtu botů rozdělí místa rovnoměrně
arg-workers = počet procesů (výchozí: jeden na jádro)
arg-out = soubor s výsledky; zastavený zápas pokračuje, kde skončil
arg-show = místo hraní vypsat výsledky z tohoto souboru
arg-plot = navíc nakreslit rating a body do tohoto souboru, .svg nebo .png
arg-check = zahrát s tímto příkazem krátkou hru a oznámit, zda dodržuje protokol
arg-check-game = hra pro --check
arg-check-time = kolik sekund na odpověď
arg-config = soubor TOML s nastavením; přednost mají přepínače a proměnné WHARFINGER_…
settings-address = Adresa
settings-data = Data
settings-work = Procesy
settings-limits = Limity
settings-mail = E-mail
settings-logs = Logy a metriky
setting-default = výchozí
setting-with-default = { $about } (výchozí: { $default })
switch-on = zapnuto
switch-off = vypnuto
setting-host = adresa, na které server poslouchá; 0.0.0.0 pustí i jiné stroje
setting-port = port, na kterém server poslouchá
setting-url = veřejná adresa serveru pro odkazy v oznámeních
setting-behind-proxy = důvěřovat hlavičkám X-Forwarded-* od těchto proxy, zadaných adresou nebo sítí (127.0.0.1,10.0.0.0/8)
setting-origin = další povolený původ; lze opakovat
setting-open = po spuštění otevřít prohlížeč
setting-database = sqlite:///SOUBOR nebo postgresql://UŽIVATEL:HESLO@HOST/NÁZEV; výchozí je soubor ve vaší datové složce
setting-components = hrát HRA s opravenými soubory komponent v SLOŽKA; pro každou hru lze zadat jednou
setting-workers = počet procesů; více než jeden vyžaduje PostgreSQL
setting-analyses = kolik rozborů najednou
setting-engines = na pozadí sestavit rozbor pro prohlížeče, pokud chybí
setting-thinking-seconds = po kolika sekundách bez odezvy se bot nebo rozbor zastaví
setting-reading-seconds = kolik sekund smí trvat načtení nahrané hry
setting-grace = kolik sekund smí být hráč pryč od živého stolu, než ho ostatní mohou nahradit botem
setting-connections = nejvyšší počet spojení na proces
setting-connections-each = nejvyšší počet spojení z jedné adresy
setting-sockets-each = kolik stolů smí být najednou otevřeno z jedné adresy
setting-watchers = nejvyšší počet diváků u jednoho stolu
setting-header-seconds = do kolika sekund musí dorazit hlavičky požadavku
setting-body-seconds = do kolika sekund musí dorazit tělo požadavku
setting-answer-seconds = do kolika sekund musí být požadavek vyřízen a odpověď stažena
setting-rate = násobí všechny limity četnosti; 0 vypne limity četnosti i spojení, pro zátěžové testy
setting-smtp = váš poštovní server pro oznámení e-mailem: smtps://UŽIVATEL:HESLO@HOST:PORT
setting-mail-from = adresa odesílatele těchto e-mailů; výchozí je uživatel poštovního serveru
setting-log = od jaké závažnosti se zprávy logují: debug, info, warning nebo error
setting-log-format = řádky logu pro lidi (text), nebo pro programy (json)
setting-access-log = logovat každý požadavek
setting-metrics-token = token, se kterým smějí /metrics číst i jiné stroje; bez něj jen tento
arg-processes = počet počítajících procesů (výchozí: jeden na jádro)
arg-save-dir = ukládat do této složky záznam každé hry
serving = Wharfinger běží na { $address } (ukončíte ho klávesami Ctrl-C).
serving-unbuilt = Wharfinger odpovídá na { $address }/api, ale webový klient není sestaven: spusťte ve složce web příkazy npm ci a npm run build.
serving-queue = { $processes ->
    [one] Počítá { $processes } proces
    [few] Počítají { $processes } procesy
    [many] Počítá { $processes } procesu
   *[other] Počítá { $processes } procesů
 }. Ukončíte klávesami Ctrl+C.
getting-faster = (zrychluje se: { $percent } %)
compiling = kompiluje se { $what } (na tomto počítači jen jednou)
players =
    { $low } až { $high ->
        [one] { $high } hráč
        [few] { $high } hráči
       *[other] { $high } hráčů
    }
which-game = Kterou hru?
which-game-again = Napište číslo od 1 do { $count }, nebo název.
prompt-mark = { "> " }
prompt = { $name }> { "" }
prompt-usual = { $name } (Enter: { $does })> { "" }
prompt-confirm = Enter: ukončit tah · undo: vzít zpět > { "" }
confirm-usage = Enter ukončí tah, undo vezme zpět poslední rozhodnutí.
turn-whole = Váš tah: { $deeds }
turn-whole-of = Tah ({ $name }): { $deeds }
turn-so-far = Váš dosavadní tah: { $deeds }
turn-so-far-of = Dosavadní tah ({ $name }): { $deeds }
turn-if-ended = Váš tah, pokud ho teď ukončíte: { $deeds }
turn-if-ended-of = Tah, pokud teď skončí ({ $name }): { $deeds }
nothing-done = Žádná akce.
no-choice = Možnost { $number } tu není: napište jedno z uvedených čísel, nebo slova.
beyond-turn = Váš tah končí dřív než poslední z těchto rozhodnutí, proto se žádné nezahrálo.
page-more = Strana { $page } z { $pages } · Enter: další strana · q: zpět ke stolu > { "" }
page-last = Enter: zpět ke stolu > { "" }
name-you = Hráč
name-player = Hráč { $number }
name-program = Program { $number }
nobody = nikdo
generic-title = { $game } · { $turn }. tah · { $player }
options-title = Volby hry { $game } (první hodnota je výchozí)
col-option = volba
col-values = hodnoty
col-meaning = význam
col-clause = pravidla
any-text = libovolný text ({ $default })
number-range = { NUMBER($low, useGrouping: 0) } až { NUMBER($high, useGrouping: 0) } (výchozí: { $default })
saved-where = Hra se po každém tahu ukládá do { $path }. Nápovědu vypíše help.
saved = Uloženo do { $path }.
goodbye = Hra je uložena. Pokračování: wharfinger play --resume { $path }
replay-hint = Přehrání: wharfinger replay { $path }
undone =
    { $count ->
        [one] Vzato zpět.
        [few] Vzata zpět { $count } rozhodnutí.
       *[other] Vzato zpět { $count } rozhodnutí.
    }
undo-nothing = Zatím není co vzít zpět.
undo-turn = V tomto tahu jste zatím nic neudělali.
undo-revealed = To nelze vzít zpět: odhalilo se něco skrytého.
log-usage = Napište log, nebo log a počet tahů.
log-deeds = { $deeds }.
log-empty = Zatím se nic neodehrálo.
help-commands =
    Napište číslo volby, nebo její slova, i několik: sell beer=2 cloth=1
    undo: vzít zpět rozhodnutí · undo all: celý tah · choices: s vysvětlením
    table: celý stůl · log [N]: poslední tahy · scores: kdyby hra skončila teď
    help BOD: pravidlo podle čísla · save [SOUBOR]: kopie · quit: odejít, uloženo
no-clause = Pravidla bod { $clause } nemají.
bot-out = { $name } selhal: { $why } Odteď se za toto místo hraje náhodně.
winner = Vítězí { $names } ({ $ending }).
winner-you = Vyhráli jste ({ $ending }).
winners = O vítězství se dělí { $names } ({ $ending }).
solo-result =
    { $name } má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
scores-hidden = Body se v této hře odhalí až na konci.
col-player = hráč
col-points = body
col-place = místo
replay-line = řádek { $number } z { $count }
replay-start = začátek
replay-prompt = Enter dál · b zpět · číslo · q konec > { "" }
replay-last = To je poslední řádek.
replay-range = Řádky jsou 0 až { $count }.
perft-title =
    { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
col-depth = hloubka
col-leaves = listy
col-seconds = sekundy
col-rate = listy/s
col-move = tah
total = celkem
components-title = { $game }: { $label }, kontrolní součet { $checksum }
components-file = { $file }.toml
components-reconstructed =
    REKONSTRUKCE: { $count } z { $total } hodnot níže jsou návrhy, nepřečtené ze hry. Kdo hru vlastní,
    může soubory opravit a hrát s --components SLOŽKA.
components-above-all = Především: { $files }.
components-sound = Žádná hodnota není rekonstruovaná.
features-title = { $game }: příznaků { $count }
features-section = { $section }: { $rows } × { $width }, od { $first }
col-range = rozsah
col-unit = jednotka
col-name = název
col-value = hodnota
col-provenance = zdroj
col-note = poznámka
provenance-printed = tištěno
provenance-rulebook = pravidla
provenance-reconstructed = REKONSTRUKCE
check-about =
    { $title }{ $author ->
        [none] { "" }
       *[other] { " " }(autor: { $author })
    }: { $answers ->
        [one] { $answers } odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    } ve hře { $game }, nejpomalejší za { $slowest } s.
check-slow = Jedna odpověď trvala { $slowest } s, víc než polovinu povolených { $limit } s; na vytíženém stroji to bude příliš pomalé.
check-stays = Program do { $limit } s po quit neskončil a musel být ukončen. Má skončit, když přečte quit nebo když se zavře standardní vstup.
check-silent = Programu nebyla položena žádná otázka, takže kontrola moc neříká. Zkuste jiný --seed.
check-wrong = Něco je špatně.
check-well = Vše v pořádku: program dodržuje protokol { $protocol }.
col-bot = bot
col-games = hry
col-best = nejlepší
col-worst = nejhorší
arena-progress = hraje se
arena-rate = { $rate } her/s
arena-title =
    { $game }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }
arena-pairs = Jak často skončil řádek před sloupcem (dělená místa se počítají napůl)
arena-foot = Stejně silný bot by vyhrál { $par } svých míst. 95% intervaly berou rozdání jako nezávislá. Body ± směrodatná odchylka, rating ± nejistota, rozhodnutí na hru.
arena-uneven =
    Poslední kolo po { $round ->
        [one] { $round } hře
        [few] { $round } hrách
       *[other] { $round } hrách
    } není úplné, místa a rozdání tedy nejsou zcela vyrovnaná.
arena-forfeit = { $bot } prohrává hru { NUMBER($game, useGrouping: 0) } kontumačně: { $reason }
arena-torn = Poslední řádek souboru { $path } je neúplný, a proto se nepočítá.
arena-plotted = Graf je v { $path }.
arena-stopped = Zastaveno. Všechny dokončené hry jsou v { $path }; stejný příkaz pokračuje.
arena-stopped-lost = Zastaveno. Aby šlo v zápase pokračovat, zadejte mu soubor s výsledky: --out SOUBOR.
col-win-share =
    podíl
    výher
col-interval =
    95%
    interval
col-rating = rating
col-spread = body
col-mean-place = místo
col-margin = náskok
col-forfeits =
    kontu-
    mace
col-decisions =
    rozhod-
    nutí
col-pace =
    ms
    každé

## Přemýšlení

thinking = { $name } přemýšlí…
thinking-so-far = { $name } přemýšlí: { NUMBER($simulations) } simulací za { $seconds } s

## Rozbor

about-analyse = najít nejlepší tahy v pozici, s očekávanými body a šancí na výhru
about-tune = ladit váhy hodnocení hry hrou proti sobě
about-learn = naučit se lepší váhy hodnocení z partií, které hraje prohledávání
about-puzzles = najít hádanky: pozice z her botů, v nichž je jeden tah jasně nejlepší
about-selfplay = zapsat partie prohledávání proti sobě jako balíky pro učení
arg-analyse-file = soubor se záznamem
arg-analyse-position = soubor s pozicí místo záznamu
arg-analyse-to = pozice po řádku N záznamu (výchozí: poslední)
arg-analyse-time = přemýšlet tolik sekund (výchozí: 10)
arg-analyse-simulations = nebo tolik simulací; stejný počet a seed dají stejnou odpověď
arg-analyse-lines = kolik tahů se vypíše (výchozí: 5)
arg-analyse-workers = kolik stromů se prohledává souběžně (výchozí: 2)
analyse-asks = { $player }, { $turn }. tah:
analyse-title = { NUMBER($simulations) } simulací za { $seconds } s
analyse-sure = První tah je nejlepší s jistotou { $share } %. Výhra: šance ± polovina 95% intervalu. Body: průměr ± směrodatná odchylka na konci.
analyse-turn = tah
analyse-share = simulace
analyse-promise = { $win } ± { $error } %, { $points } ± { $spread }
analyse-points = { $points } ± { $spread }

## bench

arg-bench-players = počet hráčů (výchozí: 4, nebo kolik hra připouští)
arg-bench-seconds = jak dlouho hrát náhodné hry (výchozí: 2)
arg-bench-only = měřit jen tento proces: bez čistého Pythonu a doby kompilace
bench-compiled = Hrají se náhodné hry…
bench-plain = Hrají se náhodné hry v čistém Pythonu…
bench-starts = Měří se první a pozdější spuštění…
bench-title =
    { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $mode }
bench-mode-compiled = zkompilováno
bench-mode-checked = zkompilováno s kontrolou mezí
bench-mode-library = zkompilováno předem
bench-mode-plain = čistý Python
bench-speed = rozhodnutí za sekundu
bench-plain-speed = v čistém Pythonu
bench-ratio = zkompilováno / čistý Python
bench-times = { $times }×
bench-length = rozhodnutí na hru
bench-legal = přípustných tahů na rozhodnutí
bench-legal-is = průměr { $mean }, nejvíce { $most }
bench-record = velikost pozice
bench-bytes = { $count } bajtů
bench-copy = kopie v dávce
bench-spread = průměr { $mean } µs, p99 { $p99 }, nejvíce { $max } ({ $times }× průměr)
bench-python = z Pythonu
bench-start = první a pozdější spuštění
bench-start-is = { $first } s, pak { $later } s ({ $times }×)

## build

arg-build-target = native: knihovny pro tento druh počítače; wasm: WebAssembly pro prohlížeče; cuda: výpočty na grafických kartách NVIDIA
arg-build-game = sestavit jen tuto hru (výchozí: všechny)
arg-build-output = složka pro soubory (výchozí: v balíčku, kde je hry najdou)
build-made = { $file }, { $size } kB
build-no-compiler = K sestavení je potřeba Numba: pip install numba.
build-no-linker = Chybí linker: nainstalujte překladač C, třeba gcc nebo clang, nebo spusťte pip install ziglang.

## tune a learn

arg-fit-players = počty hráčů oddělené čárkami, používají se střídavě (výchozí: { $players })
arg-fit = hry pro každou kalibraci (výchozí: 400)
arg-fit-seed = první rozdání
arg-fit-workers = počet procesů (výchozí: jeden na jádro)
arg-fit-write = zapsat soubor hodnocení do SOUBOR (výchozí: vypsat)
arg-ray = počítat na clusteru Ray na této adrese; local spustí jeden na tomto počítači
arg-journal = ukládat dosavadní výsledky do SOUBOR; zastavený běh pokračuje, kde skončil
arg-tune-generations = generace CMA-ES (výchozí: 40); 0 jen kalibruje
arg-tune-population = kandidátů na generaci (výchozí: 16)
arg-tune-games = her na kandidáta (výchozí: 120)
arg-tune-tries = pokusů na tah (výchozí: 8)
arg-tune-step = první krok jako díl každé váhy (výchozí: 0.25)
arg-tune-seconds = skončit po generaci, v níž tento čas vyprší
arg-tune-blend = jak daleko od ručních vah k novým, 0 až 1 (výchozí: 1)
arg-tune-check = hry na kontrolu výsledku (výchozí: 600)
tune-generation = generace { $number }: skóre { $merit }, výhry { $wins }, náskok { $lead } ({ $seconds } s)
tune-check =
    kontrola, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: výhry { $new } proti { $old }, náskok { $lead }
arg-learn-rounds = kola hraní a učení (výchozí: 3)
arg-learn-games = her na kolo (výchozí: 600)
arg-learn-simulations = simulací na rozhodnutí (výchozí: 100)
arg-learn-shake = jak moc se váhy rozkolísají (výchozí: 0.3)
arg-learn-check = hry proti starým vahám na konci (výchozí: 120)
arg-learn-blend = jak daleko k tomu, co říkají hry, nejvýš 1 (výchozí: 1)
learn-round = { $number }. kolo
learn-check = kontrola
learn-progress = { $what }: { $done } z { $total } her, { $seconds } s
learn-round-done = { $number }. kolo: { $points } bodů na místo; hodnota vysvětluje { $before } rozptylu, teď { $after }
learn-compared =
    kontrola, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: { $new } proti { $old } bodům, výhry { $wins }

## texts

about-texts = zkontrolovat překlady a poznamenat, z čeho vznikly
arg-texts-action = check: vypsat, co chybí, zastaralo nebo je chybně; mark: poznamenat, z které angličtiny který překlad vznikl
arg-texts-ids = s mark: zprávy, jejichž překlad platí, ač se angličtina změnila
arg-texts-language = jen tento jazyk
arg-texts-all = s mark: všechny překlady jsou aktuální
texts-no-language = Překlad do jazyka { $language } ještě není. Přidejte k en.ftl soubory { $language }.ftl.
texts-only-mark = Zprávy a --all patří k mark, ne k check.
texts-marked =
    { $count ->
        [one] 1 zpráva poznamenána.
        [few] { $count } zprávy poznamenány.
       *[other] { $count } zpráv poznamenáno.
    }
texts-checked =
    { $findings ->
        [0] Žádné chyby
        [one] 1 chyba
        [few] { $findings } chyby
       *[other] { $findings } chyb
    }, { $files ->
        [one] { $files } katalog
        [few] { $files } katalogy
       *[other] { $files } katalogů
    } ({ $languages }).
find-syntax = neplatný Fluent: { $why }
find-twice = definováno dvakrát
find-file = tento katalog nemá překlad { $language }
find-missing = není přeloženo do { $language }
find-extra = není v anglickém katalogu
find-stale = angličtina se od překladu změnila
find-unmarked = nepoznamenáno; je-li překlad správný, spusťte wharfinger texts mark
find-no-text = nemá vlastní text, angličtina ano
find-attribute-missing = chybí atribut .{ $attribute }
find-attribute-unknown = angličtina atribut .{ $attribute } nemá
find-variable-missing = chybí ${ $variable }
find-variable-unknown = ${ $variable } neexistuje
find-reference = { $name } v tomto souboru není definováno
find-function = funkce { $name } neexistuje
find-form = žádný název v tomto jazyce nemá tvar { $form }
find-form-call = FORM chce proměnnou a tvar: FORM($card, "acc")
find-plural-missing = ${ $variable } potřebuje tvary množného čísla { $form }
find-plural-unknown = { $language } nemá tvar množného čísla { $form } (u ${ $variable })
find-plural-number = [{ $form }] znamená i { $number }, musí tedy uvést ${ $variable }
find-plural-none = v angličtině se řídí počtem ${ $variable }, zde ne; stačí-li jeden tvar, napište do komentáře „one form“

## puzzles

arg-puzzles-count = kolik hádanek má soubor mít (výchozí: 50)
arg-puzzles-players = počty hráčů oddělené čárkami (výchozí: 2,3)
arg-puzzles-games = simulací na tah ve hrách (výchozí: 200)
arg-puzzles-judging = simulací na posouzení každého z nejlepších tahů (výchozí: 800)
arg-puzzles-again = nejdřív znovu posoudit hádanky v souboru s --judging simulacemi a vynechat ty, kde žádný tah nevyčnívá
arg-puzzles-after = vynechat prvních N tahů hry (výchozí: 12)
arg-puzzles-write = soubor, do kterého se přidává (výchozí: vlastní hádanky hry)
puzzles-again = znovu posouzeno: { $number } z { $total }, vynecháno { $dropped }, { $seconds } s
puzzles-progress = hra { $number }: { $there } z { $total } hádanek, { $seconds } s
puzzles-done =
    { $file } má { $count ->
        [one] { $count } hádanku
        [few] { $count } hádanky
       *[other] { $count } hádanek
    }.
arg-selfplay-out = složka pro balíky; ty, které tam už jsou, zůstanou
arg-selfplay-games = počet her, zaokrouhlený nahoru na celé balíky (výchozí: 256)
arg-selfplay-shard = her v balíku (výchozí: 16)
arg-selfplay-simulations = simulací na rozhodnutí (výchozí: 100)
arg-selfplay-temperature = jak volně se tahy losují podle simulací; 0 hraje vždy nejlepší (výchozí: 1)
arg-selfplay-network = soubor sítě, která vede prohledávání
selfplay-progress = balíky: { $done } z { $total }, { $seconds } s
selfplay-done =
    { $folder } má { $games ->
        [one] { $games } hru
        [few] { $games } hry
       *[other] { $games } her
    }.

## Argumenty

argparse-usage = { "použití: " }
argparse-positional = argumenty
argparse-options = přepínače
argparse-help = vypsat tuto nápovědu a skončit
argparse-version = vypsat verzi a skončit
argparse-error = { $problem }. Viz { $command } --help.
argparse-argument = { $argument }: { $problem }
argparse-required = chybí: { $arguments }
argparse-unrecognized = neznámý argument: { $arguments }
argparse-expected = chybí hodnota
argparse-ignored = hodnota sem nepatří: { $value }
argparse-choice = { $value } tu není; na výběr je { $choices }
argument-whole = má to být celé číslo aspoň { $least }, ne { $value }
argument-number = má to být číslo, ne { $value }
argument-seconds = má to být počet sekund větší než 0, ne { $value }
metavar-game = HRA
metavar-file = SOUBOR
metavar-dir = SLOŽKA
metavar-list = SEZNAM
metavar-n-list = N,…
metavar-code = KÓD
metavar-name-value = NÁZEV=HODNOTA
metavar-game-dir = HRA=SLOŽKA
metavar-seconds = SEKUNDY
metavar-host = HOST
metavar-address = ADRESA
metavar-addresses = ADRESY
metavar-action = AKCE
metavar-target = CÍL
metavar-id = TEXT
metavar-factor = NÁSOBEK
metavar-level = ÚROVEŇ
metavar-format = FORMÁT
metavar-token = TOKEN
metavar-only = KTERÉ
metavar-table = STŮL
metavar-from = ODKUD
metavar-to = KAM
metavar-text = TEXT
metavar-name = JMÉNO
metavar-words = SLOVA
metavar-time = DOBA
metavar-kind-list = DRUH,…
metavar-user = OSOBA
metavar-status = STAV
metavar-title = NÁZEV

## Co bylo zadáno špatně

wrong-option = Volba se zadává jako NÁZEV=HODNOTA, ne { $value }.
wrong-option-twice = Volba { $option } je zadána dvakrát.
wrong-game = Uveďte, co chcete hrát: { $games }.
wrong-options-game = Uveďte, čí volby: wharfinger play HRA --list-options.
wrong-arena-game = Uveďte hru, nebo výsledky k vypsání pomocí --show.
wrong-perft-game = Uveďte hru, nebo pozici pomocí --position SOUBOR.
wrong-record-game = { $file } je partie hry { $has }, ne { $game }.
wrong-position-game = { $file } je pozice hry { $has }, ne { $game }.
wrong-names = { $seats ->
        [one] Je tu { $seats } místo
        [few] Jsou tu { $seats } místa
       *[other] Je tu { $seats } míst
    }, ale { $names ->
        [one] { $names } jméno
        [few] { $names } jména
       *[other] { $names } jmen
    }.
wrong-seats = { $players ->
        [one] Hraje { $players } hráč
        [few] Hrají { $players } hráči
       *[other] Hraje { $players } hráčů
    }, ale v { $value } { $seats ->
        [one] je { $seats } místo
        [few] jsou { $seats } místa
       *[other] je { $seats } míst
    }.
wrong-seat = Na místě může být { $kinds } nebo program:PŘÍKAZ, ne { $value }.
wrong-seats-unknown = { $file } neříká, kdo hraje (chybí { $missing }). Uveďte to pomocí --seats.
wrong-seats-program = { $file } odkazuje na program. Programy se spouštějí, jen když je sami uvedete pomocí --seats.
wrong-seats-file = V { $file } má být tolik hráčů: { $count }, každý z { $kinds }. Uveďte, kdo hraje, pomocí --seats.
wrong-resumed = { $option } je jen pro novou hru; uložená hra má své vlastní.
wrong-line = { $file } má řádky 0 až { $last }, ne { $line }.
wrong-analyse-file = Uveďte soubor se záznamem, nebo soubor s pozicí pomocí --position, ale ne oboje.
wrong-analyse-to = --to patří k záznamu; soubor s pozicí je jen jedna pozice.
wrong-show-game = --show vypíše odehraný zápas, proto hru neuvádějte.
wrong-show = --show vypíše odehraný zápas; { $option } k němu nepatří.
wrong-above = { $option } musí být víc než { $low }, ne { $value }.
wrong-least = { $option } musí být aspoň { $least }, ne { $value }.
wrong-part = { $option } musí být víc než 0 a nejvýše 1, ne { $value }.
wrong-between = { $option } musí být mezi 0 a 1, ne { $value }.
wrong-check = --check musí být 0 nebo aspoň { $least }, ne { $value }.
wrong-numbers = { $option } očekává čísla oddělená čárkami, ne { $value }.
wrong-divide = Pro rozdělení musí být hloubka aspoň 1.

## Pro správce

about-admin = starat se o lidi a stoly serveru; běžící servery poslechnou během sekund
about-backup = uložit celou databázi do jednoho souboru, i za běhu serveru
about-restore = obnovit zálohu
about-check = přehrát všechny uložené hry a vypsat poškozené
about-move-database = přesunout vše do jiné databáze, z SQLite do PostgreSQL nebo zpět
about-admin-users = vypsat lidi
about-admin-tables = vypsat stoly
about-admin-sessions = vypsat přihlášené prohlížeče
about-admin-log = ukázat, co správci udělali
about-admin-ban = zakázat přístup člověku nebo adrese
about-admin-unban = zrušit zákaz
about-admin-mute = nechat člověka hrát, ale nepsat a nevolit jména a názvy
about-admin-unmute = zrušit ztlumení
about-admin-logout = odhlásit člověka všude
about-admin-reset = dát účtu nové heslo
about-admin-rename = změnit jméno člověka, i u všech jeho stolů
about-admin-delete-user = smazat účet a jméno člověka; hry zůstanou
about-admin-retitle = změnit název stolu
about-admin-close = ukončit rozehranou hru tak, jak je
about-admin-delete-table = smazat stůl i s jeho hrou
about-admin-prune = smazat, čeho se dlouho nikdo nedotkl
arg-page = stránka (výchozí: 1)
arg-size = položek na stránku (výchozí: 50)
arg-reason = důvod, do protokolu
arg-as = kdo to dělá, do protokolu (výchozí: vaše uživatelské jméno)
arg-words = jen ti s tímto textem ve jméně či názvu, nebo s tímto id
arg-only-users = jen lidé se zákazem, nebo jen ztlumení
arg-status = jen stoly v tomto stavu
arg-of-user = jen to, co patří tomuto člověku
arg-user = člověk: id, název účtu, nebo jméno, které má jen jeden
arg-ban-address = místo člověka zakázat tuto adresu nebo síť
arg-table = id stolu
arg-for = na jak dlouho, např. 12h, 7d nebo 4w (výchozí: do odvolání)
arg-new-name = nové jméno
arg-new-title = nový název
arg-older-than = bez dotyku po tuto dobu, např. 90d, 26w nebo 1y
arg-prune-only = jen toto: sessions, finished, open, practice, running, visitors (výchozí: vše kromě running)
arg-dry-run = jen vypsat, co by se smazalo
arg-backup-file = soubor, do něhož se zapíše
arg-backup-replace = přepsat soubor, pokud existuje
arg-restore-file = záloha
arg-restore-replace = smazat dosavadní obsah databáze
arg-check-tables = jen tyto stoly, podle id (výchozí: všechny)
arg-move-from = databáze s daty
arg-move-to = prázdná databáze
argument-duration = doba je číslo s m, h, d, w nebo y, třeba 90d, ne { $value }
col-id = id
col-account = účet
col-created = od
col-tables = stoly
col-banned = zákaz
col-muted = ztlumen
col-game = hra
col-title = název
col-status = stav
col-players = hráči
col-updated = poslední změna
col-at = kdy
col-who = kdo
col-what = co
col-subject = koho
col-details = podrobnosti
col-reason = důvod
table-status = { $status ->
    [waiting] otevřený
    [running] hraje se
    [finished] dohráno
    [closed] zavřený
   *[stuck] zaseknutý
  }
admin-yes = ano
admin-page = Stránka { $page } z { $pages }, celkem { $total }.
admin-user-or-address = Zadejte buď člověka, nebo --address.
admin-ban = { $name }: zákaz platí.
admin-ban-until = { $name }: zákaz platí do { $until }.
admin-unban = { $name }: zákaz zrušen.
admin-mute = { $name }: ztlumeno.
admin-mute-until = { $name }: ztlumeno do { $until }.
admin-unmute = { $name }: ztlumení zrušeno.
admin-logout = { $count ->
    [one] { $name }: odhlášeno z jednoho prohlížeče.
    [few] { $name }: odhlášeno ze { $count } prohlížečů.
   *[other] { $name }: odhlášeno z { $count } prohlížečů.
  }
admin-reset = Nové heslo účtu { $name } je { $password }
admin-rename = { $count ->
    [one] { $name } se teď jmenuje { $new }, i u jednoho stolu.
    [few] { $name } se teď jmenuje { $new }, i u { $count } stolů.
   *[other] { $name } se teď jmenuje { $new }, i u { $count } stolů.
  }
admin-delete-user = { $count ->
    [one] { $name }: smazáno; jedna hra zůstává beze jména.
    [few] { $name }: smazáno; { $count } hry zůstávají beze jména.
   *[other] { $name }: smazáno; { $count } her zůstává beze jména.
  }
admin-retitle = Stůl { $table } se teď jmenuje { $title }.
admin-close = Hra u stolu { $table } je ukončena.
admin-delete-table = Stůl { $table } je smazán.
admin-pruned = { $kind ->
    [sessions] prošlá přihlášení: { $count }
    [finished] dohrané stoly: { $count }
    [open] otevřené stoly: { $count }
    [practice] lekce a hlavolamy: { $count }
    [running] rozehrané hry: { $count }
   *[visitors] návštěvníci bez her: { $count }
  }
admin-dry-run = Nic nebylo smazáno (--dry-run).
backup-done = Zálohováno do { $file } ({ $size } MB; stoly: { $tables }, lidé: { $people }).
restore-done = Obnovena záloha z { $made } (stoly: { $tables }, lidé: { $people }).
checking = kontrola
check-no-table = Stůl { $table } neexistuje.
check-fault = Stůl { $table }: { $reason }
check-done = Zkontrolované stoly: { $checked }, poškozené: { $bad }.
moving = přesun
move-done = Vše je přesunuto (stoly: { $tables }, lidé: { $people }, řádky: { $rows }). Stará databáze zůstala, jak byla.
wrong-think-database = think potřebuje databázi PostgreSQL vašich serverů: --database postgresql://UŽIVATEL@HOST/NÁZEV. Server s SQLite počítá sám.
