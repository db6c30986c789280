/** The Automa on the science board: scholars, steps by catching up, innovations. */
import type { Listener } from '@guildhall/kernel';
import { DISCIPLINES } from '../../data/types.ts';
import { scholarSupply } from '../holdings.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type State } from '../state.ts';
import { reasons, remember, supportOf, Weighing } from './choosing.ts';
import { canAdvance, climbFor, disciplineName, tell } from './pieces.ts';
import { AUTOMA, HUMAN } from './seats.ts';

const ALL = DISCIPLINES.map((_, discipline) => discipline);

/** A discipline where she is on 0, else the one where she is nearest to the player. NONE: she can advance in none. */
function catchUp(g: Ruleset, state: State): { readonly weighing: Weighing; readonly chosen: number } {
  const { levels } = state.players[AUTOMA];
  const theirs = state.players[HUMAN].levels;
  const weighing = new Weighing(
    'advances',
    ALL.filter((discipline) => canAdvance(g, state, discipline)),
  );
  if (weighing.left.length === 0) return { weighing, chosen: NONE };
  if (weighing.left.some((discipline) => levels[discipline] === 0))
    weighing.keep('zero', (discipline) => levels[discipline] === 0);
  else weighing.least('nearest', (discipline) => Math.abs(levels[discipline] - theirs[discipline]));
  return { weighing, chosen: weighing.direct(supportOf(g, state)) };
}

/** The discipline on her tile of the round; in the last round on her final tile. */
function tileDiscipline(g: Ruleset, state: State): number {
  const { automaFinals, rounds } = g.tables;
  const discipline =
    state.round === rounds
      ? automaFinals[g.finalTileIds[state.finalTile]].discipline
      : g.roundTiles[state.roundTiles[state.round - 1]].discipline;
  return DISCIPLINES.indexOf(discipline);
}

/** The highest free place for a scholar of hers, or NONE. */
function highestPlace(g: Ruleset, state: State, discipline: number): number {
  const { places } = g.tables.science;
  if (scholarSupply(g, state.players[AUTOMA]) === 0) return NONE;
  const owners = state.scholarPlaces[discipline];
  let best = NONE;
  for (const [place, steps] of places.entries())
    if (owners[place] === NONE && (best === NONE || steps > places[best])) best = place;
  return best;
}

export function sendScholar(g: Ruleset, state: State, card: string, listener?: Listener): void {
  const byTile = tileDiscipline(g, state);
  const follows = supportOf(g, state).discipline === 'roundTile' && canAdvance(g, state, byTile);
  const { weighing, chosen } = follows
    ? { weighing: new Weighing('roundTile', [byTile]), chosen: byTile }
    : catchUp(g, state);
  if (chosen === NONE) {
    tell(listener, 'automaCannot', { card, what: 'automa.scholar' });
    return;
  }
  remember(state, 'scholar', 'discipline', weighing, chosen);
  const place = highestPlace(g, state, chosen);
  const isSent = place !== NONE;
  if (isSent) {
    state.scholarPlaces[chosen][place] = AUTOMA;
    state.players[AUTOMA].scholarsSent += 1;
  }
  const steps = climbFor(g, state, chosen, isSent ? g.tables.science.places[place] : 1);
  tell(listener, 'automaScholar', {
    card,
    discipline: disciplineName(chosen),
    sent: isSent,
    steps,
    level: state.players[AUTOMA].levels[chosen],
    ...reasons(weighing, disciplineName),
  });
}

export function advanceFor(g: Ruleset, state: State, count: number, card: string, listener?: Listener): void {
  const { weighing, chosen } = catchUp(g, state);
  if (chosen === NONE) {
    tell(listener, 'automaCannot', { card, what: 'automa.advance' });
    return;
  }
  remember(state, 'advance', 'discipline', weighing, chosen);
  const steps = climbFor(g, state, chosen, count);
  tell(listener, 'automaAdvances', {
    card,
    discipline: disciplineName(chosen),
    steps,
    level: state.players[AUTOMA].levels[chosen],
    ...reasons(weighing, disciplineName),
  });
}

/** Places of the display in reading order: the top pair, then the rows from above. */
function readingOrder(count: number): number[] {
  const columns = DISCIPLINES.length;
  const inRows = count - (count % columns);
  const rows = Array.from({ length: inRows / columns }, (_, row) => row).reverse();
  return [
    ...Array.from({ length: count - inRows }, (_, at) => inRows + at),
    ...rows.flatMap((row) => ALL.map((column) => row * columns + column)),
  ];
}

/** It has no effect for her, and she pays nothing. */
export function takeInnovation(g: Ruleset, state: State, card: string, listener?: Listener): void {
  const player = state.players[AUTOMA];
  const places = readingOrder(state.innovations.length).filter((place) => state.innovations[place] !== NONE);
  const mayTake =
    state.round >= g.tables.automa.innovationsFrom &&
    player.innovations.length < g.tables.innovationDisplay.most;
  if (!mayTake || places.length === 0) {
    tell(listener, 'automaCannot', { card, what: 'automa.innovation' });
    return;
  }
  const idAt = (place: number): string => g.innovationIds[state.innovations[place]];
  const weighing = new Weighing('display', places);
  const place = weighing.direct(supportOf(g, state));
  const because = reasons(weighing, idAt);
  const taken = state.innovations[place];
  // Remembered as the tile it was: the place is empty now.
  remember(state, 'innovation', 'innovation', tilesOf(state, weighing), taken);
  player.innovations.push(taken);
  state.innovations[place] = NONE;
  tell(listener, 'automaInnovation', { card, innovation: g.innovationIds[taken], ...because });
}

function tilesOf(state: State, { sieves }: Weighing): Weighing {
  const [first, ...others] = sieves.map(({ by, left }) => ({
    by,
    left: left.map((place) => state.innovations[place]),
  }));
  const tiles = new Weighing(first.by, first.left);
  tiles.sieves.push(...others);
  return tiles;
}
