import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import type { Locale } from '#words/locale.ts';
import { answerableUntil } from '#board/saved-searches/alert-address.ts';
import type { ConfirmationLink } from './answer-consent-request.ts';

export type ConsentRequest = {
  readonly email: string;
  readonly locale: Locale;
  /** True if the owner consented a year ago and must renew the consent. */
  readonly isRenewal: boolean;
  readonly until: Date;
};

/**
 * Tells if the owner consented by this letter and the consent is still valid. A consent is no longer valid
 * after a renewal was requested or the address was stopped.
 */
export async function isAgreed(
  { db }: Pick<Board, 'db'>,
  { candidateId, question }: ConfirmationLink,
): Promise<boolean> {
  const row = await db
    .selectFrom('alert_addresses as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .select('a.candidate_id')
    .where('a.candidate_id', '=', candidateId)
    .where('a.question', '=', question)
    .whereRef('a.email', '=', 'c.email')
    .where('a.confirmed_at', 'is not', null)
    .where('a.renewal_at', 'is', null)
    .where('a.stopped_for', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reads the current content of a letter that asks for consent. Undefined if a later letter replaced it or the
 * account has another address.
 */
export async function readConfirmation(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { candidateId, question }: ConfirmationLink,
): Promise<ConsentRequest | undefined> {
  const row = await db
    .selectFrom('alert_addresses as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidate_id')
    .select(['a.email', 'c.email as own', 'c.locale', 'a.asked_at', 'a.renewal_at'])
    .where('a.candidate_id', '=', candidateId)
    .where('a.question', '=', question)
    .where('c.status_id', 'not in', unavailableStatuses)
    .executeTakeFirst();
  if (row === undefined || row.email !== row.own) return undefined;
  const until = answerableUntil(row);
  const { email, locale, renewal_at } = row;
  return until > now() ? { email, locale, isRenewal: renewal_at !== null, until } : undefined;
}
