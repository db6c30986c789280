/** The Automa's turn: two cards, then the actions of one of them as the other one says; or she passes. */
import { discharge, type Listener, nextId, oweTable, TABLE } from '@guildhall/kernel';
import { isLastRound, openOffers } from '../../../terra/index.ts';
import type { AutomaDoing } from '../../data/automa-types.ts';
import { bonusIsFree, swapPlaces } from '../passing.ts';
import { score } from '../resources.ts';
import type { Ruleset } from '../ruleset.ts';
import { type AutomaStep, NONE, type Obligation, type ObligationOf, type State } from '../state.ts';
import { build, type Manner, USUAL, upgrade } from './building.ts';
import { reasons, remember, supportOf, Weighing } from './choosing.ts';
import { deckSize, drawCards, newDeck } from './deck.ts';
import { advanceFor, sendScholar, takeInnovation } from './knowledge.ts';
import { tell } from './pieces.ts';
import { AUTOMA } from './seats.ts';

/** Her ships and her deck for a round. */
export function prepareRound(g: Ruleset, state: State, listener?: Listener): void {
  const { automa } = state;
  if (automa === undefined) return;
  state.players[AUTOMA].shipping = g.automa.level.shipping[state.round - 1];
  if (state.round > 1) newDeck(g, automa);
  tell(listener, 'automaDeck', { cards: deckSize(automa), shipping: state.players[AUTOMA].shipping });
}

function mustPass(g: Ruleset, state: State): boolean {
  const { automa } = state;
  if (automa === undefined || automa.action === NONE) return true;
  return g.automa.cards[automa.action].mayPass && deckSize(automa) <= g.tables.automa.cardsToPass;
}

export function runTurn(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const { automa } = state;
  if (automa === undefined) return;
  automa.decisions = [];
  drawCards(state, automa);
  const { cardIds, cards, faction } = g.automa;
  const support = cardIds[automa.discard[automa.discard.length - 1]];
  if (automa.action === NONE) tell(listener, 'automaLastCard', { support });
  else tell(listener, 'automaDraws', { support, card: cardIds[automa.action], left: deckSize(automa) });
  if (mustPass(g, state)) {
    oweTable(state, 'automaPasses');
    return;
  }
  const actions = cards[automa.action].actions.flatMap((doing) =>
    doing.what === 'faction'
      ? faction.actions.map((own) => stepOf(state, own, true))
      : [stepOf(state, doing, false)],
  );
  for (const step of actions.reverse()) state.pending.push([step]);
}

function stepOf(state: State, { what, amount }: AutomaDoing, ofFaction: boolean): AutomaStep {
  if (what === 'faction') throw new Error('the action of a faction is none itself');
  return { kind: 'automaDoes', id: nextId(state), seat: TABLE, what, amount, ofFaction };
}

export function runDoes(g: Ruleset, state: State, owed: AutomaStep, listener?: Listener): void {
  discharge(state, owed);
  act(g, state, owed, listener);
  const next = state.pending[state.pending.length - 1];
  if (next === undefined || next[0].kind !== 'automaDoes') openOffers(state);
}

function act(g: Ruleset, state: State, { what, amount, ofFaction }: AutomaStep, listener?: Listener): void {
  const { faction, cardIds, level } = g.automa;
  const card = cardIds[state.automa?.action ?? 0];
  switch (what) {
    case 'build': {
      const manner: Manner = ofFaction ? faction : USUAL;
      followPower(g, state, build(g, state, manner, card, listener));
      return;
    }
    case 'upgrade':
      followPower(g, state, upgrade(g, state, card, listener));
      return;
    case 'block':
      block(g, state, card, listener);
      return;
    case 'scholar':
      sendScholar(g, state, card, listener);
      return;
    case 'advance':
      advanceFor(g, state, amount, card, listener);
      return;
    case 'innovation':
      takeInnovation(g, state, card, listener);
      return;
    case 'points':
      scorePoints(state, amount, card, listener);
      return;
    case 'levelPoints':
      scorePoints(state, Math.max(0, level.points[state.round - 1] + amount), card, listener);
      return;
    default:
      what satisfies never;
  }
}

/** A faction that gains by the power that its buildings offer takes a step before anything else. */
function followPower(g: Ruleset, state: State, power: number): void {
  const { powerForStep } = g.automa.faction;
  if (powerForStep > 0 && power >= powerForStep)
    state.pending.push([stepOf(state, { what: 'advance', amount: 1 }, true)]);
}

function scorePoints(state: State, points: number, card: string, listener?: Listener): void {
  score(state.players[AUTOMA], 'automaCards', points);
  tell(listener, 'automaScores', { card, points });
}

/** One power action and one book action that are open are closed for the round. */
function block(g: Ruleset, state: State, card: string, listener?: Listener): void {
  const isOpen = (used: number) => (at: number) => (used & (1 << at)) === 0;
  const powers = [...g.powerIds.keys()].filter(isOpen(state.powerUsed));
  const books = [...state.bookActions.keys()].filter(isOpen(state.bookUsed));
  const support = supportOf(g, state);
  const choose = (
    among: 'powerAction' | 'bookAction',
    open: readonly number[],
    nameOf: (at: number) => string,
  ): number => {
    const weighing = new Weighing('open', open);
    const at = weighing.direct(support);
    if (at === NONE) return NONE;
    remember(state, 'block', among, weighing, at);
    tell(listener, 'automaBlocks', { card, action: nameOf(at), ...reasons(weighing, nameOf) });
    return at;
  };
  const power = choose('powerAction', powers, (at) => g.powerIds[at]);
  if (power !== NONE) state.powerUsed |= 1 << power;
  const book = choose('bookAction', books, (at) => g.bookIds[state.bookActions[at]]);
  if (book !== NONE) state.bookUsed |= 1 << book;
  if (power === NONE && book === NONE) tell(listener, 'automaCannot', { card, what: 'automa.block' });
}

/** Points of the round tile, or of the final tile in the last round; a faction may have them more often. */
function passPoints(g: Ruleset, state: State): number {
  const { automaTiles, automaFinals, automa, rounds } = g.tables;
  const isFirst = state.passing.length === 0;
  const times = isFirst ? g.automa.faction.firstPassTimes : 1;
  if (state.round === rounds) return automaFinals[g.finalTileIds[state.finalTile]].points * times;
  const { early, late } = automaTiles[g.roundTileIds[state.roundTiles[state.round - 1]]];
  return (state.round < automa.lateFrom ? early : late) * times;
}

export function runPasses(
  g: Ruleset,
  state: State,
  owed: ObligationOf<'automaPasses'>,
  listener?: Listener,
): void {
  discharge(state, owed);
  const player = state.players[AUTOMA];
  const points = passPoints(g, state);
  score(player, 'roundTiles', points);
  const support = state.automa?.discard.at(-1) ?? NONE;
  tell(listener, 'automaPasses', { support: g.automa.cardIds[support], points });
  player.passed = true;
  state.passing.push(AUTOMA);
  if (isLastRound(g, state)) return;
  const free = state.bonuses.filter((bonus) => bonusIsFree(state, bonus));
  const place = supportOf(g, state).bonus;
  const at = { left: 0, middle: (free.length - 1) >> 1, right: free.length - 1 }[place];
  const bonus = free[at];
  if (bonus === undefined) return;
  const weighing = new Weighing('free', free);
  weighing.keep(place, (one) => one === bonus);
  remember(state, 'pass', 'bonus', weighing, bonus);
  const before = player.bonus;
  player.bonus = bonus;
  state.bonusCoins[state.bonuses.indexOf(bonus)] = 0;
  swapPlaces(state, bonus, before);
  tell(listener, 'automaBonus', { bonus: g.bonusIds[bonus], place });
}
