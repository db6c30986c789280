/** The Cardinal in the log: first the line of the card that led to it. */
const WHO = 'Cardinal{card, select, none {} other { ({card}{line, plural, =0 {} other {, line #}})}}:';

/** Who gains something; the line where nothing but the gain tells of it. */
const GETS = '{card, select, none {The Cardinal} other {Cardinal ({card}, line {line}):}}';

export const cardinal = {
  prompts: {
    decree: 'Cardinal’s turn: decree',
    cardinalDoes: 'The Cardinal acts',
    cardinalTasks: 'Cardinal’s tasks',
    surprises: 'King’s surprises',
  },
  log: {
    cardinalDie: `Cardinal ({card}, {line, plural, =0 {no line applies} other {line #}}): die {good} {value}, {action} with {points} AP`,
    cardinalTile: `${WHO} bonus tile {isKept, select, true {kept} other {removed from the game}}: {tile}`,
    cardinalReach: `${WHO} {spots, plural, one {# spot} other {# spots}} out of range, {gold} gold paid`,
    cardinalMerchant: `${WHO} moves the merchant to {spot}`,
    cardinalArchitect: `${WHO} moves the architect to {spot}`,
    cardinalSeeker: `${WHO} moves a seeker to {spot}`,
    cardinalNewSeeker: `${WHO} places a new seeker in {spot}`,
    cardinalTablet: `${WHO} tablet covered: {tablet}`,
    cardinalHouse: `${WHO} places a house in {spot}`,
    cardinalPillar: `${WHO} places a pillar in {spot}`,
    cardinalMine: `${WHO} places a mine in {spot}`,
    cardinalTakes: `${WHO} takes {tile}`,
    cardinalHires: `${WHO} hires {tile}`,
    cardinalLodges: `${WHO} building {building}, floor {floor}: {tile}`,
    cardinalMarker: `${WHO} marker of building {building} to {action}, +{points} AP`,
    cardinalKing: `${WHO} moves {steps, plural, one {# step} other {# steps}} up the king track (now {isRed, select, true {−} other {}}{space})`,
    cardinalFulfils: `${WHO} fulfils {tile}`,
    cardinalContributes: `${WHO} contributes to the cathedral in {spot}`,
    cardinalCrest: `${WHO} {tile} under building {building}`,
    cardinalCannot: `${WHO} can do nothing`,
    cardinalOrdered: `${WHO} takes place {place} in turn order`,
    cardinalChallenge: 'Challenge: {challenge}',
    cardinalSurprise: '{card}',
    cardinalGoods: `${GETS} {isGain, select, true {gains} other {spends}} {count} {good}`,
    cardinalSilver: `${GETS} {isGain, select, true {gains} other {spends}} {count} silver`,
    cardinalScored: `${GETS} {isGain, select, true {scores} other {loses}} {points} VP ({source})`,
  },
} as const;
