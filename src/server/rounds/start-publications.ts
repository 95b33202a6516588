import type { FastifyBaseLogger } from 'fastify';
import type { Repository } from '#content/repository/repository.ts';
import { startRounds } from './start-rounds.ts';

/** Milliseconds between two looks for drafts that are to be published. */
const pause = 15_000;

/**
 * Publishes what editors scheduled. Every process may: a document is published once.
 * @returns what ends it, once the look under way is over
 */
export function startPublications(
  repository: Pick<Repository, 'publishDue'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const work = async () => {
    const { failures } = await repository.publishDue();
    for (const err of failures) log.warn({ err }, 'a scheduled document was not published');
  };
  return startRounds(log, { every: pause, work, failed: 'scheduled documents were not published' });
}
