import type { GamePageTexts } from './en.ts';

export const uk: GamePageTexts = {
  tour: 'Стіл і його частини',
  tourAbout: 'Номери на малюнках — це номери зі списку.',
  'part.main': 'Поле посередині',
  'part.seat': 'Ваш планшет',
  'part.panel': 'Поруч',
  sources: 'Звідки взято значення',
  sourcesAll:
    'Правила тут спираються на {values, plural, one {# значення} other {# значень}}: вартості, доходи, очки, усе, що надруковано на жетонах і мапах.',
  sourcesNoneOwn: 'Усі вони задокументовані, жодного ми не вигадали.',
  sourcesFewOwn:
    'Майже всі вони задокументовані. {own, plural, one {# значення} other {# значень}} ми відтворили самі, бо вони надруковані лише на малюнках, яких ми не маємо.',
  sourcesManyOwn:
    'Багато з них надруковано лише на малюнках, яких ми не маємо, тож {own} — наші власні: дібрані до правил і перевірені в партіях ботів. У коробці вони можуть бути інші.',
  rulebook: 'із правил гри',
  reference: 'з інших публікацій',
  reconstruction: 'відтворено нами',
  ownTables: 'Що ми відтворили',
  ownOf: '{name}: {own} з {all}',
  sourcesRules: 'Кожне наше рішення пояснено в правилах разом із причиною.',
  records: 'Рекорди на цьому сервері',
  recordsNone: 'Тут ще ніхто не дограв цю гру. Перший рекорд може бути ваш!',
  recordsNoServer: 'Рекорди зберігаються на сервері, а зараз зв’язку з ним немає.',
  recordsFinished: 'Люди дограли тут {count, plural, one {# партію} few {# партії} other {# партій}}.',
  recordsBest: 'Найкращі результати',
  recordsPlayers: '{players, plural, one {# гравець} few {# гравці} other {# гравців}}',
  recordsPoints: '{points} {unit}',
  recordsSomebody: 'за приватним столом',
  recordsShortest:
    'Найкоротша партія: {time} ({players, plural, one {# гравець} few {# гравці} other {# гравців}})',
  recordsLongest:
    'Найдовша партія: {time} ({players, plural, one {# гравець} few {# гравці} other {# гравців}})',
  recordsSolo: 'Соло',
  recordsSoloOf:
    '{level}: {won, plural, one {# перемога} few {# перемоги} other {# перемог}} у {games, plural, one {# партії} other {# партіях}}, найкращий результат — {points} {unit}',
  recordsHere: 'У цьому браузері',
  recordsHereNone: 'У цьому браузері ви ще не дограли жодної партії.',
  recordsHereOf:
    '{players, plural, one {# гравець} few {# гравці} other {# гравців}}: {games, plural, one {# партія} few {# партії} other {# партій}}, найкращий результат — {points} {unit}',
  recordsWatch: 'повтор',
};
