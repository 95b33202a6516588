import { endSessionsOfAccount } from '#staff/sessions/staff-sessions.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import { type Locale, localized } from '#words/locale.ts';
import type { Jobs } from '#jobs/jobs.ts';
import { embeddedClient } from '#identity/both-sides/embedded-client.ts';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { AuthorizeByPassword } from '#identity/both-sides/password-authorization.ts';
import { createSeal, deriveKey } from '#identity/both-sides/sealing.ts';
import { accountMailSeal, createAccountMail } from './accounts/account-mail.ts';
import { type Assets, makeAssets } from './pages/assets.ts';
import { createAttempts, pruneAttempts } from './accounts/attempts.ts';
import { createPasswordAuthorization } from './interactions/authorize-by-password.ts';
import { pruneCodes } from './codes/code-rows.ts';
import { createCodeStore } from './codes/codes.ts';
import { createFederation } from './federation/federation.ts';
import type { RegisteredServices } from './federation/service.ts';
import { fetchInProcess } from './protocol/fetch-in-process.ts';
import { createForgeryDefence } from './protocol/forgery-defence.ts';
import type { InteractionParts } from './steps/interaction-step.ts';
import type { ProviderLog } from './protocol/log.ts';
import { createKnownDevices } from './accounts/known-device.ts';
import { createMount } from './mount.ts';
import { endAccountSessions, type SessionsAtProvider, sessionsAtProvider } from './accounts/end-account-sessions.ts';
import type { Frame } from './pages/sheet.tsx';
import { policiesByName, type PolicyNames } from './protocol/policies.ts';
import { type Common, createPolicyInstance } from './interactions/policy-instance.ts';
import { pruneChallenges } from './passkeys/challenges.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createPolicyInstances } from './protocol/policy-instances.ts';
import { createProtocolPages } from './interactions/protocol-pages.ts';
import { providerHeaders } from './steps/response-headers.ts';
import { createRefuseOften, type RefuseOften } from './refuse-often.ts';
import { signingKeyStore, type SigningKeys } from './protocol/signing-keys.ts';
import type { Ages, ReadDoubt, ReadRegistrationLists } from './accounts/registration.ts';
import { prunePayloads } from './protocol/storage.ts';

export type ProviderOptions = {
  readonly db: Kysely<Tables>;
  /** Public address of the provider with its path, such as https://example.org/idp. */
  readonly publicUrl: URL;
  /** 32 bytes from which all keys of the provider are derived. */
  readonly secret: Uint8Array;
  readonly clientRedirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly policies: PolicyNames;
  readonly log: ProviderLog;
  /** Queue for the provider's letters. */
  readonly jobs: Jobs;
  /** Choices of a complete sign-up. */
  readonly registrationLists?: ReadRegistrationLists;
  /** Ages at which people may apply for missions. The sign-up page states them. */
  readonly ages?: Ages;
  /** With it, a complete sign-up asks for birth date and nationality first, and tells who may not apply. */
  readonly doubtOf?: ReadDoubt;
  readonly clientId?: string;
  readonly tenant?: string;
  readonly apiScope?: string;
  /**
   * Returns the network address of the person. Behind a proxy only the server knows it, because the socket
   * has the address of the proxy.
   */
  readonly addressOf?: (req: IncomingMessage) => string;
  /**
   * Ends the site's sessions of an account, except the session of these cookies. The provider itself ends its
   * sessions.
   */
  readonly endOtherSessions?: (db: Kysely<Tables>, oid: string, cookieHeader: string | null) => Promise<void>;
  /** True (the default) to limit tries per network address. */
  readonly limitsAddresses?: boolean;
  readonly now?: () => Date;
  /** Services to sign in with, at which the installation is registered; none by default. */
  readonly services?: RegisteredServices;
};

/** An identity provider that behaves like Azure AD B2C, for installations that do not use B2C. */
export type EmbeddedProvider = {
  /** Path below which the provider answers, such as /idp. */
  readonly mountPath: string;
  /** API for which the provider issues access tokens. */
  readonly apiResource: string;
  /** Answers every request below the provider's path. The body must be unread. The promise never rejects. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  readonly refuseOften: RefuseOften;
  /** Services that this provider offers for signing in. */
  readonly services: readonly IdentityService[];
  /**
   * Calls this provider at its public addresses without using the network. Only the site itself uses this
   * function.
   */
  readonly fetch: typeof fetch;
  readonly sessions: SessionsAtProvider;
  readonly authorizeByPassword: AuthorizeByPassword;
  /** Deletes expired data; to be called about once an hour. */
  prune(): Promise<void>;
  /**
   * Loads the current signing keys from the database, and makes the next key once they are old. Call this
   * every minute: a leaked key that was replaced stays valid until the next call.
   */
  takeOverKeys(): Promise<void>;
};

/**
 * Creates the provider. It reads the signing keys and, if there are none, makes the first.
 * @throws if the database does not answer
 */
export async function createProvider(options: ProviderOptions): Promise<EmbeddedProvider> {
  const { db, log, secret } = options;
  const store = signingKeyStore(db, secret, log);
  const now = options.now ?? (() => new Date());
  const assets = makeAssets();
  const parts = interactionParts(options, assets);
  const common = commonOf(options, parts);
  const policies = policiesByName(options.policies);
  const instanceOf = (name: string, keys: SigningKeys): Provider | undefined => {
    const policy = policies.get(name);
    return policy && createPolicyInstance(policy, common, keys);
  };
  const instances = await createPolicyInstances({ store, now, make: instanceOf });
  const { publicUrl } = options;
  const headers = headersOf(options, parts);
  const issuerPath = new URL(common.issuer).pathname.slice(parts.mountPath.length);
  const mount = { publicUrl, policies, issuerPath, instanceOf: instances.of, parts, assets, headers, log };
  const handle = createMount(mount);
  return {
    mountPath: parts.mountPath,
    apiResource: common.api.resource,
    handle,
    refuseOften: createRefuseOften(mount),
    services: parts.federation.services.map(({ name }) => name),
    fetch: fetchInProcess((req, res) => void handle(req, res)),
    sessions: sessionsAtProvider(db),
    authorizeByPassword: createPasswordAuthorization({
      parts,
      api: common.api,
      clientId: common.client.clientId,
      instanceOf: (policy) => instances.of(policy),
    }),
    prune: async () => prune(db, now()),
    takeOverKeys: async () => instances.takeOverKeys(),
  };
}

function headersOf({ publicUrl, clientRedirectUris }: ProviderOptions, { frame }: InteractionParts) {
  const scripts = Object.values(frame('fr').scripts).map((path) => publicUrl.origin + path);
  return providerHeaders(clientRedirectUris, scripts, publicUrl.protocol === 'https:');
}

async function prune(db: Kysely<Tables>, now: Date): Promise<void> {
  await prunePayloads(db);
  await pruneAttempts(db);
  await pruneCodes(db, now);
  await pruneChallenges(db);
}

const pathOf = (url: URL): string => url.pathname.replace(/\/$/, '');

function interactionParts(options: ProviderOptions, assets: Assets): InteractionParts {
  const { db, jobs, secret, publicUrl, log, addressOf, limitsAddresses, services: registered = {} } = options;
  const mountPath = pathOf(publicUrl);
  const frame = (language: Locale, otherLanguageUrl: string | null = null): Frame => ({
    language,
    stylesheet: `${mountPath}${assets.stylesheet}`,
    privacyUrl: new URL(localized(language, '/confidentialite'), publicUrl.origin).href,
    scripts: {
      passkeys: `${mountPath}${assets.scripts.passkeys}`,
      quietTransitions: `${mountPath}${assets.scripts.quietTransitions}`,
      showPassword: `${mountPath}${assets.scripts.showPassword}`,
    },
    siteUrl: publicUrl.origin + localized(language, '/'),
    otherLanguageUrl,
    isOfStaff: false,
  });
  return {
    db,
    mountPath,
    frame,
    devices: createKnownDevices(secret, publicUrl),
    attempts: createAttempts(db, secret, limitsAddresses),
    codes: createCodeStore(secret, options.now ?? (() => new Date())),
    ages: options.ages ?? null,
    doubtOf: options.doubtOf ?? null,
    registrationLists: options.registrationLists ?? (async () => ({ nationalities: [], studyLevels: [] })),
    mail: createAccountMail(jobs, accountMailSeal(secret)),
    passkeys: createPasskeys(db, secret, publicUrl),
    federation: createFederation({ db, secret, publicUrl, registered, log }),
    defence: createForgeryDefence(secret, publicUrl.origin),
    addressOf: addressOf ?? ((req) => req.socket.remoteAddress ?? ''),
    // Ends the site's sessions first. A session that is being refreshed is locked until the provider answers,
    // and the provider's answer would wait for the tokens that are being deleted.
    async endOtherSessions(one, oid, { cookieHeader, session }) {
      await endSessionsOfAccount(one, oid);
      await options.endOtherSessions?.(one, oid, cookieHeader);
      await endAccountSessions(one, oid, session);
    },
  };
}

function commonOf(options: ProviderOptions, { db, mountPath, frame }: InteractionParts): Common {
  const { secret, publicUrl, clientRedirectUris, postLogoutRedirectUris } = options;
  const {
    clientId = embeddedClient.clientId,
    tenant = embeddedClient.tenant,
    apiScope = embeddedClient.apiScope,
  } = options;
  const base = `${publicUrl.origin}${mountPath}/${tenant}`;
  return {
    db,
    log: options.log,
    mountPath,
    issuer: `${base}/v2.0/`,
    seal: createSeal(secret, 'payloads'),
    cookieKeys: [deriveKey(secret, 'cookies').toString('base64url')],
    client: { clientId, redirectUris: clientRedirectUris, postLogoutRedirectUris },
    api: { resource: `${base}/candidates-api`, scope: apiScope },
    pages: (policy) => createProtocolPages({ db, mountPath, frame }, policy),
  };
}
