import * as client from 'openid-client';
import type { Action, PolicyAddress, Settings } from './settings.ts';

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

export type Connections = (action: Action) => Promise<Connection>;

const timeoutSeconds = 10;

/**
 * Connections made when first needed and kept: a provider that is down at the start costs nothing, and one
 * that comes back is found again. The promise rejects with ProviderUnreachable.
 */
export function createConnections(settings: Settings): Connections {
  const known = new Map<Action, Promise<Connection>>();
  return (action) => {
    const connection = known.get(action) ?? connect(settings, action);
    known.set(action, connection);
    connection.catch(() => known.delete(action)); // the next request tries again
    return connection;
  };
}

async function connect(settings: Settings, action: Action): Promise<Connection> {
  const address = settings.policies[action];
  try {
    const config = await discover(settings, discoveryAddress(settings, address));
    // Verifies the signature of id tokens, even though they come straight from the provider.
    client.enableNonRepudiationChecks(config);
    return typeof address === 'string'
      ? { config, policy: address, parameters: {} }
      : { config, policy: null, parameters: address.parameters ?? {} };
  } catch (cause) {
    settings.log.warn({ action, err: cause }, 'the identity provider cannot be reached');
    throw new ProviderUnreachable(undefined, { cause });
  }
}

async function discover(settings: Settings, address: URL): Promise<client.Configuration> {
  const authentication = settings.clientSecret ? client.ClientSecretPost(settings.clientSecret) : client.None();
  const isInsecure = address.protocol === 'http:'; // only ever our own provider on the developer's machine
  return client.discovery(address, settings.clientId, undefined, authentication, {
    [client.customFetch]: fetchOf(settings),
    timeout: timeoutSeconds,
    execute: isInsecure ? [client.allowInsecureRequests] : [],
  });
}

function fetchOf({ fetch = globalThis.fetch }: Settings): client.CustomFetch {
  // Of all the bodies its type allows, the library sends forms only.
  return (address, { body, ...options }) =>
    fetch(address, { ...options, body: body instanceof URLSearchParams || typeof body === 'string' ? body : null });
}

// The whole address, so that the library does not expect the issuer of each policy to be its own (B2C has one
// for all).
function discoveryAddress({ authority, tenant }: Settings, address: PolicyAddress): URL {
  if (typeof address !== 'string') return new URL(address.discovery);
  const base = [authority.href.replace(/\/$/, ''), tenant, address].filter(Boolean).join('/');
  return new URL(`${base}/v2.0/.well-known/openid-configuration`);
}
