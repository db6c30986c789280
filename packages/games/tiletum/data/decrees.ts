import { named } from '@guildhall/kernel/ranges';
import {
  type CardinalTables,
  CONDITIONS,
  type ConditionId,
  type DecreeLineTable,
  type DecreeTable,
  NEEDS,
  type Need,
  ORDERS,
  type OrderId,
  SEARCHES,
} from './cardinal-types.ts';
import { guess, likely, rulebook, type Sourced, sure } from './sources.ts';

/** Lines of a card; those it does not have are there too, so that an override can fill them. */
const LINES = 4;

type Line = readonly [when: ConditionId, order: OrderId, seeks?: string];

function line([when, order, seeks = 'any']: Line): DecreeLineTable {
  return { when, order, seeks };
}

const LETTERS: Readonly<Record<string, Need>> = { D: 'stone', Y: 'gold', B: 'ironWool', R: 'food' };

/** A card: its fair, the colours of its row (dark grey, yellow, blue or light grey, pink), and its lines. */
function card(fair: string, row: string, ...lines: readonly Line[]): DecreeTable {
  const blank: Line = ['always', 'none'];
  return {
    fair,
    set: 'both',
    scoring: 'either',
    lines: Array.from({ length: LINES }, (_, at) => line(lines[at] ?? blank)),
    row: [...row].map((letter) => LETTERS[letter]),
  };
}

/** In the base game only, because the expansion has another card in its place. */
function replaced(decree: DecreeTable): DecreeTable {
  return { ...decree, set: 'base' };
}

function silver(decree: DecreeTable, scoring: DecreeTable['scoring'] = 'either'): DecreeTable {
  return { ...decree, set: 'silver', scoring };
}

const PHOTOGRAPHED = sure('photographs of the cards');
const LOST = guess('the text is lost; the base card with the seeker action added where it fits');

const table: CardinalTables['decrees'] = {
  buildingsAreForever: replaced(
    card(
      'fairHousePillar',
      'DYBR',
      ['pillarsAboveHouses', 'merchant'],
      ['always', 'architect'],
      ['pillarsAboveCathedrals', 'highestStone'],
    ),
  ),
  kingAndCountry: card('fairKing', 'YRBD', ['always', 'king']),
  merchantEmpire: replaced(card('fairHouses', 'BRYD', ['always', 'merchant'])),
  familyAlliances: card(
    'fairContractCrest',
    'BYRD',
    ['openContract', 'neededForContracts'],
    ['newCrestInRange', 'merchant'],
    ['newCrestInRange', 'architect'],
    ['always', 'contract'],
  ),
  businessIsBusiness: card(
    'fairContracts',
    'YBDR',
    ['openContract', 'neededForContracts'],
    ['always', 'contract'],
    ['always', 'highestIronWool'],
  ),
  religiousCommunities: replaced(
    card(
      'fairContractCathedral',
      'DBYR',
      ['pillarsAboveCathedrals', 'highestStone'],
      ['openContract', 'neededForContracts'],
      ['always', 'architect'],
      ['always', 'contract'],
    ),
  ),
  noblesseOblige: replaced(
    card(
      'fairCrests',
      'RDBY',
      ['newCrestInRange', 'architect'],
      ['newCrestInRange', 'merchant'],
      ['newCrestInOffer', 'contract'],
    ),
  ),
  proudPillars: replaced(
    card('fairPillars', 'DRBY', ['always', 'architect'], ['pillarsAboveHouses', 'merchant']),
  ),
  familiarFaces: card('fairUpperFloors', 'RYBD', ['always', 'character'], ['always', 'highestFood']),
  busyHands: card('fairBuildings', 'RBYD', ['always', 'character'], ['always', 'highestFood']),
  gloriousSpires: replaced(
    card('fairCathedrals', 'DYRB', ['pillarsAboveCathedrals', 'highestStone'], ['always', 'architect']),
  ),
  undyingFame: replaced(card('end', 'DBRY', ['housesNotBelowPillars', 'architect'], ['always', 'merchant'])),
  worldlyRiches: card('always', 'DBRY', ['always', 'highestDie']),
  pillarsOfHistory: silver(
    card(
      'end',
      'DBRY',
      ['housesOrMinesNotBelowPillars', 'architect'],
      ['always', 'merchantOrSeeker', 'mine>house'],
    ),
    'pillars',
  ),
  housesOfDestiny: silver(
    card(
      'end',
      'BDRY',
      ['pillarsOrMinesNotBelowHouses', 'merchant'],
      ['always', 'architectOrSeeker', 'mine>pillar'],
    ),
    'houses',
  ),
  gloriousSpiresSilver: silver(
    card(
      'fairCathedrals',
      'DYRB',
      ['mainPillarsAboveCathedrals', 'highestStoneElseGold'],
      ['pillarAtSilverCathedral', 'king'],
      ['always', 'architectOrSeeker', 'pillar'],
    ),
  ),
  buildingsAreForeverSilver: silver(
    card(
      'fairHousePillar',
      'DYBR',
      ['pillarsAboveHouses', 'merchantOrSeeker', 'house'],
      ['always', 'architectOrSeeker', 'pillar'],
      ['mainPillarsAboveCathedrals', 'highestStone'],
    ),
  ),
  merchantEmpireSilver: silver(card('fairHouses', 'BRYD', ['always', 'merchantOrSeeker', 'house'])),
  religiousCommunitiesSilver: silver(
    card(
      'fairContractCathedral',
      'DBYR',
      ['mainPillarsAboveCathedrals', 'highestStone'],
      ['openContract', 'neededForContracts'],
      ['always', 'architectOrSeeker', 'pillar'],
      ['always', 'contract'],
    ),
  ),
  noblesseObligeSilver: silver(
    card(
      'fairCrests',
      'RDBY',
      ['newCrestInRange', 'architect'],
      ['newCrestInRange', 'merchant'],
      ['newCrestInRange', 'seeker', 'mine>house>pillar'],
      ['newCrestInOffer', 'contract'],
    ),
  ),
  proudPillarsSilver: silver(
    card(
      'fairPillars',
      'DRBY',
      ['always', 'architectOrSeeker', 'pillar'],
      ['pillarsAboveHouses', 'merchantOrSeeker', 'house'],
    ),
  ),
  decreeMines: silver(card('fairMines', 'YDBR', ['mineLeft', 'seeker', 'mine'], ['always', 'king'])),
  decreeTechnologies: silver(
    card(
      'fairTechnologies',
      'YRBD',
      ['mineLeft', 'seeker', 'mine'],
      ['always', 'king'],
      ['always', 'highestGold'],
    ),
  ),
  decreeUnderground: silver(
    card(
      'fairUnderground',
      'DBYR',
      ['minesAboveBuildings', 'seeker', 'house>pillar'],
      ['always', 'seeker', 'mine>house'],
    ),
  ),
};

/** Which card belongs to which fair is certain, and a deck without one of them could not be dealt. */
const FIXED = Object.fromEntries(
  Object.entries(table).flatMap(([id, { fair, set, scoring }]) => [
    [`${id}.fair`, named(fair)],
    [`${id}.set`, named(set)],
    [`${id}.scoring`, named(scoring)],
  ]),
);

export const decrees: Sourced<CardinalTables['decrees']> = {
  name: 'decrees',
  table,
  sources: {
    '': PHOTOGRAPHED,
    '*.fair': PHOTOGRAPHED,
    '*.set': rulebook('lines 649 to 659'),
    '*.scoring': rulebook('lines 656 to 659'),
    ...Object.fromEntries(
      ['decreeMines', 'decreeTechnologies', 'decreeUnderground'].map((id) => [
        `${id}.fair`,
        likely('rulebook 003, lines 653 and 654: three more cards for three more fairs'),
      ]),
    ),
    'worldlyRiches.fair': guess('that it is always in the deck'),
    'worldlyRiches.row': guess('it has no row of colours; where he needs nothing this one decides'),
    'pillarsOfHistory.lines': rulebook('lines 235 to 246'),
    'pillarsOfHistory.row': guess('the row of Undying Fame, whose place it takes'),
    housesOfDestiny: guess('the text is lost; Pillars of History the other way round'),
    gloriousSpiresSilver: likely('rulebook 003, lines 248 to 259; three symbols are inferred'),
    'gloriousSpiresSilver.row': likely('the row of the base card'),
    buildingsAreForeverSilver: LOST,
    merchantEmpireSilver: LOST,
    religiousCommunitiesSilver: LOST,
    noblesseObligeSilver: LOST,
    proudPillarsSilver: LOST,
    decreeMines: guess('name and text are lost'),
    decreeTechnologies: guess('name and text are lost; his surprises count there, so he wants silver'),
    decreeUnderground: guess('name and text are lost'),
  },
  ranges: {
    ...FIXED,
    when: named(...CONDITIONS),
    order: named(...ORDERS),
    seeks: named(...SEARCHES),
    'row.*': named(...NEEDS),
  },
};
