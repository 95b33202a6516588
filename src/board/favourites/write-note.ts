import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { parseInput } from '#words/invalid-input.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { fieldCode } from '#words/field-code.ts';
import { maximumNoteLength } from './favourite-limits.ts';

// Limits a note. Browsers send a line end as two characters and count it as one (HTML, «API value»).
const note = z.object({
  note: z
    .string(fieldCode('field.invalid'))
    .transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim())
    .pipe(z.string().max(maximumNoteLength, fieldCode('note.tooLong'))),
});

/**
 * Saves the candidate's private note on a favourite. An empty text removes the note.
 * @throws InvalidInput on note
 * @throws OfferNotFound if the offer is not a favourite
 * @throws SignInRequired
 */
export async function writeNote(board: Board, viewer: Viewer, offerId: number, text: unknown): Promise<void> {
  const { id } = signedIn(viewer);
  const input = parseInput(note, { note: text });
  const written = await board.db
    .updateTable('favourites')
    .set({ note: input.note === '' ? null : input.note })
    .where('candidate_id', '=', id)
    .where('offer_id', '=', offerId)
    .where('dropped_at', 'is', null)
    .returning('offer_id')
    .executeTakeFirst();
  if (written === undefined) throw new OfferNotFound('no favourite of this candidate');
}
