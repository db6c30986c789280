/** The commands of a ledger row as values. */

import type { Conversion } from '@guildhall/terra-mystica';
import { BUILDINGS, CULTS, FACTIONS, type FactionId, TERRAINS, tables } from '@guildhall/terra-mystica/data';

export type Command =
  | { readonly kind: 'ignore' }
  | { readonly kind: 'dig'; readonly spades: number }
  | { readonly kind: 'build'; readonly hex: string }
  | { readonly kind: 'transform'; readonly hex: string; readonly to: number | null }
  | { readonly kind: 'upgrade'; readonly hex: string; readonly to: number }
  | { readonly kind: 'burn'; readonly times: number }
  | { readonly kind: 'convert'; readonly how: Conversion; readonly times: number }
  | { readonly kind: 'ordain'; readonly priests: number }
  | { readonly kind: 'action'; readonly space: string }
  | { readonly kind: 'bridge'; readonly from: string; readonly to: string }
  | { readonly kind: 'connect'; readonly river: string | null; readonly hexes: readonly string[] }
  | { readonly kind: 'send'; readonly cult: number; readonly steps: number | null }
  | { readonly kind: 'advance'; readonly track: 'shipping' | 'digging' }
  | { readonly kind: 'leech' | 'decline'; readonly from: number; readonly amount: number }
  | { readonly kind: 'favour'; readonly tile: string }
  | { readonly kind: 'town'; readonly tile: string }
  | { readonly kind: 'step'; readonly cult: number }
  | { readonly kind: 'discardSpade' }
  | { readonly kind: 'pass'; readonly card: string | null }
  | { readonly kind: 'income' };

/** Colours of the wheel, in the order of TERRAINS. */
export const COLOURS: readonly string[] = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'];
/** In the order of BUILDINGS. */
export const BUILDING_CODES: readonly string[] = ['d', 'tp', 'te', 'sh', 'sa'];

/** Names of factions in ledgers are ours without capitals. */
export function factionNamed(name: string): FactionId | null {
  return FACTIONS.find((id) => id.toLowerCase() === name.toLowerCase()) ?? null;
}

/** What a command says, as a list because a conversion may stand for several; null when it is no command. */
export function parseCommand(text: string): Command[] | null {
  const line = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (/^(wait|done|setup|)$/.test(line)) return [{ kind: 'ignore' }];
  for (const [pattern, read] of GRAMMAR) {
    const match = pattern.exec(line);
    if (match !== null) return read(match);
  }
  return null;
}

type Reader = (match: RegExpExecArray) => Command[] | null;

const GRAMMAR: readonly (readonly [RegExp, Reader])[] = [
  [/^dig (\d+)$/, ([, spades]) => [{ kind: 'dig', spades: Number(spades) }]],
  [/^build ([a-i]\d+)$/, ([, hex]) => [{ kind: 'build', hex: hex.toUpperCase() }]],
  [
    /^transform ([a-i]\d+)(?: to (\w+))?$/,
    ([, hex, colour]) => {
      const to = colour === undefined ? null : terrainNamed(colour);
      return to === -1 ? null : [{ kind: 'transform', hex: hex.toUpperCase(), to }];
    },
  ],
  [
    /^upgrade ([a-i]\d+) to (\w+)$/,
    ([, hex, code]) => {
      const to = BUILDING_CODES.indexOf(code);
      return to < 0 || to >= BUILDINGS.length ? null : [{ kind: 'upgrade', hex: hex.toUpperCase(), to }];
    },
  ],
  [/^burn (\d+)$/, ([, times]) => [{ kind: 'burn', times: Number(times) }]],
  [
    /^convert (\d*) ?(pw|p|w|c|vp) to (\d*) ?(p|w|c|vp)$/,
    ([, give, from, get, to]) => conversion(give, from, get, to),
  ],
  [/^-(\d*)convert_w_to_p$/, () => [{ kind: 'ordain', priests: 0 }]],
  [
    /^action (act[1-6acegnsw]|bon\d+|fav\d+)$/,
    ([, space]) => [{ kind: 'action', space: space.toUpperCase() }],
  ],
  [
    /^bridge ([a-i]\d+):([a-i]\d+)$/,
    ([, from, to]) => [{ kind: 'bridge', from: from.toUpperCase(), to: to.toUpperCase() }],
  ],
  [/^connect (r\d+)$/, ([, river]) => [{ kind: 'connect', river, hexes: [] }]],
  [
    /^connect ([a-i]\d+(?::[a-i]\d+)+)$/,
    ([, hexes]) => [{ kind: 'connect', river: null, hexes: hexes.toUpperCase().split(':') }],
  ],
  [
    /^send p to (\w+)(?: for (\d+))?$/,
    ([, name, steps]) => {
      const cult = cultNamed(name);
      return cult < 0 ? null : [{ kind: 'send', cult, steps: steps === undefined ? null : Number(steps) }];
    },
  ],
  [/^advance ship(?:ping)?$/, () => [{ kind: 'advance', track: 'shipping' }]],
  [/^advance dig(?:ging)?$/, () => [{ kind: 'advance', track: 'digging' }]],
  [
    /^(leech|decline) (\d+) from (\w+)$/,
    ([, kind, amount, name]) => {
      const faction = factionNamed(name);
      if (faction === null) return null;
      return [{ kind: kind as 'leech' | 'decline', from: FACTIONS.indexOf(faction), amount: Number(amount) }];
    },
  ],
  [
    /^\+(fav\d+)$/,
    ([, tile]) => (isIn(tables.favourTiles, tile) ? [{ kind: 'favour', tile: tile.toUpperCase() }] : null),
  ],
  [
    /^\+(\d*)(tw\d+)$/,
    ([, times, tile]) =>
      !isIn(tables.townTiles, tile)
        ? null
        : Array.from(
            { length: Number(times || 1) },
            () => ({ kind: 'town', tile: tile.toUpperCase() }) as const,
          ),
  ],
  [/^\+\d*(fire|water|earth|air)$/, ([, name]) => [{ kind: 'step', cult: cultNamed(name) }]],
  [/^-\d*spade$/, () => [{ kind: 'discardSpade' }]],
  [
    /^pass(?: (bon\d+))?$/,
    ([, card]) =>
      card !== undefined && !isIn(tables.bonusCards, card)
        ? null
        : [{ kind: 'pass', card: card?.toUpperCase() ?? null }],
  ],
  [/^(?:other|cult)_income_for_faction$/, () => [{ kind: 'income' }]],
];

function isIn(table: Readonly<Record<string, unknown>>, id: string): boolean {
  return Object.hasOwn(table, id.toUpperCase());
}

function terrainNamed(colour: string): number {
  const index = COLOURS.indexOf(colour === 'grey' ? 'gray' : colour);
  return index < TERRAINS.length ? index : -1;
}

function cultNamed(name: string): number {
  return (CULTS as readonly string[]).indexOf(name);
}

/** Units given for one unit got; what a point costs in coins is the faction's own. */
const RATES: Record<string, { how: Conversion; rate: number; next?: Conversion }> = {
  'pw>p': { how: 'powerToPriest', rate: 5 },
  'pw>w': { how: 'powerToWorker', rate: 3 },
  'pw>c': { how: 'powerToCoin', rate: 1 },
  'p>w': { how: 'priestToWorker', rate: 1 },
  // A priest becomes a coin by way of a worker.
  'p>c': { how: 'priestToWorker', rate: 1, next: 'workerToCoin' },
  'w>c': { how: 'workerToCoin', rate: 1 },
  'vp>c': { how: 'pointToCoin', rate: 1 },
  'c>vp': { how: 'coinsToPoint', rate: 2 },
};

function conversion(give: string, from: string, get: string, to: string): Command[] | null {
  const times = get === '' ? 1 : Number(get);
  if (from === 'w' && to === 'p') return [{ kind: 'ordain', priests: times }];
  const rate = RATES[`${from}>${to}`];
  if (rate === undefined || (give !== '' && from !== 'c' && Number(give) !== times * rate.rate)) return null;
  const commands: Command[] = [{ kind: 'convert', how: rate.how, times }];
  if (rate.next !== undefined) commands.push({ kind: 'convert', how: rate.next, times });
  return commands;
}
