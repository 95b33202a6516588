import { isRowId } from '#board/context/row-id.ts';
import type { Board } from '#board/context/board.ts';
import type { ActName } from '#staff/acts.ts';
import type { Actor } from '#staff/actor.ts';
import { type Changes, recordActs, requireRole } from '#staff/audit/record-act.ts';
import {
  removeWebhook,
  type ReplayFrom,
  replayWebhook,
  startWebhook,
  stopWebhook,
  testWebhook,
} from './change-webhook.ts';
import { readWebhook, type Webhook } from './list-webhooks.ts';

/** The webhook was deleted meanwhile, or never existed. */
export class WebhookGone extends Error {
  readonly code = 'office.webhookGone';
}

type Acting = { readonly actor: Actor; readonly id: number };
type Acted = Pick<Board, 'db' | 'now'>;

/** Asks for a test message. A stopped webhook starts again. @throws WebhookGone; NotAllowed */
export const askTest = (board: Acted, acting: Acting): Promise<void> =>
  act(board, 'webhook.test', acting, async (own, webhook) => {
    await testWebhook(own, webhook);
    return { state: [stateOf(webhook), 'on'] };
  });

/** Sends changes again. A stopped webhook starts again. @throws WebhookGone, MessageNotFound; NotAllowed */
export const askReplay = (board: Acted, acting: Acting, from: ReplayFrom): Promise<void> =>
  act(board, 'webhook.replay', acting, async (own, webhook) => {
    await replayWebhook(own, webhook, from);
    return { state: [stateOf(webhook), 'on'], from: [null, from.message ?? from.since ?? 'beginning'] };
  });

/** Stops a webhook until somebody starts it; its changes wait. @throws WebhookGone; NotAllowed */
export const askStop = (board: Acted, acting: Acting): Promise<void> =>
  act(board, 'webhook.stop', acting, async (own, webhook) => {
    await stopWebhook(own, webhook);
    return { state: [stateOf(webhook), 'stopped'] };
  });

/** Starts a stopped webhook, which gets what it missed. @throws WebhookGone; NotAllowed */
export const askStart = (board: Acted, acting: Acting): Promise<void> =>
  act(board, 'webhook.start', acting, async (own, webhook) => {
    await startWebhook(own, webhook);
    return { state: [stateOf(webhook), 'on'] };
  });

/** Deletes a webhook with its messages. @throws WebhookGone; NotAllowed */
export const askRemoval = (board: Acted, acting: Acting): Promise<void> =>
  act(board, 'webhook.delete', acting, async (own, webhook) => {
    await removeWebhook(own, webhook);
    return { url: [webhook.url, null], operator: [webhook.operator, null] };
  });

const stateOf = ({ stoppedAt }: Webhook): string => (stoppedAt === null ? 'on' : 'stopped');

/** Does an act on a webhook and records it, in one transaction. */
async function act(
  { db, now }: Acted,
  name: ActName,
  { actor, id }: Acting,
  doing: (own: Acted, webhook: Webhook) => Promise<Changes>,
): Promise<void> {
  requireRole(actor, name);
  await db.transaction().execute(async (transaction) => {
    const webhook = isRowId(id) ? await readWebhook({ db: transaction }, id) : undefined;
    if (webhook === undefined) throw new WebhookGone(`there is no webhook ${id}`);
    const changes = await doing({ db: transaction, now }, webhook);
    const subject = { kind: 'webhook', id: String(id) } as const;
    await recordActs(transaction, [{ actor, act: name, subject, changes, at: now() }]);
  });
}
