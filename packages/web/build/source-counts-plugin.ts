/** Counts while the client is built where the values of all games are from: the tables in the page do not say it. */
import { manifests } from '@guildhall/games';
import { sourcedValues } from '@guildhall/kernel';
import type { Plugin } from 'vite';

const FILE = '/packages/web/src/registry/source-counts.ts';

export function sourceCountsForPages(): Plugin {
  return {
    name: 'guildhall-source-counts',
    enforce: 'pre',
    async load(id) {
      if (!id.replaceAll('\\', '/').endsWith(FILE)) return null;
      const counted = await Promise.all(
        manifests.map(async ({ id: game, tables }) => [
          game,
          (await tables()).map((table) => {
            const counts = { rulebook: 0, reference: 0, reconstruction: 0 };
            for (const { provenance } of sourcedValues(table))
              if (provenance !== null) counts[provenance.source] += 1;
            return { name: table.name, counts };
          }),
        ]),
      );
      return `export const sourceCounts = ${JSON.stringify(Object.fromEntries(counted))};`;
    },
  };
}
