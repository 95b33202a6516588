import { data, redirect } from 'react-router';
import { companyIdOf } from '#board/companies/company-id.ts';
import { companySuccessor } from '#board/companies/company-successor.ts';
import type { Board } from '#board/context/board.ts';

/** Returns the answer for an unknown company: a redirect if the company has another id now, else a 404. */
export async function missingCompany(board: Board, text: string, url: URL) {
  const id = companyIdOf(text);
  const successor = id === null ? null : await companySuccessor(board, id);
  if (successor === null) return data(null, { status: 404 });
  return redirect(url.pathname.replace(`/${text}`, `/${String(successor)}`) + url.search, 301);
}
