import type { PgBoss, QueueOptions } from 'pg-boss';
import { day, second } from '#durations.ts';
import type { JobQueue } from './define-job.ts';

/**
 * 15 seconds, doubled after every failure up to an hour. A job in hand for two minutes, or whose worker has
 * been silent for ten seconds (the least that pg-boss allows), is taken to be lost and given to another
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

/** Where a job goes after its last try. */
export function givenUpQueue({ name }: JobQueue): string {
  return `${name}.given-up`;
}

/**
 * Creates the queues that are missing and gives the present settings to those that exist. Safe to run from
 * many processes at once.
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
