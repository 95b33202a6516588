import type { LinkField } from '@prismicio/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentAddress, linkAddress } from './link-address.ts';

const toDocument = (more: object): LinkField => ({
  link_type: 'Document',
  id: 'id-1',
  type: 'page',
  tags: [],
  lang: 'fr',
  slug: '-',
  ...more,
});
const toWeb = (url: string): LinkField => ({ link_type: 'Web', url });

test.each([
  ['page', { type: 'page', uid: 'indemnites' }, '/indemnites'],
  ['news', { type: 'news', uid: 'salon' }, '/news/salon'],
  ['country', { type: 'country', uid: 'allemagne' }, '/destinations/allemagne'],
  ['enterprise_banner', { type: 'enterprise_banner' }, '/entreprises'],
  ['faq_item', { type: 'faq_item', uid: 'age' }, '/faq#id-1'],
  ['home_page', { type: 'home_page' }, '/'],
  ['entreprise', { type: 'entreprise', data: { organization: { id: 800_001 } } }, '/entreprises/800001'],
  ['a page of the personal space', { type: 'page', uid: 'page_espace_perso' }, '/espace-personnel'],
  ['a type without a screen', { type: 'constructor', uid: 'x' }, '/not-found'],
  ['a page without a uid', { type: 'page' }, '/not-found'],
  ['a broken link', { type: 'page', uid: 'indemnites', isBroken: true }, '/not-found'],
])('a link to %s leads to its screen', (_, more, address) => {
  expect(linkAddress(toDocument(more), 'fr')).toBe(address);
});

test('a document is shown in its own language, whatever the language of the page', () => {
  expect(linkAddress(toDocument({ uid: 'allowances', lang: 'en' }), 'fr')).toBe('/en/allowances');
  expect(documentAddress({ id: 'x', type: 'home_page', lang: 'en' })).toBe('/en');
});

test('a path leads to a screen in the language of the page, and other addresses stay unchanged', () => {
  expect(linkAddress(toWeb('/offres/recherche?missionTypes=1'), 'en')).toBe('/en/offres/recherche?missionTypes=1');
  expect(linkAddress(toWeb('https://www.service-public.fr/'), 'en')).toBe('https://www.service-public.fr/');
  expect(linkAddress(toWeb('mailto:contact@mvi.example'), 'fr')).toBe('mailto:contact@mvi.example');
});

test.each([
  ['/en', '/en'],
  ['/en?from=card', '/en?from=card'],
  ['/en/destinations/japan#visa', '/en/destinations/japan#visa'],
  ['/entreprises', '/en/entreprises'],
])('a path that names its language keeps it: %j in an English page leads to %j', (url, address) => {
  expect(linkAddress(toWeb(url), 'en')).toBe(address);
});

test('the query and the anchor of a link are in their places in the address', () => {
  const besides = { query: '?latest=true&query=chargé d’affaires', anchor: '#offres_a_la_une' };
  expect(linkAddress(toWeb('/offres?sort=1#top'), 'fr', besides)).toBe(
    '/offres?sort=1&latest=true&query=charg%C3%A9+d%E2%80%99affaires#offres_a_la_une',
  );
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  'https://user:password@example.org/',
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  'not an address',
  '',
])('%j leads to /not-found', (url) => {
  expect(linkAddress(toWeb(url), 'en')).toBe('/en/not-found');
});

test('an empty link field has no address', () => {
  expect(linkAddress(null, 'fr')).toBeNull();
  expect(linkAddress({ link_type: 'Any' }, 'fr')).toBeNull();
});

test('no link of a document runs code, and only web addresses lead away from the site', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom('javascript:', '//', '/\\', '\ud800'),
  );
  const link = fc.oneof(
    fc.record({ url: text }).map(({ url }) => toWeb(url)),
    fc.record({ uid: text, id: text, type: fc.constantFrom('page', 'news', 'faq_item', '__proto__') }).map(toDocument),
  );
  fc.assert(
    fc.property(link, text, text, (field, query, anchor) => {
      const address = linkAddress(field, 'en', { query, anchor });
      const url = new URL(address ?? '/', 'https://site.example');
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(url.protocol);
      expect(!address?.startsWith('/') || url.origin === 'https://site.example').toBe(true);
    }),
  );
});
