import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { decodeJwt, SignJWT } from 'jose';
import { type AccountClaims, interactionPolicy, Provider } from 'oidc-provider';
import type { ServiceCredentials } from '#identity/provider/federation/service.ts';

/** A person, with the claims that the service sends about them. */
type ServicePerson = AccountClaims;

export type TestService = {
  readonly credentials: ServiceCredentials;
  /** The person who signs in next; null if the person cancels. */
  person: ServicePerson | null;
  /** Claims to change in the next id tokens, such as their audience. */
  forged: Record<string, unknown>;
  /** Status of all answers during a simulated outage; null without an outage. */
  outage: number | null;
  close(): void;
};

type Quirks = { readonly isLinkedIn: boolean };

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'service' };
const hour = 3600;

/**
 * Starts an OpenID Connect provider that imitates Google or LinkedIn. As LinkedIn, it refuses PKCE and nonce,
 * expects its secret in the body, and leaves token_type out. Everybody is signed in as `person` at once.
 */
export async function playService(name: 'google' | 'linkedin', callbackOrigin: () => string): Promise<TestService> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const credentials = { clientId: 'mvi', clientSecret: 'a-secret-of-the-service', issuer };
  const close = () => void server.close();
  const service: TestService = { credentials, person: null, forged: {}, outage: null, close };
  const quirks = { isLinkedIn: name === 'linkedin' };
  let provider: Provider | undefined;
  server.on('request', (req, res) => {
    if (service.outage !== null) return void res.writeHead(service.outage).end('<h1>Busy</h1>');
    provider ??= makeProvider(service, quirks, `${callbackOrigin()}/idp/federation/${name}/callback`);
    if (!req.url?.startsWith('/interaction/')) return void provider.callback()(req, res);
    const { sub } = service.person ?? {};
    const cancelled = { error: quirks.isLinkedIn ? 'user_cancelled_authorize' : 'access_denied' };
    void provider.interactionFinished(req, res, sub ? { login: { accountId: sub }, select_account: {} } : cancelled);
  });
  return service;
}

function makeProvider(service: TestService, quirks: Quirks, callback: string): Provider {
  const { clientId, clientSecret, issuer = '' } = service.credentials;
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: prompts, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...service.person, sub }) }),
    ttl: { AccessToken: hour, Grant: hour, IdToken: hour, Interaction: hour, Session: hour },
    cookies: { keys: ['a-key-of-the-service'] },
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId: ctx.oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    if (quirks.isLinkedIn && /[?&](code_challenge|nonce)=/.test(ctx.url)) return ctx.throw(400, 'not known here');
    await next();
    if (ctx.path === '/token' && isTokens(ctx.body)) ctx.body = await spoiled(ctx.body, service, quirks);
  });
  return provider;
}

type Tokens = { token_type?: string; id_token: string };

const isTokens = (body: unknown): body is Tokens => typeof body === 'object' && body !== null && 'id_token' in body;

async function spoiled(tokens: Tokens, { forged }: TestService, { isLinkedIn }: Quirks): Promise<object> {
  const { token_type, id_token, ...rest } = tokens;
  const claims = { ...decodeJwt(id_token), ...forged };
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid }).sign(privateKey);
  return { ...rest, id_token: token, ...(isLinkedIn ? {} : { token_type }) };
}
