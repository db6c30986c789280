/**
 * Views that come from outside. What is certainly none is refused; a view that was changed by hand in a subtler way may
 * make the rules fail.
 */
import type { GameState, Rules } from '@guildhall/kernel';
import { RequestError } from './request-error.ts';

const MOST_DEPTH = 12;
const MOST_PARTS = 50_000;
const MOST_NUMBER = 10_000_000;
const MOST_TEXT = 200;

export function readView(rules: Rules, value: unknown): GameState {
  const own = rules.view(rules.setup('shape of a view'), null);
  if (typeof value !== 'object' || value === null || !hasShapeOf(own, value) || !isSmall(value))
    throw new RequestError('request', '"view" must be a view of this game with these options');
  // The rules find out about the rest.
  const view = value as GameState;
  if (view.chance.key === null) return view;
  throw new RequestError('request', '"view" must be the view of a seat, not a full state');
}

/** Whether no part of it is larger than any view has. */
function isSmall(value: object): boolean {
  let parts = 0;
  const check = (part: unknown, depth: number): boolean => {
    parts += 1;
    if (depth > MOST_DEPTH || parts > MOST_PARTS) return false;
    if (typeof part === 'number') return Math.abs(part) <= MOST_NUMBER;
    if (typeof part === 'string') return part.length <= MOST_TEXT;
    if (typeof part !== 'object' || part === null) return true;
    return Object.values(part).every((inner) => check(inner, depth + 1));
  };
  return check(value, 0);
}

/** Whether everything is there that a view has, of the same kind, and as many players. */
function hasShapeOf(own: object, value: object): boolean {
  const given = new Map(Object.entries(value));
  for (const [name, part] of Object.entries(own)) {
    const other: unknown = given.get(name);
    if (other === undefined) return false;
    if (part === null || other === null) continue;
    if (typeof part !== typeof other || Array.isArray(part) !== Array.isArray(other)) return false;
    if (name === 'players' && (other as readonly unknown[]).length !== (part as readonly unknown[]).length)
      return false;
    if ((name === 'chance' || name === 'turn') && !hasShapeOf(part, other)) return false;
  }
  return [...given.keys()].every((name) => Object.hasOwn(own, name) || name === 'gone');
}
