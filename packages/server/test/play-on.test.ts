/** Those who play in the tests of the server. */
import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { onEngine, seatedTable } from './guildhall.ts';
import { bid, playOn } from './play.ts';

onEngine('sqlite', 'a player', (hall) => {
  it('goes on after a decision that came too late, also where somebody drafts a turn meanwhile', async () => {
    const { url } = await hall.open();
    const [ana, ben] = await Client.enterAll(url, ['Ana', 'Ben']);
    const table = await seatedTable([ana, ben], { confirm: 'asked', options: { guild: false } });
    const line = await ana.watch(table);
    await line.until(({ position }) => position?.number === 0, 'the start');
    const ask = ana.ask.bind(ana);
    const again = new Error('it decides again');
    let decisions = 0;
    ana.ask = async (method, path, body, headers) => {
      if (method !== 'POST') return await ask(method, path, body, headers);
      decisions += 1;
      if (decisions === 2) throw again;
      // Nobody but Ben is told of his draft.
      await bid(table, ben);
      const decided = { ...(body as object), obligation: 999 };
      const reply = await ask(method, path, decided, headers);
      expect(reply.status).toBe(409);
      return reply;
    };
    await expect(playOn(ana, line, table, 'too late')).rejects.toBe(again);
    await line.close();
  });
});
