import type { EventEmitter } from 'node:events';
import type { Kysely } from 'kysely';
import {
  type Interaction,
  Provider,
  errors,
  type AccountClaims,
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Tables } from '#database/tables.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { generationClaim } from '#identity/both-sides/generation-claim.ts';
import type { Seal } from '#identity/both-sides/sealing.ts';
import { findAccount, type Account } from '#identity/provider/accounts/accounts.ts';
import { generationBehind, isCurrent } from '#identity/provider/accounts/generation.ts';
import { askedLanguage } from '#identity/provider/pages/language.ts';
import { firstPartyGrant, nameApiScope, openIdScopes, type ApiAccess } from '#identity/provider/protocol/grant.ts';
import { promptsOf, type ActiveAccounts } from '#identity/provider/steps/interaction-policy.ts';
import type { ProviderLog } from '#identity/provider/protocol/log.ts';
import { noteOutage, type ProtocolPages } from './protocol-pages.ts';
import type { Policy, PolicyKind } from '#identity/provider/protocol/policies.ts';
import { registrationParameter } from '#identity/provider/accounts/registration.ts';
import type { SigningKeys } from '#identity/provider/protocol/signing-keys.ts';
import { pausingStorage } from '#identity/provider/protocol/pausing-storage.ts';
import { createStorage } from '#identity/provider/protocol/storage.ts';
import { domainOf } from '#identity/both-sides/identity-services.ts';

type ProviderClient = {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
};

/** Settings common to all policies. */
export type Common = {
  readonly db: Kysely<Tables>;
  readonly seal: Seal;
  /**
   * The issuer of all policies. With an issuer for each policy, a sign-out would refuse the id token of
   * another policy.
   */
  readonly issuer: string;
  /** Path of the provider, such as /idp. */
  readonly mountPath: string;
  readonly cookieKeys: readonly string[];
  readonly client: ProviderClient;
  readonly api: ApiAccess;
  readonly pages: (policy: PolicyKind) => ProtocolPages;
  readonly log: ProviderLog;
};

// B2C's names for custom attributes.
const detailClaims = ['extension_BirthDate', 'extension_Nationality', 'extension_StudyLevel'];
const claims = {
  openid: ['sub', 'oid', 'tfp', 'emails', 'idp', 'amr'],
  profile: ['name', 'given_name', 'family_name', ...detailClaims],
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
// Lifetime of a refresh token, as in B2C. It begins at the sign-in, so that a new refresh token does not live
// longer.
const refreshLifetime = 14 * day;

/** Creates an OpenID Connect provider for one policy, which the claim `tfp` names, as in B2C. */
export function createPolicyInstance(policy: Policy, common: Common, keys: SigningKeys): Provider {
  const pages = common.pages(policy.kind);
  const provider = new Provider(common.issuer, {
    ...protocol(common, pages),
    jwks: { keys: [...keys] },
    adapter: pausingStorage(createStorage({ db: common.db, seal: common.seal, policy: policy.name })),
    interactions: {
      policy: promptsOf(policy.kind, livingAccounts(common.db)),
      url: (_ctx, interaction) =>
        `${common.mountPath}/${policy.name}/interaction/${interaction.uid}${langOf(interaction)}`,
    },
    findAccount: async (_ctx, oid, token) => {
      const account = await findAccount(common.db, oid);
      const idp = idpOf(token && 'amr' in token ? token.amr : []);
      return account && { accountId: oid, claims: () => ({ ...claimsOf(account, policy), idp }) };
    },
    extraTokenClaims: async (ctx, token) => ({
      tfp: policy.name,
      ...('accountId' in token ? await accountClaims(common.db, token.accountId, ctx) : {}),
    }),
  });
  // Makes the library use the forwarded headers. They are trustworthy, because the mount has replaced them by
  // the public address.
  provider.proxy = true;
  provider.use(pages.around);
  provider.use(nameApiScope(common.api));
  logFailures(provider, policy, common.log);
  return provider;
}

// Returns the language in the page's address. A browser without cookies loses its interaction, and then only
// the address states the language.
function langOf({ params }: Interaction): string {
  const language = askedLanguage(params['ui_locales']);
  return language === null ? '' : `?ui_locales=${language}`;
}

/**
 * Returns the claims of an account.
 * @throws InvalidGrant if the account's sessions were ended while the token was made
 */
async function accountClaims(db: Kysely<Tables>, oid: string, { oidc: { entities } }: KoaContextWithOIDC) {
  const shown = entities.RotatedRefreshToken ?? entities.RefreshToken ?? entities.AuthorizationCode;
  const generation = shown && (await generationBehind(db, oid, shown.jti));
  if (generation === undefined) throw new errors.InvalidGrant('the sign-in was ended');
  return { oid, [generationClaim]: generation };
}

const livingAccounts = (db: Kysely<Tables>): ActiveAccounts => ({
  isThere: async (oid) => (await findAccount(db, oid)) !== undefined,
  isCurrent: async (account) => isCurrent(db, account),
});

function logFailures(provider: Provider, { name: policy }: Policy, log: ProviderLog): void {
  const failed = (err: unknown): void =>
    log[isDatabaseUnavailable(err) ? 'warn' : 'error']({ err, policy }, 'the identity provider failed');
  // The types lack the 'error' event. It needs a listener, because without one the library prints to the
  // console.
  const emitter: EventEmitter = provider;
  emitter.on('error', failed);
  provider.on('server_error', (ctx, err) => {
    noteOutage(ctx, err);
    failed(err);
  });
  provider.on('grant.error', (_ctx, { error, error_detail }) =>
    log.info({ error, error_detail, policy }, 'no token given'),
  );
}

function claimsOf(account: Account, policy: Policy): AccountClaims {
  const { oid, email, given_name, family_name } = account;
  const name = `${given_name} ${family_name}`;
  const asked = {
    extension_BirthDate: account.birth_date,
    extension_Nationality: account.nationality,
    extension_StudyLevel: account.study_level,
  };
  return { sub: oid, oid, tfp: policy.name, emails: [email], given_name, family_name, name, ...asked };
}

function protocol({ client, api, cookieKeys, mountPath }: Common, pages: ProtocolPages): Configuration {
  return {
    clients: [metadataOf(client)],
    scopes: [...openIdScopes],
    extraParams: ['domain_hint', registrationParameter],
    claims,
    conformIdTokenClaims: false,
    cookies: cookiesOf(mountPath, cookieKeys),
    routes,
    features: featuresOf(api, pages),
    responseTypes: ['code'],
    pkce: { required: () => true },
    rotateRefreshToken: () => true,
    issueRefreshToken: (_ctx, _client, source) => source.scopes.has('offline_access'),
    loadExistingGrant: (ctx) => firstPartyGrant(ctx, api),
    clientBasedCORS: () => false,
    renderError: pages.error,
    ttl: lifetimes,
  };
}

const metadataOf = ({ clientId, redirectUris, postLogoutRedirectUris }: ProviderClient): ClientMetadata => ({
  client_id: clientId,
  redirect_uris: [...redirectUris],
  post_logout_redirect_uris: [...postLogoutRedirectUris],
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
});

const cookiesOf = (mountPath: string, keys: readonly string[]): Configuration['cookies'] => ({
  names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
  keys: [...keys],
  long: { path: `${mountPath}/`, httpOnly: true, sameSite: 'lax', signed: true },
  short: { httpOnly: true, sameSite: 'lax', signed: true },
});

// Paths of the protocol, with the names that B2C uses.
const routes: Configuration['routes'] = {
  authorization: '/oauth2/v2.0/authorize',
  token: '/oauth2/v2.0/token',
  end_session: '/oauth2/v2.0/logout',
  jwks: '/discovery/v2.0/keys',
};

const featuresOf = (api: ApiAccess, { signOut, signedOut }: ProtocolPages): Configuration['features'] => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  userinfo: { enabled: false },
  rpInitiatedLogout: { enabled: true, logoutSource: signOut, postLogoutSuccessSource: signedOut },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => api.resource,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({ scope: api.scope, accessTokenFormat: 'jwt' }),
  },
});

const lifetimes: Configuration['ttl'] = {
  AccessToken: hour,
  AuthorizationCode: minute,
  IdToken: hour,
  Interaction: hour,
  Session: day,
  Grant: refreshLifetime + day,
  RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? refreshLifetime,
};

const domains = Object.values(domainOf);

/** Returns B2C's claim `idp` for an authentication method (RFC 8176): the domain of the service, or local. */
const idpOf = (methods: readonly string[] = []): string =>
  methods.find((method) => domains.includes(method)) ?? 'local';
