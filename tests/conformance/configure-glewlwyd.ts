import { z } from 'zod';
import { Browser } from '#identity/testing/browser.ts';

type Addresses = { readonly callback: string; readonly signedOut: string };

const person = { username: 'ana', password: 'un long mot de passe' };
export const registered = { clientId: 'board', clientSecret: 'a-secret-of-the-board' };

const administrator = { username: 'admin', password: 'password' };
const clientModule = z.looseObject({ parameters: z.looseObject({ 'data-format': z.looseObject({}) }) });

type Ask = (method: string, path: string, body?: object) => Promise<string>;

/**
 * Does what an operator does on Glewlwyd's pages: turns on OpenID Connect, adds a person, and registers our
 * site as a client.
 */
export async function configureGlewlwyd(url: URL, pair: object, addresses: Addresses): Promise<void> {
  const ask = asking(new Browser(url));
  await ask('POST', 'auth', administrator);
  await allowSignedOutAddresses(ask);
  await ask('POST', 'mod/plugin/', { ...plugin, parameters: { ...settings, ...pair, iss: `${url.origin}/api/oidc` } });
  await ask('POST', 'user/', { ...person, name: 'Ana Ruiz', email: 'ana@exemple.fr', scope: ['openid', 'g_profile'] });
  await ask('POST', 'client/', clientOf(addresses));
}

/** Does what the script of Glewlwyd's sign-in page does: sends name and password, then the consent. */
export async function signInAtGlewlwyd(browser: Browser, signingIn = person): Promise<void> {
  const ask = asking(browser);
  await ask('POST', 'auth', signingIn);
  await ask('PUT', `auth/grant/${registered.clientId}/`, { scope: 'openid' });
}

const asking =
  (browser: Browser): Ask =>
  async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await browser.request(`/api/${path}`, init);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return text;
  };

async function allowSignedOutAddresses(ask: Ask): Promise<void> {
  const found = clientModule.parse(JSON.parse(await ask('GET', 'mod/client/database')));
  found.parameters['data-format']['post_logout_redirect_uris'] = { multiple: true, read: true, write: true };
  await ask('PUT', 'mod/client/database', found);
  await ask('PUT', 'mod/client/database/reset');
}

const plugin = { module: 'oidc', name: 'oidc', display_name: 'OpenID Connect', enabled: true };

const settings = {
  'jwt-type': 'rsa',
  'jwt-key-size': '256',
  'access-token-duration': 3600,
  'refresh-token-duration': 86_400,
  'code-duration': 600,
  'refresh-token-rolling': true,
  'refresh-token-one-use': 'always',
  'auth-type-code-enabled': true,
  'auth-type-code-revoke-replayed': true,
  'auth-type-refresh-enabled': true,
  'pkce-allowed': true,
  'pkce-required': true,
  'oauth-as-iss-id': true,
  'name-claim': 'mandatory',
  'email-claim': 'mandatory',
  'subject-type': 'public',
  'session-management-allowed': true,
  'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
  'session-cookie-expiration': 3600,
};

const clientOf = ({ callback, signedOut }: Addresses) => ({
  client_id: registered.clientId,
  client_secret: registered.clientSecret,
  name: 'Board',
  confidential: true,
  enabled: true,
  authorization_type: ['code', 'refresh_token'],
  token_endpoint_auth_method: ['client_secret_basic', 'client_secret_post'],
  redirect_uri: [callback],
  post_logout_redirect_uris: [signedOut],
  scope: [],
});
