import type { FastifyBaseLogger } from 'fastify';
import { renewConsents } from '#board/alerts/renew-consents.ts';
import { tellNewOffers } from '#board/alerts/tell-new-offers.ts';
import type { Board } from '#board/board.ts';

/** Milliseconds between two looks for new offers and for alerts that are due. */
const pause = 15_000;
/** Between two looks for agreements that are a year old. */
const hour = 3_600_000;

/**
 * Looks for new offers, and tells whose alerts are due. Every process may: one at a time does. A failure is
 * tried again with the next look.
 * @returns what ends it, once the look under way is over
 */
export function startAlerts(board: Board, log: FastifyBaseLogger): () => Promise<void> {
  const look = inTurn(() => tellNewOffers(board), log, 'alerts were not told');
  const renewal = inTurn(() => renewConsents(board), log, 'agreements to alerts were not renewed');
  const timers = [setInterval(look.run, pause), setInterval(renewal.run, hour)];
  look.run();
  renewal.run();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all([look.ended(), renewal.ended()]);
  };
}

/** Work that is passed over while it is under way. */
function inTurn(work: () => Promise<unknown>, log: FastifyBaseLogger, failure: string) {
  let running: Promise<void> | null = null;
  const attempt = async () => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, failure);
    } finally {
      running = null;
    }
  };
  return { run: () => void (running ??= attempt()), ended: async () => running };
}
