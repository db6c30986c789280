import { createHash, randomBytes } from 'node:crypto';

/** No vowels and no letters that look like others: an id is read aloud, and should not spell a word. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz';

/** A short id that fits into an address: 28^14 of them. */
export function newId(): string {
  return randomLetters(14);
}

/** A secret that is copied by hand from paper: 120 random bits. */
export function newRecoveryCode(): string {
  return randomLetters(25);
}

function randomLetters(length: number): string {
  let letters = '';
  while (letters.length < length) {
    for (const byte of randomBytes(length + 6)) {
      // The bytes at the top are thrown away, or the first letters would come up more often.
      if (byte < 252 && letters.length < length) letters += LETTERS[byte % LETTERS.length];
    }
  }
  return letters;
}

/** A secret of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
