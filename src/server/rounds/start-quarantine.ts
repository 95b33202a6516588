import type { FastifyBaseLogger } from 'fastify';
import { minute } from '#durations.ts';
import type { Board } from '#board/board.ts';
import { refuseInfected } from '#board/candidates/documents/refuse-infected.ts';
import type { Quarantine } from '#board/candidates/documents/scanned-files.ts';
import { startRounds } from './start-rounds.ts';

/**
 * Has what waits for the virus scanner scanned at once, and every minute: a document is mailed within a day
 * at most. Every process may.
 * @returns what ends it, once the look under way is over
 */
export function startQuarantine(board: Board, quarantine: Quarantine, log: FastifyBaseLogger): () => Promise<void> {
  const work = () => refuseInfected(board, quarantine);
  return startRounds(log, { every: minute, work, failed: 'documents that wait were not scanned' });
}
