import type { FastifyInstance } from 'fastify';

/** Traces of this process for OpenTelemetry. They exist only if the configuration names a collector. */
export type Traces = {
  /**
   * Makes a span of each request that Fastify answers; pages from memory have none.
   * @param patternOf pattern of a page's path; `/*` without a page
   */
  readonly watchRequests: (app: FastifyInstance, patternOf: (path: string) => string) => void;
  /** Sends the last spans, if the collector takes them in time. */
  readonly stop: () => Promise<void>;
};
