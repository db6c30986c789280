/** Share an invention: everybody who took part is rewarded, and the sharer takes a tile. */
import { discharge, hasLeft, nextId, TABLE, toAll } from '@guildhall/kernel';
import { ACTIONS } from '../../data/types.ts';
import { score, settle } from '../citizens.ts';
import type { ActionHandlerOf, HandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Check } from '../rule-ids.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { aspirationsOf, aspire, owns } from '../scoring/aspirations.ts';
import { ANY, NONE, type Player, type Region, type State } from '../state.ts';
import { ASPIRATION, FIRST_WEALTH, JOKER } from '../tiles.ts';
import { performed } from './benefits.ts';

const SHARE = ACTIONS.indexOf('share');

export function takesPart(at: Region, owner: number): boolean {
  return at.presenter === owner || at.inventor === owner || at.innovator === owner;
}

/** Whether all who took part have left: then anybody may share it, so that no region stays blocked. */
function isAbandoned(state: State, { presenter, inventor, innovator }: Region): boolean {
  if (state.gone === undefined) return false;
  return [presenter, inventor, innovator].every((owner) => owner === NONE || hasLeft(state, owner));
}

/** Rewards presenter, inventor and innovator, and brings everybody beside the card to the map. */
export function reward(g: Ruleset, state: State, region: number, sharer: number, listener?: Listener): void {
  const at = state.regions[region];
  const { chronos } = state;
  listener?.(
    toAll(sharer === g.chronos ? 'chronosShared' : 'shared', sharer === g.chronos ? TABLE : sharer, {
      card: g.cardIds[at.card],
      region: nameOf.region(region),
    }),
  );
  // The automatic player scores nothing and keeps no card.
  if (at.presenter !== g.chronos)
    score(state.players[at.presenter], 'sharing', g.cards[at.card].era * at.presenters);
  if (at.inventor !== g.chronos) state.players[at.inventor].inventions.push(at.card);
  if (at.innovator !== NONE) {
    if (at.innovator !== g.chronos) settle(state, at.innovator, region);
    else if (chronos !== null && chronos.supply > 0) {
      chronos.supply -= 1;
      at.citizens[at.innovator] += 1;
    }
    at.citizens[at.innovator] += 1;
  }
  at.citizens[at.presenter] += at.presenters;
  at.citizens[at.inventor] += 1;
  at.card = NONE;
  at.invented = false;
  at.presenter = NONE;
  at.presenters = 0;
  at.inventor = NONE;
  at.innovator = NONE;
}

export const share: ActionHandlerOf<'share'> = {
  kind: 'share',
  candidates(g, state, _seat, out) {
    for (let region = 0; region < state.regions.length; region++)
      if (state.regions[region].invented) out.push(g.catalogue.share[region]);
  },
  check(_g, state, seat, { region }) {
    const at = state.regions[region];
    if (!at.invented) return 'INV-SHARE-INVENTION';
    return takesPart(at, seat) || isAbandoned(state, at) ? null : 'INV-SHARE-PART';
  },
  apply(g, state, seat, { region }, listener) {
    reward(g, state, region, seat, listener);
    performed(g, state, seat, SHARE);
    state.pending.push([{ kind: 'shareTile', id: nextId(state), seat, region }]);
  },
};

/** Whether the tile area has no empty space. */
function isFull(g: Ruleset, player: Player): boolean {
  return player.area.length >= g.tables.tileArea;
}

/** Whether an aspiration of the type lies on one of the spaces of the area. */
function canReplace(g: Ruleset, player: Player, type: number): boolean {
  const at = player.area.indexOf(ASPIRATION + type);
  return at >= 0 && at < g.tables.tileArea;
}

/** Where the tile of a sharer goes: null when it may. */
function checkPlace(g: Ruleset, player: Player, replaced: number): Check {
  if (replaced === NONE) return isFull(g, player) ? 'INV-SHARE-FULL' : null;
  return isFull(g, player) && canReplace(g, player, replaced) ? null : 'INV-SHARE-FULL';
}

/** Whether there is anything to choose: a full area without aspirations takes nothing. */
export function canTakeSharedTile(g: Ruleset, player: Player): boolean {
  if (!isFull(g, player)) return true;
  for (let type = 0; type <= ANY; type++) if (canReplace(g, player, type)) return true;
  return false;
}

export const shareTile = {
  legal(g, state, owed, kind, out) {
    const player = state.players[owed.seat];
    if (kind === undefined || kind === 'wealth') {
      for (const tile of state.regions[owed.region].wealth) {
        if (owns(g, player, FIRST_WEALTH + tile)) continue;
        for (const action of g.catalogue.wealth[tile])
          if (checkPlace(g, player, action.replaced) === null) out.push(action);
      }
    }
    for (const action of [...g.catalogue.joker, g.catalogue.decline])
      if (kind === undefined || kind === action.kind)
        if (shareTile.check(g, state, owed, action) === null) out.push(action);
  },
  check(g, state, owed, action) {
    const player = state.players[owed.seat];
    switch (action.kind) {
      case 'wealth':
        if (!state.regions[owed.region].wealth.includes(action.tile)) return 'INV-SHARE-TILE';
        return owns(g, player, FIRST_WEALTH + action.tile)
          ? 'INV-TILE-ONE-OF-A-KIND'
          : checkPlace(g, player, action.replaced);
      case 'joker':
        if (action.replaced === ANY) return 'INV-SHARE-FULL';
        if (action.replaced === NONE && aspirationsOf(player) >= g.tables.pieces.aspirations)
          return 'INV-ASPIRATION-GAIN';
        return checkPlace(g, player, action.replaced);
      case 'decline':
        return isFull(g, player) || aspirationsOf(player) >= g.tables.pieces.aspirations
          ? null
          : 'INV-SHARE-TILE';
      default:
        return 'INV-TURN-NOT-NOW';
    }
  },
  apply(g, state, owed, action, listener) {
    discharge(state, owed);
    const { seat } = owed;
    const { area } = state.players[seat];
    if (action.kind === 'wealth') {
      const stack = state.regions[owed.region].wealth;
      stack.splice(stack.indexOf(action.tile), 1);
      const tile = FIRST_WEALTH + action.tile;
      if (action.replaced === NONE) area.push(tile);
      else area[area.indexOf(ASPIRATION + action.replaced)] = tile;
      listener?.(toAll('wealthTaken', seat, { tile: g.tileIds[tile] }));
    } else if (action.kind === 'joker') {
      if (action.replaced === NONE) aspire(g, state, seat, ANY, listener);
      else {
        area[area.indexOf(ASPIRATION + action.replaced)] = JOKER;
        listener?.(toAll('aspired', seat, { type: nameOf.aspiration(ANY) }));
      }
    }
  },
} satisfies HandlerOf<'shareTile'>;
