import { expect, test } from 'vitest';
import { shortNetwork } from './network.ts';

test.each([
  ['203.0.113.77', '203.0.113.…'],
  ['::ffff:203.0.113.77', '203.0.113.…'],
  ['2001:db8:0012::77', '2001:db8:12:…'],
  ['fe80::1%eth0', 'fe80:0:0:…'],
  ['::1', '0:0:0:…'],
])('the address %s is shortened to %s, so that its owner recognises it but nobody can trace it', (address, kept) => {
  expect(shortNetwork(address)).toBe(kept);
});

test.each(['', 'unknown', '999.1.1.1', '<b>'])(
  'the text «%s» is not an address, and no part of it is stored',
  (address) => {
    expect(shortNetwork(address)).toBeNull();
  },
);
