import type { Page } from '@playwright/test';

/** Holds back the libraries of the site's scripts until `arrive` is called, as a slow network does. */
export async function holdLibraries(page: Page): Promise<{ arrive(): void }> {
  return holdScripts(page, /\/assets\/libraries-/);
}

/** Holds back matching scripts until `arrive` is called. */
export async function holdScripts(page: Page, scripts: RegExp): Promise<{ arrive(): void }> {
  const arrival = Promise.withResolvers<undefined>();
  await page.route(scripts, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return { arrive: () => arrival.resolve(undefined) };
}
