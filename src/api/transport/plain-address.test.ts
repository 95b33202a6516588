import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test.each([
  ['/api/Offers/Search', '/api/offers/search'],
  ['/API/Offers/details/12/?A=B/', '/api/offers/details/12?A=B/'],
  ['/api/', '/api'],
  ['/api//Offers/search', '/api/offers/search'],
  ['/api///', '/api'],
  ['/api//Offers///search//?a//b/', '/api/offers/search?a//b/'],
  ['/Api/V1/Webhooks/AbC/', '/api/v1/Webhooks/AbC'],
  ['/api/v12', '/api/v12'],
  ['/api/offers/%ff', '/api/offers/%25ff'],
])('the address %s becomes %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain);
  expect(plainAddress(plain)).toBe(plain);
});

test.each(['/', '/offres/Recherche/', '/apis/X', '/en/API', '/%61pi/X', '*', '//api/X'])(
  'the address %s stays unchanged',
  (address) => {
    expect(plainAddress(address)).toBe(address);
  },
);

test('normalising an address takes linear time, even for a very long address', () => {
  const begun = performance.now();
  for (let turn = 0; turn < 100; turn += 1) plainAddress(`/api${'/'.repeat(16_000)}x`);
  expect(performance.now() - begun).toBeLessThan(1000);
});
