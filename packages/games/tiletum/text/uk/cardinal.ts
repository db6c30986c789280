/** The Cardinal in the log: first the line of the card that led to it. */
const WHO = 'Кардинал{card, select, none {} other { ({card}{line, plural, =0 {} other {, рядок #}})}}:';

export const cardinal = {
  prompts: {
    decree: 'Хід кардинала: указ',
    cardinalDoes: 'Кардинал діє',
    cardinalTasks: 'Завдання кардинала',
    surprises: 'Сюрпризи короля',
  },
  log: {
    cardinalDie: `Кардинал ({card}, {line, plural, =0 {жоден рядок не підходить} other {рядок #}}): кубик {good} {value}, {action} за {points} ОД`,
    cardinalTile: `${WHO} жетон бонусу, {isKept, select, true {залишено} other {вилучено з гри}}: {tile}`,
    cardinalReach: `${WHO} {spots, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}} поза досяжністю, заплачено золота: {gold}`,
    cardinalMerchant: `${WHO} купець на клітинці {spot}`,
    cardinalArchitect: `${WHO} архітектор на клітинці {spot}`,
    cardinalSeeker: `${WHO} шукач на клітинці {spot}`,
    cardinalNewSeeker: `${WHO} новий шукач ({spot})`,
    cardinalTablet: `${WHO} закрита табличка: {tablet}`,
    cardinalHouse: `${WHO} будинок ({spot})`,
    cardinalPillar: `${WHO} колона ({spot})`,
    cardinalMine: `${WHO} копальня ({spot})`,
    cardinalTakes: `${WHO} бере: {tile}`,
    cardinalHires: `${WHO} бере персонажа: {tile}`,
    cardinalLodges: `${WHO} будівля {building}, поверх {floor}: {tile}`,
    cardinalMarker: `${WHO} маркер будівлі {building} біля дії {action}, +{points} ОД`,
    cardinalKing: `${WHO} {steps, plural, one {# поділка} few {# поділки} many {# поділок} other {# поділки}} вгору на треку короля, тепер {isRed, select, true {−} other {}}{space}`,
    cardinalFulfils: `${WHO} виконано: {tile}`,
    cardinalContributes: `${WHO} внесок на собор ({spot})`,
    cardinalCrest: `${WHO} {tile} під будівлею {building}`,
    cardinalCannot: `${WHO} нічого не може зробити`,
    cardinalOrdered: `${WHO} місце {place} у порядку ходів`,
    cardinalChallenge: 'Випробування: {challenge}',
    cardinalSurprise: '{card}',
    cardinalGoods: 'Кардинал {isGain, select, true {отримує} other {витрачає}}: {count} × {good}',
    cardinalSilver: 'Кардинал {isGain, select, true {отримує} other {витрачає}} {count} срібла',
    cardinalScored: 'Кардинал {isGain, select, true {набирає} other {втрачає}} {points} ПО ({source})',
  },
} as const;
