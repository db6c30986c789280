/** Автома в журналі: що вона робить, за якою картою і чому саме це. */
export const automa = {
  prompts: {
    chooseCard: 'Виберіть карту планування: свою рідну місцевість і дві фракції на ній',
    chooseFaction: 'Виберіть одну з двох фракцій',
    chooseHome: 'Виберіть рідну місцевість Автоми',
    automaWorkshops: 'Автома ставить перші майстерні',
    automaBonuses: 'Бонуси раунду',
    automaTurn: 'Автома бере карту',
    automaDoes: 'Автома виконує дію',
    automaPasses: 'Автома пасує',
  },
  log: {
    automaBegins: 'Автома: {faction}, рідна місцевість: {terrain}',
    automaWorkshops:
      'Автома ставить перші майстерні (карта {card}, літери {letters}): позначена {marked}, непозначена {unmarked}',
    automaBonus:
      'Автома бере {place, select, left {лівий} middle {середній} right {правий} other {перший}} бонус раунду «{bonus}»',
    automaDeck: 'Автома: карт у колоді: {cards}, судноплавство {shipping}',
    automaDraws: 'Автома бере карту {card}, карта підтримки {support} (у колоді: {left})',
    automaLastCard: 'В Автоми не лишилося карт; карта підтримки {support}',
    automaBuilds:
      'Автома будує {marked, select, true {позначену } other {}}майстерню на {hex} (карта {card}): {why}. Лічено серед: {counted}',
    automaUpgrades:
      'Автома модернізує {hex} до {building_gen}{marked, select, true { (позначка лишається)} other {}} (карта {card}): {why}. Лічено серед: {counted}',
    automaBlocks: 'Автома блокує дію: {action} (карта {card}): {why}. Лічено серед: {counted}',
    automaScholar:
      'Автома {sent, select, true {відряджає науковця} other {не має науковця або вільної комірки, тож лише просувається}}: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}} {discipline_in}, до рівня {level} (карта {card}): {why}. Лічено серед: {counted}',
    automaAdvances:
      'Автома просувається на {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}} {discipline_in}, до рівня {level} (карта {card}): {why}. Лічено серед: {counted}',
    automaInnovation: 'Автома бере інновацію «{innovation}» (карта {card}): {why}. Лічено серед: {counted}',
    automaScores: 'Автома набирає {points} ПО (карта {card})',
    automaInstead: 'Автома модернізує замість будувати (карта {card}): {why}',
    automaCannot: 'Автома пропускає дію (карта {card}): {what}',
    automaPasses: 'Автома пасує (карта підтримки {support}) й набирає {points} ПО',
    automaEnds: 'Автома набирає {points} ПО ({source})',
  },
} as const;
