/** How a seat stands on the cult tracks and what that brings. */
import type { Inputs } from '@guildhall/kernel';
import { CULTS } from '../../data/types.ts';
import type { Ruleset } from '../ruleset.ts';
import { CULT_TRACKS, NONE, type State } from '../state.ts';
import { moment } from './moment.ts';

/** Points of the places a seat would get now; those who are equal share. */
function shareNow(values: ArrayLike<number>, seats: number, seat: number, prizes: readonly number[]): number {
  const own = values[seat];
  if (own === 0) return 0;
  let better = 0;
  let equal = 0;
  for (let other = 0; other < seats; other++) {
    if (values[other] > own) better += 1;
    else if (values[other] === own) equal += 1;
  }
  let sum = 0;
  for (let place = better; place < better + equal && place < prizes.length; place++) sum += prizes[place];
  return sum / equal;
}

const chances = new Float64Array(8);

/** Points expected when each rival ends up ahead with a chance that falls with the distance. */
function shareLater(
  values: ArrayLike<number>,
  seats: number,
  seat: number,
  prizes: readonly number[],
  spread: number,
): number {
  chances[0] = 1;
  let rivals = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    // A cheap curve from 0 to 1.
    const gap = (values[other] - values[seat]) / spread;
    const ahead = 0.5 + (0.5 * gap) / (1 + Math.abs(gap));
    rivals += 1;
    chances[rivals] = 0;
    for (let count = rivals; count > 0; count--)
      chances[count] = chances[count] * (1 - ahead) + chances[count - 1] * ahead;
    chances[0] *= 1 - ahead;
  }
  let sum = 0;
  for (let place = 0; place <= rivals && place < prizes.length; place++)
    sum += chances[place] * prizes[place];
  return sum;
}

export function putShares(
  values: ArrayLike<number>,
  seats: number,
  seat: number,
  prizes: readonly number[],
  totals: Float64Array,
): void {
  totals[0] += shareNow(values, seats, seat, prizes);
  totals[1] += shareLater(values, seats, seat, prizes, 0.5);
  totals[2] += shareLater(values, seats, seat, prizes, 2);
}

const column = new Float64Array(8);
const totals = new Float64Array(3);

export function putCults(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const { players, cultTop, cultPlaces } = state;
  const { cults, keys, priests, priestsSent } = players[seat];
  const prizes = g.tables.finalScoring.cult;
  totals.fill(0);
  let ownTops = 0;
  let otherTops = 0;
  let nearTop = 0;
  let best = 0;
  let second = 0;
  for (let cult = 0; cult < CULT_TRACKS; cult++) {
    for (let other = 0; other < g.seats; other++) column[other] = players[other].cults[cult];
    putShares(column, g.seats, seat, prizes, totals);
    inputs.put(cults[cult] / 10);
    if (cultTop[cult] === seat) ownTops += 1;
    else if (cultTop[cult] !== NONE) otherTops += 1;
    else if (cults[cult] >= 7) nearTop += 1;
    const places = cultPlaces[cult];
    if (places[0] === NONE) best += 1;
    for (let place = 1; place < places.length; place++) if (places[place] === NONE) second += 1;
  }
  const over = 1 - moment.ahead;
  for (let i = 0; i < totals.length; i++) {
    inputs.put(totals[i] / 8);
    inputs.put((over * totals[i]) / 8);
  }
  inputs.put(keys);
  inputs.put(keys * moment.ahead);
  inputs.put(ownTops);
  inputs.put(otherTops / 4);
  inputs.put(Math.min(keys, nearTop));
  inputs.put(priestsSent / 4);
  inputs.put(best / 4);
  inputs.put(second / 12);
  inputs.put(Math.min(priests, best) / 3);
  inputs.put((moment.last * Math.min(priests, best)) / 3);
}

const REWARDS = ['coins', 'workers', 'priests', 'power', 'spades'] as const;
const SIZES = [5, 2, 2, 8, 2];
const here = new Float64Array(REWARDS.length);
const later = new Float64Array(REWARDS.length);

/** What the cult rewards bring at the steps the seat has now: at the end of this round, and after that. */
export function putCultRewards(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const { cults, priestsSent } = state.players[seat];
  const { round, scoring } = state;
  here.fill(0);
  later.fill(0);
  let onTheWay = 0;
  const first = state.phase === 'cults' ? round + 1 : round;
  for (let paid = first; paid < g.tables.rounds; paid++) {
    const { counts, every, reward } = g.scoring[scoring[paid - 1]];
    const value = counts === 'cultPriests' ? priestsSent : cults[CULTS.indexOf(counts)];
    const times = Math.floor(value / every);
    if (paid === round) onTheWay = (value % every) / every;
    const sums = paid === round ? here : later;
    for (let i = 0; i < REWARDS.length; i++) sums[i] += (reward[REWARDS[i]] * times) / SIZES[i];
  }
  for (let i = 0; i < REWARDS.length; i++) {
    inputs.put(here[i]);
    inputs.put(later[i]);
  }
  inputs.put(onTheWay);
}
