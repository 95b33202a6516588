import * as client from 'openid-client';
import { discoverProvider } from '#identity/both-sides/discover-provider.ts';
import type { IdentityAction, PolicyAddress, Settings } from './settings.ts';
import { isBrokenAnswer } from '#identity/both-sides/is-broken-answer.ts';

/** The provider does not answer, or not as a provider. */
export class ProviderUnreachable extends Error {
  readonly code = 'signIn.providerUnreachable';
}

/** What is known of the provider for one action. */
type Connection = {
  readonly config: client.Configuration;
  /** Name of the policy that tokens must carry in `tfp`; null at a provider without policies. */
  readonly policy: string | null;
  readonly parameters: Readonly<Record<string, string>>;
};

export type Connections = (action: IdentityAction) => Promise<Connection>;

/**
 * Connections made when first needed and kept: a provider that is down at the start costs nothing, and one
 * that comes back is found again. The promise rejects with ProviderUnreachable.
 */
export function createConnections(settings: Settings): Connections {
  const known = new Map<IdentityAction, Promise<Connection>>();
  return (action) => {
    const connection = known.get(action) ?? connect(settings, action);
    known.set(action, connection);
    connection.catch(() => known.delete(action)); // the next request tries again
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

// Initiating User Registration via OpenID Connect 1.0; elsewhere the page of the sign-in leads to the
// sign-up.
function promptOfSignUp(config: client.Configuration): Record<string, string> {
  const known = config.serverMetadata()['prompt_values_supported'];
  return Array.isArray(known) && known.includes('create') ? { prompt: 'create' } : {};
}

function discover({ clientId, clientSecret, fetch }: Settings, address: URL): Promise<client.Configuration> {
  const authentication = clientSecret ? secretAuthentication(clientSecret) : client.None();
  return discoverProvider({ address, clientId, authentication, fetch });
}

// In the body where the provider takes it there, else in a header (OpenID Connect Discovery §3: the default).
function secretAuthentication(secret: string): client.ClientAuth {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    return (takesPost ? post : basic)(server, ...rest);
  };
}

// The whole address, so that the library does not expect the issuer of each policy to be its own (B2C has one
// for all).
function discoveryAddress({ authority, tenant }: Settings, address: PolicyAddress): URL {
  if (typeof address !== 'string') return new URL(address.discovery);
  const base = [authority.href.replace(/\/$/, ''), tenant, address].filter(Boolean).join('/');
  return new URL(`${base}/v2.0/.well-known/openid-configuration`);
}

/**
 * Whether the provider could not be asked, as against a refusal: nobody may be signed out because of that.
 */
export const isOutage = (error: unknown): boolean => error instanceof ProviderUnreachable || isBrokenAnswer(error);
