import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { models as files } from '#content/models/models.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Tables } from '#database/tables.ts';
import { readPicture, storePicture } from '../media/pictures.ts';
import { documentId } from '../models/document-id.ts';
import { type TypeModel, typeModels } from '../models/type-models.ts';
import { dataArbitrary } from '../testing/arbitrary-values.ts';
import { type Imported, putDocuments } from '../write/put-documents.ts';
import { testActor } from '../testing/test-actor.ts';
import { createStore } from '../write/store.ts';
import { exportFolder } from './export-folder.ts';
import { importFolder } from './import-folder.ts';

const [{ db }, { db: elsewhere }] = [await testDatabase(), await testDatabase()];
const now = () => new Date('2026-11-21T12:00:00.123Z');
const models = typeModels(files);
const store = createStore({ db, now, models });

// Two drawings with the same name. After the import of a changed file, older documents still show the older
// drawing.
const drawings = ['1', '2'].map((radius) => Buffer.from(`<svg viewBox="0 0 32 18"><circle r="${radius}"/></svg>`));
const pictures = await Promise.all(drawings.map((bytes) => readPicture('pictures/globe.svg', bytes)));

const keys = ['one', 'two.fr', 'a-b_c'];
const names = [...models.keys()].flatMap((type) =>
  keys.flatMap((key) => (['fr', 'en'] as const).map((lang) => ({ type, key, lang }))),
);
const named = { pictures, ids: [...names.map((name) => documentId(name)), 'of-another-place'] };

function documentOf(name: (typeof names)[number], { hasUid, fields }: TypeModel): fc.Arbitrary<Imported> {
  return fc
    .record({
      uid: fc.constant(hasUid ? `${name.key}-é` : null),
      tags: fc.uniqueArray(fc.constantFrom('a', 'é "b"', ' '), { maxLength: 3 }),
      data: dataArbitrary(fields, named),
      publishedAt: fc.option(fc.constantFrom(new Date('2020-01-01T00:00:00Z'), new Date('2026-02-03T04:05:06.007Z'))),
    })
    .map(({ publishedAt, ...content }) => {
      const id = documentId(name);
      return { ...name, id, publishedAt, content: store.check(name.type, content) };
    });
}

const documents = fc.subarray(names, { minLength: 1, maxLength: 6 }).chain((some) =>
  fc.tuple(
    ...some.flatMap((name) => {
      const model = models.get(name.type);
      return model === undefined ? [] : [documentOf(name, model)];
    }),
  ),
);

const published = (of: Kysely<Tables>) =>
  of
    .selectFrom('content.entries')
    .select(['document_id', 'stage', 'type', 'key', 'lang', 'uid', 'tags', 'data', 'first_published_at'])
    .orderBy('document_id')
    .execute();

async function empty(of: Kysely<Tables>): Promise<void> {
  await of.deleteFrom('content.documents').execute();
  await of.deleteFrom('content.pictures').execute();
}

test('an export imported elsewhere gives the same documents, and a second import changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (all) => {
      const folder = await mkdtemp(join(tmpdir(), 'content-'));
      await Promise.all([empty(db), empty(elsewhere)]);
      for (const [index, picture] of pictures.entries())
        await storePicture(db, picture, drawings[index] ?? Buffer.alloc(0));
      await putDocuments(store, all, { actor: testActor });
      await exportFolder(db, files, { folder });
      const target = { db: elsewhere, now: () => new Date(0), models: files };
      expect(await importFolder(target, { folder })).toMatchObject({ problems: [], added: { length: all.length } });
      expect(await published(elsewhere)).toEqual(await published(db));
      expect(await importFolder(target, { folder })).toMatchObject({ added: [], changed: [], same: all.length });
      expect((await exportFolder(elsewhere, files, { folder })).written).toEqual([]);
      await rm(folder, { recursive: true });
    }),
    { numRuns: 25 },
  );
});
