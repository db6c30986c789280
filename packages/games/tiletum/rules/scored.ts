/** Points and goods in the log: told by comparing what everybody had before and has now. */
import { type LogValue, TABLE } from '@guildhall/kernel';
import { GOODS } from '../data/index.ts';
import type { Listener } from './ruleset.ts';
import { CARDINAL } from './seats.ts';
import { CARDINAL_SOURCES, SOURCES, type State } from './state.ts';

const ALL_SOURCES = [...SOURCES, ...CARDINAL_SOURCES];

/** The Cardinal holds no seat: what he gains has messages of its own. */
const KINDS = {
  seat: { goods: 'goodsChanged', silver: 'silverChanged', points: 'scored' },
  cardinal: { goods: 'cardinalGoods', silver: 'cardinalSilver', points: 'cardinalScored' },
} as const;

export function watchStanding({ players }: State): (after: State, listener: Listener) => void {
  const before = players.map(({ sources, goods, silver }) => ({
    sources: sources.slice(),
    goods: goods.slice(),
    silver,
  }));
  return (after, listener) => {
    for (const [at, player] of after.players.entries()) {
      const isCardinal = after.cardinal !== undefined && at === CARDINAL;
      const kinds = isCardinal ? KINDS.cardinal : KINDS.seat;
      const seat = isCardinal ? TABLE : at;
      const say = (kind: string, data: Record<string, LogValue>): void =>
        listener({ kind, seat, readers: 'all', data });
      for (const [good, name] of GOODS.entries()) {
        const count = player.goods[good] - before[at].goods[good];
        if (count !== 0)
          say(kinds.goods, {
            // He keeps iron and wool together.
            good: isCardinal && name === 'iron' ? 'ironWool' : name,
            count: Math.abs(count),
            isGain: count > 0,
          });
      }
      const silver = player.silver - before[at].silver;
      if (silver !== 0) say(kinds.silver, { count: Math.abs(silver), isGain: silver > 0 });
      for (const [index, source] of ALL_SOURCES.slice(0, player.sources.length).entries()) {
        const points = player.sources[index] - before[at].sources[index];
        if (points !== 0) say(kinds.points, { source, points: Math.abs(points), isGain: points > 0 });
      }
    }
  };
}
