/** Action spaces: power actions, book actions, and the special actions of tiles and factions. */
import { nextId, toAll } from '@guildhall/kernel';
import { isPowerUsed, listedAction, payForPower } from '../../terra/index.ts';
import { type OnceARound, USED } from '../data/special-actions.ts';
import type { SpaceEffect } from '../data/types.ts';
import type { ActionOf } from './actions.ts';
import { type Delivery, payBooksWith, payWithBooks } from './books.ts';
import { checkAnyBridge, oweBridge } from './bridges.ts';
import type { TurnActionOf } from './handlers.ts';
import { booksOf, hasCompetency, owned, palaceOf } from './holdings.ts';
import { checkInnovate, payInnovation, takeInnovation } from './innovations.ts';
import { gain, score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { grantSpades } from './spades.ts';
import { GUILD, NONE, type Player, SCHOOL, type Source, type State, WORKSHOP } from './state.ts';
import { checkAnyFreeGuild } from './upgrade.ts';

function guildFrom(effect: SpaceEffect): number {
  if (effect.guildFrom === 'nothing') return NONE;
  return effect.guildFrom === 'workshop' ? WORKSHOP : SCHOOL;
}

/** An action that could do nothing is not offered. */
function checkSpaceEffect(g: Ruleset, state: State, seat: number, effect: SpaceEffect): Check {
  const bridge = effect.bridges > 0 ? checkAnyBridge(g, state, seat, false) : null;
  const from = guildFrom(effect);
  return bridge ?? (from === NONE ? null : checkAnyFreeGuild(g, state, seat, from));
}

function perform(g: Ruleset, state: State, seat: number, effect: SpaceEffect, source: Source): void {
  const player = state.players[seat];
  gain(g, state, seat, effect, source);
  score(player, source, effect.pointsPerGuild * owned(player, GUILD));
  if (effect.spades > 0) state.pending.push([grantSpades(state, seat, effect.spades, false)]);
  if (effect.steps > 0)
    state.pending.push([
      { kind: 'steps', id: nextId(state), seat, count: effect.steps, together: true, for: 'action' },
    ]);
  if (effect.bridges > 0) oweBridge(state, seat, false);
  const from = guildFrom(effect);
  if (from !== NONE) state.pending.push([{ kind: 'freeGuild', id: nextId(state), seat, from }]);
}

export function powerPrice(g: Ruleset, player: Player, space: number): number {
  return Math.max(0, g.powerActions[space].cost - g.factions[player.faction].powerActionDiscount);
}

export const power: TurnActionOf<'power'> = listedAction(({ catalogue }) => catalogue.power, {
  check(g, state, seat, { space }) {
    if (isPowerUsed(state, space)) return 'AOI-ACTION-ONCE';
    const player = state.players[seat];
    if (player.bowl3 < powerPrice(g, player, space)) return 'AOI-ACTION-POWER';
    return checkSpaceEffect(g, state, seat, g.powerActions[space].deed);
  },
  apply(g, state, seat, { space }, listener) {
    const player = state.players[seat];
    payForPower(g, state, seat, space, powerPrice(g, player, space), listener);
    const points = g.powerActionPoints[player.faction];
    score(player, 'factionAbility', points);
    perform(g, state, seat, g.powerActions[space].deed, 'actions');
  },
});

function checkBookAction(g: Ruleset, state: State, seat: number, { space }: ActionOf<'bookAction'>): Check {
  const place = state.bookActions.indexOf(space);
  if (place < 0) return 'AOI-ACTION-NOT-IN-PLAY';
  if ((state.bookUsed & (1 << place)) !== 0) return 'AOI-ACTION-ONCE';
  if (booksOf(state.players[seat]) < g.bookActions[space].cost) return 'AOI-ACTION-BOOKS';
  return checkSpaceEffect(g, state, seat, g.bookActions[space].deed);
}

export const bookAction = {
  legal(g, state, seat, out) {
    for (const space of state.bookActions) {
      const action = g.catalogue.bookAction[space];
      if (checkBookAction(g, state, seat, action) === null) out.push(action);
    }
  },
  check: checkBookAction,
  apply(g, state, seat, { space }, listener) {
    state.bookUsed |= 1 << state.bookActions.indexOf(space);
    const { cost } = g.bookActions[space];
    listener?.(toAll('bookAction', seat, { action: g.bookIds[space], books: cost }));
    payWithBooks(g, state, seat, { count: cost, purchase: 'bookAction', what: space }, deliver, listener);
  },
} satisfies TurnActionOf<'bookAction'>;

export const innovate = {
  legal(g, state, seat, out) {
    for (const innovation of state.innovations) {
      if (innovation === NONE) continue;
      const action = g.catalogue.innovate[innovation];
      if (checkInnovate(g, state, seat, action) === null) out.push(action);
    }
  },
  check: checkInnovate,
  apply(g, state, seat, { innovation }, listener) {
    const count = payInnovation(g, state, seat, innovation);
    payWithBooks(g, state, seat, { count, purchase: 'innovation', what: innovation }, deliver, listener);
  },
} satisfies TurnActionOf<'innovate'>;

/** The books are paid: what they were paid for happens. */
const deliver: Delivery = (g, state, seat, purchase, what, listener) => {
  if (purchase === 'innovation') takeInnovation(g, state, seat, what, listener);
  else perform(g, state, seat, g.bookActions[what].deed, 'actions');
};

export const payBooks = payBooksWith(deliver);

const SCORED_AS: { readonly [S in OnceARound]: Source } = {
  faction: 'factionAbility',
  palace: 'palaces',
  deusExMachina: 'innovations',
  professors: 'innovations',
  competency: 'competencies',
  roundBonus: 'roundBonuses',
};

/** What a special action of a seat does, or null where it has none. */
export function specialOf(g: Ruleset, player: Player, source: OnceARound): SpaceEffect | null {
  switch (source) {
    case 'faction':
      return g.factions[player.faction].action;
    case 'palace':
      return palaceOf(g, player)?.action ?? null;
    case 'deusExMachina':
      return player.innovations.includes(g.deusExMachina) ? g.innovations[g.deusExMachina].action : null;
    case 'professors':
      return player.innovations.includes(g.professors) ? g.innovations[g.professors].action : null;
    case 'competency':
      return g.actionCompetency !== NONE && hasCompetency(player, g.actionCompetency)
        ? g.competencies[g.actionCompetency].action
        : null;
    case 'roundBonus':
      return player.bonus === NONE ? null : g.bonuses[player.bonus].action;
  }
}

/** The bridges of the moles are paid for with tools, as often as they last. */
export const special: TurnActionOf<'special'> = listedAction(({ specials }) => specials, {
  check(g, state, seat, { source }) {
    const player = state.players[seat];
    if (source === 'molesBridge') {
      const { bridgeTools } = g.factions[player.faction];
      if (bridgeTools === 0) return 'AOI-SPECIAL-NONE';
      return player.tools < bridgeTools ? 'AOI-MOLES' : checkAnyBridge(g, state, seat, true);
    }
    const effect = specialOf(g, player, source);
    if (effect === null) return 'AOI-SPECIAL-NONE';
    if ((player.used & USED[source]) !== 0) return 'AOI-SPECIAL-ONCE';
    return checkSpaceEffect(g, state, seat, effect);
  },
  apply(g, state, seat, { source }, listener, turn) {
    const player = state.players[seat];
    listener?.(toAll('specialAction', seat, { source }));
    if (source === 'molesBridge') {
      player.tools -= g.factions[player.faction].bridgeTools;
      oweBridge(state, seat, true);
      return;
    }
    const effect = specialOf(g, player, source);
    if (effect === null) throw new Error(`seat ${seat} has no special action of ${source}`);
    player.used |= USED[source];
    perform(g, state, seat, effect, SCORED_AS[source]);
    if (!effect.again) return;
    // Another action follows at once: the turn goes on as if nothing had been done yet.
    turn.actions += 1;
    turn.acted = false;
  },
});
