/** Rolling back settled entries: one seat proposes it, and all others have to agree. */

import type { Done, Refused, Seat, Table } from '@guildhall/kernel';
import { type ProposalAnswer, ROUTES } from '@guildhall/protocol';
import type { AppContext } from '../app-context.ts';
import { type App, personOf } from '../http/app.ts';
import { performOnce } from '../http/idempotent-request.ts';

const ANSWERS = {
  agree: (table: Table, seat: Seat) => table.agree(seat),
  refuse: (table: Table, seat: Seat) => table.refuse(seat),
  withdraw: (table: Table, seat: Seat) => table.withdraw(seat),
} as const satisfies Readonly<Record<ProposalAnswer, (table: Table, seat: Seat) => Done | Refused>>;

export function undo(app: App, context: AppContext): void {
  app.post(
    '/api/tables/:id/undo',
    {
      schema: ROUTES['POST /api/tables/:id/undo'],
    },
    async (request, reply) => {
      const { to, seen, key } = request.body;
      const json = await performOnce(
        context,
        request.params.id,
        personOf(request),
        { seen, key, fingerprint: `back to ${to}` },
        (_live, table, seat) => table.propose(seat, to),
      );
      return reply.type('application/json').send(json);
    },
  );

  app.post(
    '/api/tables/:id/undo/:answer',
    {
      schema: ROUTES['POST /api/tables/:id/undo/:answer'],
    },
    async (request, reply) => {
      const { id, answer } = request.params;
      const { seen, key } = request.body;
      const json = await performOnce(
        context,
        id,
        personOf(request),
        { seen, key, fingerprint: answer },
        (_live, table, seat) => ANSWERS[answer](table, seat),
        ({ proposal }) =>
          answer === 'refuse' && proposal !== null ? { kind: 'refused', to: proposal.to } : null,
      );
      return reply.type('application/json').send(json);
    },
  );
}
