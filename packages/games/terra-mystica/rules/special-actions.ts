/** Actions 6 and 7: the power actions of the board, and the special actions of cards, tiles and strongholds. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { isPowerUsed, listedAction, payForPower, type Turn } from '../../terra/index.ts';
import { ofKind } from './actions.ts';
import { checkAnyBridge, oweBridge } from './bridges.ts';
import { raise } from './construction.ts';
import type { HandlerOf, TurnActionOf } from './handlers.ts';
import { hasFavour } from './held-favours.ts';
import { ownerOf } from './reach.ts';
import { gain, gainPriests, priestSupply } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { DWELLING, NONE, type Player, STRONGHOLD, type State, TRADING_HOUSE } from './state.ts';
import { grantSpades } from './terraform.ts';
import { checkUpgradePath, raiseUpgrade } from './upgrade.ts';

const CARD_USED = 1;
const FAVOUR_USED = 2;
const STRONGHOLD_USED = 4;

export const power: TurnActionOf<'power'> = listedAction(({ catalogue }) => catalogue.power, {
  check(g, state, seat, { space }) {
    const { power, bridges } = g.powerActions[space];
    if (isPowerUsed(state, space)) return 'TM-ACTION-ONCE';
    if (state.players[seat].bowl3 < power) return 'TM-ACTION-POWER';
    return bridges > 0 ? checkAnyBridge(g, state, seat) : null;
  },
  apply(g, state, seat, { space }, listener) {
    const player = state.players[seat];
    const { power, coins, workers, priests, bridges, spades } = g.powerActions[space];
    payForPower(g, state, seat, space, power, listener);
    gain(g, player, { coins, workers, priests, power: 0 });
    if (bridges > 0) oweBridge(state, seat);
    if (spades > 0) state.pending.push([grantSpades(g, state, seat, spades, { topUp: true, single: false })]);
  },
});

/** The favour tile in hand that has an action of its own, or NONE. */
function actionFavour(g: Ruleset, player: Player): number {
  return g.favours.findIndex((tile, index) => tile.cultSteps > 0 && hasFavour(player, index));
}

/** A special action with nothing to do it on is not offered, unless it can be given up. */
function checkStronghold(g: Ruleset, state: State, seat: number): Check {
  if (g.options.givingUp === 'allowed') return null;
  const player = state.players[seat];
  switch (g.factions[player.faction].stronghold.action) {
    case 'ride':
      return anyHex(g, (hex) => checkRide(g, state, seat, hex) === null) ? null : 'TM-WITCHES-STRONGHOLD';
    case 'sandstorm':
      return anyHex(g, (hex) => checkSandstorm(g, state, seat, hex) === null) ? null : 'TM-NOMADS-STRONGHOLD';
    case 'freeTradingHouse':
      return player.built[DWELLING] > 0 && player.built[TRADING_HOUSE] < g.pieces[TRADING_HOUSE]
        ? null
        : 'TM-SWARMLINGS-STRONGHOLD';
    default:
      return null;
  }
}

function anyHex(g: Ruleset, fits: (hex: number) => boolean): boolean {
  return g.terrain.some((_, hex) => fits(hex));
}

export const special: TurnActionOf<'special'> = listedAction(({ specials }) => specials, {
  check(g, state, seat, { source }) {
    const player = state.players[seat];
    const faction = g.factions[player.faction];
    switch (source) {
      case 'card': {
        const card = player.card === NONE ? null : g.cards[player.card];
        if (card === null || (card.spades === 0 && card.cultSteps === 0)) return 'TM-SPECIAL-NONE';
        return (player.used & CARD_USED) === 0 ? null : 'TM-SPECIAL-ONCE';
      }
      case 'favour':
        if (actionFavour(g, player) === NONE) return 'TM-SPECIAL-NONE';
        return (player.used & FAVOUR_USED) === 0 ? null : 'TM-SPECIAL-ONCE';
      case 'stronghold':
        if (faction.stronghold.action === null || player.built[STRONGHOLD] === 0) return 'TM-SPECIAL-NONE';
        if ((player.used & STRONGHOLD_USED) !== 0) return 'TM-SPECIAL-ONCE';
        return checkStronghold(g, state, seat);
      case 'bridge':
        if (faction.bridgeWorkers === 0) return 'TM-SPECIAL-NONE';
        return player.workers < faction.bridgeWorkers ? 'TM-ENGINEERS' : checkAnyBridge(g, state, seat);
    }
  },
  apply(g, state, seat, { source }, listener, turn) {
    const player = state.players[seat];
    const faction = g.factions[player.faction];
    listener?.(toAll('specialAction', seat, { source }));
    switch (source) {
      case 'card': {
        player.used |= CARD_USED;
        const { spades, cultSteps } = g.cards[player.card];
        if (spades > 0)
          state.pending.push([grantSpades(g, state, seat, spades, { topUp: true, single: false })]);
        else oweSteps(state, seat, cultSteps);
        return;
      }
      case 'favour':
        player.used |= FAVOUR_USED;
        oweSteps(state, seat, g.favours[actionFavour(g, player)].cultSteps);
        return;
      case 'bridge':
        player.workers -= faction.bridgeWorkers;
        oweBridge(state, seat);
        return;
      case 'stronghold':
        player.used |= STRONGHOLD_USED;
        applyStronghold(g, state, seat, turn);
    }
  },
});

function applyStronghold(g: Ruleset, state: State, seat: number, turn: Turn): void {
  const { action, cultSteps, freeSpades } = g.factions[state.players[seat].faction].stronghold;
  switch (action) {
    case 'cultSteps':
      oweSteps(state, seat, cultSteps);
      return;
    case 'freeSpades':
      state.pending.push([grantSpades(g, state, seat, freeSpades, { topUp: false, single: true })]);
      return;
    case 'ride':
    case 'sandstorm':
    case 'freeTradingHouse':
      state.pending.push([{ kind: action, id: nextId(state), seat }]);
      return;
    case 'doubleTurn':
      // Two actions follow at once: the turn goes on as if nothing had been done yet.
      turn.actions += 2;
      turn.acted = false;
      return;
    case null:
      return;
  }
}

function oweSteps(state: State, seat: number, steps: number): void {
  state.pending.push([{ kind: 'cultStep', id: nextId(state), seat, steps }]);
}

/** Witches: any free forest hex, however far, without cost. */
function checkRide(g: Ruleset, state: State, seat: number, hex: number): Check {
  const player = state.players[seat];
  if (state.buildings[hex] !== NONE) return 'TM-BUILD-OCCUPIED';
  if (state.terrain[hex] !== player.home) return 'TM-WITCHES-STRONGHOLD';
  return player.built[DWELLING] < g.pieces[DWELLING] ? null : 'TM-BUILD-PIECES';
}

export const ride = {
  ownTurn: true,
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.build);
  },
  check(g, state, owed, action) {
    return action.kind === 'build' ? checkRide(g, state, owed.seat, action.hex) : 'TM-TURN-FINISH-FIRST';
  },
  apply(g, state, owed, action, listener) {
    const { hex } = ofKind(action, 'build');
    discharge(state, owed);
    raise(g, state, owed.seat, hex, DWELLING, listener);
  },
} satisfies HandlerOf<'ride'>;

/** Nomads: a hex that shares an edge with an own building; neither river nor bridge is crossed. It is no spade. */
function checkSandstorm(g: Ruleset, state: State, seat: number, hex: number): Check {
  if (state.buildings[hex] !== NONE) return 'TM-TRANSFORM-OCCUPIED';
  if (state.terrain[hex] === state.players[seat].home) return 'TM-TRANSFORM-HOME-ALREADY';
  const near = g.map.landNeighbours[hex].some((other) => ownerOf(state.buildings[other]) === seat);
  return near ? null : 'TM-NOMADS-STRONGHOLD';
}

export const sandstorm = {
  ownTurn: true,
  candidates(g, state, owed, out) {
    const { home } = state.players[owed.seat];
    for (let hex = 0; hex < g.land; hex++) out.push(g.catalogue.transform[hex][home]);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'transform') return 'TM-TURN-FINISH-FIRST';
    if (action.terrain !== state.players[owed.seat].home) return 'TM-NOMADS-STRONGHOLD';
    return checkSandstorm(g, state, owed.seat, action.hex);
  },
  apply(g, state, owed, action, listener) {
    const { hex, terrain } = ofKind(action, 'transform');
    discharge(state, owed);
    const { seat } = owed;
    state.terrain[hex] = terrain;
    listener?.(toAll('sandstorm', seat, { hex: g.map.landNames[hex] }));
    state.pending.push([
      {
        kind: 'terraform',
        id: nextId(state),
        seat,
        free: 0,
        topUp: false,
        hexes: [hex],
        more: false,
        again: NONE,
        leapt: NONE,
        single: true,
      },
    ]);
  },
} satisfies HandlerOf<'sandstorm'>;

/** Swarmlings: a dwelling becomes a trading house without cost. */
export const freeTradingHouse = {
  ownTurn: true,
  candidates(g, _state, _owed, out) {
    for (let hex = 0; hex < g.land; hex++) out.push(g.catalogue.upgrade[hex][TRADING_HOUSE]);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'upgrade') return 'TM-TURN-FINISH-FIRST';
    if (action.building !== TRADING_HOUSE) return 'TM-SWARMLINGS-STRONGHOLD';
    return checkUpgradePath(g, state, owed.seat, action);
  },
  apply(g, state, owed, action, listener) {
    const upgrade = ofKind(action, 'upgrade');
    discharge(state, owed);
    raiseUpgrade(g, state, owed.seat, upgrade, listener);
  },
} satisfies HandlerOf<'freeTradingHouse'>;

/** Darklings: workers become priests, once, as many as the stronghold, the workers and the supply allow. */
export const ordain = {
  ownTurn: true,
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.ordain);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'ordain') return 'TM-TURN-FINISH-FIRST';
    const player = state.players[owed.seat];
    const most = Math.min(
      g.factions[player.faction].stronghold.ordinations,
      player.workers,
      priestSupply(g, player),
    );
    return action.priests <= most ? null : 'TM-DARKLINGS-STRONGHOLD';
  },
  apply(g, state, owed, action, listener) {
    const { priests } = ofKind(action, 'ordain');
    discharge(state, owed);
    const player = state.players[owed.seat];
    player.workers -= priests;
    gainPriests(g, player, priests);
    listener?.(toAll('ordained', owed.seat, { priests }));
  },
} satisfies HandlerOf<'ordain'>;
