import type { FastifyBaseLogger } from 'fastify';
import { hour } from '#durations.ts';
import { renewConsents } from '#board/alerts/renew-consents.ts';
import { tellNewOffers } from '#board/alerts/tell-new-offers.ts';
import type { Board } from '#board/board.ts';
import { startRounds } from './start-rounds.ts';

/** Milliseconds between two looks for new offers and for alerts that are due. */
const pause = 15_000;
/** Between two looks for agreements that are a year old. */

/**
 * Looks for new offers, and tells whose alerts are due. Every process may: one at a time does. A failure is
 * tried again with the next look.
 * @returns what ends it, once the look under way is over
 */
export function startAlerts(board: Board, log: FastifyBaseLogger): () => Promise<void> {
  const rounds = [
    startRounds(log, { every: pause, work: () => tellNewOffers(board), failed: 'alerts were not told' }),
    startRounds(log, {
      every: hour,
      work: () => renewConsents(board),
      failed: 'agreements to alerts were not renewed',
    }),
  ];
  return async () => void (await Promise.all(rounds.map((end) => end())));
}
