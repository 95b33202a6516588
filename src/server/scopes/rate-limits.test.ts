import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { readScreens } from '#site/screens.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { identityScope } from '#server/scopes/identity-scope.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';
import { limitsOf } from '#server/scopes/site-scope.ts';

const limitOf = limitsOf(await readScreens(await siteBuild()));

async function limitedSite() {
  const app = fastify({ trustProxy: (_address: string, hop: number) => hop < 1 });
  const provider = {
    handle: async (_request: IncomingMessage, response: ServerResponse) => void response.end(),
    refuseOften: (_request: IncomingMessage, response: ServerResponse, seconds: number) =>
      void response.writeHead(429).end(`refused by the provider, ${seconds > 0}`),
  };
  await app.register(identityScope, { prefix: '/idp', configuration: readConfiguration({}), provider });
  await addRateLimits(app, limitOf);
  app.setNotFoundHandler((_request, reply) => reply.code(200).send('answered'));
  const post = (url: string, from = '192.0.2.1') =>
    app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from } });
  const exhaust = async (url: string, times: number) => {
    for (let sent = 0; sent < times; sent += 1) expect((await post(url)).statusCode).toBe(200);
  };
  return { app, post, exhaust };
}

test('after twenty applications a minute from an address, a page in the visitor’s language states the wait', async () => {
  const { post, exhaust } = await limitedSite();
  await exhaust('/offres/1', 20);
  const [french, english] = [await post('/offres/2'), await post('/en/offres/2')];
  expect([french.statusCode, english.statusCode]).toEqual([429, 429]);
  expect(french.body).toContain('Patientez une minute');
  expect(english.body).toContain('Wait a minute');
  expect(Number(french.headers['retry-after'])).toBeGreaterThan(0);
});

test('a script that sends a form too often gets the wait as JSON', async () => {
  const { post, exhaust } = await limitedSite();
  await exhaust('/offres/1', 20);
  const { headers, body } = await post('/offres/1.data');
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(body)).toEqual({ status: 429, wait: Number(headers['retry-after']) });
});

test.each(['/offres/1.data', '/OFFRES/1', '/%6fffres/1', '/en/offres/1?a=b'])(
  'the spelling %s does not avoid the limit of applications',
  async (url) => {
    const { post, exhaust } = await limitedSite();
    await exhaust('/offres/1', 20);
    expect((await post(url)).statusCode).toBe(429);
  },
);

test('forged forwarding headers do not avoid the limit, and another client is not limited', async () => {
  const { post, exhaust } = await limitedSite();
  await exhaust('/espace-personnel/profil', 20);
  expect((await post('/espace-personnel/profil', '198.51.100.7, 192.0.2.1')).statusCode).toBe(429);
  expect((await post('/espace-personnel/profil', '198.51.100.7')).statusCode).toBe(200);
});

test('callbacks of the identity provider have a separate limit, and its style and fonts have no limit', async () => {
  const { app } = await limitedSite();
  const last = async (url: string, times: number) => {
    for (let sent = 1; sent < times; sent += 1) expect((await app.inject(url)).statusCode).toBe(200);
    return (await app.inject(url)).statusCode;
  };
  expect(await last('/connexion/retour?code=invented', 31)).toBe(429);
  expect(await last('/idp/assets/0a1b/style.css', 70)).toBe(200);
  expect(await last('/connexion', 60)).toBe(200);
});

test('the embedded provider gets twenty forms a minute and address and refuses the rest itself', async () => {
  const { post, exhaust } = await limitedSite();
  await exhaust('/idp/signin_fr/interaction/x', 20);
  const refused = await post('/idp/signup/interaction/y');
  expect([refused.statusCode, refused.body]).toEqual([429, 'refused by the provider, true']);
  expect((await post('/offres/1')).statusCode).toBe(200);
});

test('reading pages is not limited, but starting a sign-in is', async () => {
  const { app } = await limitedSite();
  const read = async (url: string) => (await app.inject(url)).statusCode;
  for (let time = 0; time < 60; time += 1)
    expect([await read('/offres/1'), await read('/connexion')]).toEqual([200, 200]);
  expect([await read('/offres/1'), await read('/connexion'), await read('/mot-de-passe')]).toEqual([200, 429, 429]);
});
