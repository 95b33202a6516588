import { data, type RouterContextProvider } from 'react-router';
import { ApplicationNotFound } from '#board/applications/application-id.ts';
import { readMyApplication, type WholeApplication } from '#board/applications/read-my-application.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';

/**
 * Loads an application of the candidate.
 * @throws a 404 answer, or a redirect to sign in
 */
export async function loadApplication(
  context: Readonly<RouterContextProvider>,
  url: URL,
  id: string,
): Promise<WholeApplication> {
  const viewer = requireCandidate(context, url);
  try {
    return await readMyApplication(context.get(requestContext).board, viewer, id, localeOf(url.pathname));
  } catch (error) {
    throw error instanceof ApplicationNotFound ? data(null, { status: 404 }) : error;
  }
}
