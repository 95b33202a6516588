import { expect, test } from 'vitest';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import { isAnonymous, isShared, sayWhoKeeps } from './sharing.ts';

test.each([
  'session=x',
  '\tsession=x',
  'a=b;\t__Host-session=x',
  'session=',
  'message=x',
  ' __Host-message =x',
  'consent=served',
  'favourites=1.2.served',
  '__Host-favourites=1.served',
  'io.prismic.preview=x',
])('the cookie header %j makes a request personal', (header) => expect(isAnonymous(header)).toBe(false));

test.each([
  undefined,
  '',
  'i18n_redirected=en',
  'my-session=x; sessions=y',
  'consent=accepted; newsletter=asked',
  'a=session=x',
  'favourites=1.2',
])('the cookie header %j does not make a request personal', (header) => expect(isAnonymous(header)).toBe(true));

const candidate: Viewer = {
  kind: 'candidate',
  candidate: { id: 1, userId: 1, oid: 'o', email: 'a@example.org', firstName: 'Ana', lastName: 'Ruiz', statusId: 3 },
};

function rendered(viewer: Viewer, { status = 200, cookies = [] }: { status?: number; cookies?: string[] } = {}) {
  const response = new Response(null, { headers: { 'Cache-Control': 'public, s-maxage=60' } });
  sayWhoKeeps(response, viewer);
  return { page: { status, headers: Object.fromEntries(response.headers) }, cookies };
}

test('a page is shared for a visitor and private for a signed-in person, whatever its headers say', () => {
  expect(isShared(rendered(visitor))).toBe(true);
  expect(isShared(rendered(candidate))).toBe(false);
  expect(isShared(rendered({ ...visitor, favourites: [1] }))).toBe(false);
  expect(rendered(candidate).page.headers['cache-control']).toBe('private, no-cache');
});

test('an answer with Set-Cookie is never shared', () => {
  expect(isShared(rendered(visitor, { cookies: ['message=; Max-Age=0'] }))).toBe(false);
});

test.each([301, 404, 500, 503])('an answer of status %i is never shared', (status) => {
  expect(isShared(rendered(visitor, { status }))).toBe(false);
});

test('a page is only shared if its headers allow it', () => {
  expect(isShared({ page: { status: 200, headers: {} }, cookies: [] })).toBe(false);
});
