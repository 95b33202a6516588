import pLimit from 'p-limit';
import type { Board } from '#board/context/board.ts';
import { noteArrival, noteCutOff, noteFailure } from './note-attempt.ts';
import { signedHeaders } from './sign-message.ts';
import { isWebhookDue, type PresentChange, type Taken, takeMessage } from './take-message.ts';

/**
 * Posts a text.
 * @returns the status of the answer, and the milliseconds that the receiver asks us to wait
 * @throws if there was no answer; the message gives the reason
 */
type Post = (
  url: string,
  request: { readonly headers: Record<string, string>; readonly body: string },
) => Promise<{ readonly status: number; readonly retryAfter?: number | undefined }>;

export type Sending = {
  /** Returns a function that presents the changes of this run. */
  readonly presenter: () => Promise<PresentChange>;
  readonly post: Post;
  /** Aborted when the process ends. */
  readonly stopping?: AbortSignal;
};

type Prepared = Omit<Sending, 'presenter'> & { readonly present: PresentChange };

type SendingBoard = Pick<Board, 'db' | 'now' | 'jobs' | 'webhookSeal'>;

/** Number of webhooks that get messages at the same time. A slow receiver then does not delay the others. */
const atOnce = 8;
/** Limit of milliseconds for one webhook in a run. A webhook with more messages continues in the next run. */
const maxDuration = 5000;

/**
 * Sends the missing messages to each due webhook, in their order, until one fails. Several processes may call
 * this at once, because a lock gives each webhook to only one of them.
 * @returns the ids of the webhooks that were stopped
 */
export async function sendWebhooks(board: SendingBoard, sending: Sending): Promise<readonly number[]> {
  const due = await board.db
    .selectFrom('webhooks')
    .select('id')
    .where(isWebhookDue(board.now()))
    .orderBy('next_at')
    .execute();
  if (due.length === 0) return [];
  const parts = { ...sending, present: await sending.presenter() };
  const limit = pLimit(atOnce);
  const ended = await Promise.allSettled(due.map(({ id }) => limit(() => sendAll(board, id, parts))));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return due.flatMap(({ id }, at) => (ended[at]?.status === 'fulfilled' && ended[at].value === 'stopped' ? [id] : []));
}

type Outcome = 'arrived' | 'waits' | 'stopped' | 'nothing';

async function sendAll(board: SendingBoard, webhookId: number, sending: Prepared): Promise<Outcome> {
  const until = performance.now() + maxDuration;
  for (;;) {
    const outcome = sending.stopping?.aborted ? 'nothing' : await sendNext(board, webhookId, sending);
    if (outcome !== 'arrived' || performance.now() > until) return outcome;
  }
}

async function sendNext(board: SendingBoard, webhookId: number, sending: Prepared): Promise<Outcome> {
  const taken = await takeMessage(board, webhookId, sending.present);
  if (taken === null) return 'nothing';
  const { answer, status, retryAfter } = await attempt(board, taken, sending);
  if (status >= 200 && status < 300) {
    await noteArrival(board, taken, answer);
    return 'arrived';
  }
  if (sending.stopping?.aborted) {
    await noteCutOff(board, taken);
    return 'waits';
  }
  const isStopped = await noteFailure(board, taken, { answer, isGone: status === gone, retryAfter });
  return isStopped ? 'stopped' : 'waits';
}

/** Status by which a receiver says that it wants no more messages (RFC 9110, 15.5.11). */
const gone = 410;

/** Name by which firewalls and logs of receivers identify the sender (RFC 9110, 10.1.5). */
const userAgent = 'Mon-Volontariat-International-Webhooks/1.0';

type Attempt = { readonly answer: string; readonly status: number; readonly retryAfter?: number | undefined };

async function attempt({ now }: SendingBoard, { url, secret, message }: Taken, { post }: Prepared): Promise<Attempt> {
  if (typeof secret !== 'string') return { answer: 'its secret cannot be opened: register it anew', status: 0 };
  const headers = {
    'content-type': 'application/json',
    'user-agent': userAgent,
    ...signedHeaders(secret, message, now()),
  };
  try {
    const { status, retryAfter } = await post(url, { headers, body: message.body });
    return { answer: `status ${status}`, status, retryAfter };
  } catch (error) {
    return { answer: error instanceof Error ? error.message.slice(0, 200) : 'no answer', status: 0 };
  }
}
