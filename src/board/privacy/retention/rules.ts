import type { Board } from '#board/board.ts';
import { seenFor } from '#board/candidates/note-seen.ts';
import { droppedFor } from '#board/favourites/drop-offer.ts';
import { endedNewsletterDays, newsletterDays, newsletterQuestionDays } from '#board/newsletter/newsletter-limits.ts';
import { visitorsKeptFor } from '#board/offers/count-view.ts';
import { removedFor } from '#board/saved-searches/saved-search-limits.ts';
import { forgetOutputs } from '#jobs/forget-outputs.ts';
import { graceDays } from '../closing/grace.ts';
import { eraseClosed } from './closed-accounts.ts';
import { deleteApplications } from './delete-applications.ts';
import { deleteOld } from './delete-old.ts';
import { unusedDays } from './last-use.ts';
import { deleteSetAside, setUnnamedAside } from './sweep-files.ts';
import { eraseUnused } from './unused-accounts.ts';

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

/** Everything that is kept no longer than it is needed, and how long. Sweep and privacy page read it here. */
export const retentionRules = [
  {
    name: 'readNotifications',
    days: 90,
    sweep: ({ db }, before) => deleteOld(db, 'notifications', 'read_at', before, batch),
  },
  {
    name: 'notifications',
    days: 365,
    sweep: ({ db }, before) => deleteOld(db, 'notifications', 'created_at', before, batch),
  },
  {
    name: 'droppedFavourites',
    days: droppedFor,
    sweep: ({ db }, before) => deleteOld(db, 'favourites', 'dropped_at', before, batch),
  },
  {
    name: 'removedSearches',
    days: removedFor,
    sweep: ({ db }, before) => deleteOld(db, 'saved_searches', 'removed_at', before, batch),
  },
  // The recruiter's link has ended, and the offer, for which nobody applies twice.
  { name: 'withdrawnApplications', days: 180, sweep: deleteApplications('withdrawn') },
  // CNIL: what a recruitment left is kept for two years after the last contact.
  { name: 'applications', days: 730, sweep: deleteApplications('all') },
  { name: 'closedAccounts', days: graceDays, sweep: eraseClosed },
  { name: 'unusedAccounts', days: unusedDays, sweep: eraseUnused },
  {
    name: 'seenOffers',
    days: seenFor,
    sweep: ({ db }, before) => deleteOld(db, 'seen_offers', 'seen_at', before, batch),
  },
  {
    name: 'viewDays',
    days: visitorsKeptFor,
    sweep: ({ db }, before) => deleteOld(db, 'offer_view_days', 'day', before, batch),
  },
  {
    name: 'expectedRegistrations',
    days: 1,
    sweep: ({ db }, before) => deleteOld(db, 'expected_registrations', 'since_at', before, batch),
  },
  {
    name: 'contactMessages',
    days: 30,
    sweep: ({ db }, before) => deleteOld(db, 'contact_messages', 'written_at', before, batch),
  },
  {
    name: 'newsletterQuestions',
    days: newsletterQuestionDays,
    sweep: ({ db }, before) => deleteOld(db, 'newsletter_subscriptions', 'asked_at', before, batch),
  },
  {
    name: 'newsletterSubscriptions',
    days: newsletterDays,
    sweep: ({ db }, before) => deleteOld(db, 'newsletter_subscriptions', 'confirmed_at', before, batch),
  },
  {
    name: 'endedNewsletters',
    days: endedNewsletterDays,
    sweep: ({ db }, before) => deleteOld(db, 'newsletter_subscriptions', 'ended_at', before, batch),
  },
  { name: 'jobOutputs', days: 7, sweep: ({ db }, before) => forgetOutputs(db, before, batch) },
  // What was set aside first: a file that a row names again comes back before anything goes.
  { name: 'setAsideFiles', days: 30, waits: true, sweep: deleteSetAside },
  { name: 'unnamedFiles', days: 1, waits: true, sweep: setUnnamedAside },
] as const satisfies readonly RetentionRule[];
