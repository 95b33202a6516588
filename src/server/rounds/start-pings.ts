import type { FastifyBaseLogger } from 'fastify';
import { minute } from '#durations.ts';
import type { Board } from '#board/board.ts';
import { pingEngines } from '#board/offers/changes/ping-engines.ts';
import type { Configuration } from '#configuration.ts';
import { sendToIndexNow } from './index-now.ts';
import { startRounds } from './start-rounds.ts';

/**
 * Tells search engines of offers that came or went, each minute; not at all without a key.
 * @returns what ends it, once the message under way is answered
 */
export function startPings({ indexnowKey: key, ...configuration }: Configuration) {
  return (board: Board, log: FastifyBaseLogger): (() => Promise<void>) => {
    if (key === undefined) return async () => undefined;
    const work = () => pingEngines(board, (ids) => sendToIndexNow({ ...configuration, key }, ids));
    return startRounds(log, { every: minute, work, failed: 'search engines were not told of offers' });
  };
}
