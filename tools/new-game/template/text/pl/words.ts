import type { GameWords } from '@guildhall/kernel';

export const words: GameWords = {
  title: 'Spice Quay',
  names: {
    // spices
    pepper: 'Pieprz',
    cinnamon: 'Cynamon',
    ginger: 'Imbir',
    saffron: 'Szafran',
    unknown: 'Nieznany',

    // what players own, and what the generic table calls the parts of a position
    coins: 'Monety',
    pearls: 'Perły',
    crates: 'Skrzynie',
    contract: 'Kontrakt',
    round: 'Runda',
    market: 'Targ',
    warehouse: 'Magazyn',
    players: 'Gracze',

    'action.buy': 'Kupowanie',
    'action.pass': 'Pasowanie',
    'action.sell': 'Sprzedaż',

    'phase.trade': 'Handel',
    'phase.end': 'Koniec gry',
    'table.round': 'Początek rundy',
    'table.scoring': 'Punktacja końcowa',

    'option.players': 'Liczba graczy',
    'option.overrides': 'Własne wartości',
    'option.rounds': 'Liczba rund',
    'option.rounds.4': '4 rundy',
    'option.rounds.6': '6 rund',
    'option.rounds.8': '8 rund',
    'option.contracts': 'Kontrakty',

    'rules.SQ-SETUP': 'Przygotowanie gry',
    'rules.SQ-ROUND': 'Runda',
    'rules.SQ-BUY': 'Kupowanie',
    'rules.SQ-SELL': 'Sprzedaż pereł',
    'rules.SQ-PASS': 'Pasowanie',
    'rules.SQ-END': 'Koniec gry',
    'rules.SQ-LEAVE': 'Odejście na dobre',
  },
  prompts: {
    turn: 'Twoja tura: kup skrzynię albo spasuj. Twój kontrakt: {contract}.',
    round: 'Zaczyna się kolejna runda.',
    scoring: 'Gracze odkrywają kontrakty.',
  },
  actions: {
    buy: 'Kup skrzynię: {spice}',
    pass: 'Spasuj',
    sell: 'Sprzedaj perłę',
  },
  log: {
    roundStarted:
      'Runda {round}: wynik rzutu {die}, każdy dostaje {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
    bought:
      '{seat} kupuje skrzynię za {price, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} ({spice})',
    unloaded: 'Nowy towar na targu: {spice}',
    sold: '{seat} sprzedaje perłę za {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
    passed: '{seat} pasuje',
    contractShown: '{seat} odkrywa kontrakt: {contract}',
    left: '{seat} na dobre opuszcza grę',
  },
  board: {},
};
