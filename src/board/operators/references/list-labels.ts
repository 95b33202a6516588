import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { LabelList } from './label-lists.ts';

/** An entry of a list. `position` is null in lists that are sorted by label or by rank. */
export type ListedLabel = {
  readonly id: number;
  readonly fr: string;
  readonly en: string;
  readonly position: number | null;
  /** True if the staff have changed it. */
  readonly isChanged: boolean;
};

const mostChanges = 50;

/** Lists the entries of a list in the order of forms, and the last changes of their labels. */
export async function listLabels({ db }: Pick<Board, 'db'>, list: LabelList) {
  const position = list === 'sectors' ? sql`r.position` : sql`null::integer`;
  const order = list === 'specializations' ? sql`r.name_fr` : sql`r.position`;
  const [{ rows }, changes] = await Promise.all([
    sql<ListedLabel>`
      select r.id, r.name_fr as fr, r.name_en as en, ${position} as position, l.item_id is not null as "isChanged"
      from ${sql.table(list)} r left join reference_labels l on l.list = ${list} and l.item_id = r.id
      order by ${order}, r.id`.execute(db),
    db
      .selectFrom('reference_label_changes')
      .select(['id', 'item_id as itemId', 'before', 'after', 'changed_at as at', 'changed_by as by'])
      .where('list', '=', list)
      .orderBy('id', 'desc')
      .limit(mostChanges)
      .execute(),
  ]);
  const last = new Map(changes.toReversed().map(({ itemId, id }) => [itemId, id]));
  return { labels: rows, changes: changes.map((one) => ({ ...one, mayUndo: last.get(one.itemId) === one.id })) };
}
