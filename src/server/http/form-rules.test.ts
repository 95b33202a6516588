import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addFormRules, formLimits, isOwnAddress } from './form-rules.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';

const publicUrl = new URL('https://mvi.example');
const securing = securityHeaders(publicUrl);
const app = fastify();
addSecurityHeaders(app, securing);
addFormRules(app, publicUrl);
app.get('/*', async () => 'page');
app.post('/*', async () => 'posted');

test.each(['//evil.example', '//', '/\\evil.example', '/offres\\..', 'http://evil.example/offres', '*', ''])(
  'the address %s does not belong to the site',
  (address) => {
    expect(isOwnAddress(address)).toBe(false);
  },
);

test.each([
  '/x/../connexion',
  '/./connexion',
  '/connexion/.',
  '/..',
  '/%2e/x',
  '/x/%2E%2e/y?a',
  '/.%2e/x',
  '/#x',
  '/?a#b',
])('the address %s is refused, because it is another spelling of an address of the site', (address) => {
  expect(isOwnAddress(address)).toBe(false);
});

test.each(['/', '/en/offres/1?query=a//b', '/a//b', '/%5Cx', '/...', '/.well-known/x', '/offres/1.data', '/?to=/../x'])(
  'the address %s belongs to the site',
  (address) => {
    expect(isOwnAddress(address)).toBe(true);
  },
);

test.each(['junk', 'multipart/', '/'])(
  'a body of the impossible type %s gets 400 and logs no incident',
  async (type) => {
    const answer = await app.inject({ method: 'POST', url: '/en', headers: { 'content-type': type }, payload: 'a=b' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('could not be read');
  },
);

test.each([
  [
    '/espace-personnel/profil?to=/offres/1',
    /La taille maximale d’un fichier autorisé est 2\s048\sKo/,
    '/espace-personnel/profil?to=/offres/1',
  ],
  ['/en/offres/1', /The maximum size of an allowed file is 2,048 kB/, '/en/offres/1'],
])('a form that is too large gets a page with the permitted size and the way back', async (url, words, back) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(13 * 1024 * 1024) };
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers });
  expect(statusCode).toBe(413);
  expect(body).toMatch(words);
  expect(body).toContain(`href="${back}"`);
});

async function closesAfter(length: number): Promise<boolean> {
  const headers = { 'content-type': 'text/plain', 'content-length': String(length) };
  const answer = await app.inject({ method: 'POST', url: '/', headers });
  return answer.headers.connection === 'close';
}

test('a body of hostile size is not read, and its connection is closed', async () => {
  expect(await closesAfter(formLimits.accepted)).toBe(false);
  expect(await closesAfter(formLimits.drained + 1)).toBe(true);
});
