import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { day } from '#durations.ts';
import type { Locale } from '#words/locale.ts';
import type { NewsletterConsentRequest } from './newsletter-links.ts';
import { newsletterConsentDays, newsletterTextVersion } from './newsletter-limits.ts';

/**
 * State of a consent request: it can still be answered, the owner has consented, or it is no longer valid.
 */
export type ConsentRequestState = 'open' | 'already' | 'over';

export type AskedOwner = { readonly email: string; readonly locale: Locale; readonly until: Date };

/**
 * Reads the recipient of a consent request. Undefined if a later request replaced it, the owner has answered
 * it, or it has expired.
 */
export async function readNewsletterConsentRequest(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { subscriptionId, question }: NewsletterConsentRequest,
): Promise<AskedOwner | undefined> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'locale', 'asked_at'])
    .where('id', '=', subscriptionId)
    .where('question', '=', question)
    .executeTakeFirst();
  if (!row?.asked_at) return undefined;
  const until = new Date(row.asked_at.getTime() + newsletterConsentDays * day);
  return until > now() ? { email: row.email, locale: row.locale, until } : undefined;
}

/**
 * Returns the state for a click on the letter's link. The state is `over` if a later request replaced this
 * one, or the time to answer is over.
 */
export async function stateOfConsentRequest(
  board: Pick<Board, 'db' | 'now'>,
  asked: NewsletterConsentRequest,
): Promise<ConsentRequestState> {
  if ((await readNewsletterConsentRequest(board, asked)) !== undefined) return 'open';
  const answered = await board.db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('id', '=', asked.subscriptionId)
    .where('question', '=', asked.question)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return answered === undefined ? 'over' : 'already';
}

/**
 * Notes that the owner of an address consents. Letters start with the next issue.
 * @returns true if the request could still be answered; if false, nothing has changed
 */
export async function agreeToNewsletter(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { subscriptionId, question }: NewsletterConsentRequest,
): Promise<boolean> {
  const oldest = new Date(now().getTime() - newsletterConsentDays * day);
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriptions')
    .set({
      confirmed_at: now(),
      asked_at: null,
      asked_times: 0,
      text_version: newsletterTextVersion,
      told_issue: sql`greatest(told_issue, (select max(number) from newsletter_issues))`,
    })
    .where('id', '=', subscriptionId)
    .where('question', '=', question)
    .where('asked_at', '>', oldest)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
