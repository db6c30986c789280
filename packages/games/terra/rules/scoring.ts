/** Points by their sources, and what both games score at the end. */
import { type Listener, namer, type Outcome, toAll } from '@guildhall/kernel';
import { ranksOf } from './ranking.ts';
import type { TerraPlayer, TerraState } from './state.ts';

type Score<S extends string> = (player: TerraPlayer, source: S, points: number) => void;

/** How points of a source are booked. `sources` is the order in which players keep them. */
export function scorer<S extends string>(sources: readonly S[]): Score<S> {
  const indexes = Object.fromEntries(sources.map((source, index) => [source, index])) as Record<S, number>;
  return (player, source, points) => {
    player.points += points;
    player.sources[indexes[source]] += points;
  };
}

/** The result of a game, with the points of every seat by their sources. */
export function outcomeBy(sources: readonly string[]): (state: TerraState) => Outcome {
  const nameOf = namer(sources);
  return ({ players }) => {
    const totals = players.map((player) => player.points);
    return {
      sources: players.map((player) => nameOf(player.sources)),
      totals,
      ranks: ranksOf(totals),
    };
  };
}

/** Points for the places in something, logged with the value that earned them. */
export function scorePlaces<S extends string>(
  score: Score<S>,
  source: S,
  { players }: TerraState,
  points: readonly number[],
  eventOf: (seat: number) => { readonly kind: string; readonly data: Record<string, string | number> },
  listener?: Listener,
): void {
  for (const [seat, player] of players.entries()) {
    if (points[seat] === 0) continue;
    score(player, source, points[seat]);
    if (listener === undefined) continue;
    const { kind, data } = eventOf(seat);
    listener(toAll(kind, seat, { ...data, points: points[seat] }));
  }
}

/** Points for the largest areas of buildings. */
export function scoreAreas(
  score: Score<'area'>,
  state: TerraState,
  areas: readonly number[],
  points: readonly number[],
  listener?: Listener,
): void {
  const eventOf = (seat: number) => ({ kind: 'areaScored', data: { buildings: areas[seat] } });
  scorePlaces(score, 'area', state, points, eventOf, listener);
}

/** Coins that the power of a player could become: that of bowl II is burnt in pairs. */
export function coinsOfPower({ bowl2, bowl3 }: TerraPlayer): number {
  return bowl3 + Math.floor(bowl2 / 2);
}

/** What a player has left becomes points at a rate of coins. Everything but coins and power is the game's own. */
export function scoreLeftover(
  score: Score<'resources'>,
  player: TerraPlayer,
  seat: number,
  coins: number,
  rate: number,
  listener?: Listener,
): void {
  const points = Math.floor(coins / rate);
  score(player, 'resources', points);
  player.coins = coins % rate;
  player.bowl1 += coinsOfPower(player);
  player.bowl2 %= 2;
  player.bowl3 = 0;
  listener?.(toAll('resourcesScored', seat, { coins, points }));
}
