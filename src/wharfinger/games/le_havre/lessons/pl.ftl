# Prowadzona pierwsza gra w Le Havre. $one i $two to pozostali gracze w kolejności przy stole.

step-welcome-title = Port pełen dóbr
step-welcome =
    Witaj w Le Havre. Zbierasz dobra z nabrzeży, w budynkach przetwarzasz je na lepsze i stawiasz własne budynki i statki. Wygrywa najbogatszy gracz: liczą się franki, budynki i statki.
    Na budowę czekają trzy stosy budynków; dostępna jest tylko karta z wierzchu każdego.

step-offers-title = Jedna rzecz na turę
step-offers =
    W swojej turze robisz jedno z dwojga: bierzesz wszystkie dobra z jednego straganu albo wysyłasz robotnika do budynku.
    Najpierw twój statek płynie na następny żeton zaopatrzenia, a dwa pokazane tam dobra trafiają na stragany. Tym razem to żelazo i frank.

step-take-francs-title = Weź ze straganu
step-take-francs =
    Na straganie leżą trzy franki. Weź je: budynek, który przyda się w następnej turze, kosztuje 6 franków, a masz 5.

step-end-turn-title = Koniec tury
step-end-turn =
    Przed akcją główną i po niej możesz kupować budynki i statki albo sprzedawać swoje za połowę wartości. Na razie nie ma co kupić, więc zakończ turę.

step-supply-title = Stragany rosną, aż ktoś z nich weźmie
step-supply =
    { $one } bierze trzy drewna, a { $two } cztery ryby. Czego nikt nie bierze, zostaje i rośnie, więc patrz, co zostanie na twoją następną turę i czego chcą inni.
    Po siedmiu turach, na siódmym żetonie, runda się kończy.

step-buy-title = Kup budynek
step-buy =
    Znów twoja tura, a kupno nie kosztuje akcji głównej. Targowisko jest warte tyle, ile kosztuje, 6 franków, więc nic na nim nie tracisz. Kup je.

step-enter-title = Wyślij robotnika
step-enter =
    Teraz akcja główna: wyślij robotnika na Targowisko. Jest twoje, więc nie płacisz opłaty wejściowej.

step-marketplace-title = Dobra do wyboru
step-marketplace =
    Targowisko daje ci różne dobra do wyboru: dwa i jeszcze jedno za każdy twój budynek rzemieślniczy. Wybierz jedno zboże i jeden węgiel.
    Zboże rośnie podczas żniw, a węgiel to paliwo dla wielu budynków.

step-look-title = Rzut oka w przyszłość
step-look =
    Możesz też obejrzeć dwa następne budynki specjalne. Obejrzyj, zostaw je w tej kolejności i zakończ turę. Inni ich nie widzą.

step-joinery-title = Jak powstają budynki
step-joinery =
    { $one } wysyła robotnika do Firmy budowlanej i stawia Stolarnię za trzy drewna: tam budynek kosztuje dobra, nie franki. { $two } bierze dwa drewna.
    W budynku stoi jeden robotnik. Dopóki stoi tam robotnik gracza { $one }, nikt inny nie wejdzie do tej Firmy budowlanej.

step-outlook-title = Każdy musi jeść
step-outlook =
    To siódma tura rundy, a po niej każdy musi zapłacić 2 żywności. Twoja plansza pokazuje, ile trzeba i ile brakuje.
    Frank zawsze może zastąpić żywność, a zostały ci dokładnie 2 franki. Możesz więc tę turę przeznaczyć na coś innego.

step-take-clay-title = Glina na budynki
step-take-clay =
    Zebrały się trzy gliny. Z cegieł i gliny powstaje większość budynków: weź je i zakończ turę.

step-feeding-title = Koniec pierwszej rundy
step-feeding =
    Ty i { $one } płacicie po 2 franki, { $two } płaci 2 rybami. Ryba żywi tak jak frank, więc kto łowi, oszczędza pieniądze.
    Kto nie może zapłacić, bierze pożyczkę 4 franków. To nie katastrofa, ale kosztuje odsetki.

step-ship-title = Pierwszy statek
step-ship =
    Każda karta rundy zmienia się w statek. Ten drewniany można kupić za 14 franków albo zbudować w stoczni. Statek żywi twoich ludzi w każdej rundzie, a później przewozi dobra na sprzedaż: mając statki, możesz robić coś innego niż łowić ryby.

step-take-fish-title = Ryby na stół
step-take-fish =
    { $one } bierze żelazo, a { $two } franki, więc dla ciebie zebrały się trzy ryby. Także w tej rundzie trzeba będzie żywić: weź ryby i zakończ turę.

step-others-title = Co zbierają inni
step-others =
    { $one } bierze trzy drewna, a { $two } dwie sztuki bydła. Podczas żniw, kto ma zboże, dostaje jeszcze jedno, a kto ma dwie sztuki bydła, dostaje cielę.

step-building-firm-title = Wejście z opłatą
step-building-firm =
    Masz glinę, więc postaw budynek. W jednej Firmie budowlanej wciąż stoi robotnik ({ $one }); druga żąda opłaty wejściowej: jednej żywności. Należy do miasta, więc rybę dostaje miasto.
    Wyślij robotnika do podświetlonej Firmy budowlanej: z trzech wierzchnich kart tylko jedną opłacisz swoimi dobrami, więc powstaje od razu.

step-kiln-title = Własny budynek
step-kiln =
    Za jedną glinę masz Wypalarnię węgla, wartą 8 franków. Zamienia drewno w węgiel drzewny, który daje trzy razy więcej energii. Odwiedzać może ją każdy; ta nie żąda opłaty, ale wiele budynków tak. Zakończ turę.

step-fee-title = Ktoś cię odwiedza
step-fee =
    { $one } odwiedza twoje Targowisko i płaci ci jednego franka opłaty. Dlatego dobre budynki są warte więcej niż ich cena.
    Runda się kończy: twoje zboże dało podczas żniw jeszcze jedno, a teraz wszyscy jedzą.

step-feed-title = Nakarm swoich ludzi
step-feed =
    Trzeba zapłacić 2 żywności, a masz dwie ryby i franka. Zapłać dwiema rybami i zachowaj franka: frank przydaje się do wszystkiego i liczy się na koniec.

step-on-your-own-title = Teraz to twoja gra
step-on-your-own =
    Znasz serce Le Havre: stragany, budynki, opłaty, żywienie. Każda runda żąda więcej żywności, więc szukaj drogi do statków: wśród następnych budynków jest stocznia, a statki można też kupić.
    Teraz to pokaż: czekają cztery ćwiczenia. Albo graj dalej z dwoma łatwymi botami.

# Lekcje i ich ćwiczenia.

lesson-first-title = Pierwsze kroki
lesson-first = Stragany, budynki, opłaty i żywność. Start z przewodnikiem, potem cztery ćwiczenia.
lesson-ships-title = Statki w ruch
lesson-ships = Statki co rundę żywią twoich ludzi i sprzedają dobra. Jak je zdobyć i co nimi wysłać.

task-feed-title = Nikt nie głoduje
task-feed =
    To ostatnia tura rundy, a po niej trzeba zapłacić 2 żywności. Nie masz żywności ani franków.
    Nakarm swoich ludzi bez pożyczki.
task-feed-hint = Ryba jest warta jedną żywność, frank także. Spójrz na stragany: który wystarczy?
task-feed-solution = Weź dwie ryby. To dokładnie tyle, ile trzeba. Bez nich zostałaby sprzedaż Targowiska za połowę wartości albo pożyczka.

task-sawmill-title = Buduj dla wartości
task-sawmill =
    Masz trzy gliny i jedno żelazo. Postaw w tej turze budynki warte co najmniej 14 franków.
task-sawmill-hint = Wolna Firma budowlana żąda jednej żywności. Porównaj wartości wierzchnich kart, nie tylko ich koszty.
task-sawmill-solution = Wejdź do wolnej Firmy budowlanej i postaw Tartak za jedną glinę i jedno żelazo: 14 franków. Wypalarnia węgla byłaby warta 8.

task-buy-ship-title = Grosz do grosza
task-buy-ship =
    Drewniany statek kosztuje 14 franków, a masz 9. Kup go w tej turze.
task-buy-ship-hint = Franki leżą na straganie. A własne budynki możesz w swojej turze w każdej chwili sprzedać za połowę wartości.
task-buy-ship-solution = Weź franki, sprzedaj Targowisko za 3 i kup statek za 14. Odtąd co rundę żywi twoich ludzi.

task-harvest-title = Siej przed żniwami
task-harvest =
    Po tej rundzie są żniwa: kto ma zboże, dostaje jeszcze jedno. Trzeba też zapłacić 2 żywności.
    Miej na początku następnej rundy co najmniej cztery zboża, bez pożyczki.
task-harvest-hint = Masz jedno zboże, a żniwa dają jedno. Reszta musi pochodzić ze straganu.
task-harvest-solution = Weź dwa zboża: razem trzy, a żniwa dają czwarte. Żywność opłacą twoje ryby.

task-wooden-ship-title = W stoczni
task-wooden-ship =
    Stocznia stoi w mieście. Drewniany statek wymaga 5 drewna i 3 energii, a wejście kosztuje 2 żywności. Masz dwie ryby i dwa franki.
    Zbuduj statek i zachowaj obie ryby na żywienie.
task-wooden-ship-hint = Franki mogą zastąpić żywność. A węgiel się pali: jeden węgiel to 3 energie.
task-wooden-ship-solution = Wejdź do stoczni i zapłać opłatę 2 frankami, potem zbuduj drewniany statek z 5 drewna i spal węgiel.

task-ship-feeds-title = Statek zamiast ryb
task-ship-feeds =
    Po tej rundzie trzeba zapłacić 2 żywności. Masz 14 franków i żadnej żywności.
    Miej statek na początku następnej rundy, bez pożyczki.
task-ship-feeds-hint = Statek żywi już na koniec rundy, w której go kupujesz. Kupno nie kosztuje akcji głównej.
task-ship-feeds-solution = Kup drewniany statek za 14 franków. Daje 3 żywności, więcej niż trzeba, a akcja główna jest wciąż wolna na stragan.

task-iron-ship-title = Nowoczesna stocznia
task-iron-ship =
    Masz stocznię i wszystko, czego wymaga drewniany i żelazny statek.
    Dodaj do floty statek wart co najmniej 10 franków.
task-iron-ship-hint = Żelazne statki wymagają stoczni z cegłą; masz cegłę. Drewniany statek jest tu wart najwyżej 4.
task-iron-ship-solution = Zmodernizuj stocznię swoją cegłą i zbuduj żelazny statek z 4 żelaza: jest wart 10 franków, a żywi i przewozi więcej.

task-cargo-title = Co przewieźć
task-cargo =
    Masz Armatora i drewniany statek z miejscem na dwa dobra. Rejs kosztuje 3 energie.
    Zarób w tej turze co najmniej 8 franków.
task-cargo-hint = Ceny są różne: błam 4, chleb i bydło 3, skóra 2, większość dóbr podstawowych 1. A to, co pali się najlepiej, nie musi spłonąć pierwsze.
task-cargo-solution = Odwiedź Armatora z dwoma błamami, po 4 franki: 8. Spal drewno, a węgiel zachowaj na następny rejs.

task-engine-title = Machina rusza
task-engine =
    Masz stocznię, Armatora i jeden drewniany statek. Każdy statek, który wypływa, kosztuje 3 energie.
    Zarób co najmniej 15 franków w dwóch turach.
task-engine-hint = Dwa statki przewożą cztery dobra i kosztują 6 energii. Zbuduj więc najpierw drugi i nie spal tego, czego wymaga rejs.
task-engine-solution = Zbuduj drugi statek i spal na to drewno. Potem wyślij oba: trzy błamy i jeden chleb dają 15 franków, a dwa węgle opłacają 6 energii.

goal-round-over = Zaczyna się następna runda
goal-round-over-missed = Runda jeszcze się nie skończyła.
goal-no-loan = Bez pożyczki
goal-no-loan-missed = Zabrakło na zapłatę: potrzebna była pożyczka.
goal-buildings = Wartość postawionych budynków: { $have } z { $want } franków
goal-buildings-missed = Nowe budynki są warte { $have } franków, o { $short } za mało.
# one form
goal-ships = Statki: { $have } z { $want }
goal-ships-missed = Nie masz jeszcze statku.
goal-grain = Zboże: { $have } z { $want }
goal-grain-missed = Masz zboże: { $have }, o { $short } za mało.
goal-fish = Zachowane ryby: { $have } z { $want }
goal-fish-missed = Zostały ryby: { $have }; brakuje { $short } żywności.
goal-ship-value = Wartość nowych statków: { $have } z { $want } franków
goal-ship-value-missed = Nowy statek jest wart { $have } franków, o { $short } za mało.
goal-sale = Zarobek: { $have } z { $want } franków
goal-sale-missed = Zarobek: { $have } { $have ->
    [one] frank
    [few] franki
   *[many] franków
  }, o { $short } za mało.
