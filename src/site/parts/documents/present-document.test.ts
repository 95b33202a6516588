import { expect, test } from 'vitest';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { presentDocument } from './present-document.ts';

test('a short text keeps its no-break spaces, so that no line begins with a colon', () => {
  const text = 'Le luxe,\n  l’automobile\u00A0: un pays';
  const data = { name: 'Japon', description: text };
  expect(presentDocument(fixtureDocument({ type: 'country', uid: 'japon', data })).text).toBe(
    'Le luxe, l’automobile\u00A0: un pays',
  );
});
