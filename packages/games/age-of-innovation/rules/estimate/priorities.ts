/** Which legal actions a bot should not waste its time on. */
import { type Action, BY_REACH } from '../actions.ts';
import { booksOf } from '../holdings.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type Player, type State } from '../state.ts';

const NEVER = 0;
const FREE = 1;
const USUAL = 2;

/** Enough of a resource for the dearest action that needs it: more of it is not exchanged for. */
const ENOUGH = { coins: 8, coinsForTools: 6, tools: 5, books: 5, power: 6 };

export function prioritiesOf(g: Ruleset, state: State, seat: number, actions: readonly Action[]): number[] {
  const player = state.players[seat];
  let mayAct = false;
  let spades = 0;
  for (const owed of state.pending[state.pending.length - 1]) {
    if (owed.kind === 'turn') mayAct ||= owed.actions > 0;
    else if (owed.kind === 'terraform' || owed.kind === 'spades') spades = owed.free;
  }
  return actions.map((action) => {
    switch (action.kind) {
      case 'convert':
        return mayAct && isExchangeOfUse(player, action.how) ? FREE : NEVER;
      case 'burn':
        return mayAct && player.bowl3 < ENOUGH.power ? FREE : NEVER;
      case 'transform':
        return isTransformOfUse(g, state, player, action, spades) ? USUAL : NEVER;
      case 'send':
        return action.steps === bestPlace(g, state, action.discipline) ? USUAL : NEVER;
      default:
        return USUAL;
    }
  });
}

type Of<K extends Action['kind']> = Extract<Action, { kind: K }>;

function isExchangeOfUse(player: Player, how: Of<'convert'>['how']): boolean {
  switch (how) {
    case 'powerToScholar':
      return player.scholars === 0;
    case 'powerToTool':
      return player.tools < ENOUGH.tools;
    case 'powerToCoin':
      return player.coins < ENOUGH.coins;
    case 'scholarToTool':
      return player.tools < ENOUGH.tools - 1;
    case 'toolToCoin':
      return player.coins < ENOUGH.coinsForTools;
    case 'powerToBankingBook':
    case 'powerToLawBook':
    case 'powerToEngineeringBook':
    case 'powerToMedicineBook':
      return booksOf(player) >= ENOUGH.books - 1;
    default:
      return false;
  }
}

/** To the home terrain, or as far towards it as spades lead that cost nothing and do not suffice. */
function isTransformOfUse(
  g: Ruleset,
  state: State,
  { home }: Player,
  { hex, terrain, by }: Of<'transform'>,
  spades: number,
): boolean {
  if (terrain === home) return true;
  const way = g.way[state.terrain[hex]][home];
  return by === BY_REACH && spades > 0 && way.length > spades && way[spades - 1] === terrain;
}

/** Steps of the best place that is free in a discipline. */
function bestPlace(g: Ruleset, state: State, discipline: number): number {
  const { places, stepsForReturn } = g.tables.science;
  const at = state.scholarPlaces[discipline].indexOf(NONE);
  return at < 0 ? stepsForReturn : places[at];
}
