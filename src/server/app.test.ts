import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openServer, type OpenServer } from './testing/open-server.ts';

const { db } = await testDatabase();
const board = { ...testBoard(db), now: () => new Date() };
let clock = 1;
let server: OpenServer;

beforeAll(async () => {
  await insertReference(db);
  await insertOffer(db);
  server = await openServer(board, { now: () => clock });
  await server.app.register(jsonScope, { prefix: '/machines' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.app.close());

/** A scope whose rules differ from those of the site, such as an API for programs. */
async function jsonScope(scope: FastifyInstance): Promise<void> {
  scope.setErrorHandler((error, _request, reply) =>
    reply
      .code(400)
      .type('application/problem+json')
      .send({ title: error instanceof Error ? error.message : '' }),
  );
  scope.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('application/problem+json').send({ title: 'nothing here' }),
  );
  scope.put('/echo', async ({ body }) => ({ body }));
  scope.delete('/echo', async () => ({ deleted: true }));
}

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)(
  'in an API scope %s to an unknown address answers JSON, not a page',
  async (method) => {
    const answer = await server.app.inject({ method, path: '/machines/nothing?error=x' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({ title: 'nothing here' });
  },
);

test.each([101, 16_000])('the API refuses a parameter of %i characters in the form of the API', async (length) => {
  for (const path of ['offers', 'companies', 'destinations']) {
    const answer = await server.app.inject(`/api/v1/${path}/${'x'.repeat(length)}`);
    expect([path, answer.statusCode < 500]).toEqual([path, true]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
});

test('an API scope reads JSON bodies, accepts further methods, and requires no origin', async () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  const put = await server.app.inject({ method: 'PUT', path: '/machines/echo', headers, payload: { a: [1] } });
  expect(put.json()).toEqual({ body: { a: [1] } });
  expect((await server.app.inject({ method: 'DELETE', path: '/machines/echo', headers })).json()).toEqual({
    deleted: true,
  });
  const broken = { ...headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const refused = await server.app.inject({ method: 'PUT', path: '/machines/echo', headers: broken, payload: '{' });
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, expect.stringContaining('problem+json')]);
});

test('answers of every scope have the security headers and a request id', async () => {
  for (const path of ['/machines/nothing', '/nothing', '/healthz', '/en']) {
    const { headers } = await server.app.inject(path);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['x-request-id']).toBeTruthy();
  }
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const)('the site refuses the method %s', async (method) => {
  const { statusCode, headers } = await server.app.inject({ method, path: '/offres/1' });
  expect(statusCode).toBe(405);
  expect(headers['allow']).toBe('GET, HEAD, POST');
});

test.each(['/payload.json', '/offres/payload.json', '/en/nulle-part/payload.json?x'])(
  '%s, the address of a static payload, is not found, because no page is rendered ahead',
  async (path) => {
    const { statusCode, body } = await server.app.inject(path);
    expect([statusCode, body]).toEqual([404, 'Page not found']);
  },
);

test.each([
  '/default.aspx',
  '/en/Offres/x.ASPX?id=1',
  '/foo%2Easpx',
  '/foo.%61spx',
  '/api/x.aspx',
  '/api/v1/x.aspx',
  '/api/auth/x.aspx',
  '/api/content/x.aspx',
  '/machines/x.aspx',
])('%s, an address of the former site, redirects to the home page', async (path) => {
  const { statusCode, headers } = await server.app.inject(path);
  expect([statusCode, headers.location]).toEqual([301, '/']);
});

test.each(['/nulle/part', '/en/nowhere', '/offres/999999999', '/espace-personnel/rien'])(
  'the unknown address %s is answered with the sentence that programs expect',
  async (path) => {
    const { statusCode, body } = await server.app.inject(path);
    expect(statusCode).toBe(404);
    const place = path.startsWith('/en')
      ? /<main[^]*This page could not be found/
      : /description" content="This page could not be found"/;
    expect(body).toMatch(place);
  },
);

const askMissing = (accept: string) => server.app.inject({ path: '/nulle/part', headers: { accept } });

test('a program that accepts JSON gets a 404 as JSON, and a browser gets a page', async () => {
  for (const accept of ['application/json', 'application/json, text/plain, */*', 'text/html;q=0.5, application/json']) {
    const answer = await askMissing(accept);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'This page could not be found' }]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  }
  for (const accept of ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', '', 'text/html, application/json'])
    expect((await askMissing(accept)).headers['content-type']).toContain('text/html');
});

test.each([
  ['/offre/12', '/offres/12'],
  ['/en/offre/12?utm_source=bot', '/en/offres/12'],
])('%s, the form in which programs link to an offer, redirects to %s', async (path, target) => {
  const { statusCode, headers } = await server.app.inject(path);
  expect([statusCode, headers.location]).toEqual([301, target]);
});

test.each([
  ['/Offres/Recherche?query=Data&b=/', '/offres/recherche?query=Data&b=/'],
  ['/en/ENTREPRISES/', '/en/entreprises'],
  ['/en/?utm_source=x', '/en?utm_source=x'],
  ['/Flux/AbC/', '/flux/AbC'],
])('%s, in other case or with a trailing slash, redirects permanently to %s', async (path, target) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await server.app.inject({ method, url: path });
    expect([statusCode, headers.location]).toEqual([301, target]);
  }
});

test.each(['/offres/recherche', '/en/cookies', '/sitemap.xml', '/nulle/part', '/offre/12'])(
  'HEAD to %s states the length of the answer to GET, for visitors and candidates',
  async (url) => {
    const viewer = await insertCandidate(board);
    for (const cookie of ['i18n_redirected=fr', `i18n_redirected=fr; session=${viewer.candidate.oid}`]) {
      const ask = { url, headers: { cookie, 'accept-encoding': 'gzip' } };
      const get = await server.app.inject({ ...ask, method: 'GET' });
      const head = await server.app.inject({ ...ask, method: 'HEAD' });
      expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
      const length = Number(head.headers['content-length'] ?? 0);
      // The sizes may differ by a few bytes, because an uncached page contains its request id.
      expect(Math.abs(length - get.rawPayload.length)).toBeLessThanOrEqual(16);
    }
  },
);

test.each([
  ['GET', '/offre/12'],
  ['GET', '/offres/1/favori'],
  ['GET', '/en/offres/recherche?error=x'],
  ['HEAD', '/offres/1/favori'],
  ['GET', '/deconnexion'],
] as const)('the redirect of %s %s has no headers of a body', async (method, url) => {
  const { statusCode, headers, body } = await server.app.inject({ method, url });
  expect([Math.floor(statusCode / 100), body]).toEqual([3, '']);
  expect(headers['content-type']).toBeUndefined();
});

test.each(['/flux/AbC', '/Nulle/Part/', '/OFFRES.data'])('the address %s does not redirect', async (path) => {
  expect((await server.app.inject({ url: path })).headers.location).toBeUndefined();
});

test('a form is accepted at the address to which it was sent', async () => {
  const headers = { origin: 'https://mvi.example', 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode } = await server.app.inject({ method: 'POST', url: '/Offres/1/', headers, payload: 'a=b' });
  expect(statusCode).not.toBe(301);
});

test.each(['/offre/x', '/offre/%2f%2fevil.example'])('the address %s is not found', async (path) => {
  expect((await server.app.inject(path)).statusCode).toBe(404);
});

test.each(['/offres/recherche?query=.aspx', '/offres/x.aspx.html'])(
  '%s is not an address of the former site',
  async (path) => {
    expect((await server.app.inject(path)).statusCode).not.toBe(301);
  },
);

test('a signed-in person’s page is private, and the next visitor sees nothing of it', async () => {
  const viewer = await insertCandidate(board, { first_name: 'Zéphyrine' });
  const cookie = `i18n_redirected=fr;\tsession=${viewer.candidate.oid}`;
  const own = await server.app.inject({ path: '/offres/recherche', headers: { cookie } });
  expect(own.body).toContain('Zéphyrine');
  expect(own.headers['cache-control']).toBe('private, no-cache');
  const others = await server.app.inject('/offres/recherche');
  expect(others.body).not.toContain('Zéphyrine');
  expect(others.headers['cache-control']).toBe('no-cache');
});

test('a change of the board appears on its pages at once, not after a minute', async () => {
  const told = async () => (await server.app.inject('/en/offres/recherche')).body.includes('Bell founder in Annecy');
  expect(await told()).toBe(false);
  await insertOffer(db, { title: 'Bell founder in Annecy' });
  expect(await told()).toBe(false);
  server.board.changes.publish('offers');
  expect(await told()).toBe(true);
});

test('a message is shown once, to its recipient only', async () => {
  server.cache.clear();
  const cookie = '__Host-message=auth.errors.loginFailed';
  const told = await server.app.inject({ path: '/en', headers: { cookie } });
  expect([told.headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(/^__Host-message=; Max-Age=0/));
  const next = await server.app.inject({ path: '/en', headers: { cookie: 'i18n_redirected=en' } });
  expect(next.headers['set-cookie']).toBeUndefined();
  expect(next.body).not.toBe(told.body);
});

test.each(['/boite-aux-lettres', '/en/boite-aux-lettres', '/boite-aux-lettres.data', '/BOITE-AUX-LETTRES.data'])(
  '%s answers only to names of this machine, so that no foreign page can read the mail',
  async (path) => {
    const statusBy = async (host: string) => (await server.app.inject({ path, headers: { host } })).statusCode;
    for (const host of ['mvi.example', 'localhost:3000', '127.0.0.1:4000', '[::1]:3000'])
      expect([host, await statusBy(host)]).toEqual([host, 200]);
    for (const host of ['evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example', '192.0.2.1'])
      expect([host, await statusBy(host)]).toEqual([host, 404]);
  },
);

test.each([
  ['/EN', '/en'],
  ['/En/', '/en/'],
  ['/EN/offres/recherche?query=EN', '/en/offres/recherche?query=EN'],
  ['/%65n', '/en'],
  ['/%45%4e/connexion', '/en/connexion'],
  ['/EN.data', '/en.data'],
])('%s is an English address in any spelling, and leads to %s', async (path, address) => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode, headers } = await server.app.inject({ method, path });
    expect([statusCode, headers.location]).toEqual([308, address]);
  }
});

test.each(['/en', '/en/offres/recherche', '/en.data', '/Entreprises', '/offres/EN'])(
  'the address %s is not redirected',
  async (path) => {
    expect((await server.app.inject(path)).statusCode).not.toBe(308);
  },
);

test('an abandoned upload and a form from another site cause no server error', async () => {
  const before = server.complaints().length;
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headers = { 'content-length': '1000', 'content-type': 'application/x-www-form-urlencoded' };
  const upload = send({ port, host: '127.0.0.1', method: 'POST', path: '/espace-personnel/profil', headers });
  upload.on('error', () => {});
  const arrived = once(server.app.server, 'request');
  upload.write('half');
  const [incoming]: IncomingMessage[] = await arrived;
  upload.destroy();
  await new Promise((resolve) => incoming?.once('close', resolve));
  const evil = { ...headers, 'sec-fetch-site': 'same-origin', origin: 'https://evil.example', 'content-length': '0' };
  expect((await server.app.inject({ method: 'POST', path: '/deconnexion', headers: evil })).statusCode).toBe(403);
  expect(server.complaints().slice(before)).toEqual([]);
});
