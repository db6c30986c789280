/** Progress in lessons: what one device knows is synchronised to the others. */
import { manifests } from '@guildhall/games';
import { ROUTES } from '@guildhall/protocol';
import type { AppContext } from '../app-context.ts';
import { type App, personOf } from '../http/app.ts';
import { personLimit } from '../http/security.ts';

/** Only existing lessons are stored, so that no one can fill the database. */
const KNOWN: ReadonlySet<string> = new Set(
  manifests.flatMap(({ id, lessons }) => (lessons?.list ?? []).map((lesson) => `${id}/${lesson.id}`)),
);

export function lessons(app: App, context: AppContext): void {
  const { store, registry } = context;

  app.post(
    '/api/me/lessons',
    { config: personLimit(context), schema: ROUTES['POST /api/me/lessons'] },
    async (request) => {
      const { id } = personOf(request);
      for (const given of request.body.lessons) {
        // Progress with a ruleset version from the future would win over all real progress until that version exists.
        const newest = registry.all().find((game) => given.lesson.startsWith(`${game.id}/`))?.version ?? 0;
        if (KNOWN.has(given.lesson) && given.version <= newest) await store.lessons.keep(id, given);
      }
      return { lessons: await store.lessons.of(id) };
    },
  );
}
