import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { day, minute } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { recordConsent } from '#board/candidates/record-consent.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { addressState, type AlertAddress, answerableUntil, lockAddress } from '#board/saved-searches/alert-address.ts';
import { alertConsentRequest } from '#board/jobs/alert-jobs.ts';
import { maxConsentRequests, consentRequestPause } from '#board/saved-searches/alert-limits.ts';

/** The owner of the address received a consent request a moment ago, or has received several today. */
export class RequestedTooOften extends Error {
  readonly code = 'alert.askedTooOften';
}

/**
 * Notes the consent of a candidate who switches on their first alert. If the embedded provider has proven the
 * address by a code, the press is the consent. The address of an external provider may be unproven, so its
 * owner is asked by one letter. The caller has locked the candidate.
 */
export async function requestConsent(
  board: Pick<Board, 'jobs' | 'accounts'>,
  transaction: Transaction<Tables>,
  { id, oid, email }: { readonly id: number; readonly oid: string; readonly email: string },
  now: Date,
): Promise<void> {
  const row = await lockAddress(transaction, id);
  const state = addressState(row, email);
  const isOpen = state === 'asked' && row !== undefined && answerableUntil(row) > now;
  if (state === 'confirmed' || state === 'stopped') return;
  const proven = await board.accounts?.emailOf(transaction, oid);
  if (proven?.toLowerCase() === email.toLowerCase()) return noteConsent(transaction, { id, email }, now);
  if (isOpen) return;
  if (mayAsk(row, now)) await ask(board, transaction, { id, email, row }, now);
}

async function noteConsent(
  transaction: Transaction<Tables>,
  { id, email }: { readonly id: number; readonly email: string },
  now: Date,
): Promise<void> {
  const values = { email, question: randomUUID(), asked_at: now, asked_times: 0, confirmed_at: now };
  const others = { renewal_at: null, stopped_for: null };
  await transaction
    .insertInto('alert_addresses')
    .values({ candidate_id: id, ...values })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ ...values, ...others }))
    .execute();
  await recordConsent(transaction, id, 'alertsByMail', true, now);
}

/** Sends the request for consent again, because the owner lost the letter or wants alerts again. */
export async function requestConsentAgain(board: Pick<Board, 'db' | 'jobs' | 'now'>, viewer: Viewer): Promise<void> {
  const { id } = signedIn(viewer);
  const now = board.now();
  await board.db.transaction().execute(async (transaction) => {
    const { email } = await lockCandidate(transaction, id);
    const row = await lockAddress(transaction, id);
    if (addressState(row, email) === 'confirmed' && row?.renewal_at === null) return;
    if (!mayAsk(row, now)) throw new RequestedTooOften('this address was asked a moment ago');
    await ask(board, transaction, { id, email, row }, now);
  });
}

/**
 * Counts the letters to all addresses of an account together. Otherwise a person could change the address
 * again and again to write to strangers.
 */
function mayAsk(row: AlertAddress | undefined, now: Date): boolean {
  if (row === undefined) return true;
  const since = now.getTime() - row.asked_at.getTime();
  return since >= day || (since >= consentRequestPause * minute && row.asked_times < maxConsentRequests);
}

type Asked = { readonly id: number; readonly email: string; readonly row: AlertAddress | undefined };

async function ask(
  { jobs }: Pick<Board, 'jobs'>,
  transaction: Transaction<Tables>,
  { id, email, row }: Asked,
  now: Date,
): Promise<void> {
  const question = randomUUID();
  const isFirst = row === undefined || now.getTime() - row.asked_at.getTime() >= day;
  const values = { email, question, asked_at: now, asked_times: isFirst ? 1 : row.asked_times + 1 };
  const others = row?.email === email ? {} : { confirmed_at: null, renewal_at: null, stopped_for: null };
  await transaction
    .insertInto('alert_addresses')
    .values({ candidate_id: id, ...values })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet({ ...values, ...others }))
    .execute();
  await jobs.enqueue(transaction, alertConsentRequest, { candidateId: id, question });
}
