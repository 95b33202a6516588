import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { maxListed } from '#board/saved-searches/alert-limits.ts';
import type { NewOffers } from './new-offers.ts';
import { lastOf } from './offer-set.ts';
import type { SearchMatcher } from './search-matcher.ts';

/** Candidates of a batch: the memory that a million searches take is that of these. */
export const atOnce = 1000;

/** A moment, and what is told at it: the offers that came after a round, until another and with it. */
export type AlertRound = { readonly now: Date; readonly after: number; readonly round: number };

/** Alerts of a moment `now`, that have not heard of a round. */
export const isAlertDue = (now: Date, round: number) =>
  sql`s.due_at <= ${now} and (s.frequency <> 'instant' or s.told_round < ${round})`;

/** Alerts whose every unheard round is looked at; the others wait for the next look. */
export const tellsNow = ({ now, after, round }: AlertRound) =>
  sql`${isAlertDue(now, round)} and s.told_round >= ${after}`;

/** Alerts of one language and rhythm that have heard of the same rounds. */
export type AlikeAlerts = {
  readonly locale: Locale;
  readonly toldRound: number;
  readonly frequency: 'instant' | 'daily' | 'weekly';
  readonly hour: number;
  readonly time_zone: string;
  readonly ids: readonly string[];
  /** Of each its candidate, and its address. */
  readonly candidateIds: readonly number[];
  readonly addresses: readonly string[];
};

/**
 * The due alerts of some candidates. Those that are alike come in one row: a million take longer to read than
 * to match.
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

/** An alert with offers to tell: how many, and the last of them, the last first. */
type Found = {
  readonly searchId: string;
  readonly candidateId: number;
  readonly total: number;
  readonly offerIds: number[];
};

/** The alerts that have offers to tell. */
export async function matchAlerts(
  { locale, toldRound, ids, candidateIds, addresses }: AlikeAlerts,
  { offers, matcher }: { readonly offers: NewOffers; readonly matcher: SearchMatcher },
): Promise<Found[]> {
  const found: Found[] = [];
  const after = offers.after(toldRound);
  for (const [number, address] of addresses.entries()) {
    const set = matcher.known(address, locale) ?? (await matcher.match(address, locale));
    const { total, places } = lastOf(set, after, maxListed);
    const [searchId, candidateId] = [ids[number], candidateIds[number]];
    if (total === 0 || searchId === undefined || candidateId === undefined) continue;
    found.push({ searchId, candidateId, total, offerIds: places.flatMap((place) => offers.ids[place] ?? []) });
  }
  return found;
}
