import type { PgBoss, QueueOptions } from 'pg-boss';
import { day, second } from '#durations.ts';
import type { JobQueue } from './define-job.ts';

/**
 * Waits 15 seconds, doubled after every failure up to an hour. A job that has run for two minutes, or whose
 * worker has been silent for ten seconds (the minimum of pg-boss), counts as lost and goes to another
 * worker.
 */
const options = {
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  retentionSeconds: (60 * day) / second,
  notify: true,
} satisfies QueueOptions & { notify: boolean };

/** Name of the queue for a job whose last try failed. */
export function givenUpQueue({ name }: JobQueue): string {
  return `${name}.given-up`;
}

/**
 * Creates missing queues and applies the current settings to existing queues. Safe to run from many
 * processes at once.
 */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobQueue[]): Promise<void> {
  for (const job of jobs) {
    const first = { ...options, retryLimit: job.retries, deadLetter: givenUpQueue(job) };
    const last = { ...options, retryLimit: 1000 };
    await boss.createQueue(givenUpQueue(job), last);
    await boss.createQueue(job.name, first);
    await boss.updateQueue(givenUpQueue(job), last);
    await boss.updateQueue(job.name, first);
  }
}
