/** Tracks of a seat's own board: shipping, and the price of a spade. */

interface Track<C> {
  /** The highest level; 0: this seat has no such track. */
  readonly max: number;
  readonly cost: C;
}

interface Refusals<R> {
  readonly noTrack?: R;
  readonly top: R;
  readonly cost: R;
}

/** Which rule forbids a step on a track; K: the tracks, which players and tables know by the same names. */
export function trackCheck<P extends Record<K, number>, C, K extends string, R>(
  canPay: (player: P, cost: C) => boolean,
  refusals: Readonly<Record<K, Refusals<R>>>,
): (player: P, tracks: Readonly<Record<K, Track<C>>>, track: K) => R | null {
  return (player, tracks, track) => {
    const { max, cost } = tracks[track];
    const { noTrack, top, cost: dear } = refusals[track];
    if (max === 0 && noTrack !== undefined) return noTrack;
    if (player[track] >= max) return top;
    return canPay(player, cost) ? null : dear;
  };
}
