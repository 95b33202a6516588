import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { afterAll } from 'vitest';

const hour = 3600;
const person = { sub: 'person-1', email: 'ana@exemple.fr', email_verified: true, name: 'Ana Ruiz' };
const registration = { client_id: 'board', client_secret: 'a-secret-of-the-board' };

export type PlainProvider = {
  readonly discovery: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  readonly person: typeof person;
  /** Authorization requests received, newest last. */
  readonly asked: URLSearchParams[];
  /** Forms that the token endpoint received, the newest last. */
  readonly redeemed: URLSearchParams[];
};

/**
 * Starts a provider without policies, with the defaults of the library: names and address are only at the
 * userinfo endpoint, and a refresh token stays the same. Every sign-in is that of the same person.
 */
export async function startPlainProvider(callback: () => string, chosen: Configuration = {}): Promise<PlainProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const asked: URLSearchParams[] = [];
  const redeemed: URLSearchParams[] = [];
  let provider: Provider | undefined;
  server.on('request', (req, res) => {
    const url = new URL(req.url ?? '/', issuer);
    if (url.pathname === '/auth') asked.push(url.searchParams);
    provider ??= new Provider(issuer, configurationOf(callback(), chosen));
    if (url.pathname === '/token') keepForm(req, redeemed);
    if (!url.pathname.startsWith('/interaction/')) return void provider.callback()(req, res);
    void provider.interactionFinished(req, res, { login: { accountId: person.sub }, create: {} });
  });
  const client = { clientId: registration.client_id, clientSecret: registration.client_secret };
  return { discovery: `${issuer}/.well-known/openid-configuration`, client, person, asked, redeemed };
}

function keepForm(req: IncomingMessage, forms: URLSearchParams[]): void {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => forms.push(new URLSearchParams(Buffer.concat(chunks).toString())));
}

function configurationOf(callback: string, chosen: Configuration): Configuration {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        ...registration,
        redirect_uris: [callback],
        post_logout_redirect_uris: [new URL('/', callback).href],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'plain' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    issueRefreshToken: () => true,
    rotateRefreshToken: false,
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: () => ({ accountId: person.sub, claims: () => person }),
    cookies: { keys: ['a-key-of-the-provider'] },
    ttl: { AccessToken: hour, Grant: hour, IdToken: hour, Interaction: hour, RefreshToken: hour, Session: hour },
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({ clientId: 'board', accountId: person.sub });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
    ...chosen,
    features: { devInteractions: { enabled: false }, ...chosen.features },
  };
}
