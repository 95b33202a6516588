import { data, type LoaderFunctionArgs } from 'react-router';
import { CompanyTakesNone, companyTarget } from '#board/applications/application-target.ts';
import { companyToApplyTo } from '#board/applications/apply-to-company.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { requestContext } from '#site/request/context.ts';
import { type ApplyState, stateTowards } from '#site/parts/applying/apply-state.ts';
import { takeInterruptedForm } from '#site/parts/sign-in/interrupted-form.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';

import { missingCompany } from './missing-company.ts';

/** Name under which a company's form is stored while the candidate signs in again. */
export const spontaneousFormName = (companyId: string): string => `spontaneous application ${companyId}`;

/** Loads the form of a spontaneous application for a candidate, or the reason why there is none. */
export async function loader({ context, params, request, url }: LoaderFunctionArgs) {
  const viewer = requireCandidate(context, url);
  const { board } = context.get(requestContext);
  const company = await findCompany(board, params['id'] ?? '', url);
  const apply = await spontaneousState(board, viewer, company.id);
  const taken =
    apply.kind === 'form' ? await takeInterruptedForm(context, request, spontaneousFormName(String(company.id))) : null;
  const sent = apply.kind === 'alreadyApplied' && url.searchParams.get('candidature') === 'envoyee';
  return data({ company, apply, kept: taken?.kept ?? null, sent }, taken ? { headers: taken.headers } : {});
}

/** @throws the answer of `missingCompany` for an unknown company */
export async function findCompany(board: Board, id: string, url: URL) {
  try {
    return await companyToApplyTo(board, id);
  } catch (error) {
    throw error instanceof CompanyNotFound ? await missingCompany(board, id, url) : error;
  }
}

export type SpontaneousState = ApplyState | { readonly kind: 'takesNone' };

/**
 * Tells if the viewer may apply to a company without an offer. Visitors learn only that they must sign in.
 */
export async function spontaneousState(board: Board, viewer: Viewer, companyId: number): Promise<SpontaneousState> {
  try {
    return await stateTowards(board, viewer, companyTarget(companyId));
  } catch (error) {
    if (error instanceof CompanyTakesNone) return { kind: 'takesNone' };
    throw error;
  }
}
