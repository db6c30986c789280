/** Logs points and goods, by comparing what everybody had before with what they have now. */
import { type LogValue, openGroup, TABLE } from '@guildhall/kernel';
import { GOODS, type SurprisePart } from '../data/index.ts';
import { NO_CARD } from './cardinal/log.ts';
import type { Listener } from './ruleset.ts';
import { CARDINAL } from './seats.ts';
import { type Because, CARDINAL_SOURCES, SOURCES, type State } from './state.ts';

const ALL_SOURCES = [...SOURCES, ...CARDINAL_SOURCES];

/** The Cardinal holds no seat: what he gains has messages of its own. */
const KINDS = {
  seat: { goods: 'goodsChanged', silver: 'silverChanged', points: 'scored' },
  cardinal: { goods: 'cardinalGoods', silver: 'cardinalSilver', points: 'cardinalScored' },
} as const;

/** Parts of a surprise that bring him something and leave no other trace. */
const PLAIN_PARTS: readonly SurprisePart[] = [
  'points',
  'pointsForMines',
  'needed',
  'gold',
  'silver',
  'thirdSeeker',
];

/** The part of a card that the next step carries out, where only the gain is logged. */
function partOf(state: State): Because {
  const owed = openGroup(state)[0];
  if (owed?.kind !== 'cardinalDoes' || !PLAIN_PARTS.includes(owed.what)) return NO_CARD;
  return { card: owed.card, line: owed.line };
}

export function watchStanding(state: State): (after: State, listener: Listener) => void {
  const { players } = state;
  const because = state.cardinal === undefined ? NO_CARD : partOf(state);
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
        listener({ kind, seat, readers: 'all', data: isCardinal ? { ...because, ...data } : data });
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
