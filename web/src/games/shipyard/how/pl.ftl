# Jak grać w Shipyard.

how-lead = Masz stocznię w latach 70. XIX wieku. Buduj statki część po części, obsadzaj je załogą, wyposażaj i wysyłaj w rejs próbny po wydzierżawionych kanałach. Punkty dają rejsy i kontrakty rządowe; wygrywa ten, kto ma ich najwięcej.

how-turn = Twoja tura
how-turn-text = Wszystkie akcje stoją w jednym rzędzie. Kafelek z kostką jest zajęty.
how-turn-front = Zabierz swoją kostkę. Jej kafelek idzie na przód rzędu, a koło zębate obraca się o jeden. (Przy dwóch graczach masz trzy kostki i rusza się kafelek z dwiema twoimi.)
how-turn-choose = Postaw kostkę na innym wolnym kafelku: to twoja akcja. Kafelek właśnie przesunięty na przód jest dla ciebie zamknięty.
how-turn-income = Weź 1 guldena za każdy kafelek z kostką przed twoim. Im dalej w rzędzie, tym więcej pieniędzy.
how-turn-act = Wykonaj akcję. Raz na turę możesz zapłacić 6 guldenów za drugą, inną.
how-turn-sail = Jeśli statek jest ukończony, teraz wypływa.
how-turn-picture = Rząd kafelków akcji z kostkami graczy i koło zębate.

how-actions = Akcje
how-actions-build = Budowa statków
how-actions-build-text = Kup od jednej do trzech części po 0–2 guldeny i połóż je w stoczni. Statek to dziób, co najmniej jedna część środkowa i rufa, jedno przy drugim.
how-actions-canal = Dzierżawa kanału
how-actions-canal-text = Wydzierżaw jeden kanał za 0–2 guldeny i połóż go obok swoich. Najpierw możesz go obrócić.
how-actions-goods = Zakup towarów
how-actions-goods-text = Kup jeden kafelek z trzema towarami za 0–2 guldeny.
how-actions-exchange = Giełda
how-actions-exchange-text = Znacznik cen idzie dalej. Oddaj jeden kafelek towarów: sprzedaj każdy towar albo wymień go na załogę lub wyposażenie, żadnego rodzaju dwa razy.
how-actions-equipment = Produkcja wyposażenia
how-actions-equipment-text = Przesuń znacznik na kręgu wyposażenia i weź to, na czym stanie: komin, żagiel, żuraw lub działo. Jeden krok jest darmowy, każdy następny kosztuje 1 guldena.
how-actions-crew = Werbunek załogi
how-actions-crew-text = To samo na kręgu załogi: kapitan, żołnierz, palacz lub biznesmen.
how-actions-employee = Zatrudnianie pracowników
how-actions-employee-text = Przesuń znacznik zatrudniania, jeden krok za darmo, i weź jednego z tamtejszych pracowników. Pracuje dla ciebie do końca gry.
how-actions-subsidy = Dotacja
how-actions-subsidy-text = Weź 2 guldeny. Tylko przy czterech graczach.

how-wheel = Koło
how-wheel-text =
    Na zewnątrz stoją pracownicy, po trzech na pole; wewnątrz leżą kręgi załogi i wyposażenia. Znaczniki są wspólne: gdzie jeden gracz stanie, stamtąd rusza następny.

    Inżynierowie i werbownicy dodają element przy każdej produkcji lub werbunku. Konstruktorzy dają każdemu statkowi więcej miejsca. Handlarze podnoszą twoje ceny i dają punkty. Sternik i takielarz przyspieszają statki; księgowy i brygadzista dają darmowe kroki. Nikt nie może mieć dwóch tego samego rodzaju.
how-wheel-picture = Koło: pracownicy dookoła, wewnątrz kręgi załogi i wyposażenia.

how-cruise = Statek wypływa
how-cruise-text = Ukończony statek odpływa na koniec twojej tury. Jeśli nie może lub nie chcesz, idzie na złom bez punktów.
how-cruise-load = Załaduj go z rezerwy. Każdy statek potrzebuje kapitana. Kajuty mieszczą załogę, mocowania wyposażenie; maszt przyjmuje żagiel lub komin.
how-cruise-speed = Prędkość to 1 oraz 1 za każdy żagiel, każdego palacza i każdą parę kominów. Z co najmniej jednym kominem i jednym palaczem to parowiec: prędkość 4 oraz 1 za każdy żagiel i każdy dalszy komin lub palacza.
how-cruise-route = Twoja figurka płynie dokładnie tyle pól po twoich kanałach i nigdy nie zawraca. Opuszczone kanały znikają. Jeśli kanały są za krótkie na tę prędkość, statek nie może płynąć tak szybko: w porę wydzierżaw więcej.
how-cruise-picture = Stocznia z dziewięcioma miejscami, a pod nią rezerwa załogi i wyposażenia.

how-points = Ile daje rejs
how-points-picture = Wydzierżawione kanały z urzędnikami na niektórych polach.
how-points-crew = Kapitanowie, żołnierze, biznesmeni
    .points = po 1
how-points-guns = Działa i żurawie
    .points = po 2
how-points-speed = Prędkość
    .points = 1 za punkt prędkości
how-points-military = Urzędnik wojskowy po drodze
    .points = 1 za żołnierza i działo na pokładzie
how-points-business = Urzędnik handlowy po drodze
    .points = 1 za biznesmena i żuraw na pokładzie
how-points-safety = Urzędnik bezpieczeństwa po drodze
    .points = 1 za latarnię, szalupę lub koło ratunkowe, zależnie od urzędnika
how-points-riband = Błękitna Wstęga: ostatnia po drodze
    .points = tyle, ile pól przepłynięto do niej

how-end = Koniec
how-end-picture = Kontrakty rządowe: co liczą i ile są warte.
how-end-text = Po każdym pełnym obrocie koła zębatego z toru rund schodzi kostka. Gdy tor jest pusty, a koło obróci się jeszcze raz, albo gdy zabraknie dziobów, części środkowych lub ruf, gra się, aż wszyscy będą mieli tyle samo tur. Potem każdy ma jedną akcję końcową i może kupić ostatnią część, jeśli ukończy nią statek. Po drodze odrzucasz kontrakty, aż zostaną ci jeden czerwony i jeden niebieski.
how-end-cruises = Rejsy
    .points = zdobyte punkty
how-end-contracts = Czerwony i niebieski kontrakt
    .points = według treści
how-end-merchants = Handlarze
    .points = po 1, poziom II po 3
