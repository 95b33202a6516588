import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { parseInput } from '#words/invalid-input.ts';
import { isUuid } from '#board/context/uuid.ts';
import { SavedSearchNotFound } from '#board/saved-searches/saved-search-not-found.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { fieldCode } from '#words/field-code.ts';
import { timeZones } from '#words/zone-names.ts';
import { frequencies } from '#board/saved-searches/alert-limits.ts';
import { announceOffers } from '#board/saved-searches/announce-offers.ts';
import { requestConsent } from './request-consent.ts';
import { scheduleAlerts } from '#board/saved-searches/schedule-alerts.ts';

const alertInput = z.object({
  frequency: z.enum(frequencies, fieldCode('field.invalid')),
  hour: z.coerce.number(fieldCode('field.invalid')).pipe(z.int().min(0).max(23)),
  timeZone: z.enum(timeZones, fieldCode('field.invalid')),
});

type Fields = { readonly [Field in keyof z.input<typeof alertInput>]: unknown };

/**
 * Switches the alert of a saved search on or off, and sets its times. Offers that are open when the alert
 * is switched on do not count as new. The first alert asks the owner of the address for consent.
 * @throws InvalidInput, SavedSearchNotFound, SignInRequired
 */
export async function changeAlert(board: Board, viewer: Viewer, id: string, fields: Fields): Promise<void> {
  const { frequency, hour, timeZone } = parseInput(alertInput, fields);
  const candidateId = signedIn(viewer).id;
  if (!isUuid(id)) throw new SavedSearchNotFound('this is no id of a search');
  const round = await announceOffers(board);
  const now = board.now();
  await board.db.transaction().execute(async (transaction) => {
    const owner = await lockCandidate(transaction, candidateId);
    const own = transaction.updateTable('saved_searches').where('id', '=', id).where('candidate_id', '=', candidateId);
    const { numUpdatedRows } = await own
      .set((row) => ({
        frequency,
        hour,
        time_zone: timeZone,
        told_round: row.case().when('frequency', '=', 'off').then(round).else(row.ref('told_round')).end(),
      }))
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new SavedSearchNotFound('no such saved search');
    if (frequency !== 'off') await requestConsent(board, transaction, owner, now);
    await scheduleAlerts(transaction, candidateId, now);
  });
}
