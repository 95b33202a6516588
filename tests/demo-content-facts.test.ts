import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { countries } from '../src/reference/countries.ts';
import { sectors } from '../src/reference/sectors.ts';
import { demoDocuments, textsIn } from '../src/content/models/testing/demo-documents.ts';
import { generateCompanies } from '../src/demo/generate-companies.ts';

// The content repeats facts of the board, such as ids and names. These facts must agree.
const documents = await demoDocuments();
const invented = generateCompanies(1, new Date('2026-11-21T12:00:00Z')).map(({ row }) => row);

function ofType<T>(type: string, schema: z.ZodType<T>): { lang: string; data: T }[] {
  return documents
    .filter((document) => document.type === type)
    .map(({ lang, data }) => ({ lang, data: schema.parse(data) }));
}

function inLanguage(lang: string, label: { readonly fr: string; readonly en: string } | undefined): string | undefined {
  return lang === 'fr' ? label?.fr : label?.en;
}

test('a country has the same name as on the board, and shows offers in that country', () => {
  const place = z.object({ id: z.string(), iso: z.string() });
  const schema = z.object({
    name: z.string(),
    country: place,
    body: z.array(z.object({ slice: z.string(), primary: z.object({ country: place.optional() }).optional() })),
  });
  for (const { lang, data } of ofType('country', schema)) {
    const known = countries.find(({ id }) => id === data.country.id);
    expect(data.name).toBe(inLanguage(lang, known));
    expect(data.body.find(({ slice }) => slice === 'offers_by_country')?.primary?.country).toEqual(data.country);
  }
});

test('company documents and testimonials name invented companies of the demo', () => {
  const organization = z.object({ organization: z.object({ id: z.number(), name: z.string() }) });
  for (const { data } of ofType('entreprise', organization)) {
    const { id, name } = data.organization;
    expect(invented).toContainEqual(expect.objectContaining({ id, name }));
  }
  for (const { data } of ofType('testimonial', z.object({ company: z.string(), example: z.literal(true) }))) {
    expect(invented.map(({ name }) => name)).toContain(data.company);
  }
});

test('the sectors of activity are the sectors of the board, with the same names', () => {
  const sector = z.object({ activity_sector: z.object({ sectorId: z.number(), label: z.string() }) });
  for (const { lang, data } of ofType('activity_sectors', z.object({ items: z.array(sector) }))) {
    expect(data.items.map(({ activity_sector }) => [activity_sector.sectorId, activity_sector.label])).toEqual(
      sectors.map((one) => [one.id, inLanguage(lang, one)]),
    );
  }
});

test('every picture of a document exists', () => {
  const files = documents.flatMap(({ data }) => textsIn(data)).filter((text) => text.startsWith('pictures/'));
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '../content', file)))).toEqual([]);
});
