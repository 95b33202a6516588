import type { FastifyBaseLogger } from 'fastify';
import { presentChange } from '#api/v1/webhooks/present-change.ts';
import type { Board } from '#board/context/board.ts';
import { sendWebhooks } from '#board/operators/webhooks/send-webhooks.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { postOut } from '#http/post-out.ts';
import { watched } from '#watch.ts';

type Given = Pick<Configuration, 'publicUrl' | 'webhooksAnywhere'>;

/**
 * Sends changes of offers to webhooks, and logs webhooks that were stopped. A message whose sending was
 * interrupted is sent again.
 */
export async function webhooksJob(
  board: Board,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { publicUrl, webhooksAnywhere: anywhere, stopping }: Given & { readonly stopping: AbortSignal },
): Promise<void> {
  const stopped = await sendWebhooks(board, {
    presenter: async () => {
      const known = { reference: await board.reference(), publicUrl };
      return (change) => presentChange(change, known);
    },
    post: (url, request) => watched({ kind: 'webhook' }, () => postOut(url, request, { anywhere, stopping })),
    stopping,
  });
  for (const webhook of stopped) log.warn({ webhook }, 'a webhook was stopped: npm run webhooks -- list');
}
