import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { ProviderUnreachable } from '#identity/relying-party/connection/provider-connections.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import type { StartSignIn } from '#identity/relying-party/sign-in/start-sign-in.ts';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { storeMessage } from '#site/routing/stored-message.ts';
import { wayBack } from './way-back.ts';

/** All sign-in methods share the counter of this limit. */
export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  limit: { name: 'sign-in', max: 60, counts: 'requests' },
});

/**
 * `/connexion?to=…`: redirects to the identity provider, without the router. After the sign-in, the provider
 * sends the browser back, and the site leads to the target `to`.
 */
export function signIn(args: LoaderFunctionArgs): Promise<Response> {
  return startUnlessSignedIn(args, 'signIn');
}

/** `/inscription?to=…`: like `/connexion`, with a sign-up first. */
export function signUp(args: LoaderFunctionArgs): Promise<Response> {
  return startUnlessSignedIn(args, 'signUp');
}

/** `/mot-de-passe?to=…`: like `/connexion`, with a password reset first. */
export function resetPassword(args: LoaderFunctionArgs): Promise<Response> {
  return start(args, 'passwordReset');
}

/**
 * `/espace-personnel/connexion`: like `/connexion`, to edit the sign-in data, if the provider allows this.
 */
export async function editSignIn(args: LoaderFunctionArgs): Promise<Response> {
  const profile = addressOf(localeOf(args.url.pathname), '/espace-personnel/profil');
  if (!args.context.get(requestContext).relyingParty.offers('profileEdit')) return redirect(profile);
  return start(args, 'profileEdit', profile);
}

async function startUnlessSignedIn(args: LoaderFunctionArgs, policy: StartSignIn['policy']): Promise<Response> {
  if (args.context.get(requestContext).viewer.kind === 'candidate') return redirect(targetOf(args.url));
  return start(args, policy);
}

async function start(
  { request, url, context }: LoaderFunctionArgs,
  policy: StartSignIn['policy'],
  returnTo = targetOf(url),
): Promise<Response> {
  const locale = localeOf(url.pathname);
  const cookieHeader = request.headers.get('cookie');
  try {
    const { relyingParty } = context.get(requestContext);
    const query = url.searchParams;
    const start = await relyingParty.startSignIn({
      policy,
      locale,
      returnTo,
      registration: isComplete(url) ? 'complete' : 'simple',
      service: relyingParty.services.find((one) => one === query.get('service')),
      fresh: query.get('fresh') === 'yes',
      keptForm: query.get('kept'),
      cookieHeader,
    });
    return redirectDocument(start.redirectTo, { headers: start.setCookie.map((cookie) => ['Set-Cookie', cookie]) });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    // Redirects to the home page, because the target itself may require sign-in.
    const message = storeMessage(context.get(requestContext).publicUrl, 'auth.errors.loginFailed');
    return redirect(wayBack(addressOf(locale, '/'), { locale, cookieHeader }), { headers: { 'Set-Cookie': message } });
  }
}

const isComplete = ({ searchParams }: URL): boolean => searchParams.get('registration') === 'complete';

/**
 * Returns the target of a sign-in. A complete sign-up leads to the profile first, because its last step is
 * the CV; the profile then leads to the target.
 */
function targetOf(url: URL): string {
  const locale = localeOf(url.pathname);
  const target = returnTarget(url.searchParams.get('to'), addressOf(locale, '/'));
  const profile = addressOf(locale, '/espace-personnel/profil');
  if (!isComplete(url) || target.startsWith(profile)) return target;
  return returnTarget(`${profile}?${new URLSearchParams({ to: target })}`, profile);
}
