# Przygotowanie gry Le Havre.

setup-length-full = Wariant pełny
    .about = { $players ->
        [1] 7 rund, z budynkami specjalnymi.
        [2] 14 rund, z budynkami specjalnymi.
        [3] 18 rund, z budynkami specjalnymi.
       *[other] 20 rund, z budynkami specjalnymi.
    }
setup-length-short = Wariant skrócony
    .about = { $players ->
        [1] 4 rundy. Więcej dóbr na początku, bez budynków specjalnych.
        [2] 8 rund. Więcej dóbr na początku, bez budynków specjalnych.
        [5] 15 rund. Więcej dóbr na początku, bez budynków specjalnych.
       *[other] 12 rund. Więcej dóbr na początku, bez budynków specjalnych.
    }
setup-expansion-cards = Budynki specjalne do wtasowania w stos. Na każdą grę losuje się sześć.
setup-expansion-cards-essen-2008 = Essen 2008
    .about = 12 budynków promocyjnych.
setup-expansion-cards-grand-hameau = Le Grand Hameau
    .about = Rozszerzenie: 30 budynków.
setup-expansion-cards-essen-2010 = Essen 2010
    .about = Targi zabawek.
setup-expansion-cards-later-promos = Późniejsze promocyjne
    .about = Jeszcze dwa budynki.
setup-marketplace-solo-limit = Ile daje Targowisko w grze solo
setup-marketplace-solo-limit-4 = Najwyżej 4 dobra
    .about = Karta z 2020 roku: trudniejsza gra.
setup-marketplace-solo-limit-8 = Do 8 dóbr
    .about = Karta z 2008 roku: łatwiejsza gra.

setup-group-money = Kupno, sprzedaż i pożyczki
setup-group-payments = Płacenie dobrami
setup-group-buildings = Pojedyncze budynki
setup-group-end = Koniec gry
setup-group-solo = Gra solo

setup-out-of-turn-selling = Czy wolno sprzedawać karty między turami innych? Zasady podstawowe na to pozwalają. Zasady dla doświadczonych z polskiej instrukcji tylko po to, by pokryć płatność.
setup-buy-then-sell-same-turn = Wszystkie instrukcje zabraniają sprzedać kartę i odkupić ją w jednej turze. Polską można rozumieć tak, że zabrania też odwrotnej kolejności.
setup-interest-mode = Każda instrukcja żąda łącznie 1 franka, prócz głównego tekstu rosyjskiej, która żąda 1 za pożyczkę.
setup-expensive-loans = Wariant z polskiej instrukcji: kto ma tyle pożyczek, ilu jest graczy, płaci o 1 franka odsetek więcej.
setup-final-auto-repay = Pożyczka kosztuje na koniec 7, a spłata tylko 5, więc przed podliczeniem pożyczki spłacają się same.
setup-minimal-payments = Czy płacąc, wolno dołożyć zbędne dobro. Instrukcje milczą.
setup-substitution-scope = Instrukcje mówią, że cegły zawsze liczą się jako glina, a stal jako żelazo. To określa, jak daleko sięga „zawsze”.
setup-black-market-redeal = Czeska instrukcja każe rozdać ponownie, gdy Czarny rynek leży na wierzchu stosu. Polska i rosyjska to radzą.
setup-arts-centre-cost = Karta i rosyjska instrukcja podają 2 gliny, czeska i polska 1.
setup-ironworks-cost = Karta i rosyjska instrukcja podają 3 drewna, czeska i polska 1.
setup-yacht-purchasable = Karta mówi, że jacht można kupić. Instrukcje wspominają tylko o wymianie żelaznego statku.
setup-stadium-purchasable = Żadna instrukcja nie wystawia Stadionu na sprzedaż; znana wersja komputerowa tak.
setup-town-takes-stadium = Miasto bierze budynek z najniższym numerem, a Stadion ma najwyższy. Instrukcje można rozumieć dwojako.
setup-harbour-watch-several = W turach końcowych w budynku może stać kilku robotników. Instrukcje nie mówią, co wtedy robi Straż przybrzeżna.
setup-toy-fair-loan-francs = Czy pożyczka z Targów zabawek daje 4 franki jak każda inna. Karta tego nie mówi.
setup-stockmarket-bank-bought = Giełda płaci 3 franki, gdy inny gracz buduje Bank. Karta nie mówi, czy liczy się zakup.
setup-final-action-optional = Instrukcje piszą, że każdy gracz „może” działać jeszcze raz.
setup-solo-removed-specials = Polska instrukcja z 2020 roku usuwa Straż przybrzeżną i drugi budynek, zapewne Zoo. Instrukcje z 2008 roku nie usuwają żadnego.
