/** Records of a game on this server, the same for everyone. */
import { type GameRecords, ROUTES } from '@guildhall/protocol';
import type { AppContext } from '../app-context.ts';
import type { App } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { BoundedMap } from '../ops/bounded-map.ts';
import { RecordCollector } from '../tables/collect-records.ts';

/** Records are worked out anew after so long; and of so many games they are kept. */
const KEPT_MS = 60_000;
const MOST_KEPT = 100;
const PAGE = 500;

export function records(app: App, context: AppContext): void {
  const kept = new BoundedMap<string, Promise<GameRecords>>(MOST_KEPT, KEPT_MS, context.now);

  app.get(
    '/api/games/:game/records',
    { schema: ROUTES['GET /api/games/:game/records'] },
    async ({ params }) => {
      const { game } = params;
      if (!context.registry.all().some(({ id }) => id === game))
        throw new HttpError(404, 'no-such-game', `Unknown game: ${game}.`);
      let found = kept.get(game);
      if (found === undefined) {
        found = recordsOf(context, game);
        kept.set(game, found);
        // After a failure the next request tries again.
        found.catch(() => kept.delete(game));
      }
      return { records: await found };
    },
  );
}

async function recordsOf(context: AppContext, game: string): Promise<GameRecords> {
  const records = new RecordCollector();
  for (let page = await context.store.tables.finished(game, null, PAGE); ; ) {
    for (const table of page) records.add(table);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) break;
    page = await context.store.tables.finished(game, last, PAGE);
  }
  return await records.named((ids) => context.names(ids));
}
