import type { Board } from '#board/board.ts';
import type { Viewer } from '#board/viewer.ts';
import type { ApplicationFields } from './application-input.ts';
import { companyTarget } from './application-target.ts';
import { sendApplication } from './send-application.ts';

export class CompanyNotFound extends Error {
  readonly code = 'company.notFound';
}

/** The company of an address. @throws CompanyNotFound */
export async function companyToApplyTo({ db }: Pick<Board, 'db'>, given: string) {
  const id = /^[1-9]\d{0,9}$/.test(given) ? Number(given) : 0;
  if (id > maximumId) throw new CompanyNotFound('no such company');
  const found = await db.selectFrom('companies').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new CompanyNotFound('no such company');
  return found;
}

// PostgreSQL's integer.
const maximumId = 2 ** 31 - 1;

/**
 * Applies to a company without an offer, once: its newest offer that names a contact says who gets it.
 * @throws CompanyNotFound, CompanyTakesNone, and what sendApplication throws
 */
export async function applyToCompany(
  board: Board,
  viewer: Viewer,
  { companyId, ...fields }: ApplicationFields & { readonly companyId: string },
): Promise<{ id: string }> {
  const { id } = await companyToApplyTo(board, companyId);
  return sendApplication(board, viewer, companyTarget(id), fields);
}
