import type { GamePageTexts } from './en.ts';

export const pl: GamePageTexts = {
  tour: 'Stół i jego części',
  tourAbout: 'Numery na rysunkach odpowiadają numerom na liście.',
  'part.main': 'Plansza na środku',
  'part.seat': 'Twoja plansza',
  'part.panel': 'Obok',
  sources: 'Skąd pochodzą wartości',
  sourcesAll:
    'Zasady opierają się tu na {values, plural, one {# wartości} other {# wartościach}}: to koszty, dochody, punkty, wszystko, co nadrukowano na żetonach i mapach.',
  sourcesNoneOwn: 'Wszystkie są udokumentowane, żadnej nie wymyśliliśmy.',
  sourcesFewOwn:
    'Prawie wszystkie są udokumentowane. {own, plural, one {# odtworzyliśmy} few {# odtworzyliśmy} other {# odtworzyliśmy}} sami, bo są nadrukowane tylko na ilustracjach, których nie mamy.',
  sourcesManyOwn:
    'Wiele z nich nadrukowano tylko na ilustracjach, których nie mamy, więc {own} to nasze własne: dobrane do zasad i sprawdzone w grach botów. W pudełku mogą być inne.',
  rulebook: 'z instrukcji',
  reference: 'z innych publikacji',
  reconstruction: 'odtworzone przez nas',
  ownTables: 'Co odtworzyliśmy',
  ownOf: '{name}: {own} z {all}',
  sourcesRules: 'Każda nasza decyzja jest opisana w zasadach, razem z powodem.',
  records: 'Rekordy na tym serwerze',
  recordsNone: 'Nikt jeszcze nie ukończył tu tej gry. Pierwszy rekord może być twój!',
  recordsNoServer: 'Rekordy są na serwerze, a teraz nie ma z nim połączenia.',
  recordsFinished:
    'Do końca {count, plural, one {rozegrano tu # grę} few {rozegrano tu # gry} other {rozegrano tu # gier}} z udziałem ludzi.',
  recordsBest: 'Najlepsze wyniki',
  recordsPlayers: '{players, plural, one {# gracz} few {# graczy} other {# graczy}}',
  recordsPoints: '{points} {unit}',
  recordsSomebody: 'przy prywatnym stole',
  recordsShortest:
    'Najkrótsza gra: {time} ({players, plural, one {# gracz} few {# graczy} other {# graczy}})',
  recordsLongest: 'Najdłuższa gra: {time} ({players, plural, one {# gracz} few {# graczy} other {# graczy}})',
  recordsSolo: 'Solo',
  recordsSoloOf:
    '{level}: {won, plural, one {# wygrana} few {# wygrane} other {# wygranych}} na {games, plural, one {# grę} few {# gry} other {# gier}}, najlepszy wynik {points} {unit}',
  recordsHere: 'W tej przeglądarce',
  recordsHereNone: 'W tej przeglądarce nie masz jeszcze żadnej ukończonej gry.',
  recordsHereOf:
    '{players, plural, one {# gracz} few {# graczy} other {# graczy}}: {games, plural, one {# gra} few {# gry} other {# gier}}, najlepszy wynik {points} {unit}',
  recordsWatch: 'powtórka',
};
