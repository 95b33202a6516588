import { join } from 'node:path';
import type { SiteFoundations, StopSite } from './server/start-site.ts';

const build = join(import.meta.dirname, '../build');

type ServerBuild = { readonly startSite: (foundations: SiteFoundations) => Promise<StopSite> };

/** Starts the built site. */
export async function startSite(foundations: Omit<SiteFoundations, 'clientFolder'>): Promise<StopSite> {
  // The build exists only once it is made: a static import would be refused by the type checker of a fresh clone.
  const { startSite: start }: ServerBuild = await import(join(build, 'server/index.js'));
  return start({ ...foundations, clientFolder: join(build, 'client') });
}
