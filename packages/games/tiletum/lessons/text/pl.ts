import type { LessonTextKey } from './en.ts';

export const lessonTexts: Readonly<Record<LessonTextKey, string>> = {
  'first-game.title': 'Twoja pierwsza gra',
  'first-game.about': 'Od domu w Antwerpii do dwóch wielkich katedr, krok po kroku.',

  'chapter.goal': 'Cel gry',
  'chapter.merchant': 'Kupiec i domy',
  'chapter.king': 'Król',
  'chapter.cathedrals': 'Katedry',
  'chapter.round': 'Koniec rundy',
  'chapter.contracts': 'Kontrakty',
  'chapter.buildings': 'Postacie i budynki',
  'chapter.end': 'Koniec gry',

  endTurn: 'To wszystko w tej turze. Kliknij „Zakończ turę”.',

  'goal.title': 'Liczą się punkty zwycięstwa',
  'goal.text':
    'Twój kupiec rusza w drogę, a jego rynkiem jest cała Europa. Gra trwa {rounds, plural, few {# rundy} other {# rund}}, w każdej bierzesz {dice, plural, few {# kości} other {# kości}}. *Wygrywa osoba, która na końcu ma najwięcej punktów zwycięstwa (PZ).*',
  'wheel.title': 'Kość daje dwie rzeczy',
  'wheel.text':
    '*Kość daje dobra i akcję.* Ta daje {value, plural, one {# złoto} other {# złota}} i akcję kupca, na którą masz {points, plural, one {# punkt akcji} few {# punkty akcji} other {# punktów akcji}} (PA). Wysokie kości to dużo dóbr, niskie to dużo PA.',
  'fairs.title': 'Każda runda kończy się targiem',
  'fairs.text':
    '*Na targu punktujesz, jeśli masz w jego mieście dom albo kupca.* Pierwszy jest {spot_in}, gdzie masz dom: {houses} PZ za każdy twój dom. Następny, {next_in}, daje {sets} PZ za każdy zestaw domu i filaru.',
  'takeDie.title': 'Weź pierwszą kość',
  'takeDie.text':
    'Kliknij kość złota o wartości {value}, a potem „Weź tę kość”. Możesz też wziąć kafelek premii tej akcji: to herb, który się później przyda.',
  'takeDie.rest': 'Teraz kliknij „Weź kafelek”: herb jest twój.',
  'takeDie.wrong': 'Tak też można, ale w tej lekcji weź kość złota o wartości {value}, a potem herb.',
  'house.title': 'Podróżuj i buduj',
  'house.text':
    'Każdy krok kupca kosztuje punkt akcji, umieszczenie domu też. Kliknij miasto {spot}: przesuń tam kupca i umieść dom na następny targ.',
  'house.rest': 'Teraz umieść tu dom: kliknij miasto {spot} jeszcze raz.',
  'house.wrong': 'Można, ale następny targ jest {spot_in}: najpierw przesuń tam kupca i umieść dom.',
  'secondHouse.title': 'Jeszcze jeden dom',
  'secondHouse.text':
    '{points, plural, one {Został ci # PA} few {Zostały ci # PA} other {Zostało ci # PA}} i jeden dom. *W każdym mieście możesz mieć jeden dom.* Rusz dalej {spot_to} albo {other_to}, jak wolisz, i tam też umieść dom.',
  'secondHouse.rest': 'Umieść tu dom, a potem kliknij „Zakończ turę”.',
  'secondHouse.wrong': 'Można, ale kolejny dom da punkty na targu: rusz {spot_to} albo {other_to}.',
  'corruption.title': 'Korupcja ściąga wszystkich w dół',
  'corruption.text':
    'Rywal ma turę za sobą i zaczyna się następna. *Przed każdą turą żeton korupcji przesuwa wszystkie znaczniki w dół toru króla*, tym razem o {steps, plural, one {# pole} few {# pola} other {# pól}}. Kto skończy rundę poniżej zera, traci PZ, więc wkrótce odwiedzimy króla.',
  'stoneDie.title': 'Kamień na katedrę',
  'stoneDie.text':
    'Weź kość kamienia o wartości {value}: to dużo kamienia, ale tylko {points} PA dla architekta. Weź też kafelek premii.',
  'stoneDie.rest': 'Teraz kliknij „Weź kafelek”.',
  'stoneDie.wrong': 'To dobry pomysł na później. Teraz kość kamienia o wartości {value} i kafelek premii.',
  'helper.title': 'Pomocnik w magazynie',
  'helper.text':
    'Pomocnicy czekają w magazynie, aż ich użyjesz, w dowolnym momencie swojej tury. Kliknij tego i użyj go: da {points} PZ.',
  'helper.wrong':
    'Można, ale najpierw użyj pomocnika: w magazynie {spaces, plural, one {jest tylko # miejsce} few {są tylko # miejsca} other {jest tylko # miejsc}}.',
  'pillar.title': 'Architekt umieszcza filary',
  'pillar.text':
    'Architekt podróżuje tak jak kupiec, ale umieszcza filary przy katedrach. Kliknij miasto {spot}: przesuń tam architekta i umieść filar.',
  'pillar.rest': 'Teraz umieść filar: kliknij miasto {spot} jeszcze raz.',
  'pillar.wrong': 'Można, ale kamień jest na katedrę {spot_in}: przesuń tam architekta i umieść filar.',
  'contribute.title': 'Weź udział w budowie katedry',
  'contribute.text':
    'Zadania nie kosztują PA. *Gdzie masz filar, możesz raz wziąć udział w budowie katedry*: tu za {stone, plural, one {# kamień} few {# kamienie} other {# kamieni}} dostajesz {points} PZ, a kto pierwszy, ten najwięcej. Kliknij miasto {spot}.',
  'contribute.wrong': 'Chwileczkę, {points} PZ czeka! Kliknij miasto {spot} i weź udział w budowie katedry.',
  'kingDie.title': 'Do króla',
  'kingDie.text':
    'Niskie kości to mocne akcje: kość żywności o wartości {value} daje {points} PA na akcję króla. Weź ją, a na później także pomocnika ({gold, plural, one {# złoto} other {# złota}}).',
  'kingDie.rest': 'Teraz kliknij „Weź kafelek”.',
  'kingDie.wrong':
    'Kuszące, ale korupcja ciągnie cię w dół. Weź kość żywności o wartości {value} i pomocnika.',
  'kingSteps.title': 'W górę toru króla',
  'kingSteps.text':
    'Za każdy PA przesuwasz się o pole w górę. Kliknij najwyższe pole, na które możesz wejść, zatwierdź i zakończ turę.',
  'kingSteps.wrong': 'Wejdź najwyżej, jak się da: wybierz najwyższe podświetlone pole.',
  'prize.title': 'Król nagradza pierwszego',
  'prize.text':
    'Runda się kończy. *Kto jest najwyżej na torze króla, może wziąć jego kafelek premii i od teraz zaczyna.* Kliknij „Weź kafelek”: to kolejny herb.',
  'prize.wrong': 'Można go zostawić, ale drugi herb się przyda. Weź go.',
  'firstFair.title': 'Twój pierwszy targ',
  'firstFair.text':
    'Twoje pole na torze króla dało {king} PZ, a targ {spot_in} {points} PZ za {houses, plural, one {# dom} few {# domy} other {# domów}}. Potem obróciło się koło: *każda akcja ma teraz inną wartość*, a kości rzucono na nowo.',
  'contractDie.title': 'Wełna na kontrakty',
  'contractDie.text':
    'Akcja kontraktu była przy {before}, a teraz jest przy {value}. Weź kość wełny o wartości {value}, a potem kontrakt przy tej akcji.',
  'contractDie.rest': 'Teraz kliknij „Weź kafelek”: kontrakt jest twój.',
  'contractDie.wrong': 'Nieźle, ale potrzebna jest wełna: weź kość wełny o wartości {value} i kontrakt.',
  'fulfil.title': 'Zrealizuj kontrakt',
  'fulfil.text':
    'Masz dość wełny: kliknij kontrakt i oddaj {wool, plural, one {# wełnę} other {# wełny}} za {points} PZ. *Za każdy zrealizowany kontrakt dostajesz filar*, a filary są potrzebne na następny targ.',
  'fulfil.wrong': 'Można, ale najpierw oddaj wełnę: kliknij kontrakt w magazynie.',
  'contract.title': 'Weź kontrakt z rynku',
  'contract.text':
    'Akcją kontraktu bierzesz kontrakty z rynku. Cena w PA jest pod nimi, ten kosztuje {price}: weź go, pasuje do twojej wełny.',
  'contract.wrong': 'Można, ale weź ten: akurat na niego masz wełnę.',
  'deliver.title': 'I zrealizuj go',
  'deliver.text':
    'Oddaj {wool, plural, one {# wełnę} other {# wełny}} za {points} PZ: to już twój drugi filar. Potem zakończ turę.',
  'deliver.wrong': 'Można, ale najpierw oddaj wełnę: kliknij kontrakt w magazynie.',
  'characterDie.title': 'Żywność i nowe twarze',
  'characterDie.text':
    'Czas zapełnić budynki. Weź kość żywności o wartości {value}: żywnością płaci się za herby, a na akcję postaci masz {points} PA.',
  'characterDie.wrong':
    'Innym razem. Teraz kość żywności o wartości {value}: potrzebne są żywność i postacie.',
  'moveIn.title': 'Weź i wprowadź',
  'moveIn.text':
    'Weź tego architekta i wprowadź go do budynku {building}: od razu da {points} PZ. *Gdy wszystkie pokoje budynku są zajęte, dostajesz dom z jego dachu.*',
  'moveIn.rest': 'Teraz kliknij pokój w budynku {building} i zatwierdź.',
  'moveIn.wrong': 'Tak też można. W tej lekcji weź architekta i wprowadź go do budynku {building}.',
  'moveInToo.title': 'I jeszcze ktoś',
  'moveInToo.text':
    'Weź którąś z tych postaci i wprowadź ją do budynku {building}: premię dostajesz od razu. *Wszystkie postacie w budynku są jednego typu, a każdy typ ma jeden budynek.*',
  'moveInToo.rest': 'Teraz kliknij pokój w budynku {building} i zatwierdź.',
  'moveInToo.wrong': 'Można, ale wybierz którąś ze wskazanych postaci i budynek {building}.',
  'crest.title': 'Herb kończy budynek',
  'crest.text':
    'Umieść herb pod budynkiem {building} za {food, plural, one {# żywność} other {# żywności}}. *Pokoje i herb to ukończony budynek*: od teraz akcja architekta ma {marker} PA więcej. A w premii architekt idzie, dokąd chcesz: {spot_to}!',
  'crest.rest': 'Teraz kliknij miasto {spot} na mapie: architekt od razu tam będzie.',
  'crest.wrong': 'Tak też można. W tej lekcji: herb pod budynek {building}, a potem architekt {spot_to}.',
  'secondCrest.title': 'Złoto kupi, czego brakuje',
  'secondCrest.text':
    'Drugi herb trafia pod budynek {building}. Brakuje żywności, ale można ją od razu dokupić za {gold, plural, one {# złoto} other {# złota}}. Dostajesz {goods, plural, one {# dobro} few {# dobra} other {# dóbr}}: weź przynajmniej jeden kamień i zakończ turę.',
  'secondCrest.rest': 'Wybierz dobra, przynajmniej jeden kamień. Potem kliknij „Zakończ turę”.',
  'secondCrest.wrong': 'Można, ale najpierw ukończ budynek {building} i weź kamień, a potem zakończ turę.',
  'change.title': 'Złoto zmienia kości',
  'change.text':
    '*Zanim weźmiesz kość, możesz zmienić jej wartość: {gold, plural, one {# złoto} other {# złota}} za krok.* Kliknij kość kamienia o wartości {from} i weź ją jako {to}: tam jest architekt. Kafelek premii weź, jeśli chcesz.',
  'change.rest': 'Weź kafelek albo go zostaw, jak wolisz.',
  'change.wrong': 'Innym razem. Weź kość kamienia o wartości {from} jako {to}: jest na liście.',
  'great.title': 'Wielka katedra',
  'great.text':
    'Twój architekt już jest {spot_in}. Umieść filar, a potem weź udział w budowie za {stone, plural, one {# kamień} few {# kamienie} other {# kamieni}}: to {points} PZ!',
  'great.rest': 'A teraz weź udział w budowie: kliknij miasto {spot} jeszcze raz.',
  'great.wrong': 'Już prawie! Najpierw filar {spot_in}, potem udział w budowie katedry.',
  'thirdPillar.title': 'Jeszcze jeden zestaw na targ',
  'thirdPillar.text':
    '{points, plural, one {Został ci # PA} few {Zostały ci # PA} other {Zostało ci # PA}}. Weź kafelek premii {spot_in}, jeśli chcesz, rusz {next_to} i umieść filar: to kolejny zestaw. Potem zakończ turę.',
  'thirdPillar.rest': 'Rusz {next_to}, umieść tam filar i zakończ turę.',
  'thirdPillar.wrong': 'Można, ale filar {next_in} to kolejny zestaw na targ.',
  'secondFair.title': 'Opłaciło się',
  'secondFair.text':
    'Targ {spot_in} dał ci {points} PZ za {sets, plural, one {# zestaw} few {# zestawy} other {# zestawów}} domu i filaru, a rywalowi nic. Na torze króla tym razem rywal jest wyżej: tracisz {loss} PZ, a on zaczyna.',
  'scoring.title': 'Po ostatniej rundzie',
  'scoring.text':
    '*Mnożysz liczbę swoich domów przez liczbę filarów*: teraz {houses} × {pillars} = {product} PZ. Ukończone budynki też się liczą: {few} dają {least} PZ, a wszystkie {all} aż {most}.',
  'done.title': 'Znasz już grę',
  'done.text':
    'Akcja uniwersalna zastępuje dowolną inną, a w akcji kontraktu można też wymieniać dobra: to wszystko. Graj dalej od tego miejsca, przeciwko botowi i we własnym tempie.',

  'silver.title': 'W poszukiwaniu srebra',
  'silver.about': 'Rozszerzenie dla znających grę: kopalnie, poszukiwacze i technologie.',

  'chapter.underground': 'Podziemia',
  'chapter.seeker': 'Poszukiwacz',
  'chapter.technologies': 'Technologie',
  'chapter.income': 'Srebro od króla',
  'chapter.deeper': 'Druga mapa',
  'chapter.last': 'Koniec gry',

  'ore.title': 'Srebro jest pod ziemią',
  'ore.text':
    'Znasz grę, a teraz czas zejść pod ziemię. *Srebra nie można kupić ani wymienić*: dają je kopalnie i kafelki, a płaci się nim za technologie, poszukiwaczy i niektóre katedry.',
  'firstMap.title': 'Twoja pierwsza kopalnia',
  'firstMap.text':
    'Twój poszukiwacz i twoja pierwsza kopalnia są {spot_in}, na pierwszej z {maps} map podziemi. *W każdej fazie króla każda twoja kopalnia daje grudkę srebra*, a targ tej rundy {points} PZ za każdą kopalnię.',
  'field.title': 'Kości dla poszukiwacza',
  'field.text':
    'Koło poszukiwacza obejmuje dwie akcje. *Kością stamtąd możesz zamiast tego wykonać akcję poszukiwacza*, z tymi samymi {points} PA: weź kość złota o wartości {value}, wybierz poszukiwacza i weź kafelek premii.',
  'field.rest': 'Teraz wybierz poszukiwacza, zatwierdź i weź kafelek.',
  'field.wrong':
    'Tak też można. Teraz weź kość złota o wartości {value}, wybierz poszukiwacza i weź kafelek premii.',
  'mine.title': 'Załóż kopalnię',
  'mine.text':
    'Krok, kopalnia, dom, filar, kafelek premii: wszystko kosztuje po punkcie akcji. Kliknij miasto {spot}: przesuń tam poszukiwacza i umieść kopalnię, a od razu dostaniesz grudkę srebra.',
  'mine.rest': 'Teraz umieść kopalnię: kliknij miasto {spot} jeszcze raz.',
  'mine.wrong': 'Można, ale najpierw przesuń poszukiwacza {spot_to} i umieść tam kopalnię.',
  'tablet.title': 'Kamienne tabliczki po drodze',
  'tablet.text':
    '*Kto pierwszy minie kamienną tabliczkę, ten ją rozpatruje.* Ta w drodze {spot_to} daje nową kopalnię. Przesuń się tam i umieść kopalnię: to pole daje też {gold, plural, one {# złoto} other {# złota}}.',
  'tablet.rest': 'Teraz umieść kopalnię: kliknij miasto {spot} jeszcze raz.',
  'tablet.wrong': 'Można, ale w drodze {spot_to} czeka nowa kopalnia.',
  'technology.title': 'Srebro rozwija technologie',
  'technology.text':
    'Poziomy technologii kosztują {first}, {second} i {third, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra, a kupuje się je w ramach zadania. *Każdy poziom działa do końca gry.* Użyj pomocnika, który daje srebro, a potem rozwiń technologię architekta.',
  'technology.rest': 'Teraz rozwiń technologię architekta, a potem zakończ turę.',
  'technology.wrong': 'Też dobrze. Ale najpierw pomocnik, potem technologia architekta i koniec tury.',
  'symbolDie.title': 'Krok za darmo',
  'symbolDie.text':
    'Na kole są też symbole przesunięcia. *Kość z takiego segmentu pozwala przesunąć poszukiwacza o pole*, niezależnie od akcji. Weź kość kamienia o wartości {value} i kafelek premii.',
  'symbolDie.rest': 'Teraz kliknij „Weź kafelek”.',
  'symbolDie.wrong': 'Nie teraz. Weź kość kamienia o wartości {value}: ma symbol, a kamień się przyda.',
  'symbol.title': 'Użyj symbolu',
  'symbol.text':
    'Przesuń poszukiwacza {spot_to}, korzystając z darmowego kroku. Tabliczka po drodze daje {points} PZ.',
  'symbol.wrong': 'Za chwilę. Najpierw darmowy krok: kliknij miasto {spot}.',
  'boosted.title': 'Technologia działa',
  'boosted.text':
    'Sama kość daje tu {plain} PA, za mało na podróż i budowę. A teraz przesuń architekta {spot_to}, umieść filar i weź udział w budowie katedry: za {stone, plural, one {# kamień} few {# kamienie} other {# kamieni}} dostaniesz {points} PZ. Potem zakończ turę.',
  'boosted.rest':
    'Kliknij miasto {spot} jeszcze raz: najpierw filar, potem udział w budowie. Potem zakończ turę.',
  'boosted.wrong':
    'Można, ale {spot_in} czeka {points} PZ: przesuń architekta, umieść filar, weź udział w budowie.',
  'ribbons.title': 'Srebro na torze króla',
  'ribbons.text':
    'Od pola {space} w górę tor króla daje też srebro. *A kto jest na zerze lub wyżej, dostaje w fazie króla nową kopalnię.* Weź kość wełny o wartości {value} na akcję króla i pomocnika.',
  'ribbons.rest': 'Teraz kliknij „Weź kafelek”.',
  'ribbons.wrong': 'Nie teraz: weź kość wełny o wartości {value} na akcję króla i pomocnika.',
  'offer.title': 'Tabliczka, która pyta',
  'offer.text':
    'Ta kość też ma symbol: przesuń poszukiwacza {spot_to}. Tabliczka przesuwa cię w górę toru króla, a potem proponuje {points} PZ za {silver, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra. Zapłać albo pomiń, jak wolisz.',
  'offer.rest': 'Przesuń się w górę toru króla, a potem zapłać srebrem albo pomiń resztę.',
  'offer.wrong': 'Za chwilę. Najpierw darmowy krok {spot_to}: zobacz, co daje tabliczka.',
  'climb.title': 'W górę, do wstążek',
  'climb.text': 'Teraz akcja króla: wybierz najwyższe pole, na które możesz wejść, i zakończ turę.',
  'climb.wrong': 'Wejdź najwyżej, jak się da: wybierz najwyższe podświetlone pole.',
  'leader.title': 'Kopalnie się opłacają',
  'leader.text':
    'Faza króla zaczyna się od srebra. Dostajesz {silver, plural, one {# grudkę} few {# grudki} other {# grudek}}: za {mines, plural, one {# kopalnię} few {# kopalnie} other {# kopalń}} i wstążkę. Prowadzisz na torze, więc kafelek premii jest twój, jeśli chcesz.',
  'newMine.title': 'Kopalnia od króla',
  'newMine.text':
    'Nie jesteś poniżej zera, więc dostajesz kopalnię; do umieszczenia masz teraz {mines, plural, one {# kopalnię} few {# kopalnie} other {# kopalń}}. Na targu kopalnie dały ci {points} PZ. Potem obróciły się oba koła, każde w swoją stronę.',
  'secondDie.title': 'Jeszcze głębiej',
  'secondDie.text':
    'Koło poszukiwacza wskazuje teraz inne akcje. Weź kość złota o wartości {value} jako akcję poszukiwacza ({points} PA); kafelek premii weź, jeśli chcesz.',
  'secondDie.rest': 'Teraz wybierz poszukiwacza, zatwierdź i weź kafelek albo go zostaw.',
  'secondDie.wrong': 'Nie teraz: weź kość złota o wartości {value} i wybierz poszukiwacza.',
  'newSeeker.title': 'Poszukiwacz na drugą mapę',
  'newSeeker.text':
    'Na każdej mapie możesz mieć jednego poszukiwacza, a nowego umieszczasz w ramach zadania. Tu kosztuje {silver, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra: kliknij cenę na drugiej mapie.',
  'newSeeker.wrong': 'Za chwilę. Najpierw umieść poszukiwacza na drugiej mapie.',
  'cheaper.title': 'Tańsza technologia',
  'cheaper.text':
    'Rusz {spot_to}: tabliczka pozwala rozwinąć technologię o {less, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra taniej, ale za co najmniej jedną. Następny poziom architekta daje akcję króla ({king} PA) za każdy udział w budowie katedry.',
  'cheaper.rest': 'Teraz rozwiń technologię architekta.',
  'cheaper.wrong': 'Można, ale tabliczka w drodze {spot_to} się opłaca. Potem rozwiń technologię architekta.',
  'anyMine.title': 'Kopalnia, gdzie chcesz',
  'anyMine.text':
    'Umieść kopalnię {spot_in}, a potem rusz {next_to}. Tabliczka po drodze daje za {gold, plural, one {# złoto} other {# złota}} kopalnię w dowolnym mieście: umieść ją {other_in}, na pierwszej mapie, bo jest tam twój poszukiwacz.',
  'anyMine.rest': 'Rusz {next_to}, a potem umieść drugą kopalnię {other_in}.',
  'anyMine.wrong': 'Tak też można. Teraz kopalnia {spot_in}, krok {next_to} i kopalnia {other_in}.',
  'silverCathedral.title': 'Katedra ze srebra',
  'silverCathedral.text':
    'W podziemiach filary umieszcza poszukiwacz. Rusz {spot_to}, umieść filar i weź udział w budowie: za {silver, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra dostaniesz {points} PZ. Technologia da jeszcze {king, plural, one {# pole} few {# pola} other {# pól}} na torze króla; potem zakończ turę.',
  'silverCathedral.rest':
    'Filar, udział w budowie, {king, plural, one {# pole} few {# pola} other {# pól}} w górę toru króla i koniec tury.',
  'silverCathedral.wrong': 'Już prawie! Rusz {spot_to}, umieść tam filar i weź udział w budowie.',
  'multiplier.title': 'Co liczy się na końcu',
  'multiplier.text':
    '*W tej grze mnożysz filary przez domy albo kopalnie, zależnie od tego, czego masz więcej*: na razie {pillars} × {mines} = {product} PZ. Technologie są warte tyle, ile kosztowały, teraz {levels} PZ, a każde {silver, plural, one {# grudka} few {# grudki} other {# grudek}} srebra to kolejny PZ.',
  'deepEnd.title': 'Znasz już srebro',
  'deepEnd.text':
    'Czekają jeszcze trzecia mapa i inne technologie. Graj dalej od tego miejsca, przeciwko botowi i we własnym tempie.',
};
