import { defineConfig } from '@playwright/test';

// Consent and newsletter are answered already; only their own journeys see these dialogs.
const answered = ['consent=refused', 'newsletter=dismissed'].map((cookie) => {
  const [name = '', value = ''] = cookie.split('=');
  const kept = { domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false } as const;
  return { name, value, sameSite: 'Lax' as const, ...kept };
});

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  // Long timeouts cost nothing when all is well: two workers share two cores, each with a product and a
  // browser.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 1, // for slow machines; the run names each test that needed the retry
  forbidOnly: true,
  reporter: [['list'], ['json']],
  outputDir: 'test-results',
  use: {
    headless: true,
    // Drawing the transitions of pages and dialogs took a quarter of the processor time. The journeys about
    // them set `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    storageState: { cookies: answered, origins: [] },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags },
    trace: 'on-first-retry', // recording every page took a third of the processor time
  },
});
