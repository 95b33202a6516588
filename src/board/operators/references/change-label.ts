import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { cleanLine } from '#board/cleaning/clean-text.ts';
import { isRowId } from '#board/context/row-id.ts';
import type { Tables } from '#database/tables.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { fieldCode } from '#words/field-code.ts';
import { parseInput } from '#words/invalid-input.ts';
import { type LabelList, labelLists, longestLabel } from './label-lists.ts';

/** The entry is gone, or was changed since the page was shown. */
class LabelChanged extends Error {
  readonly code = 'office.labelChanged';
}

const label = z
  .string()
  .max(2 * longestLabel, fieldCode('name.tooLong'))
  .transform(cleanLine)
  .pipe(z.string().min(1, fieldCode('field.required')).max(longestLabel, fieldCode('name.tooLong')));
const place = z
  .string()
  .trim()
  .regex(/^\d{0,3}$/, fieldCode('field.invalid'))
  .transform((text) => (text === '' ? null : Number(text)));
const input = z.object({ fr: label, en: label, position: place });
const stored = z.object({ fr: z.string(), en: z.string(), position: z.int().nullable() });

type Labels = z.output<typeof stored>;
type Item = { readonly list: LabelList; readonly id: number };

/** Untrusted input of a form; `position` is empty where a list has no order of its own. */
export type TypedLabel = Item & { readonly [field in keyof Labels]: unknown };

/**
 * Changes the labels of an entry of the reference. They win over those of the files at every start. A trigger
 * tells every process, which reads the reference and builds its index anew.
 * @throws InvalidInput, LabelChanged, NotAllowed
 */
export async function changeLabel(board: Pick<Board, 'db' | 'now'>, actor: Actor, typed: TypedLabel): Promise<void> {
  requireRole(actor, 'reference.change');
  const { list, id, ...fields } = typed;
  const given = parseInput(input, fields);
  const after = { ...given, position: list === 'sectors' ? given.position : null };
  await board.db.transaction().execute(async (transaction) => {
    const current = await lockItem(transaction, { list, id });
    const before = await stateOf(transaction, { list, id });
    if (isSame(after, current)) return;
    await keep(transaction, { list, id }, { labels: after, current });
    await note(transaction, { list, id }, { actor, before, after, at: board.now() });
  });
}

/** Takes the last change of an entry back. @throws LabelChanged if another one followed; NotAllowed */
export async function undoLabelChange(board: Pick<Board, 'db' | 'now'>, actor: Actor, changeId: number): Promise<void> {
  requireRole(actor, 'reference.change');
  await board.db.transaction().execute(async (transaction) => {
    const change = await transaction
      .selectFrom('reference_label_changes')
      .select(['list', 'item_id as id', 'before', 'after'])
      .where('id', '=', isRowId(changeId) ? changeId : 0)
      .executeTakeFirst();
    const list = labelLists.find((one) => one === change?.list);
    if (change === undefined || list === undefined) throw new LabelChanged('no such change');
    const item = { list, id: change.id };
    const current = await lockItem(transaction, item);
    const [before, after] = [await stateOf(transaction, item), stored.nullable().parse(change.before)];
    if (!isSame(before, stored.nullable().parse(change.after))) throw new LabelChanged('another change followed');
    if (after === null) await drop(transaction, item);
    else await keep(transaction, item, { labels: after, current });
    await note(transaction, item, { actor, before, after, at: board.now() });
  });
}

type Kept = { readonly labels: Labels; readonly current: Labels };

async function keep(transaction: Transaction<Tables>, item: Item, { labels, current }: Kept): Promise<void> {
  await transaction
    .insertInto('reference_labels')
    .values({ ...columnsOf(labels), list: item.list, item_id: item.id, original: JSON.stringify(current) })
    .onConflict((conflict) => conflict.columns(['list', 'item_id']).doUpdateSet(columnsOf(labels)))
    .execute();
  await write(transaction, item, labels);
}

/** Gives an entry the labels that it had before the staff changed it. */
async function drop(transaction: Transaction<Tables>, item: Item): Promise<void> {
  const dropped = await transaction
    .deleteFrom('reference_labels')
    .where('list', '=', item.list)
    .where('item_id', '=', item.id)
    .returning('original')
    .executeTakeFirstOrThrow();
  await write(transaction, item, stored.parse(dropped.original));
}

const columnsOf = ({ fr, en, position }: Labels) => ({ name_fr: fr, name_en: en, position });

const isSame = (one: Labels | null, other: Labels | null): boolean =>
  one?.fr === other?.fr && one?.en === other?.en && one?.position === other?.position;

/** Locks an entry and returns its labels. @throws LabelChanged */
async function lockItem(transaction: Transaction<Tables>, { list, id }: Item): Promise<Labels> {
  const position = list === 'sectors' ? sql`position` : sql`null::integer`;
  const { rows } = await sql<Labels>`
    select name_fr as fr, name_en as en, ${position} as position from ${sql.table(list)}
    where id = ${isRowId(id) ? id : 0} for update`.execute(transaction);
  if (rows[0] === undefined) throw new LabelChanged('no such entry');
  return rows[0];
}

/** Returns what the staff say of an entry; null if nothing. */
async function stateOf(transaction: Transaction<Tables>, { list, id }: Item): Promise<Labels | null> {
  const row = await transaction
    .selectFrom('reference_labels')
    .select(['name_fr as fr', 'name_en as en', 'position'])
    .where('list', '=', list)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

async function write(
  transaction: Transaction<Tables>,
  { list, id }: Item,
  { fr, en, position }: Labels,
): Promise<void> {
  const order = list === 'sectors' && position !== null ? sql`, position = ${position}` : sql``;
  await sql`
    update ${sql.table(list)} set name_fr = ${fr}, name_en = ${en} ${order} where id = ${id}`.execute(transaction);
}

type Noted = {
  readonly actor: Actor;
  readonly before: Labels | null;
  readonly after: Labels | null;
  readonly at: Date;
};

const json = (labels: Labels | null): string | null => (labels === null ? null : JSON.stringify(labels));

async function note(transaction: Transaction<Tables>, { list, id }: Item, { actor, before, after, at }: Noted) {
  await transaction
    .insertInto('reference_label_changes')
    .values({
      list,
      item_id: id,
      before: json(before),
      after: json(after),
      changed_at: at,
      changed_by: actorText(actor),
    })
    .execute();
  const subject = { kind: 'reference', id: `${list}:${String(id)}` } as const;
  await recordActs(transaction, [
    { actor, act: 'reference.change', subject, changes: { labels: [before, after] }, at },
  ]);
}
