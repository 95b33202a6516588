import { redirectDocument, type RouterContextProvider } from 'react-router';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { signInAddress } from '#site/routing/addresses.ts';

/**
 * Returns the signed-in candidate of a personal page.
 * @throws a redirect for visitors: to the sign-in, then back to the page
 */
export function requireCandidate(context: Readonly<RouterContextProvider>, url: URL): SignedInViewer {
  const { viewer } = context.get(requestContext);
  if (viewer.kind === 'candidate') return viewer;
  throw askToSignIn(url);
}

/** Redirects to the sign-in, which then returns to the given address of the site. */
export function askToSignIn({ pathname, search }: URL, headers: HeadersInit = {}): Response {
  return redirectDocument(signInAddress(localeOf(pathname), '/connexion', pathname + search), { headers });
}
