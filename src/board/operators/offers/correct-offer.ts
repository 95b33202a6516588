import { type RawBuilder, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { askedLanguages } from '#board/offers/details/asked-languages.ts';
import type { Tables } from '#database/tables.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import type { Changes } from '#staff/audit/record-act.ts';
import { detectLanguage } from '#words/detect-language.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { actNote } from './act-note.ts';
import {
  actOfCorrection,
  type CorrectedField,
  type FieldValue,
  isContact,
  readFieldValue,
} from './corrected-fields.ts';
import { actOnOffer } from './staff-write.ts';
import { versionOfValue } from './value-version.ts';

/** The value has changed since the page was read. */
class OfferChanged extends Error {
  readonly code = 'office.offerChanged';
}

/** The field has this value already. */
class SameValue extends Error {
  readonly code = 'office.sameValue';
}

export type TypedCorrection = {
  readonly offerId: number;
  readonly field: CorrectedField;
  readonly value: string;
  readonly note: string;
  /** Version of the value that the page showed, see `versionOfValue`. */
  readonly seen: string;
};

/**
 * Gives a field of an offer another value, which stays whatever its source sends later. A correction of a
 * corrected field replaces it; what the source says meanwhile counts as seen.
 * @throws InvalidInput; OfferChanged; SameValue; NoSuchOffer; NotAllowed
 */
export async function correctOffer(
  board: Pick<Board, 'db' | 'now' | 'changes' | 'reference'>,
  actor: Actor,
  { offerId, field, value: typed, note: typedNote, seen }: TypedCorrection,
): Promise<void> {
  const value = readFieldValue(field, typed);
  const { note } = parseInput(z.object({ note: actNote }), { note: typedNote });
  if (field === 'country_id' && !(await board.reference()).countries.has(String(value)))
    throw new InvalidInput({ value: 'field.invalid' });
  const asked = { actor, act: actOfCorrection(field), offerId, reason: note };
  await actOnOffer(board, asked, async (transaction, at) => {
    const before = await valueOf(transaction, offerId, field);
    if (versionOfValue(before) !== seen) throw new OfferChanged('the field was changed meanwhile');
    await checkOrder(transaction, offerId, { field, value });
    const after = await writeValue(transaction, { offerId, field, value, at });
    if (after === before) throw new SameValue('the field has this value');
    const by = actorText(actor);
    await sql`
      insert into offer_corrections (offer_id, field, value, replaced_value, source_value, note, corrected_by, corrected_at)
      values (${offerId}, ${field}, ${json(after)}, ${json(before)}, ${json(before)}, ${note}, ${by}, ${at})
      on conflict (offer_id, field) do update set value = excluded.value, replaced_value = offer_corrections.source_value,
        source_changed_at = null, note = excluded.note, corrected_by = excluded.corrected_by, corrected_at = excluded.corrected_at`.execute(
      transaction,
    );
    return changeOf(field, before, after);
  });
}

/** The contact of a company is a person: the audit says that it changed, not what it is. */
export function changeOf(field: CorrectedField, before: FieldValue, after: FieldValue): Changes {
  return { [field]: isContact(field) ? [before !== null, after !== null] : [before, after] };
}

const json = (value: FieldValue): RawBuilder<FieldValue> => sql`${JSON.stringify(value)}::jsonb`;

/** The value of a column in JSON. */
export async function valueOf(
  transaction: Transaction<Tables>,
  offerId: number,
  field: CorrectedField,
): Promise<FieldValue> {
  const { rows } = await sql<{ value: FieldValue }>`
    select offer_values(o) -> ${field} as value from offers o where id = ${offerId}`.execute(transaction);
  return rows[0]?.value ?? null;
}

/** A mission ends after its start. @throws InvalidInput */
async function checkOrder(
  transaction: Transaction<Tables>,
  offerId: number,
  { field, value }: { readonly field: CorrectedField; readonly value: FieldValue },
): Promise<void> {
  if (field !== 'mission_start' && field !== 'mission_end') return;
  const other = await valueOf(transaction, offerId, field === 'mission_start' ? 'mission_end' : 'mission_start');
  if (value === null || other === null) return;
  const [start, end] = field === 'mission_start' ? [value, other] : [other, value];
  if (String(start) >= String(end)) throw new InvalidInput({ value: 'field.invalid' });
}

type Writing = {
  readonly offerId: number;
  readonly field: CorrectedField;
  readonly value: FieldValue;
  readonly at: Date;
};

/** Writes the value, and what follows from a text. @returns the value as the database has it */
export async function writeValue(
  transaction: Transaction<Tables>,
  { offerId, field, value, at }: Writing,
): Promise<FieldValue> {
  await sql`
    update offers set updated_at = ${at}, ${sql.ref(field)} =
      (jsonb_populate_record(null::offers, ${JSON.stringify({ [field]: value })}::jsonb)).${sql.ref(field)},
      corrected_fields = array(select distinct one from unnest(corrected_fields || ${field}::text) one order by one)
    where id = ${offerId}`.execute(transaction);
  if (field === 'title' || field === 'description' || field === 'profile') await readLanguages(transaction, offerId);
  return valueOf(transaction, offerId, field);
}

async function readLanguages(transaction: Transaction<Tables>, offerId: number): Promise<void> {
  const offer = await transaction
    .selectFrom('offers')
    .select(['title', 'description', 'profile'])
    .where('id', '=', offerId)
    .executeTakeFirstOrThrow();
  const texts = [offer.title, offer.description, offer.profile] as const;
  await transaction
    .updateTable('offers')
    .set({ language: detectLanguage(...texts), asked_languages: [...askedLanguages(...texts)] })
    .where('id', '=', offerId)
    .execute();
}
