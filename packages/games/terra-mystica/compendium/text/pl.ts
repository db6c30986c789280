import type { CompendiumTextKey } from './en.ts';

export const compendiumTexts: Readonly<Record<CompendiumTextKey, string>> = {
  'factions.title': 'Rasy',
  'factions.about':
    'Każdy gracz prowadzi jedną. Na każdym terenie mieszkają dwie rasy, ale w jednej grze może wystąpić tylko jedna z nich.',
  'factions.alchemists':
    'Nigdy nie brakuje im monet: na początku kupują je za punkty, a po wybudowaniu twierdzy każda łopata daje im też moc.',
  'factions.auren':
    'Dobre do wspinania się na torach kultów: twierdza przesuwa je co turę, a to moc, nagrody kultów i punkty na koniec.',
  'factions.chaosMagicians':
    'Dobrzy do szybkiego zbierania żetonów łask: świątynia daje im ich więcej niż innym, co wynagradza skromniejszy początek.',
  'factions.cultists':
    'Dobrzy przy wielu sąsiadach: każda budowla, z której ktoś bierze moc, przesuwa ich na torze kultu.',
  'factions.darklings':
    'Dobre, gdy dużo się kopie: punktują za każdą opłaconą łopatę, byle świątynie dawały dość kapłanów.',
  'factions.dwarves':
    'Dobre do budowania tam, gdzie nikt inny nie sięga: każdy tunel punktuje, więc najbardziej potrzebują robotników.',
  'factions.engineers':
    'Dobre do zwartej zabudowy po obu stronach rzeki: budują tanio, a po wybudowaniu twierdzy mosty punktują przy każdym pasowaniu.',
  'factions.fakirs':
    'Dobrzy do przelatywania nad wszystkim, co stoi na drodze, i to za punkty, o ile mają zapas kapłanów.',
  'factions.giants':
    'Dobrzy na ciasnej mapie: każdy teren wymaga od nich tyle samo łopat, a twierdza co turę przekształca jedno pole za darmo.',
  'factions.halflings':
    'Dobre, gdy trzeba przekształcić dużo terenu: punktują za każdą łopatę, skądkolwiek pochodzi, a twierdza od razu daje ich całą garść.',
  'factions.mermaids':
    'Dobre do budowania wzdłuż rzeki: żeglugę mają od początku, a ich miasto może sięgać na drugi brzeg.',
  'factions.nomads':
    'Dobrzy na szybki start: zaczynają z największą liczbą osad, a burza piaskowa z twierdzy co turę daje im kolejne pole pustyni.',
  'factions.swarmlings':
    'Dobrzy do tworzenia miast, bo każde daje im robotników, a twierdza co turę za darmo zamienia osadę w faktorię.',
  'factions.witches':
    'Dobre do tworzenia wielu miast, bo każde daje dodatkowe punkty, i do dalekich wypraw: z twierdzą co turę stawiają osadę na dowolnym wolnym polu lasu.',

  'bonusCards.title': 'Żetony bonusów',
  'bonusCards.about':
    'Masz jeden na turę i wymieniasz go, gdy pasujesz. Żetonów jest o {spare} więcej niż graczy, a na tych, których nikt nie bierze, przybywa monet.',
  'bonusCards.BON1': 'Dobry, gdy do budowy na kolejnym polu brakuje tylko odrobiny kopania.',
  'bonusCards.BON2':
    'Dobry, by dojść na torze kultu do pola z mocą albo do nagrody, a przy okazji wziąć niemało monet.',
  'bonusCards.BON3': 'Najwięcej monet ze wszystkich żetonów: dobry przed turą z faktoriami i twierdzą.',
  'bonusCards.BON4':
    'Dobry, by w tej turze przeprawić się przez rzekę bez płacenia za żeglugę i trochę napełnić naczynia.',
  'bonusCards.BON5': 'Dobry w pierwszych turach, gdy i robotnik, i moc zamieniają się w budowle.',
  'bonusCards.BON6':
    'Dobry pod koniec gry: robotnicy do budowy, a przy pasowaniu punkty, jeśli stoją twierdza i sanktuarium.',
  'bonusCards.BON7': 'Dobry, gdy na mapie stoi rząd faktorii, bo każda punktuje przy pasowaniu.',
  'bonusCards.BON8':
    'Dobry, gdy brakuje kapłanów: na tor kultu, na żeglugę albo na łatwiejsze przekształcanie.',
  'bonusCards.BON9': 'Dobry, gdy masz dużo osad, bo każda punktuje przy pasowaniu.',
  'bonusCards.BON10': 'Dobry dla tych, którzy zaszli daleko w żegludze: punktuje każdy jej poziom.',

  'favourTiles.title': 'Żetony łask',
  'favourTiles.about':
    'Dają je świątynie i sanktuarium: od razu pola na torze kultu, a przeważnie też coś do końca gry. Możesz mieć tylko jeden żeton każdego rodzaju.',
  'favourTiles.FAV1':
    'Dobry, by skoczyć do przodu na torze Ognia, za który żetony punktacji dają robotników albo moc.',
  'favourTiles.FAV2':
    'Dobry, by skoczyć do przodu na torze Wody, za który żetony punktacji dają kapłanów albo łopaty.',
  'favourTiles.FAV3':
    'Dobry, by skoczyć do przodu na torze Ziemi, za który żetony punktacji dają monety albo łopaty.',
  'favourTiles.FAV4':
    'Dobry, by skoczyć do przodu na torze Powietrza, za który żetony punktacji dają robotników albo łopaty.',
  'favourTiles.FAV5':
    'Dobry do tworzenia miast już przy wartości mocy {less} zamiast {power}, co często oszczędza jedną rozbudowę.',
  'favourTiles.FAV6':
    'Dobry na początku gry: pole na torze kultu w każdej turze to w sumie moc, nagrody i punkty na koniec.',
  'favourTiles.FAV7': 'Dobry jako pierwszy: do końca gry co turę pomaga opłacić budowle.',
  'favourTiles.FAV8': 'Dobry dla tych, którzy żyją z zaklęć, bo co turę napełnia naczynia.',
  'favourTiles.FAV9': 'Dobry, gdy stale brakuje monet, a im wcześniej wzięty, tym więcej daje.',
  'favourTiles.FAV10': 'Dobry tuż przed budową kilku faktorii, bo każda nowa punktuje.',
  'favourTiles.FAV11': 'Dobry do zajmowania mapy: od tej chwili punktuje każda nowa osada.',
  'favourTiles.FAV12': 'Dobry, gdy zostawiasz faktorie na mapie, bo punktują przy każdym pasowaniu.',

  'townTiles.title': 'Żetony miast',
  'townTiles.about':
    'Bierzesz jeden, gdy tworzysz miasto: to punkty, klucz do szczytu toru kultu i coś jeszcze od razu.',
  'townTiles.TW1': 'Dobry, gdy do następnej budowli brakuje tylko monet.',
  'townTiles.TW2': 'Dobry, gdy brakuje robotników, a w tej turze jest jeszcze co budować.',
  'townTiles.TW3': 'Dobry, bo daje dużo punktów i kapłana, którego można od razu wysłać na tor kultu.',
  'townTiles.TW4': 'Dobry, by w środku tury napełnić naczynia i móc rzucić kolejne zaklęcie.',
  'townTiles.TW5': 'Dobry, by pójść w górę na wszystkich torach kultów, najlepiej tam, gdzie czeka moc.',
  'townTiles.TW6':
    'Dobry w wyścigu na szczyty torów kultów: ma zapasowy klucz i przesuwa najdalej, ale punktów daje mało.',
  'townTiles.TW7':
    'Dobry, by odtąd przeprawiać się dalej bez płacenia za to, a Fakirom wydłuża lot na dywanie.',
  'townTiles.TW8': 'Dobry na koniec gry, gdy niczego innego nie da się już zamienić na punkty.',

  'powerActions.title': 'Zaklęcia',
  'powerActions.about': 'Płaci się za nie mocą z naczynia III. Każde może w turze rzucić tylko jeden gracz.',
  'powerActions.ACT1':
    'Dobre, by połączyć budowle na obu brzegach rzeki, czy to w miasto, czy w większy obszar na koniec gry.',
  'powerActions.ACT2':
    'Dobre, gdy kapłan jest potrzebny od zaraz: na żeglugę, przekształcanie albo tor kultu.',
  'powerActions.ACT3':
    'Dobre, by budować od razu: moc zamienia się w robotników korzystniej niż przy konwersji.',
  'powerActions.ACT4': 'Dobre przed kosztowną rozbudową, bo nic innego nie zamienia mocy na tyle monet.',
  'powerActions.ACT5': 'Dobre na teren leżący blisko na kręgu przekształcania, z osadą w tej samej akcji.',
  'powerActions.ACT6':
    'Dobre na teren leżący dalej na kręgu albo na kilka pól, bo żadne inne zaklęcie nie daje tylu łopat.',

  'scoringTiles.title': 'Żetony punktacji',
  'scoringTiles.about':
    'Po jednym na każdą z {rounds} tur, wszystkie odkryte od początku: mówią, co w tej turze punktuje i co po niej daje kult.',
  'scoringTiles.SCORE1':
    'Nagradza kopanie: zostaw łopaty na tę turę i bądź wysoko na torze Ziemi, by dostać monety.',
  'scoringTiles.SCORE2':
    'Nagradza miasto stworzone właśnie w tej turze, więc wstrzymaj się z jego ostatnią budowlą; Ziemia daje łopaty.',
  'scoringTiles.SCORE3': 'Nagradza zajmowanie mapy, a pola Wody dają kapłanów na następną turę.',
  'scoringTiles.SCORE4':
    'Nagradza wielkie budowle: zaplanuj na tę turę twierdzę albo sanktuarium, a robotników da Ogień.',
  'scoringTiles.SCORE5': 'Nagradza nowe osady, a pola Ognia napełniają naczynia na następną turę.',
  'scoringTiles.SCORE6': 'Nagradza faktorie, a pola Wody dają łopaty jeszcze przed następną turą.',
  'scoringTiles.SCORE7':
    'Nagradza twierdzę i sanktuarium jak jego bliźniak, ale tu robotników daje Powietrze.',
  'scoringTiles.SCORE8':
    'Nagradza turę pełną faktorii, a tym, którzy stoją wysoko na torze Powietrza, daje łopaty.',
  'scoringTiles.SCORE9':
    'Nagradza świątynie, a każdy kapłan, który został na planszy kultów, przynosi monety, obojętnie w którym kulcie.',
};
