/** The named numbers of a seat, the pieces of the box, where the game stands, and the facts of an obligation. */
import type { Place } from '@guildhall/kernel';
import { SPECIALISTS } from '../data/types.ts';
import { eraOf } from './citizens.ts';
import { nameOf } from './names.ts';
import type { Ruleset } from './ruleset.ts';
import { aspiredType } from './scoring/aspirations.ts';
import { ANY, NONE, type Obligation, type Region, type State } from './state.ts';
import { isAspiration } from './tiles.ts';
import { priceOf } from './turn/building.ts';
import { diplomatsOf } from './turn/diplomats.ts';
import { tokensInPlay } from './turn/gain-influence.ts';

function besideCards(region: Region, owner: number): number {
  let count = region.presenter === owner ? region.presenters : 0;
  if (region.inventor === owner) count += 1;
  if (region.innovator === owner) count += 1;
  return count;
}

function onMap(state: State, owner: number): number {
  let count = 0;
  for (const { citizens } of state.regions) count += citizens[owner];
  return count;
}

export function countsOf(g: Ruleset, state: State, seat: number): Record<string, number> {
  const player = state.players[seat];
  const counts: Record<string, number> = {
    points: player.points,
    influence: player.influence,
    era: eraOf(g, state, seat),
    markers: state.turn.seat === seat ? state.turn.markers : 0,
    supply: player.supply,
    scholars: player.scholars,
    citizensOnMap: onMap(state, seat),
    diplomats: diplomatsOf(state, seat),
    sages: player.sages,
    tokens: tokensInPlay(player),
    ideas: player.ideas.length,
    inventions: player.inventions.length,
    economyMarkers: player.economyMarkers,
    waitingTiles: player.area.length,
    builtTiles: player.map.filter((tile) => tile !== NONE).length,
  };
  for (const [type, name] of SPECIALISTS.entries()) {
    counts[`${name}s`] = player.home[type];
    counts[`${name}sExhausted`] = player.exhausted[type];
  }
  return counts;
}

/** Pieces by kind, wherever they are. Ideas, milestones and tiles may leave the game; citizens never do. */
export function componentsOf(g: Ruleset, state: State): Record<string, number> {
  const count: Record<string, number> = {};
  for (let owner = 0; owner < g.owners; owner++) {
    let citizens = onMap(state, owner);
    for (const region of state.regions) citizens += besideCards(region, owner);
    if (owner === g.chronos) citizens += state.chronos?.supply ?? 0;
    else {
      const player = state.players[owner];
      citizens += player.supply + player.scholars + diplomatsOf(state, owner);
      for (let type = 0; type < SPECIALISTS.length; type++)
        citizens += player.home[type] + player.exhausted[type];
    }
    count[`citizens of owner ${owner}`] = citizens;
  }
  count.milestones =
    state.common.length +
    state.personal.length +
    state.discarded.length +
    state.eureka.length +
    g.milestones.filter(({ letter }) => letter > state.letter).length;
  count.sages =
    state.regions.filter(({ sage }) => sage).length +
    state.players.reduce((sum, { sages }) => sum + sages, 0);
  for (let tile = 0; tile < state.progress.length; tile++) {
    let copies = state.progress[tile];
    for (const { area, map } of state.players)
      copies += Number(area.includes(tile)) + Number(map.includes(tile));
    if (state.chronos !== null && (state.chronos.taken & (1 << tile)) !== 0) copies += 1;
    count[g.tileIds[tile]] = copies;
  }
  count.goals = state.players.reduce((sum, { goals }) => sum + goals.length, 0);
  return count;
}

export function whereIs(state: State): Place {
  return { round: state.round, phase: state.phase, turn: state.moved };
}

export function factsOf(g: Ruleset, state: State, owed: Obligation): Record<string, number | string> {
  switch (owed.kind) {
    case 'turn':
      return { acted: owed.acted ? 1 : 0, markers: state.turn.markers };
    case 'act': {
      const actions = [];
      for (let at = 0; at < 32; at++) if ((owed.actions & (1 << at)) !== 0) actions.push(at);
      return { action: actions.length === 1 ? nameOf.action(actions[0]) : 'sendOrRecall', way: owed.way };
    }
    case 'chain':
      return { from: owed.from, markers: state.turn.markers };
    case 'shareTile':
    case 'learned':
      return { region: nameOf.region(owed.region) };
    case 'exhaust':
      return {
        specialist: owed.type === ANY ? 'specialist' : nameOf.specialist(owed.type),
        left: owed.left,
      };
    case 'overflow':
      return {
        over: state.players[owed.seat].area.length - g.tables.tileArea,
      };
    case 'drawIdea':
      return { left: owed.left };
    case 'progress':
      return { type: nameOf.aspiration(aspiredType(state, owed.seat)) };
    case 'build': {
      const player = state.players[owed.seat];
      const waiting = player.area.filter((tile) => !isAspiration(tile)).length;
      return { left: Math.min(owed.left, waiting), price: waiting === 0 ? 0 : priceOf(g, player, owed) };
    }
    case 'eraSpace':
      return { era: eraOf(g, state, owed.seat) };
    default:
      return {};
  }
}
