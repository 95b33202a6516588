import { sql, type Transaction } from 'kysely';
import { hour, second } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { webhookStopped } from './webhook-jobs.ts';

type Sent = { readonly webhookId: number; readonly message: { readonly id: string } };

/** Duration of failures after which a webhook is stopped. */
const patience = 72 * hour;

const maxWait = 6 * hour;

/**
 * Returns the wait after a number of failures: 5 s, 20 s, 80 s, 5 min, 21 min, 85 min, 5.7 h, then 6 h. Adds
 * up to 17.5 %, depending on the webhook's id, so that messages to several webhooks of one receiver are not
 * all sent at once. The receiver may request a longer wait, up to six hours.
 */
function waitAfter(failures: number, webhookId: number, asked = 0): number {
  const spread = 1 + (webhookId % 8) / 40;
  return Math.min(maxWait, Math.max(asked, 5 * second * 4 ** (failures - 1) * spread));
}

/** Notes that the receiver has got the message. The next message may follow immediately. */
export async function noteArrival({ db, now }: Pick<Board, 'db' | 'now'>, sent: Sent, answer: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await arrive(transaction, sent))) return;
    const well = { failures: 0, failing_since: null, next_at: now() };
    await transaction
      .updateTable('webhooks')
      .set({ ...well, attempted_at: now(), answer })
      .where('id', '=', sent.webhookId)
      .execute();
  });
}

/** Returns false if another attempt had already delivered the message. */
async function arrive(transaction: Transaction<Tables>, { message }: Sent): Promise<boolean> {
  const waiting = transaction.updateTable('webhook_messages').set({ body: null }).where('id', '=', message.id);
  const { numUpdatedRows } = await waiting.where('body', 'is not', null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Failure = {
  readonly answer: string;
  readonly isGone: boolean;
  /** Milliseconds to wait. */
  readonly retryAfter?: number | undefined;
};

/**
 * Makes the message wait, longer after each failure. Stops the webhook and informs the operator after three
 * days of failures, or if the receiver wants no more messages (`isGone`).
 * @returns true if the webhook was stopped
 */
export async function noteFailure(
  { db, jobs, now }: Pick<Board, 'db' | 'jobs' | 'now'>,
  { webhookId, message }: Sent,
  { answer, isGone, retryAfter }: Failure,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const waits = sql<boolean>`exists (select from webhook_messages m where m.id = ${message.id} and body is not null)`;
    const read = transaction.selectFrom('webhooks').select(['failures', 'failing_since']).where('id', '=', webhookId);
    const webhook = await read.where('stopped_at', 'is', null).where(waits).forUpdate().executeTakeFirst();
    if (webhook === undefined) return false;
    const failing_since = webhook.failing_since ?? now();
    const failures = webhook.failures + 1;
    const isStopped = isGone || now().getTime() - failing_since.getTime() >= patience;
    const next_at = new Date(now().getTime() + waitAfter(failures, webhookId, retryAfter));
    const stopped = isStopped ? { stopped_at: now() } : {};
    await transaction
      .updateTable('webhooks')
      .set({ failures, failing_since, next_at, attempted_at: now(), answer, ...stopped })
      .where('id', '=', webhookId)
      .execute();
    if (isStopped) await jobs.enqueue(transaction, webhookStopped, { webhookId });
    return isStopped;
  });
}

/**
 * Notes that this process ended before the attempt did. The attempt does not count, and the next process
 * sends the message again.
 */
export async function noteCutOff({ db, now }: Pick<Board, 'db' | 'now'>, { webhookId }: Sent): Promise<void> {
  await db.updateTable('webhooks').set({ next_at: now() }).where('id', '=', webhookId).execute();
}
