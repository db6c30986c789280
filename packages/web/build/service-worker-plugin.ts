/** Writes the service worker, which knows every file of this build, so that the client works without a network. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NOT_KEPT = /\.map$|^sw\.js$|^\.vite\/|^manifest\.json$/;

export function serviceWorker(): Plugin {
  return {
    name: 'guildhall-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !NOT_KEPT.test(name))
        .sort();
      const kept = ['/', ...files.filter((name) => name !== 'index.html').map((name) => `/${name}`)];
      const version = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 12);
      const build = { version, files: [...kept, '/manifest.webmanifest', '/icon.svg'] };
      const worker = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
      const source = `const BUILD = ${JSON.stringify(build)};\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
