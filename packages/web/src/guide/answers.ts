/** What is right on a board to try, and why something else is not. */
import type { PlaceId } from '@guildhall/board-kit';
import { type Action, type Refusal, refusalOf } from '@guildhall/kernel';
import type { Scene } from './scene.ts';

export function rightPlaces(scene: Scene, kinds: readonly string[]): readonly PlaceId[] {
  const places = askedFor(scene, kinds).flatMap((action) => scene.board.places(action).slice(0, 1));
  return [...new Set(places)];
}

function askedFor({ rules, view, seat }: Scene, kinds: readonly string[]): readonly Action[] {
  return rules.legal(view, seat).filter(({ kind }) => kinds.includes(kind));
}

/** Why a place is wrong: the rules forbid it, something else can be done there, or nothing at all. */
export type Wrong =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'other' | 'nothing' };

export function whyWrong(scene: Scene, kinds: readonly string[], place: PlaceId): Wrong {
  const { rules, view, seat, board } = scene;
  const wishes = board.wishes(view, seat, place);
  const [meant] = [
    ...wishes.filter(({ kind }) => kinds.includes(kind)),
    ...wishes.flatMap((wish) => askedFor(scene, kinds).flatMap((asked) => movedTo(scene, asked, wish))),
    ...wishes,
  ];
  if (meant === undefined) return { kind: 'nothing' };
  const line = rules.notation.write(meant);
  const isLegal = rules.legal(view, seat).some((action) => rules.notation.write(action) === line);
  return isLegal ? { kind: 'other' } : { kind: 'refused', refusal: refusalOf(rules, view, seat, meant) };
}

/** What is asked for, done where another wish is: the dwelling on the hex that can only be terraformed. */
function movedTo({ rules }: Scene, asked: Action, wish: Action): readonly Action[] {
  const shared = Object.entries(wish).filter(([name]) => name !== 'kind' && Object.hasOwn(asked, name));
  if (shared.length === 0) return [];
  const moved = rules.notation.read(rules.notation.write({ ...asked, ...Object.fromEntries(shared) }));
  return moved === null ? [] : [moved];
}
