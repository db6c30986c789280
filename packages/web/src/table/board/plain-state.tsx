/** Any position as tables: for games that nobody drew. */
import type { GameState } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import type { GameSpeech } from '../../text/words.ts';

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
type Fields = { readonly [key: string]: Plain };

/** What the kernel keeps in every state: the prompts say it better. */
const OF_THE_KERNEL = new Set(['pending', 'aside', 'nextObligation', 'chance']);

/** More rows than this are folded away until somebody wants them. */
const FOLDED_FROM = 8;

export function PlainState({
  view,
  speech,
}: {
  readonly view: GameState;
  readonly speech: GameSpeech;
}): ReactNode {
  const parts = Object.entries(view as unknown as Fields).filter(([name]) => !OF_THE_KERNEL.has(name));
  const single = parts.filter(([, value]) => isSingle(value));
  const rest = parts.filter(([, value]) => !isSingle(value));
  return (
    <div className="plain-state">
      {single.length > 0 && <FieldTable fields={Object.fromEntries(single)} speech={speech} />}
      {rest.map(([name, value]) => (
        <details key={name} open={sizeOf(value) < FOLDED_FROM}>
          <summary>{speech.name(name)}</summary>
          <Value value={value} speech={speech} />
        </details>
      ))}
    </div>
  );
}

function isFields(value: Plain): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fits into one cell. */
function isSingle(value: Plain): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
}

function sizeOf(value: Plain): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).length;
}

function inWords(value: Plain, speech: GameSpeech): string {
  if (Array.isArray(value)) return value.map((one) => inWords(one, speech)).join(', ');
  if (typeof value === 'string') return speech.name(value);
  if (value === null) return '–';
  return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value);
}

function Value({ value, speech }: { readonly value: Plain; readonly speech: GameSpeech }): ReactNode {
  if (isSingle(value)) return inWords(value, speech);
  if (isFields(value)) return <FieldTable fields={value} speech={speech} />;
  return <RowTable rows={value as readonly Plain[]} speech={speech} />;
}

function FieldTable({ fields, speech }: { readonly fields: Fields; readonly speech: GameSpeech }): ReactNode {
  return (
    <table className="counts">
      <tbody>
        {Object.entries(fields).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{speech.name(name)}</th>
            <td>
              <Value value={value} speech={speech} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One row for each member, a column for every field that any of them has. */
function RowTable({
  rows,
  speech,
}: {
  readonly rows: readonly Plain[];
  readonly speech: GameSpeech;
}): ReactNode {
  const columns = [...new Set(rows.flatMap((row) => (isFields(row) ? Object.keys(row) : [])))];
  return (
    <table className="counts">
      {columns.length > 0 && (
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col">
                {speech.name(name)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            {isFields(row) ? (
              columns.map((name) => (
                <td key={name}>{name in row && <Value value={row[name]} speech={speech} />}</td>
              ))
            ) : (
              <td colSpan={Math.max(1, columns.length)}>
                <Value value={row} speech={speech} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
