/** The chapters of the guide, in the order in which they are read. */
import type { Guide } from '../../guide.ts';
import type { LessonPosition } from '../../lesson-position.ts';
import { ACTIONS, REGIONS, type RegionId, tables } from '../data/index.ts';
import type { Player, Region, State } from '../rules/index.ts';
import { BLUE, bands, building, demands, HIGH, MIDDLE, region, slots, tokens } from './values.ts';

const FORUMS = ACTIONS.map((action) => `forum:${action}`);

/** From this era on a Eureka is nearly always among the best moves of strong bots. */
const EUREKA_ERA = 3;

const INFLUENCE = tables.influenceTrack.map((_, influence) => `influence:${influence}`);

const PEOPLE = ['specialist:merchant', 'specialist:artisan', 'specialist:thinker', 'academy'];

function rounds(): number {
  return tables.rounds.reduce((sum, count) => sum + count, 0);
}

function blueAt({ view }: LessonPosition<State>): Player {
  return view.players[BLUE];
}

function regionAt({ view }: LessonPosition<State>, id: RegionId): Region {
  return view.regions[REGIONS.indexOf(id)];
}

/** The card that lies in a region. */
function cardAt(at: LessonPosition<State>, id: RegionId): string {
  return Object.keys(tables.cards)[regionAt(at, id).card];
}

function inventionsOf(player: Player, type: string): number {
  const cards = Object.values(tables.cards);
  return player.inventions.filter((card) => cards[card].type === type).length;
}

export const chapters: Guide<State>['chapters'] = [
  {
    id: 'goal',
    blocks: [
      { kind: 'text', id: 'about' },
      { kind: 'diagram', id: 'world', position: 'epoch', part: 'main' },
      {
        kind: 'list',
        id: 'points',
        lines: [{ id: 'sharing' }, { id: 'tokens' }, { id: 'knowledge' }, { id: 'end' }],
      },
      { kind: 'text', id: 'two' },
    ],
    rules: ['INV-ROUND-COUNT', 'INV-END-WINNER', 'INV-CHRONOS-SETUP'],
    values: () => ({ rounds: rounds(), regions: REGIONS.length, actions: ACTIONS.length }),
  },
  {
    id: 'people',
    blocks: [
      { kind: 'text', id: 'types' },
      {
        kind: 'diagram',
        id: 'home',
        position: 'innovate',
        part: { seat: BLUE },
        lit: PEOPLE,
        around: PEOPLE,
      },
      { kind: 'text', id: 'exhausted' },
      { kind: 'text', id: 'scholars' },
    ],
    rules: ['INV-CITIZEN-HOME', 'INV-SCHOLAR-STANDS-IN', 'INV-SCHOLAR-LIMIT', 'INV-SETUP-SOCIETY'],
    values: (at) => {
      const { home, exhausted, scholars } = blueAt(at('innovate'));
      const { pieces } = tables;
      return {
        thinkers: home[2],
        merchants: exhausted[0],
        scholars,
        citizens: pieces.citizens,
      };
    },
  },
  {
    id: 'turn',
    blocks: [
      { kind: 'text', id: 'pillar' },
      {
        kind: 'list',
        id: 'steps',
        lines: [{ id: 'markers' }, { id: 'action' }, { id: 'progress' }, { id: 'build' }],
      },
      { kind: 'text', id: 'which' },
      {
        kind: 'try',
        id: 'forums',
        position: 'epoch',
        part: 'main',
        actions: ['pillar'],
        around: FORUMS,
      },
      { kind: 'text', id: 'earns' },
    ],
    rules: [
      'INV-TURN-STEPS',
      'INV-FORUM-GOLDEN-RULE',
      'INV-FORUM-EPOCH',
      'INV-ROUND-PILLARS',
      'INV-TURN-EARNS',
      'INV-TURN-NO-ACTION',
    ],
    values: (at) => {
      const { epoch, seasons } = blueAt(at('epoch'));
      return {
        actions: ACTIONS.length,
        forums: tables.forums.length,
        seasons: tables.pieces.seasonPillars,
        influence: 1,
        epoch: ACTIONS[epoch],
        first: ACTIONS[seasons[0]],
        second: ACTIONS[seasons[1]],
      };
    },
  },
  {
    id: 'present',
    blocks: [
      { kind: 'text', id: 'way' },
      {
        kind: 'diagram',
        id: 'regions',
        position: 'presented',
        part: 'main',
        lit: [region('middleEast')],
        around: [region('middleEast'), region('asia'), region('europe')],
      },
      { kind: 'text', id: 'how' },
      {
        kind: 'tiles',
        id: 'cards',
        position: 'presented',
        places: ['card:irrigation', 'card:writing'],
      },
      { kind: 'text', id: 'preparation' },
    ],
    rules: [
      'INV-PRESENT-REGION',
      'INV-PRESENT-SPECIALISTS',
      'INV-PRESENT-BENEFIT',
      'INV-PRESENT-DRAW',
      'INV-PREPARE-REGION',
      'INV-PREPARE-TOKEN',
    ],
    values: (at) => {
      const { presenters } = regionAt(at('presented'), 'middleEast');
      const card = cardAt(at('presented'), 'middleEast');
      return { ...demands(), card, region: 'middleEast', presenters, token: 'tokenInfluence' };
    },
  },
  {
    id: 'invent',
    blocks: [
      { kind: 'text', id: 'how' },
      { kind: 'text', id: 'needs' },
      {
        kind: 'list',
        id: 'access',
        lines: [{ id: 'own' }, { id: 'common' }, { id: 'diplomat' }, { id: 'earlier' }],
      },
      {
        kind: 'try',
        id: 'ideas',
        position: 'invent',
        part: 'main',
        actions: ['invent'],
        around: REGIONS.map(region),
      },
    ],
    rules: ['INV-INVENT-IDEA', 'INV-INVENT-ACCESS', 'INV-INVENT-SPECIALISTS', 'INV-INVENT-ASPIRATION'],
    values: (at) => {
      const known = cardAt(at('invent'), 'northAmerica');
      const own = cardAt(at('invent'), 'australia');
      const extras = Object.values(tables.cards).map(({ extra }) => extra);
      return {
        extra: Math.max(...extras),
        card: known,
        milestone: tables.cards[known].milestone,
        own,
        needs: tables.cards[own].milestone,
      };
    },
  },
  {
    id: 'share',
    blocks: [
      { kind: 'text', id: 'innovate' },
      {
        kind: 'try',
        id: 'inventions',
        position: 'innovate',
        part: 'main',
        actions: ['innovate'],
        around: REGIONS.map(region),
      },
      { kind: 'text', id: 'how' },
      {
        kind: 'list',
        id: 'gains',
        lines: [{ id: 'presenter' }, { id: 'inventor' }, { id: 'innovator' }, { id: 'sharer' }],
      },
      { kind: 'text', id: 'map' },
    ],
    rules: [
      'INV-INNOVATE-OWN',
      'INV-INNOVATE-TAKEN',
      'INV-INNOVATE-SPECIALIST',
      'INV-SHARE-PART',
      'INV-SHARE-PRESENTER',
      'INV-SHARE-TILE',
      'INV-SHARE-CITIZENS',
    ],
    values: (at) => {
      const own = cardAt(at('innovate'), 'africa');
      const { era } = tables.cards[own];
      const { presenters } = regionAt(at('innovate'), 'africa');
      return {
        own,
        taken: cardAt(at('innovate'), 'middleEast'),
        era,
        presenters,
        points: era * presenters,
      };
    },
  },
  {
    id: 'travel',
    blocks: [
      { kind: 'text', id: 'call' },
      { kind: 'text', id: 'type' },
      { kind: 'text', id: 'move' },
      {
        kind: 'diagram',
        id: 'routes',
        position: 'epoch',
        part: 'main',
        lit: [region('southAmerica')],
        around: [region('southAmerica'), region('northAmerica'), region('africa'), region('europe')],
      },
      { kind: 'text', id: 'sage' },
    ],
    rules: [
      'INV-CALL-CITIZENS',
      'INV-CALL-TYPE',
      'INV-CALL-CHAIN',
      'INV-TRAVEL-ROUTE',
      'INV-TRAVEL-SAGE',
      'INV-TRAVEL-POINTS',
    ],
    values: () => ({
      from: 'southAmerica',
      north: 'northAmerica',
      east: 'africa',
      far: 'europe',
      points: tables.knowledgePoints,
    }),
  },
  {
    id: 'influence',
    blocks: [
      { kind: 'text', id: 'token' },
      {
        kind: 'try',
        id: 'majority',
        position: 'majority',
        part: 'main',
        actions: ['influence'],
        around: REGIONS.map(region),
      },
      { kind: 'text', id: 'chains' },
      {
        kind: 'diagram',
        id: 'track',
        position: 'invent',
        part: 'main',
        lit: [`influence:${MIDDLE.from}`, `influence:${HIGH.from}`],
        around: INFLUENCE,
      },
      {
        kind: 'list',
        id: 'sources',
        lines: [{ id: 'innovate' }, { id: 'call' }, { id: 'token' }, { id: 'sage' }, { id: 'technology' }],
      },
    ],
    rules: [
      'INV-GAIN-MAJORITY',
      'INV-GAIN-CITIZENS',
      'INV-GAIN-REWARD',
      'INV-INFLUENCE-TRACK',
      'INV-CHAIN-MARKERS',
      'INV-CHAIN-SPEND',
    ],
    values: (at) => ({
      ...bands(),
      ...tokens(),
      region: 'africa',
      citizens: regionAt(at('majority'), 'africa').citizens[BLUE],
      other: 'asia',
      own: 'middleEast',
      price: tables.technologyPrice,
      one: 1,
    }),
  },
  {
    id: 'milestones',
    blocks: [
      { kind: 'text', id: 'eureka' },
      { kind: 'diagram', id: 'board', position: 'invent', part: { panel: 'milestones' } },
      { kind: 'text', id: 'era' },
      { kind: 'text', id: 'send' },
      { kind: 'text', id: 'recall' },
    ],
    rules: [
      'INV-EUREKA-LATER',
      'INV-EUREKA-COMMON',
      'INV-EUREKA-SPACE',
      'INV-SEND-MILESTONE',
      'INV-SEND-ACTION',
      'INV-SEND-INFLUENCE',
      'INV-RECALL-ACTION',
    ],
    values: (at) => {
      const { personal } = at('invent').view;
      return { milestone: Object.keys(tables.milestones)[personal[BLUE]], influence: 1, slots: slots() };
    },
  },
  {
    id: 'tiles',
    blocks: [
      { kind: 'text', id: 'aspirations' },
      {
        kind: 'list',
        id: 'kinds',
        position: 'build',
        lines: [
          { id: 'economy', place: 'supply:economy3' },
          { id: 'culture', place: 'supply:culture4' },
          { id: 'technology', place: 'supply:technology2' },
          { id: 'wealth', place: 'wealth:AC' },
        ],
      },
      { kind: 'text', id: 'price' },
      { kind: 'text', id: 'cost' },
      {
        kind: 'try',
        id: 'spaces',
        position: 'build',
        part: { seat: BLUE },
        actions: ['build'],
      },
    ],
    rules: [
      'INV-ASPIRATION-PROGRESS',
      'INV-TILE-BUILT',
      'INV-TILE-ONE-OF-A-KIND',
      'INV-BUILD-PRICE',
      'INV-BUILD-LIMIT',
      'INV-BUILD-COST',
      'INV-BUILD-DISCOUNT',
      'INV-BUILD-BONUS',
    ],
    values: (at) => {
      const blue = blueAt(at('build'));
      return {
        ...building(),
        technologyPrice: tables.technologyPrice,
        thinkers: blue.home[2],
        inventions: inventionsOf(blue, 'culture'),
      };
    },
  },
  {
    id: 'eras',
    blocks: [
      { kind: 'text', id: 'chronos' },
      {
        kind: 'diagram',
        id: 'track',
        position: 'invent',
        part: 'main',
        around: Object.entries(tables.eraTrack).flatMap(([era, spaces]) =>
          spaces.map((_, space) => `era:${era}-${space + 1}`),
        ),
      },
      {
        kind: 'list',
        id: 'change',
        lines: [
          { id: 'order' },
          { id: 'influence' },
          { id: 'people' },
          { id: 'sages' },
          { id: 'milestones' },
          { id: 'ideas' },
        ],
      },
      { kind: 'text', id: 'first' },
    ],
    rules: [
      'INV-ROUND-CHRONOS',
      'INV-CHANGE-ORDER',
      'INV-CHANGE-INFLUENCE',
      'INV-CHANGE-EXHAUSTED',
      'INV-CHANGE-SAGES',
      'INV-CHANGE-MILESTONES',
      'INV-CHANGE-IDEAS',
    ],
    values: () => ({ ...bands(), rounds: tables.rounds[1], one: 1 }),
  },
  {
    id: 'end',
    blocks: [
      { kind: 'text', id: 'scoring' },
      { kind: 'diagram', id: 'society', position: 'end', part: { seat: BLUE } },
      {
        kind: 'list',
        id: 'advice',
        lines: ['often', 'era', 'diplomats', 'lead', 'chains', 'area', 'wealth', 'people'].map((id) => ({
          id,
        })),
      },
    ],
    rules: ['INV-END-INFLUENCE', 'INV-END-WEALTH', 'INV-END-GOALS', 'INV-END-WINNER'],
    values: (at) => {
      const { rules, view } = at('end');
      const { sources, totals } = rules.outcome(view);
      const { influenceTrack, wealth, personalGoals } = sources[BLUE];
      return {
        ...bands(),
        full: tables.tileArea,
        goals: tables.goalsScored,
        influence: influenceTrack,
        wealth,
        personal: personalGoals,
        total: totals[BLUE],
        eurekaEra: EUREKA_ERA,
      };
    },
  },
];
