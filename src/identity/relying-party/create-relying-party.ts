import { createCookieJar } from '#http/cookies.ts';
import { embeddedClient } from '#identity/both-sides/embedded-client.ts';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import { createSeal } from '#identity/both-sides/sealing.ts';
import { createAccessTokenReader, type ReadAccessToken } from './connection/access-tokens.ts';
import { endSession } from './signed-in/end-session.ts';
import { pruneAnswered } from './sign-in/answered-sign-ins.ts';
import { type FinishSignIn, finishSignIn, type FinishedSignIn } from './sign-in/finish-sign-in.ts';
import { createOwnSessions, type OwnSessions } from './signed-in/own-sessions.ts';
import { type SignedInLocally, type SignInLocally, signInLocally, signOutLocally } from './sign-in/local-sign-in.ts';
import type { Parts } from './sign-in/parts.ts';
import { createInterruptedForms, type InterruptedForms } from './sessions/interrupted-forms.ts';
import { createConnections } from './connection/provider-connections.ts';
import { readSession, type Session } from './signed-in/read-session.ts';
import { createSessionRefresher } from './sessions/session-refresher.ts';
import { createSessionStore } from './sessions/session-store.ts';
import type { OptionalAction, Settings } from './connection/settings.ts';
import type { FinishedStaffSignIn } from './sign-in/finish-staff-sign-in.ts';
import { type Redirection, type StartSignIn, startSignIn } from './sign-in/start-sign-in.ts';
import { createTransactions } from './sign-in/transaction.ts';
import type { Locale } from '#words/locale.ts';

export const defaultCallbackPath = '/connexion/retour';

type Defaulted = 'clientId' | 'apiScope' | 'scopes' | 'extraParameters' | 'callbackPath' | 'services' | 'now';

export type RelyingPartyOptions = Omit<Settings, Defaulted> & Partial<Pick<Settings, Defaulted>>;

/**
 * Sign-in at an OpenID Connect provider, and the sessions that result. For the site, the embedded provider
 * and Azure AD B2C differ only in configuration.
 */
export type RelyingParty = {
  /** Services with which startSignIn can start directly. */
  readonly services: readonly IdentityService[];
  /** Tells if the provider supports the action. */
  offers(action: OptionalAction): boolean;
  /** @throws ProviderUnreachable */
  startSignIn(request: StartSignIn): Promise<Redirection>;
  /**
   * @throws SignInIgnored, ForgottenPassword, UserUnavailable, SignInCancelled, OtherPolicyRequested,
   * SignInUnanswered, SignInNotFresh, ProviderError
   */
  finishSignIn(request: FinishSignIn): Promise<FinishedSignIn | FinishedStaffSignIn>;
  /** @throws PasswordsElsewhere, WrongCredentials, AddressUnproven, TooManyAttempts, ProviderUnreachable */
  signInLocally(request: SignInLocally): Promise<SignedInLocally>;
  /** Ends session and tokens without a page; returns the Set-Cookie lines of the answer. */
  signOutLocally(cookieHeader: string | null): Promise<string[]>;
  readSession(cookieHeader: string | null): Promise<Session | null>;
  /** @throws AccessTokenRefused, ProviderUnreachable */
  readonly readAccessToken: ReadAccessToken;
  /** Signs out at the site. Returns the address at which the browser then signs out at the provider. */
  endSession(cookieHeader: string | null, locale?: Locale): Promise<Redirection>;
  /**
   * Ends a session by the id that readSession returned, for example if the account has become unavailable.
   */
  dropSession(sessionId: string): Promise<void>;
  /** The Set-Cookie line that deletes the session cookie. */
  readonly forgetCookie: string;
  readonly interruptedForms: InterruptedForms;
  readonly ownSessions: OwnSessions;
  prune(): Promise<void>;
};

/**
 * Creates the relying party without calling the provider, which is discovered when somebody first signs in.
 */
export function createRelyingParty(options: RelyingPartyOptions): RelyingParty {
  const parts = partsOf(options);
  const { settings, sessions, cookies, interruptedForms } = parts;
  return {
    services: settings.services,
    offers: (action) => settings.policies[action] !== null,
    startSignIn: (request) => startSignIn(parts, request),
    finishSignIn: (request) => finishSignIn(parts, request),
    signInLocally: (request) => signInLocally(parts, request),
    signOutLocally: (cookieHeader) => signOutLocally(parts, cookieHeader),
    readSession: (cookieHeader) => readSession(parts, cookieHeader),
    readAccessToken: createAccessTokenReader(settings, parts.connections),
    endSession: (cookieHeader, locale = 'fr') => endSession(parts, cookieHeader, locale),
    dropSession: (sessionId) => sessions.drop(settings.db, Buffer.from(sessionId, 'hex')),
    forgetCookie: cookies.clear('session'),
    interruptedForms,
    ownSessions: createOwnSessions(parts),
    async prune() {
      const { db, now } = settings;
      await Promise.all([sessions.prune(db), interruptedForms.prune(), pruneAnswered(db, now())]);
    },
  };
}

// Scopes for B2C, without `email`: B2C refuses this scope and puts the address into every id token anyway.
// Other providers require it.
const b2cScopes = 'openid profile offline_access';
const plainScopes = 'openid profile email offline_access';

function partsOf(options: RelyingPartyOptions): Parts {
  const hasPolicies = typeof options.policies.signInFr === 'string';
  const settings: Settings = {
    clientId: embeddedClient.clientId,
    apiScope: hasPolicies ? embeddedClient.apiScope : null,
    scopes: hasPolicies ? b2cScopes : plainScopes,
    extraParameters: true,
    callbackPath: defaultCallbackPath,
    services: [],
    now: () => new Date(),
    ...options,
  };
  const cookies = createCookieJar(settings.publicUrl);
  const connections = createConnections(settings);
  const sessions = createSessionStore(createSeal(settings.secret, 'sessions'));
  return {
    settings,
    cookies,
    connections,
    sessions,
    interruptedForms: createInterruptedForms(
      { db: settings.db, seal: createSeal(settings.secret, 'kept-forms'), cookies },
      sessions,
    ),
    transactions: createTransactions(createSeal(settings.secret, 'transactions'), cookies),
    refresh: createSessionRefresher({ settings, sessions, connections }),
  };
}
