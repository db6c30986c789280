// Some overrides that have nothing to do with each other, on some table: drawn at random, the same every time.
import { type Game, type OptionSpec, type Override, type Random, randomFrom } from '@guildhall/kernel';
import type { Raw } from './steering.ts';
import { extremesAt, type Place } from './values.ts';

interface Bundle {
  readonly name: string;
  readonly overrides: readonly Override[];
  readonly others: Raw;
}

const SIZES = [2, 2, 3, 5, 10, 25, 60, 150];

export function bundlesOf(game: Game, places: readonly Place[], count: number): Bundle[] {
  const open = places.filter((place) => extremesAt(place).some((value) => value !== place.printed));
  return Array.from({ length: count }, (_, number) => bundleOf(game, open, number));
}

function bundleOf(game: Game, places: readonly Place[], number: number): Bundle {
  const random = randomFrom(`bundle ${number} of ${game.id}`);
  const size = SIZES[number % SIZES.length];
  const chosen = new Set(Array.from({ length: size }, () => places[random.below(places.length)]));
  const overrides = [...chosen].map((place) => ({ path: place.path, value: valueAt(place, random) }));
  return { name: `bundle ${number} (${size})`, overrides, others: someOptions(game, random) };
}

/** An end of the range mostly, else anything within it. */
function valueAt(place: Place, random: Random): Override['value'] {
  const { range, printed } = place;
  if (range?.kind === 'number' && random.below(3) === 0) {
    return range.least + random.below(range.most - range.least + 1);
  }
  if (range?.kind === 'letters') {
    return [...String(printed)].map(() => range.letters[random.below(range.letters.length)]).join('');
  }
  return oneOf(extremesAt(place), random);
}

function someOptions({ options: { minPlayers, maxPlayers, fields } }: Game, random: Random): Raw {
  const specs: [string, OptionSpec<unknown>][] = Object.entries(fields);
  const players = minPlayers + random.below(maxPlayers - minPlayers + 1);
  const chosen = specs.flatMap(([name, { values, check }]) => {
    const fitting = (values ?? []).filter((value) => check(value, players) === null);
    return fitting.length === 0 ? [] : [[name, oneOf(fitting, random)] as const];
  });
  return { players, ...Object.fromEntries(chosen) };
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)];
}
