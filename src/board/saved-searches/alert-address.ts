import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { day } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { consentRequestDays, renewalDays } from './alert-limits.ts';

export type AlertAddress = Selectable<Tables['alert_addresses']>;

/**
 * State of an address for alerts: consent was not requested, was requested but not given yet, was given, or
 * alerts were stopped.
 */
export type AddressState = 'unasked' | 'asked' | 'confirmed' | 'stopped';

/** @param email current address of the account. Consent for another address does not count */
export function addressState(row: AlertAddress | undefined, email: string): AddressState {
  if (row?.email !== email) return 'unasked';
  if (row.stopped_for !== null) return 'stopped';
  return row.confirmed_at === null ? 'asked' : 'confirmed';
}

/** SQL condition for alerts `a` and candidates `c`: `addressState` is `confirmed`. */
export const isConfirmedAddress: RawBuilder<boolean> = sql`a.email = c.email and a.stopped_for is null and a.confirmed_at is not null`;

/** Returns the time until which a consent request can be answered. */
export function answerableUntil({ asked_at, renewal_at }: Pick<AlertAddress, 'asked_at' | 'renewal_at'>): Date {
  return new Date(asked_at.getTime() + (renewal_at === null ? consentRequestDays : renewalDays) * day);
}

/** Tells if the candidate's alerts are paused at a moment. */
export function isPaused(row: Pick<AlertAddress, 'paused_at' | 'paused_until'>, now: Date): boolean {
  return row.paused_at !== null && (row.paused_until === null || row.paused_until > now);
}

/** Reads and locks the address row of a candidate. Callers must lock the candidate before. */
export function lockAddress(transaction: Transaction<Tables>, candidateId: number): Promise<AlertAddress | undefined> {
  return transaction
    .selectFrom('alert_addresses')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst();
}

export type AlertMail = {
  readonly email: string;
  readonly state: AddressState;
  readonly stoppedFor: AlertAddress['stopped_for'];
  /** True if the consent is a year old and a renewal was requested. */
  readonly isRenewing: boolean;
  readonly pause: { readonly until: Date | null } | null;
};

/** Returns the address of the candidate's alerts and its state. @throws SignInRequired */
export async function alertMail({ db, now }: Pick<Board, 'db' | 'now'>, viewer: Viewer): Promise<AlertMail> {
  const { id, email } = signedIn(viewer);
  const row = await db.selectFrom('alert_addresses').selectAll().where('candidate_id', '=', id).executeTakeFirst();
  const paused = row !== undefined && isPaused(row, now());
  return {
    email,
    state: addressState(row, email),
    stoppedFor: row?.stopped_for ?? null,
    isRenewing: row?.renewal_at != null,
    pause: paused ? { until: row.paused_until } : null,
  };
}
