import type { GuideTextKey } from './en.ts';

export const guideTexts: Readonly<Record<GuideTextKey, string>> = {
  'goal.title': 'O co chodzi w grze',
  'goal.about':
    'Prowadzisz jedną z {factions} ras. Każda może żyć tylko na jednym rodzaju terenu, więc przekształcasz okolicę w swój teren, budujesz na nim i rozbudowujesz to, co już stoi. *Po {rounds, plural, one {# turze} other {# turach}} wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).* Każdy zaczyna z {points} PZ.',
  'goal.map':
    'Mapa na początku gry dwuosobowej. {own} mieszkają {terrain_in}, {rival} {theirs_in}. Krainę dzielą rzeki; pola po prawej to zaklęcia dostępne dla wszystkich.',
  'goal.points.rounds':
    '*W trakcie tury* jej żeton punktacji daje punkty za jedną rzecz, na przykład za nowe osady.',
  'goal.points.towns': '*Miasta*, lepsza żegluga i łatwiejsze przekształcanie też dają punkty.',
  'goal.points.end':
    '*Na końcu* punktują największe połączone obszary i najwyższe pozycje na czterech torach kultów.',

  'round.title': 'Przebieg tury',
  'round.phases.income': '*Dochód*: dostajesz to, co pokazują twoja plansza, żeton bonusów i żetony łask.',
  'round.phases.actions':
    '*Akcje*: gracze po kolei wykonują *po jednej akcji w ruchu*, raz za razem, aż wszyscy spasują.',
  'round.phases.clean':
    '*Koniec tury*: kult tej tury daje nagrodę, a użyte zaklęcia i umiejętności znów są dostępne.',
  'round.board':
    'Plansza gracza. *Każda budowla postawiona na mapie odsłania dochód*: {dwellings, plural, one {gdy stoi # osada} few {gdy stoją # osady} other {gdy stoi # osad}}, ta plansza daje co turę {workers, plural, one {# robotnika} other {# robotników}}. Faktorie dają monety i moc, świątynie kapłanów.',
  'round.goods':
    'Płacisz monetami, robotnikami, kapłanami i mocą. Czego nie wydasz, zostaje ci na następną turę.',
  'round.tiles':
    'Żetony punktacji na {rounds, plural, one {# turę} few {wszystkie # tury} other {wszystkie # tur}} są od początku odkryte. Po lewej widać, za co są punkty w danej turze, po prawej nagrodę kultu na jej koniec.',

  'build.title': 'Przekształcanie i budowa',
  'build.home':
    '*Budować możesz tylko na swoim preferowanym terenie* i tylko obok własnych budowli. Osada kosztuje {coins, plural, one {# monetę} few {# monety} other {# monet}} i {workers, plural, one {# robotnika} other {# robotników}}. Przekształcenie pola i budowa na nim to jedna akcja; możesz też zrobić tylko jedno albo drugie.',
  'build.spades':
    'Do przekształcania potrzebne są łopaty: jedna za każdy krok na kręgu przekształcania twojej planszy, licząc krótszą drogą. Łopata kosztuje {spade, plural, one {# robotnika} other {# robotników}}. Możesz zatrzymać się w pół drogi i dokończyć w późniejszym ruchu. Wolno nawet iść w drugą stronę, dalej od swojego terenu, ale nigdy nie wolno go minąć.',
  'build.wheel':
    '{own} mieszkają {terrain_in}. Na kręgu przekształcania teren pola {near} leży {few, plural, one {# krok} few {# kroki} other {# kroków}} dalej: {few, plural, one {wystarczy # łopata} few {wystarczą # łopaty} other {wystarczy # łopat}}. Teren pola {far} leży {many, plural, one {# krok} few {# kroki} other {# kroków}} dalej, więc potrzeba {many, plural, one {# łopaty} other {# łopat}}.',
  'build.where':
    'Ruch {own_gen}. Które pola mogą przekształcić? Liczy się każde wolne pole, które można zmienić choćby o jeden krok.',
  'build.where.right':
    'Dobrze: *w zasięgu jest tylko to, co styka się z twoją budowlą*, nic za rzeką. Na ile łopat cię stać, to już inna sprawa.',

  'upgrade.title': 'Rozbudowa',
  'upgrade.how':
    'Przy rozbudowie na tym samym polu staje następna budowla. *Stara wraca na twoją planszę i znów zakrywa swój dochód*; można ją potem wybudować jeszcze raz.',
  'upgrade.pieces':
    'Masz {dwellings, plural, one {# osadę} few {# osady} other {# osad}}, {houses, plural, one {# faktorię} few {# faktorie} other {# faktorii}}, {temples, plural, one {# świątynię} few {# świątynie} other {# świątyń}}, jedną twierdzę i jedno sanktuarium. *Czego nie ma już na twojej planszy, tego nie można wybudować.*',
  'upgrade.kinds.house':
    '*Osada do faktorii*: {houseWorkers, plural, one {# robotnik} other {# robotników}}, {houseCoins, plural, one {# moneta} few {# monety} other {# monet}}; jeśli obok nie stoi budowla innego gracza, {alone, plural, one {# moneta} few {# monety} other {# monet}}.',
  'upgrade.kinds.temple':
    '*Faktoria do świątyni*: {templeWorkers, plural, one {# robotnik} other {# robotników}}, {templeCoins, plural, one {# moneta} few {# monety} other {# monet}}. Od razu bierzesz żeton łask.',
  'upgrade.kinds.stronghold':
    '*Faktoria do twierdzy*: {strongholdWorkers, plural, one {# robotnik} other {# robotników}}, {strongholdCoins, plural, one {# moneta} few {# monety} other {# monet}}. Daje specjalną umiejętność twojej rasy.',
  'upgrade.kinds.sanctuary':
    '*Świątynia do sanktuarium*: {sanctuaryWorkers, plural, one {# robotnik} other {# robotników}}, {sanctuaryCoins, plural, one {# moneta} few {# monety} other {# monet}}. Kolejny żeton łask.',
  'upgrade.which': 'Ruch {own_gen}. Które budowle mogą teraz rozbudować?',
  'upgrade.which.right':
    'Dobrze: obie osady mogą stać się faktoriami, a faktoria świątynią albo twierdzą. Rasy mają różne koszty; swoje widzisz na planszy.',

  'neighbours.title': 'Moc od sąsiadów',
  'neighbours.offer':
    'Gdy ktoś buduje albo rozbudowuje, każdy przeciwnik z budowlami tuż obok tego pola może zyskać moc: tyle, ile te budowle są razem warte. *Pierwsza moc jest za darmo, każda następna kosztuje punkt zwycięstwa.* Bierzesz wszystko albo nic.',
  'neighbours.example':
    '{rival} właśnie rozbudowują osadę na polu {hex}. Tuż obok stoi faktoria {own_gen} o wartości {power}: daje {power, plural, one {# moc} few {# moce} other {# mocy}} za {price} PZ.',
  'neighbours.worth.small': 'Osada: wartość {dwelling}',
  'neighbours.worth.middle': 'Faktoria albo świątynia: wartość {house}',
  'neighbours.worth.large': 'Twierdza albo sanktuarium: wartość {stronghold}',
  'neighbours.both':
    'Nieważne, co stawia sąsiad; liczy się to, co ty masz obok. Bliskość opłaca się obu stronom: ty zyskujesz moc, a faktorie sąsiada są tańsze.',

  'power.title': 'Moc i jej trzy naczynia',
  'power.flow':
    'Twoje znaczniki mocy leżą w trzech naczyniach. Zyskana moc przesuwa znaczniki z naczynia I do II, a gdy I jest puste, z II do III. *Wydajesz tylko moc z naczynia III*; wydane znaczniki wracają do I.',
  'power.bowls':
    '{first, plural, =0 {Naczynie I jest puste} one {W naczyniu I leży # znacznik} few {W naczyniu I leżą # znaczniki} other {W naczyniu I leży # znaczników}}, w naczyniu II {middle, plural, =0 {nie ma nic} one {leży # znacznik} few {leżą # znaczniki} other {leży # znaczników}}, a w naczyniu III {third, plural, =0 {nie ma nic} one {# znacznik} few {# znaczniki} other {# znaczników}} do wydania.',
  'power.burn':
    'Spieszy ci się? Poświęć moc: usuń z gry jeden znacznik z naczynia II, a drugi przesuń z II do III.',
  'power.actions':
    'Zaklęcia są obok mapy: most, kapłan, robotnicy, monety albo łopaty do użycia od razu. *Każde można rzucić raz na turę*: kto pierwszy, ten lepszy.',
  'power.open':
    'Masz {ready, plural, one {# moc} few {# moce} other {# mocy}} w naczyniu III. Które zaklęcia możesz rzucić?',
  'power.open.right': 'Dobrze: zakryte rzucił już ktoś inny. Na koniec tury wszystkie znów będą dostępne.',
  'power.exchange.power':
    'W swoim ruchu, oprócz akcji, możesz dowolnie wymieniać: {priest, plural, one {# moc} few {# moce} other {# mocy}} na kapłana, {worker} na robotnika, {coin} na monetę.',
  'power.exchange.down': 'Kapłan zawsze może stać się robotnikiem, a robotnik monetą; nigdy odwrotnie.',

  'cults.title': 'Kapłani, kulty i łaski',
  'cults.priest':
    'W akcji wysyłasz kapłana do jednego z czterech kultów. Na wolnym miejscu awansujesz o {high} lub {low, plural, one {# pole} few {# pola} other {# pól}}, zgodnie z nadrukiem, a kapłan zostaje tam do końca gry. Możesz też nie zajmować miejsca, nawet gdy jest wolne: awansujesz o {one, plural, one {# pole} few {# pola} other {# pól}}, a kapłan wraca do rezerwy.',
  'cults.tracks':
    'Podświetlone jest najlepsze miejsce każdego kultu: kto pierwszy je zajmie, awansuje o {high, plural, one {# pole} few {# pola} other {# pól}}.',
  'cults.steps':
    'Pola {first}, {second}, {third} i {top} dają moc (od {least} do {most}), gdy na nie wejdziesz albo je miniesz. *Na szczyt każdego toru może wejść tylko jeden gracz*, i to z kluczem z żetonu miasta.',
  'cults.favours':
    'Cztery przykładowe żetony łask. Świątynia i sanktuarium dają po jednym: od razu pola na torze kultu i efekt do końca gry. Nigdy nie bierzesz dwóch takich samych.',

  'towns.title': 'Miasta',
  'towns.found':
    '*Gdy masz {buildings, plural, one {# budowlę} few {# połączone budowle} other {# połączonych budowli}} o łącznej wartości co najmniej {value}, od razu powstaje miasto.* Jeśli jest wśród nich sanktuarium, {less, plural, few {wystarczą #} other {wystarczy #}}. Łączą tylko wspólne boki pól i mosty; rzeki nie.',
  'towns.example':
    'Miasto {own_gen}: {larger, plural, one {# budowla} few {# budowle} other {# budowli}} o wartości {house} i osada o wartości {dwelling} dają razem {value}.',
  'towns.tiles':
    'Za każde miasto wybierasz żeton: punkty, coś jeszcze i klucz na szczyt jednego toru kultu. Późniejsze budowle obok miasta dołączają do niego i nie tworzą drugiego.',

  'reach.title': 'Dalszy zasięg',
  'reach.next':
    'Przekształcasz i budujesz na polach sąsiadujących z twoimi budowlami. *Dzięki żegludze sąsiadują także pola za rzeką*: poziom żeglugi mówi, ile pól rzeki możesz pominąć.',
  'reach.ways.shipping':
    '*Żegluga*, jeden poziom: {shipCoins, plural, one {# moneta} few {# monety} other {# monet}} i {shipPriests, plural, one {# kapłan} other {# kapłanów}}. Najpierw {shipFirst} PZ, później nawet {shipLast}.',
  'reach.ways.digging':
    '*Łatwiejsze przekształcanie*: {digWorkers, plural, one {# robotnik} other {# robotników}}, {digCoins, plural, one {# moneta} few {# monety} other {# monet}}, {digPriests, plural, one {# kapłan} other {# kapłanów}}; {digPoints} PZ. Łopata kosztuje potem {better, plural, one {# robotnika} other {# robotników}}, na końcu {best, plural, one {# robotnika} other {# robotników}}.',
  'reach.ways.bridge':
    '*Mosty* daje zaklęcie za {bridge, plural, one {# moc} few {# moce} other {# mocy}}. Łączą dwa pola przez rzekę, jakby się stykały; masz {bridges, plural, one {# most} few {# mosty} other {# mostów}}.',
  'reach.ways.special':
    '*Umiejętności specjalne* twierdzy, żetonu łask lub żetonu bonusów: każda raz na turę.',
  'reach.ships': '{own} mają żeglugę na poziomie {shipping}. Na których polach mogą teraz wybudować osadę?',
  'reach.ships.right':
    'Dobrze: wolne pole twojego terenu ({terrain}) obok własnej budowli albo za jednym polem rzeki. Przy miastach i mocy od sąsiadów żegluga się nie liczy.',

  'passing.title': 'Pas',
  'passing.pass':
    'Kto spasuje, nie wykonuje już w tej turze akcji. Najpierw dostajesz punkty, jeśli daje je żeton bonusów albo żeton łask. Potem wymieniasz żeton bonusów na jeden z wyłożonych, razem z leżącymi na nim monetami. Jego dochód dostaniesz na początku następnej tury.',
  'passing.first':
    '*Kto spasuje pierwszy, zaczyna następną turę* i ma największy wybór żetonów. Kto nie spasował, może grać dalej choćby w pojedynkę, póki ma czym płacić.',
  'passing.cards': 'Pasujesz. Które żetony bonusów możesz wziąć?',
  'passing.cards.right': 'Dobrze: każdy wolny oprócz własnego. W ostatniej turze nikt nie bierze żetonu.',
  'passing.after.reward':
    'Potem żeton tury nagradza swój kult: tutaj {spades, plural, one {# łopata} few {# łopaty} other {# łopat}} za każde {every, plural, one {# pole} few {# pola} other {# pól}} w {cult_loc}.',
  'passing.after.free': 'Zaklęcia i umiejętności specjalne znów są dostępne.',
  'passing.after.coins': 'Na każdy niewzięty żeton bonusów trafia moneta: im dłużej leży, tym jest lepszy.',

  'end.title': 'Koniec gry',
  'end.when': 'Po ostatniej akcji tury {rounds} nie ma już nagrody kultu. Zostaje punktacja końcowa:',
  'end.scores.area':
    '*Największy obszar*: kto ma najwięcej połączonych budowli, dostaje {area} PZ, następni {areaSecond} i {areaThird}. Tu żegluga też łączy.',
  'end.scores.cults':
    '*Każdy kult*: trzej najwyżsi dostają {cult}, {cultSecond} i {cultThird} PZ. W grze dwuosobowej trzeciego miejsca nie ma.',
  'end.scores.goods':
    '*Zasoby*: wszystko, co zostało, zamieniasz na monety; za każde {coins, plural, one {# monetę} few {# monety} other {# monet}} jest punkt.',
  'end.area':
    '{own} mają {connected, plural, one {# budowlę} few {# połączone budowle} other {# połączonych budowli}}. Do obszaru liczą się także te, które nie tworzą miasta.',
  'end.ties':
    'Przy remisie na torze kultu albo w wielkości obszaru gracze dzielą się punktami tych miejsc, zaokrąglając w dół.',

  'advice.title': 'Jak grać dobrze',
  'advice.well.worth':
    '*Jak liczą boty* na początku gry: kapłan {priest} PZ; robotnik {worker}; moneta {coin}; moc o jedno naczynie dalej {step}. Porównuj koszt akcji z tym, co daje.',
  'advice.well.first':
    '*Zacznij od* łopaty z żetonu bonusów i osad na gotowym terenie; potem kapłan, robotnicy albo monety za moc, zanim wezmą je inni.',
  'advice.well.land':
    '*Teren*: {spade, plural, few {# robotnicy} other {# robotników}} za łopatę to drogo, chyba że tura płaci za łopaty lub osady. Są też łopaty z żetonów, mocy i kultów.',
  'advice.well.early':
    '*Na początku rozwijaj dochód*: faktorie obok sąsiadów, świątynia, w połowie gry sanktuarium. Później czekaj z nimi na turę, która je nagradza.',
  'advice.well.close':
    '*Trzymaj się blisko innych.* Gdy obok są {rival}, faktoria kosztuje {coins, plural, one {# monetę} few {# monety} other {# monet}}, a bez sąsiada {alone}; do tego dostajesz moc.',
  'advice.well.priests':
    '*Wysyłaj kapłanów, gdy dają {high} lub {low} pola*, najlepiej wcześnie, przez pole z mocą albo po nagrodę tury. Dla jednego pola kapłana szkoda.',
  'advice.well.digging':
    '*Łatwiejsze przekształcanie* w połowie gry daje {digPoints} PZ i odtąd każda łopata jest tańsza. Żegluga i mosty czekają, aż coś połączą.',
  'advice.well.power':
    '*Bierz moc od początku.* Znaczniki, które wcześnie trafią do naczynia III, są warte znacznie więcej niż punkt czy dwa.',
  'advice.well.plan':
    '*Patrz o jeden żeton naprzód.* Jeśli następna tura nagradza osady, zachowaj robotników i wybuduj osady dopiero wtedy.',
  'advice.well.town':
    '*Od początku planuj miasto*: {buildings, plural, one {# budowla} few {# budowle} other {# budowli}} obok siebie, część z nich rozbudowana.',
  'advice.well.pass':
    '*Pasuj* dopiero wtedy, gdy nic już nie jest warte swojej ceny: za to, co zostanie, nie dostaniesz prawie nic.',
  'advice.well.last':
    '*W ostatniej turze liczą się tylko punkty*: żeton tury, miasto, miejsce w kulcie. Dochód nie jest już nic wart.',
  'advice.neighbours': '{own} pośród {rival_gen}: każda budowla jednej strony daje moc drugiej.',

  'tour.land': '*Mapa*: pola siedmiu terenów i rzeki. Twój teren to twój dom, pozostałe przekształcasz.',
  'tour.buildings': '*Budowle* stoją na polach w kolorze swojej rasy.',
  'tour.power': '*Zaklęcia*: z każdego można skorzystać raz na turę, kto pierwszy, ten lepszy.',
  'tour.ability': '*Twoja rasa* i to, co robi lepiej niż inne.',
  'tour.bowls': '*Trzy naczynia* na znaczniki mocy; wydajesz je z ostatniego.',
  'tour.shipping': '*Żegluga*: jak daleko sięgasz przez rzekę.',
  'tour.digging': '*Trudność przekształcania*: ile kosztuje cię łopata.',
  'tour.tiles': '*Twoje żetony*: bonus na tę turę, łaski i miasta.',
  'tour.cults': '*Tory kultów*: w górę prowadzą kapłani i łaski; prowadzący punktują na końcu.',
  'tour.scoring': '*Żetony punktacji*: za co w każdej turze są punkty i jaka nagroda czeka na jej końcu.',
  'tour.cards': '*Żetony bonusów*: kto pasuje, bierze jeden na następną turę.',
  'tour.favours': '*Żetony łask*: po jednym za każdą świątynię i za sanktuarium.',
  'tour.towns': '*Żetony miast*: po jednym za każde utworzone miasto.',

  'card.round.title': 'Tura',
  'card.round.income': '*Dochód*: plansza, żeton bonusów, żetony łask',
  'card.round.actions': '*Akcje*: po jednej w ruchu, aż wszyscy spasują',
  'card.round.clean':
    '*Koniec*: nagroda kultu, zaklęcia i umiejętności znów dostępne, moneta na każdy wolny żeton bonusów',
  'card.actions.title': 'Akcje (zwykłe koszty)',
  'card.actions.build':
    '*Osada*: {workers, plural, one {# robotnik} other {# robotników}}, {coins, plural, one {# moneta} few {# monety} other {# monet}}; własny teren w zasięgu',
  'card.actions.spade':
    '*Łopata*: {spade, plural, one {# robotnik} other {# robotników}} za krok na kręgu; przy łatwiejszym przekształcaniu {better}, potem {best}',
  'card.actions.house':
    '*Faktoria*: {houseWorkers, plural, one {# robotnik} other {# robotników}}, {houseCoins, plural, one {# moneta} few {# monety} other {# monet}} (bez sąsiada {alone})',
  'card.actions.temple':
    '*Świątynia*: {templeWorkers, plural, one {# robotnik} other {# robotników}}, {templeCoins, plural, one {# moneta} few {# monety} other {# monet}}; żeton łask',
  'card.actions.stronghold':
    '*Twierdza*: {strongholdWorkers, plural, one {# robotnik} other {# robotników}}, {strongholdCoins, plural, one {# moneta} few {# monety} other {# monet}}; umiejętność rasy',
  'card.actions.sanctuary':
    '*Sanktuarium*: {sanctuaryWorkers, plural, one {# robotnik} other {# robotników}}, {sanctuaryCoins, plural, one {# moneta} few {# monety} other {# monet}}; żeton łask',
  'card.actions.shipping':
    '*Żegluga*: {shipCoins, plural, one {# moneta} few {# monety} other {# monet}}, {shipPriests, plural, one {# kapłan} other {# kapłanów}}; od {shipFirst} do {shipLast} PZ',
  'card.actions.digging':
    '*Łatwiejsze przekształcanie*: {digWorkers, plural, one {# robotnik} other {# robotników}}, {digCoins, plural, one {# moneta} few {# monety} other {# monet}}, {digPriests, plural, one {# kapłan} other {# kapłanów}}; {digPoints} PZ',
  'card.actions.priest':
    '*Kapłan do kultu*: {high} lub {low, plural, one {# pole} few {# pola} other {# pól}} na wolnym miejscu, inaczej {one, plural, one {# pole} few {# pola} other {# pól}} i wraca do rezerwy',
  'card.actions.power': '*Zaklęcie*: z naczynia III; każde raz na turę',
  'card.actions.special': '*Umiejętność specjalna*: twierdza, żeton łask, żeton bonusów; każda raz na turę',
  'card.actions.pass': '*Pas*: punkty z żetonu, potem nowy żeton',
  'card.power.title': 'Moc',
  'card.power.flow': 'Zysk: z naczynia I do II, potem z II do III. Wydane z III wraca do I',
  'card.power.burn': 'Poświęcenie: usuwasz z gry jeden znacznik z naczynia II, drugi przechodzi do III',
  'card.power.exchange':
    'Konwersja: {priest, plural, one {# moc} few {# moce} other {# mocy}} = kapłan, {worker} = robotnik, {coin} = moneta; kapłan na robotnika, robotnik na monetę',
  'card.power.leech':
    'Ktoś buduje lub rozbudowuje obok: zyskujesz tyle mocy, ile warte są twoje budowle przy tym polu; każda moc poza pierwszą kosztuje PZ',
  'card.power.worth':
    'Wartość: osada {dwelling}; faktoria, świątynia {house}; twierdza, sanktuarium {stronghold}',
  'card.towns.title': 'Miasta',
  'card.towns.needs':
    '{buildings, plural, one {# budowla} few {# połączone budowle} other {# połączonych budowli}} (z sanktuarium {less}) o łącznej wartości {value}',
  'card.towns.tile': 'Bierzesz żeton miasta: punkty, coś jeszcze, klucz',
  'card.cults.title': 'Kulty',
  'card.cults.steps':
    'Moc na polu {first}: {firstPower}; {second}: {secondPower}; {third}: {thirdPower}; {top}: {topPower}',
  'card.cults.top': 'Pole {top}: jeden gracz na kult, z kluczem z żetonu miasta',
  'card.cults.favours': 'Żetony łask: nigdy dwa takie same',
  'card.passing.title': 'Pas',
  'card.passing.points': 'Najpierw punkty z żetonu bonusów i żetonów łask',
  'card.passing.card': 'Potem inny żeton bonusów z monetami; w ostatniej turze żaden',
  'card.passing.first': 'Kto spasuje pierwszy, zaczyna następną turę',
  'card.end.title': 'Po turze {rounds}',
  'card.end.area': 'Największy obszar (żegluga łączy): {area}, {areaSecond}, {areaThird} PZ',
  'card.end.cults': 'Każdy kult: {cult}, {cultSecond}, {cultThird} PZ',
  'card.end.goods':
    'Zasoby zamieniasz na monety: punkt za każde {coins, plural, one {# monetę} few {# monety} other {# monet}}',
  'card.end.ties': 'Remis: podział punktów tych miejsc, zaokrąglony w dół',
};
