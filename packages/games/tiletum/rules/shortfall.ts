/** What a player lacks for a wish that was refused. Made only when somebody asks. */
import { GOODS } from '../data/index.ts';
import type { Action } from './actions.ts';
import { cathedralPrice } from './cathedrals.ts';
import { costIn } from './contracts.ts';
import { crestPrice } from './crests.ts';
import { cathedralAt, mapOn } from './places.ts';
import { holding } from './purse.ts';
import type { TilRule } from './rule-ids.ts';
import { FOOD, GOLD, helperOf, type Ruleset, SILVER } from './ruleset.ts';
import { costOf } from './spend.ts';
import { NONE, type Obligation, type State } from './state.ts';
import { priceOf } from './technologies.ts';
import { changePrice } from './turn.ts';

type Missing = Record<string, number>;

function lacking(name: string, count: number): Missing {
  return count > 0 ? { [name]: count } : {};
}

export function shortfallFor(
  g: Ruleset,
  state: State,
  seat: number,
  owed: Obligation,
  wish: Action,
  rule: TilRule,
): Missing {
  const { goods } = state.players[seat];
  switch (rule) {
    case 'TIL-DIE-CHANGE':
      return wish.kind === 'take'
        ? lacking('gold', changePrice(g, state, seat, wish.face, wish.to) - goods[GOLD])
        : {};
    case 'TIL-POINTS-SHORT': {
      const isGift = owed.kind === 'act';
      const points = isGift ? owed.points : state.turn.points;
      const action = isGift ? owed.action : state.turn.action;
      return lacking('actionPoints', costOf(g, state, action, wish) - points);
    }
    case 'TIL-TASK-BUY':
      return wish.kind === 'buy' && wish.good !== GOLD
        ? lacking('gold', g.tables.goodPrice - goods[GOLD])
        : {};
    case 'TIL-CONTRACT-SWAP':
      return wish.kind === 'swap' && wish.give !== wish.get
        ? lacking(GOODS[wish.give], 1 - goods[wish.give])
        : {};
    case 'TIL-TECHNOLOGY-GOODS': {
      const { favoured } = state.players[seat];
      return wish.kind === 'mint' && favoured !== NONE ? lacking(GOODS[favoured], 1 - goods[favoured]) : {};
    }
    case 'TIL-TECHNOLOGY-DICE': {
      const { forgo } = state.turn;
      return wish.kind === 'forgo' && forgo !== NONE ? lacking(GOODS[forgo], 1 - goods[forgo]) : {};
    }
    case 'TIL-CREST-FOOD':
      return wish.kind === 'crest'
        ? lacking('food', crestPrice(g, state, seat, wish.building) - goods[FOOD])
        : {};
    case 'TIL-CATHEDRAL-COST': {
      if (wish.kind !== 'contribute') return {};
      const cathedral = cathedralAt(g, state, wish.spot);
      const { good } = g.costTiles[state.costTiles[cathedral]];
      const short = cathedralPrice(g, state, seat, cathedral) - holding(state.players[seat], good);
      return lacking(good === SILVER ? 'silver' : GOODS[good], short);
    }
    case 'TIL-HELPER-USE':
      if (wish.kind !== 'use' && wish.kind !== 'recolour') return {};
      return helperOf(g, wish.tile).pays === 'silver'
        ? lacking('silver', helperOf(g, wish.tile).price - state.players[seat].silver)
        : lacking('gold', helperOf(g, wish.tile).price - goods[GOLD]);
    case 'TIL-CONTRACT-FULFIL': {
      if (wish.kind !== 'fulfil') return {};
      const missing: Missing = {};
      for (const [good, name] of GOODS.entries())
        Object.assign(missing, lacking(name, costIn(g, wish.tile, wish.good, wish.less, good) - goods[good]));
      return missing;
    }
    case 'TIL-HOUSE-SUPPLY':
      return { houses: 1 };
    case 'TIL-PILLAR-SUPPLY':
      return { pillars: 1 };
    case 'TIL-MINE-SUPPLY':
      return { mines: 1 };
    case 'TIL-TECHNOLOGY-SILVER': {
      if (wish.kind !== 'technology') return {};
      const less = owed.kind === 'cheapTechnology' ? g.tables.tablets.silverLess : 0;
      const price = priceOf(g, state, seat, wish.technology, less);
      return lacking('silver', price - state.players[seat].silver);
    }
    case 'TIL-SEEKER-SILVER':
      return wish.kind === 'seeker'
        ? lacking('silver', mapOn(g, state, wish.map).price - state.players[seat].silver)
        : {};
    case 'TIL-TABLET-SILVER':
      return lacking('silver', g.tables.tablets.silver - state.players[seat].silver);
    case 'TIL-TABLET-GOLD':
      return owed.kind === 'anywhere' ? lacking('gold', owed.price - goods[GOLD]) : {};
    default:
      return {};
  }
}
