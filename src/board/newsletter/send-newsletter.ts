import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { cutIssue, lastIssue } from './cut-issue.ts';
import { countSent } from './issue-counts.ts';
import { monthDue } from './newsletter-calendar.ts';
import { newsletterIssue } from './newsletter-jobs.ts';
import type { NewsSince } from './newsletter-news.ts';
import { isAnythingNew } from './read-issue.ts';
import { isSkipped } from './skip-issue.ts';

/** Number of subscribers in one transaction. It limits the time of locks and the memory. */
const batch = 500;

/**
 * Result of a run: the number of letters that it queued, and the number of subscribers for whom the issue has
 * no content.
 */
export type SentNewsletter = { readonly issue: number; readonly letters: number; readonly silent: number };

type Running = {
  /** Ends a run after the current batch; the next run continues. */
  readonly signal?: AbortSignal;
  /** Called after each batch with the number of subscribers handled so far. */
  readonly progress?: (told: number) => void;
};

/**
 * Creates the issue of the month when it is due. Then queues a letter for every subscriber who has not
 * received the last issue, unless the issue has no content for them. The mark of a subscriber and the job of
 * the letter are saved in one transaction, batch by batch. Even after a crash or with concurrent runs, nobody
 * gets a letter twice or is forgotten.
 * @returns null if there is no issue yet
 * @throws the errors of `newsSince`; nobody is marked then, and the next run tries again
 */
export async function sendNewsletter(
  board: Board,
  newsSince: NewsSince,
  running: Running = {},
): Promise<SentNewsletter | null> {
  const month = monthDue(board.now());
  if (month !== null && !(await isSkipped(board, month))) await cutIssue(board, month, newsSince);
  return tellLastIssue(board, running);
}

/** Sends the last issue without creating an issue for this month. */
async function tellLastIssue(
  board: Board,
  { signal, progress = () => undefined }: Running,
): Promise<SentNewsletter | null> {
  const issue = await lastIssue(board);
  if (issue === undefined) return null;
  const run = { issue: issue.number, isAnythingNew: remembered((asked) => isAnythingNew(board, asked)) };
  const sent = { issue: issue.number, letters: 0, silent: 0 };
  for (let after = firstId; ;) {
    if (signal?.aborted === true) break;
    const told = await board.db.transaction().execute((running) => sendBatch(board, running, { ...run, after }));
    if (told.last === null) break;
    sent.letters += told.letters;
    sent.silent += told.silent;
    after = told.last;
    progress(sent.letters + sent.silent);
  }
  return sent;
}

const firstId = '00000000-0000-0000-0000-000000000000';

type Asked = { readonly locale: Locale; readonly after: number; readonly issue: number };
type Run = {
  readonly issue: number;
  readonly isAnythingNew: (asked: Asked) => Promise<boolean>;
  /** Last subscriber id of the previous batch. */
  readonly after: string;
};

/**
 * Sends the issue to one batch of subscribers. Skips rows that another run has locked, because that run sends
 * their letters.
 */
async function sendBatch(board: Board, running: Transaction<Tables>, { issue, after, isAnythingNew }: Run) {
  const subscribers = await running
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'locale', 'told_issue'])
    .where('id', '>', after)
    .where('confirmed_at', 'is not', null)
    .where('told_issue', '<', issue)
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  const written: string[] = [];
  for (const { id, locale, told_issue: after } of subscribers) {
    if (!(await isAnythingNew({ locale, after, issue }))) continue;
    await board.jobs.enqueue(running, newsletterIssue, { subscriptionId: id, issue, after });
    written.push(id);
  }
  const ids = subscribers.map(({ id }) => id);
  await sql`
    update newsletter_subscriptions set told_issue = ${issue},
      last_letter_at = case when id = any(${written}::uuid[]) then ${board.now()}::timestamptz else last_letter_at end
    where id = any(${ids}::uuid[])`.execute(running);
  await countSent(running, issue, { letters: written.length, silent: ids.length - written.length });
  return { last: ids.at(-1) ?? null, letters: written.length, silent: ids.length - written.length };
}

/**
 * Caches the results during a run. Nearly all subscribers have received the same last issue, so they need the
 * same result.
 */
function remembered(ask: (asked: Asked) => Promise<boolean>): (asked: Asked) => Promise<boolean> {
  const answers = new Map<string, Promise<boolean>>();
  return (asked) => {
    const key = `${asked.locale} ${asked.after}`;
    const answer = answers.get(key) ?? ask(asked);
    answers.set(key, answer);
    return answer;
  };
}
