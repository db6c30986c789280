import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withoutChecks, withoutEstimates } from './build/bots-plugin.ts';
import { manifestsForPages, manifestsForWorkers } from './build/games-plugin.ts';
import { serviceWorker } from './build/service-worker-plugin.ts';
import { tablesForPages, tablesForWorkers } from './build/tables-plugin.ts';
import { compiledTexts } from './build/texts-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    manifestsForPages(),
    compiledTexts(),
    withoutEstimates(),
    tablesForPages(),
    react(),
    serviceWorker(),
  ],
  worker: { format: 'es', plugins: () => [manifestsForWorkers(), tablesForWorkers(), withoutChecks()] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // A small picture stands in a file too: the policy of the server allows no data: in scripts and styles.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});
