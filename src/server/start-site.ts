import type { FastifyInstance } from 'fastify';
import type { Board } from '#board/context/board.ts';
import { warmSearches } from '#search/asking/warm-searches.ts';
import { createApp } from './app.ts';
import { hearLibraries } from './http/hear-libraries.ts';
import type { ServerParts } from './wiring/parts.ts';
import type { SiteFoundations, StopSite } from './wiring/site-foundations.ts';
import { warmLater } from './wiring/warm-later.ts';
import { wire } from './wiring/wire.ts';

/**
 * Starts the web server and the worker. Returns a function that answers open requests and then stops both.
 */
export async function startSite(foundations: SiteFoundations): Promise<StopSite> {
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

// Milliseconds in which open requests may end, a part of the ten seconds in which the process must stop.
const openRequestsEnd = 4000;

type Assembled = { readonly app: FastifyInstance; readonly board: Board; readonly stop: StopSite };

/** Builds the web server without listening, and starts the worker. */
export async function assembleSite(foundations: SiteFoundations): Promise<Assembled> {
  const { parts, stop } = await wire(foundations);
  const endHearing = hearLibraries(foundations.log, console);
  const app = await createSiteApp(parts).catch(async (error: unknown) => {
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

async function createSiteApp(parts: ServerParts): Promise<FastifyInstance> {
  return createApp(parts, await import('virtual:react-router/server-build'));
}
