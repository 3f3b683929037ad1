# Co říká obrázek zápasu, česky.

title =
    { $games ->
        [one]
            { $game }: jedna hra, { $players ->
                [one] { $players } hráč
                [few] { $players } hráči
               *[other] { $players } hráčů
            }
        [few]
            { $game }: { $games } hry, { $players ->
                [one] { $players } hráč
                [few] { $players } hráči
               *[other] { $players } hráčů
            }
       *[other]
            { $game }: { $games } her, { $players ->
                [one] { $players } hráč
                [few] { $players } hráči
               *[other] { $players } hráčů
            }
    }
title-solo =
    { $games ->
        [one] { $game }: jedna sólová hra
        [few] { $game }: { $games } sólové hry
       *[other] { $game }: { $games } sólových her
    }
ratings = rating (OpenSkill, úsečky: ± 2 směrodatné odchylky)
points = body (rámeček: prostřední polovina, čára: medián, kosočtverec: průměr, tečky: hry)

## Co se nedaří

bots-list = Boti se zadávají jako seznam aspoň jednoho jména, ne { $value }.
bot-missing = V seznamu { $list } chybí bot.
bot-illegal = Odpověď { $answer } není přípustná.
match-seed = Seed zápasu musí být číslo od 0 do 2**62 - 1, ne { $value }.
match-count = { $name } musí být celé číslo aspoň 1, ne { $value }.
game-broken = Hru { $game } nešlo dohrát: { $error }
worker-died = Pracovní proces spadl. Dříve dokončené hry jsou v souboru s výsledky, pokud nějaký je.
results-none = { $path } není soubor s výsledky: na prvním řádku musí být nastavení s "wharfinger": "{ $format }".
results-damaged = { $path }: nastavení na prvním řádku je poškozené.
results-line = { $path }, řádek { $line }: toto není výsledek hry z tohoto zápasu.
results-twice = { $path }, řádek { $line }: hra { $game } je v souboru dvakrát.
results-other = { $path } obsahuje výsledky jiného zápasu: { $name } je { $has }, ne { $asked }.
results-locked = Do { $path } právě zapisuje jiný běh.
figure-ending = Graf se ukládá jako .svg nebo .png, ne jako { $name }.
figure-place = { $path } nelze zapsat.
figure-library = Graf potřebuje matplotlib. Nainstalujte ho příkazem: pip install "wharfinger[arena]"
figure-empty = Zatím není co kreslit.
tune-library = Ladění potřebuje balíček cma. Nainstalujte ho příkazem: pip install "wharfinger[tune]"
no-strategy = { $game } nemá strategii, kterou by šlo zlepšit.
puzzles-file = { $path } není soubor s hádankami (řádek { $line }).
ray-library = Běh na clusteru potřebuje Ray. Nainstalujte ho příkazem: pip install "wharfinger[ray]"
ray-address = Na adrese { $address } není použitelný cluster Ray.
journal-other = { $path } je deník jiného běhu, nebo to není deník.
journal-damaged = { $path } je poškozený a nelze v něm pokračovat.
shard-other = { $path } je balík z jiného běhu. Zvolte jinou složku.
