/** The turns of bots. A bot thinks outside of the table's queue, so that it does not block the table. */
import {
  hashOf,
  OptionsError,
  publicOptions,
  RulesLimitError,
  type Seat,
  type Table,
} from '@guildhall/kernel';
import { type Job, type TableId, UnreadableTable } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { buildTableChange, markBefore } from '../tables/build-table-change.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { BotRequest } from './bot-players.ts';
import type { JobHandler } from './job-runner.ts';
import { PermanentJobError } from './job-runner.ts';
import { seatOfBotJob } from './table-jobs.ts';

/** No turn is that long; a bot that goes in circles continues in its next job. */
const MOST_STEPS = 200;

/** After this many failures, with longer and longer pauses, we stop trying. */
const MOST_ATTEMPTS = 10;

export function botTurns(context: AppContext): JobHandler {
  return async (job: Job) => {
    const { table } = job;
    if (table === null) throw new PermanentJobError('a bot turn without a table');
    const seat = seatOfBotJob(job.payload);
    try {
      await playTurn(context, table, seat);
    } catch (error) {
      // The table is gone, or was called off: there is nothing left to play.
      if (error instanceof HttpError && error.status === 404) return;
      const why = error instanceof UnreadableTable ? error.cause : error;
      const isSure = why instanceof RulesLimitError || why instanceof OptionsError;
      throw isSure || job.attempts >= MOST_ATTEMPTS ? new PermanentJobError(String(error)) : error;
    }
  };
}

/** Plays for a seat until it owes nothing more, or is no longer a bot's. */
async function playTurn(context: AppContext, id: TableId, seat: Seat): Promise<void> {
  for (;;) {
    const decision = await context.live.read(id, (live) => decisionFor(live, seat));
    if (decision === null) return;
    const isQuick = context.bots.chooseAtOnce(decision.request) !== null;
    const lines = isQuick ? [] : await context.bots.choose(decision.request);
    await context.live.change(id, async (live) => {
      const { table } = live;
      if (table === null || !isDue(live, seat)) return NOTHING;
      const changeContext = await context.changeContext(live, 'bot');
      const before = markBefore(table);
      if (isQuick) playAtOnce(context, live, table, seat);
      else if (!playLines(table, seat, lines)) {
        // Something may have happened meanwhile, and the bot has to think again.
        if (live.record.head.revision !== decision.revision) return NOTHING;
        throw new Error(`the bot of seat ${seat} chose "${lines[0]}", which is not allowed`);
      }
      const change = buildTableChange(live, table, before, changeContext);
      return { change, answer: () => undefined };
    });
  }
}

/** Plays the move of a bot, as far as it could be foreseen; false if nothing of it is possible. */
function playLines(table: Table, seat: Seat, lines: readonly string[]): boolean {
  let played = 0;
  for (const line of lines) {
    const done = table.play(seat, line);
    if (!done.ok) break;
    played += 1;
    if (done.boundary !== null && done.boundary.kind !== 'decision') break;
  }
  confirmIfComplete(table, seat);
  return played > 0;
}

/** A turn of a bot that does not think: as a whole, so that it costs one wait for the disk. */
function playAtOnce(context: AppContext, live: LiveTable, table: Table, seat: Seat): void {
  const { length } = table;
  for (let steps = 0; steps < MOST_STEPS && table.length === length; steps++) {
    const decision = decisionFor(live, seat, steps);
    const line = decision === null ? null : context.bots.chooseAtOnce(decision.request);
    if (line === null) return;
    const done = table.play(seat, line);
    if (!done.ok) throw new Error(`the bot of seat ${seat} chose what ${done.refusal.rule} forbids`);
    confirmIfComplete(table, seat);
  }
}

function confirmIfComplete(table: Table, seat: Seat): void {
  const draft = table.drafts(seat).find((one) => one.seat === seat);
  if (draft?.complete === true) table.confirm(seat);
}

const NOTHING = { change: null, answer: () => undefined };

function isDue(live: LiveTable, seat: Seat): boolean {
  const { table, record } = live;
  if (record.status !== 'running' || table === null) return false;
  if (live.botAt(seat) === null || live.ownBotAt(seat) !== null) return false;
  return table.legal(seat).length > 0;
}

interface BotDecision {
  readonly request: BotRequest;
  readonly revision: number;
}

/** What the bot of a seat has to decide; null if it owes nothing. */
function decisionFor(live: LiveTable, seat: Seat, step = 0): BotDecision | null {
  const { table, record } = live;
  const level = live.botAt(seat);
  if (table === null || level === null || !isDue(live, seat)) return null;
  const { revision } = record.head;
  return {
    revision,
    request: {
      game: table.game,
      options: publicOptions(table.game.options, table.options),
      view: table.view(seat),
      seat,
      level,
      owner: record.owner ?? live.id,
      // Nobody can foresee a bot, nor infer the seed from its moves.
      seed: hashOf(['bot', table.seed, revision, seat, step]),
    },
  };
}
