/**
 * The key stream of ChaCha8, one block at a time. A draw needs a single word of it, and the library for it makes a
 * cipher, two blocks and four buffers for each call, which was most of the time of a random game.
 */
const WORDS = 16;
const DOUBLE_ROUNDS = 4;
/** So many words in a row that are all too large do not occur. */
const MOST_WORDS = 2 * WORDS;
/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

const initial = new Int32Array(WORDS);
const mixed = new Int32Array(WORDS);
const nonceBytes = new DataView(new ArrayBuffer(8));
let expandedKey: string | null = null;

/**
 * The first word below a ceiling in the stream that belongs to a key (64 hexadecimal digits) and a number. A word is
 * four bytes of the stream, the highest first.
 */
export function firstWordBelow(ceiling: number, key: string, nonce: number): number {
  expandKey(key);
  nonceBytes.setFloat64(0, nonce);
  initial[13] = nonceBytes.getInt32(0, true);
  initial[14] = nonceBytes.getInt32(4, true);
  initial[15] = 0;
  for (let at = 0; at < MOST_WORDS; at++) {
    const inBlock = at % WORDS;
    if (inBlock === 0) mixBlock(at / WORDS);
    const word = highestByteFirst(mixed[inBlock] + initial[inBlock]);
    if (word < ceiling) return word;
  }
  throw new Error('the key stream ran out');
}

function expandKey(key: string): void {
  if (key === expandedKey) return;
  for (let at = 0; at < CONSTANTS.length; at++) initial[at] = CONSTANTS[at];
  for (let word = 0; word < 8; word++) {
    initial[4 + word] = highestByteFirst(Number.parseInt(key.slice(8 * word, 8 * word + 8), 16));
  }
  expandedKey = key;
}

function mixBlock(counter: number): void {
  initial[12] = counter;
  mixed.set(initial);
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(0, 4, 8, 12);
    quarterRound(1, 5, 9, 13);
    quarterRound(2, 6, 10, 14);
    quarterRound(3, 7, 11, 15);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
}

function quarterRound(a: number, b: number, c: number, d: number): void {
  let [wa, wb, wc, wd] = [mixed[a], mixed[b], mixed[c], mixed[d]];
  wa = (wa + wb) | 0;
  wd = rotatedLeft(wd ^ wa, 16);
  wc = (wc + wd) | 0;
  wb = rotatedLeft(wb ^ wc, 12);
  wa = (wa + wb) | 0;
  wd = rotatedLeft(wd ^ wa, 8);
  wc = (wc + wd) | 0;
  wb = rotatedLeft(wb ^ wc, 7);
  mixed[a] = wa;
  mixed[b] = wb;
  mixed[c] = wc;
  mixed[d] = wd;
}

function rotatedLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** The bytes of a word in the other order. */
function highestByteFirst(word: number): number {
  return ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | ((word >>> 24) & 0xff)) >>> 0;
}
