/** Puts the rules together. */
import { composeRules, type Rules } from '@guildhall/kernel';
import { watchPoints, whereIs } from '../../terra/index.ts';
import type { Tables } from '../data/index.ts';
import type { Action } from './actions.ts';
import { AUTOMA } from './automa/seats.ts';
import { chooseCard, chooseFaction, chooseHome, runBonuses, runWorkshops } from './automa/setup.ts';
import { runDoes, runPasses, runTurn } from './automa/turn.ts';
import { bareSpades } from './bare-spades.ts';
import { takeBooks } from './books.ts';
import { bridge } from './bridges.ts';
import { competency } from './competencies.ts';
import { componentsOf, countsOf, factsOf } from './counts.ts';
import { terraform } from './digging.ts';
import { estimateOf } from './estimate/estimate.ts';
import { prioritiesOf } from './estimate/priorities.ts';
import { outcomeOf, projectionOf, runFinalScoring } from './final-scoring.ts';
import { leaveGame } from './leaving.ts';
import { leech } from './leech.ts';
import { placeNeutral } from './neutral-buildings.ts';
import { choosePalace, placeGuild } from './palaces.ts';
import { paymentsOf } from './payments.ts';
import { incomeOf, runActions, runCleanUp, runIncome, runNextTurn, runScienceBonuses } from './rounds.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { key, steps } from './science.ts';
import { chooseBonus, chooseSet, draft, firstBuilding, runSetUp, runStartSpades, setup } from './setup.ts';
import { shortfallFor } from './shortfall.ts';
import { payBooks } from './space-effects.ts';
import { NONE, type Obligation, SOURCES, type Source, type State } from './state.ts';
import { town } from './towns.ts';
import { turn } from './turn.ts';
import { freeGuild } from './upgrade.ts';
import { cloneState, redeal, viewOf } from './views.ts';

/** Logs points that no other event contains. */
const watchSources = watchPoints<Source>(SOURCES, [
  'roundTiles',
  'roundBonuses',
  'palaces',
  'innovations',
  'competencies',
  'townTiles',
  'factionAbility',
  'actions',
]);

/** Income logs its points itself. */
function watch(before: State, by: 'action' | 'step') {
  // The Automa's points have messages of their own.
  const seats = before.automa === undefined ? before.players : before.players.slice(0, AUTOMA);
  const tell = watchSources({ players: seats });
  return (after: State, listener: Listener): void => {
    if (by === 'action' || after.phase !== 'income') tell(after, listener);
  };
}

const HANDLERS = {
  chooseSet,
  chooseCard,
  chooseFaction,
  chooseHome,
  draft,
  chooseBonus,
  firstBuilding,
  spades: bareSpades,
  turn,
  terraform,
  bridge,
  freeGuild,
  placeGuild,
  placeNeutral,
  steps,
  key,
  takeBooks,
  payBooks,
  competency,
  choosePalace,
  town,
  leech,
};

function isSameQuestion(one: Obligation, other: Obligation): boolean {
  if (one.kind === 'placeNeutral' && other.kind === 'placeNeutral') return one.building === other.building;
  return one.kind === other.kind;
}

/** Conversions belong around actions: one that is tried elsewhere is refused with that rule. */
function ruleFor(owed: Obligation, wish: Action, rule: AoiRule): AoiRule {
  const isConversion = wish.kind === 'convert' || wish.kind === 'burn';
  return isConversion && owed.kind !== 'turn' ? 'AOI-CONVERT-AROUND-ACTIONS' : rule;
}

export function engine(g: Ruleset): Rules<State, Action, Tables> {
  return {
    ...composeRules<Ruleset, State, Obligation, Action, AoiRule, keyof typeof HANDLERS>(g, {
      handlers: HANDLERS,
      steps: {
        setUp: runSetUp,
        startSpades: runStartSpades,
        income: runIncome,
        actions: (_, state, owed) => runActions(state, owed),
        nextTurn: runNextTurn,
        scienceBonuses: runScienceBonuses,
        cleanUp: runCleanUp,
        finalScoring: runFinalScoring,
        automaWorkshops: runWorkshops,
        automaBonuses: runBonuses,
        automaTurn: runTurn,
        automaDoes: runDoes,
        automaPasses: runPasses,
      },
      vagueRules: ['AOI-TURN-FINISH-FIRST', 'AOI-CONVERT-AROUND-ACTIONS'],
      missing: shortfallFor,
      ruleFor,
      isSameQuestion,
      watch,
    }),
    seats: g.seats,
    setup: (seed) => setup(g, seed),
    leave: (state, seat, listener) => leaveGame(g, state, seat, listener),
    isSettingUp: ({ phase }) => phase === 'setup',
    clone: cloneState,
    view: viewOf,
    determinize: (view, random) => redeal(g, view, random),
    outcome: (state) => outcomeOf(g, state),
    projection: (view) => projectionOf(g, view),
    counts: countsOf,
    components: (state) => componentsOf(g, state),
    where: whereIs,
    facts: (state, owed) => factsOf(g, state, owed),
    income: (state, seat) => {
      const player = state.players[seat];
      return player.home === NONE || player.faction === NONE ? {} : { ...incomeOf(g, player) };
    },
    tables: g.tables,
    estimate: (state, seat) => estimateOf(g, state, seat),
    priorities: (state, seat, actions) => prioritiesOf(g, state, seat, actions),
    notation: g.notation,
    payments: paymentsOf(g),
  };
}
