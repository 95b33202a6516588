import type { Settings } from './settings.ts';

type WithSettings = { readonly settings: Settings };

/** Returns the address to which the provider sends the browser back. */
export const callbackUri = ({ settings }: WithSettings): string =>
  new URL(settings.callbackPath, settings.publicUrl).href;

/**
 * Returns the scopes to request, including that of the API, because B2C issues no access token without it.
 */
export const scopeOf = ({ settings: { scopes, apiScope } }: WithSettings): string =>
  apiScope === null ? scopes : `${scopes} ${apiScope}`;

/** Returns the scopes of a sign-in whose tokens are not kept: without the token that would refresh them. */
export const scopeOnce = (parts: WithSettings): string =>
  scopeOf(parts)
    .split(' ')
    .filter((scope) => scope !== 'offline_access')
    .join(' ');

/**
 * Returns additional parameters for the token endpoint. B2C expects the scopes again. Other providers do not
 * get them, because they might exceed the granted scopes (RFC 6749 §6).
 */
export const tokenParameters = (parts: WithSettings, policy: string | null): Record<string, string> =>
  policy === null ? {} : { scope: scopeOf(parts) };

/** Parameter by which B2C recognises the protocol (specification §7). */
export const protocolParameter = ({ settings }: WithSettings): Record<string, string> =>
  settings.extraParameters ? { protocol: 'oauth2' } : {};

/** Adds `response_type` to the request that redeems a code (specification §7). */
export const codeParameters = (parts: WithSettings, policy: string | null): Record<string, string> => ({
  ...tokenParameters(parts, policy),
  ...(parts.settings.extraParameters && { response_type: 'code' }),
});
