import type { Tables } from '#database/tables.ts';
import type { Board } from '#board/context/board.ts';
import { seenFor } from '#board/candidates/note-seen.ts';
import { droppedFor } from '#board/favourites/drop-offer.ts';
import { endedNewsletterDays, newsletterDays, newsletterQuestionDays } from '#board/newsletter/newsletter-limits.ts';
import { visitorsKeptFor } from '#board/offers/count-view.ts';
import { removedFor } from '#board/saved-searches/saved-search-limits.ts';
import { forgetOutputs } from '#jobs/forget-outputs.ts';
import { graceDays } from '#board/privacy/closing/grace.ts';
import { eraseClosed } from './closed-accounts.ts';
import { deleteApplications } from './delete-applications.ts';
import { unusedDays } from './last-use.ts';
import { deleteSetAside, setUnnamedAside } from './sweep-files.ts';
import { eraseUnused } from './unused-accounts.ts';
import { type Kysely, sql } from 'kysely';

/** What rules reach. */
export type SweptBoard = Pick<Board, 'accounts' | 'db' | 'files' | 'jobs' | 'now'>;

/** How much one step of a sweep takes at most: its locks are short. */
export const batch = 500;

/** What is kept for a time and then goes; the privacy page says it with the words of its name. */
export type RetentionRule = {
  readonly name: string;
  readonly days: number;
  /** Not as soon as the program starts: database and files may be being restored. */
  readonly waits?: true;
  /** Takes away what is older than the moment, at most a batch. @returns how much */
  readonly sweep: (board: SweptBoard, before: Date) => Promise<number>;
};

/** Takes away the rows of a table whose moment is older. */
const olderIn =
  <T extends keyof Tables>(table: T, moment: Moments<T>): RetentionRule['sweep'] =>
  ({ db }, before) =>
    deleteOld(db, table, moment, before, batch);

/** Everything that is kept no longer than it is needed, and how long. Sweep and privacy page read it here. */
export const retentionRules = [
  { name: 'readNotifications', days: 90, sweep: olderIn('notifications', 'read_at') },
  { name: 'notifications', days: 365, sweep: olderIn('notifications', 'created_at') },
  { name: 'droppedFavourites', days: droppedFor, sweep: olderIn('favourites', 'dropped_at') },
  { name: 'removedSearches', days: removedFor, sweep: olderIn('saved_searches', 'removed_at') },
  // The recruiter's link has ended, and the offer, for which nobody applies twice.
  { name: 'withdrawnApplications', days: 180, sweep: deleteApplications('withdrawn') },
  // CNIL: what a recruitment left is kept for two years after the last contact.
  { name: 'applications', days: 730, sweep: deleteApplications('all') },
  { name: 'closedAccounts', days: graceDays, sweep: eraseClosed },
  { name: 'unusedAccounts', days: unusedDays, sweep: eraseUnused },
  { name: 'seenOffers', days: seenFor, sweep: olderIn('seen_offers', 'seen_at') },
  { name: 'viewDays', days: visitorsKeptFor, sweep: olderIn('offer_view_days', 'day') },
  { name: 'expectedRegistrations', days: 1, sweep: olderIn('expected_registrations', 'since_at') },
  { name: 'archiveTurns', days: 1, sweep: olderIn('archive_turns', 'ends_at') },
  { name: 'contactCodes', days: 1, sweep: olderIn('contact_codes', 'asked_at') },
  { name: 'contactAddresses', days: 365, sweep: olderIn('contact_addresses', 'used_at') },
  { name: 'contactMessages', days: 30, sweep: olderIn('contact_messages', 'written_at') },
  { name: 'newsletterQuestions', days: newsletterQuestionDays, sweep: olderIn('newsletter_subscriptions', 'asked_at') },
  { name: 'newsletterSubscriptions', days: newsletterDays, sweep: olderIn('newsletter_subscriptions', 'confirmed_at') },
  { name: 'endedNewsletters', days: endedNewsletterDays, sweep: olderIn('newsletter_subscriptions', 'ended_at') },
  { name: 'jobOutputs', days: 7, sweep: ({ db }, before) => forgetOutputs(db, before, batch) },
  // What was set aside first: a file that a row names again comes back before anything goes.
  { name: 'setAsideFiles', days: 30, waits: true, sweep: deleteSetAside },
  { name: 'unnamedFiles', days: 1, waits: true, sweep: setUnnamedAside },
] as const satisfies readonly RetentionRule[];

/** The columns of a table that say when, by which its rows grow old. */
type Moments<T extends keyof Tables> = (keyof Tables[T] & `${string}_at`) | (keyof Tables[T] & 'day');

/**
 * Deletes rows whose moment is before another, at most `limit`; what another process has in hand is left to
 * it.
 * @returns how many
 */
async function deleteOld<T extends keyof Tables>(
  db: Kysely<Tables>,
  table: T,
  moment: Moments<T>,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(moment)} < ${before} limit ${limit} for update skip locked
    ))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
