import { sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import type { Tables } from '#database/tables.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { CannotUndoMerge } from './company-errors.ts';
import { changeCompanies, lockFamilies } from './lock-companies.ts';

/**
 * Parts two merged companies. Offers go back to the company that their source names; those merged into it
 * before stay with it. Merges may be undone in any order.
 * @returns the id of the company that is back
 * @throws CannotUndoMerge, CompaniesBusy, NotAllowed
 */
export async function undoMerge(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  { mergeId }: { readonly mergeId: number },
): Promise<number> {
  requireRole(actor, 'company.unmerge');
  const at = now();
  return changeCompanies(db, async (transaction) => {
    const merge = await transaction
      .updateTable('company_merges')
      .set({ undone_at: at, undone_by: actorText(actor) })
      .where('id', '=', isRowId(mergeId) ? mergeId : 0)
      .where('undone_at', 'is', null)
      .returning(['former_id as formerId', 'survivor_id as survivorId'])
      .executeTakeFirst();
    if (merge === undefined) throw new CannotUndoMerge('the merge was undone, or a company is gone');
    const { formerId } = merge;
    await lockFamilies(transaction, [formerId, merge.survivorId]);
    await keepHiding(transaction, formerId, mergeId);
    const ids = await companiesBelow(transaction, formerId);
    await sql`
      update companies set survivor_id = nullif(${formerId}::integer, id), updated_at = ${at}
      where id = any(${ids}::integer[])`.execute(transaction);
    const moved = await sql`
      update offers set company_id = home_company_id, updated_at = ${at}
      where home_company_id = any(${ids}::integer[])`.execute(transaction);
    const changes = {
      survivor: [merge.survivorId, null],
      offers: [null, Number(moved.numAffectedRows ?? 0n)],
    } as const;
    const subject = { kind: 'company', id: String(formerId) } as const;
    await recordActs(transaction, [{ actor, act: 'company.unmerge', subject, changes, at }]);
    return formerId;
  });
}

/** Returns a company and those that were merged into it, directly or through others. */
async function companiesBelow(transaction: Transaction<Tables>, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below (id) as (
      select ${id}::integer union
      select m.former_id from company_merges m join below b on m.survivor_id = b.id where m.undone_at is null
    ) select id from below`.execute(transaction);
  return rows.map((row) => row.id);
}

/**
 * Whoever hid the survivor while it stood for the company hid the offers of both, so both stay hidden. The
 * merge itself is undone already, and is the first step on the way up.
 */
async function keepHiding(transaction: Transaction<Tables>, formerId: number, mergeId: number): Promise<void> {
  await sql`
    with recursive above (id, since) as (
      select survivor_id, merged_at from company_merges where id = ${mergeId} union
      select m.survivor_id, m.merged_at from company_merges m join above a on m.former_id = a.id
        where m.undone_at is null
    )
    insert into hidden_companies (candidate_id, company_id, hidden_at)
    select h.candidate_id, ${formerId}, max(h.hidden_at)
    from hidden_companies h join above a on a.id = h.company_id and h.hidden_at >= a.since
    group by h.candidate_id on conflict (candidate_id, company_id)
      do update set hidden_at = greatest(hidden_companies.hidden_at, excluded.hidden_at)`.execute(transaction);
}
