import { expect, test } from 'vitest';
import { isFromOwnSite } from './same-origin.ts';

const site = 'https://mvi.example';

test('requests that only read are allowed from anywhere', () => {
  expect(isFromOwnSite('GET', { 'sec-fetch-site': 'cross-site' }, site)).toBe(true);
});

test.each(['cross-site', 'same-site'])('a form posted from a %s page is refused', (from) => {
  expect(isFromOwnSite('POST', { 'sec-fetch-site': from, origin: site }, site)).toBe(false);
});

test('a form of the site is accepted', () => {
  expect(isFromOwnSite('POST', { 'sec-fetch-site': 'same-origin' }, site)).toBe(true);
  expect(isFromOwnSite('POST', { origin: 'https://mvi.example' }, site)).toBe(true);
});

test.each(['https://evil.example', 'http://mvi.example', 'https://mvi.example.evil.example', 'null'])(
  'without Fetch Metadata, a form from the origin %s is refused',
  (origin) => {
    expect(isFromOwnSite('POST', { origin }, site)).toBe(false);
  },
);

test('if a request has Sec-Fetch-Site and Origin, each of them must name the site', () => {
  expect(isFromOwnSite('POST', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, site)).toBe(false);
  expect(isFromOwnSite('POST', { 'sec-fetch-site': 'none', origin: site }, site)).toBe(true);
});

test.each(['https://evil.example/', 'https://mvi.example.evil.example/', 'http://mvi.example/', 'no address'])(
  'without Sec-Fetch-Site and Origin, a form from the page %s is refused',
  (referer) => {
    expect(isFromOwnSite('POST', { referer }, site)).toBe(false);
  },
);

test('without Sec-Fetch-Site and Origin, forms of the site and requests of other programs are accepted', () => {
  expect(isFromOwnSite('POST', { referer: 'https://mvi.example/offres/1' }, site)).toBe(true);
  expect(isFromOwnSite('POST', {}, site)).toBe(true);
});
