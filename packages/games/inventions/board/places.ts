/**
 * Which action belongs to which place of the board, and what somebody may wish who selects a place.
 *
 * What lies on a society board is a place of its owner: `tile:economy3`, `space:H07`, `token:tokenShare`. On the boards
 * of others it has their number (`tile@2:economy3`), so that it can be looked at and is never lit.
 */
import { type Chapter, offersByChapter, type PlaceId, partsOf } from '@guildhall/board-kit';
import type { LogEvent } from '@guildhall/kernel';
import { ACTIONS, REGIONS, SPECIALISTS, TYPES } from '../data/index.ts';
import type { Action, State } from '../rules/index.ts';
import {
  ANY,
  type Atlas,
  actionNumber,
  NONE,
  neighboursOf,
  openChoice,
  regionNumber,
  tileOf,
  wealthCode,
  within,
} from './atlas.ts';

type Kind = Action['kind'];

export function placesOf(atlas: Atlas, action: Action): readonly PlaceId[] {
  switch (action.kind) {
    case 'prepare':
    case 'invent':
    case 'innovate':
    case 'share':
    case 'call':
    case 'citizen':
      return [`region:${REGIONS[action.region]}`];
    case 'pillar':
      return [`forum:${ACTIONS[action.action]}`];
    case 'present':
      return [`region:${REGIONS[action.region]}`, `card:${atlas.cards[action.card].id}`];
    case 'influence':
      return [`region:${REGIONS[action.region]}`, `token:${atlas.tokens[action.token].id}`];
    case 'travel':
      return [`region:${REGIONS[action.from]}`, `region:${REGIONS[action.to]}`];
    case 'eureka':
    case 'recall':
      return [`milestone:${atlas.milestones[action.milestone].id}`];
    case 'send':
      return [`milestone:${atlas.milestones[action.milestone].id}`, placeOfCitizen(action.who)];
    case 'chain':
    case 'draw':
      return [`card:${atlas.cards[action.card].id}`];
    case 'flip':
      return [`token:${atlas.tokens[action.token].id}`];
    case 'learn':
      return ['learn'];
    case 'technology':
      return [`tile:${Object.keys(atlas.tables.technologyTiles)[action.tile]}`];
    case 'economy':
      return [`tile:${atlas.tiles[action.tile]}`];
    case 'take':
      return [`supply:${atlas.tiles[action.tile]}`];
    case 'wealth':
      return [`wealth:${atlas.tiles[wealthCode(action.tile)]}`];
    case 'joker':
      return ['joker'];
    case 'train':
    case 'exhaust':
      return [placeOfCitizen(action.specialist)];
    case 'devote':
      return ['academy', placeOfCitizen(action.specialist)];
    case 'era':
      return [`eraSpace:${action.space + 1}`];
    case 'drop':
      return [`aspiration:${aspirationId(action.type)}`];
    case 'build':
      return [`space:${atlas.spaces[action.space].id}`, `tile:${atlas.tiles[action.tile]}`];
    case 'order':
      return [`order:${action.place + 1}`];
    case 'decline':
    case 'done':
    case 'end':
      return [];
    default:
      return action satisfies never;
  }
}

function placeOfCitizen(type: number): PlaceId {
  return type === ANY ? 'academy' : `specialist:${SPECIALISTS[type]}`;
}

export function aspirationId(type: number): string {
  return type === ANY ? 'joker' : TYPES[type];
}

/** What the selected place offers depends on what is asked: the wish is the answer that would name this place. */
export function wishesAt(atlas: Atlas, view: State, seat: number, place: PlaceId): readonly Action[] {
  const [sort, which] = partsOf(place);
  switch (sort) {
    case 'region':
      return wishesInRegion(atlas, view, seat, regionNumber(which));
    case 'forum':
      return [{ kind: 'pillar', action: actionNumber(which) }];
    case 'milestone':
      return wishesAtMilestone(
        atlas,
        view,
        atlas.milestones.findIndex(({ id }) => id === which),
      );
    case 'card':
      return wishesOfCard(
        view,
        seat,
        atlas.cards.findIndex(({ id }) => id === which),
      );
    case 'token':
      return [{ kind: 'flip', token: atlas.tokens.findIndex(({ id }) => id === which) }];
    case 'supply':
      return [{ kind: 'take', tile: atlas.tiles.indexOf(which) }];
    case 'wealth':
      return [{ kind: 'wealth', tile: atlas.wealth.findIndex(({ id }) => id === which), replaced: NONE }];
    case 'joker':
      return [{ kind: 'joker', replaced: NONE }];
    case 'space':
      return wishesOnSpace(
        atlas,
        view,
        seat,
        atlas.spaces.findIndex(({ id }) => id === which),
      );
    case 'tile':
      return wishesOfTile(atlas, atlas.tiles.indexOf(which));
    case 'specialist':
      return [{ kind: 'exhaust', specialist: (SPECIALISTS as readonly string[]).indexOf(which) }];
    case 'eraSpace':
      return [{ kind: 'era', space: Number(which) - 1 }];
    case 'order':
      return [{ kind: 'order', place: Number(which) - 1 }];
    default:
      return [];
  }
}

/** The actions that a seat is asked to perform now. */
function askedActions(view: State): readonly string[] {
  const owed = openChoice(view);
  if (owed?.kind !== 'act') return [];
  return ACTIONS.filter((_, action) => (owed.actions & (1 << action)) !== 0);
}

function wishesInRegion(atlas: Atlas, view: State, seat: number, region: number): readonly Action[] {
  if (openChoice(view)?.kind === 'prepare') return [{ kind: 'prepare', region, scholars: 0 }];
  const player = view.players[seat];
  const type = view.regions[region].card === NONE ? 0 : typeOf(atlas, view.regions[region].card);
  return askedActions(view).flatMap((action): readonly Action[] => {
    switch (action) {
      case 'present':
        return player.ideas.map((card) => ({ kind: 'present', card, region, scholars: 0 }));
      case 'invent':
      case 'innovate':
        return [{ kind: action, region, scholar: false }];
      case 'share':
        return [{ kind: 'share', region }];
      case 'callSpecialists':
        return [{ kind: 'call', region, count: 1, specialist: type }];
      case 'gainInfluence': {
        const token = player.tokens.indexOf(NONE);
        return token < 0 ? [] : [{ kind: 'influence', region, token, specialist: type }];
      }
      case 'travel':
        // Nobody wishes to travel to where they are: the first route tells why there is no way.
        return neighboursOf(atlas, region)
          .slice(0, 1)
          .map((to) => ({ kind: 'travel', from: region, to }));
      default:
        return [];
    }
  });
}

function typeOf(atlas: Atlas, card: number): number {
  return TYPES.indexOf(atlas.cards[card].type);
}

function wishesAtMilestone(atlas: Atlas, view: State, milestone: number): readonly Action[] {
  const asked = askedActions(view);
  const isNew = view.eureka.includes(milestone);
  const wishes: Action[] = [];
  if (isNew || asked.includes('eureka')) wishes.push({ kind: 'eureka', milestone });
  if (asked.includes('sendDiplomat')) wishes.push({ kind: 'send', who: ANY, milestone });
  if (asked.includes('recallDiplomat')) wishes.push({ kind: 'recall', milestone });
  return atlas.milestones[milestone] === undefined ? [] : wishes;
}

function wishesOfCard(view: State, seat: number, card: number): readonly Action[] {
  if (view.players[seat].inventions.includes(card)) return [{ kind: 'chain', card }];
  const isOpen = view.ideas.includes(card) || view.top === card;
  return isOpen ? [{ kind: 'draw', card }] : [];
}

function wishesOnSpace(atlas: Atlas, view: State, seat: number, space: number): readonly Action[] {
  const waiting = view.players[seat].area.find((code) => tileOf(atlas, code).kind !== 'aspiration');
  return waiting === undefined ? [] : [{ kind: 'build', tile: waiting, space }];
}

function wishesOfTile(atlas: Atlas, code: number): readonly Action[] {
  const tile = tileOf(atlas, code);
  if (tile.kind === 'economy') return [{ kind: 'economy', tile: code }];
  if (tile.kind !== 'technology') return [];
  const { first, second } = atlas.tables.technologyTiles[tile.id];
  return [first, second].map((action) => ({
    kind: 'technology',
    tile: within(code),
    action: actionNumber(action),
  }));
}

/** Places that an event changed. */
export function touchedBy({ kind, data }: LogEvent): readonly PlaceId[] {
  switch (kind) {
    case 'travelled':
      return [`region:${data.from}`, `region:${data.to}`];
    case 'pillarPlayed':
      return [`forum:${data.action}`];
    case 'eureka':
    case 'milestoneCommon':
    case 'diplomatSent':
    case 'diplomatRecalled':
    case 'chronosAdvanced':
      return [`milestone:${data.milestone}`];
    case 'milestonesRevealed':
      return Array.isArray(data.milestones) ? data.milestones.map((id) => `milestone:${String(id)}`) : [];
    case 'progressTaken':
    case 'chronosTook':
      return [`supply:${data.tile}`];
    default:
      return typeof data.region === 'string' ? [`region:${data.region}`] : [];
  }
}

const CHAPTERS: Readonly<Record<Kind, Chapter>> = {
  prepare: { chapter: 'INV-PREPARE', rank: 0, rule: 'INV-PREPARE-REGION' },
  pillar: { chapter: 'INV-FORUM', rank: 1, rule: 'INV-FORUM-GOLDEN-RULE' },
  present: { chapter: 'INV-PRESENT', rank: 2, rule: 'INV-PRESENT-IDEA' },
  invent: { chapter: 'INV-INVENT', rank: 2, rule: 'INV-INVENT-IDEA' },
  innovate: { chapter: 'INV-INNOVATE', rank: 2, rule: 'INV-INNOVATE-INVENTION' },
  share: { chapter: 'INV-SHARE', rank: 2, rule: 'INV-SHARE-INVENTION' },
  call: { chapter: 'INV-CALL', rank: 2, rule: 'INV-CALL-CITIZENS' },
  influence: { chapter: 'INV-GAIN', rank: 2, rule: 'INV-GAIN-MAJORITY' },
  travel: { chapter: 'INV-TRAVEL', rank: 2, rule: 'INV-TRAVEL-ROUTE' },
  eureka: { chapter: 'INV-EUREKA', rank: 2, rule: 'INV-EUREKA-LATER' },
  send: { chapter: 'INV-SEND', rank: 2, rule: 'INV-SEND-MILESTONE' },
  recall: { chapter: 'INV-RECALL', rank: 3, rule: 'INV-RECALL-DIPLOMAT' },
  chain: { chapter: 'INV-CHAIN', rank: 2, rule: 'INV-CHAIN-SPEND' },
  flip: { chapter: 'INV-CHAIN', rank: 2, rule: 'INV-GAIN-CHAIN' },
  learn: { chapter: 'INV-CHAIN', rank: 2, rule: 'INV-TRAVEL-SAGE' },
  technology: { chapter: 'INV-TILE', rank: 4, rule: 'INV-TILE-TECHNOLOGY' },
  economy: { chapter: 'INV-TILE', rank: 4, rule: 'INV-TILE-ECONOMY' },
  citizen: { chapter: 'INV-CITIZEN', rank: 2, rule: 'INV-CITIZEN-ANYWHERE' },
  train: { chapter: 'INV-CITIZEN', rank: 2, rule: 'INV-CITIZEN-HOME' },
  exhaust: { chapter: 'INV-CITIZEN', rank: 2, rule: 'INV-CITIZEN-HOME' },
  devote: { chapter: 'INV-SCHOLAR', rank: 3, rule: 'INV-SCHOLAR-DEVOTED' },
  wealth: { chapter: 'INV-SHARE', rank: 2, rule: 'INV-SHARE-TILE' },
  joker: { chapter: 'INV-SHARE', rank: 2, rule: 'INV-SHARE-TILE' },
  era: { chapter: 'INV-EUREKA', rank: 2, rule: 'INV-EUREKA-SPACE' },
  drop: { chapter: 'INV-ASPIRATION', rank: 2, rule: 'INV-ASPIRATION-OVERFLOW' },
  draw: { chapter: 'INV-PRESENT', rank: 2, rule: 'INV-PRESENT-DRAW' },
  take: { chapter: 'INV-ASPIRATION', rank: 2, rule: 'INV-ASPIRATION-PROGRESS' },
  build: { chapter: 'INV-BUILD', rank: 3, rule: 'INV-BUILD-COST' },
  order: { chapter: 'INV-CHANGE', rank: 2, rule: 'INV-CHANGE-ORDER' },
  decline: { chapter: 'INV-TURN', rank: 1, rule: 'INV-TURN-BENEFIT' },
  done: { chapter: 'INV-TURN', rank: 1, rule: 'INV-TURN-STEPS' },
  end: { chapter: 'INV-TURN', rank: 1, rule: 'INV-TURN-STEPS' },
};

export const { groupOf, introductionOf } = offersByChapter<Action>(({ kind }) => CHAPTERS[kind]);
