import { Counter, type Registry } from 'prom-client';
import type { Replica } from '#database/replica/replica.ts';
import { addGauge } from './gauges.ts';
import { setTo } from './request-metrics.ts';

/** Adds what this process knows about its replicas, and where it reads. */
export function addReplicaMetrics(registry: Registry, replica: Pick<Replica, 'facts'>): void {
  const used = { name: 'mvi_replica_up', help: '1 if a replica may be read: it answers and does not lag too much.' };
  addGauge(registry, used, () => (replica.facts.state === 'ok' ? 1 : 0));
  const lag = {
    name: 'mvi_replica_lag_seconds',
    help: 'Seconds since a replica was known to have everything, at most since the start of the process.',
  };
  addGauge(registry, lag, () => replica.facts.lag);
  const statements = new Counter({
    name: 'mvi_replica_statements_total',
    help: 'Statements of visitors by the place that answered; those that failed on the replica first are retried.',
    labelNames: ['place'],
    registers: [registry],
    collect: () => {
      for (const [place, count] of Object.entries(replica.facts.counts)) setTo(statements, { place }, count);
    },
  });
}
