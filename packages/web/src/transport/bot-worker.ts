/** Bots think here, away from the page. */
import { type Level, think } from '@guildhall/bots';
import { engineOf } from '@guildhall/games/engines';
import type { Rules } from '@guildhall/kernel';
import type { BotQuestion, BotReply } from './bot-protocol.ts';

const compiled = new Map<string, Rules>();

async function rulesOf({ game, version, options }: BotQuestion): Promise<Rules> {
  const key = `${game} ${version} ${JSON.stringify(options)}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const engine = await engineOf(game, version);
  if (engine === null) throw new Error(`there is no game ${game} of version ${version}`);
  const rules = engine.rules(options);
  compiled.set(key, rules);
  return rules;
}

async function answer(question: BotQuestion): Promise<BotReply> {
  const { id, view, seat, seed, level } = question;
  try {
    const rules = await rulesOf(question);
    const { actions } = think(rules, { view, seat, level: level as Level, seed });
    return { id, lines: actions.map((action) => rules.notation.write(action)) };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

addEventListener('message', async (event: MessageEvent<BotQuestion>) => {
  postMessage(await answer(event.data));
});
