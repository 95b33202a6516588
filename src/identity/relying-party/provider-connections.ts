import * as client from 'openid-client';
import { discoverProvider } from '../discover-provider.ts';
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
  if (address === null) throw new ProviderUnreachable(`the provider has no ${action}`);
  try {
    const config = await discover(settings, discoveryAddress(settings, address));
    return typeof address === 'string'
      ? { config, policy: address, parameters: {} }
      : { config, policy: null, parameters: address.parameters ?? {} };
  } catch (cause) {
    settings.log.warn({ action, err: cause }, 'the identity provider cannot be reached');
    throw new ProviderUnreachable(undefined, { cause });
  }
}

function discover({ clientId, clientSecret, fetch }: Settings, address: URL): Promise<client.Configuration> {
  const authentication = clientSecret ? client.ClientSecretPost(clientSecret) : client.None();
  return discoverProvider({ address, clientId, authentication, fetch });
}

// The whole address, so that the library does not expect the issuer of each policy to be its own (B2C has one
// for all).
function discoveryAddress({ authority, tenant }: Settings, address: PolicyAddress): URL {
  if (typeof address !== 'string') return new URL(address.discovery);
  const base = [authority.href.replace(/\/$/, ''), tenant, address].filter(Boolean).join('/');
  return new URL(`${base}/v2.0/.well-known/openid-configuration`);
}
