/** Carries out the commands of one row by legal actions, in the written order or, where that fails, in another. */
import { openGroup, type Rules, refusalOf } from '@guildhall/kernel';
import type { Action, Ruleset, State } from '@guildhall/terra-mystica';
import type { Command } from './commands.ts';
import { differenceOf } from './compare.ts';
import { LedgerError } from './ledger-error.ts';
import type { Position } from './rows.ts';

export interface Played {
  readonly seat: number;
  readonly action: Action;
}

export type RowResult =
  | { readonly kind: 'done'; readonly state: State; readonly played: readonly Played[] }
  | { readonly kind: 'refused'; readonly problem: string };

/** More orders than any row needs; a row that tries this many is a difference. */
const MOST_TRIES = 20_000;

interface Search {
  readonly g: Ruleset;
  readonly rules: Rules<State, Action>;
  readonly seat: number;
  readonly position: Position | null;
  tries: number;
  problem: string;
}

export function carryOut(
  g: Ruleset,
  rules: Rules<State, Action>,
  state: State,
  seat: number,
  commands: readonly Command[],
  position: Position | null,
): RowResult {
  const search: Search = { g, rules, seat, position, tries: 0, problem: '' };
  const steps = inSteps(g, state, seat, commands);
  return (
    orders(search, rules.clone(state), steps, []) ?? {
      kind: 'refused',
      problem: search.problem || 'no order of the commands is legal',
    }
  );
}

/**
 * A dwelling on foreign terrain stands for its change first; a change without a target goes home as far as the
 * spades reach; a hex dug in several goes is changed in as many; the darklings' priests are ordained at once.
 */
function inSteps(g: Ruleset, state: State, seat: number, commands: readonly Command[]): Command[] {
  const { home, faction } = state.players[seat];
  const named = new Set(commands.flatMap((command) => (command.kind === 'transform' ? [command.hex] : [])));
  const digs = commands.flatMap((command) => (command.kind === 'dig' ? [command.spades] : []));
  const ordained = commands.reduce(
    (sum, command) => sum + (command.kind === 'ordain' ? command.priests : 0),
    0,
  );
  const targets = commands.filter(
    (command) => command.kind === 'transform' || (command.kind === 'build' && !named.has(command.hex)),
  ).length;
  const change = (name: string, to: number): Command[] => {
    const from = state.terrain[landNamed(g, name)];
    if (
      g.factions[faction].stronghold.powerForSpade === 0 ||
      targets !== 1 ||
      digs.length < 2 ||
      g.wheel[from][to] !== digs.reduce((sum, spades) => sum + spades, 0)
    ) {
      return [{ kind: 'transform', hex: name, to }];
    }
    let dug = 0;
    return digs.map((spades) => {
      dug += spades;
      return { kind: 'transform', hex: name, to: towards(g, from, to, dug) };
    });
  };
  let ordains = false;
  return commands.flatMap((command): Command[] => {
    switch (command.kind) {
      case 'ignore':
      case 'dig':
        return [];
      case 'ordain':
        if (ordains) return [];
        ordains = true;
        return [{ kind: 'ordain', priests: ordained }];
      case 'transform':
        return command.to === null ? [command] : change(command.hex, command.to);
      case 'build': {
        const isHome = state.terrain[landNamed(g, command.hex)] === home;
        return isHome || named.has(command.hex) ? [command] : [...change(command.hex, home), command];
      }
      default:
        return [command];
    }
  });
}

/** The terrain that so many steps lead to, on the shorter way round the wheel. */
function towards(g: Ruleset, from: number, to: number, steps: number): number {
  const left = g.wheel[from][to] - steps;
  return g.wheel.findIndex((row, terrain) => g.wheel[from][terrain] === steps && row[to] === left);
}

/** How far home the free spades at hand would take a hex. */
function homewards(g: Ruleset, state: State, seat: number, hex: number): number {
  const { home } = state.players[seat];
  const from = state.terrain[hex];
  const open = openGroup(state).find((owed) => owed.seat === seat);
  const free = open?.kind === 'terraform' || open?.kind === 'cultSpades' ? open.free : g.wheel[from][home];
  return free >= g.wheel[from][home] ? home : towards(g, from, home, free);
}

function landNamed(g: Ruleset, name: string): number {
  const hex = g.map.landAt.get(name);
  if (hex === undefined) throw new LedgerError(`there is no land hex ${name}`);
  return hex;
}

/** Tries the remaining commands, each as the next one, until the recorded position comes out. */
function orders(
  search: Search,
  state: State,
  left: readonly Command[],
  played: readonly Played[],
): RowResult | null {
  const { g, rules, seat, position } = search;
  if (left.length === 0) {
    if (tileStepsOf(state, seat) !== null) return takeTileSteps(search, state, left, played);
    const crowned = openGroup(state).find((owed) => owed.kind === 'crown' && owed.seat === seat);
    if (crowned?.kind === 'crown') return crownEach(search, state, crowned.tracks, played);
    const problem = position === null ? null : differenceOf(state, seat, position);
    if (problem === null) return { kind: 'done', state, played };
    search.problem ||= problem;
    return null;
  }
  for (let next = 0; next < left.length; next++) {
    if (search.tries++ > MOST_TRIES) return null;
    const copy = rules.clone(state);
    const done = obey(search, copy, left[next]);
    if (done === null) continue;
    const rest = [...left.slice(0, next), ...left.slice(next + 1)];
    const result = orders(search, copy, rest, [...played, ...done.map((action) => ({ seat, action }))]);
    if (result !== null) return result;
  }
  if (tileStepsOf(state, seat) !== null) return takeTileSteps(search, state, left, played);
  // Spades that the row does not use are thrown away at its end.
  const open = openGroup(state)[0];
  if (open?.kind === 'terraform' && open.seat === seat) {
    const copy = rules.clone(state);
    rules.apply(copy, seat, g.catalogue.done);
    return orders(search, copy, left, [...played, { seat, action: g.catalogue.done }]);
  }
  return null;
}

/** The track that a favour tile still has to move up, or null. */
function tileStepsOf(state: State, seat: number): number | null {
  const owed = openGroup(state).find((one) => one.kind === 'tileSteps' && one.seat === seat);
  return owed?.kind === 'tileSteps' ? owed.cult : null;
}

function takeTileSteps(
  search: Search,
  state: State,
  left: readonly Command[],
  played: readonly Played[],
): RowResult | null {
  const { g, rules, seat } = search;
  const copy = rules.clone(state);
  const action = g.catalogue.step[tileStepsOf(state, seat) ?? 0];
  rules.apply(copy, seat, action);
  return orders(search, copy, left, [...played, { seat, action }]);
}

/** The record does not tell which track took the key: the one that gives the recorded position. */
function crownEach(
  search: Search,
  state: State,
  tracks: readonly number[],
  played: readonly Played[],
): RowResult | null {
  for (const cult of tracks) {
    const copy = search.rules.clone(state);
    const action = search.g.catalogue.step[cult];
    search.rules.apply(copy, search.seat, action);
    const result = orders(search, copy, [], [...played, { seat: search.seat, action }]);
    if (result !== null) return result;
  }
  return null;
}

/** Does one command by legal actions; null (and a spoilt state) when that is not possible now. */
function obey(search: Search, state: State, command: Command): Action[] | null {
  const { g, rules, seat } = search;
  const done: Action[] = [];
  const act = (action: Action): boolean => {
    if (!rules.legal(state, seat).includes(action)) {
      const { rule } = refusalOf(rules, state, seat, action);
      search.problem ||= `"${rules.notation.write(action)}" is not legal here (${rule})`;
      return false;
    }
    rules.apply(state, seat, action);
    done.push(action);
    return true;
  };
  const actions = actionsFor(g, state, seat, command);
  if (actions === null) {
    search.problem ||= `"${command.kind}" answers no open offer`;
    return null;
  }
  if (actions.some((action) => action === undefined)) {
    search.problem ||= `"${command.kind}" asks for something that does not exist`;
    return null;
  }
  return actions.every(act) ? done : null;
}

function actionsFor(g: Ruleset, state: State, seat: number, command: Command): Action[] | null {
  const { catalogue } = g;
  switch (command.kind) {
    case 'build':
      return [catalogue.build[landNamed(g, command.hex)]];
    case 'transform': {
      const hex = landNamed(g, command.hex);
      return [catalogue.transform[hex][command.to ?? homewards(g, state, seat, hex)]];
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
      return [catalogue.connect[riverOf(g, command.river, command.hexes)]];
    case 'send':
      return [catalogue.send[command.cult][command.steps ?? bestSteps(g, state, command.cult)]];
    case 'advance':
      return [catalogue.advance[command.track]];
    case 'leech':
    case 'decline':
      return answers(g, state, seat, command);
    case 'favour':
      return [catalogue.favour[g.favourIds.indexOf(command.tile)]];
    case 'town':
      return [catalogue.town[g.townIds.indexOf(command.tile)]];
    case 'step':
      return [catalogue.step[command.cult]];
    case 'discardSpade':
      return [catalogue.done];
    case 'pass':
      return passing(g, state, command.card);
    case 'ignore':
    case 'dig':
    case 'income':
      return [];
  }
}

function passing(g: Ruleset, state: State, card: string | null): Action[] {
  if (card === null) return [g.catalogue.passLast];
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

function riverOf(g: Ruleset, river: string | null, hexes: readonly string[]): number {
  if (river !== null) {
    const index = g.map.riverAt.get(river);
    if (index === undefined) throw new LedgerError(`there is no river hex ${river}`);
    return index;
  }
  const lands = hexes.map((name) => landNamed(g, name));
  const found = g.map.riverLands.findIndex((around) => lands.every((hex) => around.includes(hex)));
  if (found < 0) throw new LedgerError(`no river hex touches ${hexes.join(' and ')}`);
  return found;
}

/** A priest sent without a number takes the best free place. */
function bestSteps(g: Ruleset, state: State, cult: number): number {
  const { places, stepsWithoutPlace } = g.tables.cults;
  return places.find((_, place) => state.cultPlaces[cult][place] < 0) ?? stepsWithoutPlace;
}

/** An answer goes to the seat's oldest offer. Full bowls leave nothing to answer when answers are given in turn. */
function answers(
  g: Ruleset,
  state: State,
  seat: number,
  command: Extract<Command, { kind: 'leech' | 'decline' }>,
): Action[] | null {
  const offers = [...state.aside, ...openGroup(state)].filter(
    (owed) => owed.seat === seat && owed.kind === 'leech',
  );
  const oldest = offers[0];
  if (oldest?.kind !== 'leech' || state.players[oldest.from].faction !== command.from) return null;
  return [command.kind === 'leech' ? g.catalogue.leech : g.catalogue.decline];
}
