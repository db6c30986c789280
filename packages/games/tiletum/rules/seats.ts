/** Seats, and the Cardinal, who holds none: he stands behind them among the players of a state. */

/** How many set-up is for: somebody alone meets the Cardinal in a game for two. */
export function playersIn(seats: number): number {
  return Math.max(2, seats);
}

interface Seated {
  readonly seats: number;
}

export function isAlone(g: Seated): boolean {
  return g.seats === 1;
}

export function isCardinal(g: Seated, player: number): boolean {
  return player >= g.seats;
}

/** The member of `State.players` that is the Cardinal: alone there is one seat. */
export const CARDINAL = 1;
