import type { Board } from '#board/context/board.ts';
import { companyIdOf } from '#board/companies/company-id.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { isPublic } from '#board/companies/public-companies.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { ApplicationFields } from './application-input.ts';
import { companyTarget } from './application-target.ts';
import { sendApplication } from './send-application.ts';

/** Finds the company of a page address. @throws CompanyNotFound */
export async function companyToApplyTo({ db, now }: Pick<Board, 'db' | 'now'>, given: string) {
  const id = companyIdOf(given);
  if (id === null) throw new CompanyNotFound('no such company');
  const found = await db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name'])
    .where('c.id', '=', id)
    .where(isPublic(now()))
    .executeTakeFirst();
  if (found === undefined) throw new CompanyNotFound('no such company');
  return found;
}

/**
 * Applies to a company without an offer. Each candidate can do so once per company. The recipient is the
 * contact of the company's newest public offer with a contact.
 * @throws CompanyNotFound, CompanyTakesNone, and the errors of sendApplication
 */
export async function applyToCompany(
  board: Board,
  viewer: Viewer,
  { companyId, ...fields }: ApplicationFields & { readonly companyId: string },
): Promise<{ id: string }> {
  const { id } = await companyToApplyTo(board, companyId);
  return sendApplication(board, viewer, companyTarget(id), fields);
}
