import { createHash, randomBytes } from 'node:crypto';

/** No vowels and no letters that look like others: an id is read aloud, and should not spell a word. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz';

/** A short id that fits into an address: 28^14 of them. */
export function newId(): string {
  let id = '';
  while (id.length < 14) {
    for (const byte of randomBytes(20)) {
      // The bytes at the top are thrown away, or the first letters would come up more often.
      if (byte < 252 && id.length < 14) id += LETTERS[byte % LETTERS.length];
    }
  }
  return id;
}

/** A secret of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
