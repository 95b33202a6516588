import { validate } from '@readme/openapi-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#words/locale.ts';
import { endpoints } from '../endpoints.ts';
import { documentOf } from './document.ts';

const site = new URL('https://mvi.example');

/** Every object inside a value, with the way to it. */
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

/** Elsewhere, or here. */
const isTold = (one: object): boolean => '$ref' in one || ('description' in one && one.description !== '');

test('every reference leads to a part of the document', () => {
  const document = documentOf(endpoints, site, 'en');
  const ways = new Set(Array.from(objectsIn(document), ([way]) => way));
  const references = Array.from(objectsIn(document), ([, one]) => ('$ref' in one ? String(one.$ref) : '#'));
  expect(references.filter((reference) => !ways.has(reference))).toEqual([]);
  expect(references.length).toBeGreaterThan(0);
});

test.each(locales)('the document is valid OpenAPI 3.1 (%s)', async (locale) => {
  const document = z.custom<Parameters<typeof validate>[0]>().parse(documentOf(endpoints, site, locale));
  expect(await validate(document)).toMatchObject({ valid: true, warnings: [] });
});
