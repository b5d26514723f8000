import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/global-setup.ts',
    pool: 'forks',
    // Each worker may hold embedded databases in memory, 300 MB and more apiece.
    maxWorkers: 2,
    // The program is loaded once a worker, not once a file: more than half of the time. Tests share nothing else.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
