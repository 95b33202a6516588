import { collectDefaultMetrics, Registry } from 'prom-client';
import { addBackupMetrics } from './backup-metrics.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import type { Metrics } from './metrics.ts';
import { addRequestMetrics } from './request-metrics.ts';
import { addStateMetrics } from './state-metrics.ts';
import type { WatchedParts } from './watched-parts.ts';
import { addWorkMetrics } from './work-metrics.ts';

/** Starts the counting. Names follow the conventions of Prometheus; those of Node are the usual ones. */
export function startMetrics(parts: WatchedParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const watchRequests = addRequestMetrics(registry, parts.cache);
  const stop = addWorkMetrics(registry, parts.letters);
  addStateMetrics(registry, parts);
  addDatabaseMetrics(registry, parts.board.db);
  if (parts.backups !== null) addBackupMetrics(registry, parts.backups);
  return {
    watchRequests,
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    stop,
  };
}
