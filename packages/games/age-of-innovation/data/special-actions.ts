/** Special actions that a seat takes once a round, and their bits in the state (`Player.used`). */
export const USED = {
  faction: 1,
  palace: 2,
  deusExMachina: 4,
  professors: 8,
  competency: 16,
  roundBonus: 32,
} as const;
export type OnceARound = keyof typeof USED;

export const ONCE_A_ROUND: readonly OnceARound[] = [
  'faction',
  'palace',
  'deusExMachina',
  'professors',
  'competency',
  'roundBonus',
];
