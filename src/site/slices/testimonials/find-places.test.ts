import { expect, test } from 'vitest';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { findPlaces } from './find-places.ts';

const japan = fixtureDocument({
  type: 'country',
  uid: 'japon',
  data: { name: 'Japon', country: { id: 'JP', iso: 'JP' } },
});
const atlantis = fixtureDocument({
  type: 'country',
  uid: 'atlantide',
  data: { name: 'Atlantide', country: { id: 'XX', iso: 'XX' } },
});
const linkTo = ({ id, uid }: typeof japan) => ({
  link_type: 'Document',
  type: 'country',
  id,
  uid,
  lang: 'fr',
  tags: [],
});
const told = [japan, atlantis].map((country) =>
  fixtureDocument({ type: 'testimonial', uid: `de-${country.uid}`, data: { name: 'Théo', country: linkTo(country) } }),
);
const content = fixtureContent([japan, atlantis, ...told, fixtureDocument({ type: 'testimonial', uid: 'sans' })]);

test('a testimonial leads to the offers of its country, if the board knows this country', async () => {
  const { documents } = await content.query({ types: ['testimonial'], lang: 'fr', pageSize: 10 });
  const placeOf = await findPlaces(content, 'fr');
  const places = Object.fromEntries(documents.map((one) => [one.uid, placeOf(one)]));
  expect(places).toEqual({
    'de-japon': { countryId: 'JP', name: 'Japon', search: expect.stringMatching(/countriesIds=JP/) },
    'de-atlantide': null,
    sans: null,
  });
});
