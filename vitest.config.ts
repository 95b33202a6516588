import { defineConfig } from 'vitest/config';

// Browser journeys (tests/journeys/*.spec.ts) are Playwright's.
export default defineConfig({
  test: {
    include: ['{src,tests,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['src/database/testing/global-setup.ts'],
    setupFiles: ['tests/fail-on-console-error.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
