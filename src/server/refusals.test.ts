import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addRefusals, isOwnAddress, refuseBrokenAddress } from './refusals.ts';
import { addSecurityHeaders } from './security-headers.ts';

const publicUrl = new URL('https://mvi.example');
const app = fastify({ frameworkErrors: refuseBrokenAddress(publicUrl) });
addSecurityHeaders(app, publicUrl);
addRefusals(app, publicUrl);
app.get('/*', async () => 'page');
app.post('/*', async () => 'posted');

const promised = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'strict-transport-security'];

test.each(['//evil.example', '//', '/\\evil.example', '/offres\\..', 'http://evil.example/offres', '*', ''])(
  'the address %s is none of the site’s',
  (address) => {
    expect(isOwnAddress(address)).toBe(false);
  },
);

test.each(['/', '/en/offres/1?query=a//b', '/a//b', '/%5Cx'])('the address %s is the site’s', (address) => {
  expect(isOwnAddress(address)).toBe(true);
});

test.each(['/%', '/%ff', '/offres/%zz', '/%C0%80'])(
  'the address %s that does not decode is a bad request',
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ path: url });
    expect(statusCode).toBe(400);
    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([...promised, 'x-request-id', 'content-security-policy']),
    );
    expect(body).toContain('n’a pas pu être lue');
  },
);

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const)('%s is no method of the site', async (method) => {
  const { statusCode, headers } = await app.inject({ method, url: '/offres/1' });
  expect(statusCode).toBe(405);
  expect(headers['allow']).toBe('GET, HEAD, POST');
});

test.each(['junk', 'multipart/', '/'])(
  'a body of the impossible type %s is a bad request, no incident',
  async (type) => {
    const answer = await app.inject({ method: 'POST', url: '/en', headers: { 'content-type': type }, payload: 'a=b' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('could not be read');
  },
);
