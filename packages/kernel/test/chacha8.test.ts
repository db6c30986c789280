import { chacha8 } from '@noble/ciphers/chacha.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { firstWordBelow } from '../src/engine/chacha8.ts';
import { randomFrom } from '../src/index.ts';

const NO_CEILING = 2 ** 32;

/** The words of the stream as the library makes them. */
function wordsOf(key: Uint8Array, nonce: number): number[] {
  const nonceBytes = new Uint8Array(12);
  new DataView(nonceBytes.buffer).setFloat64(0, nonce);
  const stream = chacha8(key, nonceBytes, new Uint8Array(128));
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  return Array.from({ length: 32 }, (_, at) => view.getUint32(4 * at));
}

test('the stream is that of ChaCha8, for 10,000 keys and numbers', () => {
  const random = randomFrom('streams');
  for (let tries = 0; tries < 10_000; tries++) {
    const key = Uint8Array.from({ length: 32 }, () => random.below(256));
    const nonce = random.below(2) === 0 ? random.below(1_000) : random.below(2 ** 31) * 2 ** 20;
    expect(firstWordBelow(NO_CEILING, bytesToHex(key), nonce)).toBe(wordsOf(key, nonce)[0]);
  }
});

test('words that are not below the ceiling are passed over, into the second block', () => {
  const random = randomFrom('ceilings');
  let passedOver = 0;
  let inSecondBlock = 0;
  for (let tries = 0; tries < 2_000; tries++) {
    const key = Uint8Array.from({ length: 32 }, () => random.below(256));
    const words = wordsOf(key, tries);
    const ceiling = 2 ** 32 / 10;
    const at = words.findIndex((word) => word < ceiling);
    if (at === -1) {
      expect(() => firstWordBelow(ceiling, bytesToHex(key), tries)).toThrow('ran out');
      continue;
    }
    if (at > 0) passedOver += 1;
    if (at >= 16) inSecondBlock += 1;
    expect(firstWordBelow(ceiling, bytesToHex(key), tries)).toBe(words[at]);
  }
  expect(passedOver).toBeGreaterThan(1_000);
  expect(inSecondBlock).toBeGreaterThan(100);
});
