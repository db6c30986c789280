/** The chapters of the guide, in the order in which they are read. */
import type { Guide, GuideChapter } from '../../guide.ts';
import { countsOf, type LessonPosition } from '../../lesson-position.ts';
import { CATHEDRALS, MAPS, TYPES, tables } from '../data/index.ts';
import { worth } from '../rules/worth.ts';

const spots = (...ids: readonly string[]) => ids.map((id) => `spot:${id}`);

/** What the die of the first chapters shows, at the merchant. */
const VALUE = 3;

const { buildings, floors, scoring, wheel, dice, pieces, contractOffer, corruption, kingTrack } = tables;

/** How many completed buildings score at all, and how many there are. */
const FEW = scoring.buildings.findIndex((points) => points > 0);

const ALL = scoring.buildings.length - 1;

/** As many houses and pillars as one can have of twice this, in balance and out of it. */
const BALANCED = 4;

function total(position: LessonPosition): { houses: number; pillars: number; product: number } {
  const { housesOnMap: houses, pillarsOnMap: pillars } = countsOf(position);
  return { houses, pillars, product: houses * pillars };
}

const goal: GuideChapter = {
  id: 'goal',
  rules: ['TIL-ROUND-PHASES', 'TIL-END-WINNER'],
  blocks: [
    { kind: 'text', id: 'about' },
    {
      kind: 'diagram',
      id: 'map',
      position: 'cathedrals',
      part: 'main',
      lit: spots('tiletum', 'antwerpen', 'brugge', 'koeln', 'praha', 'wien'),
      around: spots('london', 'hamburg', 'wien', 'bordeaux', 'arles', 'firenze'),
    },
    { kind: 'text', id: 'points' },
  ],
  values: (at) => ({ ...total(at('cathedrals')), rounds: tables.rounds, dice: dice.turns }),
};

const turn: GuideChapter = {
  id: 'turn',
  rules: ['TIL-TURN-STEPS', 'TIL-DIE-CHANGE', 'TIL-DIE-GOODS', 'TIL-DIE-POINTS', 'TIL-JOKER'],
  blocks: [
    { kind: 'text', id: 'die' },
    {
      kind: 'diagram',
      id: 'wheel',
      position: 'start',
      part: 'main',
      lit: [`die:gold${VALUE}`, 'action:merchant'],
      around: wheel.points.map((_, at) => `segment:${at + 1}`),
    },
    {
      kind: 'list',
      id: 'goods',
      position: 'start',
      lines: (['gold', 'food', 'stone', 'wool', 'iron'] as const).map((good) => ({
        id: good,
        place: `good:${good}`,
      })),
    },
    {
      kind: 'list',
      id: 'steps',
      lines: [{ id: 'change' }, { id: 'tile' }, { id: 'gain' }, { id: 'act' }],
    },
    { kind: 'text', id: 'joker' },
  ],
  values: () => ({
    seven: 1 + wheel.points[0],
    value: VALUE,
    points: wheel.points[VALUE - 1],
    gold: dice.changePrice,
    lowest: 1,
    highest: wheel.points.length,
    dice: dice.turns,
    others: wheel.order.length - 1,
  }),
};

const merchant: GuideChapter = {
  id: 'merchant',
  rules: ['TIL-MERCHANT-MOVE', 'TIL-MERCHANT-HERE', 'TIL-HOUSE-SLOT', 'TIL-HOUSE-ONE', 'TIL-MAP-TILE'],
  blocks: [
    { kind: 'text', id: 'points' },
    { kind: 'text', id: 'houses' },
    {
      kind: 'try',
      id: 'step',
      position: 'journey',
      part: 'main',
      actions: ['moveMerchant'],
      around: spots('tiletum', 'brugge', 'paris', 'troyes', 'strasbourg', 'lyon', 'bordeaux'),
    },
  ],
  values: () => ({ spot: 'paris', far: 'bordeaux', supply: tables.start.houses }),
};

const architect: GuideChapter = {
  id: 'architect',
  rules: ['TIL-ARCHITECT-MOVE', 'TIL-PILLAR-ONE', 'TIL-CATHEDRAL-PILLAR', 'TIL-CATHEDRAL-TILE'],
  blocks: [
    { kind: 'text', id: 'pillars' },
    { kind: 'text', id: 'contribute' },
    {
      kind: 'try',
      id: 'where',
      position: 'cathedrals',
      part: 'main',
      actions: ['contribute'],
      around: spots('koeln', 'praha', 'wien', 'milano'),
    },
  ],
  values: (at) => ({
    stone: countsOf(at('cathedrals')).stone,
    first: 'koeln',
    second: 'praha',
    third: 'wien',
    cathedrals: CATHEDRALS.length,
  }),
};

const contracts: GuideChapter = {
  id: 'contracts',
  rules: ['TIL-CONTRACT-TAKE', 'TIL-CONTRACT-SWAP', 'TIL-CONTRACT-FULFIL', 'TIL-CONTRACT-PILLAR'],
  blocks: [
    { kind: 'text', id: 'action' },
    { kind: 'text', id: 'fulfil' },
    {
      kind: 'try',
      id: 'take',
      position: 'contract',
      part: { panel: 'contracts' },
      actions: ['acquire'],
    },
  ],
  values: (at) => ({
    least: Math.min(...contractOffer),
    most: Math.max(...contractOffer),
    points: countsOf(at('contract')).actionPoints,
    spaces: pieces.contractSpaces,
    pillars: pieces.contractPillars,
  }),
};

const characters: GuideChapter = {
  id: 'characters',
  rules: [
    'TIL-CHARACTER-HIRE',
    'TIL-CHARACTER-ROOM',
    'TIL-CHARACTER-TYPE',
    'TIL-CHARACTER-BONUS',
    'TIL-BUILDING-FILLED',
  ],
  blocks: [
    { kind: 'text', id: 'action' },
    { kind: 'text', id: 'types' },
    { kind: 'try', id: 'room', position: 'rooms', part: { seat: 0 }, actions: ['lodge'] },
  ],
  values: (at) => ({
    hire: tables.characterOffer.price,
    low: floors[0],
    middle: floors[1],
    high: floors[2],
    refresh: tables.characterOffer.refresh,
    types: TYPES.length,
    last: buildings.length,
    taken: buildings.findIndex(({ bonus }) => bonus === 'architect') + 1,
    points: countsOf(at('rooms')).actionPoints,
  }),
};

const tasks: GuideChapter = {
  id: 'tasks',
  rules: [
    'TIL-TASK-ANYTIME',
    'TIL-STORE-FULL',
    'TIL-STORE-KEEPS',
    'TIL-CREST-PLACE',
    'TIL-CREST-BONUS',
    'TIL-BUILDING-COMPLETED',
  ],
  blocks: [
    { kind: 'text', id: 'free' },
    { kind: 'text', id: 'store' },
    { kind: 'text', id: 'crests' },
    {
      kind: 'list',
      id: 'bonuses',
      lines: buildings.map(({ bonus }) => ({ id: bonus })),
    },
    { kind: 'text', id: 'completed' },
    { kind: 'try', id: 'crest', position: 'contract', part: { seat: 0 }, actions: ['crest'] },
  ],
  values: (at) => ({
    price: tables.goodPrice,
    spaces: pieces.storehouse,
    ...Object.fromEntries(buildings.map(({ bonus, food }) => [`${bonus}Food`, food])),
    goods: buildings.find(({ bonus }) => bonus === 'goods')?.amount ?? 0,
    points: buildings.find(({ bonus }) => bonus === 'points')?.amount ?? 0,
    last: buildings.length,
    food: countsOf(at('contract')).food,
  }),
};

const king: GuideChapter = {
  id: 'king',
  rules: ['TIL-ROUND-CORRUPTION', 'TIL-KING-STEP', 'TIL-KING-PRIZE', 'TIL-KING-POINTS', 'TIL-KING-ORDER'],
  blocks: [
    { kind: 'text', id: 'corruption' },
    {
      kind: 'diagram',
      id: 'track',
      position: 'contract',
      part: 'main',
      lit: ['corruption'],
      around: ['kingTile', 'corruption', 'kingSpace:5', 'kingSpace:7'],
    },
    {
      kind: 'list',
      id: 'phase',
      lines: [{ id: 'prize' }, { id: 'points' }, { id: 'order' }, { id: 'reset' }],
    },
  ],
  values: () => ({
    most: Math.max(...corruption.tokens),
    prize: kingTrack.prize,
    last: tables.rounds,
  }),
};

const fairs: GuideChapter = {
  id: 'fairs',
  rules: ['TIL-FAIR-PART', 'TIL-FAIR-SCORE', 'TIL-CLEAN-TILES', 'TIL-CLEAN-WHEEL'],
  blocks: [
    { kind: 'text', id: 'part' },
    {
      kind: 'diagram',
      id: 'row',
      position: 'start',
      part: { panel: 'fairs' },
      lit: ['fair:fairHousePillar'],
    },
    { kind: 'text', id: 'clean' },
  ],
  values: () => ({
    home: 'tiletum',
    spot: 'antwerpen',
    points: tables.fairs.fairHousePillar.points,
    lowest: 1,
    highest: wheel.points.length,
  }),
};

const end: GuideChapter = {
  id: 'end',
  rules: ['TIL-END-MAP', 'TIL-END-BUILDINGS', 'TIL-END-GOODS', 'TIL-END-WINNER'],
  blocks: [
    {
      kind: 'list',
      id: 'scoring',
      lines: [{ id: 'map' }, { id: 'buildings' }, { id: 'goods' }],
    },
    {
      kind: 'diagram',
      id: 'board',
      position: 'cathedrals',
      part: { seat: 0 },
      lit: ['tile:crest1a', 'tile:crest2a'],
    },
    { kind: 'text', id: 'advice' },
    {
      kind: 'list',
      id: 'well',
      lines: [
        ...['worth', 'early', 'change', 'tasks', 'crests', 'tile', 'hire', 'fairs', 'balance', 'king'],
      ].map((id) => ({ id })),
    },
  ],
  values: (at) => ({
    ...total(at('cathedrals')),
    few: FEW,
    least: scoring.buildings[FEW],
    all: ALL,
    most: scoring.buildings[ALL],
    goodsPerPoint: scoring.goodsPerPoint,
    completed: countsOf(at('cathedrals')).crests,
    balanced: BALANCED,
    square: BALANCED * BALANCED,
    many: BALANCED + 2,
    rare: BALANCED - 2,
    lopsided: (BALANCED + 2) * (BALANCED - 2),
    step: dice.changePrice,
    architectBuilding: buildings.findIndex(({ bonus }) => bonus === 'architect') + 1,
    ...worth,
  }),
};

const silver: GuideChapter = {
  id: 'silver',
  rules: ['TIL-SEEKER-FIELD', 'TIL-MINE-GAIN', 'TIL-TABLET-FIRST', 'TIL-TECHNOLOGY-SILVER', 'TIL-SILVER-END'],
  blocks: [
    { kind: 'text', id: 'seeker' },
    {
      kind: 'diagram',
      id: 'underground',
      position: 'silver',
      part: 'main',
      lit: spots('goslar'),
      around: spots('freiberg', 'annaberg', 'schneeberg', 'joachimsthal', 'goslar', 'zellerfeld'),
    },
    { kind: 'text', id: 'mines' },
    {
      kind: 'try',
      id: 'technology',
      position: 'silver',
      part: { panel: 'technologies' },
      actions: ['technology'],
    },
    { kind: 'text', id: 'final' },
  ],
  values: (at) => ({
    maps: MAPS.length,
    field: [...tables.seekerWheel.segments].filter((segment) => segment === 'F').length,
    spot: 'goslar',
    second: tables.underground.IIA.price,
    third: tables.underground.IIIA.price,
    silver: countsOf(at('silver')).silver,
    one: tables.technologies.price[0],
    two: tables.technologies.price[1],
    three: tables.technologies.price[2],
    silverPerPoint: scoring.silverPerPoint,
  }),
};

const cardinal: GuideChapter = {
  id: 'cardinal',
  rules: [
    'TIL-CARDINAL-SETUP',
    'TIL-CARDINAL-DIE',
    'TIL-CARDINAL-TASKS',
    'TIL-DECREE-LINES',
    'TIL-CARDINAL-WINNER',
  ],
  blocks: [
    { kind: 'text', id: 'rival' },
    { kind: 'diagram', id: 'decree', position: 'cardinal', part: { panel: 'decree' }, lit: ['decreeLine:2'] },
    {
      kind: 'list',
      id: 'differs',
      lines: [{ id: 'pieces' }, { id: 'goods' }, { id: 'tiles' }, { id: 'phases' }],
    },
    { kind: 'text', id: 'levels' },
  ],
  values: () => ({
    cards: tables.rounds + 2,
    spot: 'koeln',
    normal: tables.cardinalLevels.normal.challenges,
    hard: tables.cardinalLevels.hard.challenges,
  }),
};

export const chapters: Guide['chapters'] = [
  goal,
  turn,
  merchant,
  architect,
  contracts,
  characters,
  tasks,
  king,
  fairs,
  end,
  silver,
  cardinal,
];
