import { join } from 'node:path';
import type { SiteFoundations, StopSite } from '#server/wiring/site-foundations.ts';

type ServerBuild = { readonly startSite: (foundations: SiteFoundations) => Promise<StopSite> };

/** Starts the site from the folder of its build. */
export async function startSite(foundations: Omit<SiteFoundations, 'clientFolder'>, build: string): Promise<StopSite> {
  // React and the router choose their build by this variable, whatever the configuration says: their
  // development builds double the time of a page.
  process.env.NODE_ENV = 'production';
  // The build exists only after a first start: the type checker would refuse a static import in a fresh
  // clone.
  const module: unknown = await import(join(build, 'server/index.js'));
  if (!isServerBuild(module)) throw new Error(`The build in ${build} starts no site`);
  return module.startSite({ ...foundations, clientFolder: join(build, 'client') });
}

function isServerBuild(module: unknown): module is ServerBuild {
  return (
    typeof module === 'object' && module !== null && 'startSite' in module && typeof module.startSite === 'function'
  );
}
