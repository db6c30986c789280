/** Bots think here, away from the page. */
import { type Level, think } from '@guildhall/bots';
import { engines } from '@guildhall/games/engines';
import type { Game, Rules } from '@guildhall/kernel';
import type { BotQuestion, BotReply } from './bot-protocol.ts';

const games: Readonly<Record<string, () => Promise<Game>>> = engines;
const compiled = new Map<string, Rules>();

async function rulesOf({ game, options }: BotQuestion): Promise<Rules> {
  const key = `${game} ${JSON.stringify(options)}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  if (!Object.hasOwn(games, game)) throw new Error(`there is no game ${game}`);
  const rules = (await games[game]()).rules(options);
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
