/** Seats, and the Automa, who holds none: alone she stands behind the seat among the players of a state. */

interface Seated {
  readonly seats: number;
}

export function isAlone({ seats }: Seated): boolean {
  return seats === 1;
}

export function isAutoma({ seats }: Seated, player: number): boolean {
  return player >= seats;
}

/** The members of `State.players` that are the seat and the Automa in a game alone. */
export const HUMAN = 0;
export const AUTOMA = 1;
