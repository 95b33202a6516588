import { z } from 'zod';
import { type Browser, type Page, unescaped } from '#identity/testing/browser.ts';

export const administrator = { username: 'admin', password: 'a-password-of-the-drill' };
const person = { username: 'ana', password: 'un long mot de passe' };
export const registered = { clientId: 'board', clientSecret: 'a-secret-of-the-board' };

const token = z.object({ access_token: z.string() });

/**
 * Does what an operator does on Keycloak's pages: makes a realm, registers our site as a client, and adds a
 * person.
 */
export async function configureKeycloak(
  url: URL,
  { callback, signedOut }: { readonly callback: string; readonly signedOut: string },
): Promise<void> {
  const form = new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', ...administrator });
  const given = await fetch(new URL('/realms/master/protocol/openid-connect/token', url), {
    method: 'POST',
    body: form,
  });
  const { access_token } = token.parse(await given.json());
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    ...realm,
    clients: [
      { ...client, redirectUris: [callback], attributes: { ...attributes, 'post.logout.redirect.uris': signedOut } },
    ],
    users: [user],
  });
  const made = await fetch(new URL('/admin/realms', url), { method: 'POST', headers, body });
  if (made.status !== 201) throw new Error(`The realm was not made: ${made.status} ${await made.text()}`);
}

/** Sends the form of Keycloak's sign-in page. @returns the answer, without following its redirect */
export function signInAtKeycloak(browser: Browser, page: Page): Promise<Page> {
  const form = /<form[^>]* id="kc-form-login"[^]*?>/.exec(page.text)?.[0] ?? '';
  const action = /action="([^"]*)"/.exec(form)?.[1];
  if (action === undefined) throw new Error(`no form to sign in at ${page.url.href}:\n${page.text}`);
  return browser.request(unescaped(action), { method: 'POST', body: new URLSearchParams(person) });
}

const realm = {
  realm: 'board',
  enabled: true,
  registrationAllowed: true,
  // A refresh token is valid once.
  revokeRefreshToken: true,
  refreshTokenMaxReuse: 0,
};

const client = {
  clientId: registered.clientId,
  secret: registered.clientSecret,
  enabled: true,
  publicClient: false,
  standardFlowEnabled: true,
};

const attributes = { 'pkce.code.challenge.method': 'S256' };

const user = {
  username: person.username,
  enabled: true,
  email: 'ana@exemple.fr',
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Ruiz',
  credentials: [{ type: 'password', value: person.password, temporary: false }],
  realmRoles: ['default-roles-board', 'offline_access'],
};
