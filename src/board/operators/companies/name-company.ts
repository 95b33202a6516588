import type { Board } from '#board/context/board.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import { CompanyChanged } from './company-errors.ts';
import { companyNameInput } from './company-fields.ts';
import { companyLimits } from './company-limits.ts';
import { changeCompanies, lockCompanies } from './lock-companies.ts';

type Naming = { readonly id: number; readonly name: string };

/**
 * Adds a name by which imports and the batch find a company.
 * @throws InvalidInput, also if the company has too many names; CompanyChanged, CompaniesBusy, NotAllowed
 */
export async function addCompanyName(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  { id, ...typed }: Naming,
): Promise<void> {
  requireRole(actor, 'company.name');
  const { name } = parseInput(companyNameInput, typed);
  await changeCompanies(db, async (transaction) => {
    if (!(await lockCompanies(transaction, [id])).has(id)) throw new CompanyChanged('the company is gone');
    const known = await transaction.selectFrom('company_names').select('name').where('company_id', '=', id).execute();
    if (known.some((one) => one.name === name)) return;
    if (known.length >= companyLimits.names) throw new InvalidInput({ name: 'field.invalid' });
    await transaction.insertInto('company_names').values({ company_id: id, name, kind: 'added' }).execute();
    const subject = { kind: 'company', id: String(id) } as const;
    await recordActs(transaction, [
      { actor, act: 'company.name', subject, changes: { name: [null, name] }, at: now() },
    ]);
  });
}

/** Removes such a name. @throws CompanyChanged if the company has no such name; NotAllowed */
export async function removeCompanyName(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  { id, name }: Naming,
): Promise<void> {
  requireRole(actor, 'company.name');
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('company_names')
      .where('company_id', '=', id)
      .where('name', '=', name)
      .returning('name')
      .executeTakeFirst();
    if (removed === undefined) throw new CompanyChanged('the company has no such name');
    const subject = { kind: 'company', id: String(id) } as const;
    await recordActs(transaction, [
      { actor, act: 'company.name', subject, changes: { name: [name, null] }, at: now() },
    ]);
  });
}
