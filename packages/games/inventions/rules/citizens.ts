/** Citizens, influence and points of a seat: what comes in and what goes out. */
import type { Ruleset } from './ruleset.ts';
import { ANY, type Player, SOURCES, type Source, type State } from './state.ts';

const SOURCE_INDEX = Object.fromEntries(SOURCES.map((source, index) => [source, index])) as Record<
  Source,
  number
>;

export function score(player: Player, source: Source, points: number): void {
  player.points += points;
  player.sources[SOURCE_INDEX[source]] += points;
}

export function gainInfluence(g: Ruleset, player: Player, steps: number): void {
  player.influence = Math.min(g.tables.influenceTrack.length - 1, player.influence + steps);
}

/** The era of an owner's personal milestone: also the limit of the academy. */
export function eraOf(g: Ruleset, state: State, owner: number): number {
  return g.milestones[state.personal[owner]].era;
}

/** Citizens that come to the academy; those beyond its limit go to the supply. `fromSupply`: they come from there. */
export function gainScholars(
  g: Ruleset,
  state: State,
  seat: number,
  count: number,
  from: 'supply' | 'board',
): void {
  const player = state.players[seat];
  const room = Math.max(0, eraOf(g, state, seat) - player.scholars);
  if (from === 'supply') {
    const taken = Math.min(room, count, player.supply);
    player.supply -= taken;
    player.scholars += taken;
    return;
  }
  const kept = Math.min(room, count);
  player.scholars += kept;
  player.supply += count - kept;
}

/** New specialists at home, as many as the supply has. */
export function gainSpecialists(player: Player, type: number, count: number): void {
  const taken = Math.min(count, player.supply);
  player.supply -= taken;
  player.home[type] += taken;
}

/** A new citizen on the map, if there is one. */
export function settle(state: State, seat: number, region: number): void {
  const player = state.players[seat];
  if (player.supply === 0) return;
  player.supply -= 1;
  state.regions[region].citizens[seat] += 1;
}

/** Whether any citizen of a seat is in a region. */
export function isOnMap(state: State, seat: number): boolean {
  for (const { citizens } of state.regions) if (citizens[seat] > 0) return true;
  return false;
}

/** Citizens at home of a type (or of all types) and scholars: those who can be exhausted for it. */
export function ableTo(player: Player, type: number): number {
  if (type !== ANY) return player.home[type] + player.scholars;
  return player.home[0] + player.home[1] + player.home[2] + player.scholars;
}

/** Takes somebody off the board: a specialist of a type, or a scholar. */
export function deploy(player: Player, type: number, scholar: boolean): void {
  if (scholar) player.scholars -= 1;
  else player.home[type] -= 1;
}
