# Prowadzona pierwsza gra w Hamburgum. $one i $two to pozostali gracze w kolejności przy stole.

step-welcome-title = Sześć kościołów dla miasta
step-welcome =
    Witaj w Hamburgu. Handlujesz piwem, cukrem i tkaninami, a zarobek wydajesz na budynki i na sześć kościołów: to one dają prestiż, który wygrywa.
    Gra kończy się, gdy ukończony jest szósty kościół; wygrywa gracz z największym prestiżem. Zagrajmy razem pierwsze sześć rund.

step-holdings-title = Z czym zaczynasz
step-holdings =
    Grasz jako trzeci gracz. Masz jedno piwo, jeden cukier, jedną tkaninę, jedno drewno i jedną cegłę; do tego 30 talarów, 3 prestiżu i statek w porcie.
    Dalsi gracze zaczynają nieco bogatsi, bo ruszają się później.

step-first-moves-title = Rondel
step-first-moves =
    Wszystkie akcje leżą na kole zwanym rondlem. W pierwszej rundzie każdy zaczyna za darmo na dowolnym polu.
    { $one } idzie na Piwo i produkuje piwo, { $two } idzie na Tkaninę i produkuje tkaninę.

step-to-trade-title = Twój pierwszy ruch
step-to-trade =
    Potrzebujesz pieniędzy na materiały, więc idź tam, gdzie sprzedaje się towary. Wybierz na rondlu pole Handel II: jest podświetlone.

step-sell-title = Jeden statek, jeden rodzaj towaru
step-sell =
    Każdy twój statek sprzedaje jeden rodzaj towaru po pełnej cenie, tyle sztuk, ile wynosi numer jego nabrzeża. Czego nie przewiezie żaden statek, przynosi tylko po 30.
    Masz jeden statek: nie sprzedawaj piwa ani cukru, sprzedaj jedną tkaninę za 100 talarów.

step-rondel-title = Trzy kroki za darmo
step-rondel =
    Odtąd twój pionek idzie zgodnie z ruchem wskazówek zegara. Pierwsze trzy kroki nic nie kosztują, więc pola tuż przed tobą są tanie i możesz je planować.
    { $one } idzie z Piwa na Handel II i sprzedaje dwa piwa za 200. { $two } idzie na Piwo.

step-to-church-title = Do Kościoła
step-to-church =
    Kościół leży w zasięgu trzech darmowych kroków, a ty masz cegłę: tyle kosztuje pierwsza część kościoła. Idź tam przed innymi.

step-donate-title = Datek
step-donate =
    Pierwsza część kościoła kosztuje jedną cegłę. Kto płaci za część, bierze żeton datku tego kościoła; pierwszy ofiarodawca bierze ten z samymi punktami.
    Wybierz St. Nikolai.

step-token-title = Rozlicz go teraz
step-token =
    Inne żetony liczą statki, budynki, mieszczan lub żetony i najlepiej trzymać je, aż będzie ich więcej. Ten jest wart 5 prestiżu bez względu na wszystko, więc rozlicz go od razu.

step-harbour-title = Statki wypychają się nawzajem
step-harbour =
    { $one } składa datek na St. Michaelis. { $two } idzie do Stoczni i buduje statek za jedno drewno: trzecie nabrzeże było pełne, więc wszystkie statki przesunęły się o jedno nabrzeże.
    Statek na drugim nabrzeżu przewozi dwie sztuki, na pierwszym tylko jedną, a potem musi odpłynąć.

step-to-depot-title = Druga połowa Handlu
step-to-depot =
    Na polu Handel możesz sprzedawać towary albo kupować materiały w składzie. Handel I jest o krok dalej. Masz 130 talarów: idź na zakupy.

step-buy-title = Im więcej, tym drożej
step-buy =
    Skład żąda jednej ceny za wszystko z jednej wizyty: jedna sztuka kosztuje 20, dwie 50, trzy 100 i tak dalej, bez względu na rodzaj.
    Wybierz zakup materiałów: jedno drewno, dwie cegły i żadnego dzwonu. Razem z tym, co masz, będziesz mieć po dwie sztuki każdego: dość na dwa budynki.

step-others-earn-title = Do czego służą dwa statki
step-others-earn =
    { $one } kupuje materiały na trzy budynki. { $two } ma dwa statki, więc w jednej wizycie sprzedaje dwa rodzaje towarów: dwa piwa i dwie tkaniny za 400 talarów.

step-to-guildhall-title = Do Ratusza
step-to-guildhall =
    W Ratuszu budujesz, a każdy budynek kosztuje jedno drewno i jedną cegłę. Budynki muszą być połączone z kościołem, który wspierasz, albo z twoim własnym budynkiem.

step-captain-title = Zbuduj dom kapitana
step-captain =
    Obok wspieranego przez ciebie St. Nikolai jest miejsce dla kapitana. Od razu daje ci za darmo statek oraz Latającego Holendra, który nie należy do nikogo.
    Buduj na podświetlonej parceli N1.

step-brewer-title = A obok browar
step-brewer =
    Skoro N1 jest twoje, łączy się z nim sąsiednie N2. Browar daje jedno piwo więcej przy każdej wizycie na polu Piwo, ale każdy budynek produkcyjny nieco obniża cenę swojego towaru.
    Buduj na N2.

step-far-step-title = Dłuższa droga kosztuje prestiż
step-far-step =
    { $one } buduje trzy naraz. { $two } idzie cztery kroki do następnego Handlu: każdy krok ponad trzeci kosztuje jeden punkt prestiżu, więc { $two } ma o punkt mniej.
    Czasem warto. Mijać to, czego potrzebujesz, nie warto.

step-brew-title = Warz piwo
step-brew = Idź na Piwo. Warzysz jedną beczkę i po jednej więcej za każdy swój browar, czyli dwie.

step-two-parts-title = Dwie części w jednej wizycie
step-two-parts =
    { $two } składa w jednej wizycie datek na dwie części St. Catharinen i zachowuje na później żeton, który liczy mieszczan.
    Późniejsze części kosztują też pieniądze, a piąta dzwon. Ale kto ukończy kościół, dostaje premię: 8 prestiżu za pierwszy, mniej za każdy następny.

step-harvest-title = Sprzedawaj dwoma statkami
step-harvest =
    Teraz kapitan się opłaca: dwa statki, dwa rodzaje towarów. Idź na Handel II i sprzedaj trzy piwa i swój jeden cukier. To 370 talarów w jednej wizycie.

step-on-your-own-title = Teraz to twoja gra
step-on-your-own =
    Znasz cały krąg: produkuj, sprzedawaj, kupuj, buduj, wspieraj kościoły. Uważaj, który kościół będzie ukończony następny, i trzymaj żetony, aż będą najwięcej warte.
    Teraz to pokaż: czekają cztery ćwiczenia. Albo graj dalej do końca z dwoma łatwymi botami.

# Lekcje i ich ćwiczenia.

lesson-first-title = Pierwsze kroki
lesson-first = Krąg gry: produkcja, sprzedaż, zakup, budowa, datki. Start z przewodnikiem, potem cztery ćwiczenia.
lesson-tokens-title = Żetony i właściwa chwila
lesson-tokens = Najwięcej prestiżu dają żetony datków. Który wziąć, jak go powiększyć i kiedy rozliczyć.

task-sell-title = Pełna sprzedaż
task-sell =
    Masz trzy piwa, dwa cukry i jedną tkaninę oraz dwa statki: jeden na nabrzeżu 3, jeden na nabrzeżu 2.
    Zarób w tej turze co najmniej 500 talarów, nie płacąc prestiżem.
task-sell-hint = Handel II jest następny. Towar, którego masz najwięcej, daj na największy statek, następny na drugi, a resztę sprzedaj w kraju po 30.
task-sell-solution = Handel II: trzy piwa z nabrzeża 3 dają 270, dwa cukry z nabrzeża 2 dają 200, a tkanina daje 30 na rynku krajowym: 500.

task-materials-title = Rozważne zakupy
task-materials =
    Skład bierze 20 za jedną sztukę, 50 za dwie, 100 za trzy i 150 za cztery. Masz 200 talarów i jedno drewno.
    Zrób zakupy: miej dwa drewna i dwie cegły i zachowaj co najmniej 100 talarów.
task-materials-hint = Potrzebujesz jeszcze trzech sztuk. Czwarta kosztowałaby następne 50.
task-materials-solution = Handel I: kup jedno drewno i dwie cegły za 100. Razem z drewnem, które było, to materiał na dwa budynki.

task-two-bricks-title = Dwie cegły, dziesięć prestiżu
task-two-bricks =
    Masz dwie cegły i jedno drewno. Zamień je w tej turze na co najmniej 10 prestiżu.
task-two-bricks-hint = Pierwsza część kościoła kosztuje jedną cegłę i zawsze daje żeton punktów: 5 prestiżu. Późniejsze części kosztują więcej.
task-two-bricks-solution = W Kościele złóż datek na pierwszą część dwóch różnych kościołów. Każda daje żeton punktów; rozlicz oba za 10 prestiżu. Druga część tego samego kościoła dałaby mniej.

task-fleet-title = Więcej miejsca
task-fleet =
    Nabrzeże 3 jest pełne, więc następny statek przesuwa wszystkie o jedno nabrzeże. Masz dwa drewna.
    Miej dwa statki na nabrzeżu 3 i zachowaj całe piwo na sprzedaż w następnej turze.
task-fleet-hint = W Stoczni każdy statek kosztuje jedno drewno. Po przesunięciu na nabrzeżu 3 leżą tylko nowe statki.
task-fleet-solution = Stocznia, dwa statki. Stare statki płyną na nabrzeża 2 i 1; dwa nowe na nabrzeżu 3 przewożą po trzy sztuki.

task-best-token-title = Który żeton?
task-best-token =
    Możesz zapłacić za drugą część St. Nikolai. W tej parafii mieszka dwóch twoich mieszczan, jeden budynek należy do kapitana, a ty masz dwa statki.
    Weź żeton, który już teraz daje ci co najmniej 6 prestiżu, i rozlicz go.
task-best-token-hint = Żeton mieszczan St. Nikolai liczy 3 za każdego twojego mieszczanina w parafii, żeton statków 2 za każdy twój statek w porcie.
task-best-token-solution = Weź żeton mieszczan: dwóch mieszczan w parafii, po 3, razem 6. Żeton kapitana dałby 5, żeton statków 4.

task-grow-token-title = Niech rośnie
task-grow-token =
    Masz nierozliczony żeton mieszczan St. Nikolai. Jest teraz wart 6, a ty masz materiał na dwa budynki.
    Spraw, by w tej turze był wart 12.
task-grow-token-hint = Żeton liczy tylko twoich mieszczan w parafii St. Nikolai. Twoje budynki i sam kościół sąsiadują tam z kilkoma parcelami.
task-grow-token-solution = Idź do Ratusza i buduj na N3 i N5. Czterech mieszczan w parafii, po 3: 12. Budynki w innych parafiach by się nie liczyły.

task-in-time-title = Najpierw buduj, potem rozliczaj
task-in-time =
    Ten sam żeton, ale teraz doprowadź sprawę do końca: zdobądź co najmniej 10 prestiżu w dwóch turach.
    Każdy krok ponad trzeci kosztuje prestiż, więc zaplanuj drogę.
task-in-time-hint = Najpierw spraw, by żeton był wart 12, potem idź do Kościoła. To pięć kroków od Ratusza: dwa punkty prestiżu.
task-in-time-solution = Ratusz, N3 i N5; potem pięć kroków do Kościoła za 2 prestiżu i rozliczenie za 12. Rozliczenie najpierw dałoby tylko 6.

task-last-part-title = Ostatnia część
task-last-part =
    St. Nikolai brakuje tylko piątej części. Masz dzwon, cegłę, drewno i dość pieniędzy oraz żeton mieszczan St. Nikolai.
    Zdobądź w tej turze co najmniej 19 prestiżu.
task-last-part-hint = Kto ukończy pierwszy kościół, dostaje 8 prestiżu. Ostatnia część daje też żeton: sprawdź, który jest dla ciebie najwięcej wart.
task-last-part-solution = W Kościele ukończ St. Nikolai: 8 prestiżu. Weź żeton kapitana, wart 5, i rozlicz go razem z żetonem mieszczan za 6: łącznie 19.

goal-sale = Zarobek: { $have } z { $want } talarów
goal-sale-missed = Zarobek: { $have } talarów, o { $short } za mało.
goal-prestige-kept = Droga bez płacenia prestiżem
goal-prestige-kept-missed = Droga kosztowała prestiż: krótsza była za darmo.
goal-timber = Drewno: { $have } z { $want }
goal-timber-missed = Brakuje drewna: { $short }.
goal-brick = Cegły: { $have } z { $want }
goal-brick-missed = Brakuje { $short ->
        [one] { $short } cegły
        [few] { $short } cegieł
       *[many] { $short } cegieł
    }.
goal-money-left = Talary: { $have }, zachowaj co najmniej { $want }
goal-money-left-missed = Zostało { $have } talarów, o { $short } za mało.
goal-prestige = Zdobyty prestiż: { $have } z { $want }
goal-prestige-missed = Tura skończona, zdobyty prestiż: { $have }, o { $short } za mało.
goal-berth-3 = Statki na nabrzeżu 3: { $have } z { $want }
goal-berth-3-missed = Na nabrzeżu 3 masz { $have ->
        [one] { $have } statek
        [few] { $have } statki
       *[many] { $have } statków
    }, o { $short } za mało.
goal-beer-kept = Zachowane piwo: { $have } z { $want }
goal-beer-kept-missed = Sprzedano piwo, które trzeba było zachować.
goal-token-value = Wartość żetonu: { $have } z { $want }
goal-token-value-missed = Żeton jest wart { $have }, o { $short } za mało.
