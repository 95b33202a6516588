import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Real ones took nearly half of the processor time of signing in; password-cost.test.ts holds what they cost.
const cheapPasswords = {
  find: /^\.\/password-cost\.ts$/,
  replacement: join(import.meta.dirname, 'src/identity/testing/password-cost.ts'),
};

// Browser journeys (tests/journeys/*.spec.ts) are Playwright's.
export default defineConfig({
  test: {
    include: ['{src,tests,bench}/**/*.test.{ts,tsx}'],
    // Drills take longer than rules may; `npm run drill:…` runs them.
    exclude: ['node_modules/**', ...(process.env['DRILLS'] === 'on' ? [] : ['tests/drills/**'])],
    globalSetup: ['src/database/testing/global-setup.ts'],
    alias: [cheapPasswords],
    setupFiles: ['tests/fail-on-console-error.ts'],
    // Files share what they import: each on its own would read the site anew, which took more than the tests.
    isolate: false,
    maxWorkers: '100%', // one for each core: a third worker on two cores gains nothing
    // Processes are killed and sockets cut: once more where a machine was slow, and the run names it.
    retry: 1,
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
