/** Explains where costs, points and the gains of an era come from. */
import {
  type FinalPart,
  owed,
  partsOf,
  type Sum,
  type SumAmounts,
  type SumPart,
  type Sums,
  timesOf,
} from '@guildhall/kernel';
import { SPECIALISTS } from '../data/types.ts';
import type { Action } from './actions.ts';
import { type Options, rulesetOf } from './index.ts';
import { changeInfluence, comeBack } from './rounds/era-change.ts';
import type { Ruleset } from './ruleset.ts';
import { scoreEnd } from './scoring/final-scoring.ts';
import { ANY, type State } from './state.ts';
import { kindOf, WEALTH } from './tiles.ts';
import { noteCost, priceOf } from './turn/building.ts';
import { cloneState } from './views.ts';

/** What the next change of era brings: of influence, and of those who come back. */
function changeSums(g: Ruleset, view: State, seat: number): readonly Sum[] {
  const state = cloneState(view);
  const influence = partsOf((note) => changeInfluence(g, state.players[seat], note));
  const returns = partsOf((note) => comeBack(g, state, seat, note));
  return [
    { title: 'change.influence', parts: influence },
    { title: 'change.returns', parts: returns },
  ].filter(({ parts }) => parts.length > 0);
}

/** Citizens who leave the board: scholars, and specialists of a type for the rest. */
function sent(text: string, type: number, scholars: number, specialists: number): SumPart[] {
  return partsOf((note) => {
    note({ text, amounts: { scholars: -scholars } });
    if (specialists > 0) note({ text, amounts: { [`${SPECIALISTS[type]}s`]: -specialists } });
  });
}

function presenters(g: Ruleset, view: State, region: number, card: number, scholars: number): SumPart[] {
  const { demand } = g.specialistTiles[view.regions[region].specialistTile];
  return sent('cost.presenters', g.cards[card].type, scholars, demand - scholars);
}

function costParts(g: Ruleset, view: State, seat: number, action: Action): readonly SumPart[] {
  const player = view.players[seat];
  switch (action.kind) {
    case 'prepare':
      return presenters(g, view, action.region, view.regions[action.region].card, action.scholars);
    case 'present':
      return presenters(g, view, action.region, action.card, action.scholars);
    case 'invent':
    case 'innovate': {
      const { type } = g.cards[view.regions[action.region].card];
      const scholars = action.scholar ? 1 : 0;
      return sent(`cost.${action.kind}`, type, scholars, 1 - scholars);
    }
    case 'send':
      return action.who === ANY ? sent('cost.diplomat', 0, 1, 0) : sent('cost.diplomat', action.who, 0, 1);
    case 'technology':
      return [{ text: 'cost.technology', amounts: { influence: -g.tables.technologyPrice } }];
    case 'build': {
      const due = owed(view, seat).find((one) => one.kind === 'build');
      if (due?.kind !== 'build') return [];
      const price = priceOf(g, player, due);
      return price === 0 ? [] : [{ text: 'cost.building', amounts: { influence: -price } }];
    }
    default:
      return [];
  }
}

/** What a tile on a space costs in specialists, or whom an invention exhausts. */
function owedSums(g: Ruleset, view: State, seat: number, action: Action): readonly Sum[] {
  if (action.kind === 'build') {
    const { tile, space } = action;
    const parts = partsOf((note) => noteCost(g, view.players[seat], tile, space, note));
    const name = kindOf(tile) === WEALTH ? 'specialists' : `${SPECIALISTS[kindOf(tile)]}s`;
    const paid = ({ specialists }: SumAmounts): SumAmounts => timesOf({ [name]: specialists }, -1);
    const all = parts.map((part) => ({ ...part, amounts: paid(part.amounts) }));
    return all.length === 0 ? [] : [{ title: 'owed.exhausted', parts: all }];
  }
  if (action.kind !== 'invent') return [];
  const { extra, extraType } = g.cards[view.regions[action.region].card];
  if (extra === 0) return [];
  const name = extraType === ANY ? 'specialists' : `${SPECIALISTS[extraType]}s`;
  return [{ title: 'owed.exhausted', parts: [{ text: 'owed.card', amounts: { [name]: -extra } }] }];
}

function finalParts(g: Ruleset, view: State): readonly FinalPart[] {
  const parts: FinalPart[] = [];
  scoreEnd(g, cloneState(view), undefined, (part) => parts.push(part));
  return parts;
}

export function sumsOf(options: Options): Sums<State, Action> {
  const g = rulesetOf(options);
  return {
    income: (view, seat) => changeSums(g, view, seat),
    cost: (view, seat, action) => costParts(g, view, seat, action),
    owes: (view, seat, action) => owedSums(g, view, seat, action),
    spent: {
      ...Object.fromEntries(SPECIALISTS.map((specialist) => [`${specialist}s`, 'spent.exhausted'])),
      scholars: 'spent.devoted',
      citizensOnMap: 'spent.citizens',
      ideas: 'spent.idea',
      diplomats: 'spent.diplomat',
      economyMarkers: 'spent.marker',
      waitingTiles: 'spent.tile',
      markers: 'spent.chain',
    },
    final: (view) => finalParts(g, view),
  };
}
