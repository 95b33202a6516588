import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Configuration } from '#configuration.ts';
import type { Tables } from '#database/tables.ts';
import { createApp } from './app.ts';
import { wire } from './wire.ts';

/** What a site stands on; the process that starts it owns these and closes them after it. */
export type SiteFoundations = {
  readonly configuration: Configuration;
  readonly db: Kysely<Tables>;
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** The built assets; null in development, where Vite serves them. */
  readonly clientFolder: string | null;
};

export type StopSite = () => Promise<void>;

/** Starts the web server and the worker. Gives the function that stops both: open requests are answered first. */
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

/** The web server, not yet listening, with the worker running beside it. */
export async function assembleSite(foundations: SiteFoundations): Promise<{ app: FastifyInstance; stop: StopSite }> {
  const { parts, stop } = await wire(foundations);
  const app = await createApp(parts);
  return {
    app,
    stop: async () => {
      await app.close();
      await stop();
    },
  };
}
