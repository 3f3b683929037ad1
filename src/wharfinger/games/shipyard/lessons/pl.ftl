# Prowadzona pierwsza gra w Shipyard. $one i $two to pozostali gracze w kolejności przy stole.

step-welcome-title = Statki część po części
step-welcome =
    Witaj w stoczni. Składasz statki z dziobu, części środkowych i rufy, znajdujesz im kapitana, załogę i wyposażenie i każdy wysyłasz w rejs próbny po swoich kanałach.
    Punkty dają rejsy, a na koniec także kontrakty rządowe. W następnych sześciu turach zbudujesz pierwszy statek.

step-contracts-title = Twoje kontrakty
step-contracts =
    Te kontrakty widzisz tylko ty. Później zachowasz jeden czerwony i jeden niebieski. Punktują na koniec, tutaj za szalupy, za wiele statków, za biznesmenów i za żurawie razem z biznesmenami.
    Mówią, jakie statki warto budować.

step-row-title = Rząd akcji
step-row =
    Siedem kafelków akcji stoi w rzędzie, a twoja kostka co turę wybiera jeden. Nie możesz wybrać kafelka z kostką ani tego, z którego właśnie zeszła twoja kostka.
    To, co biorą inni, jest więc dla ciebie przez chwilę zamknięte.

step-crew-title = Najpierw kapitan
step-crew =
    Żaden statek nie wypłynie bez kapitana. Postaw kostkę na Werbunku załogi i wykonaj tę akcję. Przed nią lub po niej możesz za 6 guldenów wziąć akcję bonusową, ale lepiej zachowaj pieniądze.

step-captain-title = Jeden krok za darmo
step-captain =
    Załoga pochodzi z kręgu wielkiego koła. Znacznik idzie zgodnie z ruchem wskazówek zegara: pierwszy krok jest darmowy, każdy następny kosztuje guldena. Jeden krok prowadzi do kapitana.
    Weź go i zakończ turę bez akcji bonusowej.

step-gear-title = Kafelki się ruszają, koło się kręci
step-gear =
    { $one } produkuje działo, a { $two } kupuje węgiel i zboże. Gdy znów przychodzi twoja tura, kostka się podnosi, a jej kafelek idzie na przód rzędu, obok koła zębatego.
    Za każdym razem koło obraca się o jeden ząb. To zegar gry.

step-income-title = Dochód za cierpliwość
step-income =
    Dostajesz jednego guldena za każdy kafelek z kostką przed tym, który wybierasz. Przed Dzierżawą kanału kostki stoją na dwóch kafelkach, więc jej wybór daje ci 2 guldeny.
    Statek potrzebuje kanału: wybierz Dzierżawę kanału.

step-canal-title = Połóż pierwszy kanał
step-canal =
    Kanał na pierwszym miejscu jest darmowy. Ma długą drogę z Błękitną Wstęgą i kilkoma urzędnikami; statki punktują za to, co spotkają.
    Wydzierżaw go, połóż tak, jak jest, i zakończ turę.

step-others-build-title = Co robią inni
step-others-build =
    { $one } kładzie w stoczni dziób i część środkową. Części mogą leżeć gdziekolwiek, byle dało się z nich jeszcze złożyć całe statki.
    { $two } zatrudnia handlarza, który odtąd daje lepsze ceny za tkaniny.

step-exchange-title = Towary na ludzi
step-exchange =
    Każdy zaczyna z kafelkiem towarów: węgiel, tkanina i zboże. Wybierz Giełdę: każdy towar sprzedajesz albo wymieniasz na załogę lub wyposażenie.

step-goods-title = Palacz i biznesmen
step-goods =
    Palacz z kominem to szybki parowiec: wymień węgiel na palacza. Tkaninę sprzedaj za 2 guldeny. Zboże wymień na biznesmena, którego chcą twoje kontrakty.
    Potem zakończ turę.

step-employee-title = Ludzie, którzy zostają
step-employee =
    { $one } kupuje towary, a { $two } werbuje żołnierza. Teraz zatrudnij kogoś, kto będzie dla ciebie pracować do końca gry: wybierz Zatrudnianie pracowników.

step-helmsman-title = Sternik
step-helmsman =
    Jeden krok na kręgu zatrudniania jest darmowy i prowadzi do sternika: każdy twój statek może być o jeden szybszy. Prędkość daje punkty w każdym rejsie.
    Zatrudnij sternika i zakończ turę.

step-equipment-title = Komin
step-equipment =
    { $one } dzierżawi kanał, { $two } kupuje towary, a rząd znów daje ci 2 guldeny. Wybierz Produkcję wyposażenia i zrób jeden darmowy krok do komina.
    Potem zakończ turę.

step-drop-title = Kostka wpada
step-drop =
    W turze gracza { $one } koło zatoczyło pełny obrót i kostka wpadła: na torze rund jest o jedną mniej. Gdy zniknie ostatnia, gra zbliża się do końca.
    Po drodze każdy odrzuca kontrakty, aż zostanie po jednym z każdego koloru. Tymczasem { $two } sprzedaje towary.

step-build-title = Zbuduj statek
step-build =
    W rezerwie czekają kapitan, biznesmen, palacz i komin, jest też kanał. Brakuje tylko statku: wybierz Budowę statków. Możesz kupić do trzech części, czyli cały mały statek.

step-bow-title = Dziób
step-bow =
    Najniższy rząd oferty jest darmowy, wyższe kosztują 1 lub 2 guldeny. Kup dziób z kajutą, w której zamieszka biznesmen, i połóż go na pierwszym miejscu.

step-middle-title = Część środkowa
step-middle =
    Z lewej kolumny części środkowych weź tę z mocowaniem masztu: niesie komin lub żagiel. Ma też latarnię, którą lubią niektórzy urzędnicy. Połóż ją obok dziobu.

step-stern-title = Rufa
step-stern =
    Rufa z najniższego rzędu ma kajutę palacza. Połóż ją obok części środkowej. Dziób, część środkowa i rufa w rzędzie to ukończony statek, który na koniec tury odpływa. Zakończ teraz turę.

step-launch-title = Wszyscy na pokład
step-launch =
    Niech statek wypłynie. Kapitan jest już na pokładzie; weź też biznesmena, palacza i komin. Palacz i komin dają prędkość 4, sternik o jeden więcej.

step-cruise-title = Rejs próbny
step-cruise =
    Statek płynie dokładnie 5 pól. Wybierz, skąd wpływa: od zachodu mija Błękitną Wstęgę późno, w czwartym ruchu, a to daje 4 punkty. Na rozwidleniach wybiera się każdy ruch.

step-scored-title = Ile był wart rejs
step-scored =
    2 punkty za kapitana i biznesmena, 5 za prędkość, 4 za Błękitną Wstęgę: razem 11. Działa i żurawie dałyby po 2. Urzędnicy po drodze liczą to, co lubią na pokładzie, na przykład latarnie lub żołnierzy.
    Statek jest teraz w twojej flocie i liczy się do kontraktów.

step-on-your-own-title = Teraz to twoja gra
step-on-your-own =
    Większe statki z liczniejszą załogą, dłuższe kanały z właściwymi urzędnikami, pracownicy, którzy pomagają co turę: oto droga do wielu punktów. Pamiętaj o kontraktach.
    Teraz twoja kolej: czekają cztery ćwiczenia. Albo graj dalej do końca z dwoma łatwymi botami.

# Lekcje i ich ćwiczenia.

lesson-first-title = Pierwsze kroki
lesson-first = Akcje, towary, załoga i statek. Start z przewodnikiem, potem cztery ćwiczenia.
lesson-contracts-title = Kontrakty i kanał
lesson-contracts = Połowa punktów przychodzi na koniec. Buduj to, czego żądają kontrakty, i daj statkom drogę do żeglugi.

task-sell-goods-title = Dobry dzień na giełdzie
task-sell-goods =
    Masz węgiel, tkaninę i zboże oraz 8 guldenów. Zakończ tę turę z co najmniej 14 guldenami.
task-sell-goods-hint = Towary można sprzedać lub wymienić. Sprawdź, za ile można teraz sprzedać każdy z nich.
task-sell-goods-solution = Wybierz Giełdę i sprzedaj wszystkie trzy towary po 2 guldeny: 8 i 6 to razem 14.

task-hire-title = Pomoc za darmo
task-hire =
    Zatrudnij w tej turze pracownika i zachowaj co najmniej 10 guldenów.
task-hire-hint = Na kręgu zatrudniania pierwszy krok jest darmowy, każdy następny kosztuje guldena. Inżynierowie i werbownicy kosztują o guldena więcej.
task-hire-solution = Wybierz Zatrudnianie pracowników, zrób jeden krok i zatrudnij. Każdy następny krok kosztowałby guldena.

task-steam-title = Cała naprzód
task-steam =
    Parowiec potrzebuje palacza i komina. Zdobądź oba w tej turze. Masz 8 guldenów oraz węgiel, tkaninę i zboże.
task-steam-hint = Jedna akcja daje tylko jedno z nich. Za 6 guldenów możesz wykonać drugą, akcję bonusową.
task-steam-solution = Wybierz Giełdę i weź Produkcję wyposażenia jako akcję bonusową: jeden darmowy krok prowadzi do komina. Potem wymień węgiel na palacza.

task-launch-title = Statek wart rejsu
task-launch =
    W rezerwie czekają kapitan, biznesmen, żołnierz, palacz, komin i działo.
    Zbuduj w tej turze statek i zdobądź rejsem co najmniej 13 punktów.
task-launch-hint = Szukaj części z miejscem na wszystko: mocowanie masztu na komin, kajuty dla załogi, miejsce na działo. Wyższe rzędy kosztują 1 lub 2 guldeny.
task-launch-solution = Dziób z mocowaniem działa, część środkowa z dwiema kajutami i rufa z kajutą palacza i mocowaniem masztu zabierają wszystko na pokład. Z pełną prędkością od zachodu rejs jest wart 16 punktów; wystarczy wszystko z działem i prędkością 5.

task-lifeboats-title = Czego chce kontrakt
task-lifeboats =
    Jeden z kontraktów płaci na koniec za szalupy. Zbuduj w tej turze statek, dzięki któremu kontrakty będą warte co najmniej 4 punkty.
task-lifeboats-hint = Szalupy są nadrukowane na częściach. Szukaj ich w lewej kolumnie środkowych i wśród ruf.
task-lifeboats-solution = Część środkowa z kajutą i szalupą oraz rufa z szalupą, z dowolnym dziobem. Kontrakt płaci teraz 4 punkty, bez względu na rejs.

task-long-canal-title = Dłuższa droga
task-long-canal =
    Szybki statek potrzebuje długiego kanału: musi przepłynąć dokładnie tyle pól, ile wynosi jego prędkość, i żadnego dwa razy.
    Umożliw rejs przez 13 pól.
task-long-canal-hint = Twój kanał ma wyloty po bokach. Drugi musi się z nimi łączyć; zanim zdecydujesz, wypróbuj, jak leży, i policz najdłuższą drogę.
task-long-canal-solution = Wydzierżaw C01, połóż go na północ od swojego kanału i obróć o pół obrotu. Drogi obu łączą się w rejs przez 13 pól.

task-all-aboard-title = Wszyscy na pokład
task-all-aboard =
    Statek jest zbudowany. Wybierz, co zabiera i skąd wpływa na kanał.
    Zdobądź rejsem co najmniej 16 punktów.
task-all-aboard-hint = Warto zabrać wszystko, co się mieści. Błękitna Wstęga daje tym więcej, im później statek ją mija.
task-all-aboard-solution = Zabierz wszystko, płyń ze sternikiem o jeden szybciej i wpłyń od zachodu: Błękitna Wstęga jest wtedy późno na trasie. Wpłynięcie od północy daje o 2 punkty mniej.

task-both-title = Teraz i później
task-both =
    Punkty dziś czy punkty na koniec? Postaw na jedno i drugie: zdobądź rejsem co najmniej 8 punktów, z kontraktami wartymi co najmniej 4.
task-both-hint = Zostań przy dwóch częściach z szalupami i znajdź dziób, który zabierze działo: działo jest warte 2 punkty.
task-both-solution = Dziób z mocowaniem działa niesie działo, część środkowa i rufa mają po szalupie. Z biznesmenem i dodatkową prędkością sternika rejs jest wart 8 punktów.

goal-guilders = Guldeny: { $have } z { $want }
goal-guilders-missed = Masz guldenów: { $have }, o { $short } za mało.
# one form
goal-employees = Zatrudnieni: { $have } z { $want }
goal-employees-missed = Nikogo nie zatrudniono.
goal-stoker = Palacz: { $have } z { $want }
goal-stoker-missed = Nie masz jeszcze palacza.
goal-chimney = Komin: { $have } z { $want }
goal-chimney-missed = Nie masz jeszcze komina.
goal-points = Zdobyte punkty: { $have } z { $want }
# one form
goal-points-missed = Zdobyte punkty: { $have }, o { $short } za mało.
goal-contracts = Wartość kontraktów: { $have } z { $want } punktów
goal-contracts-missed = Kontrakty są warte { $have } { $have ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }, o { $short } za mało.
goal-voyage = Rejs: { $have } z { $want } pól
goal-voyage-missed = Najdłuższy rejs ma { $have } pól, o { $short } za mało.
