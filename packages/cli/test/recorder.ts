/** Plays a game by our rules and writes it down as a ledger, in whatever words a test chooses. */

import { engine, rulesetOf, type State } from '@guildhall/games/terra-mystica';
import { FACTIONS, type FactionId } from '@guildhall/games/terra-mystica/data';
import { deciders, hasLeft, isOver, leave, openGroup, play, settle } from '@guildhall/kernel';
import { type Replayed, tryReplay } from '../src/ledger/replay.ts';
import { setupOf } from '../src/ledger/setup.ts';
import { textRows } from '../src/ledger/text-rows.ts';

/** Five or more of these are in play: the others are removed. */
const CARDS = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8', 'BON9'];
const SPARE_CARDS = 3;

interface Start {
  /** First dwellings in the order in which the faction places them, and the card it takes. */
  readonly [faction: string]: { readonly hexes: readonly string[]; readonly card: string };
}

export interface Recording {
  /** Rows so far. */
  readonly rows: string[];
  readonly state: State;
  comment(text: string): Recording;
  /** A row of a faction with these commands, which stand for these actions of ours. */
  row(faction: FactionId, commands: string, ...lines: string[]): Recording;
  /** Plays without writing a row. */
  quietly(faction: FactionId, ...lines: string[]): Recording;
  /** A row that says how a faction stands, with nothing played. */
  note(faction: FactionId, commands: string): Recording;
  /** A row with these commands, or with none if its player has left. */
  tell(faction: FactionId, commands: string): Recording;
  /** The table goes on: to the next decision, to cult rewards given, to income given, or to the end. */
  table(): Recording;
  /** Everybody passes in turn: a row for each. */
  passAll(...cards: (string | null)[]): Recording;
  /** All who are still in pass, each with the first card that is free. */
  passRound(): Recording;
  /** A player leaves for good; of its rows only the position is told from then on. */
  drop(faction: FactionId): Recording;
  /** Rewards and income between two rounds, with a row for everybody. */
  nextRound(round: number): Recording;
  /** The rows of the final scoring; `points`: how those for cults and areas are written. */
  finish(points?: (points: number, source: string) => string): Recording;
  text(): string;
}

interface Chosen {
  readonly options?: readonly string[];
  readonly tiles?: readonly string[];
  /** The command of the rows that tell of the first income. */
  readonly income?: string;
  /** Who leaves in the set-up, and after how many of its rows. */
  readonly leaver?: { readonly faction: FactionId; readonly after: number };
  /** The names of those who leave before they choose a faction. */
  readonly absent?: readonly string[];
}

export function record(
  start: Start,
  { options = [], tiles = TILES, income = 'other_income_for_faction', leaver, absent = [] }: Chosen = {},
): Recording {
  const factions = Object.keys(start) as FactionId[];
  const wanted = new Set(Object.values(start).map(({ card }) => card));
  const spare = CARDS.filter((card) => !wanted.has(card));
  const rows = [
    ...options.map((option) => `option ${option}`),
    ...tiles.map((tile, at) => `Round ${at + 1} scoring: ${tile}, as printed`),
    ...spare.slice(SPARE_CARDS + absent.length).map((card) => `Removing tile ${card}`),
    ...[...factions, ...absent].map((name) => cells(name, EMPTY, 'setup')),
  ];
  const head = { name: 'head', id: 'head', rows: textRows('head', rows.join('\n')), end: null };
  const setup = setupOf(head);
  const g = rulesetOf(setup.options);
  const rules = engine(g);
  const state: State = rules.setup('ledger');
  settle(rules, state);
  rows.splice(-factions.length - absent.length);
  const seatOf = (faction: FactionId): number => setup.seatOf.get(faction.toLowerCase())!;
  const self: Recording = {
    rows,
    state,
    comment(text) {
      rows.push(text);
      return self;
    },
    row(faction, commands, ...lines) {
      return self.quietly(faction, ...lines).note(faction, commands);
    },
    quietly(faction, ...lines) {
      for (const line of lines) {
        const action = g.notation.read(line);
        if (action === null) throw new Error(`"${line}" is no action`);
        const done = play(rules, state, seatOf(faction), action);
        if (!done.ok) throw new Error(`${faction}: "${line}" was refused: ${JSON.stringify(done.refusal)}`);
        // The record tells of cult rewards and of income by rows of their own.
        if (!STOPS.has(openGroup(state)[0]?.kind)) settleTo(STOPS);
      }
      return self;
    },
    note(faction, commands) {
      rows.push(cells(faction, positionOf(state, seatOf(faction)), commands));
      return self;
    },
    table() {
      rules.run(state);
      settleTo(STOPS);
      return self;
    },
    passAll(...cards) {
      for (const card of cards) {
        const faction = FACTIONS[state.players[deciders(state)[0]].faction];
        const line = card === null ? 'pass' : `pass ${card}`;
        self.row(faction, line, line, 'end turn');
      }
      return self;
    },
    passRound() {
      while (state.phase === 'actions' && openGroup(state)[0].kind === 'turn') {
        const [seat] = deciders(state);
        const lines = rules.legal(state, seat).map((action) => g.notation.write(action));
        const line = lines.find((one) => one.startsWith('pass')) ?? 'pass';
        self.row(FACTIONS[state.players[seat].faction], line, line, 'end turn');
      }
      return self;
    },
    drop(faction) {
      leave(rules, state, seatOf(faction));
      settleTo(STOPS);
      return self.comment(`${faction.toLowerCase()} dropped from the game`);
    },
    nextRound(round) {
      self.comment(`Round ${round} income`).table();
      for (const faction of factions) self.tell(faction, 'cult_income_for_faction');
      self.comment(`Round ${round} income`).table().table();
      for (const faction of factions) self.tell(faction, 'other_income_for_faction');
      return self;
    },
    finish(points = (count, source) => `+${count}vp for ${source}`) {
      const before = state.players.map((player) => player.points);
      const held = factions.map((faction) => positionOf(state, seatOf(faction)));
      self.table();
      const { sources } = rules.outcome(state);
      for (const [key, source, comment] of FINALS) {
        self.comment(comment);
        factions.forEach((faction, seat) => {
          const scored = sources[seat][key];
          if (scored === 0) return;
          before[seat] += scored;
          const [, ...rest] = held[seat];
          const said = hasLeft(state, seat) ? '' : points(scored, source);
          rows.push(cells(faction, [`${before[seat]} VP`, ...rest], said));
        });
      }
      self.comment('Converting resources to VPs');
      for (const faction of factions) self.tell(faction, 'score_resources');
      return self;
    },
    tell(faction, commands) {
      return self.note(faction, hasLeft(state, seatOf(faction)) ? '' : commands);
    },
    text: () => rows.join('\n'),
  };
  function settleTo(stops: ReadonlySet<string>): void {
    while (!isOver(state) && openGroup(state)[0].seat < 0 && !stops.has(openGroup(state)[0].kind))
      rules.run(state);
  }
  for (const seat of setup.absent) leave(rules, state, seat);
  for (const faction of factions) {
    if (absent.length > 0)
      play(rules, state, seatOf(faction), g.catalogue.faction[FACTIONS.indexOf(faction)]);
    self.note(faction, 'setup');
  }
  settle(rules, state);
  const placed = new Map<string, number>();
  const begin = rows.length;
  while (state.phase === 'setup' && openGroup(state)[0].seat >= 0) {
    if (leaver !== undefined && rows.length === begin + leaver.after) {
      self.drop(leaver.faction);
      continue;
    }
    const faction = FACTIONS[state.players[deciders(state)[0]].faction];
    const at = placed.get(faction) ?? 0;
    placed.set(faction, at + 1);
    const { hexes, card } = start[faction];
    if (at < hexes.length) self.row(faction, `build ${hexes[at]}`, `build ${hexes[at]}`);
    else self.row(faction, `pass ${card}`, `take ${card}`);
  }
  settle(rules, state);
  self.comment('Round 1 income');
  for (const faction of factions) self.tell(faction, income);
  return self;
}

const STOPS: ReadonlySet<string> = new Set(['income', 'cultRewards', 'cleanUp', 'finalScoring']);
const TILES = ['SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7'];

const FINALS = [
  ['fire', 'FIRE', 'Scoring FIRE cult'],
  ['water', 'WATER', 'Scoring WATER cult'],
  ['earth', 'EARTH', 'Scoring EARTH cult'],
  ['air', 'AIR', 'Scoring AIR cult'],
  ['area', 'network', 'Scoring network'],
] as const;

const EMPTY = ['0 VP', '0 C', '0 W', '0 P', '0/0/0 PW', '0/0/0/0'];

function cells(faction: string, position: readonly string[], commands: string): string {
  return [faction.toLowerCase(), ...position.flatMap((cell) => ['', cell]), '', commands].join('\t');
}

function positionOf(state: State, seat: number): string[] {
  const { points, coins, workers, priests, bowl1, bowl2, bowl3, cults } = state.players[seat];
  return [
    `${points} VP`,
    `${coins} C`,
    `${workers} W`,
    `${priests} P`,
    `${bowl1}/${bowl2}/${bowl3} PW`,
    cults.join('/'),
  ];
}

/** What the reader makes of a ledger. */
export function reading(text: string): Replayed | { readonly problem: string } {
  try {
    return tryReplay({ name: 'game', id: 'game', rows: textRows('game', text), end: null });
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** The first problem of a record that is equal as far as it goes is that it ends too early. */
export function faultOf(text: string): string | null {
  const read = reading(text);
  if ('problem' in read) return read.problem;
  const { difference, rows, rowsEqual } = read;
  if (difference === null) return null;
  const isEnd = difference.problem.startsWith('the record ends before the game does') && rows === rowsEqual;
  return isEnd ? null : `row ${difference.row} (${difference.commands}): ${difference.problem}`;
}
