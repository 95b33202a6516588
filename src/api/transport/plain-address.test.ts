import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test.each([
  ['/api/Offers/Search', '/api/offers/search'],
  ['/API/Offers/details/12/?A=B/', '/api/offers/details/12?A=B/'],
  ['/api/', '/api'],
  ['/api//Offers/search', '/api/offers/search'],
  ['/Api/V1/Webhooks/AbC/', '/api/v1/Webhooks/AbC'],
  ['/api/v12', '/api/v12'],
  ['/api/offers/%ff', '/api/offers/%25ff'],
])('%s becomes the address %s', (written, plain) => {
  expect(plainAddress(written)).toBe(plain);
  expect(plainAddress(plain)).toBe(plain);
});

test.each(['/', '/offres/Recherche/', '/apis/X', '/en/API', '/%61pi/X', '*', '//api/X'])(
  '%s stays unchanged',
  (address) => {
    expect(plainAddress(address)).toBe(address);
  },
);
