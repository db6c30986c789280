/** The positions of the guide, each reached by the entries of one game. */
import type { Guide, GuidePosition } from '../../guide.ts';
import { OPTIONS } from '../lessons/setup.ts';
import { ENTRIES, SEED } from './game.ts';
import { BLUE } from './values.ts';

function position(id: string, before: number, ...lines: readonly string[]): GuidePosition {
  return {
    id,
    options: OPTIONS,
    seed: SEED,
    seat: BLUE,
    entries: [...ENTRIES.slice(0, before), ...lines.map((line) => `${BLUE} ${line}`)],
  };
}

export const positions: Guide['positions'] = [
  position('presented', 7),
  position('epoch', 76),
  position('majority', 76, 'pillar gainInfluence'),
  position('innovate', 138, 'pillar innovate'),
  position('build', 143),
  position('invent', 202, 'pillar invent'),
  position('end', ENTRIES.length),
];
