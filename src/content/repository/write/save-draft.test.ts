import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { models } from '#content/models/models.ts';
import { typeModels } from '../models/type-models.ts';
import { testActor } from '../testing/test-actor.ts';
import { testRepository } from '../testing/test-repository.ts';
import { ada, bob, newsDesk, staff } from '../testing/test-staff.ts';
import { DraftChanged } from './draft-changed.ts';
import { putDocuments } from './put-documents.ts';
import { createStore } from './store.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const news = newsDesk(repository);
const name = { type: 'news', key: 'first', lang: 'fr' } as const;

beforeEach(async () => {
  await db.deleteFrom('content.documents').execute();
});

const refusal = (saving: Promise<unknown>): Promise<DraftChanged> =>
  saving.then(
    () => Promise.reject(new Error('it was saved')),
    (error: unknown) => (error instanceof DraftChanged ? error : Promise.reject(error)),
  );
const acts = async () =>
  (
    await db.selectFrom('staff.audit').select(['actor', 'act', 'changes', 'request_id']).orderBy('id', 'desc').execute()
  )[0];

describe('two editors', () => {
  test('who saves on an old version writes nothing and gets both changes merged, with the newest version', async () => {
    const { id, version } = await news('One two three');
    await news('ONE two three', { base: version }, bob);
    const refused = await refusal(news('One two THREE', { base: version }));
    expect(refused).toMatchObject({
      code: 'content.draftChanged',
      newest: 2,
      savedBy: 'staff:bob',
      merged: { content: { uid: 'first', data: { title: 'ONE two THREE' } }, conflicts: [] },
    });
    expect(await repository.history(id)).toHaveLength(2);
    await repository.saveDraft({ ...name, content: refused.merged.content, base: refused.newest, actor: ada });
    expect((await repository.history(id)).map(({ version: number }) => number)).toEqual([3, 2, 1]);
  });

  test('what both changed is named with all three values', async () => {
    const { version } = await news('One');
    await news('Two', { base: version }, bob);
    const { merged } = await refusal(news('Three', { base: version }));
    expect(merged.conflicts).toEqual([{ path: ['data', 'title'], base: 'One', mine: 'Three', theirs: 'Two' }]);
  });

  test('two who create the same document at once: one is saved, the other gets both', async () => {
    const both = await Promise.allSettled([news('One'), news('Two', {}, bob)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.selectFrom('content.versions').select('version').execute()).toHaveLength(1);
  });

  test('of ten who save the same version at once, one is saved', async () => {
    const { id, version } = await news('One');
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => news(`By ${index}`, { base: version }, staff(`${index}`, 'editor'))),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await repository.history(id)).toHaveLength(2);
  });

  test('a publication while another saves loses neither: the newer version stays a draft', async () => {
    const one = await news('One');
    await Promise.all([repository.publish([one], { actor: testActor }), news('Two', { base: 1 }, bob)]);
    expect(await repository.read(one.id)).toMatchObject({ published: 1, newest: 2, states: ['changedSince'] });
  });

  test('an import beside a draft neither stops its editor nor changes the draft', async () => {
    const { id } = await news('One');
    const content = { uid: 'first', tags: [], data: { title: 'Imported' } };
    const store = createStore({ db, now: () => repository.clock.now, models: typeModels(models) });
    await putDocuments(store, [{ ...name, id, content, publishedAt: null }], { actor: testActor });
    expect(await repository.read(id)).toMatchObject({ published: 2, newest: 1, content: { data: { title: 'One' } } });
    expect(await news('Two', { base: 1 })).toMatchObject({ version: 3 });
  });

  test('a base that never existed is an error, and staff who name none say that the document is new', async () => {
    await news('One');
    await expect(news('Two', { base: 9 })).rejects.toMatchObject({ code: 'content.noSuchDocument' });
    await expect(news('Two', { key: 'other', base: 1 })).rejects.toMatchObject({ code: 'content.noSuchDocument' });
    const content = { uid: 'first', tags: [], data: { title: 'Two' } };
    await refusal(repository.saveDraft({ ...name, content, actor: ada }));
    expect(await repository.saveDraft({ ...name, content, actor: testActor })).toMatchObject({ version: 2 });
  });
});

const sixty = (of: string) => Array.from({ length: 60 }, (_, n) => `${of}${n}`);
const saveTags = (base: number | null, tags: readonly string[], actor = ada) =>
  repository.saveDraft({ ...name, content: { uid: 'first', tags, data: { title: 'One' } }, base, actor });

test('what both wrote is a conflict as a whole if nobody could save it together', async () => {
  await saveTags(null, []);
  await saveTags(1, sixty('ada'));
  await expect(saveTags(1, sixty('bob'), bob)).rejects.toMatchObject({
    code: 'content.draftChanged',
    merged: {
      content: { tags: sixty('bob') },
      conflicts: [{ path: ['tags'], base: [], mine: sixty('bob'), theirs: sixty('ada') }],
    },
  });
});

test('a draft that changes nothing makes no version, so that its approval stays', async () => {
  const { version } = await news('One');
  expect(await news('One', { base: version })).toMatchObject({ version: 1 });
});

test('fields that the model does not know are kept, whoever saves', async () => {
  const content = { uid: 'first', tags: [], data: { title: 'One', subtitle: { old: ['kept'] } } };
  const { id } = await repository.saveDraft({ ...name, content, base: null, actor: ada });
  expect(await repository.read(id)).toMatchObject({ content: { data: { subtitle: { old: ['kept'] } } } });
  const hostile = { ...content, data: { subtitle: 'a\0' } };
  await expect(repository.saveDraft({ ...name, content: hostile, base: 1, actor: ada })).rejects.toMatchObject({
    code: 'content.invalidDocument',
  });
});

test('the audit names who saved, the versions and the changed fields alone; of a first version no field', async () => {
  await news('One');
  expect((await acts())?.changes).toEqual({ version: [null, 1] });
  await news('Two', { base: 1 });
  expect(await acts()).toEqual({
    actor: 'staff:ada',
    act: 'content.save',
    changes: { version: [1, 2], 'data.title': ['One', 'Two'] },
    request_id: 'request of ada',
  });
});

test('who may not save saves nothing, and nothing is in the audit', async () => {
  const before = await acts();
  await expect(news('One', {}, staff('ron', 'reader'))).rejects.toMatchObject({ code: 'office.notAllowed' });
  expect(await acts()).toEqual(before);
  expect(await db.selectFrom('content.documents').select('id').execute()).toEqual([]);
});
