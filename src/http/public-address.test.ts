import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4007:80e::200e'])(
  'the address %s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '239.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'example.org',
  '',
])('the address %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('no private address is accepted in any notation of a URL', () => {
  const networks = fc.constantFrom(0x0a_00_00_00, 0x7f_00_00_00, 0xa9_fe_00_00, 0xc0_a8_00_00);
  fc.assert(
    fc.property(networks, fc.nat(0xff_ff), fc.constantFrom(10, 16, 8), (network, rest, base) => {
      const text = (network + rest).toString(base);
      const written = { 10: text, 16: `0x${text}`, 8: `0${text}` }[base];
      expect(isPublicAddress(new URL(`https://${written}/`).hostname)).toBe(false);
    }),
  );
});
