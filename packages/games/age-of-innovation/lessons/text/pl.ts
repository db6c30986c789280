import type { LessonTextKey } from './en.ts';

export const lessonTexts: Readonly<Record<LessonTextKey, string>> = {
  'first-game.title': 'Twoja pierwsza gra',
  'first-game.about': 'Od pierwszego warsztatu do innowacji i miasta, krok po kroku.',

  'chapter.goal': 'Cel gry',
  'chapter.income': 'Dochód',
  'chapter.building': 'Budowa',
  'chapter.power': 'Moc i księgi',
  'chapter.science': 'Szkoły i nauka',
  'chapter.passing': 'Pas',
  'chapter.innovation': 'Innowacje i miasta',
  'chapter.end': 'Koniec gry',

  endTurn: 'To wszystko w tej turze. Kliknij „Zakończ turę”.',

  'goal.title': 'Liczą się punkty',
  'goal.text':
    'Gra trwa {rounds, plural, one {# rundę} few {# rundy} other {# rund}}. *Wygrywa ten, kto na końcu ma najwięcej punktów*; na początku każdy ma {points, plural, one {# punkt} few {# punkty} other {# punktów}}.',
  'land.title': 'Twój teren to {terrain}',
  'land.text':
    'Twoja frakcja to {faction}, a twoja plansza to {terrain}; w każdej grze to inne połączenie. *Budować możesz tylko na swoim preferowanym terenie*; każdy inny trzeba najpierw przekształcić.',
  'place.title': 'Postaw drugi warsztat',
  'place.text':
    'Na wschodzie zaczynają {rival}. Zbuduj tuż obok: skorzystają na tym obie strony. Kliknij {hex}, a potem „Zatwierdź”.',
  'place.wrong': 'To też dobre miejsce, ale w tej lekcji twoimi sąsiadami są {rival}. Wybierz {hex}.',
  'income.title': 'Runda zaczyna się od dochodu',
  'income.text':
    'Warsztaty dały ci właśnie {tools, plural, one {# narzędzie} few {# narzędzia} other {# narzędzi}}, a premia rundy {scholars, plural, one {# uczonego} other {# uczonych}}. *Każdy budynek postawiony na mapie odsłania na twojej planszy kolejny dochód.*',
  'roundTile.title': 'Każda runda nagradza coś innego',
  'roundTile.text':
    'W tej rundzie każda nowa gildia daje {points, plural, one {# punkt} few {# punkty} other {# punktów}}. Żetony wszystkich rund są odkryte, więc możesz planować z wyprzedzeniem.',
  'guild.title': 'Rozbuduj warsztat do gildii',
  'guild.text':
    'Na {hex} kosztuje to {coins, plural, one {# monetę} few {# monety} other {# monet}} i {tools, plural, one {# narzędzie} few {# narzędzia} other {# narzędzi}}. *Obok sąsiada jest taniej*: gdyby nie {rival}, trzeba by zapłacić {alone, plural, one {# monetę} few {# monety} other {# monet}}.',
  'guild.wrong': 'Można i tak, ale najpierw rozbuduj warsztat na {hex}.',
  'leech.title': 'Moc od sąsiadów',
  'leech.text':
    '{rival} budują gildię obok ciebie, więc możesz zyskać {power, plural, one {# moc} few {# moce} other {# mocy}} za {price, plural, one {# punkt} few {# punkty} other {# punktów}}. *Na początku gry moc jest warta więcej niż punkty*: weź ją.',
  'leech.wrong': 'Możesz zrezygnować, ale tak wcześnie moc bardzo się przyda. Tym razem ją weź.',
  'bowls.title': 'Moc krąży w trzech naczyniach',
  'bowls.text':
    'Zyskana moc przesuwa znaczniki najpierw z naczynia I do II, a potem z II do III. *Wydać możesz tylko moc z naczynia III*; wraca ona do naczynia I.',
  'bookAction.title': 'Wykonaj akcję księgi',
  'bookAction.text':
    'Masz księgę, a za te akcje płaci się księgami. Wybierz {power, plural, one {# moc} few {# moce} other {# mocy}} za {books, plural, one {# księgę} few {# księgi} other {# ksiąg}} i patrz, jak znaczniki przechodzą dalej.',
  'bookAction.wrong':
    'Można, ale teraz potrzebna jest moc. Wybierz akcję księgi, która daje {power, plural, one {# moc} few {# moce} other {# mocy}}.',
  'enough.title': 'Dokładnie tyle, ile trzeba',
  'enough.text':
    '{rival} budują szkołę obok ciebie: {power, plural, one {# moc} few {# moce} other {# mocy}} za {price, plural, one {# punkt} few {# punkty} other {# punktów}}. Skorzystaj, a w naczyniu III będziesz mieć {needed, plural, one {# moc} few {# moce} other {# mocy}} na łopatę.',
  'enough.wrong': 'Możesz zrezygnować, ale wtedy łopata musiałaby poczekać. Tym razem weź moc.',
  'powerAction.title': 'Rzuć zaklęcie',
  'powerAction.text':
    'Wybierz łopatę za {power, plural, one {# moc} few {# moce} other {# mocy}}. *Z każdego zaklęcia i każdej akcji księgi można skorzystać raz na rundę: kto pierwszy, ten lepszy.*',
  'powerAction.wrong': 'Można, ale teraz potrzebna jest łopata. Wybierz zaklęcie z jedną łopatą.',
  'terraform.title': 'Przekształć teren i buduj',
  'terraform.text':
    'Na kręgu przekształcania {from} i {terrain} leżą obok siebie, więc wystarczy jedna łopata. Przekształć {hex} i zbuduj tam warsztat za {coins, plural, one {# monetę} few {# monety} other {# monet}} i {tools, plural, one {# narzędzie} few {# narzędzia} other {# narzędzi}}.',
  'terraform.wrong': 'Dobry pomysł, ale do miasta potrzebny będzie {hex}.',
  'school.title': 'Szkoła daje kompetencję',
  'school.text':
    'Rozbuduj gildię na {hex} do szkoły za {coins, plural, one {# monetę} few {# monety} other {# monet}} i {tools, plural, one {# narzędzie} few {# narzędzia} other {# narzędzi}}. Gildia wraca na twoją planszę, a szkoła co rundę da ci uczonego.',
  'school.wrong': 'Można i tak, ale teraz czas na szkołę na {hex}.',
  'competency.title': 'Wybierz kompetencję',
  'competency.text':
    'Weź tę, która co rundę daje {points, plural, one {# punkt} few {# punkty} other {# punktów}} i {coins, plural, one {# monetę} few {# monety} other {# monet}}. *Miejsce żetonu dodaje poziomy i księgi*: tutaj {steps, plural, one {# poziom} few {# poziomy} other {# poziomów}} w {discipline_loc} i {books, plural, one {# księgę} few {# księgi} other {# ksiąg}}, w tym {extra} za twoją frakcję.',
  'competency.wrong':
    'Dobry żeton, ale potrzebne ci księgi {discipline_gen}. Weź ten, który co rundę daje punkty i monety.',
  'special.title': 'Twoja akcja specjalna',
  'special.text':
    'Akcje specjalne nic nie kosztują, ale każdą można wykonać tylko raz na rundę. {faction} biorą księgę. Kliknij akcję na swojej planszy.',
  'special.wrong': 'Można i tak, ale najpierw weź księgę, którą {faction} mogą wziąć co rundę.',
  'special.rest': 'Wybierz dowolną księgę, a potem kliknij „Zakończ turę”.',
  'disciplines.title': 'Cztery dyscypliny',
  'disciplines.text':
    'Awans w dyscyplinie daje moc od razu, premie na koniec rundy i punkty na koniec gry. *Powyżej poziomu {last} potrzebny jest klucz, a klucze dają miasta.*',
  'scholar.title': 'Wyślij uczonego',
  'scholar.text':
    'Uczony na tym miejscu daje {steps, plural, one {# poziom} few {# poziomy} other {# poziomów}} w {discipline_loc} i zostaje tu na stałe. Premia rundy dorzuca za to {points, plural, one {# punkt} few {# punkty} other {# punktów}}.',
  'scholar.wrong':
    'Też można, ale na koniec tej rundy opłaci się {discipline}. Wybierz miejsce, które daje {steps, plural, one {# poziom} few {# poziomy} other {# poziomów}}.',
  'pass.title': 'Spasuj i weź premię rundy',
  'pass.text':
    'Niewiele zostało do zrobienia, więc spasuj: wymieniasz premię rundy na inną i bierzesz leżące na niej monety. *Kto spasuje pierwszy, zaczyna następną rundę*: tym razem {rival}. Weź tę, która ci się podoba.',
  'pass.wrong': 'Można jeszcze coś zrobić, ale zachowaj księgi na coś wielkiego. Teraz spasuj.',
  'scienceBonus.title': 'Premia za naukę',
  'scienceBonus.text':
    'Żeton rundy daje też {spades, plural, one {# łopatę} few {# łopaty} other {# łopat}} za {every, plural, one {każdy poziom} few {każde # poziomy} other {każde # poziomów}} {discipline_gen}, a ty masz {reached}. Użyj łopaty na {hex}.',
  'scienceBonus.wrong': 'Można i tak, ale na {hex} stanie coś wielkiego.',
  'roundTwo.title': 'Nowa runda',
  'roundTwo.text':
    'Masz już dochód, w tym {income, plural, one {# punkt} few {# punkty} other {# punktów}} z kompetencji, a wszystkie akcje znów są dostępne. W tej rundzie każda innowacja daje {points, plural, one {# punkt} few {# punkty} other {# punktów}}.',
  'yourChoice.title': 'Decyzja należy do ciebie',
  'yourChoice.text':
    '{rival} budują uniwersytet: {power, plural, one {# moc} few {# moce} other {# mocy}} za {price, plural, one {# punkt} few {# punkty} other {# punktów}}. Obie odpowiedzi są dobre: moc przyda się teraz, punkty policzą się na końcu.',
  'fifthBook.title': 'Jeszcze jedna księga',
  'fifthBook.text':
    'Twoja akcja specjalna znów jest dostępna. Weź dowolną księgę: razem będzie ich {books}, a to wystarczy na innowację.',
  'fifthBook.wrong': 'Można, ale do innowacji brakuje ci jeszcze księgi. Wykonaj swoją akcję specjalną.',
  'fifthBook.rest': 'Wybierz dowolną księgę, a potem kliknij „Zakończ turę”.',
  'price.title': 'Innowacje',
  'price.text':
    'Innowacja kosztuje {books, plural, one {# księgę} few {# księgi} other {# ksiąg}}, z czego {own} z jej kolumny, a dopóki nie masz pałacu, także {coins, plural, one {# monetę} few {# monety} other {# monet}}. *Każda jest tylko jedna, a możesz mieć najwyżej {most}.*',
  'innovate.title': 'Wprowadź innowację',
  'innovate.text':
    'Weź {building_acc}: daje {points, plural, one {# punkt} few {# punkty} other {# punktów}}, a w tej rundzie jeszcze {round}.',
  'innovate.wrong': 'Już prawie! Najpierw wprowadź innowację: {building}.',
  'monument.title': 'Monument i miasto',
  'monument.text':
    '*Do miasta trzeba {buildings, plural, one {# budynku} other {# budynków}} obok siebie o łącznej wartości mocy {power}; z monumentem {few, plural, few {wystarczą #} other {wystarczy #}}.* Monument liczy się za {monument}, szkoła za {school}, warsztat za {workshop}. Postaw go na {hex}.',
  'monument.wrong': 'Można, ale {hex} jest już gotowy i łączy się ze szkołą i warsztatem. Postaw go tam.',
  'townTile.title': 'Twoje pierwsze miasto!',
  'townTile.text':
    'Każde miasto daje żeton z punktami, czymś jeszcze i kluczem do dyscyplin. Weź ten, który ci się podoba.',
  'scoring.title': 'Po ostatniej rundzie',
  'scoring.text':
    '*Największy połączony obszar daje {area, plural, one {# punkt} few {# punkty} other {# punktów}}, a pierwsze miejsce w każdej dyscyplinie {science, plural, one {# punkt} few {# punkty} other {# punktów}}.* W grze na dwie osoby o te miejsca walczy też frakcja niezależna.',
  'playingWell.title': 'Od czego zacząć',
  'playingWell.text':
    '*Na początku gry boty liczą uczonego za {scholar} punktu, księgę za {book}, narzędzie za {tool}, a monetę za {coin}.* Szkoła to prawie zawsze jedno z najlepszych zagrań, potem gildie obok innych za {coins, plural, one {# monetę} few {# monety} other {# monet}} i uczony za moc.',
  'done.title': 'Znasz już grę',
  'done.text':
    'Zamianę zasobów, żeglugę, mosty, pałace, uniwersytety i pozostałe frakcje poznasz w trakcie gry. Nadal trwa twoja tura: graj dalej od tego miejsca, przeciwko botowi i we własnym tempie.',
};
