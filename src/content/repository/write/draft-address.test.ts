import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { documentId } from '../models/document-id.ts';
import { testActor } from '../testing/test-actor.ts';
import { testRepository } from '../testing/test-repository.ts';
import { ada } from '../testing/test-staff.ts';

const { db } = await testDatabase();
const repository = testRepository(db, { takenUids: { news: new Set(['choix']) } });

beforeEach(async () => {
  await db.deleteFrom('content.documents').execute();
});

type Given = { readonly key?: string; readonly uid?: string; readonly base?: number; readonly lang?: 'fr' | 'en' };

/** Saves a news article; without a key it is new, and without a uid its address is made. */
async function save(title: string, { key, uid, base, lang = 'fr' }: Given = {}) {
  const content = { uid: uid ?? null, tags: [], data: { title } };
  const draft = { type: 'news', lang, key: key ?? null, base: base ?? null, content, actor: ada };
  const { id } = await repository.saveDraft(draft);
  const saved = await repository.read(id);
  return { id, uid: saved?.uid ?? '', key: saved?.key ?? '' };
}

describe('a new document without an address', () => {
  test('has one made of its title, and the key of its address', async () => {
    expect(await save('Une journée à Lisbonne')).toEqual({
      id: documentId({ type: 'news', key: 'une-journee-a-lisbonne', lang: 'fr' }),
      uid: 'une-journee-a-lisbonne',
      key: 'une-journee-a-lisbonne',
    });
  });

  test('has a number if another document has the address, or had it when it was new', async () => {
    await save('Lisbonne');
    const second = await save('Lisbonne');
    expect(second.uid).toBe('lisbonne-2');
    await save('Lisbonne', { key: second.key, uid: 'porto', base: 1 });
    expect((await save('Lisbonne')).uid).toBe('lisbonne-3');
    expect((await save('Lisbonne', { lang: 'en' })).uid).toBe('lisbonne');
  });

  test('never has the address that another one has on the site while its draft has a new one', async () => {
    const { id, key } = await save('Lisbonne');
    await repository.publish([{ id, version: 1 }], { actor: testActor });
    await save('Porto', { key, uid: 'porto', base: 1 });
    expect((await save('Lisbonne', { lang: 'fr', key: 'other' })).uid).toBe('lisbonne-2');
  });

  test('gets the next number after many, one by one and at once', async () => {
    for (let count = 1; count <= 45; count += 1) await save('Lisbonne');
    const more = await Promise.all(Array.from({ length: 5 }, () => save('Lisbonne')));
    expect(more.map(({ uid }) => uid).toSorted()).toEqual([46, 47, 48, 49, 50].map((number) => `lisbonne-${number}`));
  });

  test('does not get the address of a screen of the site', async () => {
    expect((await save('Choix')).uid).toBe('choix-2');
  });

  test('is refused without words to make one of', async () => {
    await expect(save('…')).rejects.toMatchObject({ code: 'content.invalidDocument' });
    expect(await db.selectFrom('content.documents').select('id').execute()).toEqual([]);
  });
});

test('a typed address that a document had when it was new is taken', async () => {
  await save('One', { uid: 'one' });
  await expect(save('Two', { uid: 'one' })).rejects.toMatchObject({ code: 'content.uidTaken' });
});

test('a draft that was never published gets another address if its own was emptied', async () => {
  const { key } = await save('Lisbonne', { uid: 'porto' });
  expect((await save('Lisbonne', { key, base: 1 })).uid).toBe('lisbonne');
  expect((await save('Lisbonne, un an après', { key, uid: 'lisbonne', base: 2 })).uid).toBe('lisbonne');
  expect((await save('Lisbonne', { key, base: 3 })).uid).toBe('lisbonne');
});

test('a document that was published keeps its address, also after it was withdrawn', async () => {
  const { id, key } = await save('Lisbonne');
  await repository.publish([{ id, version: 1 }], { actor: testActor });
  expect((await save('Porto', { key, base: 1 })).uid).toBe('lisbonne');
  await repository.withdraw([id], { actor: testActor, reason: 'test' });
  expect((await save('Faro', { key, base: 2 })).uid).toBe('lisbonne');
});
