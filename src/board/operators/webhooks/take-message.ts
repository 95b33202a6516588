import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { minute } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { beginning, type ChangesPage, followOffers, type OfferChange } from '#board/offers/changes/follow-offers.ts';
import { type FollowingPlace, PlaceOfAnotherHistory, placeSchema } from '#board/offers/changes/following-place.ts';
import type { Tables } from '#database/tables.ts';
import type { WebhookMessage } from './sign-message.ts';
import { secretPlace } from '#board/context/webhook-secret.ts';

type Reading = Pick<Board, 'db' | 'now'>;

/** Writes a change in the form for programs. */
export type PresentChange = (change: OfferChange) => unknown;

/** A message that this process has locked for a time. */
export type Taken = {
  readonly webhookId: number;
  readonly url: string;
  readonly secret: unknown;
  readonly message: WebhookMessage;
};

/** Limit of changes in a message. They take some 30 kB, which arrive completely even at a slow receiver. */
const maxChanges = 20;
const keptMessages = 1000;
/** Milliseconds until another process takes over the message of a killed process. */
const lease = minute;

/** SQL condition: a message may be sent to the webhook now. */
export const isWebhookDue = (now: Date) => (on: ExpressionBuilder<Tables, 'webhooks'>) =>
  on.and([on('stopped_at', 'is', null), on('next_at', '<=', now)]);

/**
 * Takes the next message of a webhook: the undelivered message, or else a new message with the changes since
 * the last message. The new message and the new position are saved in one transaction. Null if nothing
 * changed, the webhook is not due, or another process has locked it.
 */
export async function takeMessage(
  board: Pick<Board, 'db' | 'now' | 'webhookSeal'>,
  webhookId: number,
  present: PresentChange,
): Promise<Taken | null> {
  const { now } = board;
  return board.db.transaction().execute(async (db) => {
    const due = db.selectFrom('webhooks').selectAll().where('id', '=', webhookId).where(isWebhookDue(now()));
    const webhook = await due.forUpdate().skipLocked().executeTakeFirst();
    if (webhook === undefined) return null;
    const message = (await waitingMessage(db, webhookId)) ?? (await nextMessage({ db, now }, webhook, present));
    if (message === null) return null;
    const next_at = new Date(now().getTime() + lease);
    await db.updateTable('webhooks').set({ next_at }).where('id', '=', webhookId).execute();
    const secret = board.webhookSeal.open(webhook.secret, secretPlace(webhook.operator_id));
    return { webhookId, url: webhook.url, secret, message };
  });
}

async function waitingMessage(db: Board['db'], webhookId: number): Promise<WebhookMessage | null> {
  const waiting = db.selectFrom('webhook_messages').select(['id', 'body']).where('webhook_id', '=', webhookId);
  const [row] = await waiting.where('body', 'is not', null).execute();
  return row === undefined ? null : { id: row.id, body: row.body ?? '' };
}

type Row = Selectable<Tables['webhooks']>;

async function nextMessage(board: Reading, webhook: Row, present: PresentChange): Promise<WebhookMessage | null> {
  const before = placeSchema.parse(webhook.place);
  if (webhook.test_asked) return keepMessage(board, webhook, { type: 'webhook.test', before, after: before, data: {} });
  const { changes, place: after } = await nextChanges(board, before);
  if (changes.length > 0) {
    const data = { changes: changes.map(present) };
    return keepMessage(board, webhook, { type: 'offers.changed', before, after, data });
  }
  if (after !== before) await moveOn(board, webhook.id, { place: JSON.stringify(after) });
  return null;
}

/**
 * Returns the next page that has changes. Some pages are empty, because a new follower gets no closed offers.
 */
async function nextChanges(board: Reading, from: FollowingPlace): Promise<ChangesPage> {
  let followed = await followOrBegin(board, from);
  while (followed.changes.length === 0 && followed.more)
    followed = await followOffers(board, followed.place, maxChanges);
  return followed;
}

/**
 * Returns the changes since a position. After a copy of the database was restored, returns all changes again,
 * withdrawals included.
 */
async function followOrBegin(board: Reading, from: FollowingPlace): Promise<ChangesPage> {
  try {
    return await followOffers(board, from, maxChanges);
  } catch (error) {
    if (!(error instanceof PlaceOfAnotherHistory)) throw error;
    return followOffers(board, { ...beginning, seenAt: 1 }, maxChanges);
  }
}

type Told = {
  readonly type: 'offers.changed' | 'webhook.test';
  readonly before: FollowingPlace;
  readonly after: FollowingPlace;
  readonly data: object;
};

async function keepMessage(
  { db, now }: Reading,
  webhook: Row,
  { type, before, after, data }: Told,
): Promise<WebhookMessage> {
  const sequence = webhook.sequence + 1;
  const made_at = now();
  const body = JSON.stringify({ type, timestamp: made_at.toISOString(), data: { sequence, ...data } });
  const message = { id: randomUUID(), body };
  const row = { ...message, webhook_id: webhook.id, sequence, made_at, place: JSON.stringify(before) };
  await db.insertInto('webhook_messages').values(row).execute();
  await db
    .deleteFrom('webhook_messages')
    .where('webhook_id', '=', webhook.id)
    .where('sequence', '<=', sequence - keptMessages)
    .execute();
  await moveOn({ db }, webhook.id, { place: JSON.stringify(after), sequence, test_asked: false });
  return message;
}

type Moved = { readonly place: string; readonly sequence?: number; readonly test_asked?: boolean };

async function moveOn({ db }: Pick<Board, 'db'>, id: number, set: Moved): Promise<void> {
  await db.updateTable('webhooks').set(set).where('id', '=', id).execute();
}
