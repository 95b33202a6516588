import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { Tables } from '#database/tables.ts';

/**
 * Services on which a site is built. The process that starts the site owns them and closes them afterwards.
 */
export type SiteFoundations = {
  readonly configuration: Configuration;
  readonly db: Kysely<Tables>;
  readonly databaseUrl: string;
  /** Address without a pooler in between, for sessions that last. */
  readonly directUrl: string;
  readonly log: FastifyBaseLogger;
  /** Prints a line for the person who starts the program. */
  readonly say: (line: string) => void;
  /** Folder of the built assets; null in development, where Vite serves them. */
  readonly clientFolder: string | null;
};

export type StopSite = () => Promise<void>;
