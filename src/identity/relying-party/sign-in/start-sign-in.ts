import * as client from 'openid-client';
import type { Parts } from './parts.ts';
import type { Principal } from './principal.ts';
import { returnTarget } from './return-target.ts';
import type { IdentityAction } from '#identity/relying-party/connection/settings.ts';
import {
  callbackUri,
  protocolParameter,
  scopeOf,
  scopeOnce,
} from '#identity/relying-party/connection/request-parameters.ts';
import { newState } from './transaction.ts';
import { domainOf, type IdentityService } from '#identity/both-sides/identity-services.ts';
import { type Locale, localized } from '#words/locale.ts';

export type StartSignIn = {
  readonly policy: 'signIn' | 'signUp' | 'passwordReset' | 'profileEdit';
  readonly locale: Locale;
  /** As whom the person signs in; a candidate by default. Staff are always asked for their credentials. */
  readonly principal?: Principal | undefined;
  /**
   * Service to which the provider leads directly, without showing its own page. Ignored if the provider does
   * not offer the service.
   */
  readonly service?: IdentityService | undefined;
  /** Address to return to; an address that is not allowed becomes the home page. */
  readonly returnTo?: string | null | undefined;
  /**
   * Kind of registration to record for a sign-up: a simple account, or an account whose profile the person
   * completes next.
   */
  readonly registration?: 'simple' | 'complete' | undefined;
  /**
   * True to ask for the password even if the provider has a session of the person (OpenID Connect Core,
   * 3.1.2.1).
   */
  readonly fresh?: boolean | undefined;
  /** Token by which the sign-in claims the interrupted form. */
  readonly keptForm?: string | null | undefined;
  /** Cookie header of the request, by which sign-ins that were abandoned in other tabs are deleted. */
  readonly cookieHeader?: string | null | undefined;
};

export type Redirection = { readonly redirectTo: string; readonly setCookie: string[] };

/**
 * Sends the person to the provider (specification §7). It uses the code flow with PKCE S256 (RFC 7636), and a
 * state and nonce for this browser.
 * @throws ProviderUnreachable
 */
export async function startSignIn(parts: Parts, request: StartSignIn): Promise<Redirection> {
  const { settings, transactions } = parts;
  const { locale, policy, principal = 'candidate' } = request;
  const wanted = actionOf(policy, locale);
  const action = settings.policies[wanted] === null ? actionOf('signIn', locale) : wanted;
  const { config, parameters } = await parts.connections(action);
  const now = settings.now();
  const [state, nonce, verifier] = [newState(now), client.randomNonce(), client.randomPKCECodeVerifier()];
  const method = policy === 'signUp' ? (request.registration ?? 'simple') : 'signin';
  const returnTo = returnTarget(request.returnTo, localized(locale, homes[principal]));
  const transaction = {
    state,
    nonce,
    verifier,
    action,
    locale,
    method,
    principal,
    returnTo,
    keptForm: claimTokenOf(request.keptForm),
  } as const;
  const url = client.buildAuthorizationUrl(config, {
    ...protocolParameter(parts),
    ...parameters,
    ...hintOf(request.service, settings.services),
    redirect_uri: callbackUri(parts),
    scope: principal === 'staff' ? scopeOnce(parts) : scopeOf(parts),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
    // This parameter is not `registration`, because OpenID Connect Core, 7.2.1 uses that name.
    ...(policy === 'signUp' && { registration_kind: method }),
    // The embedded provider says nothing to candidates then, and asks for no profile.
    ...(principal === 'staff' && settings.extraParameters && { registration_kind: 'staff' }),
    ...(request.fresh && { prompt: 'login' }),
    // A provider makes a new account by a prompt of its own (`create`), which is a new sign-in too.
    // `max_age` makes the provider say when the person signed in (OpenID Connect Core, 3.1.2.1).
    ...(principal === 'staff' && { prompt: parameters['prompt'] ?? 'login', max_age: '0' }),
  });
  return { redirectTo: url.href, setCookie: transactions.open(transaction, now, request.cookieHeader ?? null) };
}

/** Where a sign-in leads without a target. */
const homes: Readonly<Record<Principal, string>> = { candidate: '/', staff: '/bureau' };

const hintOf = (service: IdentityService | undefined, offered: readonly IdentityService[]): Record<string, string> =>
  service && offered.includes(service) ? { domain_hint: domainOf[service] } : {};

// Refuses a text that is longer than the site's own tokens, because a cookie must contain it.
const claimTokenOf = (text: string | null | undefined): string | null =>
  text && /^[\w-]{43}$/.test(text) ? text : null;

/** The sign-in has a policy for each language. */
const signInActions: Readonly<Record<Locale, IdentityAction>> = { fr: 'signInFr', en: 'signInEn' };

export function actionOf(policy: StartSignIn['policy'], locale: Locale): IdentityAction {
  if (policy !== 'signIn') return policy;
  return signInActions[locale];
}
