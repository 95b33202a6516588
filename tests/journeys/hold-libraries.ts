import type { Page } from '@playwright/test';

/** Delays the libraries of the site's scripts until `arrive` is called, like a slow network. */
export async function holdLibraries(page: Page): Promise<{ arrive(): void }> {
  return holdFiles(page, /\/assets\/libraries-/);
}

/** Delays matching files until `arrive` is called. */
export async function holdFiles(page: Page, files: RegExp): Promise<{ arrive(): void }> {
  const arrival = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return { arrive: () => arrival.resolve(undefined) };
}
