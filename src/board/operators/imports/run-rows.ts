import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { storableText } from '#staff/storable-text.ts';
import type { Changes } from '#staff/audit/record-act.ts';

export const runRowKinds = ['put', 'change', 'withdraw', 'rejected'] as const;

export type RunRowKind = (typeof runRowKinds)[number];

/** A row that a run refused, or an offer that a dry run would change. */
export type RunRow = {
  readonly kind: RunRowKind;
  /** Number of the row in its source, or place among the changes. */
  readonly position: number;
  /** Id of the offer as its source wrote it. */
  readonly offerId: string | null;
  readonly title: string | null;
  readonly reasons: readonly string[];
  readonly changes: Changes;
};

/** Most rows of a kind that a run keeps. */
export const mostRows = 2000;

const pageSize = 50;

/** Saves the rows of a run, those beyond the limit left out. */
export async function saveRunRows({ db }: Pick<Board, 'db'>, runId: number, rows: readonly RunRow[]): Promise<void> {
  const kept = runRowKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).slice(0, mostRows));
  if (kept.length === 0) return;
  await sql`
    insert into import_run_rows (run_id, kind, position, offer_id, title, reasons, changes)
    select ${runId}, kind, position, left("offerId", 100), left(title, 300), reasons[:20], changes
    from jsonb_to_recordset(${JSON.stringify(kept, storable)}::jsonb)
      as row (kind text, position integer, "offerId" text, title text, reasons text[], changes jsonb)
    on conflict do nothing`.execute(db);
}

/** Sources may send what the database cannot store. */
const storable = (_name: string, value: unknown): unknown => (typeof value === 'string' ? storableText(value) : value);

/** Returns a page of the rows of a run in their order. `next` is where the next page begins. */
export async function readRunRows(
  { db }: Pick<Board, 'db'>,
  { runId, kind, after, limit = pageSize }: RowsAsked,
): Promise<{ readonly rows: readonly RunRow[]; readonly next: number | null }> {
  const { rows } = await sql<RunRow>`
    select kind, position, offer_id as "offerId", title, reasons, changes from import_run_rows
    where run_id = ${runId} and kind = ${kind} and position > ${after} order by position limit ${limit + 1}`.execute(
    db,
  );
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.position ?? null) : null };
}

type RowsAsked = {
  readonly runId: number;
  readonly kind: RunRowKind;
  readonly after: number;
  readonly limit?: number;
};

/** Numbers of rows of each kind that a run kept. */
export async function countRunRows({ db }: Pick<Board, 'db'>, runId: number): Promise<Record<RunRowKind, number>> {
  const { rows } = await sql<Record<RunRowKind, number>>`
    select count(*) filter (where kind = 'put')::integer as put, count(*) filter (where kind = 'change')::integer as change,
      count(*) filter (where kind = 'withdraw')::integer as withdraw,
      count(*) filter (where kind = 'rejected')::integer as rejected
    from import_run_rows where run_id = ${runId}`.execute(db);
  return rows[0] ?? { put: 0, change: 0, withdraw: 0, rejected: 0 };
}
