/** What is right on a board to try, and why something else is not. */
import type { PlaceId } from '@guildhall/board-kit';
import { type Action, type Refusal, refusalOf } from '@guildhall/kernel';
import type { DrawnPosition } from './drawn-positions.ts';

export function rightPlaces(drawnPosition: DrawnPosition, kinds: readonly string[]): readonly PlaceId[] {
  const places = askedFor(drawnPosition, kinds).flatMap((action) =>
    drawnPosition.board.places(action).slice(0, 1),
  );
  return [...new Set(places)];
}

function askedFor({ rules, view, seat }: DrawnPosition, kinds: readonly string[]): readonly Action[] {
  return rules.legal(view, seat).filter(({ kind }) => kinds.includes(kind));
}

/** Why a place is wrong: the rules forbid it, something else can be done there, or nothing at all. */
export type Wrong =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'other' | 'nothing' };

export function whyWrong(drawnPosition: DrawnPosition, kinds: readonly string[], place: PlaceId): Wrong {
  const { rules, view, seat, board } = drawnPosition;
  const wishes = board.wishes(view, seat, place);
  const [meant] = [
    ...wishes.filter(({ kind }) => kinds.includes(kind)),
    ...wishes.flatMap((wish) =>
      askedFor(drawnPosition, kinds).flatMap((asked) => movedTo(drawnPosition, asked, wish)),
    ),
    ...wishes,
  ];
  if (meant === undefined) return { kind: 'nothing' };
  const line = rules.notation.write(meant);
  const isLegal = rules.legal(view, seat).some((action) => rules.notation.write(action) === line);
  return isLegal ? { kind: 'other' } : { kind: 'refused', refusal: refusalOf(rules, view, seat, meant) };
}

/** What is asked for, done where another wish is: the dwelling on the hex that can only be terraformed. */
function movedTo({ rules }: DrawnPosition, asked: Action, wish: Action): readonly Action[] {
  const shared = Object.entries(wish).filter(([name]) => name !== 'kind' && Object.hasOwn(asked, name));
  if (shared.length === 0) return [];
  const moved = rules.notation.read(rules.notation.write({ ...asked, ...Object.fromEntries(shared) }));
  return moved === null ? [] : [moved];
}
