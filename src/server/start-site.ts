import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { hearLibraries } from './http/hear-libraries.ts';
import type { ServerParts } from './wiring/parts.ts';
import type { SiteFoundations, StopSite } from './wiring/site-foundations.ts';
import { wire } from './wiring/wire.ts';

/**
 * Starts the web server and the worker. Returns the function that stops both; open requests are answered
 * first.
 */
export async function startSite(foundations: SiteFoundations): Promise<StopSite> {
  const { app, stop } = await assembleSite(foundations);
  const { port, host } = foundations.configuration;
  try {
    await app.listen({ port, host });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

// Milliseconds for open requests, of the ten seconds that a stop has.
const openRequestsEnd = 4000;

/** Assembles the web server, not yet listening, with the worker running beside it. */
export async function assembleSite(foundations: SiteFoundations): Promise<{ app: FastifyInstance; stop: StopSite }> {
  const { parts, stop } = await wire(foundations);
  const endHearing = hearLibraries(foundations.log, console);
  const app = await createSiteApp(parts).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    app,
    stop: async () => {
      // A spare connection of a browser, without a request, would delay the stop until it is cut.
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
