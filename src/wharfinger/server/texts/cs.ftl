# Co říká server, česky. Rozhraní čte tato id z /api/texts/server/cs; místa přicházejí jako čísla.

refused-malformed = Tuto zprávu nelze přečíst: { $reason }
refused-too-big = Tato zpráva je příliš dlouhá.
refused-too-often = Příliš mnoho požadavků. Chvíli počkejte a zkuste to znovu.
refused-too-many = Z vaší adresy je příliš mnoho spojení. Některá zavřete a zkuste to znovu.
refused-busy = Server je teď plný. Zkuste to za chvíli.
refused-watchers = Tento stůl už sleduje příliš mnoho lidí. Zkuste to později.
refused-origin = Tento požadavek přichází z jiného webu.
refused-host = Tento server takový název hostitele nepoužívá.
refused-no-table = Takový stůl tu není.
refused-no-game = Taková hra tu není.
refused-no-rules = Tato hra nemá stránku pravidel.
refused-no-texts = Takový překlad tu není.
refused-no-page = Na této adrese nic není.
refused-metrics = Metriky lze číst jen z tohoto stroje, nebo s tokenem z nastavení.
refused-no-client = Webový klient není sestaven. Spusťte ve složce web příkazy npm ci a npm run build a server znovu spusťte.
refused-hello = Vaše stránka je zastaralá. Načtěte ji znovu. (Server používá protokol { $protocol }.)
refused-damaged = Data tohoto stolu jsou poškozená, proto ho nelze otevřít.
refused-stale = Stůl se mezitím změnil (verze { $version }). Zkuste to znovu.
refused-not-running = Tato hra neběží.
refused-not-yours = To není vaše místo.
refused-not-your-turn = Tento hráč není na tahu.
refused-illegal = To zde nelze.
refused-lesson = I to je přípustné, ale v lekci se zde hraje něco jiného. Chcete-li hrát volně, lekci opusťte.
refused-no-lesson = Zde žádná lekce není.
refused-lesson-step = K tomuto kroku jste ještě nedošli.
refused-no-puzzles = Pro tuto hru nejsou žádné hádanky.
refused-no-puzzle = Taková hádanka tu není.
refused-task-illegal = To se v této úloze nehrálo.
refused-puzzle-illegal = Tento tah v této hádance není možný.
refused-puzzle-unfinished = Nejdřív tah dohrajte do konce.
refused-no-task = Taková úloha tu není.
refused-task-over = Tato úloha skončila. Chcete-li hrát dál, začněte ji znovu.
refused-language = Jazyk { $language } tu není.
refused-nothing-to-undo = Nemáte co vrátit.
refused-undo-turn = Bez souhlasu ostatních smíte vracet jen rozhodnutí vlastního tahu.
refused-undo-revealed = Tento tah odhalil něco skrytého, s vrácením musí souhlasit ostatní.
refused-undo-asked = O vrácení už někdo požádal.
refused-undo-not-asked = O vrácení nikdo nepožádal.
refused-chat-empty = Vaše zpráva je prázdná.
refused-chat-long = Zprávy mohou mít nejvýš { $most } znaků.
refused-version = Tento stůl nemá verzi { $version }.
refused-bot = Bot jménem { $bot } tu není.
refused-replace = Toto místo teď nelze předat botovi: hráč je zde, nebo ještě má čas.
refused-replace-wait =
    { $seconds ->
        [one] Hráč se ještě může vrátit. Počkejte { $seconds } sekundu.
        [few] Hráč se ještě může vrátit. Počkejte { $seconds } sekundy.
       *[other] Hráč se ještě může vrátit. Počkejte { $seconds } sekund.
    }
refused-not-lent = Na tomto místě za vás žádný bot nehraje.
refused-already-bot = Na tomto místě už hraje bot.
refused-rules = { $reason }
refused-seats = Počet míst neodpovídá počtu hráčů.
refused-no-person = U stolu musí být aspoň jeden člověk.
refused-title = Název stolu může mít nejvýš { $most } znaků.
refused-name = Jméno musí mít 1 až { $most } znaků a nesmí obsahovat čárky.
refused-full = Všechna místa jsou obsazená.
refused-already-seated = U tohoto stolu už místo máte.
refused-begun = Tato hra už začala.
refused-closed = Tento stůl byl zrušen dřív, než hra začala.
refused-not-creator = To smí jen zakladatel stolu.
refused-not-seated = To smějí jen hráči u tohoto stolu.
refused-not-finished = To půjde, až hra skončí.
refused-hidden = Hru můžete stáhnout, až skončí.
refused-record = Tento záznam nelze použít: { $reason }
refused-position = Tuto pozici nelze použít: { $reason }
refused-unworkable = Trvalo to příliš dlouho, proto to bylo zastaveno.
refused-analysis-nothing = U tohoto stolu není co rozebírat.
refused-analysis-off = Tento stůl během hry rozbor nepovoluje. Potom se otevře všem.
refused-analysis-seed = Tento stůl má zvolený seed. Rozebrat ho můžete, až hra skončí.
refused-being-played = Tato hra se zde ještě hraje. Otevřít ji můžete, až skončí.
refused-analysis-seat = Během hry radí bot jen s vašimi vlastními rozhodnutími.
refused-analysis-line = { $number }. tah této varianty zde není možný.
refused-analysis-over = Zde hra skončila: už není o čem rozhodovat.
refused-analysis-running = Zpráva bude k dispozici, až hra skončí.
refused-analysis-unknown = Bot se na tento tah ještě nepodíval. Zkuste to, až bude zpráva úplná.
refused-analysis-full = Bot má teď moc práce. Zkuste to za chvíli.
refused-analysis-yours = Bot ještě pracuje na vašich jiných hrách. Zkuste to, až skončí.
refused-analysis-failed = Bot to nedokončil. Zkuste to znovu.
refused-account-taken = Tento název účtu je obsazený.
refused-account-has = Účet už máte.
refused-password = Heslo musí mít { $low } až { $high } znaků.
refused-password-common = Toto heslo je příliš běžné. Zvolte jiné.
refused-banned = Na tomto serveru máte zákaz hraní.
refused-banned-address = Z vaší síťové adresy je přístup na tento server zakázán.
refused-muted = Na tomto serveru jste ztlumeni: nemůžete psát zprávy ani si volit jména.
refused-logged-out = Byli jste odhlášeni. Přihlaste se a hrajte dál.
refused-login = Chybné jméno nebo heslo.
refused-not-logged-in = Nejdřív se přihlaste.
refused-password-wrong = To není vaše heslo.
refused-password-name = Toto heslo obsahuje vaše jméno. Zvolte jiné.
refused-recover = Jméno a záchranný kód k sobě nepatří, nebo už byl kód použit.
refused-reset = Odkaz už neplatí nebo byl použit. Nechte si poslat nový.
refused-no-mail = Tento server neumí posílat e-maily. Použijte záchranný kód.
refused-no-data = O vás tu žádné údaje nejsou.
refused-notice-service = Tímto způsobem server oznámení posílat neumí.
refused-notice-many = Můžete jich mít nejvýš { $most }. Nejdřív nějaké odeberte.
refused-notice-unknown = Takové oznámení tu není.
refused-notice-email = To není e-mailová adresa.
refused-notice-discord = URL webhooku Discordu začíná https://discord.com/api/webhooks/.
refused-notice-slack = URL webhooku Slacku začíná https://hooks.slack.com/services/.
refused-notice-telegram = Token bota Telegramu vypadá jako 123456789:ABCdef…; chat je číslo nebo @jméno.
refused-notice-ntfy = Téma má jen písmena bez diakritiky, číslice, - a _, nejvýš 64 znaků.
refused-notice-matrix = Místnost Matrixu začíná ! nebo # a přístupový token nemá mezery.
refused-notice-host = Uveďte název veřejného serveru, např. ntfy.sh.
refused-notice-webhook = Webhook je veřejná adresa, která začíná https://.
refused-notice-unsent = E-mail s kódem se nepodařilo odeslat. Zkuste to později.
refused-notice-code = To není kód z e-mailu.
refused-notice-unconfirmed = Nejdřív zadejte kód z e-mailu.
refused-internal = Na serveru se něco pokazilo. Zkuste to znovu.
refused-database = Databáze serveru není dostupná, nic se neuložilo. Zkuste to za chvíli.
refused-slow = Vaše spojení bylo příliš pomalé. Připojte se znovu.
refused-closing = Server se vypíná. Připojte se za chvíli znovu.
refused-store = Stůl se nepodařilo uložit, nic se nezměnilo. Zkuste to znovu.
notice-bot-failed = Bot { $bot } selhal ({ $seat }); hru přebírá { $instead }.
notice-deadline = Vypršel čas: { $seat }. Ostatní mohou nechat hrát bota, nebo čekat dál.
notice-resigned = { $seat } vzdává hru; dál hraje bot.
notice-replaced =
    Za hráče { $seat } teď hraje { $bot ->
        [easy] lehký bot
        [medium] střední bot
        [hard] těžký bot
        [expert] expertní bot
        [master] mistrovský bot
        [greedy] chamtivý bot
        [random] náhodný bot
       *[other] bot { $bot }
    }.
notice-returning = { $seat } je zpět a po tomto tahu bude hrát dál.
notice-returned = { $seat } je zpět.
notice-undone =
    { $count ->
        [one] { $seat } vrací rozhodnutí.
        [few] { $seat } vrací { $count } rozhodnutí.
       *[other] { $seat } vrací { $count } rozhodnutí.
    }
notice-undo-refused = { $seat } odmítá vrácení.
notice-rematch = Další hra je připravena.
notice-stuck = V této hře nelze pokračovat: { $reason } Její tahy si můžete stáhnout.
stuck-illegal = { $number }. tah podle této verze pravidel není přípustný.
stuck-gap = v databázi chybí záznam { $number }.
stuck-event = záznam { $number } nelze přečíst.
stuck-start = hru už nelze připravit. { $reason }
stuck-rules = používá verzi pravidel { $made }, ale tento server hraje verzi { $now }.
stuck-components = používá komponenty { $made }, ale tento server hraje s { $now }.
lesson-title = { $game }: lekce
puzzle-title = { $game }: hádanka
name-learner = Nováček
name-player = Hráč { $number }
name-deleted =
    { $number ->
        [1] Smazaný hráč
       *[other] Smazaný hráč { $number }
    }
turn-title = { $title }: jste na tahu
turn-body = { $name }, jste na tahu u stolu „{ $title }“: { $link }
test-title = Zkušební oznámení z Wharfingeru
test-body = Takto se dozvíte, že jste na tahu. { $link }
code-title = Váš kód pro Wharfinger
code-body = Někdo požádal server { $server }, aby na tuto adresu posílal oznámení o tahu. Pokud jste to byli vy, zadejte tam tento kód: { $code }. Pokud ne, e-mailu si nevšímejte a další nedostanete.
email-code-body = Někdo zadal tuto adresu k účtu na serveru { $server }. Pokud jste to byli vy, zadejte tam tento kód: { $code }. Pokud ne, e-mail ignorujte.
reset-title = Nové heslo pro Wharfinger
reset-body =
    { $name }, někdo požádal o nové heslo k vašemu účtu na serveru { $server }. Pokud jste to byli vy, nastavte si ho do { $minutes } minut:

    { $link }

    Pokud ne, e-mail ignorujte: heslo zůstává beze změny.
password-changed-title = Vaše heslo pro Wharfinger bylo změněno
password-changed-body = { $name }, heslo k vašemu účtu na serveru { $server } bylo změněno a všechny ostatní prohlížeče byly odhlášeny. Pokud jste to nebyli vy, nastavte si hned nové heslo: { $server }/recover
email-changed-title = Vaše e-mailová adresa pro Wharfinger byla změněna
email-changed-body = { $name }, tato adresa už nepatří k vašemu účtu na serveru { $server }. Pokud jste to nezměnili vy, hned si změňte heslo.
account-deleted-title = Váš účet pro Wharfinger byl smazán
account-deleted-body = { $name }, váš účet na serveru { $server } byl smazán. Děkujeme, že jste hráli.
unreadable = není to platný JSON.
notice-unreadable = není to platný soubor.
notice-unworkable = čtení trvá příliš dlouho.
notice-long = má více než { $most } tahů.
notice-failed = Poslední oznámení se nepodařilo odeslat.
notice-gone = Tato adresa je z dřívější verze a už nefunguje. Odeberte ji a přidejte znovu.

## Pro toho, kdo server spouští

start-port = Port { $port } na { $host } nelze použít: { $why }.
start-workers = Více procesů potřebuje PostgreSQL: --database postgresql://… Soubor SQLite je pro jeden proces.
start-think-queue = V této databázi zatím není fronta. Nejdřív nad ní spusťte server.
start-database = Databázi nelze otevřít ({ $error }).
start-database-address = Databáze se zadává jako sqlite:///SOUBOR nebo postgresql://UŽIVATEL@HOST/NÁZEV.
start-database-packages = PostgreSQL potřebuje další balíčky: pip install "wharfinger[postgres]"
start-database-read-only = Do databáze nelze zapisovat, jen z ní číst.
start-mail-server = Poštovní server se zadává jako smtps://UŽIVATEL:HESLO@HOST:PORT nebo smtp://HOST:PORT.
start-mail-sender = Oznámení e-mailem potřebují odesílatele: --mail-from JMÉNO@HOST.
start-proxy = Proxy se zadává adresou nebo sítí, například --behind-proxy 127.0.0.1,10.0.0.0/8.
start-config-read = Nastavení v { $file } nelze přečíst: { $why }.
start-config-toml = { $file } není platný TOML: { $why }.
start-config-unknown = { $file }: nastavení { $name } neexistuje.
start-config-unknown-close = { $file }: nastavení { $name } neexistuje. Nemělo to být { $close }?
start-setting-whole = { $name } musí být celé číslo alespoň { $least }, ne { $value }.
start-setting-range = { $name } musí být celé číslo od { $least } do { NUMBER($most, useGrouping: 0) }, ne { $value }.
start-setting-number = { $name } musí být číslo alespoň { $least }, ne { $value }.
start-setting-above = { $name } musí být číslo větší než { $least }, ne { $value }.
start-setting-switch = { $name } musí být true nebo false, ne { $value }.
start-setting-choice = { $name } musí být jedno z { $choices }, ne { $value }.
start-setting-text = { $name } musí být text v uvozovkách, ne { $value }.
start-setting-list = { $name } musí být seznam textů, ne { $value }.
start-setting-table = { $name } musí být tabulka her a složek, ne { $value }.
start-setting-folders = { $name } očekává HRA=SLOŽKA, každou hru jednou, ne { $value }.

## Pro správce

database-file = Tady je potřeba databáze v souboru: sqlite:///SOUBOR.
database-absent = Databáze { $file } neexistuje.
database-older = Tato databáze má starší schéma. Aktualizuje se prvním spuštěním serveru.
database-newer = Tohle vytvořila novější verze Wharfingeru. Nejdřív Wharfinger aktualizujte.
database-failed = Databáze hlásí problém: { $error }
backup-exists = Soubor { $file } už existuje. Zvolte jiný název nebo použijte --replace.
backup-nothing = Není co zálohovat: databáze je prázdná.
backup-tool = K tomu je potřeba program PostgreSQL { $tool }. Nainstalujte klientské programy PostgreSQL (na Debianu: apt install postgresql-client).
backup-tool-failed = Program { $tool } selhal, takže se nic nezměnilo: { $error }
restore-unreadable = Soubor { $file } nelze přečíst.
restore-damaged = Soubor { $file } není záloha Wharfingeru, nebo je poškozený.
restore-format = Tato záloha má formát, který tato verze nezná: { $format }
restore-kind = { $kind ->
    [sqlite] Toto je záloha SQLite. Obnovte ji do sqlite:///SOUBOR a pak použijte wharfinger move-database.
   *[postgresql] Toto je záloha PostgreSQL. Obnovte ji do PostgreSQL a pak použijte wharfinger move-database.
  }
restore-full = { $rows ->
    [one] Databáze není prázdná: má jeden řádek. S --replace se její obsah smaže.
    [few] Databáze není prázdná: má { $rows } řádky. S --replace se její obsah smaže.
   *[other] Databáze není prázdná: má { $rows } řádků. S --replace se její obsah smaže.
  }
restore-in-use = Databáze se právě používá. Před obnovou zastavte server.
move-same = To je dvakrát tatáž databáze.
move-in-use = Databáze se právě používá. Před přesunem zastavte server.
move-full = Cílová databáze není prázdná. Přesuňte data do prázdné.
move-differs = Kopie tabulky { $table } se liší od originálu, takže se nic nepřesunulo.
deed-no-user = Nikdo jménem { $name } tu není.
deed-several-users = Jméno { $name } má víc lidí. Zadejte id, které ukazuje wharfinger admin users.
deed-no-account = { $name } nemá účet, takže není co obnovovat.
deed-address = { $address } není adresa ani síť, jako třeba 203.0.113.7 nebo 203.0.113.0/24.
deed-not-banned = { $name } zákaz nemá.
deed-not-muted = { $name } ztlumen není.
deed-no-table = Stůl { $table } neexistuje.
deed-not-running = U stolu { $table } se nehraje. Stůl můžete smazat.
deed-moved-on = U stolu { $table } právě někdo táhl. Zkuste to znovu.
deed-damaged = Data stolu { $table } jsou poškozená. Stůl můžete smazat.
deed-kind = { $kind } promazat nelze. Na výběr: { $kinds }.
check-header = popis stolu nelze přečíst.
check-chairs = místa neodpovídají počtu hráčů.
check-summary-unreadable = jeho přehled nelze přečíst.
check-summary = jeho přehled neodpovídá událostem ({ $field }).
check-digest = jeho události někdo po zápisu změnil.
