import { defineConfig } from 'vitest/config';

// Browser journeys (tests/journeys/*.spec.ts) are Playwright's.
export default defineConfig({
  test: {
    include: ['{src,tests,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['src/database/testing/global-setup.ts'],
    setupFiles: ['tests/fail-on-console-error.ts'],
    // Files share what they import: each on its own would read the site anew, which took more than the tests.
    isolate: false,
    maxWorkers: '100%', // one for each core: tests wait for databases half of their time
    // Processes are killed and sockets cut: once more where a machine was slow, and the run names it.
    retry: 1,
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
