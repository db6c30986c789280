/**
 * Leaves out of a build what it never asks of a game. A manifest names everything a game consists of, and a bundler
 * makes a file of whatever is named.
 */
import type { Plugin } from 'vite';

const MANIFEST = /\/packages\/games\/[^/]+\/manifest\.ts$/;
/** On one line, or with its own lines indented. */
const PROPERTY = /^ {2}(\w+): (?:.*,\n|.*[{[(]\n(?: {4}.*\n)* {2}[}\])]+,\n)/gm;

/** Texts in all languages at once, and what is for terminals, benchmarks and tests. */
const NOT_IN_PAGES = [
  'texts',
  'terminal',
  'balance',
  'calibration',
  'teaching',
  'compendiumCount',
  'samples',
];
/** Bots, who think in a worker, need the rules alone. */
const IN_WORKERS = ['id', 'order', 'game'];

function manifestsBy(name: string, change: (code: string) => string): Plugin {
  return {
    name: `guildhall-${name}`,
    enforce: 'pre',
    transform: (code, id) => (MANIFEST.test(id.replaceAll('\\', '/')) ? change(code) : null),
  };
}

export function manifestsForPages(): Plugin {
  return manifestsBy('manifests-for-pages', (code) => {
    const left = code.replaceAll(PROPERTY, (line, name) => (NOT_IN_PAGES.includes(name) ? '' : line));
    for (const name of NOT_IN_PAGES)
      if (left.includes(`\n  ${name}:`))
        throw new Error(`${name} is written in a way that is not known here`);
    return left;
  });
}

export function manifestsForWorkers(): Plugin {
  return manifestsOf(IN_WORKERS);
}

/** Manifests with these properties alone. */
export function manifestsOf(names: readonly string[]): Plugin {
  return manifestsBy(`manifests-of-${names.join('-')}`, (code) => {
    const lines = [...code.matchAll(PROPERTY)].filter(([, name]) => names.includes(name));
    if (lines.length !== names.length) throw new Error(`not all of ${names.join(', ')} were found`);
    return `export const manifest = {\n${lines.map(([line]) => line).join('')}};\n`;
  });
}
