import type { FastifyInstance } from 'fastify';
import type { WatchedParts } from './watched-parts.ts';

/**
 * Counts the requests of a server.
 * @param patternOf pattern of a page's path; `/*` without a page
 */
export type WatchRequests = (app: FastifyInstance, patternOf: (path: string) => string) => void;

/** Numbers of this process for Prometheus. They exist only if the configuration asks for them. */
export type Metrics = {
  /** Adds numbers about the services of the process, once they have started. */
  readonly watchParts: (parts: WatchedParts) => WatchRequests;
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
  readonly stop: () => void;
};
