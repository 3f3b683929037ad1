# Co se říká o botech, které nelze vytvořit, zeptat se jich nebo jim věřit.

unknown-bot = Bot { $bot } neexistuje. Boti jsou: { $bots }, program:PŘÍKAZ a network:SOUBOR.
open-quote = V seznamu botů { $list } chybí koncová uvozovka.
over = Hra skončila: není co vybírat.
over-analysis = Hra skončila: není co rozebírat.
budget = Rozpočet bota greedy musí být aspoň 1, ne { $value }.
search-limit = Hledání potřebuje počet simulací nebo sekund.
analysis-above = { $name } musí být víc než 0, ne { $value }.

## Programy jako boti

program-spec = Program se zadává jako program:PŘÍKAZ nebo program[time=SEKUNDY]:PŘÍKAZ, ne jako { $spec }.
program-limits = Program má limity time a start, každý jen jednou, ne { $given }.
program-seconds = Limit { $limit } programu musí být 0.01 až 86400 sekund, ne { $value }.
command-quotes = Příkaz { $command } nelze přečíst: chybí koncová uvozovka.
command-missing = Program se zadává jako program:PŘÍKAZ; příkaz chybí.
command-line = Příkaz je jeden řádek textu, ne { $command }.
command-unknown = Program { $command }, který by šel spustit, neexistuje.
program-unstarted = Program { $name } nelze spustit: { $why }.
program-hello = Program { $name } musí na hello odpovědět objektem typu "hello", ne { $given }.
program-protocol = Program { $name } používá protokol { $given }; tady je protokol { $protocol }.
program-nameless = Program { $name } musí v hello uvést své jméno jako text. Pokud uvádí autora, pak také jako text.
program-question = Program { $name } dostal otázku { $asked }, ale odpověděl na otázku { $given }.
program-no-object = Program { $name } napsal něco, co není objekt JSON: { $given }.
program-either = Program { $name } musí na otázku odpovědět buď pomocí "code", nebo "text".
program-illegal = Program { $name } odpověděl { $given }, což není žádná z přípustných odpovědí (celkem { $count }).
program-silent = Program { $name } neodpověděl do { $seconds } s.
program-deaf = Program { $name } neodpověděl do { $seconds } s a ani nepřečetl, co dostal.
program-closed = Program { $name } zavřel standardní výstup.
program-long-line = Program { $name } napsal řádek delší než { $bytes } bajtů.
program-flood = Program { $name } napsal mnoho řádků, o které nikdo nežádal.
program-status = Program { $name } skončil s návratovým kódem { $status }.
program-killed = Program { $name } ukončil signál { $signal }.
program-last-words = { $failure } Naposledy napsal na chybový výstup: „{ $words }“.
given-nothing = ničím
given-deep = něčím hluboko vnořeným

## Sítě jako boti

network-spec = Síť se zadává jako network:SOUBOR nebo network[simulations=N]:SOUBOR, ne jako { $spec }.
network-limits = Síť má limity simulations a seconds, každý jen jednou, ne { $given }.
network-limit = Limit { $limit } sítě musí být { $least } až { $most }, ne { $value }.
no-network = Soubor { $file } neexistuje.
no-master = Mistr pro { $game } není: ta hra nemá síť.
bad-network = { $file } není síť pro hru { $game }.
old-network = { $file } se naučila verze { $version } podle jiných pravidel nebo příznaků hry { $game }, než jsou teď.
bad-checkpoint = { $file } je kontrolní bod sítě jiné velikosti.

## Jména botů u stolu

name-easy = Lehký { $number }
name-medium = Střední { $number }
name-hard = Těžký { $number }
name-expert = Expert { $number }
name-master = Mistr { $number }
name-greedy = Chamtivý { $number }
name-random = Náhodný { $number }
