import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { NotAllowed } from '#staff/acts.ts';
import { imageOf } from '#content/repository/files/read-data.ts';
import { testRepository } from '../testing/test-repository.ts';
import { ada, rita, staff } from '../testing/test-staff.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const { library } = repository;

const fileOf = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

async function added(name: string, background: string): Promise<string> {
  const end = await library.add({ name, bytes: await fileOf(background) }, { actor: ada });
  if ('refused' in end) throw new Error(end.refused);
  return end.hash;
}

async function news(key: string, hash: string, actor = ada) {
  const [picture] = await library.read([hash]);
  if (picture === undefined) throw new Error('no such picture');
  const data = { title: key, image: { ...imageOf(picture), alt: 'A port' } };
  return repository.saveDraft({
    type: 'news',
    key,
    lang: 'fr',
    content: { uid: key, tags: [], data },
    base: null,
    actor,
  });
}

const acts = async (hash: string) =>
  (await db.selectFrom('staff.audit').select('act').where('subject_id', '=', hash).orderBy('id').execute()).map(
    ({ act }) => act,
  );

let red = '';
beforeAll(async () => {
  red = await added('../../Été à Lyon (1).JPG', '#f00');
});

test('a picture is named without the folders and signs of its file, and its content decides the ending', async () => {
  const [picture] = await library.read([red]);
  expect(picture).toMatchObject({ name: 'pictures/Ete-a-Lyon-1.png', uses: 0, alt: { fr: null, en: null } });
});

test('the same file is stored once, under any name, and so is the stored picture itself', async () => {
  const again = await library.add({ name: 'other.png', bytes: await fileOf('#f00') }, { actor: ada });
  expect(again).toEqual({ hash: red, isNew: false });
  const { bytes } = await db
    .selectFrom('content.pictures')
    .select('bytes')
    .where('hash', '=', red)
    .executeTakeFirstOrThrow();
  expect(await library.add({ name: 'copy.png', bytes }, { actor: ada })).toEqual({ hash: red, isNew: false });
  expect(await acts(red)).toEqual(['picture.add']);
});

test('another picture with the same name gets a name of its own', async () => {
  const green = await added('Été à Lyon (1).JPG', '#0f0');
  const [picture] = await library.read([green]);
  expect(picture?.name).toBe(`pictures/Ete-a-Lyon-1-${green.slice(0, 8)}.png`);
});

test('two editors do not overwrite each other’s texts, and the audit has what changed', async () => {
  const blue = await added('blue.png', '#00f');
  const facts = { alt: { fr: 'Un port', en: null }, credit: 'Ada', focus: { x: 20, y: 80 } };
  await library.change({ hash: blue, revision: 0, facts }, { actor: ada });
  await expect(library.change({ hash: blue, revision: 0, facts }, { actor: rita })).rejects.toMatchObject({
    code: 'content.pictureChanged',
  });
  expect((await library.read([blue]))[0]).toMatchObject({ ...facts, revision: 1 });
  expect(await acts(blue)).toEqual(['picture.add', 'picture.change']);
});

test('pictures are found by parts of their names and texts, with or without accents', async () => {
  const sea = await added('mer.png', '#0ff');
  await library.change(
    { hash: sea, revision: 0, facts: { alt: { fr: 'Plage déserte', en: 'Empty beach' }, credit: null, focus: null } },
    { actor: ada },
  );
  const found = async (text: string) => (await library.list({ text })).pictures.map(({ hash }) => hash);
  expect(await found('DESERT plage')).toEqual([sea]);
  expect(await found('beach')).toEqual([sea]);
  expect(await found('beach lyon')).toEqual([]);
  expect(await found('%')).toHaveLength((await library.list({})).total);
});

test('a picture knows the documents whose newest or published version shows it', async () => {
  const hash = await added('used.png', '#ff0');
  const saved = await news('shows-it', hash);
  await news('shows-it-too', hash);
  expect((await library.read([hash]))[0]?.uses).toBe(2);
  const { documents } = await repository.list({ shows: hash });
  expect(new Set(documents.map(({ uid }) => uid))).toEqual(new Set(['shows-it', 'shows-it-too']));
  // A program of before writes the data alone.
  await db
    .updateTable('content.entries')
    .set({ data: JSON.stringify({ title: 'x' }) })
    .where('document_id', '=', saved.id)
    .execute();
  expect((await library.read([hash]))[0]?.uses).toBe(1);
});

test('a picture is removed only while nothing shows it, also nothing planned', async () => {
  const hash = await added('planned.png', '#f0f');
  const saved = await news('planned', hash, rita);
  await expect(library.remove(hash, { actor: ada })).rejects.toMatchObject({ code: 'content.pictureInUse' });
  await repository.schedule(
    { act: 'publish', ...saved, at: new Date(repository.clock.now.getTime() + 3_600_000) },
    { actor: rita },
  );
  await repository.saveDraft({
    type: 'news',
    key: 'planned',
    lang: 'fr',
    content: { uid: 'planned', tags: [], data: { title: 'x' } },
    base: saved.version,
    actor: rita,
  });
  expect((await library.read([hash]))[0]?.uses).toBe(0);
  await expect(library.remove(hash, { actor: ada })).rejects.toMatchObject({ code: 'content.pictureInUse' });
  await db.updateTable('content.schedules').set({ state: 'cancelled' }).execute();
  await library.remove(hash, { actor: ada });
  expect(await library.read([hash])).toEqual([]);
  expect(await acts(hash)).toEqual(['picture.add', 'picture.remove']);
});

test('a reader changes nothing', async () => {
  const actor = staff('rose', 'reader');
  const facts = { alt: { fr: null, en: null }, credit: null, focus: null };
  await expect(library.add({ name: 'x.png', bytes: await fileOf('#123') }, { actor })).rejects.toThrow(NotAllowed);
  await expect(library.change({ hash: red, revision: 0, facts }, { actor })).rejects.toThrow(NotAllowed);
  await expect(library.remove(red, { actor })).rejects.toThrow(NotAllowed);
});
