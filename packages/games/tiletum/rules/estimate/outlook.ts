/** What a position promises on the map: how many pieces will stand there, and what one more is worth. */
import { countOf } from '../../data/index.ts';
import type { Ruleset } from '../ruleset.ts';
import type { State } from '../state.ts';
import { type FairUnits, fairUnits } from './fairs.ts';
import { type Moment, momentOf, placed } from './moment.ts';
import { WEIGHTS } from './weights.ts';
import type { Pieces } from './worths.ts';

export interface Outlook extends Pieces {
  readonly moment: Moment;
  readonly units: FairUnits;
  /** What the end will give for the map. */
  readonly map: number;
  /** Points for a house, a pillar and a mine that is put on the map now. */
  readonly house: number;
  readonly pillar: number;
  readonly mine: number;
  /** Points for one that comes into the supply. */
  readonly houseAtHand: number;
  readonly pillarAtHand: number;
}

/** What the map scores in the end with so many pieces. */
function mapScore(state: State, houses: number, pillars: number, mines: number): number {
  if (state.silver === null) return houses * pillars;
  return state.silver.scoring === 'pillars'
    ? pillars * Math.max(houses, mines)
    : houses * Math.max(pillars, mines);
}

export function outlookOf(g: Ruleset, state: State, seat: number): Outlook {
  const player = state.players[seat];
  const moment = momentOf(g, state, seat);
  const { turns } = moment;
  const houses = countOf(state.houses, seat);
  const pillars = countOf(state.pillars, seat);
  const mines = state.silver === null ? 0 : countOf(state.silver.mines, seat);
  const units = fairUnits(g, state, seat, moment, { houses, pillars, mines });
  const room = WEIGHTS.housing * turns;
  const more = WEIGHTS.building * turns;
  const houseShare = placed(player.houses, room);
  const pillarShare = placed(player.pillars, room);
  const h = houses + houseShare + more;
  const p = pillars + pillarShare + more;
  const m = mines + placed(player.mines, 0.7 * room) + 0.4 * more;
  const map = mapScore(state, h, p, m);
  const house = mapScore(state, h + 1, p, m) - map;
  const pillar = mapScore(state, h, p + 1, m) - map;
  const mine = mapScore(state, h, p, m + 1) - map;
  return {
    moment,
    units,
    map,
    house: house + units.houses,
    pillar: pillar + units.pillars,
    mine: mine + units.mines,
    houseAtHand: house * (placed(player.houses + 1, room) - houseShare),
    pillarAtHand: pillar * (placed(player.pillars + 1, room) - pillarShare),
  };
}
