/** A game within an address: deflated, and written in letters that an address may have. */
import { LONGEST_FILE } from '@guildhall/kernel';

/** A finished game takes some thousands. */
const LONGEST_LINK = 200_000;

/** Little enough that what comes of it is soon looked at: a byte can become a thousand. */
const SLICE = 1_024;

/** Why a link holds no game: it is too long, it would become too large a file, or nothing comes of it. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly fault: 'too-long' | 'too-large' | 'broken';

  constructor(fault: LinkError['fault'], options: ErrorOptions = {}) {
    super(`the link cannot be read: ${fault}`, options);
    this.fault = fault;
  }
}

/** A text as the end of an address. */
export async function packed(text: string): Promise<string> {
  let binary = '';
  await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), (bytes) => {
    for (const byte of bytes) binary += String.fromCharCode(byte);
  });
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of an address. Whatever the address says, no more is unpacked than a file may have. Throws LinkError. */
export async function unpacked(link: string): Promise<string> {
  if (link.length > LONGEST_LINK) throw new LinkError('too-long');
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    const binary = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    await through(bytes, new DecompressionStream('deflate-raw'), (part) => {
      size += part.length;
      if (size > LONGEST_FILE) throw new LinkError('too-large');
      text += decoder.decode(part, { stream: true });
    });
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('broken', { cause: error });
  }
  return text + decoder.decode();
}

/** Sends bytes through a stream, a slice at a time, and takes what comes out before the next slice goes in. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  take: (part: Uint8Array) => void,
): Promise<void> {
  let at = 0;
  const slices = new ReadableStream<BufferSource>(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + SLICE));
        else controller.close();
        at += SLICE;
      },
    },
    { highWaterMark: 0 },
  );
  const reader = slices.pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) take(next.value);
  } catch (error) {
    await reader.cancel(error).catch(() => {});
    throw error;
  }
}
