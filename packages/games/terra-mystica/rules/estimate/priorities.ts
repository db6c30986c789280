/** Which legal actions a bot should not waste its time on. */
import type { Action, ActionOf } from '../actions.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type Player, type State } from '../state.ts';

const NEVER = 0;
const FREE = 1;
const USUAL = 2;

/** Enough of a resource for the dearest action that needs it: more of it is not exchanged for. */
const ENOUGH = { coins: 8, coinsForWorkers: 6, workers: 5, workersForPriest: 4, power: 6 };

export function prioritiesOf(g: Ruleset, state: State, seat: number, actions: readonly Action[]): number[] {
  const player = state.players[seat];
  if (player.faction === NONE) return actions.map(() => USUAL);
  let mayAct = false;
  let spades = 0;
  for (const owed of state.pending[state.pending.length - 1]) {
    if (owed.seat !== seat) continue;
    if (owed.kind === 'turn') mayAct ||= owed.actions > 0;
    else if (owed.kind === 'terraform' || owed.kind === 'cultSpades') {
      spades = owed.free;
      mayAct = true;
    }
  }
  return actions.map((action) => {
    switch (action.kind) {
      case 'convert':
        return mayAct && isExchangeOfUse(player, action) ? FREE : NEVER;
      case 'burn':
        return mayAct && player.bowl3 < ENOUGH.power ? FREE : NEVER;
      case 'transform':
        return isTransformOfUse(g, state, player, action, spades) ? USUAL : NEVER;
      case 'send':
        return action.steps === bestPlace(g, state, action.cult) ? USUAL : NEVER;
      default:
        return USUAL;
    }
  });
}

function isExchangeOfUse(player: Player, { how }: ActionOf<'convert'>): boolean {
  switch (how) {
    case 'powerToPriest':
      return player.priests === 0;
    case 'powerToWorker':
      return player.workers < ENOUGH.workers;
    case 'powerToCoin':
      return player.coins < ENOUGH.coins;
    case 'priestToWorker':
      return player.workers < ENOUGH.workersForPriest;
    case 'workerToCoin':
    case 'pointToCoin':
      return player.coins < ENOUGH.coinsForWorkers;
    case 'coinsToPoint':
      // The end of the game does it anyway.
      return false;
  }
}

/** To the home terrain, or as far towards it as spades lead that cost nothing and do not suffice. */
function isTransformOfUse(
  g: Ruleset,
  state: State,
  { home }: Player,
  { hex, terrain }: ActionOf<'transform'>,
  spades: number,
): boolean {
  if (terrain === home) return true;
  const from = state.terrain[hex];
  const whole = g.wheel[from][home];
  return g.wheel[from][terrain] === spades && g.wheel[terrain][home] === whole - spades;
}

/** Steps of the best place that is free on a track. */
function bestPlace(g: Ruleset, state: State, cult: number): number {
  const { places, stepsWithoutPlace } = g.tables.cults;
  const at = state.cultPlaces[cult].indexOf(NONE);
  return at < 0 ? stepsWithoutPlace : places[at];
}
