import type { FastifyBaseLogger } from 'fastify';
import type { Board } from '#board/board.ts';
import type { NewsSince } from '#board/newsletter/newsletter-news.ts';
import { sendNewsletter } from '#board/newsletter/send-newsletter.ts';
import { minute } from '#durations.ts';
import { startRounds } from './start-rounds.ts';

/** Milliseconds between two looks whether it is time, and whether somebody is still to be told. */
const pause = 10 * minute;

/**
 * Sends the newsletter of the month on its way when it is due. Every process may: what one tells, the others
 * pass over. While the content cannot be had nothing is sent, and the next look tries again.
 * @returns what ends it, after the batch of letters at hand
 */
export function startNewsletter(newsSince: NewsSince) {
  return (board: Board, log: FastifyBaseLogger): (() => Promise<void>) => {
    const stopping = new AbortController();
    const work = () => newsletterRound(board, log, { newsSince, signal: stopping.signal });
    const end = startRounds(log, { every: pause, work, failed: 'the newsletter was not sent on its way' });
    return async () => {
      stopping.abort();
      await end();
    };
  };
}

/** One look. The log has counts only. */
export async function newsletterRound(
  board: Board,
  log: Pick<FastifyBaseLogger, 'info'>,
  { newsSince, signal }: { readonly newsSince: NewsSince; readonly signal: AbortSignal },
): Promise<void> {
  const sent = await sendNewsletter(board, newsSince, { signal });
  if (sent !== null && sent.letters + sent.silent > 0) log.info(sent, 'the newsletter is on its way');
}
