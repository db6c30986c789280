/** Points and goods in the log: told by comparing what everybody had before and has now. */
import { GOODS } from '../data/index.ts';
import type { Listener } from './ruleset.ts';
import { SOURCES, type State } from './state.ts';

export function watchStanding({ players }: State): (after: State, listener: Listener) => void {
  const before = players.map(({ sources, goods, silver }) => ({
    sources: sources.slice(),
    goods: goods.slice(),
    silver,
  }));
  return (after, listener) => {
    for (const [seat, player] of after.players.entries()) {
      for (const [good, name] of GOODS.entries()) {
        const count = player.goods[good] - before[seat].goods[good];
        if (count !== 0)
          listener({
            kind: 'goodsChanged',
            seat,
            readers: 'all',
            data: { good: name, count: Math.abs(count), isGain: count > 0 },
          });
      }
      const silver = player.silver - before[seat].silver;
      if (silver !== 0)
        listener({
          kind: 'silverChanged',
          seat,
          readers: 'all',
          data: { count: Math.abs(silver), isGain: silver > 0 },
        });
      for (const [at, source] of SOURCES.entries()) {
        const points = player.sources[at] - before[seat].sources[at];
        if (points !== 0)
          listener({
            kind: 'scored',
            seat,
            readers: 'all',
            data: { source, points: Math.abs(points), isGain: points > 0 },
          });
      }
    }
  };
}
