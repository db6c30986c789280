/**
 * Cuts what comes in into requests: a JSON object on a line, and after it as many raw bytes as its field `bytes` says.
 * Holds one line or body at most.
 */
import { messageOf } from '../usage-error.ts';
import { LIMITS } from './limits.ts';

export type Incoming =
  | {
      readonly kind: 'request';
      readonly fields: Readonly<Record<string, unknown>>;
      readonly body: Uint8Array;
    }
  /** A line that is no request; the next one may be. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** Nobody can tell where the next line begins. */
  | { readonly kind: 'lost'; readonly reason: string };

const LINE_END = 10;
const NOTHING = new Uint8Array();

export async function* requestsIn(input: AsyncIterable<Uint8Array>): AsyncGenerator<Incoming, void, void> {
  let held: Buffer = Buffer.alloc(0);
  let looked = 0;
  let isSkipping = false;
  let waiting: { readonly fields: Readonly<Record<string, unknown>>; readonly bytes: number } | null = null;

  for await (const chunk of input) {
    held = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    for (;;) {
      if (waiting !== null) {
        if (held.length < waiting.bytes) break;
        const body = held.subarray(0, waiting.bytes);
        held = held.subarray(waiting.bytes);
        yield { kind: 'request', fields: waiting.fields, body };
        waiting = null;
        continue;
      }
      const end = held.indexOf(LINE_END, looked);
      if (end < 0) {
        looked = held.length;
        if (held.length > LIMITS.lineBytes) isSkipping = true;
        if (isSkipping) {
          held = Buffer.alloc(0);
          looked = 0;
        }
        break;
      }
      const isWhole = !isSkipping && end <= LIMITS.lineBytes;
      const line = isWhole ? held.toString('utf8', 0, end).trim() : '';
      held = held.subarray(end + 1);
      looked = 0;
      isSkipping = false;
      if (!isWhole) {
        yield { kind: 'unreadable', reason: `a line is longer than ${LIMITS.lineBytes} bytes` };
        continue;
      }
      if (line === '') continue;
      const read = readLine(line);
      if (read.kind !== 'request') {
        yield read;
        if (read.kind === 'lost') return;
      } else if (read.bytes === 0) yield { kind: 'request', fields: read.fields, body: NOTHING };
      else waiting = read;
    }
  }
  if (waiting !== null)
    yield { kind: 'lost', reason: `the input ended within the ${waiting.bytes} bytes that were announced` };
  else if (held.length > 0 || isSkipping)
    yield { kind: 'lost', reason: 'the input ended in the middle of a line' };
}

type Line =
  | {
      readonly kind: 'request';
      readonly fields: Readonly<Record<string, unknown>>;
      readonly bytes: number;
    }
  | Exclude<Incoming, { kind: 'request' }>;

function readLine(line: string): Line {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return { kind: 'unreadable', reason: `a line is no JSON: ${messageOf(error)}` };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { kind: 'unreadable', reason: 'a line has to be a JSON object, as {"op": "hello"}' };
  const { bytes = 0, ...fields } = value as Record<string, unknown>;
  if (typeof bytes === 'number' && Number.isInteger(bytes) && bytes >= 0 && bytes <= LIMITS.bodyBytes)
    return { kind: 'request', fields, bytes };
  return { kind: 'lost', reason: `"bytes" must be a whole number from 0 to ${LIMITS.bodyBytes}` };
}
