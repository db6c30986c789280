/** Whether somebody can reach a milestone, and by what: who reaches it may invent the ideas that need it. */
import type { State } from '../rules/index.ts';
import { type Atlas, diplomatsOn } from './atlas.ts';

export type Access =
  | { readonly by: 'own' | 'common' | 'diplomat' | 'earlier' | 'nothing' }
  /** The milestone of somebody else, or of nobody, in the era that is played. */
  | { readonly by: 'owner'; readonly owner: number }
  | { readonly by: 'unowned' }
  /** To be had by a Eureka, or not laid out yet. */
  | { readonly by: 'later' };

export function accessTo(atlas: Atlas, view: State, seat: number, milestone: string): Access {
  // Prehistoric inventions need none.
  if (milestone === 'none') return { by: 'nothing' };
  const number = atlas.milestones.findIndex(({ id }) => id === milestone);
  const owner = view.personal.indexOf(number);
  if (owner < 0)
    return view.common.includes(number) || view.discarded.includes(number)
      ? { by: 'common' }
      : { by: 'later' };
  if (owner === seat) return { by: 'own' };
  if (diplomatsOn(view, number).includes(seat)) return { by: 'diplomat' };
  if (atlas.milestones[number].era < view.era) return { by: 'earlier' };
  return owner < atlas.owners ? { by: 'owner', owner } : { by: 'unowned' };
}

export function isOpen({ by }: Access): boolean {
  return by !== 'owner' && by !== 'unowned' && by !== 'later';
}
