/** The games themselves, loaded when somebody plays them: for pages and for workers, which need no words. */
import { type Game, gameOfVersion } from '@guildhall/kernel';
import { frozenVersionsOf } from './frozen.ts';

export const engines = {
  'terra-mystica': async (): Promise<Game> => (await import('@guildhall/terra-mystica')).terraMystica,
  'age-of-innovation': async (): Promise<Game> =>
    (await import('@guildhall/age-of-innovation')).ageOfInnovation,
  inventions: async (): Promise<Game> => (await import('@guildhall/inventions')).inventions,
} as const satisfies Readonly<Record<string, () => Promise<Game>>>;

const byId: Readonly<Record<string, () => Promise<Game>>> = engines;

/** The rules of one version of a game; null when they are not kept. */
export async function engineOf(id: string, version: number): Promise<Game | null> {
  if (!Object.hasOwn(byId, id)) return null;
  return await gameOfVersion({ game: await byId[id](), frozen: frozenVersionsOf(id) }, version);
}
