import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import type { Actor } from '#staff/actor.ts';
import { changeOf, writeValue } from './correct-offer.ts';
import { actOfCorrection, type CorrectedField, type FieldValue } from './corrected-fields.ts';
import { actOnOffer } from './staff-write.ts';
import { versionOfValue } from './value-version.ts';

/** Another member settled the correction, or its source says something else meanwhile. */
class CorrectionChanged extends Error {
  readonly code = 'office.correctionChanged';
}

type Asked = {
  readonly offerId: number;
  readonly field: CorrectedField;
  /** Version of the source's value that the page showed. */
  readonly seen: string;
};

type Held = { readonly value: FieldValue; readonly sourceValue: FieldValue };

/** Keeps a correction although its source says something new, which counts as seen. */
export async function keepCorrection(
  board: Pick<Board, 'db' | 'now' | 'changes'>,
  actor: Actor,
  asked: Asked,
): Promise<void> {
  const { offerId, field } = asked;
  await actOnOffer(board, { actor, act: 'offer.keepCorrection', offerId, reason: null }, async (transaction) => {
    await heldOf(transaction, asked);
    await sql`
      update offer_corrections set replaced_value = source_value, source_changed_at = null
      where offer_id = ${offerId} and field = ${field}`.execute(transaction);
    return { [field]: ['source', 'kept'] };
  });
}

/** Ends a correction: the field has again what its source says now. */
export async function dropCorrection(
  board: Pick<Board, 'db' | 'now' | 'changes'>,
  actor: Actor,
  asked: Asked,
): Promise<void> {
  const { offerId, field } = asked;
  await actOnOffer(board, { actor, act: actOfCorrection(field), offerId, reason: null }, async (transaction, at) => {
    const { value, sourceValue } = await heldOf(transaction, asked);
    await transaction
      .deleteFrom('offer_corrections')
      .where('offer_id', '=', offerId)
      .where('field', '=', field)
      .execute();
    const after = await writeValue(transaction, { offerId, field, value: sourceValue, at });
    await sql`update offers set corrected_fields = array_remove(corrected_fields, ${field}) where id = ${offerId}`.execute(
      transaction,
    );
    return changeOf(field, value, after);
  });
}

async function heldOf(transaction: Transaction<Tables>, { offerId, field, seen }: Asked): Promise<Held> {
  const { rows } = await sql<Held>`
    select value, source_value as "sourceValue" from offer_corrections
    where offer_id = ${offerId} and field = ${field} for update`.execute(transaction);
  const [held] = rows;
  if (held === undefined || versionOfValue(held.sourceValue) !== seen)
    throw new CorrectionChanged('the correction is not as the page showed it');
  return held;
}
