import * as client from 'openid-client';

/** How we are known at a provider, and how it is asked. */
type Registration = {
  /** Issuer, or the whole address of its discovery document. */
  readonly address: URL;
  readonly clientId: string;
  readonly authentication: client.ClientAuth;
  /** Over the network by default. */
  readonly fetch?: typeof fetch | undefined;
};

const timeoutSeconds = 10;

/**
 * What a provider says of itself. The signature of its id tokens will be verified, even though they come
 * straight from it.
 * @throws whatever the library or the network says; isBrokenAnswer tells outages.
 */
export async function discoverProvider(registration: Registration): Promise<client.Configuration> {
  const { address, clientId, authentication } = registration;
  const isInsecure = address.protocol === 'http:'; // only ever a provider on the developer's machine
  const config = await client.discovery(address, clientId, undefined, authentication, {
    [client.customFetch]: formFetch(registration),
    timeout: timeoutSeconds,
    execute: isInsecure ? [client.allowInsecureRequests] : [],
  });
  client.enableNonRepudiationChecks(config);
  return config;
}

function formFetch({ fetch = globalThis.fetch }: Registration): client.CustomFetch {
  // Of all the bodies its type allows, the library sends forms only.
  return (address, { body, ...options }) =>
    fetch(address, { ...options, body: body instanceof URLSearchParams || typeof body === 'string' ? body : null });
}
