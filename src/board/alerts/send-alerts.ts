import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { minute } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { lockCandidates } from '#board/candidates/lock-candidates.ts';
import { notifyCandidate } from '#board/notifications/notify-candidate.ts';
import type { Tables } from '#database/tables.ts';
import { instantPause } from '#board/saved-searches/alert-limits.ts';
import { announceOffers } from '#board/saved-searches/announce-offers.ts';
import {
  type AlikeAlerts,
  atOnce,
  isAlertDue,
  type AlertRound,
  matchAlerts,
  readDueAlerts,
  tellsNow,
} from './due-alerts.ts';
import { hiddenAmong } from './hidden-among.ts';
import { type NewOffers, readNewOffers } from './new-offers.ts';
import { dueAfter } from '#board/saved-searches/schedule-alerts.ts';
import { SearchMatcher } from './search-matcher.ts';

/**
 * Sends every candidate with due alerts one letter about their new offers. The searches are matched in
 * batches against a small fixed index of the new offers. The marks of a batch and its jobs are saved in one
 * transaction, so that no offer is sent twice or forgotten even after a crash.
 * @returns the number of candidates with a letter
 */
export async function sendAlerts(board: Board): Promise<number> {
  const round = await announceOffers(board);
  // Takes one moment for the whole run. Alerts that become due during the run may need earlier announcements
  // than the run has read.
  const now = board.now();
  const after = await earliestDue(board, now, round);
  if (after === null) return 0;
  const offers = await readNewOffers(board, { after, round });
  const matcher = new SearchMatcher(board, offers);
  let told = 0;
  for (;;) {
    const batch = await board.db
      .transaction()
      .execute((transaction) => sendBatch(board, transaction, { now, after, round, offers, matcher }));
    if (batch === null) return told;
    told += batch;
  }
}

/** Returns the first round of announcements that some due alert has not sent; null if no alert is due. */
async function earliestDue({ db }: Board, now: Date, round: number): Promise<number | null> {
  const { rows } = await sql<{ round: number | null }>`
    select min(s.told_round) as round from saved_searches s where ${isAlertDue(now, round)}`.execute(db);
  return rows[0]?.round ?? null;
}

/** Data of one run: its moment, its new offers, and the matcher for these offers. */
type Looking = AlertRound & { readonly offers: NewOffers; readonly matcher: SearchMatcher };

/**
 * @returns the number of candidates with a letter in a batch; null if no batch is left, or another process is
 * sending alerts
 */
async function sendBatch(board: Board, transaction: Transaction<Tables>, look: Looking): Promise<number | null> {
  if (!(await isAlone(transaction))) return null;
  const candidates = await lockOwners(transaction, look);
  if (candidates.length === 0) return null;
  const due = await readDueAlerts(transaction, candidates, look);
  const hidden = await hiddenAmong(transaction, candidates, look.offers.ids);
  const found = (await Array.fromAsync(due, (alike) => matchAlerts(alike, { ...look, hidden }))).flat();
  const owners = Map.groupBy(found, ({ candidateId }) => candidateId);
  for (const [candidateId, own] of owners) {
    const digest = { digest: randomUUID(), found: own.map(({ candidateId: _owner, ...one }) => one) };
    await notifyCandidate(board, transaction, candidateId, { kind: 'newOffers', ...digest });
  }
  await moveOn(transaction, due, new Set(found.map(({ searchId }) => searchId)), look);
  return owners.size;
}

/** Lets only one process send alerts at a time, so that all due alerts of a candidate go into one letter. */
async function isAlone(transaction: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('saved search alerts')) as alone`.execute(transaction);
  return rows[0]?.alone === true;
}

/**
 * Locks the candidates of a batch before the rows of their alerts, in the same order as changes and erasures
 * do.
 */
async function lockOwners(transaction: Transaction<Tables>, look: AlertRound): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.candidate_id as id from saved_searches s where ${tellsNow(look)} limit ${atOnce}`.execute(transaction);
  return lockCandidates(
    transaction,
    rows.map(({ id }) => id),
  );
}

/** Marks that the alerts of a batch have sent all offers up to a round of announcements. */
async function moveOn(
  transaction: Transaction<Tables>,
  due: readonly AlikeAlerts[],
  told: ReadonlySet<string>,
  { round, now }: AlertRound,
): Promise<void> {
  const later = new Date(now.getTime() + instantPause * minute);
  const next = due.flatMap((alike) => {
    const usual = dueAfter(now, alike);
    return alike.ids.map((id) => ({ id, at: alike.frequency === 'instant' && told.has(id) ? later : usual }));
  });
  await sql`
    update saved_searches s set told_round = ${round}, due_at = n.due_at
    from unnest(${next.map(({ id }) => id)}::uuid[], ${next.map(({ at }) => at)}::timestamptz[]) as n (id, due_at)
    where s.id = n.id`.execute(transaction);
}
