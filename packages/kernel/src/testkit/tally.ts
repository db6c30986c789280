/** What a run has looked at. A check that looked at nothing proves nothing, so everything is counted. */

interface HiddenTally {
  /** Views in which something lay hidden there. */
  hidden: number;
  /** Of these, views whose re-deals put different things there. */
  differed: number;
}

export interface Tally {
  decisions: number;
  /** Players who left a game for good, and games in which one did. */
  leavers: number;
  gamesLeft: number;
  /** Payments that were tried. */
  payments: number;
  /** How often each check ran. */
  readonly checks: Record<string, number>;
  readonly hiddenPlaces: Record<string, HiddenTally>;
  /** Descents that were given up at `deadEndNodes`. */
  cappedDescents: number;
  /** Refusals of a decider's wish for which the game named no rule of its own, with one of them. */
  unexplained: number;
  unexplainedExample: string | null;
}

export function newTally(places: readonly { readonly name: string }[]): Tally {
  return {
    decisions: 0,
    leavers: 0,
    gamesLeft: 0,
    payments: 0,
    checks: {},
    hiddenPlaces: Object.fromEntries(places.map(({ name }) => [name, { hidden: 0, differed: 0 }])),
    cappedDescents: 0,
    unexplained: 0,
    unexplainedExample: null,
  };
}
