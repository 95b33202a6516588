import type { FastifyBaseLogger } from 'fastify';
import type { Board } from '#board/context/board.ts';
import type { NewsSince } from '#board/newsletter/newsletter-news.ts';
import { sendNewsletter } from '#board/newsletter/send-newsletter.ts';

/**
 * Starts the newsletter of the month when it is due. While the content is unavailable nothing is sent, and
 * the next run tries again. The log contains only counts.
 * @returns the number of letters
 */
export async function newsletterJob(
  board: Board,
  log: Pick<FastifyBaseLogger, 'info'>,
  { newsSince, signal }: { readonly newsSince: NewsSince; readonly signal: AbortSignal },
): Promise<number> {
  const sent = await sendNewsletter(board, newsSince, { signal });
  if (sent !== null && sent.letters + sent.silent > 0) log.info(sent, 'the newsletter is on its way');
  return sent?.letters ?? 0;
}
