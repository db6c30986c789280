/** The Cardinal in the log: first the line of the card that led to it. */
const WHO = 'Kardynał{card, select, none {} other { ({card}{line, plural, =0 {} other {, wiersz #}})}}:';

/** Who gains something; the line where nothing but the gain tells of it. */
const GETS = '{card, select, none {Kardynał} other {Kardynał ({card}, wiersz {line}):}}';

export const cardinal = {
  prompts: {
    decree: 'Tura kardynała: dekret',
    cardinalDoes: 'Kardynał wykonuje akcję',
    cardinalTasks: 'Zadania kardynała',
    surprises: 'Niespodzianki króla',
  },
  log: {
    cardinalDie: `Kardynał ({card}, {line, plural, =0 {żaden wiersz nie pasuje} other {wiersz #}}): kość {good_gen} o wartości {value}, akcja {action_gen} ({points} PA)`,
    cardinalTile: `${WHO} kafelek premii, {isKept, select, true {zatrzymany} other {usunięty z gry}}: {tile}`,
    cardinalReach: `${WHO} {spots, plural, one {# pole} few {# pola} many {# pól} other {# pola}} poza zasięgiem, zapłacone złoto: {gold}`,
    cardinalMerchant: `${WHO} kupiec {spot_in}`,
    cardinalArchitect: `${WHO} architekt {spot_in}`,
    cardinalSeeker: `${WHO} poszukiwacz {spot_in}`,
    cardinalNewSeeker: `${WHO} nowy poszukiwacz {spot_in}`,
    cardinalTablet: `${WHO} zasłonięta tabliczka: {tablet}`,
    cardinalHouse: `${WHO} dom {spot_in}`,
    cardinalPillar: `${WHO} filar {spot_in}`,
    cardinalMine: `${WHO} kopalnia {spot_in}`,
    cardinalTakes: `${WHO} bierze: {tile}`,
    cardinalHires: `${WHO} bierze: {tile}`,
    cardinalLodges: `${WHO} budynek {building}, piętro {floor}: {tile}`,
    cardinalMarker: `${WHO} znacznik budynku {building} przy akcji {action_gen}, +{points} PA`,
    cardinalKing: `${WHO} {steps, plural, one {# pole} few {# pola} many {# pól} other {# pola}} do przodu na torze króla, teraz {isRed, select, true {−} other {}}{space}`,
    cardinalFulfils: `${WHO} zrealizowano: {tile}`,
    cardinalContributes: `${WHO} udział w budowie katedry {spot_in}`,
    cardinalCrest: `${WHO} pod budynkiem {building}: {tile}`,
    cardinalCannot: `${WHO} nie może nic zrobić`,
    cardinalOrdered: `${WHO} miejsce {place} w kolejności graczy`,
    cardinalChallenge: 'Wyzwanie: {challenge}',
    cardinalSurprise: '{card}',
    cardinalGoods: `${GETS} {isGain, select, true {zyskuje} other {wydaje}}: {count} × {good}`,
    cardinalSilver: `${GETS} {isGain, select, true {zyskuje} other {wydaje}} {count, plural, one {# grudkę srebra} few {# grudki srebra} many {# grudek srebra} other {# grudki srebra}}`,
    cardinalScored: `${GETS} {isGain, select, true {zdobywa} other {traci}} {points} PZ ({source})`,
  },
} as const;
