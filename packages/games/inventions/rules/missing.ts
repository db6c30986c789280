/** What a player lacks for a wish that was refused. Made only when somebody asks. */
import { SPECIALISTS } from '../data/types.ts';
import type { Action } from './actions.ts';
import { lackingFor, priceOf } from './building.ts';
import type { InvRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { ANY, type Obligation, type State } from './state.ts';
import { kindOf, WEALTH } from './tiles.ts';

type Missing = Record<string, number>;

function lacking(name: string, count: number): Missing {
  return count > 0 ? { [name]: count } : {};
}

/** Specialists of a type; scholars stand in for them, so both are counted together. */
function lackingSpecialists(type: number, count: number): Missing {
  return lacking(`${SPECIALISTS[type]}s`, count);
}

export function missingFor(
  g: Ruleset,
  state: State,
  seat: number,
  owed: Obligation,
  wish: Action,
  rule: InvRule,
): Missing {
  const player = state.players[seat];
  switch (rule) {
    case 'INV-CHAIN-SPEND':
      return { markers: 1 };
    case 'INV-INFLUENCE-SHORT':
      return lacking('influence', g.tables.technologyPrice - player.influence);
    case 'INV-BUILD-PRICE':
      return owed.kind === 'build' ? lacking('influence', priceOf(g, player, owed) - player.influence) : {};
    case 'INV-BUILD-COST': {
      if (wish.kind !== 'build') return {};
      const kind = kindOf(wish.tile);
      const count = lackingFor(g, state, seat, wish.tile, wish.space);
      return kind === WEALTH ? lacking('specialists', count) : lackingSpecialists(kind, count);
    }
    case 'INV-PRESENT-SPECIALISTS': {
      if (wish.kind !== 'present') return {};
      const { demand } = g.specialistTiles[state.regions[wish.region].specialistTile];
      const { type } = g.cards[wish.card];
      return lackingSpecialists(type, demand - player.home[type] - player.scholars);
    }
    case 'INV-INVENT-SPECIALISTS': {
      if (wish.kind !== 'invent') return {};
      const { type, extra } = g.cards[state.regions[wish.region].card];
      return lackingSpecialists(type, 1 + extra - player.home[type] - player.scholars);
    }
    case 'INV-INNOVATE-SPECIALIST': {
      if (wish.kind !== 'innovate') return {};
      const { type } = g.cards[state.regions[wish.region].card];
      return lackingSpecialists(type, 1 - player.home[type] - player.scholars);
    }
    case 'INV-GAIN-CITIZENS':
      return wish.kind === 'influence'
        ? lacking('citizensOnMap', g.tokens[wish.token].citizens - state.regions[wish.region].citizens[seat])
        : {};
    case 'INV-TILE-ECONOMY-MARKER':
      return { economyMarkers: 1 };
    case 'INV-SEND-CITIZEN':
      if (wish.kind !== 'send') return {};
      return wish.who === ANY ? { scholars: 1 } : lackingSpecialists(wish.who, 1);
    default:
      return {};
  }
}
