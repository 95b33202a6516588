import { sql } from 'kysely';
import type { StaffParts } from '#staff/staff-parts.ts';
import { type ActName, recordedActs } from '#staff/acts.ts';

/** An act of the staff, without the values that it changed. */
export type ActAbout = {
  readonly act: ActName;
  readonly actor: string;
  readonly name: string | null;
  readonly reason: string | null;
  readonly at: Date;
};

const shown = 20;

/** Returns the last acts about a subject, newest first, for who may see the subject. */
export async function actsAbout(
  { db }: Pick<StaffParts, 'db'>,
  { kind, id }: { readonly kind: 'offer'; readonly id: string },
): Promise<readonly ActAbout[]> {
  const rows = await db
    .selectFrom('staff.audit as a')
    .leftJoin('staff.members as m', (join) => join.on(sql<boolean>`'staff:' || m.id = a.actor`))
    .select(['a.act', 'a.actor', 'm.name', 'a.reason', 'a.at'])
    .where('a.subject_kind', '=', kind)
    .where('a.subject_id', '=', id)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(shown)
    .execute();
  return rows.flatMap((row) => {
    const act = recordedActs.find((name) => name === row.act);
    return act === undefined ? [] : [{ ...row, act }];
  });
}
