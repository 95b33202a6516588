import type { Page } from '@playwright/test';

/** Keeps the libraries of the site's scripts from the page until they may arrive, as a slow network does. */
export async function holdLibraries(page: Page): Promise<{ arrive(): void }> {
  const arrival = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/libraries-/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return { arrive: () => arrival.resolve(undefined) };
}
