import { expect, test } from 'vitest';
import { isAnonymous, keepFromOthers } from './sharing.ts';

test.each(['session=x', '\tsession=x', 'a=b;\t__Host-session=x', 'session=', 'message=x', ' __Host-message =x'])(
  'the cookie header %j is somebody’s',
  (header) => expect(isAnonymous(header)).toBe(false),
);

test.each([undefined, '', 'i18n_redirected=en', 'my-session=x; sessions=y', 'a=session=x'])(
  'the cookie header %j is anyone’s',
  (header) => expect(isAnonymous(header)).toBe(true),
);

function keptFromOthers(said: string): string | null {
  const response = new Response(null, { headers: { 'Cache-Control': said } });
  keepFromOthers(response);
  return response.headers.get('cache-control');
}

test('what a screen allows everyone to keep is private as soon as somebody signed in sees it', () => {
  expect(keptFromOthers('public, s-maxage=60')).toBe('private, no-cache');
  expect(keptFromOthers('no-store')).toBe('no-store');
});
