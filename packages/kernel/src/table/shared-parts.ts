/**
 * Lets a new state share the unchanged parts of the state it replaces. This is safe because the states of a table are
 * never changed. So a server keeps, and later collects, only what each action changed.
 */
import type { GameState } from '../contract/game.ts';

/** Puts the parts of an earlier state into a later one that equals them, as far as the later one's own lists go. */
export function shareParts<S extends GameState>(before: S, after: S): S {
  const old = before as Readonly<Record<string, unknown>>;
  const now = after as Record<string, unknown>;
  for (const key in now) {
    const value = now[key];
    if (typeof value === 'object' && value !== null) now[key] = sharedPart(old[key], value);
  }
  return after;
}

/** Lists outside of records belong to the state alone and can be changed here; records may belong to others as well. */
function sharedPart(before: unknown, after: object): unknown {
  if (!Array.isArray(after)) return isEqual(before, after) ? before : after;
  if (!Array.isArray(before) || before === after) return after;
  let isSame = before.length === after.length;
  for (let at = 0; at < after.length; at++) {
    const value: unknown = after[at];
    const part = typeof value === 'object' && value !== null ? sharedPart(before[at], value) : value;
    if (part !== value) after[at] = part;
    if (part !== before[at]) isSame = false;
  }
  return isSame ? before : after;
}

/** Of plain data. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) if (!isEqual(one[at], other[at])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const [these, those] = [one, other] as Readonly<Record<string, unknown>>[];
  let keys = 0;
  for (const key in these) {
    keys += 1;
    if (!Object.hasOwn(those, key) || !isEqual(these[key], those[key])) return false;
  }
  for (const _ in those) keys -= 1;
  return keys === 0;
}
