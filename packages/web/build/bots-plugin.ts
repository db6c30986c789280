/**
 * Leaves out of the page what only bots ask of a game: its `rules/estimate/`, with the weights of its network. The
 * worker in which bots think keeps that, and goes without the checks of corrected values: the page has made them before
 * it asks a bot.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ESTIMATE = /\/packages\/games\/[^/]+\/rules\/estimate\/[^/]+\.ts$/;
const CHECKS = /\/packages\/games\/[^/]+\/rules\/validate-overrides\.ts$/;
const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** Modules whose functions do something else instead. */
function instead(name: string, modules: RegExp, bodyOf: (exported: string) => string): Plugin {
  return {
    name: `guildhall-${name}`,
    enforce: 'pre',
    load(id) {
      if (!modules.test(id.replaceAll('\\', '/'))) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, exported]) => exported);
      return names.map((exported) => `export function ${exported}() { ${bodyOf(exported)} }`).join('\n');
    },
  };
}

export function withoutEstimates(): Plugin {
  return instead(
    'without-estimates',
    ESTIMATE,
    (exported) => `throw new Error('only bots ask for ${exported}');`,
  );
}

export function withoutChecks(): Plugin {
  return instead('without-checks', CHECKS, () => '');
}
