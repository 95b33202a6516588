import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Board } from '#board/context/board.ts';
import { warmSearches } from '#search/asking/warm-searches.ts';
import { createApp } from './app.ts';
import { hearLibraries } from './http/hear-libraries.ts';
import { openSeeing, type Seeing, serveSeeing, watchWith } from './seeing/open-seeing.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { addHealth } from './scopes/health.ts';
import type { ServerParts } from './wiring/parts.ts';
import type { SiteFoundations, StopSite } from './wiring/site-foundations.ts';
import { warmLater } from './wiring/warm-later.ts';
import { wire, wireWorker } from './wiring/wire.ts';

/**
 * Starts what the role of this process names: web server, worker, or both. Returns a function that answers
 * open requests and then stops everything.
 */
export async function startSite(foundations: SiteFoundations): Promise<StopSite> {
  if (foundations.configuration.role === 'worker') return startWorkerServer(foundations);
  const { app, board, stop } = await assembleSite(foundations);
  const { port, host } = foundations.configuration;
  try {
    await app.listen({ port, host });
    const endWarming = warmLater(foundations.log, (stopping) => warmSearches(board, { stopping }));
    return async () => {
      endWarming();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a worker, whose port answers only for its health and with its metrics. */
async function startWorkerServer(foundations: SiteFoundations): Promise<StopSite> {
  const { log, configuration } = foundations;
  const seeing = await openSeeing(foundations);
  const { parts, stop } = await wireWorker(foundations);
  const app = fastify({
    // A connection without a request would otherwise hold the stop.
    forceCloseConnections: true,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  try {
    addSecurityHeaders(app, securityHeaders(configuration.publicUrl));
    const watched = { ...parts, cache: null, sharedCounts: null };
    watchWith(seeing, app, { configuration, parts: watched, patternOf: () => '/*' });
    addHealth(app, parts);
    await serveSeeing(seeing, app, configuration);
    await app.listen({ port: configuration.port, host: configuration.host });
  } catch (error) {
    await app.close();
    await stop();
    throw error;
  }
  return async () => {
    await app.close();
    await stop();
  };
}

// Milliseconds in which open requests may end, a part of the ten seconds in which the process must stop.
const openRequestsEnd = 4000;

type Assembled = { readonly app: FastifyInstance; readonly board: Board; readonly stop: StopSite };

/** Builds the web server without listening, and starts the worker unless other processes work. */
export async function assembleSite(foundations: SiteFoundations): Promise<Assembled> {
  const seeing = await openSeeing(foundations);
  const { parts, stop } = await wire(foundations);
  const endHearing = hearLibraries(foundations.log, console);
  const app = await createSiteApp(parts, seeing).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    app,
    board: parts.board,
    stop: async () => {
      // Cuts connections that browsers opened without sending a request, because they would delay the stop.
      const patience = setTimeout(() => app.server.closeAllConnections(), openRequestsEnd);
      await app.close();
      clearTimeout(patience);
      await stop();
      endHearing();
    },
  };
}

async function createSiteApp(parts: ServerParts, seeing: Seeing): Promise<FastifyInstance> {
  const app = await createApp(parts, await import('virtual:react-router/server-build'), seeing);
  await serveSeeing(seeing, app, parts.configuration);
  return app;
}
