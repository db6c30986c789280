/** Re-deals of a view fit it, come from it alone, and differ in what is hidden. */
import { type Random, randomFrom } from '../../chance.ts';
import type { GameState, Seat } from '../../contract.ts';
import { canonicalJson } from '../../hash.ts';
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

export function anyViewer(situation: Situation, random: Random): Seat | null {
  return pick(random, [...situation.seats, null], 1)[0];
}

export function redeal(situation: Situation, viewer: Seat | null, most: number, random: Random): Redealt {
  const { rules, state, playing } = situation;
  const view = rules.view(state, viewer);
  const count = playing.game.hidden.length === 0 ? Math.min(most, REDEALS_WITHOUT_SECRETS) : most;
  return { viewer, view, worlds: Array.from({ length: count }, () => rules.determinize(view, random)) };
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
    const random = situation.random('redeal');
    const redealt = redeal(
      situation,
      anyViewer(situation, random),
      situation.playing.settings.redeals,
      random,
    );
    const wrong = wrongRedeal(situation, redealt);
    if (wrong !== null) return wrong;
    tallyPlaces(situation, redealt);
    return peeks(situation, redealt, `peek ${random.below(1 << 30)}`);
  },
};

/** The legal list is the same on the state, on the view and on every re-deal of it. */
export const offersTellNothing: Check = {
  name: 'legal-secrecy',
  moment: 'sampled',
  run(situation) {
    const { rules, seats, playing } = situation;
    const random = situation.random('offers');
    for (const viewer of seats) {
      const { lines } = situation.offers(viewer);
      const { view, worlds } = redeal(situation, viewer, few(playing.settings.redeals), random);
      for (const known of [view, ...worlds]) {
        const found = difference(lines, offersOf(rules, known, viewer).lines);
        if (found !== null) {
          return `seat ${viewer}: offered by the state and by its ${known === view ? 'view' : 're-deal'}: ${found}`;
        }
      }
    }
    return null;
  },
};

const WISHES = 8;

export const refusalsTellNothing: Check = {
  name: 'refusal-secrecy',
  moment: 'sampled',
  run(situation) {
    const { rules, state, seats, playing } = situation;
    const random = situation.random('wishes');
    const wishes = pick(random, [...playing.pool], WISHES);
    for (const viewer of seats) {
      const { view, worlds } = redeal(situation, viewer, few(playing.settings.redeals), random);
      for (const [line, wish] of wishes) {
        const real = rules.whyNot(state, viewer, wish);
        for (const known of [view, ...worlds]) {
          const found = difference(real, rules.whyNot(known, viewer, wish));
          if (found !== null) {
            return `seat ${viewer}: "${line}" refused by the state and by its ${known === view ? 'view' : 're-deal'}: ${found}`;
          }
        }
      }
    }
    return null;
  },
};

/** Every seat is looked at here, so each gets a share of the re-deals. */
function few(redeals: number): number {
  return Math.max(2, Math.ceil(redeals / 5));
}
