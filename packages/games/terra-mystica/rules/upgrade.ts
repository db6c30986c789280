/** Action 4: upgrading buildings. */
import { nextId } from '@guildhall/kernel';
import { gainPower, hasNeighbour, upgradeRules } from '../../terra/index.ts';
import { BUILDINGS, type Cost } from '../data/types.ts';
import type { ActionOf } from './actions.ts';
import { addChoice } from './choices.ts';
import { raise } from './construction.ts';
import { canPay, pay, score } from './resources.ts';
import type { TmRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { DWELLING, NONE, SANCTUARY, STRONGHOLD, type State, TEMPLE, TRADING_HOUSE } from './state.ts';
import { grantSpades } from './terraform.ts';
import { freeShipping } from './tracks.ts';

type Upgrade = ActionOf<'upgrade'>;

const bill: Cost = { coins: 0, workers: 0, priests: 0 };

/** The price of an upgrade; a trading house is cheaper beside another player's building. */
export function upgradeBill(
  g: Ruleset,
  state: State,
  seat: number,
  { hex, building }: Omit<Upgrade, 'kind'>,
): Cost {
  const faction = g.factions[state.players[seat].faction];
  const cost = faction.cost[BUILDINGS[building]];
  bill.workers = cost.workers;
  bill.priests = cost.priests;
  bill.coins = cost.coins;
  if (building === TRADING_HOUSE && !hasNeighbour(g, state, seat, hex))
    bill.coins = faction.tradingHouseCoinsAlone;
  return bill;
}

const rules = upgradeRules<Ruleset, State, Upgrade, TmRule>({
  growsFrom: [NONE, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE],
  canPay: (g, state, seat, action) => canPay(state.players[seat], upgradeBill(g, state, seat, action)),
  refusals: {
    own: 'TM-UPGRADE-OWN',
    path: 'TM-UPGRADE-PATH',
    pieces: 'TM-UPGRADE-PIECES',
    cost: 'TM-UPGRADE-COST',
  },
});
/** The swarmlings' free upgrade obeys the path too. */
export const {
  checkPath: checkUpgradePath,
  check: checkUpgrade,
  candidates: upgradeCandidates,
  offer: offerUpgrades,
} = rules;

export function applyUpgrade(
  g: Ruleset,
  state: State,
  seat: number,
  action: Upgrade,
  listener?: Listener,
): void {
  pay(state.players[seat], upgradeBill(g, state, seat, action));
  raiseUpgrade(g, state, seat, action, listener);
}

/** The upgrade itself with all it brings, its price already paid or forgiven. */
export function raiseUpgrade(
  g: Ruleset,
  state: State,
  seat: number,
  { hex, building }: Upgrade,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const faction = g.factions[player.faction];
  const favours =
    building === TEMPLE || building === SANCTUARY
      ? faction.favours
      : building === STRONGHOLD
        ? faction.stronghold.favours
        : 0;
  raise(g, state, seat, hex, building, listener);
  if (favours > 0) addChoice(state, { kind: 'favour', id: nextId(state), seat, count: favours });
  if (building === STRONGHOLD) openStronghold(g, state, seat, listener);
}

/** What a stronghold brings at once. */
function openStronghold(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  const player = state.players[seat];
  const { points, power, shipping, spades, ordinations } = g.factions[player.faction].stronghold;
  score(player, 'faction', points);
  gainPower(player, power);
  for (let step = 0; step < shipping; step++) freeShipping(g, state, seat, listener);
  if (spades > 0) addChoice(state, grantSpades(g, state, seat, spades, { topUp: false, single: false }));
  if (ordinations > 0) addChoice(state, { kind: 'ordain', id: nextId(state), seat });
}
