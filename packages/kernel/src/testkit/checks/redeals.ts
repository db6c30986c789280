/** Re-deals of a view fit it, come from it alone, and differ in what is hidden. */

import type { GameState, Seat } from '../../contract/game.ts';
import { type Random, randomFrom } from '../../engine/chance.ts';
import { deciders } from '../../engine/obligations.ts';
import { canonicalJson } from '../../engine/state-hash.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import { offersOf, pick, type Situation } from '../situation.ts';
import { nameOf } from './views.ts';

/** Where nothing is hidden, two re-deals show all there is to see. */
const REDEALS_WITHOUT_SECRETS = 2;

/** A view with full states that fit it. */
export interface Redealt {
  readonly viewer: Seat | null;
  readonly view: GameState;
  readonly worlds: readonly GameState[];
}

const redealt = new WeakMap<Situation, Redealt>();

/** The re-deals that all checks of one moment share: each of them would spend most of its time on making them. */
export function redealtOf(situation: Situation): Redealt {
  let known = redealt.get(situation);
  if (known === undefined) {
    known = redeal(situation);
    redealt.set(situation, known);
  }
  return known;
}

function redeal(situation: Situation): Redealt {
  const { rules, state, playing } = situation;
  const random = situation.random('redeal');
  const viewer = anyViewer(situation, random);
  const view = rules.view(state, viewer);
  const most = playing.settings.redeals;
  const count = playing.game.hidden.length === 0 ? Math.min(most, REDEALS_WITHOUT_SECRETS) : most;
  return { viewer, view, worlds: Array.from({ length: count }, () => rules.determinize(view, random)) };
}

/** Those who decide are asked most: only they have offers and previews that could tell them something. */
function anyViewer({ seats, state }: Situation, random: Random): Seat | null {
  const deciding = deciders(state);
  if (deciding.length > 0 && random.below(3) > 0) return pick(random, deciding, 1)[0];
  return pick(random, [...seats, null], 1)[0];
}

function wrongRedeal({ rules, state, playing }: Situation, { viewer, view, worlds }: Redealt): string | null {
  const untouched = difference(rules.view(state, viewer), view);
  if (untouched !== null) return `determinize changed the view of ${nameOf(viewer)}: ${untouched}`;
  for (const world of worlds) {
    const found = difference(view, rules.view(world, viewer));
    if (found !== null) return `the view of ${nameOf(viewer)} and of its re-deal: ${found}`;
    const pieces = difference(playing.components, rules.components(world));
    if (pieces !== null) return `pieces after set-up and in a re-deal for ${nameOf(viewer)}: ${pieces}`;
    if (world.chance.key === null) return 'a re-deal has no generator';
  }
  return null;
}

/**
 * Equal views and equal generators give equal re-deals, whatever the state was that the view was made from. Whoever
 * peeks at more than the view is found out, as the states behind the two views differ.
 */
function peeks({ rules, state }: Situation, { viewer, worlds }: Redealt, seed: string): string | null {
  const fromState = rules.determinize(rules.view(state, viewer), randomFrom(seed));
  const fromWorld = rules.determinize(rules.view(worlds[0], viewer), randomFrom(seed));
  const found = difference(fromState, fromWorld);
  return found === null ? null : `determinize knows more than the view of ${nameOf(viewer)}: ${found}`;
}

/** Counted over the whole run: a place whose re-deals never differ was not re-dealt at all. */
function tallyPlaces({ state, playing }: Situation, { viewer, worlds }: Redealt): void {
  for (const place of playing.game.hidden) {
    if (place.look(state, viewer) === null) continue;
    const tally = playing.tally.hiddenPlaces[place.name];
    tally.hidden += 1;
    const first = canonicalJson(place.look(worlds[0], viewer));
    if (worlds.some((world) => canonicalJson(place.look(world, viewer)) !== first)) tally.differed += 1;
  }
}

export const redeals: Check = {
  name: 'redeal',
  moment: 'sampled',
  run(situation) {
    const redealt = redealtOf(situation);
    const wrong = wrongRedeal(situation, redealt);
    if (wrong !== null) return wrong;
    tallyPlaces(situation, redealt);
    return peeks(situation, redealt, `peek ${situation.random('peek').below(1 << 30)}`);
  },
};

/** The legal list is the same on the state, on the view and on every re-deal of it. */
export const offersTellNothing: Check = {
  name: 'legal-secrecy',
  moment: 'sampled',
  run(situation) {
    const { viewer, view, worlds } = redealtOf(situation);
    if (viewer === null) return null;
    const { lines } = situation.offers(viewer);
    for (const known of [view, ...worlds]) {
      const found = difference(lines, offersOf(situation.rules, known, viewer).lines);
      if (found === null) continue;
      return `seat ${viewer}: offered by the state and by its ${known === view ? 'view' : 're-deal'}: ${found}`;
    }
    return null;
  },
};

const WISHES = 8;

export const refusalsTellNothing: Check = {
  name: 'refusal-secrecy',
  moment: 'sampled',
  run(situation) {
    const { rules, state, playing } = situation;
    const { viewer, view, worlds } = redealtOf(situation);
    if (viewer === null) return null;
    for (const [line, wish] of pick(situation.random('wishes'), [...playing.pool], WISHES)) {
      const real = rules.whyNot(state, viewer, wish);
      for (const known of [view, ...worlds]) {
        const found = difference(real, rules.whyNot(known, viewer, wish));
        if (found === null) continue;
        const what = known === view ? 'view' : 're-deal';
        return `seat ${viewer}: "${line}" refused by the state and by its ${what}: ${found}`;
      }
    }
    return null;
  },
};
