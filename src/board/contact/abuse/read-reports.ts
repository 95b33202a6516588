import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';

const pageSize = 50;

/** A report for the staff. */
export type AbuseReport = Awaited<ReturnType<typeof listReports>>['reports'][number];

/** Lists open or closed reports, the newest first. `next` is where the next page begins; null on the last. */
export async function listReports(
  { db }: Pick<Board, 'db'>,
  { state, before }: { readonly state: 'open' | 'closed'; readonly before?: number },
) {
  const rows = await select(db)
    .where('closed_at', state === 'open' ? 'is' : 'is not', null)
    .$if(before !== undefined && isRowId(before), (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const reports = rows.slice(0, pageSize);
  return { reports, next: rows.length > pageSize ? (reports.at(-1)?.id ?? null) : null };
}

/** Reads one report; null if there is none. */
export async function readReport({ db }: Pick<Board, 'db'>, id: number): Promise<AbuseReport | null> {
  const found = isRowId(id) ? await select(db).where('id', '=', id).executeTakeFirst() : undefined;
  return found ?? null;
}

/** Counts the reports of an offer or a company, open and closed. */
export async function countReports(
  { db }: Pick<Board, 'db'>,
  { kind, subjectId }: Pick<AbuseReport, 'kind' | 'subjectId'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('abuse_reports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the reports that nobody has closed, `most` at the most. */
export async function countOpenReports({ db }: Pick<Board, 'db'>, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from.selectFrom('abuse_reports').select('id').where('closed_at', 'is', null).limit(most).as('open'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const select = (db: Board['db']) =>
  db
    .selectFrom('abuse_reports')
    .select(['id', 'subject_kind as kind', 'subject_id as subjectId', 'subject_name as name', 'reason', 'message'])
    .select([
      'email',
      'locale',
      'reported_at as reportedAt',
      'closed_at as closedAt',
      'closed_by as closedBy',
      'outcome',
    ]);
