import type { Board } from '#board/context/board.ts';
import { noteGivenUp } from '#board/operators/letters/note-given-up.ts';
import type { Seal } from '#identity/both-sides/sealing.ts';
import type { Job } from '#jobs/define-job.ts';
import { defineHandler, type JobHandler } from '#jobs/job-handler.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import { InvalidAddress, MessageRefused } from '#mail/mailer.ts';
import type { Mailer, Message } from '#mail/mailer.ts';
import { watched } from '#watch.ts';
import type { Locale } from '#words/locale.ts';
import type { RenderedLetter } from './render-letter.ts';

/** Mailer, and data that letters need and the board does not contain. */
export type Post = {
  readonly mailer: Mailer;
  /** Secret that signs the links by which recruiters open applications. */
  readonly signingSecret: string;
  /** Decrypts what the identity provider encrypted for its letters. */
  readonly accountSeal: Seal;
  readonly publicUrl: URL;
  /** Address at which replies by mail arrive. Without an address, letters about exchanges take no replies. */
  readonly replyBase?: string | undefined;
  /** Address for the messages to the operator. Without an address the events are only logged. */
  readonly operatorEmail?: string | undefined;
};

type Definition<Data> = {
  /** Job that sends the letter. It is defined together with its use case. */
  readonly job: Job<Data>;
  /**
   * Writes the message from the current state of the board; undefined if the letter is no longer due. After a
   * crash the message may be written and sent a second time. Its `messageId` stays the same, so that
   * receivers keep one copy.
   */
  readonly write: (board: Board, post: Post, data: Data) => Promise<Message | undefined>;
  /** Runs after the first mail server has accepted the message. */
  readonly sent?: (board: Board, data: Data) => Promise<void>;
  /** Runs if the address will never accept mail, before the letter is given up. */
  readonly refused?: (board: Board, data: Data) => Promise<void>;
  /**
   * Example of the letter with invented facts, for the page that shows every letter. It reads nothing from
   * the board.
   */
  readonly sample: (locale: Locale) => Promise<RenderedLetter>;
  /** Runs after the last failed try, before the office lists the letter. */
  readonly givenUp?: (board: Board, data: Data) => Promise<void>;
};

/** Context of a worker for letters. */
export type LetterContext = { readonly board: Board; readonly post: Post };

/** A kind of letter: a handler of its jobs, with a sample of the letter. */
export type Letter = JobHandler<LetterContext> & {
  readonly sample: (locale: Locale) => Promise<RenderedLetter>;
};

/** Defines a letter. A worker sends it for each job, and may safely repeat the job. */
export function defineLetter<Data>(
  letter: Definition<Data>,
): Letter & { readonly send: (board: Board, post: Post, data: Data) => Promise<void> } {
  const send = async (board: Board, post: Post, data: Data): Promise<void> => {
    const message = await letter.write(board, post, data);
    if (message === undefined) return;
    const sending = () => watched({ kind: 'mail', letter: letter.job.name }, () => post.mailer.send(message));
    await sendOrGiveUp(sending, message.to, async () => letter.refused?.(board, data));
    await letter.sent?.(board, data);
  };
  const handler = defineHandler<Data, LetterContext>(letter.job, {
    handle: ({ board, post }, data) => send(board, post, data),
    givenUp: async ({ board }, data, lost) => {
      await letter.givenUp?.(board, data);
      await noteGivenUp(board, { letter: letter.job.name, data, ...lost });
    },
  });
  return { ...handler, sample: letter.sample, send };
}

/** @throws NotWorthRetrying if the address is invalid or refused permanently; other failures are retried */
async function sendOrGiveUp(
  sending: () => Promise<void>,
  address: string,
  refused: () => Promise<void>,
): Promise<void> {
  try {
    await sending();
  } catch (error) {
    if (!(error instanceof MessageRefused || error instanceof InvalidAddress)) throw error;
    await refused();
    throw new NotWorthRetrying(error.message, { cause: error, about: domainOf(address) });
  }
}

/** Domain of a refused address, which the office counts. A text that is no address has none. */
const domainOf = (address: string): string => /@([\p{L}\p{N}.-]{1,253})$/u.exec(address)?.[1]?.toLowerCase() ?? '';

/** Returns the same id for every sending of a message, so that receivers drop the second copy. */
export function messageIdOf(id: string, kind: string, { publicUrl }: Pick<Post, 'publicUrl'>): string {
  const host = /^[a-z0-9.-]+$/i.test(publicUrl.hostname) ? publicUrl.hostname : 'localhost';
  return `${id}.${kind}@${host}`;
}
