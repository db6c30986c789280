/**
 * Replays stored tables with the present code. A table on the newest version must replay to the same result.
 * A table on an older version moves to the newest if its log and outcome stay equal; otherwise it stays on the rules
 * it started with, as long as these are kept.
 */
import {
  type Commitment,
  commitmentFault,
  type Game,
  readOptions,
  rulesOf,
  type SavedTable,
  Table,
} from '@guildhall/kernel';
import {
  isUnavailable,
  type OpenTable,
  type Store,
  type TableId,
  type TablePlace,
  type TableRecord,
} from '@guildhall/store';
import { messageOf } from './usage-error.ts';

export type Verdict =
  /** Of the newest version, and comes out as it did. */
  | { readonly kind: 'same' }
  /** Plays the same by the newest rules. */
  | { readonly kind: 'moves'; readonly to: number }
  /** Plays differently by the newest rules, and stays on its own. */
  | { readonly kind: 'stays'; readonly why: string }
  /** Cannot go on: its rules are not kept here, or its own rules no longer allow it. */
  | { readonly kind: 'broken'; readonly why: string };

/** All versions of each game that are kept, by id, the newest first. */
export type VersionedGames = ReadonlyMap<string, readonly Game[]>;

export interface Checked {
  readonly id: TableId;
  /** Null: what is stored of it cannot be read. */
  readonly table: TableRecord | null;
  readonly verdict: Verdict;
}

/** What is wrong with the data that a server stores about a table apart from its game; null: nothing. */
export type FaultOfRecord = (table: TableRecord) => string | null;

const PAGE = 100;

/** Every table of the store, the newest first, readable or not. */
export async function* checkTables(
  store: Store,
  games: VersionedGames,
  faultOf: FaultOfRecord,
): AsyncGenerator<Checked> {
  let olderThan: TablePlace | null = null;
  while (true) {
    const page: readonly TablePlace[] = await store.tables.page(PAGE, olderThan);
    for (const { id } of page) {
      const checked = await checkTable(store, id, games, faultOf);
      if (checked !== null) yield checked;
    }
    if (page.length < PAGE) return;
    olderThan = page[PAGE - 1];
  }
}

/** Null: it was deleted meanwhile. */
async function checkTable(
  store: Store,
  id: TableId,
  games: VersionedGames,
  faultOf: FaultOfRecord,
): Promise<Checked | null> {
  try {
    const open = await store.tables.open(id, 0);
    if (open === null) return null;
    const why = faultOf(open.table) ?? faultOfParts(open);
    return {
      id,
      table: open.table,
      verdict: why === null ? soundVerdict(open, games) : { kind: 'broken', why },
    };
  } catch (error) {
    // Whatever is wrong with one table, the others are looked at; without the database there is nothing to look at.
    if (isUnavailable(error)) throw error;
    return { id, table: null, verdict: { kind: 'broken', why: messageOf(error) } };
  }
}

/** The verdict on a table whose seed is also what was promised. */
function soundVerdict(open: OpenTable, games: VersionedGames): Verdict {
  const verdict = verdictOn(open, games);
  const why = verdict.kind === 'broken' ? null : faultOfSeed(open);
  return why === null ? verdict : { kind: 'broken', why };
}

/** Which parts of a table contradict each other, whatever its game; null: none. */
function faultOfParts(open: OpenTable): string | null {
  const { status, seats, options, outcome, waiting, started, finished, proposal } = open.table;
  const hasBegun = status === 'running' || status === 'finished';
  if (seats.length !== options.players) return `it has ${seats.length} seats for ${options.players} players`;
  if (hasBegun && open.seed === null) return `it is ${status} and has no seed`;
  if (status === 'gathering' && (open.seed !== null || open.entries.length > 0))
    return 'it has not started but has a seed or entries';
  if (hasBegun && started === null) return `it is ${status} but has no start time`;
  if ((status === 'finished' || status === 'abandoned') !== (finished !== null))
    return `it is ${status}, and when it ended is ${finished === null ? 'not known' : 'known'}`;
  if ((status === 'finished') !== (outcome !== null))
    return `it is ${status} and has ${outcome === null ? 'no' : 'an'} outcome`;
  const isSeat = (seat: unknown): boolean => seats.some((known) => known.seat === seat);
  if (!waiting.every(isSeat)) return `it is waiting for seats it does not have`;
  const numbered = [...open.drafts, ...open.standing].find(({ seat }) => !isSeat(seat));
  if (numbered !== undefined)
    return `it has a draft or orders for seat ${numbered.seat}, which does not exist`;
  if (
    proposal !== null &&
    !(isSeat(proposal.by) && proposal.agreed.every(isSeat) && isPoint(proposal.to, open))
  )
    return 'its suggested rollback cannot be read';
  return null;
}

function isPoint(point: unknown, { entries }: OpenTable): boolean {
  return Number.isInteger(point) && Number(point) >= 0 && Number(point) < entries.length;
}

/** Whether the secret bits are those that were promised, and the seed follows from them. */
function faultOfSeed({ table, secret, seed }: OpenTable): string | null {
  const { id, game, options, commitment: hash, commitmentForm: form, seats } = table;
  const words = seats.map(({ word }) => word);
  const commitment: Commitment = { form, table: id, bits: secret, words, hash };
  switch (commitmentFault(commitment, { game, options, seed: seed ?? '' })) {
    case 'hash-does-not-fit':
      return 'its secret does not match the published hash';
    case 'seed-does-not-follow':
      return seed === null ? null : 'its seed does not follow from its secret and the words';
    case null:
      return null;
  }
}

/** Lets a table follow the newest rules from now on. False when somebody changed it meanwhile. */
export async function moveOver(store: Store, { id, head }: TableRecord, version: number): Promise<boolean> {
  const done = await store.tables.commit(id, head, { facts: { version } });
  return done.kind === 'committed';
}

export function verdictOn(open: OpenTable, games: VersionedGames): Verdict {
  const { game: id, version, status } = open.table;
  const [newest, ...older] = games.get(id) ?? [];
  if (newest === undefined) return { kind: 'broken', why: `there is no game "${id}" here` };
  // What has not begun has nothing to come out differently.
  if (open.seed === null) {
    const why = status === 'gathering' ? faultOfOptions(newest, open) : null;
    if (why !== null) return { kind: 'broken', why };
    return version === newest.version ? { kind: 'same' } : { kind: 'moves', to: newest.version };
  }
  const own = [newest, ...older].find((game) => game.version === version);
  if (own === undefined) return { kind: 'broken', why: `version ${version} of ${id} is not kept here` };
  const was = replayed(own, open, open.seed);
  if ('why' in was) return { kind: 'broken', why: was.why };
  if (status === 'finished' && was.outcome !== JSON.stringify(open.table.outcome)) {
    return { kind: 'broken', why: 'its result is different from before' };
  }
  if (status === 'running' && was.over) return { kind: 'broken', why: 'it is over, but it was not before' };
  if (own === newest) return { kind: 'same' };
  const is = replayed(newest, open, open.seed);
  if ('why' in is) return { kind: 'stays', why: is.why };
  if (is.outcome !== was.outcome) return { kind: 'stays', why: 'its result is different' };
  const at = is.log.findIndex((line, step) => line !== was.log[step]);
  if (at >= 0 || is.log.length !== was.log.length) {
    return { kind: 'stays', why: `its log differs from step ${at < 0 ? was.log.length : at} on` };
  }
  return { kind: 'moves', to: newest.version };
}

function faultOfOptions(game: Game, { table }: OpenTable): string | null {
  try {
    rulesOf(game, readOptions(game.options, table.options));
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

interface Replayed {
  readonly over: boolean;
  /** As JSON. */
  readonly outcome: string;
  /** The log of each step, as JSON. */
  readonly log: readonly string[];
}

function replayed(game: Game, open: OpenTable, seed: string): Replayed | { readonly why: string } {
  const { options, proposal } = open.table;
  const entries = open.entries.map(({ line }) => line);
  const saved: SavedTable = {
    ...{ game: game.id, version: game.version, options, seed, entries },
    ...{ drafts: open.drafts, proposal },
  };
  try {
    const table = Table.restore(game, saved);
    const log: string[] = [];
    for (const { number, events } of table.replay(0, table.length))
      log.push(JSON.stringify([number, events]));
    const outcome = table.over ? table.rules.outcome(table.state()) : null;
    return { over: table.over, outcome: JSON.stringify(outcome), log };
  } catch (error) {
    return { why: messageOf(error) };
  }
}
