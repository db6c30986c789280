/** Explains where costs, points and the gains of the king phase come from. */
import { type FinalPart, owed, partsOf, type Sum, type SumPart, type Sums } from '@guildhall/kernel';
import { countOf, GOODS, TECHNOLOGIES } from '../data/index.ts';
import type { Action } from './actions.ts';
import { cathedralPrice } from './cathedrals.ts';
import { costIn } from './contracts.ts';
import { crestPrice } from './crests.ts';
import { scoreEnd } from './final-scoring.ts';
import { type Options, rulesetOf } from './index.ts';
import { gainIncome, gainMine, scoreKing } from './king-phase.ts';
import { cathedralAt, mapOn } from './places.ts';
import { CONTRACT, helperOf, type Ruleset, SILVER } from './ruleset.ts';
import { costOf, SPENDING } from './spend.ts';
import { NONE, type Obligation, type State } from './state.ts';
import { priceOf } from './technologies.ts';
import { changePrice, stepsBetween } from './turn.ts';
import { cloneState } from './views.ts';

/** What the king phase of the round brings, as things stand now: what each step of it changes. */
function phaseSums(g: Ruleset, view: State, seat: number): readonly Sum[] {
  const state = cloneState(view);
  const player = state.players[seat];
  const before = { ...player };
  scoreKing(g, state, seat);
  const king = player.points - before.points;
  const sums = [
    {
      title: 'phase.points',
      parts: partsOf((note) => note({ text: 'income.king', amounts: { points: king } })),
    },
  ];
  if (view.silver !== null) {
    const count = countOf(view.silver.mines, seat);
    gainIncome(g, state, seat);
    const ribbon = player.silver - before.silver - count;
    const income = partsOf((note) => {
      note({ text: 'income.mines', values: { count }, amounts: { silver: count } });
      note({ text: 'income.ribbon', amounts: { silver: ribbon } });
      note({ text: 'income.houses', amounts: { points: player.points - before.points - king } });
    });
    gainMine(g, state, seat);
    const mines = player.mines - before.mines;
    const mine = partsOf((note) => note({ text: 'income.mine', amounts: { mines } }));
    sums.push({ title: 'phase.income', parts: income }, { title: 'phase.mine', parts: mine });
  }
  return sums.filter(({ parts }) => parts.length > 0);
}

function nameOf(good: number): string {
  return good === SILVER ? 'silver' : GOODS[good];
}

/** A price in one thing, and what of it is let off. */
function withDiscount(name: string, text: string, full: number, paid: number, less: string): SumPart[] {
  return partsOf((note) => {
    note({ text, amounts: { [name]: -full } });
    note({ text: less, amounts: { [name]: full - paid } });
  });
}

function dieParts(g: Ruleset, view: State, seat: number, face: number, to: number): SumPart[] {
  if (to === NONE) return [];
  const steps = stepsBetween(face, to);
  const full = steps * g.tables.dice.changePrice;
  const [base, ...less] = withDiscount(
    'gold',
    'cost.die',
    full,
    changePrice(g, view, seat, face, to),
    'less.die',
  );
  return base === undefined ? [] : [{ ...base, values: { steps } }, ...less];
}

/** The words beside action points, by kind of action. */
const POINTS: Readonly<Record<string, string>> = {
  lodge: 'points.lodge',
  acquire: 'points.acquire',
  king: 'points.king',
  hire: 'points.hire',
  refresh: 'points.refresh',
};

function pointText(view: State, action: Action): string {
  if (action.kind === 'acquire' && !view.contractOffer.includes(action.tile)) return 'points.turnedUp';
  return POINTS[action.kind] ?? 'points.one';
}

/** Points of the die's action; those that a tile gives are no count of the seat. */
function pointParts(g: Ruleset, view: State, due: readonly Obligation[], action: Action): SumPart[] {
  if (!SPENDING.has(action.kind) || due[0]?.kind !== 'turn') return [];
  const points = costOf(g, view, view.turn.action, action);
  return [{ text: pointText(view, action), amounts: { actionPoints: -points } }];
}

function placeParts(due: readonly Obligation[], action: Action): SumPart[] {
  if (action.kind !== 'house' && action.kind !== 'pillar' && action.kind !== 'mine') return [];
  const gift = due.find(({ kind }) => kind === 'anywhere');
  if (gift?.kind !== 'anywhere' || gift.price === 0) return [];
  return [{ text: 'cost.tablet', amounts: { gold: -gift.price } }];
}

function contractParts(g: Ruleset, tile: number, paid: number, less: number): SumPart[] {
  return partsOf((note) => {
    for (const [good, name] of GOODS.entries()) {
      const full = costIn(g, tile, paid, NONE, good);
      note({ text: 'cost.contract', amounts: { [name]: -full } });
      note({ text: 'less.technology', amounts: { [name]: full - costIn(g, tile, paid, less, good) } });
    }
  });
}

function technologyParts(
  g: Ruleset,
  view: State,
  seat: number,
  due: readonly Obligation[],
  technology: number,
): SumPart[] {
  const isCheap = due.some(({ kind }) => kind === 'cheapTechnology');
  const full = priceOf(g, view, seat, technology, 0);
  const paid = priceOf(g, view, seat, technology, isCheap ? g.tables.tablets.silverLess : 0);
  return withDiscount('silver', 'cost.technology', full, paid, 'less.tablet');
}

function crestParts(g: Ruleset, view: State, seat: number, building: number): SumPart[] {
  const { food } = g.buildings[building];
  return withDiscount('food', 'cost.crest', food, crestPrice(g, view, seat, building), 'less.technology');
}

function cathedralParts(g: Ruleset, view: State, seat: number, cathedral: number): SumPart[] {
  const { good, amount } = g.costTiles[view.costTiles[cathedral]];
  const paid = cathedralPrice(g, view, seat, cathedral);
  return withDiscount(nameOf(good), 'cost.cathedral', amount, paid, 'less.technology');
}

/** What a task costs. */
function taskParts(
  g: Ruleset,
  view: State,
  seat: number,
  due: readonly Obligation[],
  action: Action,
): SumPart[] {
  switch (action.kind) {
    case 'fulfil':
      return contractParts(g, action.tile, action.good, action.less);
    case 'crest':
      return crestParts(g, view, seat, action.building);
    case 'contribute':
      return cathedralParts(g, view, seat, cathedralAt(g, view, action.spot));
    case 'use':
    case 'recolour': {
      const { pays, price } = helperOf(g, action.tile);
      const name = pays === 'silver' ? 'silver' : 'gold';
      return price === 0 ? [] : [{ text: 'cost.helper', amounts: { [name]: -price } }];
    }
    case 'seeker': {
      if (due.some(({ kind }) => kind === 'freeSeeker')) return [];
      return [{ text: 'cost.seeker', amounts: { silver: -mapOn(g, view, action.map).price } }];
    }
    case 'technology':
      return technologyParts(g, view, seat, due, action.technology);
    case 'forgo':
      return [{ text: 'cost.forgo', amounts: { [nameOf(view.turn.forgo)]: -1 } }];
    case 'pay':
      return [{ text: 'cost.tablet', amounts: { silver: -g.tables.tablets.silver } }];
    default:
      return [];
  }
}

function costParts(g: Ruleset, view: State, seat: number, action: Action): readonly SumPart[] {
  const due = owed(view, seat);
  if (action.kind === 'take') return dieParts(g, view, seat, action.face, action.to);
  const points = [...pointParts(g, view, due, action), ...placeParts(due, action)];
  if (action.kind === 'swap')
    return [...points, { text: 'cost.swap', amounts: { [nameOf(action.give)]: -1 } }];
  return [...points, ...taskParts(g, view, seat, due, action)];
}

/** A tile on offer costs what its place does; those that the technology turned up cost the same. */
function offerParts(g: Ruleset, view: State, id: string): SumPart[] {
  const tile = g.tileIds.indexOf(id);
  if (view.characterOffer.includes(tile))
    return [{ text: 'points.hire', amounts: { actionPoints: -g.tables.characterOffer.price } }];
  const action = g.catalogue.acquire[tile - g.firstContract];
  if (action === undefined) return [];
  const points = costOf(g, view, CONTRACT, action);
  return [{ text: pointText(view, action), amounts: { actionPoints: -points } }];
}

/** What lies open on a board: `offer <tile>`, `crest <building>`, `cathedral <spot>`, `technology <its name>`. */
function openPrice(g: Ruleset, view: State, seat: number, what: string): readonly Sum[] {
  const [sort, which] = what.split(' ');
  const parts = (): SumPart[] => {
    switch (sort) {
      case 'offer':
        return offerParts(g, view, which);
      case 'crest':
        return crestParts(g, view, seat, Number(which) - 1);
      case 'cathedral':
        return cathedralParts(g, view, seat, cathedralAt(g, view, g.spotIds.indexOf(which)));
      case 'technology':
        return technologyParts(
          g,
          view,
          seat,
          owed(view, seat),
          (TECHNOLOGIES as readonly string[]).indexOf(which),
        );
      default:
        return [];
    }
  };
  return [{ title: 'price', parts: parts() }].filter((sum) => sum.parts.length > 0);
}

function finalParts(g: Ruleset, view: State): readonly FinalPart[] {
  const parts: FinalPart[] = [];
  scoreEnd(g, cloneState(view), undefined, (part) => parts.push(part));
  return parts;
}

export function sumsOf(options: Options): Sums<State, Action> {
  const g = rulesetOf(options);
  return {
    income: (view, seat) => phaseSums(g, view, seat),
    cost: (view, seat, action) => costParts(g, view, seat, action),
    price: (view, seat, what) => openPrice(g, view, seat, what),
    spent: {
      houses: 'spent.house',
      pillars: 'spent.pillar',
      mines: 'spent.mine',
      seekers: 'spent.seeker',
      actionPoints: 'spent.points',
    },
    final: (view) => finalParts(g, view),
  };
}
