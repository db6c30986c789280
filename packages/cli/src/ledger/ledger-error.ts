/** The input cannot be used; the message says where and what. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}
