/** A decree of the Cardinal in words, and whether its lines would hold as things stand. */
import type { Words } from '@guildhall/board-kit';
import {
  ACTIONS,
  CATHEDRALS,
  type ConditionId,
  type DecreeLineTable,
  GOODS,
  type Need,
  type OrderId,
} from '../data/index.ts';
import type { Player, State } from '../rules/index.ts';
import { type Atlas, bitsOf, CARDINAL, countOf, NONE, SLOTS } from './atlas.ts';
import { FIRST_CITY } from './spots.ts';

/** He keeps iron and wool together. */
export function needCount({ goods }: Player, need: Need): number {
  const at = (name: (typeof GOODS)[number]): number => goods[GOODS.indexOf(name)];
  return need === 'ironWool' ? at('iron') + at('wool') : at(need);
}

export interface DecreeLine {
  readonly number: number;
  readonly title: string;
  /** Whether it would hold now, where that can be counted. */
  readonly standing: string;
}

function orderText(words: Words, order: OrderId): string {
  return (ACTIONS as readonly string[]).includes(order)
    ? words.say('orderAction', { action: order })
    : words.say(`value.${order}`);
}

const SEEKING: readonly OrderId[] = ['seeker', 'merchantOrSeeker', 'architectOrSeeker'];

/** What a line orders, and what his seeker looks for by it, the kinds in their order. */
function orderWithKinds(words: Words, { order, seeks }: DecreeLineTable): string {
  const text = orderText(words, order);
  if (!SEEKING.includes(order) || seeks === 'any') return text;
  const kinds = seeks.split('>').map((kind) => words.say(`seek.${kind}`));
  return words.say('lineSeeks', { order: text, kinds: kinds.join(' > ') });
}

/** Whether a condition holds by what anybody can count; null: it depends on the die and its range. */
function holdsNow(atlas: Atlas, view: State, when: ConditionId): boolean | null {
  const player = view.players[CARDINAL];
  const houses = countOf(view.houses, CARDINAL);
  const pillars = countOf(view.pillars, CARDINAL);
  const mines = countOf(view.silver?.mines ?? [], CARDINAL);
  const main = CATHEDRALS.length;
  switch (when) {
    case 'pillarsAboveHouses':
      return pillars > houses;
    case 'housesNotBelowPillars':
      return houses >= pillars;
    case 'housesOrMinesNotBelowPillars':
      return Math.max(houses, mines) >= pillars;
    case 'pillarsOrMinesNotBelowHouses':
      return Math.max(pillars, mines) >= houses;
    case 'pillarsAboveCathedrals':
      return pillars > bitsOf(player.cathedrals);
    case 'mainPillarsAboveCathedrals':
      return (
        countOf(view.pillars.slice(0, main * SLOTS), CARDINAL) > bitsOf(player.cathedrals & ((1 << main) - 1))
      );
    case 'openContract':
      return player.storehouse.some((tile) => atlas.tiles[tile].kind === 'contract');
    case 'mineLeft':
      return player.mines > 0;
    case 'minesAboveBuildings':
      return (
        mines >
        countOf(view.houses.slice(FIRST_CITY * SLOTS), CARDINAL) +
          countOf(view.pillars.slice(main * SLOTS), CARDINAL)
      );
    default:
      return null;
  }
}

export function decreeLines(words: Words, atlas: Atlas, view: State): readonly DecreeLine[] {
  const decree = view.cardinal?.decree ?? NONE;
  if (decree === NONE) return [];
  return atlas.tables.decrees[atlas.decrees[decree]].lines.flatMap((line, at): readonly DecreeLine[] => {
    const { when } = line;
    if (line.order === 'none') return [];
    const ordered = orderWithKinds(words, line);
    const holds = holdsNow(atlas, view, when);
    return [
      {
        number: at + 1,
        title:
          when === 'always'
            ? ordered
            : words.say('lineWhen', { when: words.say(`value.${when}`), order: ordered }),
        standing: holds === null ? '' : words.say(holds ? 'lineHolds' : 'lineDoesNotHold'),
      },
    ];
  });
}
