/** The refusal of a request: a status, a code for programs and a sentence for people. */
import { OptionsError, type Refusal, RulesLimitError } from '@guildhall/kernel';
import type { ErrorCode, ErrorReason } from '@guildhall/protocol';

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  /** Further fields of the response. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: ErrorCode,
    reason: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const notSignedIn = (): HttpError =>
  new HttpError(401, 'not-signed-in', 'Please log in first (POST /api/people).');

/** Also for things that someone may not know about, so that a refusal does not reveal that they exist. */
export const noSuchTable = (): HttpError => new HttpError(404, 'no-such-table', 'Table not found.');

export const notSeated = (): HttpError =>
  new HttpError(403, 'not-seated', 'You are not a player at this table.');

// `why` specifies the code in one word; clients use both to find their own wording.

export const notYours = (why: ErrorReason<'forbidden'>, reason: string): HttpError =>
  new HttpError(403, 'forbidden', reason, { why });

export const wrongMoment = (why: ErrorReason<'wrong-moment'>, reason: string): HttpError =>
  new HttpError(409, 'wrong-moment', reason, { why });

export const malformed = (why: ErrorReason<'malformed'>, reason: string): HttpError =>
  new HttpError(400, 'malformed', reason, { why });

/** The rules forbid the request, or, if it has several lines, the line with this number. */
export function illegal({ rule, missing }: Refusal, reason: string, line?: number): HttpError {
  return new HttpError(422, 'illegal', reason, { rule, missing, ...(line === undefined ? {} : { line }) });
}

/** The response to an error of the kernel that says a table cannot be played; null for other errors. */
export function unplayable(error: unknown): HttpError | null {
  if (error instanceof OptionsError) return new HttpError(422, 'options', error.message, { at: error.at });
  if (error instanceof RulesLimitError)
    return new HttpError(422, 'rules-limit', `This cannot be played: ${error.message}.`);
  return null;
}
