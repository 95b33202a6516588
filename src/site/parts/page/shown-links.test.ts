import { expect, test } from 'vitest';
import { shownLinks } from './shown-links.ts';
import { initialsOf } from '#site/request/viewer.ts';

const links = [
  { words: 'Toutes', to: '/offres/recherche', anchor: null },
  { words: 'Pour vous', to: '/offres#offres_personnalisses', anchor: 'offres_personnalisses' },
  { words: 'À la une', to: '/offres#offres_a_la_une', anchor: 'offres_a_la_une' },
  { words: 'Mon espace', to: '/espace-personnel', anchor: null },
];
const none = { legal: null, accessibility: null, privacy: null, contact: null, eligibility: null, allowances: null };
const pages = { personalSpace: '/espace-personnel', ...none };
const seenBy = (statusId: number | null, known: typeof pages | null = pages) => {
  const viewer = statusId === null ? null : { firstName: 'Zoé', lastName: 'Martin', statusId };
  return shownLinks(links, viewer, known).map(({ words }) => words);
};

test('visitors see neither the personal space nor personal offers', () => {
  expect(seenBy(null)).toEqual(['Toutes', 'À la une']);
});

test('candidates see the link to personal offers while their profile is incomplete, and no anchor links when it is complete', () => {
  expect(seenBy(2)).toEqual(['Toutes', 'Pour vous', 'À la une', 'Mon espace']);
  expect(seenBy(3)).toEqual(['Toutes', 'Mon espace']);
});

test('without a page of the personal space in the content, all links are shown', () => {
  expect(seenBy(null, null)).toContain('Mon espace');
});

test('initials are two capitals with their accents', () => {
  expect(initialsOf({ firstName: 'élodie', lastName: ' de Sousa' })).toBe('ÉD');
  expect(initialsOf({ firstName: 'Zoé', lastName: '' })).toBe('Z');
});
