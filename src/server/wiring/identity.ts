import { hour, minute } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { maxAge, minAge } from '#board/candidates/age.ts';
import { eligibilityDoubts } from '#board/candidates/eligibility.ts';
import { dayInParis } from '#words/paris-days.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';
import type { RegistrationLists } from '#identity/provider/accounts/registration.ts';
import { createProvider, type EmbeddedProvider, type ProviderOptions } from '#identity/provider/create-provider.ts';
import {
  createRelyingParty,
  defaultCallbackPath,
  type RelyingParty,
} from '#identity/relying-party/create-relying-party.ts';
import { signedOutUris } from '#identity/relying-party/signed-in/end-session.ts';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import type { RegisteredServices } from '#identity/provider/federation/service.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import { nationalityChoices, studyLevelChoices } from '#reference/profile-choices.ts';
import { identityProviderOf } from './identity-provider.ts';
import { type KeyOf, providerSecretOf } from './secret.ts';
import type { SiteFoundations } from './site-foundations.ts';
import { visitorNetwork } from '#server/http/visitor-network.ts';

type EndOtherSessions = NonNullable<ProviderOptions['endOtherSessions']>;

type Identity = { relyingParty: RelyingParty; provider: EmbeddedProvider | null; stop: () => void };

/**
 * Creates the relying party, and the embedded provider unless another provider is configured. Both delete
 * their expired data every hour.
 */
export async function createIdentity(
  foundations: SiteFoundations,
  keyOf: KeyOf,
  board: Pick<Board, 'jobs' | 'reference'>,
): Promise<Identity> {
  const endOtherSessions: EndOtherSessions = (one, oid, cookies) =>
    relyingParty.ownSessions.dropOthers(one, oid, cookies);
  const provider = await embeddedProvider(foundations, { ...board, keyOf, endOtherSessions });
  const relyingParty: RelyingParty = relyingPartyOf(foundations, keyOf, provider);
  return { relyingParty, provider, stop: keepTidy(relyingParty, provider, foundations.log) };
}

/** Returns the address of the embedded provider, also if the site uses another provider. */
const embeddedUrl = (publicUrl: URL): URL => new URL('/idp', publicUrl);

type ProviderParts = Pick<Board, 'jobs' | 'reference'> & {
  readonly keyOf: KeyOf;
  readonly endOtherSessions: EndOtherSessions;
};

/** Creates the embedded provider; null if another provider is configured. */
async function embeddedProvider(
  { configuration, db, log }: SiteFoundations,
  { jobs, reference, keyOf, endOtherSessions }: ProviderParts,
): Promise<EmbeddedProvider | null> {
  const { publicUrl } = configuration;
  const chosen = identityProviderOf(configuration);
  if (chosen.kind !== 'embedded') return null;
  return createProvider({
    db,
    log,
    policies: chosen.policies,
    publicUrl: embeddedUrl(publicUrl),
    jobs,
    ages: { youngest: minAge, oldest: maxAge },
    doubtOf: (answers) => eligibilityDoubts(answers, dayInParis(new Date()))[0] ?? null,
    registrationLists: async (locale) => listsIn(locale, await reference()),
    secret: providerSecretOf(keyOf),
    limitsAddresses: configuration.rateLimits,
    services: registeredServices(configuration),
    addressOf: visitorNetwork,
    endOtherSessions,
    clientRedirectUris: [new URL(defaultCallbackPath, publicUrl).href],
    postLogoutRedirectUris: Object.values(signedOutUris(publicUrl)),
  });
}

/** Creates the relying party of the embedded or of the configured provider. */
function relyingPartyOf(
  { configuration, db, log }: SiteFoundations,
  keyOf: KeyOf,
  provider: EmbeddedProvider | null,
): RelyingParty {
  const { publicUrl } = configuration;
  const chosen = identityProviderOf(configuration);
  return createRelyingParty({
    db,
    log,
    policies: chosen.policies,
    publicUrl,
    secret: keyOf('sign-in'),
    authority: (chosen.kind === 'other' ? chosen.authority : null) ?? embeddedUrl(publicUrl),
    tenant: provider ? undefined : configuration.identityTenant,
    clientSecret: configuration.identityClientSecret,
    apiAudience: provider ? provider.apiResource : configuration.identityApiAudience,
    extraParameters: configuration.identityExtraParameters,
    services: provider ? provider.services : (configuration.identityServices ?? []),
    fetch: provider?.fetch,
    sessionsAtProvider: provider?.sessions,
    authorizeByPassword: provider?.authorizeByPassword,
    ...(configuration.identityClientId ? { clientId: configuration.identityClientId } : {}),
    ...(configuration.identityApiScope === undefined ? {} : { apiScope: configuration.identityApiScope }),
    ...(configuration.identityScopes ? { scopes: configuration.identityScopes } : {}),
  });
}

/**
 * Regularly deletes expired data and loads keys that other processes made. Returns a function that ends this.
 */
function keepTidy(
  relyingParty: RelyingParty,
  provider: EmbeddedProvider | null,
  log: SiteFoundations['log'],
): () => void {
  const prune = async () => {
    await Promise.all([relyingParty.prune(), provider?.prune()]).catch((error: unknown) =>
      log.warn({ err: error }, 'expired rows could not be deleted'),
    );
  };
  const takeOverKeys = async () => {
    await provider
      ?.takeOverKeys()
      .catch((error: unknown) => log.warn({ err: error }, 'signing keys could not be read'));
  };
  const timers = [
    setInterval(() => void prune(), hour).unref(),
    setInterval(() => void takeOverKeys(), minute).unref(),
  ];
  return () => timers.forEach(clearInterval);
}

const listsIn = (locale: Locale, reference: Reference): RegistrationLists => ({
  nationalities: nationalityChoices(locale),
  studyLevels: studyLevelChoices(reference, locale),
});

/** Returns the services whose credentials are in the environment. */
function registeredServices(configuration: Configuration): RegisteredServices {
  const { googleClientId, googleClientSecret, googleIssuer } = configuration;
  const { linkedinClientId, linkedinClientSecret, linkedinIssuer } = configuration;
  return {
    ...credentials('google', googleClientId, googleClientSecret, googleIssuer),
    ...credentials('linkedin', linkedinClientId, linkedinClientSecret, linkedinIssuer),
  };
}

function credentials(service: IdentityService, clientId?: string, clientSecret?: string, issuer?: string) {
  return clientId && clientSecret ? { [service]: { clientId, clientSecret, issuer } } : {};
}
