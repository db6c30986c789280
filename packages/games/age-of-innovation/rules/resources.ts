/** Paying, gaining, scoring. */
import { gainPower, scorer } from '../../terra/index.ts';
import type { Cost, Gain } from '../data/types.ts';
import { addChoice, owedBooks } from './choices.ts';
import { scholarSupply } from './holdings.ts';
import type { Ruleset } from './ruleset.ts';
import { AUTOMA_SOURCES, type Player, SOURCES, type Source, type State } from './state.ts';

export const score = scorer<Source>([...SOURCES, ...AUTOMA_SOURCES]);

export function canPay(player: Player, cost: Cost): boolean {
  return player.coins >= cost.coins && player.tools >= cost.tools && player.scholars >= cost.scholars;
}

/** A paid scholar goes back to the supply, from which it can be gained again. */
export function pay(player: Player, cost: Cost): void {
  player.coins -= cost.coins;
  player.tools -= cost.tools;
  player.scholars -= cost.scholars;
}

/** Gains all but the books; scholars and power only as far as supply and bowls allow. Says what was really gained. */
export function receive(g: Ruleset, player: Player, gain: Gain, source: Source): Gain {
  player.coins += gain.coins;
  player.tools += gain.tools;
  const scholars = gain.scholars > 0 ? Math.min(gain.scholars, scholarSupply(g, player)) : 0;
  player.scholars += scholars;
  const power = gain.power > 0 ? gainPower(player, gain.power) : 0;
  if (gain.points !== 0) score(player, source, gain.points);
  return { ...gain, scholars, power };
}

/** Gains everything; books of any discipline are chosen. */
export function gain(g: Ruleset, state: State, seat: number, what: Gain, source: Source): Gain {
  const gained = receive(g, state.players[seat], what, source);
  oweBooks(g, state, seat, what.books);
  return gained;
}

/** Books of any discipline are chosen one by one. */
export function oweBooks(g: Ruleset, state: State, seat: number, count: number): void {
  if (count > 0) addChoice(g, state, owedBooks(state, seat, count));
}
