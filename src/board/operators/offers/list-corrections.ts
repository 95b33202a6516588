import { type RawBuilder, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { CorrectedField, FieldValue } from './corrected-fields.ts';

const pageSize = 50;

export type Correction = {
  readonly offerId: number;
  readonly reference: string;
  readonly title: string;
  readonly field: CorrectedField;
  readonly value: FieldValue;
  readonly replacedValue: FieldValue;
  readonly sourceValue: FieldValue;
  /** Since when the source says something else than what was corrected. */
  readonly sourceChangedAt: Date | null;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
};

const selected = (which: RawBuilder<unknown>, limit: number) => sql<Correction>`
  select c.offer_id as "offerId", o.reference, o.title, c.field, c.value, c.replaced_value as "replacedValue",
    c.source_value as "sourceValue", c.source_changed_at as "sourceChangedAt", c.note, c.corrected_by as by,
    c.corrected_at as at
  from offer_corrections c join offers o on o.id = c.offer_id
  where ${which} order by c.corrected_at desc, c.offer_id desc, c.field limit ${limit}`;

/** Returns the corrections of an offer. */
export async function correctionsOf({ db }: Pick<Board, 'db'>, offerId: number): Promise<readonly Correction[]> {
  return (await selected(sql`c.offer_id = ${offerId}`, 100).execute(db)).rows;
}

export type CorrectionState = 'toSettle' | 'all';

/**
 * Lists corrections, the newest first: all of them, or those whose source says something else now.
 * @param asked.after offer and field of the last row of the page before: `42.title`
 */
export async function listCorrections(
  { db }: Pick<Board, 'db'>,
  { state, after }: { readonly state: CorrectionState; readonly after?: string | null },
): Promise<{ readonly corrections: readonly Correction[]; readonly next: string | null }> {
  const [, id, field] = /^(\d{1,9})\.(\w{1,40})$/.exec(after ?? '') ?? [];
  const later =
    id === undefined
      ? sql`true`
      : sql`(c.corrected_at, c.offer_id) <= (select corrected_at, offer_id from offer_corrections
          where offer_id = ${Number(id)} and field = ${field}) and not (c.offer_id = ${Number(id)} and c.field <= ${field})`;
  const which = state === 'all' ? later : sql`c.source_changed_at is not null and ${later}`;
  const { rows } = await selected(which, pageSize + 1).execute(db);
  const corrections = rows.slice(0, pageSize);
  const last = corrections.at(-1);
  const next = rows.length > pageSize && last !== undefined ? `${last.offerId}.${last.field}` : null;
  return { corrections, next };
}
