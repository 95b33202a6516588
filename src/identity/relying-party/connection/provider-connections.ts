import * as client from 'openid-client';
import { discoverProvider } from '#identity/both-sides/discover-provider.ts';
import type { IdentityAction, PolicyAddress, Settings } from './settings.ts';
import { isBrokenAnswer } from '#identity/both-sides/is-broken-answer.ts';

/** The provider does not answer, or something else answers in its place. */
export class ProviderUnreachable extends Error {
  readonly code = 'signIn.providerUnreachable';
}

/** Discovered configuration of the provider for one action. */
type Connection = {
  readonly config: client.Configuration;
  /** Name of the policy that tokens must have in `tfp`; null at a provider without policies. */
  readonly policy: string | null;
  readonly parameters: Readonly<Record<string, string>>;
};

export type Connections = (action: IdentityAction) => Promise<Connection>;

/**
 * Creates connections when they are first used and then caches them. So an unavailable provider does not
 * delay the start, and is found when it is available again. The promise rejects with ProviderUnreachable.
 */
export function createConnections(settings: Settings): Connections {
  const known = new Map<IdentityAction, Promise<Connection>>();
  return (action) => {
    const connection = known.get(action) ?? connect(settings, action);
    known.set(action, connection);
    // Forgets the failure, so that the next request tries again.
    connection.catch(() => known.delete(action));
    return connection;
  };
}

async function connect(settings: Settings, action: IdentityAction): Promise<Connection> {
  const address = settings.policies[action];
  if (address === null) throw new ProviderUnreachable(`the provider has no ${action}`);
  try {
    const config = await discover(settings, discoveryAddress(settings, address));
    if (typeof address === 'string') return { config, policy: address, parameters: {} };
    const prompt = action === 'signUp' ? promptOfSignUp(config) : {};
    return { config, policy: null, parameters: { ...prompt, ...address.parameters } };
  } catch (cause) {
    settings.log.warn({ action, err: cause }, 'the identity provider cannot be reached');
    throw new ProviderUnreachable(undefined, { cause });
  }
}

// Returns the prompt for a sign-up (Initiating User Registration via OpenID Connect 1.0) if the provider
// supports it. At other providers, the sign-in page links to the sign-up.
function promptOfSignUp(config: client.Configuration): Record<string, string> {
  const known = config.serverMetadata()['prompt_values_supported'];
  return Array.isArray(known) && known.includes('create') ? { prompt: 'create' } : {};
}

function discover({ clientId, clientSecret, fetch }: Settings, address: URL): Promise<client.Configuration> {
  const authentication = clientSecret ? secretAuthentication(clientSecret) : client.None();
  return discoverProvider({ address, clientId, authentication, fetch });
}

// Sends the secret in the body if the provider accepts this. Otherwise it is in a header, the default of
// OpenID Connect Discovery §3.
function secretAuthentication(secret: string): client.ClientAuth {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    return (takesPost ? post : basic)(server, ...rest);
  };
}

// Returns the whole address of the discovery document. With it, the library does not expect a separate issuer
// for each policy; B2C has one issuer for all.
function discoveryAddress({ authority, tenant }: Settings, address: PolicyAddress): URL {
  if (typeof address !== 'string') return new URL(address.discovery);
  const base = [authority.href.replace(/\/$/, ''), tenant, address].filter(Boolean).join('/');
  return new URL(`${base}/v2.0/.well-known/openid-configuration`);
}

/**
 * Tells if the provider could not be reached, which is not a refusal: an outage must not sign anybody out.
 */
export const isOutage = (error: unknown): boolean => error instanceof ProviderUnreachable || isBrokenAnswer(error);
