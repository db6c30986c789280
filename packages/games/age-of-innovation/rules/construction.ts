/** A building comes onto the map: what it scores, whom it offers power, whether it founds a town. */
import { standBuilding, standOwn } from '../../terra/index.ts';
import { BUILDINGS } from '../data/types.ts';
import { bonusInUse, competenciesOf, palaceOf } from './holdings.ts';
import { offerPower } from './leech.ts';
import { score } from './resources.ts';
import { scoreRound } from './round-scoring.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { GUILD, NEUTRAL, PALACE, SCHOOL, type State, UNIVERSITY, WORKSHOP } from './state.ts';
import { townsAround } from './towns.ts';

/** A building of a kind comes onto a hex. */
type Raise = (g: Ruleset, state: State, seat: number, hex: number, kind: number, listener?: Listener) => void;

/** Puts a building of the own board on a hex, in place of the one that is upgraded there, if any. */
export const raise: Raise = (g, state, seat, hex, kind, listener) => {
  standOwn(g, state, seat, hex, kind, BUILDINGS[kind], listener);
  follow(g, state, seat, hex, kind, listener);
};

/** Puts a neutral building on an empty hex. */
export const raiseNeutral: Raise = (g, state, seat, hex, kind, listener) => {
  state.players[seat].neutral[kind] += 1;
  const event = { kind: 'neutralBuilt', building: BUILDINGS[kind] };
  standBuilding(g, state, seat, hex, NEUTRAL + kind, event, listener);
  follow(g, state, seat, hex, kind, listener);
};

/** Before the first round buildings are placed, not built: they bring nothing to anybody. */
const follow: Raise = (g, state, seat, hex, kind, listener) => {
  if (state.phase !== 'actions') return;
  scoreBuilding(g, state, seat, hex, kind);
  offerPower(g, state, seat, hex, listener);
  townsAround(g, state, seat, hex, listener);
};

function scoreBuilding(g: Ruleset, state: State, seat: number, hex: number, kind: number): void {
  const player = state.players[seat];
  switch (kind) {
    case WORKSHOP:
      scoreWorkshop(g, state, seat, hex);
      return;
    case GUILD: {
      scoreRound(g, state, seat, 'guild', 1);
      const forBonus = bonusInUse(g, state, player)?.pointsPerGuild ?? 0;
      score(player, 'roundBonuses', forBonus);
      const forPalace = palaceOf(g, player)?.pointsPerGuild ?? 0;
      score(player, 'palaces', forPalace);
      return;
    }
    case SCHOOL:
      scoreRound(g, state, seat, 'school', 1);
      return;
    case PALACE:
    case UNIVERSITY:
      scoreRound(g, state, seat, 'palaceOrUniversity', 1);
  }
}

function scoreWorkshop(g: Ruleset, state: State, seat: number, hex: number): void {
  const player = state.players[seat];
  scoreRound(g, state, seat, 'workshop', 1);
  const forPalace = palaceOf(g, player)?.pointsPerWorkshop ?? 0;
  score(player, 'palaces', forPalace);
  if (g.isRiverside[hex]) {
    const forBonus = bonusInUse(g, state, player)?.pointsPerRiverWorkshop ?? 0;
    score(player, 'roundBonuses', forBonus);
    const forFaction = g.riverWorkshopPoints[player.faction];
    score(player, 'factionAbility', forFaction);
    player.coins += g.riverWorkshopCoins[player.faction];
  }
  if (!g.isEdge[hex]) return;
  scoreRound(g, state, seat, 'edgeWorkshop', 1);
  for (const { pointsPerEdgeWorkshop } of competenciesOf(g, player))
    score(player, 'competencies', pointsPerEdgeWorkshop);
}
