/** What a player lacks for a wish that was refused for its price. Made only when somebody asks. */
import { has, lacking, lackingPower } from '../../terra/index.ts';
import { missingToBurn, missingToConvert, rateOf } from './conversions.ts';
import type { ShortfallFor } from './handlers.ts';
import { leapRange } from './reach.ts';
import { priestSupply } from './resources.ts';
import { spadesFor } from './spades.ts';
import { buildBill, transformBill } from './terraform.ts';
import { upgradeBill } from './upgrade.ts';

export const shortfallFor: ShortfallFor = (g, state, seat, owed, wish, rule) => {
  const player = state.players[seat];
  if (player.faction < 0) return {};
  const faction = g.factions[player.faction];
  switch (rule) {
    case 'TM-BUILD-COST': {
      const leaps =
        wish.kind === 'build' && owed.kind === 'turn' && has(g.inLeap, wish.hex) && leapRange(g, player) > 0;
      return lacking(player, buildBill(g, player, leaps));
    }
    case 'TM-TRANSFORM-COST':
    case 'TM-TRANSFORM-TOP-UP': {
      if (wish.kind !== 'transform') return {};
      const free = owed.kind === 'terraform' || owed.kind === 'cultSpades' ? owed.free : 0;
      const spades = spadesFor(g, player, state.terrain[wish.hex], wish.terrain);
      if (rule === 'TM-TRANSFORM-TOP-UP') return { spades: spades - free };
      return lacking(player, transformBill(g, player, free, spades, has(g.inLeap, wish.hex)));
    }
    case 'TM-UPGRADE-COST':
      return wish.kind === 'upgrade' ? lacking(player, upgradeBill(g, state, seat, wish)) : {};
    case 'TM-SHIPPING-COST':
      return lacking(player, faction.shipping.cost);
    case 'TM-DIGGING-COST':
      return lacking(player, faction.digging.cost);
    case 'TM-ACTION-POWER':
      return wish.kind === 'power' ? lackingPower(player, g.powerActions[wish.space].power) : {};
    case 'TM-DARKLINGS-STRONGHOLD': {
      if (wish.kind !== 'ordain') return {};
      const most = Math.min(faction.stronghold.ordinations, priestSupply(g, player));
      return wish.priests <= most ? lacking(player, { coins: 0, workers: wish.priests, priests: 0 }) : {};
    }
    case 'TM-PRIEST-NONE':
      return { priests: 1 };
    case 'TM-ENGINEERS':
      return lacking(player, { coins: 0, workers: faction.bridgeWorkers, priests: 0 });
    case 'TM-POWER-BURN':
      return missingToBurn(state, seat);
    case 'TM-CONVERT-RATES':
      return wish.kind === 'convert' ? missingToConvert(player, rateOf(g, state, seat, wish.how)) : {};
    default:
      return {};
  }
};
