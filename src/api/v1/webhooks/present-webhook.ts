import type { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { readWebhook, type Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import { WebhookNotFound } from '#board/operators/webhooks/webhook-refused.ts';
import type { webhookSchema } from './webhook-schemas.ts';

type Told = z.input<typeof webhookSchema>;

/** Returns a webhook for answers, without its secret. */
export function presentWebhook(webhook: Webhook): Told {
  const { id, url, email, createdAt, sequence, attemptedAt, answer, nextAt } = webhook;
  const state = webhook.stoppedAt !== null ? 'stopped' : webhook.failingSince !== null ? 'failing' : 'on';
  return {
    id,
    url,
    email,
    createdAt: createdAt.toISOString(),
    state,
    sequence,
    lastAttempt: attemptedAt && { at: attemptedAt.toISOString(), answer: answer ?? '' },
    nextAttemptAt: state === 'failing' ? nextAt.toISOString() : null,
  };
}

/** Returns a webhook that was just written. @throws WebhookNotFound if it was deleted in the meantime */
export async function presentOne(board: Pick<Board, 'db'>, id: number): Promise<Told> {
  const webhook = await readWebhook(board, id);
  if (webhook === undefined) throw new WebhookNotFound();
  return presentWebhook(webhook);
}
