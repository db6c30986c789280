/** Everything a player can do, as small values; all of them exist once, in the catalogue of the ruleset. */
import type { Notation } from '@guildhall/kernel';
import { ACTIONS, REGIONS, SPECIALISTS, type Tables, TYPES } from '../data/types.ts';
import { ANY, NONE } from './state.ts';
import { FIRST_WEALTH, PROGRESS_TILES } from './tiles.ts';

export type Action =
  /** The preparatory round: a region, and how many scholars are among the presenters. */
  | { readonly kind: 'prepare'; readonly region: number; readonly scholars: number }
  /** Plays or moves the pillar of this round. */
  | { readonly kind: 'pillar'; readonly action: number }
  | { readonly kind: 'present'; readonly card: number; readonly region: number; readonly scholars: number }
  /** `scholar`: whether a scholar goes there in place of a specialist. */
  | { readonly kind: 'invent'; readonly region: number; readonly scholar: boolean }
  | { readonly kind: 'innovate'; readonly region: number; readonly scholar: boolean }
  | { readonly kind: 'share'; readonly region: number }
  /** Citizens of a region come home as specialists of a type. */
  | { readonly kind: 'call'; readonly region: number; readonly count: number; readonly type: number }
  | { readonly kind: 'influence'; readonly region: number; readonly token: number; readonly type: number }
  | { readonly kind: 'travel'; readonly from: number; readonly to: number }
  | { readonly kind: 'eureka'; readonly milestone: number }
  /** `who`: the type of a specialist, or ANY for a scholar. */
  | { readonly kind: 'send'; readonly who: number; readonly milestone: number }
  | { readonly kind: 'recall'; readonly milestone: number }
  /** Chain actions: printed on a card, on an influence token, on the knowledge tile of the sage. */
  | { readonly kind: 'chain'; readonly card: number }
  | { readonly kind: 'flip'; readonly token: number }
  | { readonly kind: 'learn' }
  | { readonly kind: 'technology'; readonly tile: number; readonly action: number }
  | { readonly kind: 'economy'; readonly tile: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'citizen'; readonly region: number }
  | { readonly kind: 'train'; readonly type: number }
  /** The tile of a sharer: on a free space, or in place of an aspiration of the type `for`. */
  | { readonly kind: 'wealth'; readonly tile: number; readonly for: number }
  | { readonly kind: 'joker'; readonly for: number }
  | { readonly kind: 'exhaust'; readonly type: number }
  /** A scholar is exhausted as a specialist of a type, for good. */
  | { readonly kind: 'devote'; readonly type: number }
  | { readonly kind: 'era'; readonly space: number }
  /** Gives up an aspiration that has no space. */
  | { readonly kind: 'drop'; readonly type: number }
  | { readonly kind: 'draw'; readonly card: number }
  | { readonly kind: 'take'; readonly tile: number }
  | { readonly kind: 'build'; readonly tile: number; readonly space: number }
  | { readonly kind: 'order'; readonly place: number }
  /** Step 2 is over. */
  | { readonly kind: 'done' }
  | { readonly kind: 'end' };

type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>;
type List<K extends Action['kind']> = readonly ActionOf<K>[];

/** One shared value for each action, so that making a legal list allocates nothing but the list. */
export interface Catalogue {
  readonly prepare: readonly List<'prepare'>[];
  readonly pillar: List<'pillar'>;
  readonly present: readonly (readonly List<'present'>[])[];
  readonly invent: readonly {
    readonly specialist: ActionOf<'invent'>;
    readonly scholar: ActionOf<'invent'>;
  }[];
  readonly innovate: readonly {
    readonly specialist: ActionOf<'innovate'>;
    readonly scholar: ActionOf<'innovate'>;
  }[];
  readonly share: List<'share'>;
  readonly call: readonly (readonly List<'call'>[])[];
  readonly influence: readonly (readonly List<'influence'>[])[];
  readonly travel: readonly List<'travel'>[];
  readonly eureka: List<'eureka'>;
  readonly send: readonly List<'send'>[];
  readonly recall: List<'recall'>;
  readonly chain: List<'chain'>;
  readonly flip: List<'flip'>;
  readonly learn: Action;
  readonly technology: readonly List<'technology'>[];
  readonly economy: List<'economy'>;
  readonly decline: Action;
  readonly citizen: List<'citizen'>;
  readonly train: List<'train'>;
  /** By tile and aspiration; the last one is on a free space. */
  readonly wealth: readonly List<'wealth'>[];
  readonly joker: List<'joker'>;
  readonly exhaust: List<'exhaust'>;
  readonly devote: List<'devote'>;
  readonly era: List<'era'>;
  readonly drop: List<'drop'>;
  readonly draw: List<'draw'>;
  readonly take: List<'take'>;
  readonly build: readonly List<'build'>[];
  readonly order: List<'order'>;
  readonly done: Action;
  readonly end: Action;
}

/** Where a tile of a sharer goes when nothing is replaced; the index in the lists of `wealth` and `joker`. */
const FREE_SPACE = 4;

const MOST_PRESENTERS = 2;

function each<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function makeCatalogue(tables: Tables): Catalogue {
  const regions = REGIONS.length;
  const types = TYPES.length;
  const cards = Object.keys(tables.cards).length;
  const milestones = Object.keys(tables.milestones).length;
  const tokens = Object.keys(tables.influenceTokens).length;
  const wealth = Object.keys(tables.wealthTiles).length;
  const spaces = Object.keys(tables.progressMap).length;
  const mostEraSpaces = Math.max(...Object.values(tables.eraTrack).map((list) => list.length));
  const replaced = (index: number): number => (index === FREE_SPACE ? NONE : index);
  return {
    prepare: each(regions, (region) =>
      each(MOST_PRESENTERS + 1, (scholars) => ({ kind: 'prepare', region, scholars })),
    ),
    pillar: each(ACTIONS.length, (action) => ({ kind: 'pillar', action })),
    present: each(cards, (card) =>
      each(regions, (region) =>
        each(MOST_PRESENTERS + 1, (scholars) => ({ kind: 'present', card, region, scholars })),
      ),
    ),
    invent: each(regions, (region) => ({
      specialist: { kind: 'invent', region, scholar: false },
      scholar: { kind: 'invent', region, scholar: true },
    })),
    innovate: each(regions, (region) => ({
      specialist: { kind: 'innovate', region, scholar: false },
      scholar: { kind: 'innovate', region, scholar: true },
    })),
    share: each(regions, (region) => ({ kind: 'share', region })),
    call: each(regions, (region) =>
      each(tables.pieces.citizens + 1, (count) =>
        each(types, (type) => ({ kind: 'call', region, count, type })),
      ),
    ),
    influence: each(regions, (region) =>
      each(tokens, (token) => each(types, (type) => ({ kind: 'influence', region, token, type }))),
    ),
    travel: each(regions, (from) => each(regions, (to) => ({ kind: 'travel', from, to }))),
    eureka: each(milestones, (milestone) => ({ kind: 'eureka', milestone })),
    send: each(types + 1, (who) => each(milestones, (milestone) => ({ kind: 'send', who, milestone }))),
    recall: each(milestones, (milestone) => ({ kind: 'recall', milestone })),
    chain: each(cards, (card) => ({ kind: 'chain', card })),
    flip: each(tokens, (token) => ({ kind: 'flip', token })),
    learn: { kind: 'learn' },
    technology: each(Object.keys(tables.technologyTiles).length, (tile) =>
      each(ACTIONS.length, (action) => ({ kind: 'technology', tile, action })),
    ),
    economy: each(Object.keys(tables.economyTiles).length, (tile) => ({ kind: 'economy', tile })),
    decline: { kind: 'decline' },
    citizen: each(regions, (region) => ({ kind: 'citizen', region })),
    train: each(types, (type) => ({ kind: 'train', type })),
    wealth: each(wealth, (tile) =>
      each(FREE_SPACE + 1, (at) => ({ kind: 'wealth', tile, for: replaced(at) })),
    ),
    joker: each(FREE_SPACE + 1, (at) => ({ kind: 'joker', for: replaced(at) })),
    exhaust: each(types, (type) => ({ kind: 'exhaust', type })),
    devote: each(types, (type) => ({ kind: 'devote', type })),
    era: each(mostEraSpaces, (space) => ({ kind: 'era', space })),
    drop: each(types + 1, (type) => ({ kind: 'drop', type })),
    draw: each(cards, (card) => ({ kind: 'draw', card })),
    take: each(PROGRESS_TILES, (tile) => ({ kind: 'take', tile })),
    build: each(FIRST_WEALTH + wealth, (tile) => each(spaces, (space) => ({ kind: 'build', tile, space }))),
    order: each(4, (place) => ({ kind: 'order', place })),
    done: { kind: 'done' },
    end: { kind: 'end' },
  };
}

function everyAction(catalogue: Catalogue): Action[] {
  const all: Action[] = [];
  const visit = (value: unknown): void => {
    if (typeof (value as { kind?: unknown }).kind === 'string') all.push(value as Action);
    else for (const inner of Object.values(value as object)) visit(inner);
  };
  visit(catalogue);
  return all;
}

/** The names of all tiles that can be built, by number. */
export function tileIds(tables: Tables): string[] {
  return [
    ...Object.keys(tables.economyTiles),
    ...Object.keys(tables.cultureTiles),
    ...Object.keys(tables.technologyTiles),
    ...Object.keys(tables.wealthTiles),
  ];
}

export function makeNotation(tables: Tables, catalogue: Catalogue): Notation<Action> {
  const cards = Object.keys(tables.cards);
  const milestones = Object.keys(tables.milestones);
  const tokens = Object.keys(tables.influenceTokens);
  const tiles = tileIds(tables);
  const spaces = Object.keys(tables.progressMap);
  const wealth = Object.keys(tables.wealthTiles);
  const scholars = (count: number): string => (count === 0 ? '' : ` with ${count} of the academy`);
  const scholar = (is: boolean): string => scholars(is ? 1 : 0);
  const aspiration = (type: number): string => (type === ANY ? 'joker' : TYPES[type]);
  const replacing = (type: number): string => (type === NONE ? '' : ` for ${aspiration(type)}`);
  const write = (action: Action): string => {
    switch (action.kind) {
      case 'prepare':
        return `prepare ${REGIONS[action.region]}${scholars(action.scholars)}`;
      case 'pillar':
        return `pillar ${ACTIONS[action.action]}`;
      case 'present':
        return `present ${cards[action.card]} in ${REGIONS[action.region]}${scholars(action.scholars)}`;
      case 'invent':
      case 'innovate':
        return `${action.kind} in ${REGIONS[action.region]}${scholar(action.scholar)}`;
      case 'share':
        return `share in ${REGIONS[action.region]}`;
      case 'call':
        return `call ${action.count} from ${REGIONS[action.region]} as ${SPECIALISTS[action.type]}`;
      case 'influence':
        return `${tokens[action.token]} in ${REGIONS[action.region]} as ${SPECIALISTS[action.type]}`;
      case 'travel':
        return `travel ${REGIONS[action.from]} to ${REGIONS[action.to]}`;
      case 'eureka':
        return `eureka ${milestones[action.milestone]}`;
      case 'send': {
        const who = action.who === ANY ? 'scholar' : SPECIALISTS[action.who];
        return `send ${who} to ${milestones[action.milestone]}`;
      }
      case 'recall':
        return `recall ${milestones[action.milestone]}`;
      case 'chain':
        return `chain ${cards[action.card]}`;
      case 'flip':
        return `flip ${tokens[action.token]}`;
      case 'technology':
        return `use ${tiles[2 * 7 + action.tile]} for ${ACTIONS[action.action]}`;
      case 'economy':
        return `use ${tiles[action.tile]}`;
      case 'citizen':
        return `citizen ${REGIONS[action.region]}`;
      case 'train':
        return `train ${SPECIALISTS[action.type]}`;
      case 'wealth':
        return `wealth ${wealth[action.tile]}${replacing(action.for)}`;
      case 'joker':
        return `joker${replacing(action.for)}`;
      case 'exhaust':
        return `exhaust ${SPECIALISTS[action.type]}`;
      case 'devote':
        return `exhaust scholar as ${SPECIALISTS[action.type]}`;
      case 'era':
        return `era space ${action.space + 1}`;
      case 'drop':
        return `drop ${aspiration(action.type)}`;
      case 'draw':
        return `draw ${cards[action.card]}`;
      case 'take':
        return `take ${tiles[action.tile]}`;
      case 'build':
        return `build ${tiles[action.tile]} on ${spaces[action.space]}`;
      case 'order':
        return `order ${action.place + 1}`;
      case 'end':
        return 'end turn';
      case 'learn':
      case 'decline':
      case 'done':
        return action.kind;
    }
  };
  const byLine = new Map(everyAction(catalogue).map((action) => [write(action).toLowerCase(), action]));
  return { write, read: (line) => byLine.get(line.trim().replace(/\s+/g, ' ').toLowerCase()) ?? null };
}
