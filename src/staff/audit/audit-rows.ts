import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import type { AuditCriteria } from './audit-criteria.ts';
import type { Changes } from './record-act.ts';

/** One act as the office shows it. */
export type AuditEntry = {
  readonly id: number;
  readonly at: Date;
  /** `staff:<id>`, `program:<name>` or `job:<name>`. */
  readonly actor: string;
  /** Name of the member who acted, also of one who was removed; null for programs and jobs. */
  readonly actorName: string | null;
  readonly act: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** Name of the member whom the act is about; null for other subjects. */
  readonly subjectName: string | null;
  readonly changes: Changes;
  readonly reason: string | null;
  readonly requestId: string | null;
};

const readChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]));

/**
 * Limit of rows that one call looks at. Several filters that no row meets together would otherwise go through
 * the whole audit.
 */
const mostLookedAt = 20_000;

/** Last row of those that were looked at. */
type Place = { readonly id: number; readonly at: Date };

export type AuditRows = {
  readonly entries: readonly AuditEntry[];
  /** Where to go on; null if no older row can meet the criteria. */
  readonly place: Place | null;
};

/** Reads at most `limit` acts that meet the criteria, newest first, among `lookedAt` of one filter. */
export async function auditRows(
  db: Kysely<Tables>,
  criteria: AuditCriteria,
  limit: number,
  lookedAt = mostLookedAt,
): Promise<AuditRows> {
  const rows = await db
    .selectFrom(chosen(db, criteria, { limit: limit + 1, lookedAt }).as('a'))
    .leftJoin('staff.members as who', (join) => join.on(sql`'staff:' || who.id`, '=', sql.ref('a.actor')))
    .leftJoin('staff.members as whom', (join) =>
      join.on('a.subject_kind', '=', 'member').on(sql`whom.id::text`, '=', sql.ref('a.subject_id')),
    )
    .selectAll('a')
    .select(['who.name as actorName', 'whom.name as subjectName'])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
  const entries = rows.slice(0, limit).map(entryOf);
  const last = entries.at(-1);
  if (rows.length > limit && last !== undefined) return { entries, place: { id: last.id, at: last.at } };
  return { entries, place: await endOfLook(db, criteria, lookedAt) };
}

type Row = Selectable<Tables['staff.audit']> & { actorName: string | null; subjectName: string | null };

const entryOf = (row: Row): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  actorName: row.actorName,
  act: row.act,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectName: row.subjectName,
  changes: readChanges.parse(row.changes),
  reason: row.reason,
  requestId: row.request_id,
});

/** Chooses rows by one filter, whose index has them in order, then drops those that fail other filters. */
function chosen(db: Kysely<Tables>, criteria: AuditCriteria, limits: { limit: number; lookedAt: number }) {
  const { actor, act, subjectKind, subjectId, text } = criteria;
  return db
    .selectFrom(looked(db, criteria).selectAll().limit(limits.lookedAt).as('l'))
    .selectAll('l')
    .$if(actor !== undefined, (query) => query.where('l.actor', '=', actor ?? ''))
    .$if(act !== undefined, (query) => query.where('l.act', '=', act ?? ''))
    .$if(subjectKind !== undefined, (query) => query.where('l.subject_kind', '=', subjectKind ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('l.subject_id', '=', subjectId ?? ''))
    .$if(text !== undefined, (query) => query.where(sql<boolean>`strpos(lower(l.reason), lower(${text})) > 0`))
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limits.limit);
}

/** Rows of the narrowest filter and of the period, newest first, after the place of the criteria. */
function looked(db: Kysely<Tables>, { actor, act, subjectKind, subjectId, from, to, after }: AuditCriteria) {
  const query = db
    .selectFrom('staff.audit')
    .$if(from !== undefined, (period) => period.where('at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (period) => period.where('at', '<', to ?? new Date(0)))
    .$if(after !== undefined, (rest) =>
      rest.where(sql<boolean>`(at, id) < (select p.at, p.id from staff.audit p where p.id = ${after})`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (subjectId !== undefined)
    return query.where('subject_kind', '=', subjectKind ?? '').where('subject_id', '=', subjectId);
  if (actor !== undefined) return query.where('actor', '=', actor);
  if (act !== undefined) return query.where('act', '=', act);
  return subjectKind === undefined ? query : query.where('subject_kind', '=', subjectKind);
}

/** Returns the last row that was looked at if there are more; null if everything was looked at. */
async function endOfLook(db: Kysely<Tables>, criteria: AuditCriteria, lookedAt: number): Promise<Place | null> {
  const [last, more] = await looked(db, criteria)
    .select(['id', 'at'])
    .offset(lookedAt - 1)
    .limit(2)
    .execute();
  return last !== undefined && more !== undefined ? last : null;
}
