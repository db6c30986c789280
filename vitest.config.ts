import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/test/**/*.test.{ts,tsx}',
      'packages/**/src/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    globalSetup: ['packages/store/src/testing/global-setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    // Whole games are played in some tests, and machines are slow at times.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
