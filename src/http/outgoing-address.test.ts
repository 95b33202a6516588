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
  'https://127.0.0.1../',
  'https://0x7f.1.../',
  'https://.example.org/',
  'https://example..org/',
  'https://example.org:0/',
  'https://.../',
  'nonsense',
])('the address %s is refused', (address) => {
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
  'localhost..',
  'foo.internal..',
  'board.default.svc',
  'board.i2p',
  'host.docker',
])('the name %s can never be public, and is accepted only while an operator tries out programs', (name) => {
  const address = `https://${name}:8443/hook`;
  expect([refusalOf(address, false), refusalOf(address, true)]).toEqual(['an address of the Internet', null]);
});

test('public names are accepted, and plain http only while an operator tries out programs', () => {
  for (const name of ['example.org', 'localhost.example.org', 'xn--bcher-kva.de', 'my-internal.org'])
    expect(refusalOf(`https://${name}:8443/hook?of=mine`, false)).toBeNull();
  expect(refusalOf('http://localhost:4000/', true)).toBeNull();
});

test.each([
  ['HTTPS://Example.ORG:443/a/../hook?of=mine#part', 'https://example.org/hook?of=mine'],
  [' https://example.org.:8443 ', 'https://example.org:8443/'],
  ['https://bücher.de/é', 'https://xn--bcher-kva.de/%C3%A9'],
])('the address %s is stored as %s', (address, kept) => {
  expect(normalAddress(address)).toBe(kept);
});

/** Generates names as strangers may write them: with numbers, reserved names and dots anywhere. */
const hosts = fc
  .array(fc.constantFrom('127', '0', '1', '0x7f', '10', 'localhost', 'internal', 'svc', 'hook', 'example', 'org', ''), {
    minLength: 1,
    maxLength: 6,
  })
  .map((labels) => labels.join('.'));
const addresses = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.tuple(hosts, fc.constantFrom('', ':0', ':443', ':8443')).map(([host, port]) => `https://${host}${port}/hook`),
);

test('normalising twice changes nothing, and an address and its normal form are accepted or refused alike', () => {
  fc.assert(
    fc.property(
      addresses.filter((address) => URL.canParse(address)),
      (address) => {
        const normal = normalAddress(address);
        expect(normalAddress(normal)).toBe(normal);
        expect(refusalOf(normal, false)).toBe(refusalOf(address, false));
      },
    ),
    { numRuns: 1000 },
  );
});

test('every accepted address is a public name without an empty part, or a public IP address', () => {
  fc.assert(
    fc.property(
      addresses.filter((address) => URL.canParse(address)),
      (address) => {
        if (refusalOf(address, false) !== null) return;
        const { hostname, port } = new URL(normalAddress(address));
        expect(hostname.split('.')).not.toContain('');
        expect(hostname).not.toMatch(/^(127|10|0)\.[\d.]+$|(^|\.)(localhost|internal|svc)$/);
        expect(port).not.toBe('0');
      },
    ),
    { numRuns: 1000 },
  );
});
