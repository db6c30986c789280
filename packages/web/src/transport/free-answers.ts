/** Answers by which nothing is lost, for those who like to have them given by themselves. */
import { canonicalJson, type Game, type Order } from '@guildhall/kernel';
import { preferences, watchPreferences } from '../preferences.ts';

/** The orders that a seat follows: its own, and those that the preferences add. */
export function withFree({ costless = [] }: Game, own: readonly Order[]): readonly Order[] {
  return preferences().freeAnswers ? [...own, ...costless] : own;
}

/** A seat's own orders among those that it follows. */
export function withoutFree({ costless = [] }: Game, followed: readonly Order[]): readonly Order[] {
  const added = new Set(costless.map((order) => canonicalJson(order)));
  return followed.filter((order) => !added.has(canonicalJson(order)));
}

/** Calls back when somebody switches them on or off; answers with how to stop. */
export function watchFree(changed: () => void): () => void {
  let before = preferences().freeAnswers;
  return watchPreferences(() => {
    const now = preferences().freeAnswers;
    if (now === before) return;
    before = now;
    changed();
  });
}
