import { expect, test } from 'vitest';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { presentDocument, searchedTypes } from './present-document.ts';

test('a short text keeps its no-break spaces, so that no line begins with a colon', async () => {
  const data = { name: 'Japon', description: 'Le luxe,\n  l’automobile\u00A0: un pays' };
  const content = fixtureContent([fixtureDocument({ type: 'country', uid: 'japon', data })]);
  const { documents } = await content.query({ types: searchedTypes, lang: 'fr', pageSize: 1 });
  expect(documents.map((one) => presentDocument(one).text)).toEqual(['Le luxe, l’automobile\u00A0: un pays']);
});
