/** Bots think here, away from the page. */
import { type Level, think } from '@guildhall/bots';
import { engineOf } from '@guildhall/games';
import { type Rules, rulesOf } from '@guildhall/kernel';
import type { BotQuestion, BotReply, RequestedGame, ReviewQuestion } from './bot-protocol.ts';

async function rulesFor({ game, version, options }: RequestedGame): Promise<Rules> {
  const engine = await engineOf(game, version);
  if (engine === null) throw new Error(`there is no game ${game} of version ${version}`);
  return rulesOf(engine, options);
}

async function reply(question: BotQuestion | ReviewQuestion): Promise<BotReply> {
  const { id } = question;
  try {
    const rules = await rulesFor(question);
    if ('question' in question) {
      // Only those who review a game load it.
      const { answer } = await import('@guildhall/bots/review/answer');
      return { id, answer: answer(rules, question.question) };
    }
    const { view, seat, seed, level } = question;
    const { actions } = think(rules, { view, seat, level: level as Level, seed });
    return { id, lines: actions.map((action) => rules.notation.write(action)) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

addEventListener('message', async (event: MessageEvent<BotQuestion | ReviewQuestion>) => {
  postMessage(await reply(event.data));
});
