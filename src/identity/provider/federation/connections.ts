import * as client from 'openid-client';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import { discoverProvider } from '#identity/both-sides/discover-provider.ts';
import type { RegisteredServices, Service, ServiceCredentials } from './service.ts';
import { services } from './services.ts';

/** A service at which the installation is registered, with its discovered configuration. */
export type ServiceConnection = { readonly service: Service; readonly config: client.Configuration };

/**
 * Returns the connection to a service. It is discovered at the first use and then cached; after a failure,
 * the next request tries again. Null for a service that is not configured.
 */
export type ServiceConnections = (name: IdentityService) => Promise<ServiceConnection> | null;

export function createServiceConnections(registered: RegisteredServices): ServiceConnections {
  const known = new Map<IdentityService, Promise<ServiceConnection>>();
  return (name) => {
    const credentials = registered[name];
    if (!credentials) return null;
    const connection = known.get(name) ?? connect(services[name], credentials);
    known.set(name, connection);
    connection.catch(() => known.delete(name));
    return connection;
  };
}

async function connect(service: Service, credentials: ServiceCredentials): Promise<ServiceConnection> {
  const { clientId, clientSecret, issuer = service.issuer } = credentials;
  const config = await discoverProvider({
    address: new URL(issuer),
    clientId,
    authentication: client.ClientSecretPost(clientSecret),
    fetch: completing(service),
  });
  return { service, config };
}

/**
 * Returns a `fetch` that completes the answers of the service's token endpoint before the library reads them.
 */
function completing({ completeTokens }: Service): typeof fetch {
  if (!completeTokens) return globalThis.fetch;
  return async (input, init) => {
    const response = await globalThis.fetch(input, init);
    if (init?.method !== 'POST' || !response.ok) return response;
    const tokens: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    return tokens && typeof tokens === 'object' ? Response.json(completeTokens(tokens)) : response;
  };
}
