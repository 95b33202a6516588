import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { Tables } from '#database/tables.ts';

/** What a site stands on; the process that starts it owns these and closes them after it. */
export type SiteFoundations = {
  readonly configuration: Configuration;
  readonly db: Kysely<Tables>;
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** Shows a line to whoever starts the program. */
  readonly say: (line: string) => void;
  /** The built assets; null in development, where Vite serves them. */
  readonly clientFolder: string | null;
};

export type StopSite = () => Promise<void>;
