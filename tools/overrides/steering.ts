// Options that put the part of the game on the table that an override changes: a faction that nobody plays proves
// nothing.
import { type SourcedValue, sourcedValues } from '@guildhall/kernel';
import { games } from '../../packages/games/index.ts';

export type Raw = Readonly<Record<string, unknown>>;

/** Options of a short game in which the table of a path is used. */
export function optionsFor(game: string, path: string): Raw {
  const [table, id] = path.split('.');
  return { players: 2, ...(BY_GAME[game]?.(table, id) ?? {}) };
}

const BY_GAME: Readonly<Record<string, (table: string, id: string) => Raw>> = {
  'terra-mystica': terraMystica,
  'age-of-innovation': ageOfInnovation,
};

function terraMystica(table: string, id: string): Raw {
  const extras = { extraTownTiles: true, shippingCard: true, templeTile: true };
  switch (table) {
    case 'factions': {
      const homes = new Map(
        valuesOf('terra-mystica')
          .filter(({ path }) => path.endsWith('.terrain'))
          .map(({ path, value }) => [path.split('.')[1], value]),
      );
      const other = [...homes].find(([, home]) => home !== homes.get(id))?.[0];
      return { ...extras, factions: [id, other] };
    }
    case 'scoringTiles':
      return { ...extras, scoringTiles: withFirst('terra-mystica', table, id, 6) };
    case 'bonusCards':
      return { ...extras, bonusCards: withFirst('terra-mystica', table, id, 5) };
    case 'firstGame':
      return { factionChoice: 'firstGame', players: Number(id) };
    default:
      return extras;
  }
}

function ageOfInnovation(table: string, id: string): Raw {
  const of = (name: string, count: number): string[] =>
    withFirst('age-of-innovation', name, name === table ? id : null, count);
  switch (table) {
    case 'boards':
    case 'factions':
    case 'roundBonuses': {
      const [boards, factions, bonuses] = [of('boards', 2), of('factions', 2), of('roundBonuses', 2)];
      return { hands: boards.map((board, seat) => [board, factions[seat], bonuses[seat]]) };
    }
    case 'maps':
      return { players: id === 'large' ? 4 : 2 };
    case 'innovations':
      return { innovations: of(table, 6) };
    case 'palaces':
      return {
        palaces: of(table, 4)
          .filter((palace) => palace !== ALWAYS_THERE)
          .slice(0, 3),
      };
    case 'finalTiles':
      return { finalTile: id };
    case 'bookActions':
      return { bookActions: of(table, 3) };
    default:
      return {};
  }
}

const ALWAYS_THERE = 'P17';

/** So many names of a table, the wanted one first. */
function withFirst(game: string, table: string, first: string | null, count: number): string[] {
  const names = new Set(
    valuesOf(game).flatMap(({ path }) => (path.startsWith(`${table}.`) ? [path.split('.')[1]] : [])),
  );
  return [...new Set([...(first === null ? [] : [first]), ...names])].slice(0, count);
}

const known = new Map<string, readonly SourcedValue[]>();

function valuesOf(game: string): readonly SourcedValue[] {
  const values = known.get(game) ?? (games.get(game)?.tables ?? []).flatMap(sourcedValues);
  known.set(game, values);
  return values;
}
