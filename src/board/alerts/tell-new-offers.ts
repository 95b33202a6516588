import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/board.ts';
import { lockCandidates } from '#board/candidates/lock-candidates.ts';
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
  // Of the whole look: what falls due meanwhile may have heard of fewer rounds than are looked at.
  const now = board.now();
  const after = await earliestDue(board, now, round);
  if (after === null) return 0;
  const offers = await readNewOffers(board, { after, round });
  const matcher = new SearchMatcher(board, offers);
  let told = 0;
  for (;;) {
    const batch = await board.db
      .transaction()
      .execute((running) => tellBatch(board, running, { now, after, round, offers, matcher }));
    if (batch === null) return told;
    told += batch;
  }
}

/** Alerts of a moment `now`, that have not heard of a round. */
const isDue = (now: Date, round: number) =>
  sql`s.due_at <= ${now} and (s.frequency <> 'instant' or s.told_round < ${round})`;

/** The first round of which some due alert has not heard; null where none is due. */
async function earliestDue({ db }: Board, now: Date, round: number): Promise<number | null> {
  const { rows } = await sql<{ round: number | null }>`
    select min(s.told_round) as round from saved_searches s where ${isDue(now, round)}`.execute(db);
  return rows[0]?.round ?? null;
}

/** What is told at a moment: the offers that came after a round, until another and with it. */
type Look = {
  readonly now: Date;
  readonly after: number;
  readonly round: number;
  readonly offers: NewOffers;
  readonly matcher: SearchMatcher;
};

/**
 * @returns how many candidates of a batch were told; null when none is left, or another process tells them
 */
async function tellBatch(board: Board, running: Transaction<Tables>, look: Look): Promise<number | null> {
  if (!(await isAlone(running))) return null;
  const candidates = await lockOwners(running, look);
  if (candidates.length === 0) return null;
  const due = await readDue(running, candidates, look);
  const found = await matchAll(due, look);
  const owners = Map.groupBy(found, ({ candidateId }) => candidateId);
  for (const [candidateId, own] of owners) {
    const digest = { digest: randomUUID(), found: own.map(({ candidateId: _owner, ...one }) => one) };
    await tellCandidate(board, running, candidateId, { kind: 'newOffers', ...digest });
  }
  await moveOn(running, due, new Set(found.map(({ searchId }) => searchId)), look);
  return owners.size;
}

/** One process at a time: the alerts of a candidate that are due together are told together. */
async function isAlone(running: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('saved search alerts')) as alone`.execute(running);
  return rows[0]?.alone === true;
}

/** Alerts whose every unheard round is looked at; the others wait for the next look. */
const tellsNow = ({ now, after, round }: Look) => sql`${isDue(now, round)} and s.told_round >= ${after}`;

/** The candidates of a batch, locked before what is theirs: as whoever changes or erases it does. */
async function lockOwners(running: Transaction<Tables>, look: Look): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.candidate_id as id from saved_searches s where ${tellsNow(look)} limit ${atOnce}`.execute(running);
  return lockCandidates(
    running,
    rows.map(({ id }) => id),
  );
}

async function readDue(
  running: Transaction<Tables>,
  candidates: readonly number[],
  look: Look,
): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select s.id, s.candidate_id as "candidateId", s.address, s.locale, s.told_round as "toldRound",
      s.frequency, s.hour, s.time_zone
    from saved_searches s where s.candidate_id = any(${candidates}::integer[]) and ${tellsNow(look)}`.execute(running);
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
  { round, now }: Look,
): Promise<void> {
  const later = new Date(now.getTime() + instantPause * minute);
  const next = due.map((alert) => (alert.frequency === 'instant' && told.has(alert.id) ? later : dueAfter(now, alert)));
  await sql`
    update saved_searches s set told_round = ${round}, due_at = n.due_at
    from unnest(${due.map(({ id }) => id)}::uuid[], ${next}::timestamptz[]) as n (id, due_at)
    where s.id = n.id`.execute(running);
}
