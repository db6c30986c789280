import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@guildhall/games/all';
import { type Game, playRandomGame, randomFrom, readOptions, stateHash } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { bundleOf } from './freeze.ts';

test('a frozen game needs nothing but itself and plays as the one it was made from', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-frozen-'));
  try {
    const path = join(folder, 'game.mjs');
    writeFileSync(path, await bundleOf('terra-mystica'));
    const { game: frozen } = (await import(pathToFileURL(path).href)) as { game: Game };
    const { game } = games.get('terra-mystica')!;
    expect(frozen.version).toBe(game.version);
    const ends = [game, frozen].map(({ options, rules }) => {
      const played = playRandomGame(
        rules(readOptions(options, { players: 3 })),
        'frozen',
        randomFrom('frozen'),
      );
      return stateHash(played.state);
    });
    expect(ends[1]).toBe(ends[0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
