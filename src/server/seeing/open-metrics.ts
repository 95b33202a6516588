import fastify, { type FastifyInstance } from 'fastify';
import type { Configuration } from '#configuration/read-configuration.ts';
import { isSameSecret } from '#http/same-secret.ts';
import { jobQueues } from '#server/wiring/job-handlers.ts';
import type { Metrics } from './metrics.ts';
import type { WatchedParts } from './watched-parts.ts';

type Given = Pick<Configuration, 'metricsPort' | 'metricsToken' | 'host' | 'role'>;
/** Starts the metrics if the configuration asks for them. The library is only loaded here. */
export async function openMetrics({ metricsPort, metricsToken, role }: Given): Promise<Metrics | null> {
  if (metricsPort === undefined && metricsToken === undefined) return null;
  const { startMetrics } = await import('./start-metrics.ts');
  return startMetrics(role === 'web' ? [] : jobQueues.map(({ name }) => name));
}

type Watched = {
  readonly metrics: Metrics;
  readonly given: Given;
  readonly parts: WatchedParts;
  readonly patternOf: (path: string) => string;
};

/** Counts the requests of a server, and adds `/metrics` to it unless the metrics have a port of their own. */
export function watchServer(app: FastifyInstance, { metrics, given, parts, patternOf }: Watched): void {
  metrics.watchParts(parts)(app, patternOf);
  if (given.metricsPort === undefined) addMetrics(app, metrics, given);
}

/** Adds `/metrics`, which asks for the token if there is one. */
function addMetrics(app: FastifyInstance, metrics: Metrics, { metricsToken }: Given): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (metricsToken !== undefined && !isSameSecret(headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send();
    const { type, text } = await metrics.read();
    return reply.type(type).header('Cache-Control', 'no-store').send(text);
  });
}

/** Serves the metrics at a port of their own, if they have one. */
export async function serveMetrics(metrics: Metrics | null, given: Given): Promise<() => Promise<void>> {
  if (metrics === null) return async () => undefined;
  if (given.metricsPort === undefined) return async () => metrics.stop();
  // A connection without a request would otherwise hold the stop.
  const app = fastify({ forceCloseConnections: true });
  addMetrics(app, metrics, given);
  await app.listen({ port: given.metricsPort, host: given.host });
  return async () => {
    await app.close();
    metrics.stop();
  };
}
