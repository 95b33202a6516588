import type { FastifyInstance } from 'fastify';

/** Numbers of this process for Prometheus. They exist only if the configuration asks for them. */
export type Metrics = {
  /**
   * Counts the requests of a server.
   * @param patternOf pattern of a page's path; `/*` without a page
   */
  readonly watchRequests: (app: FastifyInstance, patternOf: (path: string) => string) => void;
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
  readonly stop: () => void;
};
