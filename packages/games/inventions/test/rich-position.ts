/** A position in which everything can be done, and what lines change in it. */
import { openGroup } from '@guildhall/kernel';
import { ACTIONS } from '../data/index.ts';
import type { Options } from '../rules/index.ts';
import { position } from './position.ts';

export type Position = ReturnType<typeof position>;

/**
 * A position in which seat 0 can perform every action. A tile that can still be used keeps the step of actions open, so
 * that the chain markers stay where they are.
 */
export function rich(chosen: Partial<Options> = {}): Position {
  return position(4, chosen)
    .give(0, { ideas: ['silk', 'irrigation'], home: [3, 3, 3], scholars: 1, area: ['culture7'] })
    .give(0, { built: { H19: 'economy2' }, economyMarkers: 1 })
    .region('asia', { card: 'wheel', presenter: 1 })
    .region('europe', { card: 'fermentation', presenter: 1, inventor: 2 })
    .region('northAmerica', { card: 'horse', presenter: 0, inventor: 1 })
    .region('africa', { citizens: [4, 0, 0, 0] })
    .ideas(['coins', 'glass', 'writing'], 'steel')
    .turn(0, 3);
}

/** No change at all. */
export const BASE = {
  influence: 0,
  points: 0,
  scholars: 0,
  supply: 0,
  home: [0, 0, 0],
  markers: 0,
  owes: null,
};

function standing(p: Position) {
  const { influence, points, scholars, supply, home } = p.player(0);
  return { influence, points, scholars, supply, home: [...home], markers: p.state.turn.markers };
}

/** What is owed by seat 0 on top: the actions of an `act`, or the kind of the decision. */
function owed(p: Position): string | null {
  const top = openGroup(p.state)[0];
  if (top.kind === 'act')
    return ACTIONS.filter((_, at) => (top.actions & (1 << at)) !== 0).join(' or ') || null;
  return ['citizen', 'train', 'bringHome'].includes(top.kind) || (top.kind === 'build' && !top.ends)
    ? top.kind
    : null;
}

/** How lines change what seat 0 has, and what they let it do. */
export function change(p: Position, ...lines: string[]) {
  const before = standing(p);
  for (const line of lines) p.only(0, line);
  const after = standing(p);
  return {
    influence: after.influence - before.influence,
    points: after.points - before.points,
    scholars: after.scholars - before.scholars,
    supply: after.supply - before.supply,
    home: after.home.map((count, type) => count - before.home[type]),
    markers: after.markers - before.markers,
    owes: owed(p),
  };
}
