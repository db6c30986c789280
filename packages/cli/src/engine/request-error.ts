/** Why a request was not carried out. Nothing has changed by it. */
export type RequestFault =
  /** The line is no request, or a field of it is wrong. */
  | 'request'
  /** The game refuses the options. */
  | 'options'
  /** There is no such game or batch. */
  | 'not-there'
  /** The action is not legal. */
  | 'refused'
  /** It would be more than the engine takes. */
  | 'limit'
  /** The rules failed: a bug of ours. */
  | 'bug';

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly fault: RequestFault;

  constructor(fault: RequestFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
