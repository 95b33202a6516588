import type { startSite } from './server/start-site.ts';

export { start } from './start.ts';

/** The site is a chunk of its own: it is loaded while the database starts. */
export const loadSite = async (): Promise<typeof startSite> => (await import('./server/start-site.ts')).startSite;
