/** The three bowls of power. Tokens only move clockwise: I to II, II to III, and back to I when spent. */
export interface Bowls {
  bowl1: number;
  bowl2: number;
  bowl3: number;
}

/** How much power the bowls can still take in. */
export function powerRoom(bowls: Bowls): number {
  return 2 * bowls.bowl1 + bowls.bowl2;
}

/** Gains power: bowl I empties first, then bowl II. What finds no room is lost. Returns what was gained. */
export function gainPower(bowls: Bowls, amount: number): number {
  const toSecond = Math.min(amount, bowls.bowl1);
  bowls.bowl1 -= toSecond;
  bowls.bowl2 += toSecond;
  const toThird = Math.min(amount - toSecond, bowls.bowl2);
  bowls.bowl2 -= toThird;
  bowls.bowl3 += toThird;
  return toSecond + toThird;
}

/** Spends power out of bowl III. */
export function spendPower(bowls: Bowls, amount: number): void {
  bowls.bowl3 -= amount;
  bowls.bowl1 += amount;
}

/** Sacrifices: for each token that moves from bowl II to III another one of bowl II leaves the game. */
export function burnPower(bowls: Bowls, amount: number): void {
  bowls.bowl2 -= 2 * amount;
  bowls.bowl3 += amount;
}
