/** Seats that change hands by a code, at the server. */
import type { Seat } from '@guildhall/kernel';
import type { ResponseOf, SeatOffer } from '@guildhall/protocol';
import { ask } from './api.ts';

export const seatOffers = {
  /** For those who sit at the table. */
  of: async (id: string): Promise<readonly SeatOffer[]> =>
    (await ask('GET /api/tables/:id/offers', { params: { id } })).offers,
  make: (id: string, seat: Seat): Promise<unknown> =>
    ask('POST /api/tables/:id/seats/:seat/offer', { params: { id, seat } }),
  withdraw: (id: string, seat: Seat): Promise<unknown> =>
    ask('DELETE /api/tables/:id/seats/:seat/offer', { params: { id, seat } }),
  /** Where a code leads to. */
  find: (code: string): Promise<ResponseOf<'GET /api/invitations/:code'>> =>
    ask('GET /api/invitations/:code', { params: { code } }),
  take: (id: string, code: string): Promise<unknown> =>
    ask('POST /api/tables/:id/seats', { params: { id }, body: { code } }),
};

export function offerLink(table: string, { code }: Pick<SeatOffer, 'code'>): string {
  return `${location.origin}/table/${table}?code=${code}`;
}
