/** Fruitful Journeys: tablets that the Cardinal covers work for him, and cost nothing. */
import { CATHEDRALS, MAPS, type TabletId } from '../../data/index.ts';
import { isOpenTo, spotOf } from '../places.ts';
import { score } from '../players.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { type Because, NONE, type State } from '../state.ts';
import { bestSlot, buildHouse, buildPillar, canPillar, slotPoints } from './building.ts';
import { challengeOf } from './challenges.ts';
import { buildMine, enterMap, finds } from './finds.ts';
import { cathedralPoints } from './goods.ts';
import { raiseDisc } from './king.ts';
import { tellChallenge } from './log.ts';
import { byKeys } from './ranges.ts';

const BECAUSE: Because = { card: 'fruitfulJourneys', line: 1 };

export function resolveTablet(g: Ruleset, state: State, tablet: TabletId, listener?: Listener): void {
  const instead = challengeOf(g, state, 'fruitfulJourneys');
  if (instead === null) return;
  tellChallenge(listener, 'fruitfulJourneys');
  const { points, kingFirst, kingPaid, pointsFirst, pointsPaid } = g.tables.tablets;
  const player = state.players[CARDINAL];
  switch (tablet) {
    case 'mine':
    case 'technology':
      player.silver += instead;
      return;
    case 'points':
      score(player, 'tabletPoints', points);
      return;
    case 'kingThenPoints':
      raiseDisc(g, state, kingFirst, BECAUSE, listener);
      score(player, 'tabletPoints', pointsPaid);
      return;
    case 'pointsThenKing':
      score(player, 'tabletPoints', pointsFirst);
      raiseDisc(g, state, kingPaid, BECAUSE, listener);
      return;
    case 'kingThenKing':
      raiseDisc(g, state, kingFirst + kingPaid, BECAUSE, listener);
      return;
    case 'freeSeeker': {
      const level = MAPS.findIndex((_, at) => player.seekers[at] === NONE);
      if (level >= 0) enterMap(g, state, level, BECAUSE, listener);
      return;
    }
    case 'mineAnywhere':
      placeBestMine(g, state, listener);
      return;
    case 'houseAnywhere':
      placeBestHouse(g, state, listener);
      return;
    case 'pillarAnywhere':
      placePillarBy(g, state, (worth) => -worth, BECAUSE, listener);
      return;
    default:
      tablet satisfies never;
  }
}

/** On the slot with the most gold of a map where he has a seeker. */
function placeBestMine(g: Ruleset, state: State, listener?: Listener): void {
  const [best] = byKeys(finds(g, state, ['mine']), ({ bonus, spot }) => [-bonus, spot]);
  if (best !== undefined) buildMine(g, state, best.spot, BECAUSE, listener);
}

/** On the slot with the most points, on the map or where he has a seeker. */
function placeBestHouse(g: Ruleset, state: State, listener?: Listener): void {
  const spots = Array.from({ length: g.spots }, (_, spot) => spot).filter(
    (spot) => isOpenTo(state, CARDINAL, spot) && bestSlot(g, state, spot) !== NONE,
  );
  const [best] = byKeys(spots, (spot) => [-slotPoints(g, state, spot, bestSlot(g, state, spot)), spot]);
  if (best !== undefined) buildHouse(g, state, best, BECAUSE, listener);
}

/** On the main board, at the cathedral that comes first by the points it gives. */
export function placePillarBy(
  g: Ruleset,
  state: State,
  key: (worth: number) => number,
  because: Because,
  listener?: Listener,
): boolean {
  const open = CATHEDRALS.map((_, cathedral) => cathedral).filter((cathedral) =>
    canPillar(g, state, spotOf(g, state, cathedral)),
  );
  const [best] = byKeys(open, (cathedral) => [key(cathedralPoints(g, state, cathedral)), cathedral]);
  return best === undefined ? false : buildPillar(g, state, spotOf(g, state, best), because, listener);
}
