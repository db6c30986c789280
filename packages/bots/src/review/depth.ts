/** How much work a review puts into each turn. Only positions are counted, so that a depth means the same everywhere. */
export interface Depth {
  /** Width of the beam that finds the turns a seat could have made, and of the one that plays on. */
  readonly width: number;
  readonly widthAhead: number;
  /** How many of those turns are played on besides the one that was made. */
  readonly turns: number;
  /** How many times around the table they are played on at most. */
  readonly laps: number;
  /** Re-dealt copies in which a turn is judged, where something is hidden or drawn. */
  readonly worlds: number;
  /** Positions that may be looked at for one turn. */
  readonly iterations: number;
  /** Games that bots play from the set-up on, and what each of their turns may cost. */
  readonly games: number;
  readonly gameIterations: number;
}

export const DEPTHS = {
  quick: {
    width: 6,
    widthAhead: 2,
    turns: 8,
    laps: 4,
    worlds: 3,
    iterations: 6_000,
    games: 3,
    gameIterations: 800,
  },
  deep: {
    width: 10,
    widthAhead: 3,
    turns: 16,
    laps: 6,
    worlds: 6,
    iterations: 50_000,
    games: 12,
    gameIterations: 6_000,
  },
} as const satisfies Record<string, Depth>;

export type DepthName = keyof typeof DEPTHS;

export const DEPTH_NAMES = Object.keys(DEPTHS) as readonly DepthName[];
