/** Options of a game alone in which a value of the Cardinal's tables is used. */
import type { OptionValues } from '../samples.ts';
import { tables } from './data/index.ts';

/** A game with this fair, if it is one; the others are any that such a game has. */
function withFair(fair: string, silver: boolean): OptionValues {
  const pool = Object.keys(tables.fairs).filter((id) => tables.fairs[id][silver ? 'inSilver' : 'inBase']);
  if (!pool.includes(fair)) return {};
  return { fairs: [fair, ...pool.filter((id) => id !== fair).slice(0, tables.rounds - 1)] };
}

/** Null: the table is used in other games too. */
export function optionsAlone(table: string, id: string): OptionValues | null {
  switch (table) {
    case 'cardinal':
    case 'surprises':
      return { players: 1, silver: true };
    case 'cardinalLevels':
      return { players: 1, silver: true, level: id };
    case 'challenges':
      return { players: 1, silver: tables.challenges[id].set === 'silver', challenges: [id] };
    case 'decrees': {
      const { fair, set, scoring } = tables.decrees[id];
      const silver = set === 'silver';
      return {
        players: 1,
        silver,
        ...withFair(fair, silver),
        ...(scoring === 'either' ? {} : { scoring }),
      };
    }
    default:
      return null;
  }
}
