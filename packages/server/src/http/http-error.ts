/** The refusal of a request: a status, a code for programs and a sentence for people. */
import { OptionsError, type Refusal, RulesLimitError } from '@guildhall/kernel';
import type { ErrorCode, ErrorReason } from '@guildhall/protocol';

export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  /** What else the response brings. */
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

/** Also for what somebody may not know of: a refusal does not give away that it exists. */
export const noSuchTable = (): HttpError => new HttpError(404, 'no-such-table', 'Table not found.');

export const notSeated = (): HttpError =>
  new HttpError(403, 'not-seated', 'You are not a player at this table.');

// `why` says more than the code, in one word: by both a client finds words of its own.

export const notYours = (why: ErrorReason<'forbidden'>, reason: string): HttpError =>
  new HttpError(403, 'forbidden', reason, { why });

export const wrongMoment = (why: ErrorReason<'wrong-moment'>, reason: string): HttpError =>
  new HttpError(409, 'wrong-moment', reason, { why });

export const malformed = (why: ErrorReason<'malformed'>, reason: string): HttpError =>
  new HttpError(400, 'malformed', reason, { why });

/** The rules say no: to the whole request, or, where it has several lines, to the one with this number. */
export function illegal({ rule, missing }: Refusal, reason: string, line?: number): HttpError {
  return new HttpError(422, 'illegal', reason, { rule, missing, ...(line === undefined ? {} : { line }) });
}

/** The response to what the kernel throws where a table cannot be played; null: it is something else. */
export function unplayable(error: unknown): HttpError | null {
  if (error instanceof OptionsError) return new HttpError(422, 'options', error.message, { at: error.at });
  if (error instanceof RulesLimitError)
    return new HttpError(422, 'rules-limit', `This cannot be played: ${error.message}.`);
  return null;
}
