/** Bots think here, away from the page. */
import { type Level, think } from '@guildhall/bots';
import { engineOf } from '@guildhall/games';
import { type Rules, rulesOf } from '@guildhall/kernel';
import type { BotQuestion, BotReply } from './bot-protocol.ts';

async function rulesFor({ game, version, options }: BotQuestion): Promise<Rules> {
  const engine = await engineOf(game, version);
  if (engine === null) throw new Error(`there is no game ${game} of version ${version}`);
  return rulesOf(engine, options);
}

async function answer(question: BotQuestion): Promise<BotReply> {
  const { id, view, seat, seed, level } = question;
  try {
    const rules = await rulesFor(question);
    const { actions } = think(rules, { view, seat, level: level as Level, seed });
    return { id, lines: actions.map((action) => rules.notation.write(action)) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

addEventListener('message', async (event: MessageEvent<BotQuestion>) => {
  postMessage(await answer(event.data));
});
