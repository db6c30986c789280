/** What the game is, in five sentences. */
export const about: readonly string[] = [
  'You lead a society through the ages and across seven regions of the world.',
  'Ideas are presented in a region, then invented, innovated and shared, and everyone who takes part gains from it.',
  'A turn is one main action, and chain actions can follow it if you prepare them well.',
  'Your citizens become specialists and scholars, and your influence grows where you are needed.',
  'At the end the most points win: from inventions, influence, progress and your own secret goals.',
];
