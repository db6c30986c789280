/** Lines of sums that both games have: where income, costs and points come from. */
export const sums = {
  en: {
    income: 'Income of the next round',
    reward: 'At the end of this round',
    'income.board': 'Printed on the board',
    'income.buildings': '{building} × {count}',
    'noRoom.power': 'No room in your bowls',
    price: 'Always',
    'price.alone': 'Without an opponent beside it',
    'price.beside': 'With an opponent beside it',
    'cost.building': '{building}',
    'cost.neighbour': 'Cheaper: an opponent beside it',
    'cost.spades': '{spades, plural, one {# spade} other {# spades}}, {each} for each',
    'cost.track': '{track}: one step',
    'cost.power': 'Power action',
    'final.areaScored':
      'Largest area: {buildings, plural, one {# building} other {# buildings}}, place {place}{sharing, plural, =1 {} other { (shared by #)}}',
  },
  pl: {
    income: 'Dochód w następnej turze',
    reward: 'Na koniec tej tury',
    'income.board': 'Nadruk na planszy',
    'income.buildings': '{building} × {count}',
    'noRoom.power': 'Brak miejsca w naczyniach',
    price: 'Zawsze',
    'price.alone': 'Gdy obok nie stoi budowla innego gracza',
    'price.beside': 'Gdy obok stoi budowla innego gracza',
    'cost.building': '{building}',
    'cost.neighbour': 'Taniej: obok stoi budowla innego gracza',
    'cost.spades':
      '{spades, plural, one {# łopata} few {# łopaty} many {# łopat} other {# łopaty}}, po {each} za każdą',
    'cost.track': '{track}: jeden poziom',
    'cost.power': 'Zaklęcie',
    'final.areaScored':
      'Największy obszar: {buildings, plural, one {# budowla} few {# budowle} many {# budowli} other {# budowli}}, {place}. miejsce{sharing, plural, =1 {} other { (wspólnie: #)}}',
  },
  uk: {
    income: 'Дохід наступного раунду',
    reward: 'Наприкінці цього раунду',
    'income.board': 'Надруковано на планшеті',
    'income.buildings': '{building} × {count}',
    'noRoom.power': 'Немає місця в чашах',
    price: 'Завжди',
    'price.alone': 'Якщо поруч немає будівлі іншого гравця',
    'price.beside': 'Якщо поруч є будівля іншого гравця',
    'cost.building': '{building}',
    'cost.neighbour': 'Дешевше: поруч будівля іншого гравця',
    'cost.spades':
      '{spades, plural, one {# лопата} few {# лопати} many {# лопат} other {# лопати}}, по {each} за кожну',
    'cost.track': '{track}: один рівень',
    'cost.power': 'Дія сили',
    'final.areaScored':
      'Найбільша територія: {buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}, {place, plural, =1 {1-ше} =2 {2-ге} =3 {3-тє} other {#-те}} місце{sharing, plural, =1 {} other { (спільно: #)}}',
  },
} as const;
