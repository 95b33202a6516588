import type { LoaderFunctionArgs } from 'react-router';
import type { Board } from '#board/context/board.ts';
import { boardShowing } from '#board/hiding/board-of.ts';
import { hiddenState } from '#board/hiding/my-hidden.ts';
import { companyIdOf } from '#board/companies/company-id.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { presentCompany } from '#board/companies/present-company.ts';
import { type CompanyDetails, readCompany } from '#board/companies/read-company.ts';
import { withheldFacts } from '#board/companies/withheld-facts.ts';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { loadCompanyPage } from '#site/parts/companies/company-page-data.ts';
import { loadCompanyContent } from './load-company-content.ts';
import { spontaneousState } from './load-company.ts';
import { missingCompany } from './missing-company.ts';

/** Loads the fields of the company that this viewer may see; the other fields stay on the server. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { board: own, publicBoard, content, viewer } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const id = params['id'] ?? '';
  const board = boardShowing(publicBoard, own, companyIdOf(id) ?? 0);
  const company = await findCompanyDetails(board, id, url);
  const shown = presentCompany(company, viewer);
  const asking = { board, content, viewer, locale };
  const [page, apply, edited, hidden] = await Promise.all([
    loadCompanyPage(board, viewer, company, locale),
    spontaneousState(board, viewer, company.id),
    shown.whole ? loadCompanyContent(company.id, asking) : null,
    hiddenState(own, { offerId: null, companyId: company.id }),
  ]);
  // Visitors' pages leave out what only candidates can do.
  const withheld = shown.whole ? null : withheldFacts(company);
  return { ...page, shown, withheld, apply, edited, ...(viewer.kind === 'candidate' && { hidden: hidden.company }) };
}

/** @throws the answer of `missingCompany` for an unknown company */
async function findCompanyDetails(board: Board, text: string, url: URL): Promise<CompanyDetails> {
  try {
    const id = companyIdOf(text);
    if (id === null) throw new CompanyNotFound('no such company');
    return await readCompany(board, id, localeOf(url.pathname));
  } catch (error) {
    throw error instanceof CompanyNotFound ? await missingCompany(board, text, url) : error;
  }
}
