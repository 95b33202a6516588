import type { FastifyBaseLogger } from 'fastify';
import { presentChange } from '#api/v1/webhooks/present-change.ts';
import type { Board } from '#board/board.ts';
import { sendWebhooks } from '#board/operators/webhooks/send-webhooks.ts';
import type { Configuration } from '#configuration.ts';
import { postOut } from '#http/post-out.ts';
import { startRounds } from './start-rounds.ts';

/** Milliseconds between two looks for what webhooks were not told. */
const pause = 5000;

type Given = Pick<Configuration, 'publicUrl' | 'webhooksAnywhere'>;

/**
 * Tells webhooks what became of offers; any process may, one at a time has a webhook.
 * @returns what ends it: a message under way is cut off, and sent by the next start
 */
export function startWebhooks(given: Given) {
  return (board: Board, log: FastifyBaseLogger): (() => Promise<void>) => {
    const stopping = new AbortController();
    const work = () => webhooksRound(board, log, { ...given, stopping: stopping.signal });
    const end = startRounds(log, { every: pause, work, failed: 'webhooks were not told' });
    return async () => {
      stopping.abort();
      await end();
    };
  };
}

/** One round. Its log names those that were stopped. */
export async function webhooksRound(
  board: Board,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { publicUrl, webhooksAnywhere: anywhere, stopping }: Given & { readonly stopping: AbortSignal },
): Promise<void> {
  const stopped = await sendWebhooks(board, {
    presenter: async () => {
      const known = { reference: await board.reference(), publicUrl };
      return (change) => presentChange(change, known);
    },
    post: (url, request) => postOut(url, request, { anywhere, stopping }),
    stopping,
  });
  for (const webhook of stopped) log.warn({ webhook }, 'a webhook was stopped: npm run webhooks -- list');
}
