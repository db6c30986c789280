/** A server that dies as soon as a bot of the level "deadly" has to think, and whose others take their time. */
import { setTimeout as wait } from 'node:timers/promises';
import { games } from '@guildhall/games/all';
import { openStore } from '@guildhall/store';
import { type BotPlayers, createServer, RANDOM_BOTS } from '../src/index.ts';

const [, , where, ahead] = process.argv;
const now = (): number => Date.now() + Number(ahead);

const bots: BotPlayers = {
  ...RANDOM_BOTS,
  levels: ['random', 'deadly'],
  async choose(question) {
    await wait(question.level === 'deadly' ? 200 : 400);
    if (question.level === 'deadly') process.kill(process.pid, 'SIGKILL');
    return await RANDOM_BOTS.choose(question);
  },
  chooseAtOnce: () => null,
};

const store = await openStore(where, { now });
const { app } = await createServer({ store, games, now, bots, config: { logLevel: 'silent' } });
await app.ready();
