import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import type { Tables } from '#database/tables.ts';
import { createProvider, type EmbeddedProvider } from '#identity/provider/create-provider.ts';
import type { RegisteredServices } from '#identity/provider/federation/service.ts';
import { defaultPolicyNames } from '#identity/provider/protocol/policies.ts';
import type { ReadDoubt, ReadRegistrationLists } from '#identity/provider/accounts/registration.ts';
import type { Claims } from '#identity/relying-party/connection/claims.ts';
import {
  createRelyingParty,
  defaultCallbackPath,
  type RelyingParty,
} from '#identity/relying-party/create-relying-party.ts';
import { signedOutUris } from '#identity/relying-party/signed-in/end-session.ts';
import type { StartSignIn } from '#identity/relying-party/sign-in/start-sign-in.ts';
import { Browser } from './browser.ts';
import { type KeptLetter, keepLetters } from './kept-letters.ts';

export type TestSite = {
  readonly url: URL;
  readonly server: URL;
  readonly relyingParty: RelyingParty;
  /** Letters queued by the provider. */
  readonly letters: KeptLetter[];
  /** Returns the code in the latest letter that contains one. */
  lastCode(): string;
  /** The claims of each person who has signed in, in order. */
  readonly signedIn: Claims[];
  readonly logged: { message: string; facts: object }[];
  provider(): EmbeddedProvider;
  browser(language?: string): Browser;
  /** Simulates a restart: the new provider has nothing in memory except data from the database. */
  restartProvider(): Promise<void>;
};

type Options = {
  readonly publicUrl?: URL;
  readonly now?: () => Date;
  readonly secret?: Buffer;
  readonly fetch?: typeof fetch;
  readonly services?: RegisteredServices;
  readonly registrationLists?: ReadRegistrationLists;
  readonly doubtOf?: ReadDoubt;
  /** Returns the network address of a request; by default, that of the connection. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Audience of the access tokens; the default is the provider's own API. */
  readonly apiAudience?: string;
  /** Answers the callback in place of the tiny site, such as the loader of the product's own screen. */
  readonly callback?: (address: string, cookieHeader: string | null) => Promise<Response>;
};

/**
 * Starts a tiny site with the embedded provider. It has four addresses over real HTTP: /start, the callback,
 * /me and /sign-out.
 */
export async function startTestSite(db: Kysely<Tables>, options: Options = {}): Promise<TestSite> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  const address = server.address();
  const here = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  const url = options.publicUrl ?? here;
  const secret = options.secret ?? randomBytes(32);
  const logged: TestSite['logged'] = [];
  const keep = (facts: object, message: string): void => void logged.push({ message, facts });
  const log = { error: keep, warn: keep, info: keep };
  const { jobs, letters } = keepLetters(secret);
  const signedIn: Claims[] = [];
  const idp = new URL('/idp', url);
  const makeProvider = () =>
    createProvider({
      db,
      secret,
      log,
      jobs,
      publicUrl: idp,
      clientRedirectUris: [new URL(defaultCallbackPath, url).href],
      postLogoutRedirectUris: Object.values(signedOutUris(url)),
      policies: defaultPolicyNames,
      ...(options.services ? { services: options.services } : {}),
      endOtherSessions: (one, oid, cookies) => relyingParty.ownSessions.dropOthers(one, oid, cookies),
      ...(options.addressOf ? { addressOf: options.addressOf } : {}),
      ...(options.registrationLists ? { registrationLists: options.registrationLists } : {}),
      ...(options.doubtOf ? { doubtOf: options.doubtOf } : {}),
    });
  let provider = await makeProvider();
  const relyingParty: RelyingParty = createRelyingParty({
    db,
    publicUrl: url,
    authority: idp,
    policies: defaultPolicyNames,
    secret,
    log,
    apiAudience: options.apiAudience ?? provider.apiResource,
    services: provider.services,
    fetch: options.fetch ?? ((input, init) => provider.fetch(input, init)),
    sessionsAtProvider: provider.sessions,
    authorizeByPassword: (asked) => provider.authorizeByPassword(asked),
    now: options.now ?? (() => new Date()),
  });
  server.on('request', (req, res) => {
    if (req.url?.startsWith('/idp')) void provider.handle(req, res);
    else if (options.callback && req.url?.startsWith(defaultCallbackPath)) void pass(options.callback, req, res);
    else void answer(relyingParty, req, res, signedIn);
  });
  return {
    url,
    server: here,
    relyingParty,
    letters,
    signedIn,
    lastCode: () => letters.findLast(({ code }) => code !== null)?.code ?? '',
    logged,
    provider: () => provider,
    browser: (language) => new Browser(url, here, language),
    async restartProvider() {
      provider = await makeProvider();
    },
  };
}

async function answer(
  site: RelyingParty,
  req: IncomingMessage,
  res: ServerResponse,
  signedIn: Claims[],
): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://site');
  const cookieHeader = req.headers.cookie ?? null;
  try {
    if (url.pathname === '/start') return redirect(res, await site.startSignIn({ ...startOf(url), cookieHeader }));
    if (url.pathname === '/sign-out') return redirect(res, await site.endSession(cookieHeader));
    if (url.pathname === '/me') return json(res, 200, await site.readSession(cookieHeader));
    if (url.pathname !== defaultCallbackPath) return json(res, 200, { page: url.pathname });
    const asked = { callbackUrl: url.href, cookieHeader, from: fromOf(req) };
    const { claims, returnTo, setCookie } = await site.finishSignIn(asked);
    signedIn.push(claims);
    redirect(res, { redirectTo: returnTo, setCookie });
  } catch (error) {
    json(res, 400, { name: error instanceof Error ? error.constructor.name : 'unknown', message: String(error) });
  }
}

async function pass(
  callback: NonNullable<Options['callback']>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const answered = await callback(req.url ?? '', req.headers.cookie ?? null);
  const setCookie = answered.headers.getSetCookie();
  res.writeHead(answered.status, { Location: answered.headers.get('location') ?? '/', 'Set-Cookie': setCookie }).end();
}

const fromOf = ({ headers, socket }: IncomingMessage) => ({
  userAgent: headers['user-agent'] ?? null,
  address: socket.remoteAddress ?? '',
});

function startOf(url: URL): StartSignIn {
  const policy = url.searchParams.get('policy');
  const registration = url.searchParams.get('registration') === 'complete' ? 'complete' : undefined;
  const locale = url.searchParams.get('locale') === 'en' ? 'en' : 'fr';
  const service = (['google', 'linkedin'] as const).find((name) => name === url.searchParams.get('service'));
  const isKnown = policy === 'signUp' || policy === 'passwordReset' || policy === 'profileEdit';
  return {
    policy: isKnown ? policy : 'signIn',
    principal: url.searchParams.get('principal') === 'staff' ? 'staff' : 'candidate',
    locale,
    service,
    registration,
    returnTo: url.searchParams.get('returnTo'),
    keptForm: url.searchParams.get('kept'),
  };
}

function redirect(res: ServerResponse, { redirectTo, setCookie }: { redirectTo: string; setCookie: string[] }): void {
  res.writeHead(303, { Location: redirectTo, 'Set-Cookie': setCookie }).end();
}

function json(res: ServerResponse, status: number, value: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}
