import type { Board } from '#board/context/board.ts';
import type { Seal } from '#identity/both-sides/sealing.ts';
import type { Job } from '#jobs/define-job.ts';
import { defineHandler, type JobHandler } from '#jobs/job-handler.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import { InvalidAddress, MessageRefused } from '#mail/mailer.ts';
import type { Mailer, Message } from '#mail/mailer.ts';
import type { Locale } from '#words/locale.ts';
import type { RenderedLetter } from './render-letter.ts';

/** The mailer, and the facts that letters quote beside the board. */
export type Post = {
  readonly mailer: Mailer;
  /** Signs the links by which recruiters open applications. */
  readonly signingSecret: string;
  /** Opens what the identity provider sealed for its letters. */
  readonly accountSeal: Seal;
  readonly publicUrl: URL;
  /** Gets the letters to the operator; without an address only the log says what happened. */
  readonly operatorEmail?: string | undefined;
};

type Definition<Data> = {
  /** The job that asks for the letter, defined beside its use case. */
  readonly job: Job<Data>;
  /**
   * Writes the message from what the board holds now; undefined when nothing is left to say. After a crash
   * the message may be written and sent again with the same `messageId`: receivers keep one.
   */
  readonly write: (board: Board, post: Post, data: Data) => Promise<Message | undefined>;
  /** Runs once the next mail server has taken the message. */
  readonly sent?: (board: Board, data: Data) => Promise<void>;
  /** Runs before the letter is given up because the address will never take mail. */
  readonly refused?: (board: Board, data: Data) => Promise<void>;
  /**
   * An example with invented facts for the page that shows every letter; it reads nothing from the board.
   */
  readonly sample: (locale: Locale) => Promise<RenderedLetter>;
  /** Runs after the last failed try. Without it nothing follows: the tries are in the log. */
  readonly givenUp?: (board: Board, data: Data) => Promise<void>;
};

/** What a worker gives a letter. */
export type LetterContext = { readonly board: Board; readonly post: Post };

/** One kind of e-mail: a job handler with a sample. */
export type Letter = JobHandler<LetterContext> & {
  readonly sample: (locale: Locale) => Promise<RenderedLetter>;
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
  const handler = defineHandler<Data, LetterContext>(letter.job, {
    handle: ({ board, post }, data) => send(board, post, data),
    givenUp: async ({ board }, data) => letter.givenUp?.(board, data),
  });
  return { ...handler, sample: letter.sample, send };
}

/**
 * @throws NotWorthRetrying when the address is wrong or refused for good; every other failure is worth
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

/** The same for every sending of a message, so that receivers drop the second copy. */
export function messageIdOf(id: string, kind: string, { publicUrl }: Post): string {
  const host = /^[a-z0-9.-]+$/i.test(publicUrl.hostname) ? publicUrl.hostname : 'localhost';
  return `${id}.${kind}@${host}`;
}
