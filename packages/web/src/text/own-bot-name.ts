/** How a bot that somebody brought along is called: never without saying that it is one. */
import type { OwnBotName } from '../transport/link.ts';
import type { Say } from './texts.tsx';

export function ownBotName({ name, owner }: OwnBotName, say: Say): string {
  return owner === null || owner.name === ''
    ? say('ownBot', { name })
    : say('ownBotOf', { name, owner: owner.name });
}
