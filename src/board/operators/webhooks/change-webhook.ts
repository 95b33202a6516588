import type { Board } from '#board/context/board.ts';
import { beginning } from '#board/offers/changes/follow-offers.ts';
import { isUuid } from '#board/context/uuid.ts';
import { MessageNotFound, WebhookNotFound } from './webhook-refused.ts';

/** Id of a webhook, and the operator to which it must belong. */
export type OwnWebhook = { readonly id: number; readonly operatorId: number };

/** Removes a webhook, which then gets no more messages. @throws WebhookNotFound */
export async function removeWebhook({ db }: Pick<Board, 'db'>, { id, operatorId }: OwnWebhook): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new WebhookNotFound();
}

/**
 * Queues a test message without changes, after any undelivered message. A stopped webhook starts again.
 * @throws WebhookNotFound
 */
export async function testWebhook(board: Pick<Board, 'db' | 'now'>, webhook: OwnWebhook): Promise<void> {
  await goOn(board, webhook, { test_asked: true });
}

/** Starts a stopped webhook, which gets what it missed. @throws WebhookNotFound */
export async function startWebhook(board: Pick<Board, 'db' | 'now'>, webhook: OwnWebhook): Promise<void> {
  await goOn(board, webhook, {});
}

/** Stops a webhook until it starts again; its changes wait. @throws WebhookNotFound */
export async function stopWebhook({ db, now }: Pick<Board, 'db' | 'now'>, webhook: OwnWebhook): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ stopped_at: now() })
    .where('id', '=', webhook.id)
    .where('operator_id', '=', webhook.operatorId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new WebhookNotFound();
}

/** Start of a replay: a moment, a message or, without both, the first change. */
export type ReplayFrom = { readonly since?: Date | undefined; readonly message?: string | undefined };

/**
 * Sends again the current state of every offer that has changed since a moment or a message. A stopped
 * webhook starts again.
 * @throws WebhookNotFound, MessageNotFound
 */
export async function replayWebhook(
  board: Pick<Board, 'db' | 'now'>,
  webhook: OwnWebhook,
  { since, message }: ReplayFrom,
): Promise<void> {
  const moment = { ...beginning, seenAt: since?.getTime() ?? beginning.seenAt };
  const place = message === undefined ? moment : await placeBefore(board, webhook, message);
  await goOn(board, webhook, { place: JSON.stringify(place) });
}

async function placeBefore({ db }: Pick<Board, 'db'>, { id, operatorId }: OwnWebhook, message: string) {
  if (!isUuid(message)) throw new MessageNotFound();
  const found = await db
    .selectFrom('webhook_messages as m')
    .innerJoin('webhooks as w', 'w.id', 'webhook_id')
    .select('m.place')
    .where('m.id', '=', message)
    .where('w.id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (found === undefined) throw new MessageNotFound();
  return found.place;
}

type Set = { readonly test_asked?: boolean; readonly place?: string };

async function goOn({ db, now }: Pick<Board, 'db' | 'now'>, { id, operatorId }: OwnWebhook, set: Set): Promise<void> {
  const afresh = { next_at: now(), failures: 0, failing_since: null, stopped_at: null };
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ ...afresh, ...set })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new WebhookNotFound();
}
