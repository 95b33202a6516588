import { sql } from 'kysely';
import { z } from 'zod';
import { day } from '#durations.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { storableText } from '#staff/storable-text.ts';

/** Unsaved work is kept for this time. */
export const keptWorkTime = 30 * day;
/** Limit of a form, as JSON; a document may have half a megabyte. */
const largestWork = 640 * 1024;
/** Limits of works: of a member, whose oldest is dropped for a newer one, and of those that a page lists. */
const mostWorks = 50;
const mostListed = 5;

/** Whose work it is, and on which document. Nobody else reads it. */
export type WorkPlace = { readonly memberId: string; readonly document: string };
/** The work of one opened page. */
export type WorkName = WorkPlace & { readonly page: string };

type Fields = readonly (readonly [name: string, value: string])[];
const fieldsSchema = z.array(z.tuple([z.string(), z.string()]));

/** True if a text can be the id of an opened page. */
export const isPageId = (text: string): boolean => z.uuid().safeParse(text).success;

export type Keeping = WorkName & { readonly turn: number; readonly fields: Fields };

/** What became of work; 'late' if a later turn is kept already. */
type Kept = { readonly end: 'kept' | 'ended' | 'tooLarge' } | { readonly end: 'late'; readonly turn: number };

/**
 * Keeps what somebody typed and did not save; one query. An earlier turn never replaces a later one, and
 * nothing is kept of a page whose work was saved or thrown away.
 */
export async function keepWork({ db, now }: StaffParts, work: Keeping): Promise<Kept> {
  const { memberId, document, page, turn } = work;
  const fields = JSON.stringify(work.fields.map(([name, value]) => [storableText(name), storableText(value)]));
  if (Buffer.byteLength(fields) > largestWork) return { end: 'tooLarge' };
  const { rows } = await sql<{ isKept: boolean; turn: string | null; isEnded: boolean | null }>`
    with surplus as (
      delete from staff.kept_work where member_id = ${memberId} and page in (
        select page from staff.kept_work where member_id = ${memberId} and page <> ${page}
        order by kept_at desc offset ${mostWorks - 1})
    ), kept as (
      insert into staff.kept_work (member_id, document, page, turn, fields, kept_at)
      values (${memberId}, ${document}, ${page}, ${turn}, ${fields}::jsonb, ${now()})
      on conflict (member_id, document, page) do update
        set turn = excluded.turn, fields = excluded.fields, shown = null, kept_at = excluded.kept_at
        where kept_work.ended_at is null and kept_work.turn < excluded.turn
      returning page
    )
    select exists (select from kept) as "isKept", w.turn, w.ended_at is not null as "isEnded"
    from (values (0)) as one left join staff.kept_work w
      on w.member_id = ${memberId} and w.document = ${document} and w.page = ${page}`.execute(db);
  const [{ isKept, isEnded, turn: latest } = unreachable()] = rows;
  if (isKept) return { end: 'kept' };
  return isEnded === true ? { end: 'ended' } : { end: 'late', turn: Number(latest ?? turn) };
}

function unreachable(): never {
  throw new Error('a query without a condition found no row');
}

/** A work that waits, without its fields. */
export type WaitingWork = { readonly page: string; readonly keptAt: Date };

/** Lists a member's unsaved works on a document, the newest first. */
export async function waitingWorks(
  { db, now }: StaffParts,
  { memberId, document }: WorkPlace,
): Promise<readonly WaitingWork[]> {
  return db
    .selectFrom('staff.kept_work')
    .select(['page', 'kept_at as keptAt'])
    .where('member_id', '=', memberId)
    .where('document', '=', document)
    .where('ended_at', 'is', null)
    .where('kept_at', '>', new Date(now().getTime() - keptWorkTime))
    .orderBy('kept_at', 'desc')
    .limit(mostListed)
    .execute();
}

/** Reads the fields of a work; null if there is none. */
export async function readWork({ db }: Pick<StaffParts, 'db'>, work: WorkName): Promise<Fields | null> {
  const { rows } = await sql<{ fields: unknown }>`
    select fields from staff.kept_work where ${named(work)} and ended_at is null`.execute(db);
  return rows[0] === undefined ? null : fieldsSchema.parse(rows[0].fields);
}

/**
 * Gives a work to another opened page, which goes on with it; also a work that was thrown away. Of two pages
 * that ask, one gets it.
 * @returns its fields; null if there is no such work
 */
export async function takeWork(
  { db }: Pick<StaffParts, 'db'>,
  work: WorkName & { readonly by: string },
): Promise<Fields | null> {
  const { rows } = await sql<{ fields: unknown }>`
    update staff.kept_work set page = ${work.by}, turn = 0, ended_at = null
    where ${named(work)} and fields <> '[]' returning fields`.execute(db);
  return rows[0] === undefined ? null : fieldsSchema.parse(rows[0].fields);
}

/** Throws a work away. It can be taken back until it is pruned. */
export async function throwWork({ db, now }: StaffParts, work: WorkName): Promise<void> {
  await sql`update staff.kept_work set ended_at = ${now()} where ${named(work)} and ended_at is null`.execute(db);
}

/** Ends the work of a page whose form was saved, so that what arrives later is not kept. */
export async function endWork({ db, now }: StaffParts, { memberId, document, page }: WorkName): Promise<void> {
  await sql`
    insert into staff.kept_work (member_id, document, page, turn, fields, kept_at, ended_at)
    values (${memberId}, ${document}, ${page}, 0, '[]', ${now()}, ${now()})
    on conflict (member_id, document, page) do update
      set fields = '[]', shown = null, ended_at = excluded.ended_at`.execute(db);
}

/** What a work says, as a preview shows it. */
const shownSchema = z.object({
  tags: z.array(z.string()).readonly(),
  data: z.record(z.string(), z.unknown()).readonly(),
});
export type ShownWork = z.output<typeof shownSchema>;

export async function writeShownWork(
  { db }: Pick<StaffParts, 'db'>,
  work: WorkName,
  { tags, data }: ShownWork,
): Promise<void> {
  await sql`update staff.kept_work set shown = ${JSON.stringify({ tags, data })}::jsonb
    where ${named(work)} and ended_at is null`.execute(db);
}

/** Reads what a work says; null if nobody asked for its preview, or if it has ended. */
export async function readShownWork({ db }: Pick<StaffParts, 'db'>, work: WorkName): Promise<ShownWork | null> {
  const { rows } = await sql<{ shown: string | null }>`
    select shown::text from staff.kept_work where ${named(work)} and ended_at is null`.execute(db);
  return shownSchema.safeParse(jsonOrNothing(rows[0]?.shown ?? '')).data ?? null;
}

const named = ({ memberId, document, page }: WorkName) => sql<boolean>`
  member_id = ${memberId} and document = ${document} and page = ${page}`;
