import { expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#words/locale.ts';
import { typewritten, wrongSpaces } from '#words/testing/typography.ts';
import { readModels } from './read-models.ts';
import { demoDocuments, type DemoDocument, demoPictures, linksIn, textsIn } from './testing/demo-documents.ts';
import { fileDataSchema } from './testing/file-schema.ts';

const [models, documents] = await Promise.all([readModels(), demoDocuments()]);
const typeOf = new Map(models.types.map((type) => [type.id, type]));

/** Returns the texts of a document that people read; addresses are left out. */
const prose = ({ data }: DemoDocument) =>
  textsIn(data)
    .filter((text) => !/^(?:doc:|site:|https:|mailto:|pictures\/)/.test(text))
    .map((text) => text.replace(/\]\([^)]*\)/g, ']'));

test('every file matches the model of its type', () => {
  const schemas = new Map(models.types.map((type) => [type.id, fileDataSchema(type, models)]));
  const wrong = documents.flatMap(({ path, type, data }) => {
    const parsed = (schemas.get(type) ?? z.never()).safeParse(data);
    return parsed.success ? [] : [`${path}: ${z.prettifyError(parsed.error)}`];
  });
  expect(wrong).toEqual([]);
});

test('every document has both languages', () => {
  const pairs = Map.groupBy(documents, ({ type, key }) => `${type}/${key}`);
  const lonely = [...pairs].filter(([, pair]) => pair.map(({ lang }) => lang).join() !== locales.toSorted().join());
  expect(lonely.map(([name]) => name)).toEqual([]);
});

test('documents of repeatable types have unique addresses', () => {
  const addresses = documents.flatMap(({ type, lang, uid }) => (uid === undefined ? [] : [`${type}/${lang}/${uid}`]));
  expect(addresses).toEqual([...new Set(addresses)]);
  const unfit = documents.filter(({ type, uid }) => (uid !== undefined) !== typeOf.get(type)?.repeatable);
  expect(unfit.map(({ path }) => path)).toEqual([]);
});

test('every link to a document leads to an existing document', () => {
  const known = new Set(documents.map(({ type, key }) => `doc:${type}/${key}`));
  const broken = documents.flatMap((document) =>
    linksIn(document)
      .filter((link) => link.startsWith('doc:') && !known.has(link))
      .map((link) => `${document.path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('every picture named in a document exists', async () => {
  const pictures = await demoPictures();
  const missing = documents.flatMap(({ path, data }) =>
    textsIn(data)
      .filter((text) => text.startsWith('pictures/') && !pictures.includes(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(missing).toEqual([]);
});

test.each(locales)('apostrophes, quotes and spaces are typographic (%s)', (language) => {
  const wrong = documents
    .filter(({ lang }) => lang === language)
    .flatMap((document) =>
      prose(document)
        .filter((text) => typewritten.test(text) || wrongSpaces[language].test(text))
        .map((text) => `${document.path}: ${text}`),
    );
  expect(wrong).toEqual([]);
});

test('a document’s texts skip no level of headings', () => {
  const zoneSchema = z.object({
    body: z.array(z.object({ primary: z.object({ title: z.string(), text: z.unknown() }).partial().optional() })),
  });
  const skipping = documents.filter(({ data }) =>
    (zoneSchema.safeParse(data).data?.body ?? []).some(({ primary }) => {
      const levels = textsIn(primary?.text).flatMap((text) => /^#+(?= )/.exec(text)?.[0].length ?? []);
      const before = [primary?.title === undefined ? 1 : 2, ...levels];
      return levels.some((level, index) => level < 2 || level > (before[index] ?? 0) + 1);
    }),
  );
  expect(skipping.map(({ path }) => path)).toEqual([]);
});
