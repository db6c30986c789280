// Options that put the part of the game on the table that an override changes: a faction that nobody plays proves
// nothing.
import { manifests, type OptionValues } from '@guildhall/games';

export type Raw = OptionValues;

const STEERING = new Map(
  await Promise.all(
    manifests.map(async ({ id, samples }) => [id, (await samples?.())?.optionsWith ?? null] as const),
  ),
);

/** Options of a short game in which the table of a path is used. */
export function optionsFor(game: string, path: string): Raw {
  const [table, id] = path.split('.');
  return { players: 2, ...STEERING.get(game)?.(table, id) };
}
