import type { LessonTextKey } from './en.ts';

export const lessonTexts: Readonly<Record<LessonTextKey, string>> = {
  'first-game.title': 'Twoja pierwsza gra',
  'first-game.about': 'Koło: od pomysłu do wynalazku, z którego korzysta cały świat.',

  'chapter.goal': 'Cel gry',
  'chapter.idea': 'Droga idei',
  'chapter.turn': 'Twoja tura',
  'chapter.tiles': 'Płytki',
  'chapter.chains': 'Akcje łańcuchowe',
  'chapter.eras': 'Ery',
  'chapter.end': 'Koniec gry',

  endTurn: 'To wszystko w tej turze. Kliknij „Zakończ turę”.',

  'goal.title': 'Od epoki kamienia do dziś',
  'goal.text':
    'Przez {rounds, plural, one {# rundę} few {# rundy} other {# rund}} twoi ludzie pomagają urzeczywistniać idee na całym świecie. *Wygrywa ten, kto na końcu ma najwięcej punktów pomysłowości (PP).*',
  'way.title': 'Droga idei',
  'way.text':
    'Ideę najpierw się przedstawia, potem wynajduje, czasem wprowadza się do niej innowację, a na końcu udostępnia. *Każdy z tych kroków może wykonać kto inny, a zyskują wszyscy, którzy brali w tym udział.*',
  'people.title': 'Twoi ludzie',
  'people.text':
    'Handlarze zajmują się ekonomią, rzemieślnicy kulturą, a myśliciele technologią. *Uczony może zastąpić każdego z nich.*',
  'prepare.title': 'Przedstaw pierwszą ideę',
  'prepare.text':
    'Przedstaw {region_in} ideę „{card}” z {demand, plural, one {# obywatelem} other {# obywatelami}}: myślicielem i uczonym. Tamtejszy kafel od razu da ci {points} PP. Kliknij region {region}, wybierz wiersz z jednym uczonym, a potem „Zatwierdź”.',
  'prepare.wrong': 'Tak też można, ale w tej lekcji ideę „{card}” przedstawią myśliciel i jeden uczony.',
  'forums.title': 'Jeden filar, jedna akcja',
  'forums.text':
    'W swojej turze ustawiasz jeden filar na polu akcji i wykonujesz tę akcję. Pola leżą w {forums, plural, one {# forum} other {# forach}}: *w każdym forum możesz mieć tylko jeden filar*, a cudze nigdy nie przeszkadzają.',
  'pillar.title': 'Ustaw filar epoki',
  'pillar.text':
    'W pierwszej rundzie ustawia się filar epoki. Postoi tam dłużej, więc wybierz akcję, po którą przyjdą też inni: „{action}”.',
  'pillar.wrong': 'Można, ale „{card}” czeka: ustaw filar na polu „{action}”.',
  'invent.title': 'Wynajdź koło',
  'invent.text':
    '„{card}” wymaga kamienia milowego „{milestone}”, a to wiedza powszechna: może z niej korzystać każdy. Wybierz region {region}; wynalazcą zostanie twój ostatni uczony.',
  'invent.wrong': 'Cudze idee też można wynajdywać! Tym razem wynajdź jednak „{card}” {region_in}.',
  'technologyTile.title': 'Pierwsza płytka postępu',
  'technologyTile.text':
    'Za wynalezienie dostajesz płytkę technologii. Gdy ją zbudujesz, raz w grze pozwoli po jednej akcji wykonać drugą. Weź dowolną.',
  'technologyTile.wrong': 'Najpierw weź płytkę technologii, a potem zakończ turę.',
  'influence.title': 'Filar się opłaca',
  'influence.text':
    'Obaj rywale ustawiają filary na polu, na którym stoi twój filar epoki. Zyskujesz za to {gained, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} i masz już {influence}. *Od wpływu zależy, ile masz w turze znaczników łańcucha*; na razie {markers}.',
  'innovate.title': 'Wprowadź innowację',
  'innovate.text':
    'Rywal ma już wynalazek „{card}”, a ty możesz się dołączyć: rzemieślnik idzie do karty, a do domu przychodzi nowy. Ustaw filar okresu na polu „{action}”, a potem wybierz region {region}.',
  'innovate.rest': 'Teraz wybierz wynalazek {region_in}.',
  'innovate.wrong': 'Można, ale czeka na ciebie łańcuch: wprowadź innowację {region_in}.',
  'share.title': 'Akcja łańcuchowa',
  'share.text':
    'Innowator może za znacznik łańcucha wykonać akcję z karty, tutaj „{action}”. *Udostępnienie daje punkty przedstawiającemu*: kliknij kartę „{card}” i udostępnij swój wynalazek „{own}” za {points} PP.',
  'share.rest': 'Teraz udostępnij wynalazek „{own}” {region_in}.',
  'share.wrong': 'Można, ale punkty da ci „{own}” {region_in}.',
  'wealth.title': 'Kto udostępnia, bierze płytkę',
  'wealth.text':
    'Zbudowana płytka bogactwa punktuje na końcu gry: ta daje {points} PP za każdą płytkę jednego rodzaju na zewnętrznym pierścieniu. Weź dowolną z nich.',
  'wealth.wrong':
    'Joker zamienia się w dowolną płytkę postępu i też jest dobry. Tym razem weź płytkę bogactwa.',
  'shared.title': 'Zyskują wszyscy',
  'shared.text':
    'Rywal udostępnił wynalazek „{card}”. To twoja innowacja, więc przybył ci tam nowy obywatel: {region_in} masz już {citizens, plural, one {# obywatela} other {# obywateli}}, bo wszyscy, którzy stali przy karcie, przechodzą na mapę.',
  'call.title': 'Wezwij swoich ludzi do domu',
  'call.text':
    'Ustaw filar okresu na polu „{action}” i wezwij do domu {called} z {citizens} swoich obywateli {region_from}; ostatni będzie podróżować. Wracają jako handlarze, bo najstarsza odkryta idea należy do ekonomii.',
  'call.rest': 'Teraz wezwij do domu {called, plural, one {# obywatela} other {# obywateli}} {region_from}.',
  'call.wrong':
    'Można, ale wezwij {called, plural, one {# obywatela} other {# obywateli}} {region_from}: ostatni ma podróżować.',
  'present.title': 'Wynalazki pracują na ciebie',
  'present.text':
    'Wezwanie specjalistów pozwala za znacznik łańcucha użyć własnego wynalazku. Wybierz „{own}” i {region_in} przedstaw ideę „{card}”: wystarczy jeden handlarz, a tamtejszy kafel da ci {influence, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}.',
  'present.rest': 'Teraz przedstaw ideę „{card}” {region_in}.',
  'present.wrong': 'Można, ale tym razem użyj wynalazku „{own}” i przedstaw ideę „{card}” {region_in}.',
  'draw.title': 'Nowa idea',
  'draw.text':
    'Za przedstawioną ideę bierzesz nową. Wybierz dowolną: kamień milowy na karcie mówi, co musi być znane, żeby dało się ją wynaleźć.',
  'economyTile.title': 'Płytka ekonomii',
  'economyTile.text':
    'Za wezwanie specjalistów dostajesz też płytkę ekonomii: dodatkową akcję raz na erę. Weź tę z akcją „{effect}”; niedługo się przyda.',
  'economyTile.rest':
    'Jeszcze nie buduj: gdy masz {tiles, plural, one {# płytkę} few {# płytki} other {# płytek}}, budowa kosztuje {price, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}, a gdy masz {full}, jest za darmo. Kliknij „Zakończ turę”.',
  'economyTile.wrong': 'Można, ale w tej lekcji weź tę z akcją „{effect}” i na razie nic nie buduj.',
  'travel.title': 'Przenieś filar epoki',
  'travel.text':
    'W ostatniej rundzie ery filar epoki przenosi się do innego forum. Ustaw go na polu „{action}” i podróżuj {from_from} {to_to}, gdzie mieszka mędrzec.',
  'travel.rest': 'Teraz podróżuj {from_from} {to_to}.',
  'travel.wrong': 'Można, ale dla mędrca warto podróżować {from_from} {to_to}.',
  'learn.title': 'Ucz się od mędrca',
  'learn.text':
    'Za znacznik łańcucha mędrzec daje ci akcję z kafla wiedzy: „{action}”. Masz {region_in} najwięcej obywateli, więc połóż tam żeton „{effect}”: {citizens, plural, one {# obywatel wraca} other {# obywateli wraca}} do domu, a ty zdobywasz {points} PP.',
  'learn.rest': 'Teraz połóż {region_in} żeton „{effect}”.',
  'learn.wrong': 'Można, ale ucz się od mędrca i połóż żeton „{effect}”: wymaga najmniej obywateli.',
  'flip.title': 'Jeszcze jedno ogniwo',
  'flip.text':
    'Zyskujesz {gained, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}, po jednym za każdy swój żeton na mapie. Drugim znacznikiem łańcucha możesz odwrócić żeton: weź za niego {influence, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} albo pomiń i zachowaj go na później.',
  'flip.wrong': 'Też można, ale z przedstawianiem się nie spieszy. Odwróć drugi żeton albo pomiń.',
  'cultureTile.title': 'Płytka kultury',
  'cultureTile.text':
    'Za podróż dostajesz płytkę kultury, która daje premię za każdym razem, gdy wykonujesz jej akcję. Wybierz taką, która ci odpowiada.',
  'build.title': 'Buduj za darmo',
  'build.text':
    'Pełny obszar płytek to darmowa budowa, a wynalazek ekonomii zastępuje handlarza. Kliknij pole na zewnętrznym pierścieniu, najlepiej z wpływem, wybierz płytkę „{tile}” i zatwierdź.',
  'build.wrong':
    'Można, ale zbuduj płytkę „{tile}” na zewnętrznym pierścieniu: na polu z wpływem, PP albo uczonym.',
  'eraChange.title': 'Nowa era',
  'eraChange.text':
    'Zaczyna się era {era}: wracają filary okresu i wyczerpani specjaliści, pojawiają się nowe kamienie milowe, a mędrzec daje ci uczonego. Duży wpływ maleje: tracisz {lost, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}.',
  'eureka.title': 'Eureka!',
  'eureka.text':
    'Płytka ekonomii to dodatkowa akcja, nawet przed ustawieniem filaru. Użyj jej i weź dowolny nowy kamień milowy: z ery {own} przeskakujesz do ery {era} i wyprzedzasz wszystkich.',
  'eureka.rest': 'Teraz wybierz kamień milowy.',
  'eureka.wrong': 'Filar później. Najpierw użyj płytki ekonomii.',
  'eraSpace.title': 'Wybierz pole',
  'eraSpace.text':
    'W erze {era} możesz w turze zbudować {tiles, plural, one {# płytkę} few {# płytki} other {# płytek}} i mieć {era, plural, one {# uczonego} other {# uczonych}}. Wybierz pole na torze ery: od razu dostajesz jego premię.',
  'scoring.title': 'Co liczy się na końcu',
  'scoring.text':
    '*Po rundzie {rounds} wpływ daje do {most} PP, punktuje każda zbudowana płytka bogactwa i {goals, plural, one {# najlepszy z twoich celów osobistych} few {# najlepsze z twoich celów osobistych} other {# najlepszych z twoich celów osobistych}}.* Na planszy widać, ile są teraz warte.',
  'playingWell.title': 'Jak grają silne boty',
  'playingWell.text':
    '*Pozyskują wpływ prawie zawsze, gdy mogą; poza tym najczęściej podróżują, wzywają specjalistów, wysyłają dyplomatę albo biorą eurekę.* Udostępniają, wynajdują i wprowadzają innowacje przy okazji, dzięki mędrcowi, wynalazkowi albo kamieniowi milowemu: to dwie akcje w jednej turze.',
  'done.title': 'Znasz już grę',
  'done.text':
    'Dyplomatów, którzy otwierają ci cudze kamienie milowe, poznasz w trakcie gry. Twoja tura trwa: graj dalej od tego miejsca, przeciwko botom i we własnym tempie.',
};
