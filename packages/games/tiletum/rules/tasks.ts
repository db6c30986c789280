/** Tasks: free, at any moment of the own turn, any number of them. */
import type { Unprompted } from '@guildhall/kernel';
import { GOODS } from '../data/index.ts';
import type { Action } from './actions.ts';
import { checkContribute, contribute } from './cathedrals.ts';
import { addFulfilments, checkFulfil, fulfil } from './contracts.ts';
import { checkCrest, placeCrest } from './crests.ts';
import { checkRecolour, checkUse, useHelper } from './helpers.ts';
import { spotOf } from './places.ts';
import { hasPillar } from './players.ts';
import type { Check, TilRule } from './rule-ids.ts';
import { GOLD, helperOf, isContract, isCrest, isHelper, type Listener, type Ruleset } from './ruleset.ts';
import { addSilverTasks, checkSilverTask, performSilver } from './silver-tasks.ts';
import { NONE, type Obligation, type ObligationKind, type Player, type State } from './state.ts';

/** Small choices are made first; they are over at once. Those here may want silver, or room in the storehouse. */
const OPEN_TO_TASKS: ReadonlySet<ObligationKind> = new Set<ObligationKind>([
  'turn',
  'placeTile',
  'dieAction',
  'joker',
  'act',
  'errand',
  'bonuses',
  'anywhere',
  'offer',
  'cheapTechnology',
  'look',
  'pick',
]);

const TASKS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'buy',
  'fulfil',
  'crest',
  'contribute',
  'use',
  'recolour',
  'seeker',
  'technology',
  'seekerStep',
  'seekerAction',
  'mint',
  'forgo',
  'split',
]);

function isOpen(state: State, seat: number, owing: readonly Obligation[]): boolean {
  if (state.turn.seat !== seat) return false;
  for (let at = 0; at < owing.length; at++) if (OPEN_TO_TASKS.has(owing[at].kind)) return true;
  return false;
}

/** Two gifts that are open together may allow the same: it is offered once, and the one gained first is used. */
function dropDoubles(out: Action[]): void {
  const seen = new Set<Action>();
  let kept = 0;
  for (const action of out) {
    if (seen.has(action)) continue;
    seen.add(action);
    out[kept++] = action;
  }
  out.length = kept;
}

/** A seeker or a level that a tablet gives is no task: it has another price. */
function isGiven(owing: readonly Obligation[], action: Action): boolean {
  if (action.kind !== 'seeker' && action.kind !== 'technology') return false;
  const gift = action.kind === 'seeker' ? 'freeSeeker' : 'cheapTechnology';
  return owing.some(({ kind }) => kind === gift);
}

function checkBuy(g: Ruleset, player: Player, good: number): Check {
  return good !== GOLD && player.goods[GOLD] >= g.tables.goodPrice ? null : 'TIL-TASK-BUY';
}

function check(g: Ruleset, state: State, seat: number, action: Action): Check {
  const player = state.players[seat];
  switch (action.kind) {
    case 'buy':
      return checkBuy(g, player, action.good);
    case 'fulfil':
      return checkFulfil(g, state, seat, action.tile, action.good, action.less);
    case 'crest':
      return checkCrest(g, state, seat, action.tile, action.building);
    case 'contribute':
      return checkContribute(g, state, seat, action.spot);
    case 'use':
      return checkUse(g, state, seat, action.tile);
    case 'recolour':
      return checkRecolour(g, state, seat, action.tile);
    default:
      return checkSilverTask(g, state, seat, action);
  }
}

function addTile(g: Ruleset, state: State, seat: number, tile: number, out: Action[]): void {
  const { catalogue } = g;
  if (isHelper(g, tile)) {
    const { effect } = helperOf(g, tile);
    if (effect === 'colour' || effect === 'colourPlus') out.push(...catalogue.recolour[tile]);
    else out.push(catalogue.use[tile]);
  } else if (isContract(g, tile)) addFulfilments(g, state, seat, tile, out);
  else if (isCrest(g, tile)) out.push(...catalogue.crest[tile - g.firstCrest]);
}

function addTasks(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const { storehouse, goods } = state.players[seat];
  if (goods[GOLD] >= g.tables.goodPrice)
    for (let good = GOLD + 1; good < GOODS.length; good++) out.push(g.catalogue.buy[good]);
  for (let at = 0; at < storehouse.length; at++) addTile(g, state, seat, storehouse[at], out);
  for (let cathedral = 0; cathedral < g.cathedrals; cathedral++)
    if (hasPillar(state, seat, cathedral)) out.push(g.catalogue.contribute[spotOf(g, state, cathedral)]);
  if (state.silver !== null) addSilverTasks(g, state, seat, out);
}

export const tasks: Unprompted<Ruleset, State, Obligation, Action, TilRule> = {
  legal(g, state, seat, owing, kind, out) {
    if (owing.length > 1) dropDoubles(out);
    if (!isOpen(state, seat, owing)) return;
    const start = out.length;
    addTasks(g, state, seat, out);
    let kept = start;
    for (let at = start; at < out.length; at++) {
      const action = out[at];
      if ((kind !== undefined && action.kind !== kind) || isGiven(owing, action)) continue;
      if (check(g, state, seat, action) === null) out[kept++] = action;
    }
    out.length = kept;
  },
  check(g, state, seat, owing, action) {
    if (!TASKS.has(action.kind) || isGiven(owing, action)) return undefined;
    return isOpen(state, seat, owing) ? check(g, state, seat, action) : 'TIL-TASK-ANYTIME';
  },
  apply(g, state, seat, owing, action, listener) {
    if (!TASKS.has(action.kind) || isGiven(owing, action)) return false;
    perform(g, state, seat, action, listener);
    return true;
  },
};

function perform(g: Ruleset, state: State, seat: number, action: Action, listener?: Listener): void {
  switch (action.kind) {
    case 'buy': {
      const { goods } = state.players[seat];
      goods[GOLD] -= g.tables.goodPrice;
      goods[action.good] += 1;
      return;
    }
    case 'fulfil':
      fulfil(g, state, seat, action.tile, action.good, action.less, listener);
      return;
    case 'crest':
      placeCrest(g, state, seat, action.tile, action.building, listener);
      return;
    case 'contribute':
      contribute(g, state, seat, action.spot, listener);
      return;
    case 'use':
    case 'recolour':
      useHelper(g, state, seat, action.tile, action.kind === 'recolour' ? action.good : NONE, listener);
      return;
    default:
      performSilver(g, state, seat, action, listener);
  }
}
