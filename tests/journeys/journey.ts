import { test as base, expect } from '@playwright/test';
import { type Product, startProduct } from '../product.ts';

type Fixtures = { quietConsole: undefined };
type WorkerFixtures = { product: Product };

let visitors = 0;

/** Runs journeys against the product of their worker. An error in the browser makes the journey fail. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // Playwright reads from this pattern which fixtures are needed, so the pattern must exist even if empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Programs of journeys follow offers on this machine.
      const product = await startProduct({ environment: { WEBHOOKS_ANYWHERE: 'on' } });
      await use(product);
      expect(await product.stop(), product.output()).toBe(0);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
      page.on('pageerror', (error) => void complaints.push(error.message));
      await use(undefined);
      expect(complaints.filter((text) => !expected.some((start) => text.startsWith(start)))).toEqual([]);
    },
    { auto: true },
  ],
  // Gives each journey a different address, because all journeys together would exceed the limits of one
  // visitor.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` }),
  baseURL: async ({ product }, use) => use(product.origin),
});

// Messages that do not make a journey fail. Browsers print the first message for every answer with a status
// of 400 or more, which a journey may request. Chromium prints the second message when it goes from the
// provider to a page whose style sheet is not cached yet; no script can prevent this message. The router
// prints the third message when a visitor points at a link without a network. The preview beside the form of
// the office lets no script run, which Chromium says with the last message.
const expected = [
  'Failed to load resource',
  'Transition was aborted because of invalid state. ViewTransition opt-in disabled',
  'Failed to fetch manifest patches',
  'Blocked script execution in',
];

/** Options of journeys about transitions. All other journeys reduce motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
