import type { LessonTextKey } from './en.ts';

export const lessonTexts: Readonly<Record<LessonTextKey, string>> = {
  'first-game.title': 'Twoja pierwsza gra',
  'first-game.about': 'Od pierwszej osady do pierwszego miasta, krok po kroku.',

  'chapter.goal': 'Cel gry',
  'chapter.income': 'Dochód',
  'chapter.building': 'Budowa',
  'chapter.power': 'Moc',
  'chapter.cults': 'Świątynie i kulty',
  'chapter.passing': 'Pas',
  'chapter.towns': 'Miasta',
  'chapter.end': 'Koniec gry',

  endTurn: 'To wszystko w tym ruchu. Kliknij „Zakończ ruch”.',

  'goal.title': 'Liczą się punkty zwycięstwa',
  'goal.text':
    'Gra trwa {rounds, plural, one {# turę} few {# tury} other {# tur}}. *Wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa (PZ)*; każdy zaczyna z {points} PZ.',
  'land.title': 'Twój teren to {terrain}',
  'land.text':
    'Grasz {faction_ins}. *Budować możesz tylko na swoim terenie, czyli {terrain_in}*; każdy inny trzeba najpierw przekształcić.',
  'place.title': 'Postaw drugą osadę',
  'place.text':
    'Ty i {rival} macie pierwsze osady tuż obok siebie i obie strony na tym skorzystają. Kliknij pole {hex}, a potem „Zatwierdź”.',
  'place.wrong': 'To też dobre miejsce, ale w tej lekcji przyda się osada pośrodku. Wybierz pole {hex}.',
  'card.title': 'Weź żeton bonusów',
  'card.text':
    'W każdej turze masz jeden żeton bonusów. Weź ten, który daje {workers, plural, one {# robotnika} other {# robotników}} i {power, plural, one {# moc} few {# moce} other {# mocy}}: dostaniesz je na początku tury.',
  'card.wrong': 'Też niezły! W tej lekcji weź jednak ten z robotnikiem i mocą.',
  'income.title': 'Tura zaczyna się od dochodu',
  'income.text':
    'Masz teraz o {workers, plural, one {# robotnika} other {# robotników}} i {power, plural, one {# moc} few {# moce} other {# mocy}} więcej. *Każda budowla postawiona na mapie odsłania na twojej planszy kolejny dochód.*',
  'roundTile.title': 'Każda tura nagradza coś innego',
  'roundTile.text':
    'W tej turze każda nowa faktoria daje {points, plural, one {# PZ} other {# PZ}}. Żetony wszystkich tur są odkryte, więc możesz planować z wyprzedzeniem.',
  'tradingHouse.title': 'Rozbuduj osadę do faktorii',
  'tradingHouse.text':
    'Na polu {hex} kosztuje to {coins, plural, one {# monetę} few {# monety} other {# monet}} i {workers, plural, one {# robotnika} other {# robotników}}. *Obok sąsiada jest taniej*: gdyby nie {rival}, trzeba by zapłacić {alone, plural, one {# monetę} few {# monety} other {# monet}}.',
  'tradingHouse.wrong': 'Można i tak, ale najpierw rozbuduj osadę na polu {hex}.',
  'leech.title': 'Moc od sąsiadów',
  'leech.text':
    '{rival} rozbudowują osadę obok ciebie, więc możesz zyskać {power, plural, one {# moc} few {# moce} other {# mocy}} za {price, plural, one {# PZ} other {# PZ}}. *Na początku gry moc jest warta więcej niż punkty*: weź ją.',
  'leech.wrong': 'Możesz zrezygnować, ale tak wcześnie moc bardzo się przyda. Tym razem ją weź.',
  'bowls.title': 'Moc krąży w trzech naczyniach',
  'bowls.text':
    'Zyskana moc przesuwa znaczniki najpierw z naczynia I do II, a potem z II do III. *Wydać możesz tylko moc z naczynia III*; wraca ona do naczynia I.',
  'powerAction.title': 'Rzuć zaklęcie',
  'powerAction.text':
    'Wybierz łopatę za {power, plural, one {# moc} few {# moce} other {# mocy}}; każde zaklęcie można rzucić raz na turę. Naczynie III jest puste, więc poświęcasz {burned, plural, one {# moc} few {# moce} other {# mocy}}: tracisz je, a tyle samo przechodzi do naczynia III.',
  'powerAction.wrong': 'Można, ale teraz potrzebna jest łopata. Wybierz zaklęcie z jedną łopatą.',
  'terraform.title': 'Przekształć teren i buduj',
  'terraform.text':
    'Na kręgu przekształcania {from} i {terrain} leżą obok siebie, więc wystarczy jedna łopata. Przekształć pole {hex} i wybuduj tam osadę za {coins, plural, one {# monetę} few {# monety} other {# monet}} i {workers, plural, one {# robotnika} other {# robotników}}.',
  'terraform.wrong': 'Dobry pomysł, ale do miasta potrzebne będzie pole {hex}.',
  'freePower.title': 'Moc za darmo',
  'freePower.text': 'Jedna moc nic nie kosztuje. Bierz ją zawsze, gdy masz na nią miejsce w naczyniach.',
  'freePower.wrong': 'Jest za darmo: weź ją.',
  'temple.title': 'Świątynia daje żeton łask',
  'temple.text':
    'Rozbuduj faktorię na polu {hex} do świątyni za {coins, plural, one {# monetę} few {# monety} other {# monet}} i {workers, plural, one {# robotnika} other {# robotników}}. Faktoria wraca na twoją planszę.',
  'temple.wrong': 'Można i tak, ale teraz czas na świątynię na polu {hex}.',
  'favour.title': 'Wybierz żeton łask',
  'favour.text':
    'Żetony łask działają do końca gry i przesuwają cię na torze kultu. Weź ten, który daje {steps, plural, one {# pole} few {# pola} other {# pól}} w {cult_loc} i {power, plural, one {# moc} few {# moce} other {# mocy}} co turę.',
  'favour.wrong': 'Dobry żeton, ale w tej turze opłaca się {cult}. Weź ten z mocą co turę.',
  'yourChoice.title': 'Decyzja należy do ciebie',
  'yourChoice.text':
    'Tym razem to {power, plural, one {# moc} few {# moce} other {# mocy}} za {price, plural, one {# PZ} other {# PZ}}. Obie odpowiedzi są dobre: moc przyda się teraz, punkty policzą się na końcu.',
  'pass.title': 'Spasuj i weź nowy żeton',
  'pass.text':
    'Brakuje ci robotników, więc spasuj: oddajesz żeton bonusów i bierzesz inny. *Kto spasuje pierwszy, zaczyna następną turę.* Weź żeton, który przy pasowaniu daje {points, plural, one {# PZ} other {# PZ}} za każdą osadę.',
  'pass.wrong':
    'Można jeszcze coś zrobić, ale zachowaj robotników na następną turę, spasuj i weź żeton z punktami za osady.',
  'cultReward.title': 'Nagroda kultu',
  'cultReward.text':
    'Żeton punktacji daje też {spades, plural, one {# łopatę} few {# łopaty} other {# łopat}} za każde {every, plural, one {# pole} few {# pola} other {# pól}} w {cult_loc}, a ty masz {reached}. Użyj łopaty na polu {hex}.',
  'cultReward.wrong': 'Można i tak, ale pole {hex} połączy twoje budowle.',
  'roundTwo.title': 'Nowa tura',
  'roundTwo.text':
    'Masz już dochód, a zaklęcia znów są dostępne. W tej turze każda nowa osada daje {points, plural, one {# PZ} other {# PZ}}.',
  'dwelling.title': 'Buduj tam, gdzie teren jest gotowy',
  'dwelling.text':
    'Na polu {hex} jest już las, więc płacisz tylko za osadę: {coins, plural, one {# monetę} few {# monety} other {# monet}} i {workers, plural, one {# robotnika} other {# robotników}}.',
  'dwelling.wrong': 'Można, ale najpierw wybuduj osadę na polu {hex}: da punkty i połączy twoje budowle.',
  'again.title': 'Moc od sąsiadów',
  'again.text':
    '{power, plural, one {# moc} few {# moce} other {# mocy}} za {price, plural, one {# PZ} other {# PZ}}: weź albo zrezygnuj.',
  'townRule.title': 'Do miasta trzeba {buildings, plural, other {# budowli}}',
  'townRule.text':
    '*{buildings, plural, one {# budowla} few {# sąsiadujące budowle} other {# sąsiadujących budowli}} o łącznej wartości {value} {buildings, plural, few {tworzą} other {tworzy}} miasto.* Osada liczy się za {small}, faktoria i świątynia za {large}; twoje są warte {now}.',
  'secondHouse.title': 'Zwiększ wartość swoich budowli',
  'secondHouse.text': 'Rozbuduj osadę na polu {hex} do faktorii. Potem do miasta zabraknie już tylko jednej.',
  'secondHouse.wrong': 'Można, ale najpierw miasto: rozbuduj osadę na polu {hex}.',
  'onceMore.title': 'Moc od sąsiadów',
  'onceMore.text':
    '{power, plural, one {# moc} few {# moce} other {# mocy}} za {price, plural, one {# PZ} other {# PZ}}: wybór należy do ciebie.',
  'priest.title': 'Wyślij kapłana',
  'priest.text':
    'Świątynia co turę daje ci kapłana. Na wolnym miejscu przesunie cię o {steps, plural, one {# pole} few {# pola} other {# pól}} w {cult_loc}, a niektóre pola dają też moc.',
  'priest.wrong': 'Też można. W tej lekcji wyślij kapłana do {cult_gen}.',
  'found.title': 'Stwórz miasto',
  'found.text': 'Rozbuduj osadę na polu {hex} do faktorii: razem będzie {value} i miasto jest twoje.',
  'found.wrong': 'Już prawie! Najpierw rozbuduj osadę na polu {hex}.',
  'townTile.title': 'Wybierz żeton miasta',
  'townTile.text':
    'Każde miasto daje żeton z punktami i czymś jeszcze. {faction} zdobywają za każde miasto dodatkowo {points, plural, one {# PZ} other {# PZ}}. Weź ten, który ci się podoba.',
  'townTile.wrong': 'Najpierw weź żeton miasta.',
  'scoring.title': 'Po ostatniej turze',
  'scoring.text':
    '*Największy połączony obszar daje {area} PZ, a pierwsze miejsce na każdym torze kultu {cult} PZ.* Buduj więc blisko siebie i pod koniec pamiętaj o kultach.',
  'playingWell.title': 'Od czego zacząć',
  'playingWell.text':
    '*Na początku gry boty liczą kapłana za {priest} PZ, robotnika za {worker}, a monetę za {coin}.* Najpierw weź więc kapłana za {power, plural, one {# moc} few {# moce} other {# mocy}}, darmowe łopaty i osady na gotowym terenie, a pas zostaw na koniec.',
  'done.title': 'Znasz już grę',
  'done.text':
    'Żeglugę, mosty, twierdze i pozostałe rasy poznasz w trakcie gry. Graj dalej od tego miejsca, przeciwko botowi i we własnym tempie.',
};
