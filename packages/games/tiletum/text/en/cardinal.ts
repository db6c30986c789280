/** The Cardinal in the log: first the line of the card that led to it. */
const WHO = 'Cardinal{card, select, none {} other { ({card}{line, plural, =0 {} other {, line #}})}}:';

export const cardinal = {
  prompts: {
    decree: 'Cardinal’s turn: decree',
    cardinalDoes: 'The Cardinal acts',
    cardinalTasks: 'Cardinal’s tasks',
    surprises: 'King’s surprises',
  },
  log: {
    cardinalDie: `Cardinal ({card}, {line, plural, =0 {no line applies} other {line #}}): die {good} {value}, {action} with {points} AP`,
    cardinalTile: `${WHO} bonus tile, {isKept, select, true {kept} other {out of the game}}: {tile}`,
    cardinalReach: `${WHO} {spots, plural, one {# spot} other {# spots}} beyond the range, {gold} gold paid`,
    cardinalMerchant: `${WHO} merchant to {spot}`,
    cardinalArchitect: `${WHO} architect to {spot}`,
    cardinalSeeker: `${WHO} seeker to {spot}`,
    cardinalNewSeeker: `${WHO} new seeker in {spot}`,
    cardinalTablet: `${WHO} tablet covered: {tablet}`,
    cardinalHouse: `${WHO} house in {spot}`,
    cardinalPillar: `${WHO} pillar in {spot}`,
    cardinalMine: `${WHO} mine in {spot}`,
    cardinalTakes: `${WHO} takes {tile}`,
    cardinalHires: `${WHO} hires {tile}`,
    cardinalLodges: `${WHO} building {building}, floor {floor}: {tile}`,
    cardinalMarker: `${WHO} marker of building {building} at {action}, +{points} AP`,
    cardinalKing: `${WHO} {steps, plural, one {# step up} other {# steps up}} the king track, now {isRed, select, true {−} other {}}{space}`,
    cardinalFulfils: `${WHO} fulfilled: {tile}`,
    cardinalContributes: `${WHO} contribution to the cathedral: {spot}`,
    cardinalCrest: `${WHO} {tile} under building {building}`,
    cardinalCannot: `${WHO} nothing can be done`,
    cardinalOrdered: `${WHO} place {place} in the turn order`,
    cardinalChallenge: 'Challenge: {challenge}',
    cardinalSurprise: '{card}',
    cardinalGoods: 'The Cardinal {isGain, select, true {gains} other {spends}} {count} {good}',
    cardinalSilver: 'The Cardinal {isGain, select, true {gains} other {spends}} {count} silver',
    cardinalScored: 'The Cardinal {isGain, select, true {scores} other {loses}} {points} VP ({source})',
  },
} as const;
