/**
 * What goods are worth to strong bots in the first half of a game, in points: what their estimate rises by when one is
 * added, on average over positions of games of bots. `step`: a power token that moves on to the next bowl.
 */
export const worth = { priest: 3.5, worker: 1.5, coin: 0.5, step: 0.4 } as const;
