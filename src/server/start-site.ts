import type { FastifyBaseLogger } from 'fastify';
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
  readonly clientFolder: string | null;
};

export type StopSite = () => Promise<void>;

/** Starts the web server and the worker. Gives the function that stops both: open requests are answered first. */
export async function startSite(foundations: SiteFoundations): Promise<StopSite> {
  const { parts, startWorker } = await wire(foundations);
  const app = await createApp(parts);
  const { port, host } = foundations.configuration;
  await app.listen({ port, host });
  const stopWorker = await startWorker();
  return async () => {
    await app.close();
    await stopWorker();
  };
}
