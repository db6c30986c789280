/** The Cardinal's seeker action: a city with a place for what he looks for, a bonus tile, the way there, a building. */
import { type Built, TABLETS } from '../../data/index.ts';
import { mapOn } from '../places.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { type Because, NONE, type State } from '../state.ts';
import { cityOf, levelOf } from '../underground.ts';
import { buildHouse, buildPillar, payForReach, takeTileInRange } from './building.ts';
import { buildMine, citiesOf, type Find, finds, kindsOf } from './finds.ts';
import { tell } from './log.ts';
import { bestWay, byKeys, distancesFrom, withinReach } from './ranges.ts';
import { resolveTablet } from './tablets.ts';

/** A map with a seeker of the player, the better bonus, the deeper map; then the nearer city. */
function best(g: Ruleset, state: State, range: number, kinds: readonly Built[]): Find | undefined {
  const [found] = byKeys(withinReach(finds(g, state, kinds), range), ({ kind, spot, distance, bonus }) => {
    const level = levelOf(spot);
    const isShared = state.players[0].seekers[level] !== NONE;
    return [kinds.indexOf(kind), isShared ? 0 : 1, -bonus, -level, distance, spot];
  });
  return found;
}

/** False: there is no such place on any of his maps. */
export function seek(
  g: Ruleset,
  state: State,
  points: number,
  seeks: string,
  because: Because,
  listener?: Listener,
): boolean {
  const found = best(g, state, points, kindsOf(seeks));
  if (found === undefined) return false;
  const level = levelOf(found.spot);
  const distances = distancesFrom(g, state, state.players[CARDINAL].seekers[level]);
  payForReach(state, found.distance - points, because, listener);
  const spots = citiesOf(g, state, level).map((spot) => ({ spot, distance: distances[spot] }));
  takeTileInRange(g, state, spots, points, because, listener);
  travel(g, state, found.spot, because, listener);
  build(g, state, found, because, listener);
  return true;
}

/** The tablet on a way that nobody has covered, or NONE. */
function openTablet(g: Ruleset, state: State, from: number, to: number): number {
  const level = levelOf(from);
  const map = mapOn(g, state, level);
  const way = map.ways[cityOf(from)][cityOf(to)];
  const isCovered = ((state.silver?.covered[level] ?? 0) & (1 << way)) !== 0;
  return isCovered ? NONE : map.tablets[way];
}

/** By the way with the most tablets, which are covered. */
function travel(g: Ruleset, state: State, to: number, because: Because, listener?: Listener): void {
  const { silver } = state;
  const level = levelOf(to);
  const { seekers } = state.players[CARDINAL];
  const from = seekers[level];
  if (silver === null || from === to) return;
  const gathers = (one: number, next: number): number => (openTablet(g, state, one, next) === NONE ? 0 : 1);
  tell(listener, 'cardinalSeeker', because, { spot: g.spotIds[to] });
  for (const next of bestWay(g, state, from, to, gathers)) {
    const here = seekers[level];
    const tablet = openTablet(g, state, here, next);
    seekers[level] = next;
    if (tablet === NONE) continue;
    silver.covered[level] |= 1 << mapOn(g, state, level).ways[cityOf(here)][cityOf(next)];
    tell(listener, 'cardinalTablet', because, { tablet: `tablet.${TABLETS[tablet]}` });
    resolveTablet(g, state, TABLETS[tablet], listener);
  }
}

/** A tablet on the way may have brought a building to this very city, or taken the last piece. */
function build(g: Ruleset, state: State, { kind, spot }: Find, because: Because, listener?: Listener): void {
  if (kind === 'house') buildHouse(g, state, spot, because, listener);
  else if (kind === 'pillar') buildPillar(g, state, spot, because, listener);
  else buildMine(g, state, spot, because, listener);
}
