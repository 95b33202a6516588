import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { recordConsent } from '#board/candidates/record-consent.ts';
import { answerableUntil, lockAddress } from '#board/saved-searches/alert-address.ts';
import { scheduleAlerts } from '#board/saved-searches/schedule-alerts.ts';

/**
 * Content of the link in a letter that asks the owner of an address for consent; `question` is the id of
 * the consent request.
 */
export type ConfirmationLink = { readonly candidateId: number; readonly question: string };

/**
 * This link can no longer give consent. Either a newer request replaced it, it has expired, or the account no
 * longer has the address to which it was sent.
 */
export class ConsentRequestOver extends Error {
  readonly code = 'alert.consentRequestOver';
}

/**
 * Notes that the owner of an address consents to alerts, for the first time or again. The next letter lists
 * all offers published since the alerts were switched on.
 * @throws ConsentRequestOver
 */
export async function agreeToAlerts(
  board: Pick<Board, 'db' | 'now'>,
  { candidateId, question }: ConfirmationLink,
): Promise<void> {
  const now = board.now();
  await board.db.transaction().execute(async (transaction) => {
    const owner = await lockCandidate(transaction, candidateId).catch(() => undefined);
    const row = await lockAddress(transaction, candidateId);
    const isOpen = row?.question === question && answerableUntil(row) > now && row.email === owner?.email;
    if (!isOpen) throw new ConsentRequestOver('this consent request is over');
    await transaction
      .updateTable('alert_addresses')
      .set({ confirmed_at: now, renewal_at: null, stopped_for: null })
      .where('candidate_id', '=', candidateId)
      .execute();
    await recordConsent(transaction, candidateId, 'alertsByMail', true, now);
    await scheduleAlerts(transaction, candidateId, now);
  });
}
