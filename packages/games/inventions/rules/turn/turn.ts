/** Step 2 of a turn: the pillar and its action, and the economy and technology tiles around it. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { ACTIONS, TYPES } from '../../data/types.ts';
import type { Action } from '../actions.ts';
import { eraOf, gainInfluence } from '../citizens.ts';
import type { HandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Check } from '../rule-ids.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { NONE, type ObligationOf, type Player, type State } from '../state.ts';
import { kindOf, NUMBERS } from '../tiles.ts';
import { canUse, isPossible } from './act.ts';
import { give, oweAction } from './benefits.ts';

const ECONOMY = TYPES.indexOf('economy');
const TECHNOLOGY = TYPES.indexOf('technology');

type Turn = ObligationOf<'turn'>;

/** Whether this round plays the epoch pillar: the first round of all, and the last of every later era. */
export function playsEpoch(g: Ruleset, round: number): boolean {
  let last = 0;
  return g.tables.rounds.some((rounds) => {
    last += rounds;
    return round === last;
  });
}

/** Why a forum is not available to a player: one of the own pillars stands there. */
function checkForum(g: Ruleset, state: State, player: Player, action: number): Check {
  const forum = g.forumOf[action];
  for (const space of player.seasons) if (g.forumOf[space] === forum) return 'INV-FORUM-GOLDEN-RULE';
  if (g.forumOf[player.epoch] !== forum) return null;
  return playsEpoch(g, state.round) ? 'INV-FORUM-EPOCH' : 'INV-FORUM-GOLDEN-RULE';
}

/** What the checks of one list look up, as bits of main actions: those of available forums, and those possible there. */
const main = { available: 0, possible: 0 };

function prepareMain(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  main.available = 0;
  main.possible = 0;
  for (let action = 0; action < ACTIONS.length; action++) {
    if (checkForum(g, state, player, action) !== null) continue;
    main.available |= 1 << action;
    if (isPossible(g, state, seat, action)) main.possible |= 1 << action;
  }
}

function checkPillar(g: Ruleset, state: State, owed: Turn, action: number): Check {
  if (owed.acted) return 'INV-TURN-STEPS';
  const no = checkForum(g, state, state.players[owed.seat], action);
  if (no !== null) return no;
  return main.possible === 0 || (main.possible & (1 << action)) !== 0 ? null : 'INV-TURN-POSSIBLE';
}

function checkEconomy(g: Ruleset, state: State, seat: number, tile: number): Check {
  const player = state.players[seat];
  if (!player.map.includes(tile)) return 'INV-TILE-BUILT';
  if ((player.economyUsed & (1 << tile)) !== 0) return 'INV-TILE-ECONOMY';
  if (player.economyMarkers === 0) return 'INV-TILE-ECONOMY-MARKER';
  return canUse(g, state, seat, g.economyTiles[tile]) ? null : 'INV-CHAIN-POSSIBLE';
}

function checkTechnology(g: Ruleset, state: State, seat: number, tile: number, action: number): Check {
  const player = state.players[seat];
  if (!player.map.includes(2 * NUMBERS + tile)) return 'INV-TILE-BUILT';
  if ((player.technologyUsed & (1 << tile)) !== 0) return 'INV-TILE-TECHNOLOGY';
  const [first, second] = g.technologyTiles[tile];
  const other = action === first ? second : action === second ? first : NONE;
  if (other === NONE || (state.turn.performed & (1 << other)) === 0) return 'INV-TILE-TECHNOLOGY';
  if (state.turn.technology) return 'INV-TILE-TECHNOLOGY-ONE';
  if (state.turn.markers === 0) return 'INV-CHAIN-SPEND';
  if (player.influence < g.tables.technologyPrice) return 'INV-INFLUENCE-SHORT';
  return isPossible(g, state, seat, action) ? null : 'INV-CHAIN-POSSIBLE';
}

/** The economy and technology tiles that a seat has built and can use now. */
function addTiles(g: Ruleset, state: State, seat: number, kind: string | undefined, out: Action[]): void {
  for (const tile of state.players[seat].map) {
    const number = tile % NUMBERS;
    const type = kindOf(tile);
    if (type === ECONOMY && kind !== 'technology') {
      if (checkEconomy(g, state, seat, number) === null) out.push(g.catalogue.economy[number]);
    } else if (type === TECHNOLOGY && kind !== 'economy') {
      for (const action of g.technologyTiles[number])
        if (checkTechnology(g, state, seat, number, action) === null)
          out.push(g.catalogue.technology[number][action]);
    }
  }
}

const scratch: Action[] = [];

/** Whether the seat could still use a tile in this step. */
function couldUseTile(g: Ruleset, state: State, owed: Turn): boolean {
  scratch.length = 0;
  addTiles(g, state, owed.seat, undefined, scratch);
  return scratch.length > 0;
}

export const turn = {
  prepare(g, state, owed) {
    if (!owed.acted) prepareMain(g, state, owed.seat);
  },
  legal(g, state, owed, kind, out) {
    const { done, pillar } = g.catalogue;
    if (owed.acted) {
      if (kind === undefined || kind === done.kind) out.push(done);
    } else if (kind === undefined || kind === 'pillar') {
      const offered = main.possible === 0 ? main.available : main.possible;
      for (const action of pillar) if ((offered & (1 << action.action)) !== 0) out.push(action);
    }
    if (kind === undefined || kind === 'economy' || kind === 'technology')
      addTiles(g, state, owed.seat, kind, out);
  },
  check(g, state, owed, action) {
    switch (action.kind) {
      case 'pillar':
        return checkPillar(g, state, owed, action.action);
      case 'economy':
        return checkEconomy(g, state, owed.seat, action.tile);
      case 'technology':
        return checkTechnology(g, state, owed.seat, action.tile, action.action);
      case 'done':
        return owed.acted ? null : 'INV-TURN-STEPS';
      default:
        return 'INV-TURN-NOT-NOW';
    }
  },
  apply(g, state, owed, action, listener) {
    const { seat } = owed;
    const player = state.players[seat];
    switch (action.kind) {
      case 'pillar':
        owed.acted = true;
        playPillar(g, state, seat, action.action, listener);
        return;
      case 'economy':
        player.economyMarkers -= 1;
        player.economyUsed |= 1 << action.tile;
        listener?.(toAll('tileUsed', seat, { tile: g.tileIds[action.tile] }));
        give(g, state, seat, g.economyTiles[action.tile], 'economyTiles', 'chain');
        return;
      case 'technology':
        state.turn.markers -= 1;
        state.turn.technology = true;
        player.technologyUsed |= 1 << action.tile;
        player.influence -= g.tables.technologyPrice;
        listener?.(toAll('tileUsed', seat, { tile: g.tileIds[2 * NUMBERS + action.tile] }));
        oweAction(state, seat, 1 << action.action, 'chain');
        return;
      case 'done':
        endActions(g, state, owed);
        return;
      default:
        throw new Error(`not a part of a turn: ${action.kind}`);
    }
  },
} satisfies HandlerOf<'turn'>;

function playPillar(g: Ruleset, state: State, seat: number, action: number, listener?: Listener): void {
  const player = state.players[seat];
  const isEpoch = playsEpoch(g, state.round);
  const canAct = isPossible(g, state, seat, action);
  if (isEpoch) player.epoch = action;
  else player.seasons.push(action);
  listener?.(
    toAll('pillarPlayed', seat, {
      pillar: isEpoch ? 'epochPillar' : 'seasonPillar',
      action: nameOf.action(action),
    }),
  );
  const { seasonsEarn } = g.tables.players[g.seats];
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue;
    const { epoch, seasons } = state.players[other];
    if (epoch === action || (seasonsEarn && seasons.includes(action)))
      gainInfluence(g, state.players[other], 1);
  }
  if (canAct) oweAction(state, seat, 1 << action, 'main');
  else gainInfluence(g, player, 1);
}

/** Steps 3 and 4 follow step 2, which first settles what is left of it; markers go back. */
function endActions(g: Ruleset, state: State, owed: Turn): void {
  discharge(state, owed);
  const { seat } = owed;
  const left = eraOf(g, state, seat) - 1;
  state.turn.markers = 0;
  state.pending.push([{ kind: 'build', id: nextId(state), seat, left, price: NONE, ends: true }]);
  state.pending.push([{ kind: 'progress', id: nextId(state), seat }]);
  state.pending.push([{ kind: 'drawIdea', id: nextId(state), seat, left: 0 }]);
  state.pending.push([{ kind: 'overflow', id: nextId(state), seat }]);
}

/** Goes on when the pillar is played and no tile could be used any more. */
export function endActionsWithoutChoice(g: Ruleset, state: State, owed: Turn): boolean {
  if (!owed.acted || couldUseTile(g, state, owed)) return false;
  endActions(g, state, owed);
  return true;
}
