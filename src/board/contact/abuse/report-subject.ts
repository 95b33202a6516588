import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';

/** What a report is about: an offer or a company that visitors can see. */
export type ReportSubject = { readonly kind: 'offer' | 'company'; readonly id: number; readonly name: string };

/** Finds what a visitor reports; null if there is no such offer or company, or it is withdrawn. */
export async function findReportSubject(
  { db }: Pick<Board, 'db'>,
  kind: ReportSubject['kind'],
  id: number,
): Promise<ReportSubject | null> {
  if (!isRowId(id)) return null;
  const found =
    kind === 'offer'
      ? db.selectFrom('offers').select('title as name').where('id', '=', id).where('withdrawn_at', 'is', null)
      : db.selectFrom('companies').select('name').where('id', '=', id);
  const row = await found.executeTakeFirst();
  return row === undefined ? null : { kind, id, name: row.name };
}
