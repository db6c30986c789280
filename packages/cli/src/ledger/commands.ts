/** The commands of a ledger row as values. */

import type { Conversion } from '@guildhall/games/terra-mystica';
import { CULTS, FACTIONS, type FactionId, TERRAINS, tables } from '@guildhall/games/terra-mystica/data';
import { LedgerError } from './ledger-error.ts';
import { shown } from './rows.ts';

/** What a player may decline to use, by the name that records have for it. */
export type Gift = 'cult' | 'free_d' | 'free_tf' | 'free_tp' | 'bridge' | 'gain_favor' | 'gain_tw';

export type Command =
  | { readonly kind: 'ignore' }
  | { readonly kind: 'dig'; readonly spades: number }
  | { readonly kind: 'build'; readonly hex: string }
  /** Without a target it goes home, as far as the spades at hand and those that were dug for it reach. */
  | { readonly kind: 'transform'; readonly hex: string; readonly to: number | null; readonly dug?: number }
  | { readonly kind: 'upgrade'; readonly hex: string; readonly to: number }
  | { readonly kind: 'burn'; readonly times: number }
  | { readonly kind: 'convert'; readonly how: Conversion; readonly times: number }
  | { readonly kind: 'ordain'; readonly priests: number }
  | { readonly kind: 'action'; readonly space: string }
  | { readonly kind: 'bridge'; readonly from: string; readonly to: string }
  | { readonly kind: 'connect'; readonly river: string | null; readonly hexes: readonly string[] }
  | { readonly kind: 'send'; readonly cult: number; readonly steps: number | null }
  | { readonly kind: 'advance'; readonly track: 'shipping' | 'digging' }
  /** Early records do not say whose power it is. */
  | {
      readonly kind: 'answer';
      readonly takes: boolean;
      readonly from: number | null;
      readonly amount: number;
    }
  | { readonly kind: 'declineAll' }
  | { readonly kind: 'favour'; readonly tile: string }
  | { readonly kind: 'town'; readonly tile: string }
  | { readonly kind: 'step'; readonly cult: number; readonly steps: number }
  | { readonly kind: 'discardSpades'; readonly spades: number }
  | { readonly kind: 'giveUp'; readonly gift: Gift; readonly times: number }
  | { readonly kind: 'pass'; readonly card: string | null }
  | { readonly kind: 'income'; readonly part: 'cult' | 'other' | 'all' }
  | { readonly kind: 'leave'; readonly faction: string | null };

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
  const line = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([:+-]) ?/g, '$1');
  if (/^(wait|done|setup|)$/.test(line)) return [{ kind: 'ignore' }];
  for (const [pattern, read] of GRAMMAR) {
    const match = pattern.exec(line);
    if (match !== null) return read(match);
  }
  return null;
}

type Reader = (match: RegExpExecArray) => Command[] | null;

/** Numbers in commands: what a player holds never has more digits, and nobody waits for a billion of anything. */
const N = '(\\d{1,3})';
const HEX = '([a-i]\\d{1,2})';
const RESOURCE = '(pw|power|p|priests?|w|workers?|c|coins?|vp)';

const GRAMMAR: readonly (readonly [RegExp, Reader])[] = [
  // Early records name the hex as well.
  [line(`dig ${N}(?: .*)?`), ([, spades]) => [{ kind: 'dig', spades: Number(spades) }]],
  [line(`build ${HEX}`), ([, hex]) => [{ kind: 'build', hex: hex.toUpperCase() }]],
  [
    line(`transform ${HEX}(?: to (\\w+))?`),
    ([, hex, colour]) => {
      const to = colour === undefined ? null : terrainNamed(colour);
      return to === -1 ? null : [{ kind: 'transform', hex: hex.toUpperCase(), to }];
    },
  ],
  [
    line(`upgrade ${HEX} to ([\\w ]+)`),
    ([, hex, name]) => {
      const to = buildingNamed(name);
      return to < 0 ? null : [{ kind: 'upgrade', hex: hex.toUpperCase(), to }];
    },
  ],
  [line(`burn ${N}`), ([, times]) => [{ kind: 'burn', times: Number(times) }]],
  [
    line(`convert ${N}? ?${RESOURCE} to ${N}? ?${RESOURCE}`),
    ([, give, from, get, to]) => conversion(give ?? '', resource(from), get ?? '', resource(to)),
  ],
  [line('convert 2 ?w to 1?bridge'), () => [{ kind: 'action', space: 'ACTE' }]],
  [line('-\\d*convert_w_to_p'), () => [{ kind: 'ordain', priests: 0 }]],
  [
    line('action (act[1-6acegnsw]|bon\\d{1,2}|fav\\d{1,2})'),
    ([, space]) => [{ kind: 'action', space: space.toUpperCase() }],
  ],
  [
    line(`bridge ${HEX}:${HEX}(?: allow_illegal)?`),
    ([, from, to]) => [{ kind: 'bridge', from: from.toUpperCase(), to: to.toUpperCase() }],
  ],
  [line('connect (r\\d{1,2})'), ([, river]) => [{ kind: 'connect', river, hexes: [] }]],
  [
    line('connect ([a-i]\\d{1,2}(?::[a-i]\\d{1,2}){1,2})'),
    ([, hexes]) => [{ kind: 'connect', river: null, hexes: hexes.toUpperCase().split(':') }],
  ],
  [
    line(`send (?:p|priest) to (\\w+)(?: for ${N})?`),
    ([, name, steps]) => {
      const cult = cultNamed(name);
      return cult < 0 ? null : [{ kind: 'send', cult, steps: steps === undefined ? null : Number(steps) }];
    },
  ],
  // Early records name the level as well.
  [line('advance ship.*'), () => [{ kind: 'advance', track: 'shipping' }]],
  [line('advance dig.*'), () => [{ kind: 'advance', track: 'digging' }]],
  [
    line(`(leech|decline) ${N}(?: from (\\w+))?`),
    ([, verb, amount, name]) => {
      const faction = name === undefined ? null : factionNamed(name);
      if (name !== undefined && faction === null) return null;
      const from = faction === null ? null : FACTIONS.indexOf(faction);
      return [{ kind: 'answer', takes: verb === 'leech', from, amount: Number(amount) }];
    },
  ],
  [line('decline'), () => [{ kind: 'declineAll' }]],
  [
    line('\\+1?(fav\\d{1,2})'),
    ([, tile]) => (isIn(tables.favourTiles, tile) ? [{ kind: 'favour', tile: tile.toUpperCase() }] : null),
  ],
  [
    line('\\+(\\d?)(tw\\d{1,2})'),
    ([, times, tile]) =>
      !isIn(tables.townTiles, tile)
        ? null
        : Array.from(
            { length: Number(times || 1) },
            () => ({ kind: 'town', tile: tile.toUpperCase() }) as const,
          ),
  ],
  [
    line('\\+(\\d?)(fire|water|earth|air)'),
    ([, steps, name]) => [{ kind: 'step', cult: cultNamed(name), steps: Number(steps || 1) }],
  ],
  // A step back before a town tile chooses the track that gets its key: the position after the row says as much.
  [line('-\\d?(?:fire|water|earth|air)'), () => [{ kind: 'ignore' }]],
  [line('-(\\d?)spades?'), ([, spades]) => [{ kind: 'discardSpades', spades: Number(spades || 1) }]],
  [
    line('-(\\d?)(cult|free_d|free_tf|free_tp|bridge|gain_favor|gain_tw)'),
    ([, times, gift]) => [{ kind: 'giveUp', gift: gift as Gift, times: Number(times || 1) }],
  ],
  // What only marks how a gift is to be used goes with it.
  [line('-\\d?(?:teleport_no_tf|tf_need_hex_adjacency|cults_on_same_track)'), () => [{ kind: 'ignore' }]],
  [
    line('(?:pass |\\+)(bon\\d{1,2})'),
    ([, card]) => (isIn(tables.bonusCards, card) ? [{ kind: 'pass', card: card.toUpperCase() }] : null),
  ],
  [line('pass'), () => [{ kind: 'pass', card: null }]],
  [
    line('(?:(cult|other|all)_)?income(?:_for_faction)?'),
    ([, part]) => [{ kind: 'income', part: (part as 'cult' | 'other' | undefined) ?? 'all' }],
  ],
  [line('resign'), () => [{ kind: 'leave', faction: null }]],
  [line('drop-faction (\\w+)'), ([, name]) => [{ kind: 'leave', faction: name }]],
];

function line(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

/** The commands of a whole row; a command that is none is a fault of the record. */
export function parseRow(commands: string): Command[] {
  return commands.split('.').flatMap((text) => {
    const parsed = parseCommand(text);
    if (parsed === null) throw new LedgerError(`${shown(text.trim())} is not a command this reader knows`);
    return parsed;
  });
}

const RESOURCES: Readonly<Record<string, string>> = { power: 'pw', priest: 'p', worker: 'w', coin: 'c' };

function resource(name: string): string {
  const one = name.length > 2 ? name.replace(/s$/, '') : name;
  return RESOURCES[one] ?? one;
}

const BUILDING_NAMES: readonly string[] = ['dwelling', 'trading post', 'temple', 'stronghold', 'sanctuary'];

function buildingNamed(name: string): number {
  const code = BUILDING_CODES.indexOf(name);
  return code >= 0 ? code : BUILDING_NAMES.indexOf(name);
}

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
