import { collectDefaultMetrics, Registry } from 'prom-client';
import { addBackupMetrics } from './backup-metrics.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import type { Metrics } from './metrics.ts';
import { addReplicaMetrics } from './replica-metrics.ts';
import { addRequestMetrics } from './request-metrics.ts';
import { addStateMetrics } from './state-metrics.ts';
import { addWorkMetrics } from './work-metrics.ts';

/**
 * Starts the counting. Names follow the conventions of Prometheus; those of Node are the usual ones.
 * @param letters names of the letters that this process sends
 */
export function startMetrics(letters: readonly string[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const stop = addWorkMetrics(registry, letters);
  return {
    watchParts: (parts) => {
      addStateMetrics(registry, parts);
      if (parts.replica !== null) addReplicaMetrics(registry, parts.replica);
      addDatabaseMetrics(registry, parts.board.db);
      if (parts.backups !== null) addBackupMetrics(registry, parts.backups);
      return addRequestMetrics(registry, parts.cache);
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    stop,
  };
}
