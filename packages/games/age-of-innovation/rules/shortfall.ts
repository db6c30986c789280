/** What a player lacks for a wish that was refused for its price. Made only when somebody asks. */
import { lacking, lackingPower } from '../../terra/index.ts';
import { DISCIPLINES } from '../data/types.ts';
import { missingToBurn, missingToConvert } from './conversions.ts';
import type { ShortfallFor } from './handlers.ts';
import { booksOf } from './holdings.ts';
import { innovationCoins, missingBooks } from './innovations.ts';
import { toolsFor } from './neutral-buildings.ts';
import type { Ruleset } from './ruleset.ts';
import { powerPrice } from './space-effects.ts';
import { NONE, type Player, type State } from './state.ts';
import { buildBill, spadesFor, transformBill } from './terraform.ts';
import { upgradeBill } from './upgrade.ts';

type Missing = Record<string, number>;

function lackingBooks(g: Ruleset, state: State, player: Player, innovation: number): Missing {
  const price = g.innovationPrices[state.innovations.indexOf(innovation)];
  const missing: Missing = {};
  missingBooks(g, player, price).forEach((count, index) => {
    if (count > 0) missing[index < DISCIPLINES.length ? `${DISCIPLINES[index]}Books` : 'books'] = count;
  });
  return missing;
}

export const shortfallFor: ShortfallFor = (g, state, seat, owed, wish, rule) => {
  const player = state.players[seat];
  if (player.home === NONE || player.faction === NONE) return {};
  const board = g.boards[player.home];
  switch (rule) {
    case 'AOI-BUILD-COST': {
      if (wish.kind !== 'build') return {};
      return lacking(player, buildBill(g, player, wish.by, owed.kind === 'terraform' && owed.freeWorkshop));
    }
    case 'AOI-TERRAFORM-COST':
    case 'AOI-TERRAFORM-TOP-UP': {
      if (wish.kind !== 'transform') return {};
      const free = owed.kind === 'terraform' || owed.kind === 'spades' ? owed.free : 0;
      const bought = Math.max(0, spadesFor(g, state, player, wish.hex, wish.terrain) - free);
      if (rule === 'AOI-TERRAFORM-TOP-UP') return { spades: bought };
      return lacking(player, transformBill(g, player, bought, wish.by));
    }
    case 'AOI-NEUTRAL-PLACE':
      return wish.kind === 'place'
        ? lacking(player, { coins: 0, scholars: 0, tools: toolsFor(g, state, seat, wish.hex) })
        : {};
    case 'AOI-UPGRADE-COST':
      return wish.kind === 'upgrade' ? lacking(player, upgradeBill(g, state, seat, wish)) : {};
    case 'AOI-SHIPPING-COST':
      return lacking(player, board.shipping.cost);
    case 'AOI-TERRAFORMING-COST':
      return lacking(player, board.terraforming.cost);
    case 'AOI-ACTION-POWER':
      return wish.kind === 'power' ? lackingPower(player, powerPrice(g, player, wish.space)) : {};
    case 'AOI-ACTION-BOOKS':
      return wish.kind === 'bookAction' ? { books: g.bookActions[wish.space].cost - booksOf(player) } : {};
    case 'AOI-INNOVATION-COST':
      return wish.kind === 'innovate' ? lackingBooks(g, state, player, wish.innovation) : {};
    case 'AOI-INNOVATION-COINS':
      return lacking(player, { coins: innovationCoins(g, player), tools: 0, scholars: 0 });
    case 'AOI-SCHOLAR-NONE':
      return { scholars: 1 };
    case 'AOI-MOLES':
      return lacking(player, { coins: 0, tools: g.factions[player.faction].bridgeTools, scholars: 0 });
    case 'AOI-SCIENCE-KEY':
      return { keys: 1 };
    case 'AOI-POWER-BURN':
      return missingToBurn(state, seat);
    case 'AOI-CONVERT-RATES':
      return wish.kind === 'convert' ? missingToConvert(player, g.rates[wish.how]) : {};
    default:
      return {};
  }
};
