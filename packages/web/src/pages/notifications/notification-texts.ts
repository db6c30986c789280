/** What the pages about notifications say. */
import type { NotificationTexts } from '../../text/notifications/en.ts';
import { saysOf, useSay } from '../../text/texts.tsx';

const notificationSays = saysOf<keyof NotificationTexts>({
  en: async () => (await import('../../text/notifications/en.ts')).en,
  pl: async () => (await import('../../text/notifications/pl.ts')).pl,
  uk: async () => (await import('../../text/notifications/uk.ts')).uk,
});

export type Tell = ReturnType<typeof notificationSays.read>;

/** Goes after all other hooks of a page: what waits may be drawn again from the middle. */
export function useTell(): Tell {
  return notificationSays.read(useSay().language);
}
