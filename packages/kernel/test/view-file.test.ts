/** The file of a running table is read as strictly as a game: what does not fit is refused with its place. */
import { describe, expect, it } from 'vitest';
import { openView, readViewFile, type ViewFile } from '../src/file/view-file.ts';
import { exportTable, exportView, FileError, hashOf } from '../src/index.ts';
import { bazaar } from './bazaar/index.ts';
import { firstTurn } from './positions.ts';

function opened(text: string): ViewFile {
  const file = readViewFile(text);
  if (file === null) throw new Error('this is no view');
  return openView(file, bazaar as never).file;
}

function faultOf(text: string): FileError {
  try {
    opened(text);
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
  throw new Error('the view was accepted');
}

/** A view with some fields replaced, and the hash that belongs to what it shows then. */
function viewWith(changes: Record<string, unknown>): string {
  const file = { ...(JSON.parse(exportView(firstTurn(), 0)) as Record<string, unknown>), ...changes };
  return JSON.stringify('hash' in changes ? file : { ...file, hash: hashOf(file.view as never) });
}

describe('the file of a running table', () => {
  it('is read by whoever gets it, a seat or a spectator', () => {
    const table = firstTurn();
    for (const seat of [0, 1, null]) {
      const file = opened(exportView(table, seat));
      expect(file).toMatchObject({ seat, at: table.length });
      expect(file.view).toEqual(table.view(seat));
      expect(file.log).toEqual(table.log(seat));
    }
  });

  it('is not taken for a game, nor a game for it', () => {
    expect(readViewFile(exportTable(firstTurn()))).toBeNull();
    expect(readViewFile('[]')).toBeNull();
  });

  it('is refused where it is damaged, and the place is named', () => {
    const text = exportView(firstTurn(), 0);
    expect(() => readViewFile(text.slice(0, -20))).toThrow(FileError);
    const refused: readonly (readonly [Record<string, unknown>, string, string])[] = [
      [{ guildhallView: 2 }, 'newer-format', 'guildhallView'],
      [{ guildhallView: 'x' }, 'field', 'guildhallView'],
      [{ game: 7 }, 'field', 'game'],
      [{ version: -1 }, 'field', 'version'],
      [{ options: [] }, 'field', 'options'],
      [{ seat: 9 }, 'field', 'seat'],
      [{ seat: 'me' }, 'field', 'seat'],
      [{ at: 1.5 }, 'field', 'at'],
      [{ hash: '0'.repeat(64) }, 'hash', 'hash'],
      [{ hash: 'none' }, 'field', 'hash'],
      [{ view: {} }, 'field', 'view'],
      [{ log: {} }, 'field', 'log'],
      [{ log: [{ number: 0 }] }, 'field', 'log[0]'],
      [{ log: [{ number: 0, kind: 'setup', seat: 99, line: null, events: [] }] }, 'field', 'log'],
    ];
    for (const [changes, fault, field] of refused) {
      expect(faultOf(viewWith(changes)), JSON.stringify(changes)).toMatchObject({
        fault,
        place: { kind: 'field', field },
      });
    }
    expect(faultOf(viewWith({ options: { players: 77 } }))).toMatchObject({ fault: 'options' });
  });
});
