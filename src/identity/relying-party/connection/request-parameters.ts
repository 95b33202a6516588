import type { Settings } from './settings.ts';

type WithSettings = { readonly settings: Settings };

/** Where the provider sends the browser back. */
export const callbackUri = ({ settings }: WithSettings): string =>
  new URL(settings.callbackPath, settings.publicUrl).href;

/** What is asked for. Without the API scope B2C gives no access token. */
export const scopeOf = ({ settings: { scopes, apiScope } }: WithSettings): string =>
  apiScope === null ? scopes : `${scopes} ${apiScope}`;

/**
 * What the token endpoint is asked besides. B2C wants the scopes again; elsewhere they could be more than was
 * granted (RFC 6749 §6).
 */
export const tokenParameters = (parts: WithSettings, policy: string | null): Record<string, string> =>
  policy === null ? {} : { scope: scopeOf(parts) };

/** B2C is told which of its protocols is meant (specification §7). */
export const protocolParameter = ({ settings }: WithSettings): Record<string, string> =>
  settings.extraParameters ? { protocol: 'oauth2' } : {};

/** The form that redeems a code has `response_type` too (specification §7). */
export const codeParameters = (parts: WithSettings, policy: string | null): Record<string, string> => ({
  ...tokenParameters(parts, policy),
  ...(parts.settings.extraParameters && { response_type: 'code' }),
});
