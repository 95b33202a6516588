import { data, type RouterContextProvider } from 'react-router';
import { ApplicationGone } from '#board/applications/recruiter/application-gone.ts';
import { applicationOfToken } from '#board/applications/recruiter/recruiter-link.ts';
import type { Board } from '#board/context/board.ts';
import { ExpiredToken, InvalidToken } from '#signed-token.ts';
import { requestContext } from '#site/request/context.ts';
import { secretAddress } from '#site/routing/secret-address.ts';

/**
 * Reason why a recruiter's link opens nothing. `unknown` means that the site did not make the link, or that
 * it is incomplete.
 */
export type Gone = 'unknown' | 'expired' | ApplicationGone['reason'];

type Found<Shown> = { readonly gone: null; readonly shown: Shown } | { readonly gone: Gone; readonly shown: null };

/** Loads the page to which a recruiter's link leads, or the reason why the link opens nothing. */
export async function throughLink<Shown>(
  context: Readonly<RouterContextProvider>,
  token: string,
  show: (board: Board, link: { readonly id: string; readonly until: Date }) => Promise<Shown>,
): Promise<Found<Shown>> {
  const { board, linkSecret } = context.get(requestContext);
  try {
    return { gone: null, shown: await show(board, applicationOfToken(linkSecret, token, board.now())) };
  } catch (error) {
    return { gone: reasonOf(error), shown: null };
  }
}

function reasonOf(error: unknown): Gone {
  if (error instanceof ApplicationGone) return error.reason;
  if (error instanceof ExpiredToken) return 'expired';
  if (error instanceof InvalidToken) return 'unknown';
  throw error;
}

/** Returns the status: 404 for a link that never was valid, 410 for any other link that opens nothing. */
export const statusOfGone = (gone: Gone): number => (gone === 'unknown' ? 404 : 410);

/** Answers with the page to which a link leads, or with the reason why it opens nothing. */
export function answerOf<Page extends { readonly gone: Gone | null }>(page: Page) {
  return data(page, { status: page.gone === null ? 200 : statusOfGone(page.gone), headers: secretAddress });
}
