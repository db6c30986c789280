/** What a player holds and may do by it: tiles, buildings by kind, the palace in use. */
import type { CompetencyTable, PalaceTable, RoundBonusTable } from '../data/types.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, PALACE, type Player, type State } from './state.ts';

/** Whether a player has what it takes to play: who left before that takes part in nothing. */
export function isSetUp(player: Player): boolean {
  return player.home !== NONE && player.faction !== NONE;
}

/** Buildings of a kind on the map, neutral ones too. */
export function owned(player: Player, kind: number): number {
  return (kind < player.built.length ? player.built[kind] : 0) + player.neutral[kind];
}

export function buildingsOf(player: Player): number {
  let count = 0;
  for (let kind = 0; kind < player.neutral.length; kind++) count += owned(player, kind);
  return count;
}

/** The palace tile, once the palace stands on the map; a neutral palace has none. */
export function palaceOf(g: Ruleset, player: Player): PalaceTable | null {
  return player.built[PALACE] > 0 && player.palace !== NONE ? g.palaces[player.palace] : null;
}

/** The round bonus that works now: who has passed holds the next one face down, but for the last round. */
export function bonusInUse(g: Ruleset, state: State, player: Player): RoundBonusTable | null {
  if (player.bonus === NONE || (player.passed && state.round < g.tables.rounds)) return null;
  return g.bonuses[player.bonus];
}

export function hasCompetency(player: Player, competency: number): boolean {
  return (player.competencies & (1 << competency)) !== 0;
}

export function competenciesOf(g: Ruleset, player: Player): CompetencyTable[] {
  return g.competencies.filter((_, competency) => hasCompetency(player, competency));
}

export function booksOf(player: Player): number {
  const { books } = player;
  return books[0] + books[1] + books[2] + books[3];
}

export function scholarSupply(g: Ruleset, player: Player): number {
  return g.tables.pieces.scholars - player.scholars - player.scholarsSent;
}
