import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { dayInParis } from '#words/paris-days.ts';
import { type CheckedScale, checkScale, type TypedScale } from './check-scale.ts';
import { listScales } from './list-scales.ts';
import { ScaleChanged } from './scale-errors.ts';

type Parts = Pick<Board, 'db' | 'now'>;

/**
 * Saves a scale with its places. It comes into force at once if its day has come, and else by
 * `bringScalesIntoForce`.
 * @param seen id of the last scale that the check showed
 * @throws InvalidInput, ScaleChanged if another one was saved or taken back since; NotAllowed
 */
export async function saveScale({ db, now }: Parts, actor: Actor, given: TypedScale & { seen: number }) {
  requireRole(actor, 'reference.saveScale');
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const last = (await listScales({ db: transaction })).last?.id ?? 0;
    if (last !== given.seen) throw new ScaleChanged('another scale was saved or taken back');
    const checked = await checkScale({ db: transaction, now }, given);
    if (checked.wrong.length > 0) throw new InvalidInput({ rows: 'field.invalid' });
    const id = await insert(transaction, checked, { actor, at: now() });
    if (checked.startsNow) await bringIntoForce(transaction, now());
    const subject = { kind: 'reference', id: `allowance_scales:${String(id)}` } as const;
    const { year, from, fixed, source, link } = checked.facts;
    await recordActs(transaction, [
      {
        actor,
        act: 'reference.saveScale',
        subject,
        changes: {
          year: [checked.yearBefore, year],
          from: [null, from],
          fixed: [null, fixed],
          source: [null, source],
          link: [null, link],
          places: [null, checked.places.length],
        },
        at: now(),
      },
    ]);
  });
}

/** Takes the last scale back; the one before it counts again. @throws ScaleChanged, NotAllowed */
export async function takeScaleBack({ db, now }: Parts, actor: Actor, id: number): Promise<void> {
  requireRole(actor, 'reference.takeScaleBack');
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const { last } = await listScales({ db: transaction });
    if (last?.id !== id) throw new ScaleChanged('it is not the last scale');
    await transaction
      .updateTable('allowance_scales')
      .set({
        taken_back_at: now(),
        taken_back_by: actorText(actor),
        // Named only if it was in force: the trigger tells every process then.
        ...(last.since !== null && { in_force_since: null }),
      })
      .where('id', '=', id)
      .execute();
    const subject = { kind: 'reference', id: `allowance_scales:${String(id)}` } as const;
    await recordActs(transaction, [
      { actor, act: 'reference.takeScaleBack', subject, changes: { year: [last.year, null] }, at: now() },
    ]);
  });
}

/** Brings scales into force whose day has come. @returns their number */
export const bringScalesIntoForce = ({ db, now }: Parts): Promise<number> => bringIntoForce(db, now());

/** Writes nothing if no day has come, because a trigger makes every process build its index anew. */
async function bringIntoForce(db: Parts['db'], at: Date): Promise<number> {
  const due = await db
    .selectFrom('allowance_scales')
    .select('id')
    .where('in_force_since', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('counts_from', '<=', dayInParis(at))
    .execute();
  if (due.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('allowance_scales')
    .set({ in_force_since: at })
    .where('id', '=', (row) => row.fn.any(row.val(due.map(({ id }) => id))))
    .where('in_force_since', 'is', null)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Scales are saved one after another, because each is compared with the last one. */
const lock = (transaction: Transaction<Tables>) =>
  sql`lock table allowance_scales in share row exclusive mode`.execute(transaction);

async function insert(
  transaction: Transaction<Tables>,
  { facts, places }: CheckedScale,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<number> {
  const { year, fixed, from, source, link } = facts;
  const { id } = await transaction
    .insertInto('allowance_scales')
    .values({ year, fixed, counts_from: from, source, link, saved_at: at, saved_by: actorText(actor) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('allowance_scale_places')
    .values(
      places.map(({ countryId, cityKey, local }) => ({
        scale_id: id,
        country_id: countryId,
        city_key: cityKey,
        local,
      })),
    )
    .execute();
  return id;
}
