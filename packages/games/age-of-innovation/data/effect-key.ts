/** The key of the words that tell what a faction, a board or a tile does. */
import type { RulesVersion } from './types.ts';

/** What these do differs by the edition of the rules, and so do the words. */
const OTHERWISE_IN: Readonly<Record<RulesVersion, readonly string[]>> = { v12: [], v10: ['navigators'] };

export function effectKey(id: string, version: RulesVersion): string {
  return OTHERWISE_IN[version].includes(id) ? `effect.${id}.${version}` : `effect.${id}`;
}
