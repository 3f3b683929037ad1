# Co knihovna říká o tazích, souborech a volbách, které nelze použít. { $asked } je celá věta nebo dvě.

refused-over = „{ $words }“ zahrát nelze: hra skončila.
refused-why = { $player } nemůže zahrát „{ $words }“: { $why }.
refused-because = { $player } nemůže zahrát „{ $words }“: { $why }. { $asked }
refused-words = { $player } nemůže zahrát „{ $words }“. { $asked }
refused-nothing = { $player } musí říct, co hraje. { $asked }
refused-unfinished = Tah ještě neskončil ({ $player }). { $asked }
refused-rest = zbývá jen „{ $rest }“ a i to je třeba uvést
turn-over = tah už skončil
legal = Možnosti: { $answers }.
legal-more =
    Možnosti: { $answers } a { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }.
asked = { $question } { $legal }
move-kind = Tah se zadává notací, objektem Action nebo kódem, ne jako { $value }.
undo-nothing = Není co vzít zpět: zatím se nic nezahrálo.

## Hry a volby

unknown-game = Hra { $game } tu není. K dispozici jsou: { $games }.
players-range = { $game }: počet hráčů musí být od { $low } do { $high }, ne { $players }.
option-unknown = { $game } nemá volbu { $option }. Volby: { $options }.
option-none = { $game } nemá volbu { $option } ani žádnou jinou.
option-text = { $option } musí být text o 1 až 40 znacích, ne { $value }.
option-one = { $option } musí být jedna z hodnot { $values }, ne { $value }.
option-number = { $option } musí být číslo od { $low } do { $high }, ne { $value }.
seed-range = Seed musí být číslo od 0 do 2**256 - 1, ne { $value }.
seed-long = Seed musí být číslo od 0 do 2**256 - 1; toto je delší.
player-name = Jméno hráče musí mít 1 až 60 znaků a nesmí obsahovat čárky; { $name } použít nelze.
names-same = Každý hráč musí mít jiné jméno.
no-seat = Tato hra má místa 0 až { $last }, ne { $seat }.
no-version = V této hře zatím padlo { $count ->
        [one] { $count } rozhodnutí
        [few] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    }; stav po { $version } neexistuje.
depth-range = Hloubka musí být číslo od 0 do { $most }, ne { $value }.
no-pictures = Pro hru { $game } nejsou obrázky.
caption = { $game }: { $names }, { $turn }. tah
jit-mode = WHARFINGER_JIT musí být 0 (čistý Python), 1 (kompilovaně) nebo check, ne { $value }.
jit-numba = WHARFINGER_JIT=check potřebuje balíček Numba, který není nainstalovaný.
no-device = Tady není žádná grafická karta NVIDIA, nebo k ní chybí ovladač.
device-failed = Ovladač grafické karty odmítl { $what }: { $why }
device-array = Je potřeba souvislé pole tvaru { $shape } a typu { $kind }.
compiling = kompiluje se { $what } ({ $step } z { $total }), jen jednou na tomto počítači …
compiled = { $what }: zkompilováno.

## Soubory

file-unreadable = { $path } nelze přečíst: { $why }.
file-unwritable = { $path } nelze zapsat: { $why }.
why-absent = takový soubor ani složka neexistuje
why-denied = přístup byl odepřen
why-folder = je to složka
why-no-folder = část cesty není složka
why-full = disk je plný
why-read-only = disk je jen pro čtení
why-taken = už ho používá jiný program
why-encoding = není to text v UTF-8
why-other = systém hlásí „{ $error }“
file-json = { $what }: neplatný JSON (řádek { $line }, sloupec { $column }).
file-monstrous = { $what }: nelze přečíst, čísla jsou příliš dlouhá nebo seznamy příliš vnořené.
file-old = { $what }: příliš starý formát „{ $format }“, přečíst lze jen „{ $known }“.
file-no-position = { $what }: není to pozice Wharfingeru, musí to být objekt s "wharfinger": "{ $format }".
file-problem = { $what }: { $problem }
the-position = Pozice
the-record = Záznam
wrong-rules = { $what }: vytvořeno podle pravidel { $game } ve verzi { $made }. Toto je verze { $now }, která by soubor mohla číst jinak.
wrong-components = { $what }: vytvořeno s komponentami { $made } hry { $game }; zde jsou { $now }. Uveďte správnou složku jako `components`.

## Záznamy

record-first-line = Toto není záznam Wharfingeru: první řádek musí být „{ $line }“.
record-header = Řádek { $number } záznamu: má tu být hlavička jako `seed: 7`, každá jen jednou, ne { $line }.
record-missing = V záznamu chybí hlavička `{ $key }: ...`.
record-start = Záznam musí mít hlavičku `seed: ...`, nebo `position: ...`, a to právě jednu z nich.
record-unknown = V záznamu je neznámá hlavička `{ $key }: ...`.
record-seed = Seed v záznamu musí být číslo o nejvýše 78 číslicích, ne { $value }.
record-json = Počáteční pozice v záznamu není platný JSON (sloupec { $column }).
record-line = Řádek { $number } záznamu: má tu být `<turn>. seat <seat>: <moves>`, ne { $line }.
record-chance = Podle záznamu vylosovala náhoda { $name }: { $value }, ale jeho seed rozdává jinak.
record-result = Podle záznamu je výsledek { $said }, ale tahy vedou k { $found }.
record-turn = Záznam, { $turn }. tah: na řadě je { $now }. tah a místo { $actor }, ne místo { $seat }.
record-over = Záznam, { $turn }. tah: hra už skončila, místo { $seat } nemá co hrát.
record-forced = Záznam, { $turn }. tah: místo { $seat } mohlo zahrát jen „{ $moves }“.
record-illegal = Záznam, { $turn }. tah: { $why }

## Pole pozice

field-unknown = { $field }: takové pole není; má to být jedno z { $fields }.
field-missing = Chybí { $field }.
field-problem = { $field }: { $problem }
expect-names = names musí být seznam a options objekt.
expect-players = { $count ->
        [one] players: má to být seznam s { $count } hráčem.
        [few] players: má to být seznam se { $count } hráči.
       *[other] players: má to být seznam s { $count } hráči.
    }
expect-player = { $field }: má to být objekt s údaji hráče.
expect-object = { $field }: má to být objekt.
expect-keys = { $field }: má to být objekt s klíči { $keys }.
expect-fields = { $field }: mají tu být právě pole { $fields }.
expect-list = { $count ->
        [one] { $field }: má to být seznam, počet hodnot: { $count }.
        [few] { $field }: má to být seznam, počet hodnot: { $count }.
       *[other] { $field }: má to být seznam, počet hodnot: { $count }.
    }
expect-different = { $field }: má to být seznam různých id.
expect-flag = { $field }: má to být true, nebo false, ne { $value }.
expect-number = { $field }: má to být číslo od { $low } do { $high }{ $null ->
        [yes] {" "}nebo null
       *[no] {""}
    }, ne { $value }.
expect-least = { $field }: má to být číslo aspoň { $low }{ $null ->
        [yes] {" "}nebo null
       *[no] {""}
    }, ne { $value }.
expect-seat = { $field }: má to být místo od { $low } do { $high }{ $null ->
        [yes] {" "}nebo null
       *[no] {""}
    }, ne { $value }.
expect-id = { $field }: { $value } není známé; má to být jedno z { $ids }.
expect-one = { $field }: má to být jedno z { $values }.
expect-pending = pending: má to být seznam rozhodnutí, nejvýše { $most }.
pending-stuck = pending: rozhodnutí { $decision } na místě { $seat } nemá žádnou přípustnou odpověď.
never-first = { $decision } nikdy nestojí samo
never-on = { $decision } nikdy nečeká na { $under }
pending-wrong = pending[{ $row }]: { $problem }.
pending-needs = { $decision }: { $needs }
pending-seat = seat: na { $decision } se teď ptáme místa { $seat }, ne { $found }
ending-null = ending: dokud čekají rozhodnutí, musí být null.
ending-one = ending: když nic nečeká, musí to být jedno z { $endings }.

## Soubory s komponentami

components-absent = Chybí { $path }. Sada komponent potřebuje { $files }.
components-toml = { $path }: neplatný TOML (řádek { $line }, sloupec { $column }).
components-folder = { $folder }: taková složka s komponentami neexistuje.
components-separator = { $folder }: název složky s komponentami nesmí obsahovat „{ $sign }“.
components-source = { $file }.toml, { $entry }: provenance musí být jedno z { $known }, ne { $value }.
components-missing = { $file }.toml: chybí { $path }.
components-shape = { $file }.toml: { $path } potřebuje `value` a `provenance`.
components-rows = { $file }.toml: chybí řádky [[{ $name }]].
components-number = { $field } musí být celé číslo od { $low } do { $high }, ne { $value }.
components-numbers = { $field } musí být seznam čísel o délce { $count }.
components-one = { $field } musí být jedno z { $ids }, ne { $value }.
components-different = { $field } musí být seznam různých id o délce { $count }.
components-keys = { $field } musí mít právě klíče { $keys }.
components-table = { $row } potřebuje tabulku `{ $key }`.
components-exactly = { $field } musí být { $value }{ $rule ->
        [none] {""}
       *[other] {" "}({ $rule })
    }.
components-ids = řádky [[{ $name }]] musí mít id { $ids }, v tomto pořadí.
components-own-ids = řádků [[{ $name }]] s vlastním id musí být { $count }, ne { $found }.
