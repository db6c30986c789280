/** What a bot of somebody's own may do, with its token: take a seat, hear what it has to decide, and answer. */
import { publicOptions, type Refused, type Seat, type Table } from '@guildhall/kernel';
import { type BotDecision, type BotTurn, ROUTES } from '@guildhall/protocol';
import type { OwnBotRecord, TableChange, TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { invitationTo, stillGood, tableInPlay } from '../auth/access.ts';
import { botOf } from '../auth/own-bot-tokens.ts';
import { mayWatchUninvited, wasSentAway } from '../auth/table-roles.ts';
import type { App } from '../http/app.ts';
import { HttpError, noSuchTable, notYours, wrongMoment } from '../http/http-error.ts';
import { refusedByRules } from '../http/refusal-reason.ts';
import { buildTableChange, markBefore } from '../tables/build-table-change.ts';
import { freeSeat } from '../tables/free-seat.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { seatWith } from '../tables/own-bots.ts';
import { buildBotGoneChange } from '../tables/own-bots-leaving.ts';
import { buildBotLostChange } from '../tables/seat-changes.ts';
import { checkBotMaySit } from '../tables/setup-choice.ts';
import { startWhenFull, withSeatChanged } from '../tables/start-table.ts';
import { outcomeOf } from '../tables/stored-outcome.ts';
import { readSettings, withSeat } from '../tables/table-settings.ts';

const SECOND_MS = 1_000;
/** Programs get errors in the language of their documentation. */
const WORDS = { language: 'en' };
const config = { isForBot: true };

export function botPlay(app: App, context: AppContext): void {
  const { live: tables } = context;

  app.get('/api/bot', { config, schema: ROUTES['GET /api/bot'] }, async (request) => {
    const bot = botOf(request);
    const names = await context.names([bot.owner]);
    return {
      name: bot.name,
      owner: names.get(bot.owner) ?? '',
      seats: await seatsOf(context, bot),
    };
  });

  app.post(
    '/api/bot/tables/:id/seat',
    { config, schema: ROUTES['POST /api/bot/tables/:id/seat'] },
    async (request) => {
      const bot = botOf(request);
      const { id } = request.params;
      const { seat: wished = null, code } = request.body;
      return await tables.change(id, async (live) => {
        const change =
          live.seatOfOwnBot(bot.id) === null ? await sitDown(context, live, bot, { wished, code }) : null;
        const answer = () => ({ seat: seatOfBot(live, bot), status: live.record.status });
        return { change, answer };
      });
    },
  );

  app.delete(
    '/api/bot/tables/:id/seat',
    { config, schema: ROUTES['DELETE /api/bot/tables/:id/seat'] },
    async (request, reply) => {
      const bot = botOf(request);
      await tables.change(request.params.id, async (live) => {
        const change = await buildBotGoneChange(context, live, seatOfBot(live, bot));
        return { change, answer: () => undefined };
      });
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/bot/tables/:id/turn',
    { config, schema: ROUTES['GET /api/bot/tables/:id/turn'] },
    async (request) => {
      const bot = botOf(request);
      const { id } = request.params;
      const until = context.now() + (request.query.wait ?? 0) * SECOND_MS;
      for (;;) {
        const news = context.tableNews.listen(id, bot.owner);
        try {
          const turn = await tables.read(id, (live) => turnOf(context, live, bot));
          const left = until - context.now();
          if (turn.kind !== 'wait' || left <= 0 || request.raw.socket.destroyed) return turn;
          if (!(await news.within(left))) return turn;
        } finally {
          news.end();
        }
      }
    },
  );

  app.post(
    '/api/bot/tables/:id/move',
    { config, schema: ROUTES['POST /api/bot/tables/:id/move'] },
    async (request) => await move(context, request.params.id, botOf(request), request.body),
  );
}

/** Where a bot sits, at tables that are not over. None of them is opened for it: a person may have hundreds. */
async function seatsOf({ store }: AppContext, bot: OwnBotRecord) {
  const seats = [];
  for (const table of await store.tables.seating(bot.owner)) {
    const record = await store.tables.find(table);
    if (record === null) continue;
    const seat = readSettings(record.settings).seats.findIndex(({ ownBot }) => ownBot?.id === bot.id);
    if (seat !== -1) seats.push({ table, seat, status: record.status });
  }
  return seats;
}

interface Wish {
  readonly wished: Seat | null;
  readonly code: string | undefined;
}

/** Whoever runs a table decides whose bots play at it: their own, and those of people they gave a code to. */
async function sitDown(
  context: AppContext,
  live: LiveTable,
  bot: OwnBotRecord,
  { wished, code }: Wish,
): Promise<TableChange> {
  const owner = await context.store.people.find(bot.owner);
  const isThere = await context.store.ownBots.isThere(bot.id);
  if (owner === null || !isThere) throw new HttpError(401, 'no-such-token', 'This token has ended.');
  const found = code === undefined ? null : await invitationTo(context, live.id, { person: owner, code });
  const invitation = stillGood(live, owner, found);
  if (invitation === null && !mayWatchUninvited(live, owner.id)) throw noSuchTable();
  if (invitation?.isOffer === true || live.record.status !== 'gathering')
    throw wrongMoment('started', 'The game has already started.');
  if (invitation === null && (live.record.owner !== owner.id || wasSentAway(live, owner.id))) {
    throw notYours(
      'not-your-table',
      'A bot may take a seat at a table that its owner runs, or with a code from the table’s owner.',
    );
  }
  const seat = freeSeat(live, owner, invitation, wished);
  checkBotMaySit(live, owner, seat);
  const note = { id: bot.id, name: bot.name, owner: bot.owner };
  const taken = seatWith(seat, note);
  const start = await startWhenFull(context, live, withSeatChanged(live.record.seats, taken));
  const settings = withSeat(live.settings, seat, { ownBot: note, cameBy: invitation?.id ?? null });
  return {
    ...start,
    seats: [taken],
    facts: { ...start.facts, settings },
    dropInvitations: invitation !== null && invitation.seat !== null ? [invitation.id] : [],
  };
}

/** The seat of a bot. To one that has none, the table is what it would be to its owner. */
function seatOfBot(live: LiveTable, bot: OwnBotRecord): Seat {
  const seat = live.seatOfOwnBot(bot.id);
  if (seat !== null) return seat;
  if (!mayWatchUninvited(live, bot.owner)) throw noSuchTable();
  throw new HttpError(403, 'not-seated', 'The bot has no seat at this table, or no longer.');
}

function turnOf(context: AppContext, live: LiveTable, bot: OwnBotRecord): BotTurn {
  const { record } = live;
  const seat = live.seatOfOwnBot(bot.id);
  if (seat === null) {
    if (mayWatchUninvited(live, bot.owner)) return { kind: 'lost' };
    throw noSuchTable();
  }
  switch (record.status) {
    case 'gathering':
      return { kind: 'wait', status: record.status };
    case 'running':
      return decisionOf(context, live, tableInPlay(live), seat) ?? { kind: 'wait', status: record.status };
    case 'abandoned':
      return { kind: 'called-off' };
    case 'finished': {
      // Kept with the table: its rules may be gone.
      const outcome = outcomeOf(record);
      if (outcome === null) return { kind: 'called-off' };
      const { totals, ranks } = outcome;
      const { game, version, options } = record;
      return { kind: 'over', seat, game, version, options, totals: [...totals], places: [...ranks] };
    }
    default:
      return record.status satisfies never;
  }
}

/** What a seat has to decide; null: nothing. */
function decisionOf(context: AppContext, live: LiveTable, table: Table, seat: Seat): BotDecision | null {
  const legal = table.legal(seat);
  if (legal.length === 0) return null;
  const { game } = table;
  const { since } = live.clocks[seat];
  const { ownBotMs } = context.config;
  const gone = since === null ? 0 : context.served.instant().served - since;
  return {
    kind: 'choose',
    id: idOfDecision(table, seat),
    seat,
    milliseconds: Math.max(0, ownBotMs - gone),
    legal: legal.map(table.rules.notation.write),
    view: table.view(seat),
    game: game.id,
    version: game.version,
    options: publicOptions(game.options, table.options),
  };
}

/** The same for as long as nothing was settled and the seat has not gone on. */
function idOfDecision(table: Table, seat: Seat): string {
  const steps = table.drafts(seat).find((one) => one.seat === seat)?.own?.steps.length ?? 0;
  return [table.length, steps, ...table.owed(seat).map(({ id }) => id)].join('-').slice(0, 60);
}

interface Answer {
  readonly id: string;
  readonly move: string;
}

async function move(
  context: AppContext,
  id: TableId,
  bot: OwnBotRecord,
  { id: decision, move: line }: Answer,
): Promise<BotTurn> {
  const answered = await context.live.change<BotTurn | HttpError>(id, async (live) => {
    const seat = seatOfBot(live, bot);
    const table = tableInPlay(live);
    if (table.legal(seat).length === 0 || idOfDecision(table, seat) !== decision)
      throw new HttpError(409, 'stale', 'That is not to be decided now. Ask again.');
    const changeContext = await context.changeContext(live, 'bot');
    const before = markBefore(table);
    const done = table.play(seat, line);
    if (!done.ok) return await lost(context, live, seat, done);
    if (table.drafts(seat).find((one) => one.seat === seat)?.complete === true) table.confirm(seat);
    const change = buildTableChange(live, table, before, changeContext);
    const { served } = changeContext;
    // Its next decision has a time of its own, also within the same turn.
    const clocks = (change.clocks as LiveTable['clocks']).map((clock, at) =>
      at === seat && clock.since !== null ? { ...clock, since: served } : clock,
    );
    return { change: { ...change, clocks }, answer: () => turnOf(context, live, bot) };
  });
  if (answered instanceof HttpError) throw answered;
  return answered;
}

/** Whoever answers something illegal loses the seat, as in `simulate`. */
async function lost(context: AppContext, live: LiveTable, seat: Seat, refused: Refused) {
  const no = refusedByRules(context, live, WORDS, refused);
  return { change: await buildBotLostChange(context, live, seat), answer: () => no };
}
