import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const read = (userAgent: string | null) => readDevice({ userAgent, address: '203.0.113.7' });

test.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Microsoft Edge',
    'Windows',
  ],
  ['curl/8.0', null, null],
  [null, null, null],
])('the user agent %s is recognised as %s on %s', (userAgent, browser, system) => {
  expect(read(userAgent)).toEqual({ browser, system, network: '203.0.113.…' });
});

test('names of devices come from the site’s lists, never from the text of the request', () => {
  const names = fc.constantFrom('Firefox/', 'Chrome/', 'Opera/', '(', ';', ' ', 'Version/', '<script>', 'Android');
  const sent = fc.array(fc.oneof(names, fc.string()), { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(sent, (userAgent) => {
      const { browser, system } = read(userAgent);
      for (const name of [browser, system]) expect(name ?? '').toMatch(/^[\w .-]{0,30}$/);
    }),
  );
});
