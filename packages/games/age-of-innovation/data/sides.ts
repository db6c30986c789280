/** For how many a game is set up, and on which side of the map. */

/** Somebody alone meets the Automa in a game for two. */
export function playersIn(seats: number): number {
  return Math.max(2, seats);
}

interface Chosen {
  readonly players: number;
  readonly mapForOne: 'small' | 'large';
  readonly mapForThree: 'small' | 'large';
}

export function sideOf({ players, mapForOne, mapForThree }: Chosen): 'small' | 'large' {
  if (players === 1) return mapForOne;
  return players === 2 || (players === 3 && mapForThree === 'small') ? 'small' : 'large';
}
