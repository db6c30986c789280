/** A decree of the Cardinal in words, and whether its lines would hold as things stand. */
import type { Words } from '@guildhall/board-kit';
import {
  ACTIONS,
  type ConditionId,
  countsOnMaps,
  type DecreeLineTable,
  GOODS,
  holdsByCounts,
  isCounted,
  type Need,
  type OrderId,
} from '../data/index.ts';
import type { Player, State } from '../rules/index.ts';
import { type Atlas, CARDINAL, NONE } from './atlas.ts';

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
  if (!isCounted(when)) return null;
  const player = view.players[CARDINAL];
  return holdsByCounts(when, {
    ...countsOnMaps(view, CARDINAL, player.cathedrals),
    minesLeft: player.mines,
    openContracts: player.storehouse.filter((tile) => atlas.tiles[tile].kind === 'contract').length,
  });
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
