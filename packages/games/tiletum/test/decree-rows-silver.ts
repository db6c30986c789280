/** Every line of the decrees of the silver expansion, with a position in which it is followed and one in which it is not. */
import type { DecreeRow } from './decree-position.ts';

const KOELN = 1 << 1;

export const SILVER_DECREES: DecreeRow[] = [
  [
    'pillarsOfHistory',
    'as many mines as pillars: Architect',
    {
      pillars: ['koeln', 'paris', 'lyon'],
      mines: ['annaberg', 'schneeberg'],
      dice: ['gold1', 'gold4'],
    },
    '1: gold4 architect 3',
  ],
  [
    'pillarsOfHistory',
    'as many houses as pillars: Architect',
    { houses: ['paris'], pillars: ['koeln', 'paris'], dice: ['gold1', 'gold4'] },
    '1: gold4 architect 3',
  ],
  [
    'pillarsOfHistory',
    'fewer, and neither Merchant nor seeker is possible: no line',
    {
      pillars: ['koeln', 'paris', 'lyon'],
      left: { houses: 0, mines: 0 },
      dice: ['gold1', 'stone5'],
    },
    '0: stone5 king 2',
  ],
  [
    'pillarsOfHistory',
    'fewer: Merchant or seeker, the seeker where they are equal',
    { pillars: ['koeln', 'paris', 'lyon'], dice: ['gold1', 'gold4'] },
    '2: gold1 seeker 6',
  ],
  [
    'housesOfDestiny',
    'as many mines as houses: Merchant',
    { houses: ['paris'], mines: ['annaberg'], dice: ['gold1', 'gold4'] },
    '1: gold1 merchant 6',
  ],
  [
    'housesOfDestiny',
    'as many pillars as houses: Merchant',
    { houses: ['paris'], pillars: ['koeln', 'lyon'], dice: ['gold1', 'gold4'] },
    '1: gold1 merchant 6',
  ],
  [
    'housesOfDestiny',
    'fewer, and neither Architect nor seeker is possible: no line',
    { houses: ['paris', 'lyon'], left: { pillars: 0, mines: 0 }, dice: ['gold1', 'stone5'] },
    '0: stone5 king 2',
  ],
  [
    'housesOfDestiny',
    'fewer: Architect or seeker, whichever has more AP',
    { houses: ['paris', 'lyon'], dice: ['gold1', 'gold4'] },
    '2: gold1 seeker 6',
  ],
  [
    'gloriousSpiresSilver',
    'more pillars than cathedrals: the highest stone, whatever gold there is',
    { pillars: ['koeln'], dice: ['stone3', 'gold5'] },
    '1: stone3 contract 4',
  ],
  [
    'gloriousSpiresSilver',
    'no stone: the highest gold',
    { pillars: ['koeln'], dice: ['gold3', 'gold5', 'iron6'] },
    '1: gold5 king 2',
  ],
  [
    'gloriousSpiresSilver',
    'as many cathedrals: Architect or seeker',
    { pillars: ['koeln'], built: KOELN, dice: ['gold4', 'stone5'] },
    '3: gold4 architect 3',
  ],
  [
    'buildingsAreForeverSilver',
    'more pillars than houses: Merchant or seeker for a house',
    { pillars: ['koeln', 'paris'], dice: ['gold2', 'gold4'] },
    '1: gold2 seeker 5',
  ],
  [
    'buildingsAreForeverSilver',
    'as many: Architect or seeker for a pillar',
    { pillars: ['koeln'], dice: ['gold2', 'gold4'] },
    '2: gold2 seeker 5',
  ],
  [
    'buildingsAreForeverSilver',
    'no die for them: the highest stone',
    { pillars: ['koeln'], dice: ['stone3', 'stone5'] },
    '3: stone5 king 2',
  ],
  [
    'merchantEmpireSilver',
    'Merchant or seeker for a house',
    { dice: ['gold1', 'iron2'] },
    '1: gold1 seeker 6',
  ],
  [
    'merchantEmpireSilver',
    'no house underground: Merchant',
    { houses: ['marienberg', 'joachimsthal', 'zellerfeld'], dice: ['gold1', 'iron2'] },
    '1: gold1 merchant 6',
  ],
  [
    'merchantEmpireSilver',
    'no house left: no line',
    { left: { houses: 0 }, dice: ['gold1', 'iron3'] },
    '0: iron3 contract 4',
  ],
  [
    'religiousCommunitiesSilver',
    'more pillars than cathedrals: the highest stone',
    { pillars: ['koeln'], dice: ['stone3', 'gold4'] },
    '1: stone3 contract 4',
  ],
  [
    'religiousCommunitiesSilver',
    'an open contract: what it needs',
    { contracts: ['iron3for5'], dice: ['iron3', 'gold4'] },
    '2: iron3 contract 4',
  ],
  [
    'religiousCommunitiesSilver',
    'neither: Architect or seeker for a pillar',
    { dice: ['gold1', 'gold4'] },
    '3: gold1 seeker 6',
  ],
  [
    'religiousCommunitiesSilver',
    'no pillar left: Contract',
    { left: { pillars: 0 }, offer: ['iron3for5'], dice: ['gold1', 'gold3'] },
    '4: gold3 contract 4',
  ],
  [
    'noblesseObligeSilver',
    'a new crest in range: Architect',
    { mapTiles: [['koeln', 'crest2a']], dice: ['gold1', 'gold4'] },
    '1: gold4 architect 3',
  ],
  [
    'noblesseObligeSilver',
    'in range of the merchant only: Merchant',
    { mapTiles: [['praha', 'crest2a']], dice: ['gold1', 'gold4'] },
    '2: gold1 merchant 6',
  ],
  [
    'noblesseObligeSilver',
    'underground: seeker',
    { mapTiles: [['annaberg', 'crest7c']], dice: ['gold1', 'gold4'] },
    '3: gold1 seeker 6',
  ],
  [
    'noblesseObligeSilver',
    'in the offer: Contract',
    { offer: ['crest7e'], dice: ['gold1', 'gold3', 'gold4'] },
    '4: gold3 contract 4',
  ],
  ['noblesseObligeSilver', 'nowhere: no line', { dice: ['gold3', 'gold4'] }, '0: gold4 architect 3'],
  [
    'proudPillarsSilver',
    'Architect or seeker for a pillar',
    { dice: ['gold2', 'stone4'] },
    '1: gold2 seeker 5',
  ],
  [
    'proudPillarsSilver',
    'more pillars than houses: Merchant or seeker for a house',
    { pillars: ['koeln', 'paris'], left: { pillars: 0 }, dice: ['gold1', 'gold5'] },
    '2: gold1 seeker 6',
  ],
  [
    'proudPillarsSilver',
    'as many: no line',
    { pillars: ['koeln'], left: { pillars: 0 }, dice: ['gold1', 'gold5'] },
    '0: gold5 king 2',
  ],
  ['decreeMines', 'a mine left: seeker', { dice: ['gold2', 'gold5'] }, '1: gold2 seeker 5'],
  ['decreeMines', 'no mine left: King', { left: { mines: 0 }, dice: ['gold2', 'gold5'] }, '2: gold5 king 2'],
  ['decreeTechnologies', 'a mine left: seeker', { dice: ['gold2', 'gold5'] }, '1: gold2 seeker 5'],
  [
    'decreeTechnologies',
    'no mine left: King',
    { left: { mines: 0 }, dice: ['gold2', 'gold5'] },
    '2: gold5 king 2',
  ],
  [
    'decreeTechnologies',
    'no die there: the highest gold',
    { left: { mines: 0 }, dice: ['gold3', 'gold4', 'iron4'] },
    '3: gold4 architect 3',
  ],
];
