/** What bots count things as, in points; learners are told it too. */
export const worth = {
  /** An action point that is left, of most actions. */
  point: 1,
  /** A good that is not needed yet, while there is time; gold apart. */
  good: 0.85,
  gold: 0.6,
  /** What a crest is worth beside its bonus where it completes a building. */
  crest: 5,
} as const;
