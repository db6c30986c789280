import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutChecks, withoutEstimates, withoutOptions, withoutSetup } from './build/bots-plugin.ts';
import { manifestsForPages, manifestsForWorkers } from './build/games-plugin.ts';
import { serviceWorker } from './build/service-worker-plugin.ts';
import { sourceCountsForPages } from './build/source-counts-plugin.ts';
import { tablesForPages, tablesForWorkers } from './build/tables-plugin.ts';
import { compiledTexts } from './build/texts-plugin.ts';

/** What every page loads stands in one file: a dozen small ones weigh more, and come later. */
const OF_EVERY_PAGE =
  /\/web\/src\/(?:person|preferences|router|pages\/(?:page|settings)|registry\/loaded|text\/(?:texts|messages)|transport\/api|ui\/link)\.tsx?$/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    sourceCountsForPages(),
    manifestsForPages(),
    compiledTexts(),
    withoutEstimates(),
    tablesForPages(),
    react(),
    serviceWorker(),
  ],
  worker: {
    format: 'es',
    plugins: () => [
      manifestsForWorkers(),
      tablesForWorkers(),
      withoutChecks(),
      withoutSetup(),
      withoutOptions(),
    ],
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // A small picture stands in a file too: the policy of the server allows no data: in scripts and styles.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', test: OF_EVERY_PAGE }] } } },
  },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});
