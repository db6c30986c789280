/** Invitations: codes that let somebody watch a table and sit down. */
import { type Static, Type } from 'typebox';
import { Expires, Id, list, Nothing, nullable, SeatNumber, strict, TablePath, Time } from './fields.ts';
import { TableAndSeat } from './tables.ts';

const tags = ['seats'];

/** A code to a table, and the seat that it is for; null: for any that is open. */
export const SeatCode = Type.Object({ code: Id, seat: nullable(SeatNumber), expires: Expires });

const PersonalInvitation = Type.Object({
  code: Id,
  table: Id,
  seat: nullable(SeatNumber),
  created: Time,
});
export type PersonalInvitation = Static<typeof PersonalInvitation>;

const TableInvitation = Type.Object({
  code: Id,
  seat: nullable(SeatNumber),
  created: Time,
  expires: Expires,
  /** For one person by name, who needs no link. */
  isPersonal: Type.Boolean(),
});
export type TableInvitation = Static<typeof TableInvitation>;

export const INVITATION_ROUTES = {
  'POST /api/tables/:id/invitations': {
    tags,
    summary: 'An invitation code for your table: for one seat, or for any open seat',
    params: TablePath,
    body: Type.Object({ seat: Type.Optional(SeatNumber) }, strict),
    response: { 201: SeatCode },
  },
  'GET /api/tables/:id/invitations': {
    tags,
    summary: 'The active invitation codes for your table',
    params: TablePath,
    response: { 200: Type.Object({ invitations: list(TableInvitation) }) },
  },
  'DELETE /api/tables/:id/invitations/:code': {
    tags,
    summary: 'Revoke an invitation code for your table',
    params: Type.Object({ id: Id, code: Id }),
    response: { 204: Nothing },
  },
  'GET /api/me/invitations': {
    tags,
    summary: 'Tables you are invited to by name',
    response: { 200: Type.Object({ invitations: list(PersonalInvitation) }) },
  },
  'GET /api/invitations/:code': {
    tags,
    summary: 'The table an invitation code belongs to',
    params: Type.Object({ code: Id }),
    response: { 200: TableAndSeat },
  },
};
