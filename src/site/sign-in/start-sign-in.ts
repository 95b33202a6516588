import { type LoaderFunctionArgs, redirect } from 'react-router';
import { signInContext, viewerContext } from '../context.ts';
import { localeOf, localized } from '../i18n/locale.ts';
import { returnTarget } from './return-target.ts';

/** `/connexion?to=…`: leaves for the identity provider, and comes back to the target. */
export function signIn(args: LoaderFunctionArgs): Promise<Response> {
  return start(args, 'signIn');
}

/** `/inscription?to=…`: the same, beginning with a new account. */
export function signUp(args: LoaderFunctionArgs): Promise<Response> {
  return start(args, 'signUp');
}

async function start({ request, context }: LoaderFunctionArgs, policy: 'signIn' | 'signUp'): Promise<Response> {
  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  const returnTo = returnTarget(url.searchParams.get('to'), localized(locale, '/'));
  if (context.get(viewerContext).kind === 'candidate') return redirect(returnTo);
  const { redirectTo, setCookie } = await context.get(signInContext).startSignIn({ policy, locale, returnTo });
  return redirect(redirectTo, { headers: { 'Set-Cookie': setCookie } });
}
