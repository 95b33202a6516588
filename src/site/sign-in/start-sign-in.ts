import { type LoaderFunctionArgs, redirect } from 'react-router';
import { returnTarget } from '#identity/relying-party/return-target.ts';
import { relyingPartyContext, viewerContext } from '../context.ts';
import { localeOf, localized } from '../i18n/locale.ts';

/** `/connexion?to=…`: leaves for the identity provider, and comes back to the target. */
export function signIn(args: LoaderFunctionArgs): Promise<Response> {
  return start(args, 'signIn');
}

/** `/inscription?to=…`: the same, beginning with a new account. */
export function signUp(args: LoaderFunctionArgs): Promise<Response> {
  return start(args, 'signUp');
}

async function start({ request, url, context }: LoaderFunctionArgs, policy: 'signIn' | 'signUp'): Promise<Response> {
  const locale = localeOf(url.pathname);
  const returnTo = returnTarget(url.searchParams.get('to'), localized(locale, '/'));
  if (context.get(viewerContext).kind === 'candidate') return redirect(returnTo);
  const cookieHeader = request.headers.get('cookie');
  const { redirectTo, setCookie } = await context
    .get(relyingPartyContext)
    .startSignIn({ policy, locale, returnTo, cookieHeader });
  return redirect(redirectTo, { headers: setCookie.map((cookie) => ['Set-Cookie', cookie]) });
}
