import {
  type ActionsOf,
  action,
  amongThese,
  countTo,
  defineActions,
  domain,
  orNone,
  payment,
} from '../../src/index.ts';
import { CARD_NAMES, STALLS } from './data.ts';

const stall = amongThese(STALLS);
/** More than anybody may bid, so that too much can be said and refused. */
const coins = countTo(() => 9);
const accept = domain(() => [
  { value: true, word: true, text: 'take' },
  { value: false, word: false, text: 'leave' },
]);

const ACTIONS = defineActions<unknown>()({
  bid: action('bid {coins}', ['coins', coins]),
  buy: action('buy {stall}', ['stall', stall]),
  walk: action('walk {to}', ['to', stall]),
  draw: action('draw'),
  play: action('play {card}', ['card', amongThese(CARD_NAMES)]),
  pass: action('pass'),
  /** A second purchase, one coin cheaper; null: none. */
  haggle: action('haggle {stall}', ['stall', orNone(stall, 'nothing')]),
  /** A step for nothing; null: none. */
  stroll: action('stroll {to}', ['to', orNone(stall, 'nowhere')]),
  tip: action('tip {accept}', ['accept', accept]),
  /** The keeper hands out a coin of the seat's own box, for a favour. */
  unlock: payment('unlock'),
});
export type BazaarAction = ActionsOf<typeof ACTIONS>;

export const { notation } = ACTIONS.compile(null);

export function isPayment({ kind }: BazaarAction): boolean {
  return ACTIONS.isPayment(kind);
}
