/** Links to a position: of a table on a server by its address, of a table in this browser with the whole game in it. */
import type { Snapshot, TableLink } from '../transport/link.ts';

export async function shareAddress(
  link: TableLink,
  snapshot: Snapshot,
  address: string,
  point: number,
): Promise<string> {
  if (snapshot.realm === 'table') return `${location.origin}${address}/replay?at=${point}`;
  return `${location.origin}/shared?at=${point}#${await packed(await link.file())}`;
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** A text as the end of an address. */
async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
