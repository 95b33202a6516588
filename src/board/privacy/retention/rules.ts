import type { Tables } from '#database/tables.ts';
import type { Board } from '#board/context/board.ts';
import { seenFor } from '#board/candidates/note-seen.ts';
import { droppedFor } from '#board/favourites/drop-offer.ts';
import { endedHiddenDays } from '#board/hiding/hiding-limits.ts';
import { forgetEnded } from '#board/hiding/forget-ended.ts';
import { endedNewsletterDays, newsletterDays, newsletterConsentDays } from '#board/newsletter/newsletter-limits.ts';
import { visitorsKeptFor } from '#board/offers/counted-views.ts';
import { sweepViewDays } from '#board/offers/sweep-view-days.ts';
import { removedFor } from '#board/saved-searches/saved-search-limits.ts';
import { forgetOutputs } from '#jobs/forget-outputs.ts';
import { graceDays } from '#board/privacy/closing/grace.ts';
import { eraseClosed } from './closed-accounts.ts';
import { deleteApplications } from './delete-applications.ts';
import { forgetGuests } from './forget-guests.ts';
import { forgetImportFiles, forgetImportImages, importFileDays, importImageDays } from './forget-imports.ts';
import { unusedDays } from './last-use.ts';
import { deleteSetAside, setUnnamedAside } from './sweep-files.ts';
import { eraseUnused } from './unused-accounts.ts';
import { type Kysely, sql } from 'kysely';

/** Parts of the board that the rules use. */
export type SweptBoard = Pick<Board, 'accounts' | 'db' | 'files' | 'jobs' | 'now'>;

/** Limit of rows in one step of a sweep, so that locks stay short. */
export const batch = 500;

/** Rule that deletes data after some days. The privacy page has a text for each rule, found by its name. */
export type RetentionRule = {
  readonly name: string;
  readonly days: number;
  /**
   * True if the rule must not run right after a start, because somebody may be restoring the database and the
   * files.
   */
  readonly waits?: true;
  /**
   * Deletes at most a batch of the data that are older than the moment.
   * @returns the number of deleted items
   */
  readonly sweep: (board: SweptBoard, before: Date) => Promise<number>;
};

/** Deletes the rows of a table whose time lies before a moment. */
const olderIn =
  <T extends keyof Tables>(table: T, moment: Moments<T>): RetentionRule['sweep'] =>
  ({ db }, before) =>
    deleteOld(db, table, moment, before, batch);

/** All retention periods, for the sweep and the privacy page. */
export const retentionRules = [
  { name: 'readNotifications', days: 90, sweep: olderIn('notifications', 'read_at') },
  { name: 'notifications', days: 365, sweep: olderIn('notifications', 'created_at') },
  { name: 'droppedFavourites', days: droppedFor, sweep: olderIn('favourites', 'dropped_at') },
  { name: 'removedSearches', days: removedFor, sweep: olderIn('saved_searches', 'removed_at') },
  // The row is needed for 180 days, because it prevents a second application to the offer. Afterwards the
  // recruiter's link and the offer have ended.
  { name: 'withdrawnApplications', days: 180, sweep: deleteApplications('withdrawn') },
  // Data of a recruitment are kept for two years after the last contact (CNIL).
  { name: 'applications', days: 730, sweep: deleteApplications('all') },
  { name: 'closedAccounts', days: graceDays, sweep: eraseClosed },
  { name: 'unusedAccounts', days: unusedDays, sweep: eraseUnused },
  { name: 'endedHiddenOffers', days: endedHiddenDays, sweep: ({ db }, before) => forgetEnded(db, before, batch) },
  { name: 'seenOffers', days: seenFor, sweep: olderIn('seen_offers', 'seen_at') },
  { name: 'viewDays', days: visitorsKeptFor, sweep: ({ db }, before) => sweepViewDays(db, before, batch) },
  { name: 'expectedRegistrations', days: 1, sweep: olderIn('expected_registrations', 'since_at') },
  { name: 'archiveTurns', days: 1, sweep: olderIn('archive_turns', 'ends_at') },
  { name: 'contactCodes', days: 1, sweep: olderIn('contact_codes', 'asked_at') },
  { name: 'contactAddresses', days: 365, sweep: olderIn('contact_addresses', 'used_at') },
  { name: 'contactMessages', days: 30, sweep: olderIn('contact_messages', 'written_at') },
  { name: 'askedSearches', days: 400, sweep: olderIn('asked_searches', 'day') },
  { name: 'abuseReports', days: 365, sweep: olderIn('abuse_reports', 'reported_at') },
  { name: 'givenUpLetters', days: 30, sweep: olderIn('given_up_letters', 'given_up_at') },
  { name: 'importFiles', days: importFileDays, sweep: ({ db }, before) => forgetImportFiles(db, before) },
  { name: 'importImages', days: importImageDays, sweep: ({ db }, before) => forgetImportImages(db, before) },
  { name: 'reviewGuests', days: 365, sweep: ({ db }, before) => forgetGuests(db, before, batch) },
  {
    name: 'newsletterConsentRequests',
    days: newsletterConsentDays,
    sweep: olderIn('newsletter_subscriptions', 'asked_at'),
  },
  { name: 'newsletterSubscriptions', days: newsletterDays, sweep: olderIn('newsletter_subscriptions', 'confirmed_at') },
  { name: 'endedNewsletters', days: endedNewsletterDays, sweep: olderIn('newsletter_subscriptions', 'ended_at') },
  { name: 'jobOutputs', days: 7, sweep: ({ db }, before) => forgetOutputs(db, before, batch) },
  // This rule must run before unnamedFiles. It first restores every set-aside file to which a row refers
  // again; only then may files be set aside or deleted.
  { name: 'setAsideFiles', days: 30, waits: true, sweep: deleteSetAside },
  { name: 'unnamedFiles', days: 1, waits: true, sweep: setUnnamedAside },
] as const satisfies readonly RetentionRule[];

/** Columns that contain the time from which the age of a row is counted. */
type Moments<T extends keyof Tables> = (keyof Tables[T] & `${string}_at`) | (keyof Tables[T] & 'day');

/**
 * Deletes at most `limit` rows whose time lies before a moment. Skips rows that another process has locked.
 * @returns the number of deleted rows
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
