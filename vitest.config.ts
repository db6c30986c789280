import { defineConfig } from 'vitest/config';

const OF_RULES = 'packages/@(games|kernel|bots)/**';
const NOT_OURS = '**/node_modules/**';

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // Whole games are played in some tests, and machines are slow at times.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: [
            'packages/**/test/**/*.test.{ts,tsx}',
            'packages/**/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          exclude: [NOT_OURS, OF_RULES],
          globalSetup: ['packages/store/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: [`${OF_RULES}/*.test.{ts,tsx}`],
          exclude: [NOT_OURS],
          // Rules, and bots that play by them, keep nothing between two files: a thread loads them once for all.
          isolate: false,
        },
      },
    ],
  },
});
