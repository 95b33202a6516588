import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { maxListed } from '#board/saved-searches/alert-limits.ts';
import type { NewOffers } from './new-offers.ts';
import { lastOf, type OfferSet, without } from './offer-set.ts';
import type { SearchMatcher } from './search-matcher.ts';

/** Limit of candidates in a batch, so that matching a million searches needs little memory. */
export const atOnce = 1000;

/**
 * One run of the alerts at the moment `now`. New offers are announced in numbered rounds
 * (`announced_offers`). The run sends the offers of the rounds later than `after`, up to and including
 * `round`.
 */
export type AlertRound = { readonly now: Date; readonly after: number; readonly round: number };

/**
 * SQL condition: the alert is due at `now`. An instant alert is due only if it has not yet sent the latest
 * round of announcements.
 */
export const isAlertDue = (now: Date, round: number) =>
  sql`s.due_at <= ${now} and (s.frequency <> 'instant' or s.told_round < ${round})`;

/**
 * SQL condition: the alert is due, and this run has read all rounds of announcements that the alert has not
 * yet sent. An alert that needs more rounds waits for the next run.
 */
export const tellsNow = ({ now, after, round }: AlertRound) =>
  sql`${isAlertDue(now, round)} and s.told_round >= ${after}`;

/** Alerts that have the same language and times and have sent the same rounds of announcements. */
export type AlikeAlerts = {
  readonly locale: Locale;
  readonly toldRound: number;
  readonly frequency: 'instant' | 'daily' | 'weekly';
  readonly hour: number;
  readonly time_zone: string;
  readonly ids: readonly string[];
  /** Candidate and address of each alert, in the order of `ids`. */
  readonly candidateIds: readonly number[];
  readonly addresses: readonly string[];
};

/**
 * Reads the due alerts of some candidates. Equal alerts are combined in one row, because reading a million
 * rows takes longer than matching them.
 */
export async function readDueAlerts(
  db: Kysely<Tables>,
  candidates: readonly number[],
  look: AlertRound,
): Promise<readonly AlikeAlerts[]> {
  const { rows } = await sql<AlikeAlerts>`
    select s.locale, s.told_round as "toldRound", s.frequency, s.hour, s.time_zone,
      json_agg(s.id) as ids, json_agg(s.candidate_id) as "candidateIds", json_agg(s.address) as addresses
    from saved_searches s where s.candidate_id = any(${candidates}::integer[]) and ${tellsNow(look)}
    group by s.locale, s.told_round, s.frequency, s.hour, s.time_zone`.execute(db);
  return rows;
}

/** An alert with new offers: the number of new offers, and the ids of the latest ones, newest first. */
type Found = {
  readonly searchId: string;
  readonly candidateId: number;
  readonly total: number;
  readonly offerIds: number[];
};

type Matching = {
  readonly offers: NewOffers;
  readonly matcher: SearchMatcher;
  /** The new offers that candidates hide, by candidate. */
  readonly hidden: ReadonlyMap<number, OfferSet>;
};

/** Returns the alerts that have new offers. */
export async function matchAlerts(
  { locale, toldRound, ids, candidateIds, addresses }: AlikeAlerts,
  { offers, matcher, hidden }: Matching,
): Promise<Found[]> {
  const found: Found[] = [];
  const after = offers.after(toldRound);
  for (const [number, address] of addresses.entries()) {
    const set = matcher.known(address, locale) ?? (await matcher.match(address, locale));
    const [searchId, candidateId] = [ids[number], candidateIds[number]];
    const unwanted = hidden.get(candidateId ?? 0);
    const { total, places } = lastOf(unwanted === undefined ? set : without(set, unwanted), after, maxListed);
    if (total === 0 || searchId === undefined || candidateId === undefined) continue;
    found.push({ searchId, candidateId, total, offerIds: places.flatMap((place) => offers.ids[place] ?? []) });
  }
  return found;
}
