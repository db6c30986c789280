/**
 * Lists of numbers in a response: as lists in its JSON, or as raw bytes behind its line, which `columns` then describes.
 * Bytes are in the order of this machine, as the program on the other end has them.
 */
export type Column = Int8Array | Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array;
export type Columns = Readonly<Record<string, Column>>;

export const FORMATS = ['json', 'binary'] as const;
type Format = (typeof FORMATS)[number];

function typeOf(column: Column): string {
  if (column instanceof Int8Array) return 'i1';
  if (column instanceof Uint8Array) return 'u1';
  if (column instanceof Uint16Array) return 'u2';
  if (column instanceof Uint32Array) return 'u4';
  return column instanceof Int32Array ? 'i4' : 'f4';
}

/** A response as it is sent. */
export function encoded(fields: object, columns: Columns | null, format: Format): string | Uint8Array {
  if (columns === null) return `${JSON.stringify(fields)}\n`;
  if (format === 'json') {
    const lists = Object.entries(columns).map(([name, column]) => [name, Array.from(column)]);
    return `${JSON.stringify({ ...fields, ...Object.fromEntries(lists) })}\n`;
  }
  // The widest numbers first: all of them are aligned then.
  const sorted = Object.entries(columns).sort(([, a], [, b]) => b.BYTES_PER_ELEMENT - a.BYTES_PER_ELEMENT);
  const described = sorted.map(([name, column]) => [name, typeOf(column), column.length]);
  const bytes = sorted.reduce((sum, [, { byteLength }]) => sum + byteLength, 0);
  const line = `${JSON.stringify({ ...fields, bytes, columns: described })}\n`;
  const length = Buffer.byteLength(line);
  const message = Buffer.allocUnsafe(length + bytes);
  message.write(line);
  let at = length;
  for (const [, { buffer, byteOffset, byteLength }] of sorted) {
    message.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return message;
}
