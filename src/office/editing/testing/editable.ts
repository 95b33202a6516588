import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { models as files } from '#content/models/models.ts';
import { demoDocuments, demoPictures } from '#content/models/testing/demo-documents.ts';
import { readData } from '#content/repository/files/read-data.ts';
import { readPicture } from '#content/repository/media/pictures.ts';
import { type DocumentContent, documentChecker } from '#content/repository/models/check-document.ts';
import { documentId } from '#content/repository/models/document-id.ts';
import { type TypeModel, typeModels } from '#content/repository/models/type-models.ts';
import { dataArbitrary } from '#content/repository/testing/arbitrary-values.ts';
import { locales } from '#words/locale.ts';
import type { Named } from '../field-kind.ts';

const models = typeModels(files);
const check = documentChecker(models, 'kept');

/** The model of a type that exists. */
export function modelOf(type: string): TypeModel {
  const model = models.get(type);
  if (model === undefined) throw new Error(`there is no type ${type}`);
  return model;
}

const folder = join(import.meta.dirname, '../../../../content');
const pictures = await Promise.all(
  (await demoPictures()).map(async (name) => readPicture(name, await readFile(join(folder, name)))),
);
const demo = await demoDocuments();
const names = demo.flatMap(({ type, key, lang }) => {
  const locale = locales.find((one) => one === lang);
  return locale === undefined ? [] : [{ type, key, lang: locale }];
});
const byId = new Map(names.map((name) => [documentId(name), name]));
export const french: Named = { lang: 'fr', nameOf: (id) => byId.get(id), pictures };

export type Editable = { readonly type: string; readonly named: Named; readonly content: DocumentContent };

/** Every document of the demo content, in the form of the protocol. */
export const demoContents: readonly Editable[] = demo.map(({ type, lang, uid = null, tags, data }) => {
  const locale = lang === 'en' ? 'en' : 'fr';
  const read = readData(modelOf(type).fields, data, {
    lang: locale,
    pictures: new Map(pictures.map((picture) => [picture.name, picture])),
  });
  return { type, named: { ...french, lang: locale }, content: check(type, { uid, tags, data: read }) };
});

/** Pictures and documents that random values name. */
export const named = { pictures: pictures.slice(0, 2), ids: [...[...byId.keys()].slice(0, 20), 'of-another-place'] };

/** Random documents that their models accept, some with fields that no model knows. */
export const contents: fc.Arbitrary<Editable> = fc
  .constantFrom(...models.values())
  .chain(({ id: type, hasUid, fields }) =>
    fc
      .record({
        uid: fc.constant(hasUid ? 'a-é' : null),
        tags: fc.uniqueArray(fc.constantFrom('a', 'é "b"', 'c, d'), { maxLength: 3 }),
        data: dataArbitrary(fields, named),
        unknown: fc.option(fc.jsonValue({ maxDepth: 2 }).filter((one) => !JSON.stringify(one).includes('\\u0000'))),
      })
      .map(({ unknown, data, ...content }) => ({
        type,
        named: { ...french, pictures: named.pictures },
        content: check(type, { ...content, data: unknown === null ? data : { ...data, an_older_field: unknown } }),
      })),
  );
