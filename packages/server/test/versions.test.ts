/** Tables that were begun by rules of which there is a newer version now. */
import type { GameEntry } from '@guildhall/games/all';
import type { Game } from '@guildhall/kernel';
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { GAMES, onEngine, seatedTable } from './guildhall.ts';
import { playOn } from './play.ts';

const entry = GAMES.get('bazaar')!;

/** A server in which the bazaar has got rules that give nobody anything to do. */
function newer(frozen: GameEntry['frozen']): ReadonlyMap<string, GameEntry> {
  const game: Game = {
    ...entry.game,
    version: entry.game.version + 1,
    rules(options) {
      const rules = entry.game.rules(options);
      return { ...rules, legal: () => [] };
    },
  };
  return new Map([...GAMES, ['bazaar', { ...entry, game, frozen }]]);
}

onEngine('sqlite', 'a table of older rules', (hall) => {
  it('is played to its end by them where they are kept, and only there', async () => {
    const before = await hall.open();
    const ana = await Client.enter(before.url, 'Ana');
    const table = await seatedTable([ana], {}, ['random']);
    const { number } = await ana.position(table);
    await before.stop();

    const without = await hall.open({}, { games: newer({}) });
    const reply = await ana.at(without.url).ask('GET', `/api/tables/${table}/legal`);
    expect(reply).toMatchObject({ status: 200, body: { actions: [] } });
    // Nobody knows here who may see which of its options: what is public of every table is all that is shown.
    const stranger = new Client(without.url);
    const { table: shown } = await stranger.get<{ table: Record<string, unknown> }>(`/api/tables/${table}`);
    expect(shown).toMatchObject({ id: table, game: 'bazaar', status: 'running', options: { players: 2 } });
    expect(Object.keys(shown.options as object)).toEqual(['players']);
    for (const who of [stranger, ana.at(without.url)]) {
      const position = await who.position(table);
      expect(position).toMatchObject({ number: expect.any(Number), entries: [], view: null });
      expect((await who.ask('GET', `/api/tables/${table}/at/0`)).status).toBe(409);
    }
    await without.stop();

    const loads: string[] = [];
    const frozen = {
      [entry.game.version]: async () => {
        loads.push('loaded');
        return entry.game;
      },
    };
    const kept = await hall.open({}, { games: newer(frozen) });
    expect(loads).toEqual([]);
    const again = ana.at(kept.url);
    expect((await again.position(table)).number).toBeGreaterThanOrEqual(number);
    expect(loads).toEqual(['loaded']);
    const line = await again.watch(table);
    expect(await playOn(again, line, table, 'older')).toBeGreaterThan(0);
    expect(line.position?.status).toBe('finished');
    await line.close();
  });
});
