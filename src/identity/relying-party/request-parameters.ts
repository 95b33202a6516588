import type { Settings } from './settings.ts';

type WithSettings = { readonly settings: Settings };

/** Where the provider sends the browser back. */
export const callbackUri = ({ settings }: WithSettings): string =>
  new URL(settings.callbackPath, settings.publicUrl).href;

/** What is asked for. Without the API scope B2C gives no access token. */
export const scopeOf = ({ settings }: WithSettings): string => `openid profile offline_access ${settings.apiScope}`;
