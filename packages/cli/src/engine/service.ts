/** Answers the requests of a program that studies a game, one after the other. */
import { messageOf } from '../usage-error.ts';
import { encoded, FORMATS } from './columns.ts';
import { Fields } from './fields.ts';
import type { Operations } from './operations.ts';
import { RequestError, type RequestFault } from './request-error.ts';
import type { Incoming } from './request-reader.ts';

const MOST_ID_CHARACTERS = 100;

/** The response to a request, as it is sent. */
export function responseTo(
  operations: Operations,
  incoming: Exclude<Incoming, { kind: 'lost' }>,
): string | Uint8Array {
  if (incoming.kind === 'unreadable') return failure(null, 'request', incoming.reason);
  const { id = null, op, ...rest } = incoming.fields;
  if (!isId(id)) return failure(null, 'request', '"id" must be a number or a short text');
  try {
    const operation = typeof op === 'string' && Object.hasOwn(operations, op) ? operations[op] : null;
    if (operation === null)
      throw new RequestError('request', `"op" must be one of ${Object.keys(operations).join(', ')}`);
    const fields = new Fields(rest);
    fields.allow([...operation.fields, 'format']);
    const format = fields.oneOf('format', FORMATS);
    const { values, columns = null } = operation.run(fields, incoming.body);
    return encoded({ id, ...values }, columns, format);
  } catch (error) {
    if (error instanceof RequestError) return failure(id, error.fault, error.message);
    return failure(id, 'bug', `the rules failed: ${messageOf(error)}`);
  }
}

function isId(id: unknown): boolean {
  return id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= MOST_ID_CHARACTERS);
}

function failure(id: unknown, error: RequestFault, message: string): string {
  return `${JSON.stringify({ id, error, message })}\n`;
}
