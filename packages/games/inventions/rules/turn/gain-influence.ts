/** Gain influence: a token for the majority in a region. */
import { nextId, toAll } from '@guildhall/kernel';
import { ACTIONS } from '../../data/types.ts';
import { gainInfluence as gain, score } from '../citizens.ts';
import type { ActionHandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import { ANY, NONE, type Player, type State } from '../state.ts';
import { performed } from './benefits.ts';
import { comeHome, typeAtHome } from './call.ts';

const GAIN_INFLUENCE = ACTIONS.indexOf('gainInfluence');

/** Tokens and owners in one number of an influence space. */
const TOKENS = 8;

export function tokenCode(owner: number, token: number): number {
  return owner * TOKENS + token;
}

/** Puts a token on the leftmost free influence space of a region and tells the points it covers. */
export function placeToken(g: Ruleset, state: State, region: number, code: number): number {
  const spaces = state.regions[region].influence;
  const at = spaces.indexOf(NONE);
  spaces[at] = code;
  return g.influenceSpaces[region][at];
}

function hasMajority(state: State, seat: number, region: number): boolean {
  const { citizens } = state.regions[region];
  for (let owner = 0; owner < citizens.length; owner++)
    if (owner !== seat && citizens[owner] >= citizens[seat]) return false;
  return true;
}

export function tokensInPlay(player: Player): number {
  let count = 0;
  for (const region of player.tokens) if (region !== NONE) count += 1;
  return count;
}

function openTokens(player: Player): number {
  let count = 0;
  for (let token = 0; token < player.tokens.length; token++)
    if (player.tokens[token] !== NONE && (player.flipped & (1 << token)) === 0) count += 1;
  return count;
}

export const gainInfluence: ActionHandlerOf<'influence'> = {
  kind: 'influence',
  candidates(g, state, seat, out) {
    const { tokens } = state.players[seat];
    for (let region = 0; region < state.regions.length; region++) {
      // In most regions nothing can be gained, and tokens times types are many.
      const citizens = state.regions[region].citizens[seat];
      if (citizens === 0 || !hasMajority(state, seat, region)) continue;
      const byToken = g.catalogue.influence[region];
      for (let token = 0; token < byToken.length; token++)
        if (tokens[token] === NONE && g.tokens[token].citizens <= citizens)
          for (const action of byToken[token]) out.push(action);
    }
  },
  isPossible(g, state, seat) {
    const { tokens } = state.players[seat];
    for (let region = 0; region < state.regions.length; region++) {
      const { citizens, influence } = state.regions[region];
      if (citizens[seat] === 0 || !hasMajority(state, seat, region) || tokens.includes(region)) continue;
      if (!influence.includes(NONE)) continue;
      for (let token = 0; token < tokens.length; token++) {
        const needed = g.tokens[token].citizens;
        if (tokens[token] === NONE && needed > 0 && needed <= citizens[seat]) return true;
      }
    }
    return false;
  },
  check(g, state, seat, { region, token, specialist }) {
    const player = state.players[seat];
    const { citizens } = g.tokens[token];
    if (player.tokens.includes(region)) return 'INV-GAIN-REGION';
    if (player.tokens[token] !== NONE || citizens === 0) return 'INV-GAIN-TOKEN';
    if (!hasMajority(state, seat, region)) return 'INV-GAIN-MAJORITY';
    if (state.regions[region].citizens[seat] < citizens) return 'INV-GAIN-CITIZENS';
    if (!state.regions[region].influence.includes(NONE)) return 'INV-GAIN-SPACE';
    const demanded = typeAtHome(g, state, region);
    return demanded === ANY || demanded === specialist ? null : 'INV-CALL-TYPE';
  },
  apply(g, state, seat, { region, token, specialist }, listener) {
    const player = state.players[seat];
    comeHome(state, seat, region, g.tokens[token].citizens, specialist, listener);
    player.tokens[token] = region;
    listener?.(toAll('tokenPlaced', seat, { token: g.tokenIds[token], region: nameOf.region(region) }));
    score(player, 'influenceSpaces', placeToken(g, state, region, tokenCode(seat, token)));
    gain(g, player, openTokens(player));
    state.pending.push([{ kind: 'chain', id: nextId(state), seat, from: 'tokens', at: NONE }]);
    performed(g, state, seat, GAIN_INFLUENCE);
  },
};
