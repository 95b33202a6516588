import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { type ActName, actNames } from '#staff/acts.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { storableText } from '#staff/storable-text.ts';
import type { StaffViewer } from '#staff/staff-viewer.ts';
import { keptFormTime } from './session-limits.ts';

/** A form is larger than the office keeps. */
export class FormTooLarge extends Error {
  readonly code = 'office.formTooLarge';
}

/** A document of an editor may have half a megabyte. */
const largestForm = 640 * 1024;
/** Limit of forms of one member. The oldest is dropped for a newer one. */
const mostForms = 20;

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]));

export type KeptForm = {
  /** Title of the page that the form is on; empty if nobody could see the page. */
  readonly about: string;
  /** Address to which the form is sent. */
  readonly address: string;
  /** Act that the form does, for the page on which it waits; null if its page was not found. */
  readonly act: ActName | null;
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
  { address, act, about, fields }: KeptForm,
): Promise<string> {
  const text = JSON.stringify(fields.map(([name, value]) => [storableText(name), storableText(value)]));
  if (Buffer.byteLength(address) + Buffer.byteLength(text) > largestForm) throw new FormTooLarge('over 640 kB');
  const surplus = db
    .selectFrom('staff.kept_forms')
    .select('id')
    .where('member_id', '=', member_id)
    .orderBy('kept_at', 'desc')
    .offset(mostForms - 1);
  await db.deleteFrom('staff.kept_forms').where('id', 'in', surplus).execute();
  const { id } = await db
    .insertInto('staff.kept_forms')
    .values({
      member_id,
      address: storableText(address),
      act: act ?? '',
      about: storableText(about).slice(0, 300),
      fields: text,
      kept_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a kept form. Null if it is unknown, too old, or another member's. */
export async function findKeptForm(
  { db, now }: StaffParts,
  viewer: Pick<StaffViewer, 'id'>,
  id: string,
): Promise<KeptForm | null> {
  const own = ownForm(viewer, id, now());
  const row = await db.selectFrom('staff.kept_forms').select(kept).where(own).executeTakeFirst();
  return row === undefined ? null : formOf(row);
}

/** Takes a kept form, once. Null if it is unknown, too old, or another member's. */
export async function takeKeptForm(
  { db, now }: StaffParts,
  viewer: Pick<StaffViewer, 'id'>,
  id: string,
): Promise<KeptForm | null> {
  const own = ownForm(viewer, id, now());
  const row = await db.deleteFrom('staff.kept_forms').where(own).returning(kept).executeTakeFirst();
  return row === undefined ? null : formOf(row);
}

const kept = ['address', 'act', 'about', 'fields'] as const;

/** Condition of a form that its member may still send. */
const ownForm = ({ id: memberId }: Pick<StaffViewer, 'id'>, id: string, now: Date) => sql<boolean>`
  id::text = ${id} and member_id = ${memberId} and kept_at > ${new Date(now.getTime() - keptFormTime)}`;

type Row = Pick<Selectable<Tables['staff.kept_forms']>, (typeof kept)[number]>;

const formOf = ({ address, act, about, fields }: Row): KeptForm => ({
  address,
  about,
  act: actNames.find((name) => name === act) ?? null,
  fields: fieldsSchema.parse(fields),
});
