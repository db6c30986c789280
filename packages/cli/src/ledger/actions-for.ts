/** The legal actions that a command of a record may stand for in a position. */

import type { Action, Obligation, Ruleset, State } from '@guildhall/games/terra-mystica';
import { openGroup } from '@guildhall/kernel';
import { type Answer, offerMeant, offersTo } from './answers.ts';
import type { Command, Gift } from './commands.ts';
import { LedgerError } from './ledger-error.ts';

/** The actions that a command stands for now; null: nothing that it would answer is open. */
export function actionsFor(
  g: Ruleset,
  state: State,
  seat: number,
  command: Command,
  isLegal: (action: Action) => boolean,
): Action[] | null {
  const { catalogue } = g;
  switch (command.kind) {
    case 'build':
      return [catalogue.build[landNamed(g, command.hex)]];
    case 'transform': {
      const hex = landNamed(g, command.hex);
      return [catalogue.transform[hex][command.to ?? homewards(g, state, seat, hex, command.dug)]];
    }
    case 'upgrade':
      return [catalogue.upgrade[landNamed(g, command.hex)][command.to]];
    case 'burn':
      return new Array<Action>(command.times).fill(catalogue.burn);
    case 'convert':
      return new Array<Action>(command.times).fill(catalogue.convert[command.how]);
    case 'ordain':
      return [catalogue.ordain[command.priests]];
    case 'action':
      return [actionNamed(g, command.space)];
    case 'bridge':
      return [catalogue.bridge[siteOf(g, command.from, command.to)]];
    case 'connect':
      return [connecting(g, riversOf(g, command.river, command.hexes), isLegal)];
    case 'send':
      return [catalogue.send[command.cult][command.steps ?? bestSteps(g, state, command.cult)]];
    case 'advance':
      return [catalogue.advance[command.track]];
    case 'answer':
      return answering(g, state, seat, command);
    case 'declineAll':
      return offersTo(state, seat).map(() => catalogue.decline);
    case 'favour':
      return [catalogue.favour[g.favourIds.indexOf(command.tile)]];
    case 'town':
      return [catalogue.town[g.townIds.indexOf(command.tile)]];
    case 'step':
      return stepping(g, state, seat, command);
    case 'discardSpades':
      return discarding(g, state, seat, command.spades);
    case 'giveUp':
      return givingUp(g, state, seat, command);
    case 'pass':
      return passing(g, state, command.card);
    case 'ignore':
    case 'dig':
    case 'income':
    case 'leave':
      return [];
  }
}

/** In the last round no card is taken, even where one is named. */
function passing(g: Ruleset, state: State, card: string | null): Action[] {
  if (card === null || state.round === g.tables.rounds) return [g.catalogue.pass[g.cards.length]];
  const index = g.cardIds.indexOf(card);
  return [state.phase === 'setup' ? g.catalogue.take[index] : g.catalogue.pass[index]];
}

function actionNamed(g: Ruleset, space: string): Action {
  const { power, special } = g.catalogue;
  const index = g.powerIds.indexOf(space);
  if (index >= 0) return power[index];
  if (space.startsWith('BON')) return special.card;
  if (space.startsWith('FAV')) return special.favour;
  return space === 'ACTE' ? special.bridge : special.stronghold;
}

function siteOf(g: Ruleset, from: string, to: string): number {
  const a = landNamed(g, from);
  const b = landNamed(g, to);
  const site = g.sites.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));
  if (site < 0) throw new LedgerError(`there is no bridge site from ${from} to ${to}`);
  return site;
}

function connecting(g: Ruleset, rivers: readonly number[], isLegal: (action: Action) => boolean): Action {
  const actions = rivers.map((river) => g.catalogue.connect[river]);
  return actions.find(isLegal) ?? actions[0];
}

/** The rivers that a command may mean: early records name two or three land hexes around one. */
function riversOf(g: Ruleset, river: string | null, hexes: readonly string[]): number[] {
  if (river !== null) {
    const index = g.map.riverAt.get(river);
    if (index === undefined) throw new LedgerError(`there is no river hex ${river}`);
    return [index];
  }
  const lands = hexes.map((name) => landNamed(g, name));
  const found = g.map.riverLands.flatMap((around, index) =>
    lands.every((hex) => around.includes(hex)) ? [index] : [],
  );
  if (found.length === 0) throw new LedgerError(`no river hex touches ${hexes.join(' and ')}`);
  return found;
}

/** A priest sent without a number takes the best free place. */
function bestSteps(g: Ruleset, state: State, cult: number): number {
  const { places, stepsWithoutPlace } = g.tables.cults;
  return places.find((_, place) => state.cultPlaces[cult][place] < 0) ?? stepsWithoutPlace;
}

/** Among other commands only the oldest offer is answered; rows that are nothing but answers are read apart. */
function answering(g: Ruleset, state: State, seat: number, answer: Answer): Action[] | null {
  if (offerMeant(state, offersTo(state, seat), answer) !== 0) return null;
  return [answer.takes ? g.catalogue.leech : g.catalogue.decline];
}

function owedBy(state: State, seat: number): Obligation[] {
  return [...state.aside, ...openGroup(state)].filter((owed) => owed.seat === seat);
}

/** Steps on a track: one action where they are owed together, several where they are owed one by one. */
function stepping(
  g: Ruleset,
  state: State,
  seat: number,
  { cult, steps }: Extract<Command, { kind: 'step' }>,
): Action[] {
  const action = g.catalogue.step[cult];
  const actions: Action[] = [action];
  let left = steps;
  for (const owed of owedBy(state, seat)) {
    if (owed.kind !== 'leechStep' && owed.kind !== 'cultStep') continue;
    left -= owed.steps;
    if (left <= 0) break;
    actions.push(action);
  }
  return actions;
}

/** All spades at hand are thrown away together; while some are still to be used, the others wait for the end. */
function discarding(g: Ruleset, state: State, seat: number, spades: number): Action[] {
  const open = owedBy(state, seat).find(({ kind }) => kind === 'terraform' || kind === 'cultSpades');
  const free = open?.kind === 'terraform' || open?.kind === 'cultSpades' ? open.free : 0;
  return free > 0 && spades >= free ? [g.catalogue.done] : [];
}

const GIFTS: { readonly [G in Gift]: readonly Obligation['kind'][] } = {
  cult: ['cultStep', 'leechStep'],
  free_d: ['ride'],
  free_tf: ['sandstorm'],
  free_tp: ['freeTradingHouse'],
  bridge: ['bridge'],
  gain_favor: ['favour'],
  gain_tw: ['town'],
};

function givingUp(
  g: Ruleset,
  state: State,
  seat: number,
  { gift, times }: Extract<Command, { kind: 'giveUp' }>,
): Action[] | null {
  const actions: Action[] = [];
  let left = times;
  for (const owed of owedBy(state, seat)) {
    if (left <= 0 || !GIFTS[gift].includes(owed.kind)) continue;
    left -= owed.kind === 'cultStep' ? owed.steps : 1;
    actions.push(g.catalogue.done);
  }
  return actions.length === 0 ? null : actions;
}

/** The terrain that so many steps lead to, on the shorter way round the wheel. */
export function towards(g: Ruleset, from: number, to: number, steps: number): number {
  const left = g.wheel[from][to] - steps;
  return g.wheel.findIndex((row, terrain) => g.wheel[from][terrain] === steps && row[to] === left);
}

/** How far home the free spades at hand, and those that were dug, would take a hex. */
function homewards(g: Ruleset, state: State, seat: number, hex: number, dug = 0): number {
  const { home, faction } = state.players[seat];
  const from = state.terrain[hex];
  const apart = g.wheel[from][home];
  const open = openGroup(state).find((owed) => owed.seat === seat);
  const free = open?.kind === 'terraform' || open?.kind === 'cultSpades' ? open.free : 0;
  const spades = free + dug;
  const isAll = spades === 0 || spades >= apart || g.factions[faction].spadesAlways > 0;
  return isAll ? home : towards(g, from, home, spades);
}

export function landNamed(g: Ruleset, name: string): number {
  const hex = g.map.landAt.get(name);
  if (hex === undefined) throw new LedgerError(`there is no land hex ${name}`);
  return hex;
}
