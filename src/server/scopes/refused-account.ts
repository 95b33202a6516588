import { AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import { pathOf } from '#http/address.ts';
import { localeOf } from '#words/locale.ts';
import { isPageData } from '#site/scripts/router-internals.ts';
import { storeMessage } from '#site/routing/stored-message.ts';
import type { ServerParts } from '#server/wiring/parts.ts';

type Asked = { readonly url: string; readonly headers: { readonly cookie?: string | undefined } };

/**
 * Returns the viewer. For an account that became unavailable after its sign-in, it returns an answer that
 * signs the person out at the site and at the provider; the next page shows the reason (specification §4).
 * Until then, scripts get the page data that visitors get.
 */
export async function viewerOrSignOut(parts: ServerParts, { url, headers }: Asked): Promise<Viewer | Response> {
  try {
    return await parts.viewerOf(headers.cookie);
  } catch (error) {
    if (!(error instanceof AccountUnavailable)) throw error;
    const path = pathOf(url);
    return isPageData(path) ? visitor : signedOut(parts, path, headers.cookie ?? null);
  }
}

async function signedOut(
  { relyingParty, publicUrl }: ServerParts,
  path: string,
  cookies: string | null,
): Promise<Response> {
  const { redirectTo, setCookie } = await relyingParty.endSession(cookies, localeOf(path));
  const headers = [...setCookie, storeMessage(publicUrl, 'auth.errors.accountUnavailable')];
  return new Response(null, {
    status: 303,
    headers: [['Location', redirectTo], ...headers.map((cookie): [string, string] => ['Set-Cookie', cookie])],
  });
}
