import { type Kysely, sql } from 'kysely';
import { second } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import type { StaffParts } from '#staff/staff-parts.ts';

/** Somebody is gone after this time without a sign. */
export const presentTime = 45 * second;
const mostNames = 20;

/** Who else writes a document. */
export type Presence = {
  /** Names of other members, in alphabetical order. */
  readonly others: readonly string[];
  /** True if the member writes it on another opened page too. */
  readonly isElsewhere: boolean;
};

/** A member at a document; `page` is the opened page, and null for somebody who only looks. */
export type Present = { readonly document: string; readonly memberId: string; readonly page: string | null };

/** Reads who writes a document beside a member. */
export async function readPresence({ db, now }: StaffParts, present: Present): Promise<Presence> {
  return presenceOf(await writers(db, present, now(), sql``));
}

/** Says that a member writes a document on a page, and reads who else does; one query. */
export async function signPresence(
  { db, now }: StaffParts,
  present: Present & { readonly page: string },
): Promise<Presence> {
  const { document, memberId, page } = present;
  const sign = sql`with sign as (
    insert into staff.presence (document, member_id, page, seen_at)
    values (${document}, ${memberId}, ${page}, ${now()})
    on conflict (document, member_id, page) do update set seen_at = excluded.seen_at)`;
  return presenceOf(await writers(db, present, now(), sign));
}

/** Says that a page was closed or hidden. */
export async function endPresence(
  { db }: Pick<StaffParts, 'db'>,
  { document, memberId, page }: Present & { readonly page: string },
): Promise<void> {
  await db
    .deleteFrom('staff.presence')
    .where('document', '=', document)
    .where('member_id', '=', memberId)
    .where('page', '=', page)
    .execute();
}

type Writer = { readonly name: string; readonly isSelf: boolean };

async function writers(
  db: Kysely<Tables>,
  { document, memberId, page }: Present,
  now: Date,
  sign: ReturnType<typeof sql>,
): Promise<readonly Writer[]> {
  const { rows } = await sql<Writer>`${sign}
    select m.name, m.id = ${memberId} as "isSelf" from staff.members m
    where m.removed_at is null and exists (
      select from staff.presence p where p.document = ${document} and p.member_id = m.id
        and p.page is distinct from ${page}::uuid and p.seen_at > ${new Date(now.getTime() - presentTime)})
    order by m.name, m.id limit ${mostNames}`.execute(db);
  return rows;
}

const presenceOf = (writing: readonly Writer[]): Presence => ({
  others: writing.filter(({ isSelf }) => !isSelf).map(({ name }) => name),
  isElsewhere: writing.some(({ isSelf }) => isSelf),
});
