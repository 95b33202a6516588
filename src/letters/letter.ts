import type { Board } from '#board/board.ts';
import type { Seal } from '#identity/sealing.ts';
import type { Job, JobQueue } from '#jobs/define-job.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import type { Worker } from '#jobs/worker.ts';
import { InvalidAddress, MessageRefused } from '#mail/mailer.ts';
import type { Mailer, Message } from '#mail/mailer.ts';
import type { Locale } from '#words/locale.ts';
import type { RenderedLetter } from './render-letter.ts';

/** What letters need beside the board. */
export type Post = {
  readonly mailer: Mailer;
  /** Signs the links by which recruiters open applications. */
  readonly signingSecret: string;
  /** Opens what the identity provider sealed for its letters. */
  readonly accountSeal: Seal;
  readonly publicUrl: URL;
  /** Who is told when the program needs a person; only the log where nobody is said. */
  readonly operatorEmail?: string | undefined;
};

type Definition<Data> = {
  /** The job that asks for it, defined beside its use case. */
  readonly job: Job<Data>;
  /**
   * The message, of what the board holds now; undefined when there is nothing left to say. It may be asked
   * for again after it was sent, and then has the same `messageId`: receivers keep one.
   */
  readonly write: (board: Board, post: Post, data: Data) => Promise<Message | undefined>;
  /** Notes that the next mail server has it. */
  readonly sent?: (board: Board, data: Data) => Promise<void>;
  /** Its address will never take mail; before it is given up. */
  readonly refused?: (board: Board, data: Data) => Promise<void>;
  /**
   * The letter as it may look, for the page that shows each of them: invented facts, no look at the board.
   */
  readonly sample: (locale: Locale) => Promise<RenderedLetter>;
  /** Every attempt failed. Without it nothing follows: the attempts are in the log. */
  readonly givenUp?: (board: Board, data: Data) => Promise<void>;
};

/** One kind of e-mail, as the list of letters.ts holds it. */
export type Letter = {
  readonly job: JobQueue;
  readonly sample: (locale: Locale) => Promise<RenderedLetter>;
  /** Lets a worker send it. */
  readonly work: (worker: Worker, board: Board, post: Post) => Promise<void>;
};

/** A letter, sent by a worker when its job asks for it. Safe to repeat. */
export function defineLetter<Data>(
  letter: Definition<Data>,
): Letter & { readonly send: (board: Board, post: Post, data: Data) => Promise<void> } {
  const send = async (board: Board, post: Post, data: Data): Promise<void> => {
    const message = await letter.write(board, post, data);
    if (message === undefined) return;
    await sendOrGiveUp(post.mailer, message, async () => letter.refused?.(board, data));
    await letter.sent?.(board, data);
  };
  return {
    job: letter.job,
    sample: letter.sample,
    send,
    work: (worker, board, post) =>
      worker.work(letter.job, {
        handle: (data) => send(board, post, data),
        givenUp: async (data) => letter.givenUp?.(board, data),
      }),
  };
}

/**
 * @throws NotWorthRetrying when the address is wrong or refused for good; whatever else went wrong is worth
 * another try.
 */
async function sendOrGiveUp(mailer: Mailer, message: Message, refused: () => Promise<void>): Promise<void> {
  try {
    await mailer.send(message);
  } catch (error) {
    if (!(error instanceof MessageRefused || error instanceof InvalidAddress)) throw error;
    await refused();
    throw new NotWorthRetrying(error.message, { cause: error });
  }
}

/** One thing has one message of each kind: sent again, it is the same message. */
export function messageIdOf(id: string, kind: string, { publicUrl }: Post): string {
  const host = /^[a-z0-9.-]+$/i.test(publicUrl.hostname) ? publicUrl.hostname : 'localhost';
  return `${id}.${kind}@${host}`;
}
