import { once } from 'node:events';
import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { identityScope } from './identity-scope.ts';
import { openServer } from '#server/testing/open-server.ts';

const { db } = await testDatabase();
await insertReference(db);
const offer = await insertOffer(db);
const configuration = readConfiguration({ PUBLIC_URL: 'https://mvi.example' });

const { app: site } = await openServer({ ...testBoard(db), now: () => new Date() });
const provider = fastify();
const reached: string[] = [];
/** Finds the route as the real handler does: it reads the address by the URL Standard. */
async function handle({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  reached.push(URL.parse(url, configuration.publicUrl)?.pathname ?? '');
  response.end('answered');
}
const refuseOften = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(429).end();
await provider.register(identityScope, { prefix: '/idp', configuration, provider: { handle, refuseOften } });
for (const app of [site, provider]) await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => Promise.all([site.close(), provider.close()]));

const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' };

/** Sends the address unchanged; `fetch` and Fastify's `inject` would normalise it. */
async function post({ server }: FastifyInstance, path: string): Promise<number> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const sent = send({ port, host: '127.0.0.1', method: 'POST', path, headers }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  return answer?.statusCode ?? 0;
}

const dots = fc.constantFrom('.', '%2e', 'x/..', 'x/%2E%2e', 'assets/.%2e', 'assets/%2e.', '', 'assets/x/../..');
const letter = (sign: string) =>
  fc.constantFrom(sign, sign.toUpperCase(), ...(sign === '/' ? [] : [`%${sign.charCodeAt(0).toString(16)}`]));
const part = (text: string) => fc.tuple(...Array.from(text, letter)).map((letters) => letters.join(''));

/** A path in any case, encoded or not, with inserted parts that resolve to nothing, such as `/./`. */
function spellingsOf(path: string): fc.Arbitrary<string> {
  const parts = path.split('/').map((text) => fc.oneof(fc.constant(text), part(text)));
  const between = fc.array(dots, { maxLength: 2 });
  const steps = parts.map((text) => fc.tuple(between, text).map(([before, after]) => [...before, after]));
  const end = fc.constantFrom('', '/', '/.', '#', '#/../x', '.data', '/_.data', '?a=b', '?/../x');
  return fc.tuple(fc.tuple(...steps), end).map(([written, last]) => `/${written.flat().join('/')}${last}`);
}

// The statuses of the page for missing addresses: it is a 404, and answers a form with 405.
const elsewhere = [404, 405];

test('no spelling of the address avoids the limit of applications', async () => {
  for (let sent = 0; sent < 20; sent += 1)
    expect([...elsewhere, 429]).not.toContain(await post(site, `/offres/${offer}`));
  expect(await post(site, `/offres/${offer}`)).toBe(429);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('', '/en'), spellingsOf(`offres/${offer}`), async (language, path) => {
      expect([...elsewhere, 429]).toContain(await post(site, language + path));
    }),
    { numRuns: 150 },
  );
});

test('after too many forms only the embedded provider’s assets are reachable', async () => {
  const form = 'signin_fr/interaction/x';
  for (let sent = 0; sent < 20; sent += 1) expect(await post(provider, `/idp/${form}`)).toBe(200);
  expect(await post(provider, `/idp/${form}`)).toBe(429);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/idp', '/idp/assets/..', '/%69dp/assets'),
      spellingsOf(form),
      async (at, path) => {
        reached.length = 0;
        await post(provider, at + path);
        expect(reached.filter((pathname) => !pathname.startsWith('/idp/assets/'))).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});
