import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalAddress, refusalOf } from './outgoing-address.ts';

test.each([
  'http://example.org/',
  'ftp://example.org/',
  'https://user:password@example.org/',
  'https://127.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://2130706433/',
  'nonsense',
])('%s is refused', (address) => {
  expect(refusalOf(address, false)).not.toBeNull();
});

test.each([
  'localhost',
  'LOCALHOST.',
  'db.localhost',
  'metadata.google.internal',
  'printer.local',
  'router.home.arpa',
  'hook.test',
  'hook.invalid',
  'follower.example',
  'hidden.onion',
  'postgres',
  'wiki.corp.',
])('the name %s can never be public: it is refused, but where programs are tried out', (name) => {
  const address = `https://${name}:8443/hook`;
  expect([refusalOf(address, false), refusalOf(address, true)]).toEqual(['an address of the Internet', null]);
});

test('names of the Internet are taken, and plain http where programs are tried out', () => {
  for (const name of ['example.org', 'localhost.example.org', 'xn--bcher-kva.de', 'my-internal.org'])
    expect(refusalOf(`https://${name}:8443/hook?of=mine`, false)).toBeNull();
  expect(refusalOf('http://localhost:4000/', true)).toBeNull();
});

test.each([
  ['HTTPS://Example.ORG:443/a/../hook?of=mine#part', 'https://example.org/hook?of=mine'],
  [' https://example.org.:8443 ', 'https://example.org:8443/'],
  ['https://bücher.de/é', 'https://xn--bcher-kva.de/%C3%A9'],
])('%s is kept as %s', (address, kept) => {
  expect(normalAddress(address)).toBe(kept);
});

test('an address is normal after one time, and refused or taken as before', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
      const normal = normalAddress(address);
      expect(normalAddress(normal)).toBe(normal);
      expect(refusalOf(normal, false)).toBe(refusalOf(address, false));
    }),
  );
});
