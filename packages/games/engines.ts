/** The games themselves, loaded when somebody plays them: for pages and for workers, which need no words. */
import type { Game } from '@guildhall/kernel';

export const engines = {
  'terra-mystica': async (): Promise<Game> => (await import('@guildhall/terra-mystica')).terraMystica,
  inventions: async (): Promise<Game> => (await import('@guildhall/inventions')).inventions,
} as const satisfies Readonly<Record<string, () => Promise<Game>>>;
