import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { hearEndedWork, type Work, type WatchedWork } from '#watch.ts';
import { type CountWork, secondsOf } from './count-work.ts';
import { countImports } from './import-metrics.ts';
import { countMails } from './mail-metrics.ts';
import { countQueries } from './query-metrics.ts';

/**
 * Counts the work that the rooms tell of.
 * @param letters names of the letters that this process may send, which are counted from zero
 * @returns a function that ends the counting
 */
export function addWorkMetrics(registry: Registry, letters: readonly string[]): () => void {
  const counting: Readonly<Record<Work['kind'], CountWork>> = {
    sql: countQueries(registry),
    job: countJobs(registry, letters),
    mail: countMails(registry, letters),
    round: countRounds(registry),
    webhook: countWebhooks(registry),
    import: countImports(registry),
  };
  return hearEndedWork((ended) => counting[ended.work.kind](ended));
}

const outcomeOf = ({ error }: WatchedWork): string => (error === undefined ? 'done' : 'failed');

function countJobs(registry: Registry, queues: readonly string[]): CountWork {
  const jobs = new Counter({
    name: 'mvi_jobs_total',
    help: 'Tries of jobs by queue; a failed try is repeated.',
    labelNames: ['queue', 'result'],
    registers: [registry],
  });
  for (const queue of queues) for (const result of ['done', 'failed']) jobs.inc({ queue, result }, 0);
  return (ended) => {
    if (ended.work.kind === 'job') jobs.inc({ queue: ended.work.queue, result: outcomeOf(ended) });
  };
}

/** Counts recurring work, such as the rounds of alerts. */
function countRounds(registry: Registry): CountWork {
  const rounds = new Counter({
    name: 'mvi_rounds_total',
    help: 'Runs of recurring work, such as alerts and sweeps.',
    labelNames: ['round', 'result'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'mvi_round_duration_seconds',
    help: 'Duration of runs of recurring work.',
    labelNames: ['round'],
    buckets: [0.1, 1, 10, 60, 600],
    registers: [registry],
  });
  const successes = new Gauge({
    name: 'mvi_round_last_success_timestamp_seconds',
    help: 'When recurring work of this process succeeded last.',
    labelNames: ['round'],
    registers: [registry],
  });
  return (ended) => {
    if (ended.work.kind !== 'round') return;
    const { name: round } = ended.work;
    rounds.inc({ round, result: outcomeOf(ended) });
    durations.observe({ round }, secondsOf(ended));
    if (ended.error === undefined) successes.setToCurrentTime({ round });
  };
}

function countWebhooks(registry: Registry): CountWork {
  const messages = new Counter({
    name: 'mvi_webhook_messages_total',
    help: 'Messages to webhooks by class of the answer; none if there was no answer.',
    labelNames: ['answer'],
    registers: [registry],
  });
  for (const answer of ['2xx', 'none']) messages.inc({ answer }, 0);
  return ({ work, result }) => {
    if (work.kind === 'webhook') messages.inc({ answer: classOf(result) });
  };
}

function classOf(result: unknown): string {
  const hasStatus = typeof result === 'object' && result !== null && 'status' in result;
  return hasStatus && typeof result.status === 'number' ? `${Math.floor(result.status / 100)}xx` : 'none';
}
