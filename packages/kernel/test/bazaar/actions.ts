import type { Notation } from '../../src/index.ts';
import { CARD_NAMES, STALLS } from './data.ts';

export type BazaarAction =
  | { readonly kind: 'bid'; readonly coins: number }
  | { readonly kind: 'buy'; readonly stall: number }
  | { readonly kind: 'walk'; readonly to: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'pass' }
  /** A second purchase, one coin cheaper; null: none. */
  | { readonly kind: 'haggle'; readonly stall: number | null }
  /** A step for nothing; null: none. */
  | { readonly kind: 'stroll'; readonly to: number | null }
  | { readonly kind: 'tip'; readonly accept: boolean };

export const notation: Notation<BazaarAction> = {
  write(action) {
    switch (action.kind) {
      case 'bid':
        return `bid ${action.coins}`;
      case 'buy':
        return `buy ${STALLS[action.stall]}`;
      case 'walk':
        return `walk ${STALLS[action.to]}`;
      case 'draw':
      case 'pass':
        return action.kind;
      case 'play':
        return `play ${CARD_NAMES[action.card]}`;
      case 'haggle':
        return `haggle ${action.stall === null ? 'nothing' : STALLS[action.stall]}`;
      case 'stroll':
        return `stroll ${action.to === null ? 'nowhere' : STALLS[action.to]}`;
      case 'tip':
        return `tip ${action.accept ? 'take' : 'leave'}`;
    }
  },
  read(line) {
    const [kind, word, ...rest] = line.trim().toLowerCase().split(/\s+/);
    if (rest.length > 0) return null;
    if (word === undefined) return kind === 'draw' || kind === 'pass' ? { kind } : null;
    const stall = (STALLS as readonly string[]).indexOf(word);
    const card = CARD_NAMES.indexOf(word);
    switch (kind) {
      case 'bid':
        return /^\d$/.test(word) ? { kind, coins: Number(word) } : null;
      case 'buy':
        return stall < 0 ? null : { kind, stall };
      case 'walk':
        return stall < 0 ? null : { kind, to: stall };
      case 'play':
        return card < 0 ? null : { kind, card };
      case 'haggle':
        return word === 'nothing' ? { kind, stall: null } : stall < 0 ? null : { kind, stall };
      case 'stroll':
        return word === 'nowhere' ? { kind, to: null } : stall < 0 ? null : { kind, to: stall };
      case 'tip':
        return word === 'take' || word === 'leave' ? { kind, accept: word === 'take' } : null;
      default:
        return null;
    }
  },
};
