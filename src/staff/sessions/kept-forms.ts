import { z } from 'zod';
import type { StaffParts } from '#staff/staff-parts.ts';
import type { StaffViewer } from '#staff/staff-viewer.ts';
import { keptFormTime } from './session-limits.ts';

/** A form is larger than the office keeps. */
export class FormTooLarge extends Error {
  readonly code = 'office.formTooLarge';
}

const largestForm = 64 * 1024;

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]));

export type KeptForm = {
  /** Address to which the form is sent. */
  readonly address: string;
  /** Names and values in the order of the form. A name may occur several times, as of checkboxes. */
  readonly fields: readonly (readonly [name: string, value: string])[];
};

/**
 * Keeps a form while its sender signs in again.
 * @returns the id of the kept form
 * @throws FormTooLarge
 */
export async function keepForm(
  { db, now }: StaffParts,
  { id: member_id }: Pick<StaffViewer, 'id'>,
  { address, fields }: KeptForm,
): Promise<string> {
  const text = JSON.stringify(fields.map(([name, value]) => [storable(name), storable(value)]));
  if (Buffer.byteLength(address) + Buffer.byteLength(text) > largestForm) throw new FormTooLarge('over 64 kB');
  const { id } = await db
    .insertInto('staff.kept_forms')
    .values({ member_id, address: storable(address), fields: text, kept_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

// PostgreSQL stores neither U+0000 nor half of a surrogate pair.
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Takes a kept form, once. Null if it is unknown, too old, or another member's. */
export async function takeKeptForm(
  { db, now }: StaffParts,
  { id: memberId }: Pick<StaffViewer, 'id'>,
  id: string,
): Promise<KeptForm | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const row = await db
    .deleteFrom('staff.kept_forms')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('kept_at', '>', new Date(now().getTime() - keptFormTime))
    .returning(['address', 'fields'])
    .executeTakeFirst();
  return row === undefined ? null : { address: row.address, fields: fieldsSchema.parse(row.fields) };
}
