import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss';
import { day, second } from '#durations.ts';
import type { JobQueue } from './define-job.ts';

/**
 * Retry settings: waits 15 seconds, doubled after every failure up to an hour. A job counts as lost after it
 * has run for two minutes, or after ten seconds without a heartbeat of its worker (the minimum of pg-boss). A
 * lost job goes to another worker.
 */
const options = {
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  retentionSeconds: (60 * day) / second,
  notify: true,
} satisfies Settings;

/** Name of the queue for jobs whose last try failed. */
export function givenUpQueue({ name }: JobQueue): string {
  return `${name}.given-up`;
}

type Settings = QueueOptions & { readonly notify: boolean; readonly deadLetter?: string };

/**
 * Creates missing queues, and updates existing queues whose settings have changed. Safe to run from many
 * processes at once. Reads all settings in one query and writes only the differences, because writing all
 * settings took 240 queries at each start.
 */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobQueue[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    // Creates the queue for failed jobs first, because the job's own queue refers to it.
    for (const [name, settings] of [
      [givenUpQueue(job), { ...options, retryLimit: 1000 }],
      [job.name, { ...options, retryLimit: job.retries, deadLetter: givenUpQueue(job) }],
    ] as const)
      if (!hasSettings(known.get(name), settings)) await prepareQueue(boss, name, settings);
  }
}

function hasSettings(queue: QueueResult | undefined, settings: Settings): boolean {
  if (queue === undefined) return false;
  const wanted = Object.entries(settings);
  const had = new Map<string, unknown>(Object.entries(queue));
  return wanted.every(([name, value]) => had.get(name) === value);
}

/**
 * Creates a queue and then updates it, because another process may have created it meanwhile with settings of
 * another version.
 */
async function prepareQueue(boss: PgBoss, name: string, settings: Settings): Promise<void> {
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}
