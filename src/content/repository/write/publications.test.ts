import { beforeEach, describe, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createListen } from '#database/listen.ts';
import { InvalidDocument } from '../models/check-document.ts';
import { testRepository } from '../testing/test-repository.ts';
import { NoSuchDocument, UidTaken } from './store.ts';

const { db, url } = await testDatabase();
const repository = testRepository(db);
const name = { type: 'news', key: 'first', lang: 'fr' } as const;
const draft = (title: string, uid = 'premiere') =>
  repository.saveDraft({ ...name, content: { uid, tags: [], data: { title } }, by: 'ada' });

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
    const { id } = await draft('One');
    expect([await titles(), await ref()]).toEqual([[], before]);
    const after = await repository.publish([id], 'ada');
    expect([await titles(), await ref()]).toEqual([['One'], after]);
    expect(after).not.toBe(before);
  });

  test('a draft that does not match its type is refused and not saved', async () => {
    const broken = repository.saveDraft({ ...name, content: { uid: 'a', tags: [], data: { title: 7 } }, by: 'ada' });
    await expect(broken).rejects.toThrow(InvalidDocument);
    expect(await db.selectFrom('content.versions').selectAll().execute()).toEqual([]);
  });

  test('a document is refused if another document has its uid', async () => {
    await draft('One');
    const twin = repository.saveDraft({
      ...name,
      key: 'second',
      content: { uid: 'premiere', tags: [], data: {} },
      by: 'ada',
    });
    await expect(twin).rejects.toThrow(UidTaken);
  });

  test('a scheduled draft is published at its time, only once, by the first process that finds it due', async () => {
    const { id } = await draft('Later');
    const at = new Date(repository.clock.now.getTime() + minute);
    await repository.schedule(id, at, 'ada');
    expect((await repository.publishDue()).published).toEqual([]);
    const { now } = repository.clock;
    repository.clock.now = at;
    const rounds = await Promise.all([repository.publishDue(), repository.publishDue()]);
    repository.clock.now = now;
    expect(rounds.flatMap(({ published }) => published)).toEqual([id]);
    expect(await titles()).toEqual(['Later']);
  });
});

test('an unpublished document is a draft again and can be published again', async () => {
  const { id } = await draft('One');
  await repository.publish([id], 'ada');
  await repository.unpublish([id], { by: 'ada' });
  expect(await titles()).toEqual([]);
  await repository.publish([id], 'ada');
  expect(await titles()).toEqual(['One']);
  await repository.unpublish([id], { by: 'ada', archive: true });
  expect(await db.selectFrom('content.entries').selectAll().execute()).toEqual([]);
});

test('the history names the author of each version, and an earlier version can be restored as a draft', async () => {
  const { id } = await draft('One');
  await repository.publish([id], 'ada');
  await draft('Two');
  const told = (await repository.history(id)).map(({ version, savedBy, isDraft, isPublished }) => [
    version,
    savedBy,
    isDraft,
    isPublished,
  ]);
  expect(told).toEqual([
    [2, 'ada', true, false],
    [1, 'ada', false, true],
  ]);
  expect(await repository.restore(id, 1, 'bob')).toEqual({ id, version: 3 });
  expect((await repository.history(id))[0]).toMatchObject({ savedBy: 'bob', data: { title: 'One' } });
});

test('a missing document cannot be published, unpublished, scheduled or restored', async () => {
  await expect(repository.publish(['nothing'], 'ada')).rejects.toThrow(NoSuchDocument);
  await expect(repository.unpublish(['nothing'], { by: 'ada' })).rejects.toThrow(NoSuchDocument);
  await expect(repository.schedule('nothing', repository.clock.now, 'ada')).rejects.toThrow(NoSuchDocument);
  await expect(repository.restore('nothing', 1, 'ada')).rejects.toThrow(NoSuchDocument);
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
  const { id } = await draft('One');
  const master = await repository.publish([id], 'ada');
  await told.promise;
  await listening.stop();
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({
    ref: master,
    documents: [{ id, type: 'news', uid: 'premiere', lang: 'fr' }],
  });
});
