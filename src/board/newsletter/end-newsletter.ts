import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { countEnded } from './issue-counts.ts';
import { newsletterFarewell } from './newsletter-jobs.ts';

type Ending = Pick<Board, 'db' | 'jobs' | 'now'>;

/** SQL condition: the subscription belongs to an address, ignoring case. */
export const isOf = (email: string): RawBuilder<boolean> => sql`lower(email) = ${email.toLowerCase()}`;

/**
 * Ends a subscription and confirms this in a last letter. Does nothing if the subscription has ended or never
 * began.
 */
export async function endNewsletter(board: Ending, subscriptionId: string): Promise<void> {
  await end(board, sql`id = ${subscriptionId}`);
}

/** Ends the newsletter for the address of an account. @throws SignInRequired */
export async function endOwnNewsletter(board: Ending, viewer: Viewer): Promise<void> {
  await end(board, isOf(signedIn(viewer).email));
}

async function end({ db, jobs, now }: Ending, which: RawBuilder<boolean>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'confirmed_at'])
      .where(which)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return;
    await silence(transaction, sql`id = ${row.id}`, now());
    if (row.confirmed_at === null) return;
    await countEnded(transaction);
    await jobs.enqueue(transaction, newsletterFarewell, { subscriptionId: row.id, farewell: randomUUID() });
  });
}

/**
 * Ends the newsletter without a last letter: the address accepts no mail, or its owner complained or closed
 * the account.
 */
export async function stopNewsletter(db: Kysely<Tables>, email: string, now: Date): Promise<void> {
  await silence(db, isOf(email), now);
}

async function silence(db: Kysely<Tables>, which: RawBuilder<boolean>, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ ended_at: now, asked_at: null, confirmed_at: null })
    .where(which)
    .where('ended_at', 'is', null)
    .execute();
}
