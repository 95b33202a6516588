import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { CannotMerge, CompanyChanged } from './company-errors.ts';
import { changeCompanies, lockFamilies } from './lock-companies.ts';

/** The company that stays, and the one for which it will stand. */
export type MergedPair = { readonly survivorId: number; readonly formerId: number };

/**
 * Lets one company stand for another, in one transaction: offers move by the trigger of migration 0113, and
 * whatever names the former company leads to the survivor when it is read. The row of the former company
 * stays, so that imports find it and the merge can be undone.
 * @returns the id of the merge
 * @throws CannotMerge, CompanyChanged, CompaniesBusy, NotAllowed
 */
export async function mergeCompanies(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  { survivorId, formerId }: MergedPair,
): Promise<number> {
  requireRole(actor, 'company.merge');
  if (survivorId === formerId) throw new CannotMerge('a company cannot be merged with itself');
  const at = now();
  return changeCompanies(db, async (transaction) => {
    const locked = await lockFamilies(transaction, [survivorId, formerId]);
    const [survivor, former] = [locked.get(survivorId), locked.get(formerId)];
    if (survivor === undefined || former === undefined) throw new CompanyChanged('one of the companies is gone');
    if (survivor.survivorId !== null || former.survivorId !== null)
      throw new CompanyChanged('one of the companies was merged meanwhile');
    if ((survivor.source === 'demo') !== (former.source === 'demo'))
      throw new CannotMerge('an invented company and a real one');
    await sql`
      update companies set survivor_id = ${survivorId}, updated_at = ${at}
      where id = ${formerId} or survivor_id = ${formerId}`.execute(transaction);
    const moved = await sql`
      update offers set company_id = coalesce(home_company_id, company_id), updated_at = ${at}
      where company_id = ${formerId}`.execute(transaction);
    const offers = Number(moved.numAffectedRows ?? 0n);
    const { id } = await transaction
      .insertInto('company_merges')
      .values({ former_id: formerId, survivor_id: survivorId, offers, merged_at: at, merged_by: actorText(actor) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const changes = {
      survivor: [null, survivorId],
      name: [former.name, survivor.name],
      offers: [null, offers],
    } as const;
    const subject = { kind: 'company', id: String(formerId) } as const;
    await recordActs(transaction, [{ actor, act: 'company.merge', subject, changes, at }]);
    return id;
  });
}
