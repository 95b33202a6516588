import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/board.ts';
import { tellCandidate } from '#board/notifications/tell-candidate.ts';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { instantPause, mostListed } from './alert-limits.ts';
import { announceOffers } from './announce-offers.ts';
import { type NewOffers, readNewOffers } from './new-offers.ts';
import { lastOf } from './offer-set.ts';
import { dueAfter } from './schedule-alerts.ts';
import { SearchMatcher } from './search-matcher.ts';

type Due = {
  readonly id: string;
  readonly candidateId: number;
  readonly address: string;
  readonly locale: Locale;
  readonly toldRound: number;
  readonly frequency: 'instant' | 'daily' | 'weekly';
  readonly hour: number;
  readonly time_zone: string;
};
type Found = { readonly searchId: string; readonly total: number; readonly offerIds: number[] };

/** Candidates of a batch: the memory that a million searches take is that of these. */
const atOnce = 1000;

/**
 * Tells every candidate whose alerts are due of their new offers, once and together. A small index of the new
 * offers stands still, and the searches pass it in batches. The marks of a batch and its jobs come in one
 * transaction: whatever dies, no offer is told twice or forgotten.
 * @returns how many candidates are told
 */
export async function tellNewOffers(board: Board): Promise<number> {
  const round = await announceOffers(board);
  const after = await earliestDue(board, round);
  if (after === null) return 0;
  const offers = await readNewOffers(board, after);
  const matcher = new SearchMatcher(board, offers);
  let told = 0;
  for (;;) {
    const batch = await board.db
      .transaction()
      .execute((running) => tellBatch(board, running, { round, offers, matcher }));
    if (batch === null) return told;
    told += batch;
  }
}

/** Alerts of a moment `now`, that have not heard of a round. */
const isDue = (now: Date, round: number) =>
  sql`s.due_at <= ${now} and (s.frequency <> 'instant' or s.told_round < ${round})`;

/** The first round of which some due alert has not heard; null where none is due. */
async function earliestDue({ db, now }: Board, round: number): Promise<number | null> {
  const { rows } = await sql<{ round: number | null }>`
    select min(s.told_round) as round from saved_searches s where ${isDue(now(), round)}`.execute(db);
  return rows[0]?.round ?? null;
}

type Look = { readonly round: number; readonly offers: NewOffers; readonly matcher: SearchMatcher };

/**
 * @returns how many candidates of a batch were told; null when none is left, or another process tells them
 */
async function tellBatch(board: Board, running: Transaction<Tables>, look: Look): Promise<number | null> {
  if (!(await isAlone(running))) return null;
  const due = await lockDue(running, board.now(), look.round);
  if (due.length === 0) return null;
  const found = await matchAll(due, look);
  const owners = Map.groupBy(found, ({ candidateId }) => candidateId);
  for (const [candidateId, own] of owners) {
    const digest = { digest: randomUUID(), found: own.map(({ candidateId: _owner, ...one }) => one) };
    await tellCandidate(board, running, candidateId, { kind: 'newOffers', ...digest });
  }
  await moveOn(running, due, new Set(found.map(({ searchId }) => searchId)), { round: look.round, now: board.now() });
  return owners.size;
}

/** One process at a time: the alerts of a candidate that are due together are told together. */
async function isAlone(running: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('saved search alerts')) as alone`.execute(running);
  return rows[0]?.alone === true;
}

async function lockDue(running: Transaction<Tables>, now: Date, round: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with owners as (select s.candidate_id from saved_searches s where ${isDue(now, round)} limit ${atOnce})
    select s.id, s.candidate_id as "candidateId", s.address, s.locale, s.told_round as "toldRound",
      s.frequency, s.hour, s.time_zone
    from saved_searches s where s.candidate_id in (select candidate_id from owners) and ${isDue(now, round)}
    for update of s`.execute(running);
  return rows;
}

async function matchAll(due: readonly Due[], { offers, matcher }: Look): Promise<(Found & Pick<Due, 'candidateId'>)[]> {
  const found: (Found & Pick<Due, 'candidateId'>)[] = [];
  for (const { id: searchId, candidateId, address, locale, toldRound } of due) {
    const set = matcher.known(address, locale) ?? (await matcher.match(address, locale));
    const { total, places } = lastOf(set, offers.after(toldRound), mostListed);
    const offerIds = places.flatMap((place) => offers.ids[place] ?? []);
    if (total > 0) found.push({ searchId, candidateId, total, offerIds });
  }
  return found;
}

const minute = 60_000;

/** The alerts of a batch have heard of a round. */
async function moveOn(
  running: Transaction<Tables>,
  due: readonly Due[],
  told: ReadonlySet<string>,
  { round, now }: { readonly round: number; readonly now: Date },
): Promise<void> {
  const later = new Date(now.getTime() + instantPause * minute);
  const next = due.map((alert) => (alert.frequency === 'instant' && told.has(alert.id) ? later : dueAfter(now, alert)));
  await sql`
    update saved_searches s set told_round = ${round}, due_at = n.due_at
    from unnest(${due.map(({ id }) => id)}::uuid[], ${next}::timestamptz[]) as n (id, due_at)
    where s.id = n.id`.execute(running);
}
