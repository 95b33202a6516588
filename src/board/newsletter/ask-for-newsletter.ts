import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { z } from 'zod';
import { day, minute } from '#durations.ts';
import { emailInput } from '#board/applications/application-input.ts';
import type { Board } from '#board/context/board.ts';
import { parseInput } from '#words/invalid-input.ts';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { isOf } from './end-newsletter.ts';
import { newsletterConsentRequest } from './newsletter-jobs.ts';
import { maxNewsletterRequests, newsletterRequestPause } from './newsletter-limits.ts';

const newsletterInput = z.object({ email: emailInput });

/**
 * Sends a consent request for the newsletter to the owner of an address. The caller learns nothing about the
 * address: if it is already subscribed or got a request a moment ago, nothing is sent, but the result is the
 * same.
 * @throws InvalidInput
 */
export async function askForNewsletter(
  { db, jobs, now }: Pick<Board, 'db' | 'jobs' | 'now'>,
  fields: { readonly email: unknown },
  locale: Locale,
): Promise<void> {
  const { email } = parseInput(newsletterInput, fields);
  await db.transaction().execute(async (transaction) => {
    const row = await lockSubscription(transaction, { email, locale }, now());
    const times = timesAsked(row, now());
    if (times === null) return;
    const question = randomUUID();
    const asked = { email, locale, question, asked_at: now(), asked_times: times + 1, ended_at: null };
    await transaction.updateTable('newsletter_subscriptions').set(asked).where('id', '=', row.id).execute();
    await jobs.enqueue(transaction, newsletterConsentRequest, { subscriptionId: row.id, question });
  });
}

type Subscription = Selectable<Tables['newsletter_subscriptions']>;

/**
 * Locks the row of an address and creates it if needed, so that two simultaneous requests wait for each
 * other.
 */
async function lockSubscription(
  transaction: Transaction<Tables>,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  now: Date,
): Promise<Subscription> {
  await transaction
    .insertInto('newsletter_subscriptions')
    .values({ email, locale, question: randomUUID(), asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where(isOf(email))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Returns the number of consent requests to the address within the day. Null if no further request may be
 * sent now.
 */
function timesAsked({ asked_at, asked_times, confirmed_at }: Subscription, now: Date): number | null {
  if (confirmed_at !== null) return null;
  const since = asked_at === null ? day : now.getTime() - asked_at.getTime();
  if (since >= day || asked_times === 0) return 0;
  return since >= newsletterRequestPause * minute && asked_times < maxNewsletterRequests ? asked_times : null;
}
