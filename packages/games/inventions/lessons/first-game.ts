/**
 * The first game: the wheel goes the whole way of an idea, from Africa into the learner's own hands, while everybody
 * gains from everybody else. Four turns fill the tile area with one tile of each kind, so that building is free, and
 * the tile that is built brings a Eureka into the fourth era.
 */
import type { Lesson } from '../../lesson.ts';
import { countsOf, type LessonPosition, lastOf } from '../../lesson-position.ts';
import { ACTIONS, REGIONS, type RegionId, type Tables, tables } from '../data/index.ts';
import type { State } from '../rules/index.ts';
import { HOME, HOME_WEALTH, OPTIONS, OWN_CARD, RIVAL_CARD, SPECIALIST_TILES } from './setup.ts';

const NEIGHBOUR = 'middleEast';
const FAR = 'australia';
const OWN_IDEA = 'irrigation';
const TOKEN = 'tokenPresent';
const EUREKA_TILE = 'economy3';
/** Those who come home; one stays to travel. */
const CALLED = 3;

/** The three that lie open, the oldest last, and the top of the deck. */
const OPEN_IDEAS = ['steel', 'coins', 'lighthouse', 'caravel'] as const;
const NEW_MILESTONES = ['crane', 'greekFire', 'paper'] as const;

const region = (id: RegionId) => ({ place: `region:${id}` }) as const;
const forum = (action: string) => ({ place: `forum:${action}` }) as const;
const inPanel = (panel: string, place: string) => ({ place, on: { panel } }) as const;
const ownPlace = (place: string) => ({ place, on: 'own' }) as const;
/** Where a turn is ended. */
const BAR = [{ part: 'actions' }] as const;

function specialistTileIn(id: RegionId): Tables['specialistTiles'][string] {
  return tables.specialistTiles[SPECIALIST_TILES[REGIONS.indexOf(id)]];
}

/** Spaces of the outer ring whose bonus needs no further decision. */
const BUILDING_SPACES = Object.entries(tables.progressMap)
  .filter(([, { ring, effect }]) => ring === 2 && effect !== 'citizen')
  .map(([space]) => space);

const INFLUENCE_SPACES = BUILDING_SPACES.filter((space) => tables.progressMap[space].effect === 'influence');

function citizensIn({ view, seat }: LessonPosition<State>, id: RegionId): number {
  return view.regions[REGIONS.indexOf(id)].citizens[seat];
}

/** How many rounds there are in all. */
function rounds(): number {
  return tables.rounds.reduce((sum, count) => sum + count, 0);
}

export const firstGame: Lesson<State> = {
  id: 'first-game',
  version: 2,
  options: OPTIONS,
  seed: 'first-game',
  seat: 0,
  before: ['2 prepare asia with 1 of the academy', '1 prepare middleEast', '1 citizen europe'],
  steps: [
    { id: 'goal', chapter: 'goal', show: [], values: () => ({ rounds: rounds() }) },
    { id: 'way', chapter: 'goal', show: [{ part: 'main' }] },
    {
      id: 'people',
      chapter: 'goal',
      show: ['merchant', 'artisan', 'thinker']
        .map((who) => ownPlace(`specialist:${who}`))
        .concat(ownPlace('academy')),
    },
    {
      id: 'prepare',
      chapter: 'idea',
      show: [region(HOME)],
      wanted: [`prepare ${HOME} with 1 of the academy`],
      values: () => {
        const { demand, amount } = specialistTileIn(HOME);
        return { card: OWN_CARD, region: HOME, demand, points: amount };
      },
    },
    {
      id: 'forums',
      chapter: 'turn',
      show: ACTIONS.map(forum),
      values: () => ({ forums: tables.forums.length }),
    },
    {
      id: 'pillar',
      chapter: 'turn',
      show: [forum('invent')],
      wanted: ['pillar invent'],
      values: () => ({ action: 'invent', card: OWN_CARD }),
    },
    {
      id: 'invent',
      chapter: 'idea',
      show: [region(HOME)],
      wanted: [`invent in ${HOME} with 1 of the academy`],
      values: () => ({ card: OWN_CARD, region: HOME, milestone: tables.cards[OWN_CARD].milestone }),
    },
    {
      id: 'technologyTile',
      chapter: 'tiles',
      show: Object.keys(tables.technologyTiles).map((tile) => inPanel('supply', `supply:${tile}`)),
      wanted: Object.keys(tables.technologyTiles).map((tile) => `take ${tile}; end turn`),
      showNext: BAR,
      after: [
        '1 pillar invent',
        '1 invent in middleEast with 1 of the academy',
        '1 take technology1',
        '1 end turn',
        '2 pillar invent',
        '2 invent in asia with 1 of the academy',
        '2 take technology2',
        '2 end turn',
      ],
    },
    {
      id: 'influence',
      chapter: 'turn',
      show: [forum('invent'), { place: 'influence:3' }],
      values: (position) => {
        const { influence, markers } = countsOf(position);
        return { influence, markers, gained: influence - tables.start.influence };
      },
    },
    {
      id: 'innovate',
      chapter: 'idea',
      show: [forum('innovate')],
      showNext: [region(NEIGHBOUR)],
      wanted: [`pillar innovate; innovate in ${NEIGHBOUR}`],
      values: () => ({ card: RIVAL_CARD, region: NEIGHBOUR, action: 'innovate' }),
    },
    {
      id: 'share',
      chapter: 'chains',
      show: [{ place: `card:${RIVAL_CARD}` }],
      showNext: [region(HOME)],
      wanted: [`chain ${RIVAL_CARD}; share in ${HOME}`],
      values: () => {
        const { era, chain } = tables.cards[RIVAL_CARD];
        const { demand } = specialistTileIn(HOME);
        return {
          card: RIVAL_CARD,
          own: OWN_CARD,
          region: HOME,
          action: chain,
          points: era * demand,
        };
      },
    },
    {
      id: 'wealth',
      chapter: 'tiles',
      show: HOME_WEALTH.map((tile) => inPanel('wealth', `wealth:${tile}`)),
      wanted: HOME_WEALTH.map((tile) => `wealth ${tile}; end turn`),
      showNext: BAR,
      after: [
        '1 pillar share',
        `1 share in ${NEIGHBOUR}`,
        '1 wealth BC',
        '1 end turn',
        '2 pillar share',
        '2 share in asia',
        '2 wealth DC',
        '2 end turn',
      ],
      values: () => ({ points: tables.wealthTiles[HOME_WEALTH[0]].points }),
    },
    {
      id: 'shared',
      chapter: 'idea',
      show: [region(NEIGHBOUR)],
      values: (position) => ({
        card: RIVAL_CARD,
        region: NEIGHBOUR,
        citizens: citizensIn(position, NEIGHBOUR),
      }),
    },
    {
      id: 'call',
      chapter: 'chains',
      show: [forum('callSpecialists')],
      showNext: [region(HOME)],
      wanted: [`pillar callSpecialists; call ${CALLED} from ${HOME} as merchant`],
      values: (position) => ({
        action: 'callSpecialists',
        region: HOME,
        citizens: citizensIn(position, HOME),
        called: CALLED,
      }),
    },
    {
      id: 'present',
      chapter: 'chains',
      show: [ownPlace(`card:${OWN_CARD}`)],
      showNext: [region(FAR)],
      wanted: [`chain ${OWN_CARD}; present ${OWN_IDEA} in ${FAR}`],
      values: () => ({
        own: OWN_CARD,
        card: OWN_IDEA,
        region: FAR,
        influence: specialistTileIn(FAR).amount,
      }),
    },
    {
      id: 'draw',
      chapter: 'idea',
      show: OPEN_IDEAS.map((card) => inPanel('ideas', `card:${card}`)),
      wanted: OPEN_IDEAS.map((card) => `draw ${card}`),
    },
    {
      id: 'economyTile',
      chapter: 'tiles',
      show: [inPanel('supply', `supply:${EUREKA_TILE}`)],
      wanted: [`take ${EUREKA_TILE}; end turn`],
      showNext: BAR,
      after: [
        '1 pillar callSpecialists',
        `1 call 3 from ${NEIGHBOUR} as merchant`,
        '1 chain starMap',
        `1 present silk in ${HOME}`,
        '1 draw printingPress',
        '1 take economy4',
        '1 end turn',
        '2 pillar eureka',
        '2 eureka mathematics',
        '2 era space 3',
        '2 end turn',
      ],
      values: (position) => {
        const { waitingTiles } = countsOf(position);
        return {
          effect: tables.economyTiles[EUREKA_TILE].effect,
          tiles: waitingTiles,
          price: tables.buildPrice[waitingTiles],
          full: tables.tileArea,
        };
      },
    },
    {
      id: 'travel',
      chapter: 'chains',
      show: [forum('travel')],
      showNext: [region(HOME)],
      wanted: [`pillar travel; travel ${HOME} to ${NEIGHBOUR}`],
      values: () => ({ action: 'travel', from: HOME, to: NEIGHBOUR }),
    },
    {
      id: 'learn',
      chapter: 'chains',
      show: [{ place: 'learn' }],
      showNext: [region(NEIGHBOUR)],
      wanted: [`learn; ${TOKEN} in ${NEIGHBOUR} as merchant`],
      values: () => ({
        region: NEIGHBOUR,
        action: 'gainInfluence',
        token: TOKEN,
        effect: tables.influenceTokens[TOKEN].effect,
        citizens: tables.influenceTokens[TOKEN].citizens,
        points: tables.regions[NEIGHBOUR].influence[1],
      }),
    },
    {
      id: 'flip',
      chapter: 'chains',
      show: [ownPlace('token:tokenInfluence')],
      wanted: ['flip tokenInfluence', 'decline'],
      values: (position) => ({
        gained: countsOf(position).tokens,
        influence: tables.influenceTokens.tokenInfluence.amount,
      }),
    },
    {
      id: 'cultureTile',
      chapter: 'tiles',
      show: Object.keys(tables.cultureTiles).map((tile) => inPanel('supply', `supply:${tile}`)),
      wanted: Object.keys(tables.cultureTiles).map((tile) => `take ${tile}`),
    },
    {
      id: 'build',
      chapter: 'tiles',
      show: INFLUENCE_SPACES.map((space) => ownPlace(`space:${space}`)),
      showNext: BAR,
      wanted: BUILDING_SPACES.map((space) => `build ${EUREKA_TILE} on ${space}; end turn`),
      after: [
        '1 pillar eureka',
        '1 eureka sailing',
        '1 era space 2',
        '1 build economy4 on H17',
        '1 exhaust merchant',
        '1 end turn',
        '2 pillar callSpecialists',
        '2 call 3 from asia as merchant',
        '2 chain horse',
        '2 travel asia to northAmerica',
        '2 take economy1',
        '2 take culture1',
        '2 build technology2 on H17',
        '2 build economy1 on H12',
        '2 end turn',
        '2 draw catapult',
      ],
      values: () => ({ tile: EUREKA_TILE }),
    },
    {
      id: 'eraChange',
      chapter: 'eras',
      show: [...tables.eraTrack[3].map((_, space) => ({ place: `era:3-${space + 1}` })), { part: 'round' }],
      values: (position) => ({
        era: position.view.era,
        lost: lastOf(position, 'influenceMoved', 'steps'),
      }),
    },
    {
      id: 'eureka',
      chapter: 'eras',
      show: [ownPlace(`tile:${EUREKA_TILE}`)],
      showNext: NEW_MILESTONES.map((milestone) => inPanel('milestones', `milestone:${milestone}`)),
      wanted: NEW_MILESTONES.map((milestone) => `use ${EUREKA_TILE}; eureka ${milestone}`),
      values: (position) => ({
        own: countsOf(position).era,
        era: tables.milestones[NEW_MILESTONES[0]].era,
      }),
    },
    {
      id: 'eraSpace',
      chapter: 'eras',
      show: tables.eraTrack[4].map((_, space) => ({ place: `eraSpace:${space + 1}` })),
      wanted: tables.eraTrack[4].map((_, space) => `era space ${space + 1}`),
      values: (position) => {
        const { era } = countsOf(position);
        return { era, tiles: era - 1 };
      },
    },
    {
      id: 'scoring',
      chapter: 'end',
      show: [{ part: 'own' }],
      values: () => ({
        rounds: rounds(),
        most: Math.max(...tables.influenceTrack.map(({ points }) => points)),
        goals: tables.goalsScored,
      }),
    },
    {
      id: 'playingWell',
      chapter: 'end',
      show: [],
    },
    { id: 'done', chapter: 'end', show: [] },
  ],
};
