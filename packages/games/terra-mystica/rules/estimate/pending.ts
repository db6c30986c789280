/** What a seat still has to decide: a favour tile or a spade that it owes itself is worth something already. */
import type { Inputs } from '@guildhall/kernel';
import type { Ruleset } from '../ruleset.ts';
import type { Obligation, State } from '../state.ts';

const count = {
  favours: 0,
  towns: 0,
  spades: 0,
  hexes: 0,
  acted: 0,
  turn: 0,
  twice: 0,
  steps: 0,
  power: 0,
  bridge: 0,
  other: 0,
  cultSpades: 0,
};

function tell(owed: Obligation): void {
  switch (owed.kind) {
    case 'favour':
      count.favours += owed.count;
      return;
    case 'town':
      count.towns += 1;
      return;
    case 'terraform':
      count.spades += owed.free;
      if (owed.hexes.length > 0) count.hexes = 1;
      return;
    case 'turn':
      if (owed.acted) count.acted = 1;
      if (owed.actions > 0) count.turn = 1;
      if (owed.actions > 1) count.twice = 1;
      return;
    case 'cultStep':
    case 'leechStep':
    case 'tileSteps':
    case 'crown':
      count.steps += owed.steps;
      return;
    case 'leech':
      count.power += owed.amount;
      return;
    case 'bridge':
      count.bridge = 1;
      return;
    case 'cultSpades':
      count.cultSpades += owed.free;
      return;
    default:
      count.other = 1;
  }
}

export function putPending(_g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  count.favours = 0;
  count.towns = 0;
  count.spades = 0;
  count.hexes = 0;
  count.acted = 0;
  count.turn = 0;
  count.twice = 0;
  count.steps = 0;
  count.power = 0;
  count.bridge = 0;
  count.other = 0;
  count.cultSpades = 0;
  const { pending, aside, offers } = state;
  for (let depth = 0; depth < pending.length; depth++) {
    const group = pending[depth];
    for (let i = 0; i < group.length; i++) if (group[i].seat === seat) tell(group[i]);
  }
  for (let i = 0; i < aside.length; i++) if (aside[i].seat === seat) tell(aside[i]);
  for (let i = 0; i < offers.length; i++) if (offers[i].seat === seat) tell(offers[i]);
  inputs.put(count.favours);
  inputs.put(count.towns);
  inputs.put(count.spades);
  inputs.put(count.hexes);
  inputs.put(count.acted);
  inputs.put(count.turn);
  inputs.put(count.twice);
  inputs.put(count.steps / 2);
  inputs.put(count.power / 3);
  inputs.put(count.bridge);
  inputs.put(count.other);
  inputs.put(count.cultSpades);
}
