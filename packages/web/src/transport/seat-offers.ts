/** Seats that change hands by a code, at the server. */
import type { Seat } from '@guildhall/kernel';
import { ask, type TableInfo } from './api.ts';

export interface SeatOffer {
  readonly seat: Seat;
  readonly code: string;
}

export const seatOffers = {
  /** For those who sit at the table. */
  of: async (table: string): Promise<readonly SeatOffer[]> =>
    (await ask<{ offers: readonly SeatOffer[] }>('GET', `/tables/${table}/offers`)).offers,
  make: (table: string, seat: Seat): Promise<SeatOffer> =>
    ask('POST', `/tables/${table}/seats/${seat}/offer`),
  withdraw: (table: string, seat: Seat): Promise<unknown> =>
    ask('DELETE', `/tables/${table}/seats/${seat}/offer`),
  /** Where a code leads to. */
  find: (code: string): Promise<{ readonly table: TableInfo; readonly seat: Seat | null }> =>
    ask('GET', `/invitations/${code}`),
  take: (table: string, code: string): Promise<unknown> => ask('POST', `/tables/${table}/seats`, { code }),
};

export function offerLink(table: string, { code }: SeatOffer): string {
  return `${location.origin}/table/${table}?code=${code}`;
}
