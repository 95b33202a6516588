import type { PgBoss, QueueOptions } from 'pg-boss';
import type { Queue } from './jobs.ts';

/**
 * 15 seconds, doubled after every failure up to an hour, 30 tries: about a day, the time an operator needs to see that a mail
 * server refuses us. A job in hand for two minutes, or whose worker has been silent for ten seconds (the least that pg-boss
 * allows), is taken to be lost and given to another worker.
 */
const options = {
  retryLimit: 30,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  retentionSeconds: 60 * 24 * 3600,
  notify: true,
} satisfies QueueOptions & { notify: boolean };

/** One entry for each queue, so that the compiler asks for a new one here. */
const queues: Record<Queue, typeof options> = {
  'application.mail-recruiter': options,
  'application.mail-candidate': options,
};

export const queueNames = Object.keys(queues);

/** Where a job goes after its last try. */
export function givenUpQueue(queue: string): string {
  return `${queue}.given-up`;
}

/** Creates the queues that are missing and gives the present settings to those that exist. Safe to run from many processes at once. */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  for (const [name, settings] of Object.entries(queues)) {
    const last = { ...settings, retryLimit: 1000 };
    await boss.createQueue(givenUpQueue(name), last);
    await boss.createQueue(name, { ...settings, deadLetter: givenUpQueue(name) });
    await boss.updateQueue(givenUpQueue(name), last);
    await boss.updateQueue(name, { ...settings, deadLetter: givenUpQueue(name) });
  }
}
