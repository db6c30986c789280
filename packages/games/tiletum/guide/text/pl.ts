import type { GuideTextKey } from './en.ts';

export const guideTexts: Readonly<Record<GuideTextKey, string>> = {
  'goal.title': 'O co chodzi w grze',
  'goal.about':
    'Wcielasz się w bogatego kupca z czasów renesansu. Twój kupiec stawia domy w miastach Europy, architekt filary przy katedrach, a twoje budynki zapełniają się ludźmi. Gra trwa {rounds, plural, few {# rundy} other {# rund}}, w każdej bierzesz {dice, plural, few {# kości} other {# kości}}. *Wygrywa osoba, która na końcu ma najwięcej punktów zwycięstwa (PZ).*',
  'goal.map':
    'Gra w drugiej rundzie. W podświetlonych miastach stoją twoje elementy: na mapie masz {houses, plural, one {# dom} few {# domy} other {# domów}} i {pillars, plural, one {# filar} few {# filary} other {# filarów}}.',
  'goal.points':
    'Kontrakty i katedry punktują od razu, król i targ na koniec każdej rundy. *Na końcu liczbę swoich domów mnożysz przez liczbę filarów*, a punkty dają też ukończone budynki.',

  'turn.title': 'Tura to jedna kość',
  'turn.die':
    'Na początku rundy rzuca się kośćmi i kładzie je przy kole, każdą przy segmencie z jej wartością. W każdej ze swoich {dice} tur bierzesz jedną. *Daje tyle dóbr w swoim kolorze, ile wynosi jej wartość, oraz akcję; punktów akcji (PA) masz na nią {seven} minus ta wartość.* Wysokie kości to dużo dóbr, niskie to mocne akcje.',
  'turn.wheel':
    'Kość złota o wartości {value} leży przy kupcu: daje {value, plural, one {# złoto} other {# złota}} i {points} PA na akcję kupca.',
  'turn.goods.gold': 'Złotem zmieniasz kości i kupujesz inne dobra.',
  'turn.goods.food': 'Żywnością płacisz za herby.',
  'turn.goods.stone': 'Kamieniem płacisz za katedry.',
  'turn.goods.wool': 'Wełny wymagają kontrakty.',
  'turn.goods.iron': 'Żelaza też.',
  'turn.steps.change':
    'Wybierz kość. Możesz najpierw zmienić jej wartość: {gold, plural, one {# złoto} other {# złota}} za krok w górę lub w dół; {highest} i {lowest} sąsiadują ze sobą.',
  'turn.steps.tile': 'Jeśli chcesz, weź do magazynu kafelek premii, który leży przy jej akcji.',
  'turn.steps.gain': 'Weź dobra.',
  'turn.steps.act': 'Wydaj PA na akcję. Możesz skończyć turę wcześniej, ale niewykorzystane PA przepadają.',
  'turn.joker':
    'Akcja uniwersalna zastępuje dowolną z {others} pozostałych; wybierasz ją po wzięciu dóbr. *Wszyscy biorą z tych samych kości.*',

  'merchant.title': 'Kupiec stawia domy',
  'merchant.points':
    'Po jednym PA kosztują: *przesunięcie kupca na sąsiadujące pole, umieszczenie domu w mieście, w którym stoi, i wzięcie kafelka premii z tego miasta.* Kafelków na mapie się nie uzupełnia, więc warto się spieszyć.',
  'merchant.houses':
    'W każdym mieście możesz mieć jeden dom i potrzebne jest wolne pole; przy małej liczbie graczy większość miast ma tylko jedno. Niektóre pola dają od razu PZ albo premie twoich postaci. Zaczynasz z domem na mapie i {supply, plural, one {# domem} other {# domami}} w zasobach, a następne dostajesz z dachów swoich budynków.',
  'merchant.step': 'Twój kupiec jest {spot_in}. Dokąd może zrobić następny krok?',
  'merchant.step.right':
    'Tylko na sąsiadujące pole. Pole między dwoma miastami też się liczy, więc jednym krokiem nikt nie dotrze {far_to}.',

  'architect.title': 'Architekt i katedry',
  'architect.pillars':
    'Architekt porusza się i bierze kafelki tak jak kupiec, ale umieszcza filary przy katedrach, każdy za jeden PA. *Przy każdej katedrze możesz mieć jeden filar* i potrzebne jest wolne pole. W każdej grze jedna z {cathedrals} katedr jest wyłączona.',
  'architect.contribute':
    'Gdzie masz filar, możesz raz wziąć udział w budowie katedry, w dowolnym momencie swojej tury i bez PA: płacisz kamieniem według kafelka kosztu i dostajesz PZ z tego kafelka i z wierzchniego kafelka katedry. *Następne kafelki są warte mniej, więc się spiesz.* Architekt nie musi tam stać.',
  'architect.where':
    'Masz {stone, plural, one {# kamień} few {# kamienie} other {# kamieni}} i filary {first_in}, {second_in} i {third_in}. Gdzie możesz teraz wziąć udział w budowie?',
  'architect.where.right':
    'Przy katedrach z twoim filarem, jeśli możesz zapłacić. Udział {first_in} masz już za sobą, a drugi raz nie można.',

  'contracts.title': 'Kontrakty',
  'contracts.action':
    'Akcją kontraktu bierzesz do magazynu kafelki z rynku kontraktów; zależnie od miejsca każdy kosztuje od {least} do {most} PA. Możesz też wymieniać dobra, jedno na jedno innego rodzaju, po jednym PA. Pierwsza wymiana w turze daje jeszcze jedno dowolne dobro.',
  'contracts.fulfil':
    'Kontrakt możesz zrealizować w dowolnym momencie swojej tury: oddaj wymagane dobra i weź PZ; jeśli mają być identyczne, rodzaj wybierasz ty. *Każdy z pierwszych {pillars} zrealizowanych kontraktów daje ci filar do zasobów.* Możesz mieć najwyżej {spaces, plural, one {# kontrakt} few {# kontrakty} other {# kontraktów}}, zrealizowanych lub nie.',
  'contracts.take':
    'Na akcję kontraktu {points, plural, one {został ci # PA} few {zostały ci # PA} other {zostało ci # PA}}. Które kafelki możesz wziąć?',
  'contracts.take.right':
    'Te, które nie kosztują więcej PA, niż masz. Na tym rynku są też herby. Po twojej turze kafelki przesuwają się do tańszego końca.',

  'characters.title': 'Postacie i budynki',
  'characters.action':
    'Akcją postaci bierzesz postać z rynku ({hire} PA) i wprowadzasz postać z magazynu do pokoju: pierwsze, drugie albo trzecie piętro kosztuje {low}, {middle} albo {high} PA. *Kto się wprowadza, od razu daje ci swoją premię.* Za {refresh} PA możesz wymienić cały rynek.',
  'characters.types':
    '{types, plural, few {Są # typy} other {Jest # typów}} postaci. *W budynku mieszka jeden typ, a każdy typ ma jeden budynek*; tylko budynek {last} przyjmie każdego. Gdy wszystkie pokoje budynku są zajęte, dom z jego dachu trafia do twoich zasobów.',
  'characters.room':
    'W magazynie czeka król, {points, plural, one {został ci # PA} few {zostały ci # PA} other {zostało ci # PA}}, a w budynku {taken} mieszka architekt. Do których pokoi może się wprowadzić król?',
  'characters.room.right':
    'Do każdego wolnego na pierwszym piętrze; wyższe kosztują więcej PA, niż masz. Wybieraj z namysłem: poza budynkiem {last} wszyscy królowie muszą mieszkać razem.',

  'tasks.title': 'Zadania, pomocnicy i herby',
  'tasks.free':
    '*Zadania nie kosztują PA. Możesz ich wykonać dowolnie wiele, w dowolnym momencie swojej tury: przed wzięciem kości, między dobrami a akcją i w trakcie akcji*: zrealizować kontrakt, wziąć udział w budowie katedry, użyć pomocnika, umieścić herb albo kupić dowolne dobro za {price, plural, one {# złoto} other {# złota}}. Pomocnicy to kafelki premii, które raz dają dobra, PZ, małą akcję albo więcej PA.',
  'tasks.store':
    'Magazyn ma {spaces, plural, one {# pole} few {# pola} other {# pól}} na kafelki wszystkich rodzajów, także na kontrakty i postacie wzięte z rynku. Niczego nie wolno wyrzucić, a gdy jest pełny, bierzesz kość bez kafelka.',
  'tasks.crests':
    'Herb umieszcza się pod budynkiem, pełnym lub nie, najwyżej jeden pod każdym, płaci się za niego żywnością i dostaje premię budynku. Możesz mieć tylko po jednym herbie każdego rodzaju. Jeśli brakuje ci domu albo filaru z premii, premia przepada, a herb zostaje.',
  'tasks.bonuses.house':
    '{houseFood, plural, one {# żywność} other {# żywności}}: umieść dom w dowolnym mieście',
  'tasks.bonuses.pillar':
    '{pillarFood, plural, one {# żywność} other {# żywności}}: umieść filar przy dowolnej katedrze',
  'tasks.bonuses.merchant':
    '{merchantFood, plural, one {# żywność} other {# żywności}}: kupiec idzie, dokąd chcesz',
  'tasks.bonuses.architect':
    '{architectFood, plural, one {# żywność} other {# żywności}}: architekt idzie, dokąd chcesz',
  'tasks.bonuses.goods':
    '{goodsFood, plural, one {# żywność} other {# żywności}}: {goods, plural, one {# dowolne dobro} few {# dowolne dobra} other {# dowolnych dóbr}}',
  'tasks.bonuses.points': '{pointsFood, plural, one {# żywność} other {# żywności}}: {points} PZ',
  'tasks.completed':
    '*Budynek z zajętymi pokojami i herbem jest ukończony.* Odtąd, także w akcji, która właśnie trwa, akcja jego postaci ma o tyle PA więcej, ile pokoi ma budynek, za każdym razem, gdy daje ją kość. Budynek {last} nie ma takiego znacznika.',
  'tasks.crest':
    'Masz {food, plural, one {# żywność} other {# żywności}} i więcej nie kupujesz. Pod którymi budynkami możesz umieścić herb?',
  'tasks.crest.right': 'Tam, gdzie starcza żywności. Nikt nie musi tam jeszcze mieszkać.',

  'king.title': 'Król i korupcja',
  'king.corruption':
    'Przed każdą turą pierwszego gracza odkrywa się żeton korupcji i *wszystkie znaczniki na torze króla spadają o tyle pól, ile on pokazuje* (najwyżej {most}). Akcją króla za każdy PA możesz przesunąć się o pole w górę. Gdy wszyscy wezmą swoje kości, następuje faza króla:',
  'king.track': 'Tor króla: u góry jego kafelek premii, na dole żetony korupcji odkryte w tej rundzie.',
  'king.phase.prize':
    'Kto jest najwyżej, może wziąć kafelek premii toru; w rundzie {last} dostaje {prize} PZ. W stosie pierwszy jest najniższy znacznik.',
  'king.phase.points': 'Każdy zyskuje albo traci PZ swojego pola.',
  'king.phase.order': 'Znaczniki od góry do dołu wyznaczają nową kolejność graczy.',
  'king.phase.reset': 'Znaczniki poniżej zera wracają na zero, pozostałe nie zmieniają miejsca.',

  'fairs.title': 'Targi i następna runda',
  'fairs.part':
    'Każda runda kończy się targiem. *Punktujesz, jeśli w jego mieście jest twój kupiec albo twój dom.* Pierwszy targ jest zawsze {home_in}, gdzie każdy ma dom. Liczą się też herby w magazynie i pełne budynki bez herbu.',
  'fairs.row': 'Drugi targ odbywa się {spot_in} i daje {points} PZ za każdy zestaw domu i filaru na mapie.',
  'fairs.clean':
    'Potem puste miejsca przy akcjach i torze króla dostają nowe kafelki premii, kości wracają do woreczka, a koło się obraca: *wartość każdej akcji spada o jeden, więc daje ona o jeden PA więcej*; po {lowest} następuje {highest}.',

  'end.title': 'Koniec gry i jak grać dobrze',
  'end.scoring.map': 'Twoje domy na mapie razy twoje filary na mapie.',
  'end.scoring.buildings':
    '{few, plural, one {# ukończony budynek jest wart} few {# ukończone budynki są warte} other {# ukończonych budynków jest wartych}} {least} PZ, a wszystkie {all} razem {most} PZ.',
  'end.scoring.goods':
    'Każde {goodsPerPoint, plural, one {# pozostałe dobro} few {# pozostałe dobra} other {# pozostałych dóbr}} to jeden PZ. W razie remisu wygrywa osoba wcześniejsza w kolejności graczy.',
  'end.board':
    'Gdyby gra skończyła się teraz: {houses, plural, one {# dom} few {# domy} other {# domów}} razy {pillars, plural, one {# filar} few {# filary} other {# filarów}} to {product} PZ. {completed, plural, one {# ukończony budynek} few {# ukończone budynki} other {# ukończonych budynków}} to jeszcze za mało, by punktować.',
  'end.advice': 'Jak grać dobrze:',
  'end.well.worth':
    '*Boty liczą* PA za {point} PZ, dobro za {good}, a złoto za {gold}. Decyduje to, co od razu wykorzystasz.',
  'end.well.early': 'Na początku bierz niskie kości: wiele PA na kontrakty, domy i filary.',
  'end.well.change':
    'Zmiana kości często się opłaca: {step, plural, one {# złoto} other {# złota}} za krok, żeby starczyło dóbr albo PA.',
  'end.well.tasks': 'Kontrakty, herby i katedry opłacaj w tej turze, w której cię na to stać.',
  'end.well.crests':
    'Herb opłaca się dla samej premii, najczęściej pod budynkiem {architectBuilding}: architekt trafia prosto do bogatej katedry. Ukończenie budynku dodaje jakieś {crest} PZ.',
  'end.well.tile': 'Bierz kafelki premii i postacie, umieszczaj elementy, dopiero potem ruszaj dalej.',
  'end.well.hire': 'Mając wiele PA, weź i wprowadź dwie postacie jednego typu: to zapełnia budynek.',
  'end.well.fairs':
    'Obejrzyj wszystkie targi przed pierwszą turą. Dom zostaje na mapie: dom w mieście targu to pewny wstęp.',
  'end.well.balance':
    'Dbaj o równowagę domów i filarów: {balanced} × {balanced} to {square} PZ, {many} × {rare} tylko {lopsided}.',
  'end.well.king':
    'Nie kończ rundy poniżej zera u króla: tracisz PZ, a inni wybierają przed tobą. Cała kość na to rzadko się opłaca.',

  'silver.title': 'Ze srebrem: kopalnie i technologie',
  'silver.seeker':
    'Rozszerzenie „W poszukiwaniu srebra” dodaje {maps, plural, one {# mapę} few {# mapy} other {# map}} podziemi. Koło poszukiwacza obejmuje {field, plural, one {# segment} few {# segmenty} other {# segmentów}}: kością stamtąd możesz zamiast tego wykonać akcję poszukiwacza. Po jednym PA poszukiwacze idą dalej, biorą kafelki i umieszczają kopalnie, domy i filary. *Kto pierwszy minie kamienną tabliczkę, ten ją rozpatruje*; potem jest zasłonięta.',
  'silver.underground':
    'Mapa I: twój poszukiwacz jest {spot_in}; na drodze, którą przyszedł, tabliczki są zasłonięte.',
  'silver.mines':
    '*Kopalnia daje grudkę srebra przy umieszczeniu i kolejną w każdej fazie króla.* Kto jest wtedy na zerze lub wyżej, dostaje nową kopalnię do umieszczenia, a przy wyższych polach też jest srebro. Srebro nie jest dobrem. Płacisz nim za poszukiwaczy na mapach II i III ({second} i {third}), niektóre katedry i kafelki oraz technologie.',
  'silver.technology':
    'Poziomy kosztują {one}, {two} i {three, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra, a masz {silver}. Które możesz teraz kupić?',
  'silver.technology.right':
    'Następny poziom technologii, jeśli cię na niego stać. Poziomy kupuje się po kolei, w ramach zadania, i działają do końca gry.',
  'silver.final':
    'Na końcu mnożysz filary przez domy albo kopalnie lub domy przez filary albo kopalnie: wskazuje to nakładka, a liczy się lepszy wynik. Poziomy są warte tyle, ile kosztowały, a każde {silverPerPoint, plural, one {# grudka} few {# grudki} other {# grudek}} srebra to jeden PZ.',

  'cardinal.title': 'Solo przeciwko kardynałowi',
  'cardinal.rival':
    'W trybie solo twoim rywalem jest kardynał. W jego turze odkrywa się kartę dekretu. *Kardynał wykonuje pierwszy jej wiersz, który może*, bierze według niego kość z kafelkiem premii i dobrami, a potem wykonuje akcję. Wśród jego {cards} dekretów są dekrety targów, więc łatwo zgadnąć, do czego dąży.',
  'cardinal.decree':
    'Jego dekret: podświetlony wiersz kazał mu wziąć kość przy architekcie i umieścić filar {spot_in}.',
  'cardinal.differs.pieces':
    'Wszystkie domy i filary ma od początku. Jego pionki idą w najlepsze miejsce w zasięgu swoich PA i budują tam za darmo.',
  'cardinal.differs.goods':
    'Żelazo i wełna są dla niego jednym dobrem. Kiedy tylko może, realizuje kontrakty, bierze udział w budowie katedr i umieszcza herby.',
  'cardinal.differs.tiles':
    'Zatrzymuje herby, których nie ma. Inne kafelki premii, które bierze, usuwa się z gry, chyba że zmienia to wyzwanie.',
  'cardinal.differs.phases': 'Król, targi i punktacja końcowa działają dla niego tak jak dla ciebie.',
  'cardinal.levels':
    'Na łatwym poziomie nie ma kart wyzwań, na normalnym ma {normal}, na trudnym {hard}; każda wzmacnia go na całą grę. Wygrywasz, jeśli masz więcej PZ niż on.',

  'tour.wheel': '*Koło akcji*: przy każdej akcji leżą kości, którymi możesz ją wykonać.',
  'tour.dice': '*Kości*: kolor to rodzaj dóbr, wartość to ich liczba.',
  'tour.bonus': '*Kafelki premii*: kto bierze kość, może wziąć i kafelek.',
  'tour.towns': '*Miasta* z polami na domy i kafelkami dla tych, którzy będą pierwsi.',
  'tour.cathedrals': '*Katedry*: z filarem możesz wziąć udział w budowie; koszt podaje kafelek.',
  'tour.king': '*Tor króla*: punkty albo straty na koniec rundy i kolejność w następnej.',
  'tour.corruption': '*Korupcja* co rundę ściąga wszystkich w dół toru króla.',
  'tour.goods': '*Twoje dobra*.',
  'tour.pieces': '*Domy i filary*, które możesz jeszcze umieścić.',
  'tour.buildings': '*Twoje budynki*: postacie wprowadzają się piętro po piętrze.',
  'tour.crests':
    '*Herby* trafiają pod budynek: od razu dają jego premię, a gdy pokoje są zajęte, budynek jest ukończony.',
  'tour.own': '*Kontrakty*, które są już zrealizowane.',
  'tour.store': '*Magazyn* na kafelki do wykorzystania.',
  'tour.fairs': '*Targi*: jeden na koniec każdej rundy, w mieście, w którym warto już wtedy być.',
  'tour.contracts': '*Kontrakty i herby* do wzięcia.',
  'tour.characters': '*Postacie* do twoich budynków.',

  'card.round.title': 'Runda (jedna z {rounds})',
  'card.round.dice': 'Rzut: {two}, {three} albo {four} kości dla dwóch, trzech albo czterech osób',
  'card.round.turns':
    'Każdy ma {turns, plural, one {# turę} few {# tury} other {# tur}}, w turze jedna kość; korupcja przed każdą turą pierwszego gracza',
  'card.round.king': 'Faza króla',
  'card.round.fair':
    'Targ: punktujesz z kupcem lub domem w jego mieście; liczą się herby w magazynie i pełne budynki bez herbu',
  'card.round.clean':
    'Nowe kafelki premii przy akcjach i torze króla, kości do woreczka, koło o segment dalej: wartość każdej akcji −{one}',
  'card.turn.title': 'Tura',
  'card.turn.die':
    'Weź kość; najpierw możesz ją zmienić: {gold, plural, one {# złoto} other {# złota}} za krok ({highest} i {lowest} sąsiadują)',
  'card.turn.tile':
    'Kafelek premii akcji: jeśli chcesz, do magazynu ({spaces, plural, one {# pole} few {# pola} other {# pól}})',
  'card.turn.goods': 'Dobra w jej kolorze, tyle, ile wynosi wartość; akcję uniwersalną wybierz potem',
  'card.turn.action': 'Akcja: PA = {seven} − wartość, plus twoje znaczniki',
  'card.actions.title': 'Akcje',
  'card.actions.merchant': 'Kupiec, po {one} PA: krok, dom tam, gdzie stoi, kafelek stamtąd',
  'card.actions.architect': 'Architekt, po {one} PA: krok, filar tam, gdzie stoi, kafelek stamtąd',
  'card.actions.character':
    'Postać: wzięcie {hire} PA; wprowadzenie {low}, {middle} albo {high} PA, zależnie od piętra',
  'card.actions.refresh': 'Nowe postacie: {refresh} PA',
  'card.actions.contract': 'Kontrakt: kafelek z rynku od {least} do {most} PA',
  'card.actions.swap':
    'Wymiana dóbr: {one} PA; pierwsza w turze daje jeszcze {one, plural, one {# dobro} few {# dobra} other {# dóbr}}',
  'card.actions.king': 'Król: {one} PA za pole',
  'card.actions.joker': 'Akcja uniwersalna: dowolna z pozostałych',
  'card.tasks.title': 'Zadania: za darmo, w dowolnej chwili tury',
  'card.tasks.buy':
    '{price, plural, one {# złoto} other {# złota}}: {one, plural, one {# inne dobro} few {# inne dobra} other {# innych dóbr}}',
  'card.tasks.fulfil': 'Realizacja kontraktu: dobra za PZ i filar',
  'card.tasks.contribute': 'Udział w budowie katedry z twoim filarem: kamień za PZ, raz przy każdej',
  'card.tasks.crest':
    'Herb pod budynkiem, pełnym lub nie: od {least} do {most} żywności za jego premię; czego z niej nie użyjesz, przepada',
  'card.tasks.helper': 'Użycie pomocnika',
  'card.king.title': 'Faza króla',
  'card.king.prize': 'Najwyższy znacznik: kafelek premii; w rundzie {last}: {prize} PZ',
  'card.king.points': 'PZ pól: powyżej zera +{one}, +{two} i tak dalej, poniżej kolejno {below}',
  'card.king.order': 'Nowa kolejność: wyższy pierwszy, w stosie ten niżej',
  'card.king.reset': 'Poniżej zera: powrót na zero',
  'card.end.title': 'Punktowanie końcowe',
  'card.end.map': 'Domy × filary na mapie',
  'card.end.buildings':
    'Ukończone budynki {built3} / {built4} / {built5} / {built6}: {points3} / {points4} / {points5} / {points6} PZ',
  'card.end.goods': '{goods, plural, one {# dobro} few {# dobra} other {# dóbr}}: {one} PZ',
  'card.end.tie': 'Remis: wygrywa osoba wcześniejsza w kolejności',
  'card.silver.title': 'Ze srebrem',
  'card.silver.seeker': 'Akcja poszukiwacza, po {each} PA: krok, kopalnia, dom, filar, kafelek',
  'card.silver.move':
    'Zadania: krok za symbol przesunięcia; poszukiwacz na mapę II (srebro: {second}) albo III (srebro: {third})',
  'card.silver.technology':
    'Zadanie: poziom technologii za {one}, {two}, {three, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra',
  'card.silver.income':
    'Faza króla: po {each, plural, one {# grudce} other {# grudki}} srebra za kopalnię i wstążkę; na zerze lub wyżej {each, plural, one {# kopalnia} few {# kopalnie} other {# kopalń}} do zasobów',
  'card.silver.end':
    'Koniec: {silver, plural, one {# grudka} few {# grudki} other {# grudek}} srebra = {each} PZ; poziomy {one}, {two}, {three} PZ; kopalnie zamiast domów albo filarów, zależnie od nakładki',
};
