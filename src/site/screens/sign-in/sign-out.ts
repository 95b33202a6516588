import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { storeMessage } from '#site/routing/stored-message.ts';

/** `/deconnexion`: signs out here, then at the identity provider; the page that is reached then says so. */
export async function action({ request, context, url }: ActionFunctionArgs): Promise<Response> {
  const { relyingParty } = context.get(requestContext);
  const { redirectTo, setCookie } = await relyingParty.endSession(
    request.headers.get('cookie'),
    localeOf(url.pathname),
  );
  const cookies = [...setCookie, storeMessage(context.get(requestContext).publicUrl, 'auth.signedOut')];
  return redirectDocument(redirectTo, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
}

/** Someone who reloads the address, or follows a link to it, has asked for nothing. */
export function loader({ url }: { url: URL }): Response {
  return redirect(addressOf(localeOf(url.pathname), '/'));
}
