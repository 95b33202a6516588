import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { SiteFoundations, StopSite } from '#server/wiring/site-foundations.ts';
import type { assembleSite } from './server/start-site.ts';

type Loaded = { readonly assembleSite: typeof assembleSite };
type Running = { source: Loaded; app: FastifyInstance; stop: StopSite };

/**
 * Starts the site from its sources. Vite serves the pages and reloads them after an edit. After an edit of
 * the server, the next request replaces the server.
 */
export async function startSite(foundations: Omit<SiteFoundations, 'clientFolder'>): Promise<StopSite> {
  const vite = await createVite();
  const site = reloadingSite(vite, { ...foundations, clientFolder: null });
  const { createServer: createHttpServer } = await import('node:http');
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => {
      site.current().then(
        (app) => app.routing(request, response),
        (error: unknown) => {
          foundations.log.error({ err: error }, 'the site could not be loaded');
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
        },
      );
    });
  });
  await site.current();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(foundations.configuration.port, foundations.configuration.host, resolve);
  });
  return async () => {
    server.close();
    server.closeAllConnections();
    await site.stop();
    await vite.close();
  };
}

/**
 * Creates Vite and removes its handler of SIGTERM, which would end the process before site and database have
 * stopped.
 */
async function createVite(): Promise<ViteDevServer> {
  const own = new Set(process.listeners('SIGTERM'));
  const vite = await createServer({ root: join(import.meta.dirname, '..'), server: { middlewareMode: true } });
  for (const listener of process.listeners('SIGTERM')) if (!own.has(listener)) process.off('SIGTERM', listener);
  return vite;
}

/**
 * Replaces the running site when its modules have changed. Requests during a change wait for the new site.
 */
function reloadingSite(vite: ViteDevServer, foundations: SiteFoundations) {
  let running: Running | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const load = async (): Promise<FastifyInstance> => {
    const source = serverModule(await vite.ssrLoadModule('/src/server/start-site.ts'));
    if (running?.source === source) return running.app;
    await running?.stop();
    const { app, stop } = await source.assembleSite(foundations);
    await app.ready();
    running = { source, app, stop };
    return app;
  };
  return {
    current: (): Promise<FastifyInstance> => {
      const next = turn.then(load);
      turn = next.catch(() => {});
      return next;
    },
    stop: async () => {
      await turn;
      await running?.stop();
    },
  };
}

// True for the module of the server. Vite returns it as a record of unknown values, and returns the same
// object until a file of the server changes.
function isServerModule(loaded: object): loaded is Loaded {
  return 'assembleSite' in loaded && typeof loaded.assembleSite === 'function';
}

function serverModule(loaded: object): Loaded {
  if (!isServerModule(loaded)) throw new Error('src/server/start-site.ts exports no assembleSite');
  return loaded;
}
