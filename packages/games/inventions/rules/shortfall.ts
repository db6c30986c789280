/** What a player lacks for an action that was refused. Worked out only for those who ask why. */
import { SPECIALISTS } from '../data/types.ts';
import type { ShortfallFor } from './handlers.ts';
import type { Card } from './ruleset.ts';
import { ANY, type Player } from './state.ts';
import { kindOf, WEALTH } from './tiles.ts';
import { lackingFor, priceOf } from './turn/building.ts';

type Shortfall = Record<string, number>;

function lacking(name: string, count: number): Shortfall {
  return count > 0 ? { [name]: count } : {};
}

/** Specialists of a type; scholars stand in for them, so both are counted together. */
function lackingSpecialists(type: number, count: number): Shortfall {
  return lacking(`${SPECIALISTS[type]}s`, count);
}

/**
 * Who is missing where `need` citizens of a type are needed and `scholars` of them were to be scholars. Where the seat
 * has enough of both together, those that it named are missing.
 */
function lackingTeam(player: Player, type: number, need: number, scholars: number): Shortfall {
  const together = need - player.home[type] - player.scholars;
  if (together > 0) return lackingSpecialists(type, together);
  if (scholars > player.scholars) return lacking('scholars', scholars - player.scholars);
  return lackingSpecialists(type, need - scholars - player.home[type]);
}

/** The inventor, and those whom the card exhausts: scholars stand in for the inventor first. */
function lackingInventors(player: Player, { type, extra, extraType }: Card, scholar: boolean): Shortfall {
  if (type === extraType && extra >= player.home[type] + player.scholars)
    return lackingSpecialists(type, 1 + extra - player.home[type] - player.scholars);
  const inventor = lackingTeam(player, type, 1, scholar ? 1 : 0);
  const left = player.scholars - (scholar || player.home[type] === 0 ? 1 : 0);
  return {
    ...inventor,
    ...lackingSpecialists(extraType, extra - player.home[extraType] - Math.max(0, left)),
  };
}

export const shortfallFor: ShortfallFor = (g, state, seat, owed, wish, rule) => {
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
    case 'INV-PREPARE-PRESENTERS':
    case 'INV-PRESENT-SPECIALISTS': {
      if (wish.kind !== 'present' && wish.kind !== 'prepare') return {};
      const { card, specialistTile } = state.regions[wish.region];
      const { type } = g.cards[wish.kind === 'present' ? wish.card : card];
      return lackingTeam(player, type, g.specialistTiles[specialistTile].demand, wish.scholars);
    }
    case 'INV-INVENT-SPECIALISTS':
      if (wish.kind !== 'invent') return {};
      return lackingInventors(player, g.cards[state.regions[wish.region].card], wish.scholar);
    case 'INV-INNOVATE-SPECIALIST': {
      if (wish.kind !== 'innovate') return {};
      const { type } = g.cards[state.regions[wish.region].card];
      return lackingTeam(player, type, 1, wish.scholar ? 1 : 0);
    }
    case 'INV-GAIN-MAJORITY': {
      if (wish.kind !== 'influence') return {};
      const { citizens } = state.regions[wish.region];
      const others = citizens.filter((_, owner) => owner !== seat);
      return lacking('citizensOnMap', Math.max(...others) + 1 - citizens[seat]);
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
};
