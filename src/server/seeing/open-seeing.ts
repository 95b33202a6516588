import type { FastifyInstance } from 'fastify';
import type { SiteFoundations } from '#server/wiring/site-foundations.ts';
import type { Metrics } from './metrics.ts';
import { openMetrics, serveMetrics, watchServer } from './open-metrics.ts';
import { openTraces } from './open-traces.ts';
import type { Traces } from './traces.ts';
import type { WatchedParts } from './watched-parts.ts';

/** What watches this process; null where the configuration does not ask for it. */
export type Seeing = { readonly metrics: Metrics | null; readonly traces: Traces | null };

/** Starts what the configuration asks for. Call it before the services start, so that their work is seen. */
export async function openSeeing({
  configuration,
  log,
}: Pick<SiteFoundations, 'configuration' | 'log'>): Promise<Seeing> {
  return { metrics: await openMetrics(configuration), traces: await openTraces(configuration, log) };
}

type Watched = {
  readonly configuration: SiteFoundations['configuration'];
  readonly parts: WatchedParts;
  readonly patternOf: (path: string) => string;
};

/** Watches the requests of a server; call it before the scopes are added. */
export function watchWith(
  { metrics, traces }: Seeing,
  app: FastifyInstance,
  { configuration: given, ...watched }: Watched,
): void {
  traces?.watchRequests(app, watched.patternOf);
  if (metrics) watchServer(app, { metrics, given, ...watched });
}

/** Serves metrics at their own port, and ends everything when the server closes. */
export async function serveSeeing(
  { metrics, traces }: Seeing,
  app: FastifyInstance,
  configuration: SiteFoundations['configuration'],
): Promise<void> {
  const endMetrics = await serveMetrics(metrics, configuration);
  app.addHook('onClose', async () => {
    await Promise.all([endMetrics(), traces?.stop()]);
  });
}
