/**
 * Leaves out of the page what only bots ask of a game: its `rules/estimate/`, with the weights of its network. Bots
 * think in a worker, which is built without this plugin.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ESTIMATE = /\/packages\/games\/[^/]+\/rules\/estimate\/[^/]+\.ts$/;
const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;

export function withoutEstimates(): Plugin {
  return {
    name: 'guildhall-without-estimates',
    enforce: 'pre',
    load(id) {
      if (!ESTIMATE.test(id.replaceAll('\\', '/'))) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, name]) => name);
      return names
        .map((name) => `export function ${name}() { throw new Error('only bots ask for ${name}'); }`)
        .join('\n');
    },
  };
}
