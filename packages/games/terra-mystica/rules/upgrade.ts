/** Action 4: upgrading buildings. */
import { nextId } from '@guildhall/kernel';
import { gainPower, upgradeRules } from '../../terra/index.ts';
import type { Cost } from '../data/types.ts';
import type { ActionOf } from './actions.ts';
import { addChoice } from './choices.ts';
import { raise } from './construction.ts';
import type { TurnActionOf } from './handlers.ts';
import { canPay, pay, score } from './resources.ts';
import type { TmRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import {
  DWELLING,
  NONE,
  type Player,
  SANCTUARY,
  STRONGHOLD,
  type State,
  TEMPLE,
  TRADING_HOUSE,
} from './state.ts';
import { grantSpades } from './terraform.ts';
import { freeShipping } from './tracks.ts';

type Upgrade = ActionOf<'upgrade'>;

const rules = upgradeRules<Ruleset, State, Player, Cost, Upgrade, TmRule>({
  growsFrom: [NONE, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE],
  prices: ({ upgradePrices }, { faction }) => upgradePrices[faction],
  canPay,
  refusals: {
    own: 'TM-UPGRADE-OWN',
    path: 'TM-UPGRADE-PATH',
    pieces: 'TM-UPGRADE-PIECES',
    cost: 'TM-UPGRADE-COST',
  },
});
/** The swarmlings' free upgrade obeys the path too. */
export const {
  bill: upgradeBill,
  checkPath: checkUpgradePath,
  candidates: upgradeCandidates,
  price: upgradePrice,
} = rules;

export const upgrade: TurnActionOf<'upgrade'> = {
  legal: rules.offer,
  check: rules.check,
  apply(g, state, seat, action, listener) {
    pay(state.players[seat], rules.bill(g, state, seat, action));
    raiseUpgrade(g, state, seat, action, listener);
  },
};

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
