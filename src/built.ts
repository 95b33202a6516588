import type { startSite } from './server/start-site.ts';

export { start } from './start.ts';

/** Imports the site separately, so that it loads while the database starts. */
export const loadSite = async (): Promise<typeof startSite> => (await import('./server/start-site.ts')).startSite;
