/** Plays one step of a seat's turn: an action, or several as one, checked against what the person has seen. */
import {
  type Done,
  type Refused,
  readMove,
  refusalOf,
  refusedBy,
  type Seat,
  type Table,
  writeMove,
} from '@guildhall/kernel';
import {
  type ActionRequest,
  type DraftCommand,
  type DraftRequest,
  type Position,
  ROUTES,
} from '@guildhall/protocol';
import type { Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { performOnce } from '../http/idempotent-request.ts';
import type { JsonText } from '../http/json-text.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { positionJson } from '../tables/positions.ts';

/** The operations on a draft as a whole. */
const DRAFT_COMMANDS = {
  undo: (table: Table, seat: Seat) => table.undo(seat),
  redo: (table: Table, seat: Seat) => table.redo(seat),
  restart: (table: Table, seat: Seat) => table.restart(seat),
  confirm: (table: Table, seat: Seat) => table.confirm(seat),
} as const satisfies Readonly<Record<DraftCommand, (table: Table, seat: Seat) => Done | Refused>>;

export function playing(app: App, context: AppContext): void {
  app.post(
    '/api/tables/:id/actions',
    {
      schema: ROUTES['POST /api/tables/:id/actions'],
    },
    async (request, reply) => {
      const json = await act(context, request.params.id, personOf(request), request.body);
      return reply.type('application/json').send(json);
    },
  );

  app.post(
    '/api/tables/:id/draft/:command',
    {
      schema: ROUTES['POST /api/tables/:id/draft/:command'],
    },
    async (request, reply) => {
      const { id, command } = request.params;
      const json = await changeDraft(context, id, personOf(request), command, request.body);
      return reply.type('application/json').send(json);
    },
  );
}

/** Plays one step of a person's turn, if it is still what they meant. */
async function act(
  context: AppContext,
  id: string,
  person: Person,
  { seen, obligation, action, steps, key }: ActionRequest,
): Promise<JsonText<Position>> {
  const move = typeof action === 'string' ? action : writeMove(action);
  return await performOnce(
    context,
    id,
    person,
    { seen, key, fingerprint: `${obligation} ${move}` },
    (live, table, seat) => {
      const missed = checkSeen(context, live, table, seat, { seen, steps });
      const due = table.owed(seat).map(({ id: one }) => one);
      // An obligation that arose inside the draft may have got another id when others' entries went before it.
      const isOpen = due.includes(obligation) && (!missed || isSettled(table, seat, obligation));
      if (!isOpen && (missed || due.length > 0)) {
        throw stale(context, live, seat, seen, 'That has already been decided.');
      }
      if (!isOpen) return notOwed(table, seat, move);
      const done = table.play(seat, move);
      if (!done.ok && missed) throw stale(context, live, seat, seen, 'That is no longer possible.');
      return done;
    },
  );
}

async function changeDraft(
  context: AppContext,
  id: string,
  person: Person,
  command: DraftCommand,
  { seen, steps, key }: DraftRequest,
): Promise<JsonText<Position>> {
  return await performOnce(context, id, person, { seen, key, fingerprint: command }, (live, table, seat) => {
    checkSeen(context, live, table, seat, { seen, steps });
    return DRAFT_COMMANDS[command](table, seat);
  });
}

interface Seeing {
  readonly seen: number;
  readonly steps: number | undefined;
}

/** Throws unless only others have acted since; returns whether they have. */
function checkSeen(
  context: AppContext,
  live: LiveTable,
  table: Table,
  seat: Seat,
  { seen, steps }: Seeing,
): boolean {
  if (seen > table.length) throw stale(context, live, seat, seen, 'The game has not got that far yet.');
  const missed = table.since(seen, seat);
  if (missed.some(({ kind, seat: whose }) => kind === 'back' || whose === seat)) {
    throw stale(context, live, seat, seen, 'Your turn has changed, perhaps on another device.');
  }
  const draft = table.drafts(seat).find((one) => one.seat === seat);
  if (steps !== undefined && steps !== (draft?.own?.steps.length ?? 0)) {
    throw stale(context, live, seat, seen, 'Your turn has changed, perhaps on another device.');
  }
  return missed.length > 0;
}

function isSettled(table: Table, seat: Seat, obligation: number): boolean {
  return table.owed(seat, 'settled').some(({ id }) => id === obligation);
}

/** The refusal for a seat that owes nothing. */
function notOwed(table: Table, seat: Seat, move: string): Refused {
  const wish = table.rules.notation.read(readMove(move)[0]);
  if (wish === null) return refusedBy('KERNEL-NOT-AN-ACTION');
  return { ok: false, refusal: refusalOf(table.rules, table.view(seat), seat, wish) };
}

/** The response to a decision based on an outdated position: the person gets what they missed and decides again. */
function stale(context: AppContext, live: LiveTable, seat: Seat, seen: number, reason: string): HttpError {
  const position: unknown = JSON.parse(positionJson(live, seat, seen, context.served.instant()));
  return new HttpError(409, 'stale', reason, { position });
}
