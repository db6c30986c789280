/** The Cardinal in the log: first the line of the card that led to it. */
const WHO = 'Кардинал{card, select, none {} other { ({card}{line, plural, =0 {} other {, рядок #}})}}:';

/** Who gains something; the line where nothing but the gain tells of it. */
const GETS = '{card, select, none {Кардинал} other {Кардинал ({card}, рядок {line}):}}';

export const cardinal = {
  prompts: {
    decree: 'Хід кардинала: указ',
    cardinalDoes: 'Кардинал діє',
    cardinalTasks: 'Вільні дії кардинала',
    surprises: 'Сюрпризи короля',
  },
  log: {
    cardinalDie: `Кардинал ({card}, {line, plural, =0 {жоден рядок не підходить} other {рядок #}}): кубик {good} {value}, дія {action_gen}, {points} ОД`,
    cardinalTile: `${WHO} {isKept, select, true {залишає} other {вилучає з гри}} жетон «{tile}»`,
    cardinalReach: `${WHO} {spots, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}} поза межами досяжності, заплачено золота: {gold}`,
    cardinalMerchant: `${WHO} купець іде {spot_to}`,
    cardinalArchitect: `${WHO} архітектор іде {spot_to}`,
    cardinalSeeker: `${WHO} шукач іде {spot_to}`,
    cardinalNewSeeker: `${WHO} новий шукач {spot_in}`,
    cardinalTablet: `${WHO} накрита табличка: {tablet}`,
    cardinalHouse: `${WHO} будинок {spot_in}`,
    cardinalPillar: `${WHO} колона {spot_in}`,
    cardinalMine: `${WHO} копальня {spot_in}`,
    cardinalTakes: `${WHO} бере «{tile}»`,
    cardinalHires: `${WHO} бере «{tile}»`,
    cardinalLodges: `${WHO} заселяє «{tile}»: будівля {building}, поверх {floor}`,
    cardinalMarker: `${WHO} маркер будівлі {building} біля дії {action_gen}, +{points} ОД`,
    cardinalKing: `${WHO} {steps, plural, one {# поділка} few {# поділки} many {# поділок} other {# поділки}} вгору на треку короля, тепер {isRed, select, true {−} other {}}{space}`,
    cardinalFulfils: `${WHO} виконує «{tile}»`,
    cardinalContributes: `${WHO} внесок на собор {spot_in}`,
    cardinalCrest: `${WHO} кладе «{tile}» під будівлю {building}`,
    cardinalCannot: `${WHO} нічого не може зробити`,
    cardinalOrdered: `${WHO} {place, plural, =1 {1-ше} =2 {2-ге} =3 {3-тє} other {#-те}} місце в порядку ходів`,
    cardinalChallenge: 'Випробування: {challenge}',
    cardinalSurprise: '{card}',
    cardinalGoods: `${GETS} {isGain, select, true {отримує} other {витрачає}}: {count} × {good}`,
    cardinalSilver: `${GETS} {isGain, select, true {отримує} other {витрачає}} {count, plural, one {# срібло} few {# срібла} many {# срібла} other {# срібла}}`,
    cardinalScored: `${GETS} {isGain, select, true {набирає} other {втрачає}} {points} ПО ({source})`,
  },
} as const;
