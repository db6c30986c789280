/** Places underground where the Cardinal could build, his mines, and his way onto further maps. */
import { BUILT, type Built, FIRST_CITY, MAPS, SLOTS } from '../../data/index.ts';
import { mapOn } from '../places.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { checkMine, placeMine } from '../seekers.ts';
import { type Because, NONE, type State } from '../state.ts';
import { cityOf, levelOf } from '../underground.ts';
import { bestSlot, canPillar, slotPoints } from './building.ts';
import { tell } from './log.ts';
import { byKeys, distancesFrom } from './ranges.ts';

/** The kinds that a card names, the better first; without a name as on Seekers' Guild. */
export function kindsOf(seeks: string): readonly Built[] {
  const named = seeks.split('>');
  const known = BUILT.filter((kind) => named.includes(kind));
  return known.length === 0 ? BUILT : known.sort((a, b) => named.indexOf(a) - named.indexOf(b));
}

/** The free mine slot of a city with the most gold, or NONE where he cannot place a mine. */
function bestMineSlot(g: Ruleset, state: State, spot: number): number {
  const free = Array.from({ length: SLOTS }, (_, slot) => slot).filter(
    (slot) => checkMine(g, state, CARDINAL, spot, slot) === null,
  );
  const [best] = byKeys(free, (slot) => [-mineGold(g, state, spot, slot)]);
  return best ?? NONE;
}

function mineGold(g: Ruleset, state: State, spot: number, slot: number): number {
  return mapOn(g, state, levelOf(spot)).mines[cityOf(spot) * SLOTS + slot];
}

export interface Find {
  readonly kind: Built;
  readonly spot: number;
  readonly distance: number;
  /** What he would gain there. */
  readonly bonus: number;
}

/** What a city offers of a kind; null: nothing. */
function offerAt(g: Ruleset, state: State, kind: Built, spot: number): number | null {
  switch (kind) {
    case 'mine': {
      const slot = bestMineSlot(g, state, spot);
      return slot === NONE ? null : mineGold(g, state, spot, slot);
    }
    case 'house': {
      const slot = bestSlot(g, state, spot);
      return slot === NONE ? null : slotPoints(g, state, spot, slot);
    }
    case 'pillar':
      return canPillar(g, state, spot) ? 0 : null;
    default:
      return kind satisfies never;
  }
}

export function citiesOf(g: Ruleset, state: State, level: number): number[] {
  const { neighbours } = mapOn(g, state, level);
  return neighbours.map((_, city) => FIRST_CITY + level * neighbours.length + city);
}

/** Every place that fits, on every map where he has a seeker. */
export function finds(g: Ruleset, state: State, kinds: readonly Built[]): Find[] {
  const { seekers } = state.players[CARDINAL];
  return MAPS.flatMap((_, level) => {
    if (state.silver === null || seekers[level] === NONE) return [];
    const distances = distancesFrom(g, state, seekers[level]);
    return citiesOf(g, state, level).flatMap((spot) =>
      kinds.flatMap((kind) => {
        const bonus = offerAt(g, state, kind, spot);
        const distance = distances[spot];
        return bonus === null || distance === Number.POSITIVE_INFINITY
          ? []
          : [{ kind, spot, distance, bonus }];
      }),
    );
  });
}

export function buildMine(
  g: Ruleset,
  state: State,
  spot: number,
  because: Because,
  listener?: Listener,
): void {
  const slot = bestMineSlot(g, state, spot);
  if (slot === NONE) return;
  placeMine(g, state, CARDINAL, spot, slot);
  tell(listener, 'cardinalMine', because, { spot: g.spotIds[spot] });
}

/** A seeker for nothing on a map where he has none. */
export function enterMap(
  g: Ruleset,
  state: State,
  level: number,
  because: Because,
  listener?: Listener,
): boolean {
  const player = state.players[CARDINAL];
  if (player.seekersLeft === 0 || player.seekers[level] !== NONE) return false;
  const { start } = mapOn(g, state, level);
  player.seekersLeft -= 1;
  player.seekers[level] = start;
  tell(listener, 'cardinalNewSeeker', because, { spot: g.spotIds[start] });
  return true;
}
