/**
 * Leaves out of the page what only bots ask of a game: its `rules/estimate/`, with the weights of its network. The
 * worker in which bots think keeps that, and goes without what the page has done before it asks a bot: checking
 * options and corrected values, and setting up the game. Nor does it explain refusals.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ESTIMATE = /\/packages\/games\/[^/]+\/rules\/estimate\/[^/]+\.ts$/;
const CHECKS = /\/packages\/games\/[^/]+\/rules\/(?:validate-overrides|shortfall)\.ts$/;
/** Of games that keep the decisions of a set-up elsewhere; others need this module. */
const SETUP = /\/packages\/games\/[^/]+\/rules\/setup\.ts$/;
const OPTIONS = /\/packages\/games\/[^/]+\/rules\/options\.ts$/;
const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** Modules whose functions do something else instead; `onlyWith`: if they export nothing else. */
function instead(
  name: string,
  modules: RegExp,
  bodyOf: (exported: string) => string,
  onlyWith?: string,
): Plugin {
  return {
    name: `guildhall-${name}`,
    enforce: 'pre',
    load(id) {
      if (!modules.test(id.replaceAll('\\', '/'))) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, exported]) => exported);
      if (onlyWith !== undefined && names.join() !== onlyWith) return null;
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

export function withoutSetup(): Plugin {
  return instead('without-setup', SETUP, () => "throw new Error('bots set up no games');", 'setup');
}

export function withoutOptions(): Plugin {
  return instead('without-options', OPTIONS, () => "throw new Error('bots check no options');", 'options');
}
