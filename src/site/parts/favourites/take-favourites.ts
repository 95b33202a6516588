import type { LoaderFunctionArgs } from 'react-router';
import { mergeFavourites } from '#board/favourites/keep-offer.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { requestContext } from '#site/request/context.ts';
import { browserFavourites, forgetInBrowser } from '#site/parts/favourite-button/browser-favourites.ts';

/**
 * Moves the favourites of a browser to the account of the candidate who signs in. If that fails, the sign-in
 * succeeds anyway, and the favourites stay in the browser until the next sign-in.
 * @returns the Set-Cookie lines of the answer
 */
export async function takeFavourites(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  viewer: SignedInViewer,
): Promise<string[]> {
  const { board, log, publicUrl } = context.get(requestContext);
  const ids = browserFavourites(request, publicUrl);
  if (ids.length === 0) return [];
  try {
    await mergeFavourites(board, viewer, ids);
    return [forgetInBrowser(publicUrl)];
  } catch (error) {
    log.error({ err: error }, 'the favourites of a browser were not taken');
    return [];
  }
}
