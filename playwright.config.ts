import { defineConfig } from '@playwright/test';

// Nobody is asked for consent or offered the newsletter but by the journey of these.
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
  // Patience costs nothing where all is well: two workers share two cores, each with a product and a browser.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 1, // on a machine that is slow; the run names what needed it
  forbidOnly: true,
  reporter: [['list'], ['json']],
  outputDir: 'test-results',
  use: {
    headless: true,
    storageState: { cookies: answered, origins: [] },
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags },
    trace: 'on-first-retry', // recording each page took a third of the whole processor time
  },
});
