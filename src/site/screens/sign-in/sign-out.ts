import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { storeMessage } from '#site/routing/stored-message.ts';

/**
 * `/deconnexion`: signs out at the site, then at the identity provider. The next page confirms the sign-out.
 */
export async function action({ request, context, url }: ActionFunctionArgs): Promise<Response> {
  const { publicUrl, relyingParty } = context.get(requestContext);
  const { redirectTo, setCookie } = await relyingParty.endSession(
    request.headers.get('cookie'),
    localeOf(url.pathname),
  );
  const cookies = [...setCookie, storeMessage(publicUrl, 'auth.signedOut')];
  return redirectDocument(redirectTo, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

/**
 * Redirects without signing out, because a reload of the address or a link to it must not sign anybody out.
 */
export function loader({ url }: { url: URL }): Response {
  return redirect(addressOf(localeOf(url.pathname), '/'));
}
