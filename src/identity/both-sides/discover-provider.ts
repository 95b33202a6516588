import * as client from 'openid-client';

/** The site's registration at a provider, and the function that calls the provider. */
type Registration = {
  /** Issuer, or the whole address of its discovery document. */
  readonly address: URL;
  readonly clientId: string;
  readonly authentication: client.ClientAuth;
  /** Replaces `fetch`, for example for a provider in this process. */
  readonly fetch?: typeof fetch | undefined;
};

const timeoutSeconds = 10;

/**
 * Reads the provider's discovery document. Afterwards, the library verifies the signatures of id tokens,
 * although they come straight from the provider.
 * @throws errors of the library or the network; isBrokenAnswer recognises outages.
 */
export async function discoverProvider(registration: Registration): Promise<client.Configuration> {
  const { address, clientId, authentication } = registration;
  // Plain http is allowed only for a provider on the developer's machine.
  const isInsecure = address.protocol === 'http:';
  const config = await client.discovery(address, clientId, undefined, authentication, {
    [client.customFetch]: formFetch(registration),
    timeout: timeoutSeconds,
    execute: isInsecure ? [client.allowInsecureRequests] : [],
  });
  client.enableNonRepudiationChecks(config);
  return config;
}

function formFetch({ fetch = globalThis.fetch }: Registration): client.CustomFetch {
  // Passes the body on with a narrower type: the library's type allows several kinds of bodies, but it sends
  // only forms.
  return (address, { body, ...options }) =>
    fetch(address, { ...options, body: body instanceof URLSearchParams || typeof body === 'string' ? body : null });
}
