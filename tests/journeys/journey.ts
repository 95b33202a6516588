import { test as base, expect } from '@playwright/test';
import { type Product, startProduct } from '../product.ts';

type Fixtures = { quietConsole: undefined };
type WorkerFixtures = { product: Product };

let visitors = 0;

/**
 * Journeys run against a product of their worker's own; whatever the browser reports as an error fails them.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // Playwright reads the fixtures that one needs from this pattern: it must stand there, empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct();
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
  // A visitor of its own for each journey, or together they would pass the limits of one.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `198.51.100.${(visitors += 1)}` }),
  baseURL: async ({ product }, use) => use(product.origin),
});

// A browser says the first of an answer of 400 and more, which a journey may ask for. Chromium says the
// second of a transition from the provider to the first page of the site whose style sheet is not in its
// cache yet: no script of a page can hear it.
const expected = [
  'Failed to load resource',
  'Transition was aborted because of invalid state. ViewTransition opt-in disabled',
];

export { expect };
