import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createListen } from '#database/listen.ts';
import { InvalidDocument } from '../models/check-document.ts';
import { testActor as actor } from '../testing/test-actor.ts';
import { testRepository } from '../testing/test-repository.ts';
import { NoSuchDocument, UidTaken } from './store.ts';

const { db, url } = await testDatabase();
const repository = testRepository(db);
const name = { type: 'news', key: 'first', lang: 'fr' } as const;
const draft = (title: string, uid = 'premiere') =>
  repository.saveDraft({ ...name, content: { uid, tags: [], data: { title } }, actor });

beforeEach(async () => {
  await db.deleteFrom('content.documents').execute();
});

async function titles(): Promise<unknown[]> {
  const rows = await db.selectFrom('content.entries').select('data').where('stage', '=', 'published').execute();
  return rows.map(({ data }) => (typeof data === 'object' && data && 'title' in data ? data.title : null));
}
async function ref(): Promise<string> {
  const answer = await repository.fetch(new Request('http://content.internal/content/api/v2'));
  const { refs }: { refs: { ref: string }[] } = await answer.json();
  return refs[0]?.ref ?? '';
}

describe('a draft', () => {
  test('a draft is invisible to readers until it is published, and its publication changes the master ref', async () => {
    const before = await ref();
    const saved = await draft('One');
    expect([await titles(), await ref()]).toEqual([[], before]);
    const after = await repository.publish([saved], { actor });
    expect([await titles(), await ref()]).toEqual([['One'], after]);
    expect(after).not.toBe(before);
  });

  test('a draft that does not match its type is refused and not saved', async () => {
    const broken = repository.saveDraft({ ...name, content: { uid: 'a', tags: [], data: { title: 7 } }, actor });
    await expect(broken).rejects.toThrow(InvalidDocument);
    expect(await db.selectFrom('content.versions').selectAll().execute()).toEqual([]);
  });

  test('a document is refused if another document has its uid', async () => {
    await draft('One');
    const content = { uid: 'premiere', tags: [], data: {} };
    await expect(repository.saveDraft({ ...name, key: 'second', content, actor })).rejects.toThrow(UidTaken);
  });

  test('the version that is named is published, and a newer draft stays a draft', async () => {
    const one = await draft('One');
    const two = await draft('Two');
    await repository.publish([one], { actor });
    expect(await titles()).toEqual(['One']);
    expect(await repository.read(one.id)).toMatchObject({ published: 1, newest: 2, states: ['changedSince'] });
    await repository.publish([two], { actor });
    expect(await repository.read(one.id)).toMatchObject({ published: 2, newest: 2, states: ['published'] });
    await repository.publish([one], { actor });
    expect(await titles()).toEqual(['One']);
  });
});

test('a document leaves the site with a reason, stays as a draft, and can be published again', async () => {
  const saved = await draft('One');
  await repository.publish([saved], { actor });
  await repository.withdraw([saved.id], { actor, reason: ' The date was wrong. ' });
  expect(await titles()).toEqual([]);
  expect(await repository.read(saved.id)).toMatchObject({ states: ['withdrawn'], published: null, newest: 1 });
  const acts = db.selectFrom('staff.audit').select(['act', 'changes', 'reason']).where('subject_id', '=', saved.id);
  expect((await acts.orderBy('id', 'desc').execute())[0]).toEqual({
    act: 'content.withdraw',
    changes: { version: [1, null] },
    reason: 'The date was wrong.',
  });
  await repository.publish([saved], { actor });
  expect(await titles()).toEqual(['One']);
  await repository.withdraw([saved.id], { actor, reason: 'Old', archive: true });
  expect(await db.selectFrom('content.entries').selectAll().execute()).toEqual([]);
  expect(await repository.history(saved.id)).toHaveLength(1);
});

test('a withdrawal needs a reason of 1 to 500 characters', async () => {
  const saved = await draft('One');
  await repository.publish([saved], { actor });
  for (const reason of ['', '  ', 'x'.repeat(501), 'a\0'])
    await expect(repository.withdraw([saved.id], { actor, reason })).rejects.toMatchObject({
      code: 'content.invalidInput',
      field: 'reason',
    });
  expect(await titles()).toEqual(['One']);
});

test('the history names the author of each version, and an earlier version can be restored as a draft', async () => {
  const one = await draft('One');
  await repository.publish([one], { actor });
  await draft('Two');
  const told = (await repository.history(one.id)).map(({ version, savedBy, isDraft, isPublished }) => [
    version,
    savedBy,
    isDraft,
    isPublished,
  ]);
  expect(told).toEqual([
    [2, 'program:test', true, false],
    [1, 'program:test', false, true],
  ]);
  const bob = { kind: 'program', name: 'bob' } as const;
  expect(await repository.restore({ ...one, base: 2 }, { actor: bob })).toEqual({ id: one.id, version: 3 });
  expect((await repository.history(one.id))[0]).toMatchObject({ savedBy: 'program:bob', data: { title: 'One' } });
  expect(await repository.history(one.id, { before: 2 })).toMatchObject([{ version: 1 }]);
});

test('a missing document or version cannot be published, withdrawn or restored', async () => {
  const { id } = await draft('One');
  for (const version of [7, 0, -1, 1.5, Number.NaN, 2 ** 40])
    await expect(repository.publish([{ id, version }], { actor })).rejects.toThrow(NoSuchDocument);
  const nothing = { id: 'nothing', version: 1 };
  await expect(repository.publish([nothing], { actor })).rejects.toThrow(NoSuchDocument);
  await expect(repository.withdraw(['nothing'], { actor, reason: 'x' })).rejects.toThrow(NoSuchDocument);
  await expect(repository.withdraw([id], { actor, reason: 'x' })).rejects.toThrow(NoSuchDocument);
  await expect(repository.restore({ ...nothing, base: 1 }, { actor })).rejects.toThrow(NoSuchDocument);
  expect(await repository.read('nothing')).toBeNull();
  for (const none of [[], [nothing, nothing]])
    await expect(repository.publish(none, { actor })).rejects.toMatchObject({ code: 'content.invalidInput' });
});

test('every process is notified of a publication, with the new ref and the documents', async () => {
  const heard: string[] = [];
  const opened = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const listening = createListen(url)('content_published', (said) => {
    if (said === null) return opened.resolve();
    heard.push(said);
    told.resolve();
  });
  await opened.promise;
  const saved = await draft('One');
  const master = await repository.publish([saved], { actor });
  await told.promise;
  await listening.stop();
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({
    ref: master,
    documents: [{ id: saved.id, type: 'news', uid: 'premiere', lang: 'fr' }],
  });
});
