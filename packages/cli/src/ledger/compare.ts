/** Compares our positions with recorded ones, in words. */

import { type Action, BUILDING_KINDS, NONE, type Ruleset, type State } from '@guildhall/games/terra-mystica';
import { type LogEvent, openGroup, type Rules } from '@guildhall/kernel';
import { BUILDING_CODES, COLOURS } from './commands.ts';
import type { RecordedEnd, RecordedFaction } from './end.ts';
import type { Position } from './rows.ts';

type Pair = readonly [what: string, ours: number | string, theirs: number | string];

function inWords(pairs: readonly Pair[]): string | null {
  const wrong = pairs.filter(([, ours, theirs]) => ours !== theirs);
  if (wrong.length === 0) return null;
  return wrong.map(([name, ours, theirs]) => `${name}: ${ours} here, ${theirs} in the record`).join('; ');
}

/** How a seat's position differs from the recorded one, or null. */
export function differenceOf(state: State, seat: number, position: Position): string | null {
  const player = state.players[seat];
  return inWords([
    ['points', player.points, position.points],
    ['coins', player.coins, position.coins],
    ['workers', player.workers, position.workers],
    ['priests', player.priests, position.priests],
    ['power', `${player.bowl1}/${player.bowl2}/${player.bowl3}`, position.bowls.join('/')],
    ['cults', player.cults.join('/'), position.cults.join('/')],
  ]);
}

/** A finished game: the rules it was played by, its last state, and what the log said of the final scoring. */
export interface Finished {
  readonly g: Ruleset;
  readonly rules: Rules<State, Action>;
  readonly state: State;
  readonly seatOf: ReadonlyMap<string, number>;
  readonly scoring: readonly LogEvent[];
}

/** How the end of a game differs from the recorded end: of a faction, or of the board (an empty name); or null. */
export function finalDifference(
  finished: Finished,
  end: RecordedEnd,
): { readonly faction: string; readonly problem: string } | null {
  for (const [faction, recorded] of end.factions) {
    const seat = finished.seatOf.get(faction);
    const pairs = seat === undefined ? [] : seatPairs(finished, seat, recorded);
    const problem = seat === undefined ? 'is not in the game' : inWords(pairs);
    if (problem !== null) return { faction, problem: `at the end, ${problem}` };
  }
  for (const [faction, seat] of finished.seatOf) {
    const plays = finished.state.players[seat].faction !== NONE;
    if (plays && !end.factions.has(faction))
      return { faction, problem: 'the record has no final score for it' };
  }
  const problem = inWords(boardPairs(finished, end));
  return problem === null ? null : { faction: '', problem: `at the end, ${problem}` };
}

function seatPairs({ g, rules, state, scoring }: Finished, seat: number, recorded: RecordedFaction): Pair[] {
  const player = state.players[seat];
  const pairs: Pair[] = [['points', rules.outcome(state).totals[seat], recorded.points]];
  const { buildings, network, keys, shipping, digging, tiles } = recorded;
  if (buildings !== null) {
    BUILDING_CODES.forEach((code, kind) => {
      pairs.push([code.toUpperCase(), player.built[kind], buildings[code.toUpperCase()] ?? 0]);
    });
  }
  // The log tells the area only of those who got points for it.
  const area = scoring.find((event) => event.kind === 'areaScored' && event.seat === seat)?.data.buildings;
  if (network !== null && typeof area === 'number') pairs.push(['largest area', area, network]);
  if (keys !== null) pairs.push(['keys', player.keys, keys]);
  if (shipping !== null) pairs.push(['shipping', player.shipping, shipping]);
  if (digging !== null) pairs.push(['digging', player.digging, digging]);
  if (tiles !== null) {
    const favours = g.favourIds.filter((_, tile) => (player.favours & (1 << tile)) !== 0);
    // The record names each kind once.
    const held = [...favours, ...new Set(player.towns.map((tile) => g.townIds[tile]))];
    pairs.push(['tiles', listed(held), listed(tiles)]);
  }
  return pairs;
}

function boardPairs({ g, state }: Finished, { bridges, map }: RecordedEnd): Pair[] {
  const pairs: Pair[] = [];
  if (bridges !== null) {
    const ours = state.bridges.map((bridge) => {
      const [from, to] = g.sites[Math.floor(bridge / 8)];
      const ends = [g.map.landNames[from], g.map.landNames[to]].sort();
      return `${COLOURS[state.players[bridge % 8].home]} ${ends.join(':')}`;
    });
    pairs.push(['bridges', listed(ours), listed(bridges)]);
  }
  for (const [name, recorded] of map ?? []) {
    const hex = g.map.landAt.get(name);
    if (hex === undefined) {
      pairs.push([name, 'no land', recorded]);
      continue;
    }
    const building = state.buildings[hex];
    const code = building === NONE ? '' : BUILDING_CODES[building % BUILDING_KINDS].toUpperCase();
    const ours = `${COLOURS[state.terrain[hex]]} ${code}`.trim();
    const town = state.inTown[hex] === 1 ? ' in a town' : '';
    pairs.push([name, ours + town, recorded]);
  }
  return pairs;
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? 'none' : [...items].sort().join(' ');
}

/** What somebody still has to decide, for the message of a record that ends too early. */
export function stillOwed(state: State): string {
  const owed = [...state.aside, ...openGroup(state)];
  return owed.map(({ kind, seat }) => `${kind} of seat ${seat}`).join(', ');
}
