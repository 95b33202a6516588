import { Counter, Histogram, type Registry } from 'prom-client';
import { type CountWork, secondsOf } from './count-work.ts';

/** Counts the statements of the pool of this process. */
export function countQueries(registry: Registry): CountWork {
  const durations = new Histogram({
    name: 'mvi_sql_query_duration_seconds',
    help: 'Duration of statements.',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  const errors = new Counter({
    name: 'mvi_sql_errors_total',
    help: 'Failed statements by class of SQLSTATE; none if the server gave no answer.',
    labelNames: ['class'],
    registers: [registry],
  });
  errors.inc({ class: 'none' }, 0);
  return (ended) => {
    if (ended.work.kind !== 'sql') return;
    durations.observe(secondsOf(ended));
    if (ended.error !== undefined) errors.inc({ class: classOf(ended.error) });
  };
}

/** The first two characters of SQLSTATE name a class (PostgreSQL, appendix A). */
function classOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'none';
}
