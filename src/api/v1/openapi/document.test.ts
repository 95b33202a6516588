import { validate } from '@readme/openapi-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#words/locale.ts';
import { endpoints } from '../endpoints.ts';
import { documentOf } from './document.ts';

const site = new URL('https://mvi.example');

/** Yields every object inside a value, with its path. */
function* objectsIn(value: unknown, way = '#'): Generator<readonly [string, object]> {
  if (!(value instanceof Object)) return;
  yield [way, value];
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, `${way}/${name}`);
}

test('every parameter, field and named part is described in both languages', () => {
  const untold = locales.flatMap((locale) => {
    const described = [...objectsIn(documentOf(endpoints, site, locale))].filter(
      ([way]) => /\/(?:properties|parameters|schemas)\/[^/]+$/.test(way) && !/\/(?:fr|en)$/.test(way),
    );
    return described.flatMap(([way, one]) => (isTold(one) ? [] : [`${locale} ${way}`]));
  });
  expect(untold).toEqual([]);
});

/** Tells if the object has a description, or refers to an object with a description. */
const isTold = (one: object): boolean => '$ref' in one || ('description' in one && one.description !== '');

test.each([
  ['en', 'Countries, by ISO 3166-1 alpha-2. In offers: place'],
  ['fr', 'Pays, selon ISO 3166-1 alpha-2. Dans les offres : place'],
] as const)('a parameter names the field of an offer that shows its criterion (%s)', (locale, told) => {
  const parameters = [...objectsIn(documentOf(endpoints, site, locale))].filter(
    ([way, one]) => /\/parameters\/\d+$/.test(way) && 'name' in one && one.name === 'countries',
  );
  expect(parameters.map(([, one]) => 'description' in one && one.description)).toContain(told);
});

test('every reference in the OpenAPI document leads to a part of it', () => {
  const document = documentOf(endpoints, site, 'en');
  const ways = new Set(Array.from(objectsIn(document), ([way]) => way));
  const references = Array.from(objectsIn(document), ([, one]) => ('$ref' in one ? String(one.$ref) : '#'));
  expect(references.filter((reference) => !ways.has(reference))).toEqual([]);
  expect(references.length).toBeGreaterThan(0);
});

test('every operation announces that an address may be too long, which is said in plain text', () => {
  const answers = [...objectsIn(documentOf(endpoints, site, 'en'))].filter(([way]) =>
    /^#\/paths\/.*\/responses$/.test(way),
  );
  const plain = { content: { 'text/plain': { schema: { type: 'string' } } } };
  for (const [, one] of answers) expect(one).toMatchObject({ 414: plain });
  expect(answers.length).toBe(endpoints.length);
});

test.each(locales)('the OpenAPI document is valid for version 3.1 (%s)', async (locale) => {
  const document = z.custom<Parameters<typeof validate>[0]>().parse(documentOf(endpoints, site, locale));
  expect(await validate(document)).toMatchObject({ valid: true, warnings: [] });
});

// Checks with Redocly in addition to the specification's own schema, because this schema accepts unknown
// keywords, but Redocly knows each keyword of 3.1.
const rules = { struct: 'error', 'no-invalid-media-type-examples': 'error', 'security-defined': 'error' } as const;

test.each(locales)(
  'the OpenAPI document passes Redocly’s rules for structure, examples and security (%s)',
  async (locale) => {
    const source = JSON.stringify(documentOf(endpoints, site, locale));
    const faults = await lintFromString({ source, absoluteRef: 'openapi.json', config: await createConfig({ rules }) });
    expect(faults.map(({ message, location: [at] }) => `${at?.pointer}: ${message}`)).toEqual([]);
  },
);

test('every operation states if it needs a key', () => {
  const operations = [...objectsIn(documentOf(endpoints, site, 'en'))].filter(([, one]) => 'operationId' in one);
  expect(operations.length).toBeGreaterThan(endpoints.length);
  expect(operations.flatMap(([way, one]) => ('security' in one ? [] : [way]))).toEqual([]);
  const wanting = operations.filter(([, one]) => 'security' in one && JSON.stringify(one.security) !== '[]');
  expect(wanting).toHaveLength(endpoints.filter(({ scope }) => scope !== undefined).length);
});

test('fields of a row of a batch are described in French too', () => {
  const french = JSON.stringify(documentOf(endpoints, site, 'fr'));
  const told = ['Votre propre identifiant de l’offre', 'Your own id of the offer'].map((text) => french.includes(text));
  expect(told).toEqual([true, false]);
});
