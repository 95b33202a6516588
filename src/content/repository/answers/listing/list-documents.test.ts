import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hour } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testActor as actor } from '../../testing/test-actor.ts';
import { testRepository } from '../../testing/test-repository.ts';
import { newsDesk, rita } from '../../testing/test-staff.ts';
import { type DocumentState, documentStates } from './document-state.ts';
import type { ListedBy } from './list-documents.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const news = newsDesk(repository);
const { now } = repository.clock;
const after = (wait: number) => new Date(now.getTime() + wait);

const keys: readonly string[] = ['fresh', 'shown', 'edited', 'gone', 'planned', 'asked', 'approved'];
const [fresh, shown, edited, gone, planned, asked, approved] = await Array.fromAsync(keys, async (key, index) => {
  repository.clock.now = after(index * hour);
  return news(`Nouvelles de ${key}`, { key });
});
if (!fresh || !shown || !edited || !gone || !planned || !asked || !approved) throw new Error('a document is missing');
for (const one of [approved, planned, shown, gone])
  await repository.review({ ...one, verdict: 'approved' }, { actor: rita });
await repository.publish([shown, edited, gone], { actor });
await repository.withdraw([gone.id], { actor, reason: 'Over' });
repository.clock.now = after(10 * hour);
await news('Édité', { key: 'edited', base: 1 });
await repository.schedule({ ...planned, act: 'publish', at: after(20 * hour) }, { actor: rita });
await repository.review({ ...asked, verdict: 'asked' }, { actor });

const listed = async (by: ListedBy) => (await repository.list(by)).documents.map(({ key }) => key);

test('what changed last comes first, with what the office shows of it', async () => {
  expect(await listed({})).toEqual(['edited', 'approved', 'asked', 'planned', 'gone', 'shown', 'fresh']);
  const [first] = (await repository.list({})).documents;
  expect(first).toEqual({
    id: edited.id,
    type: 'news',
    key: 'edited',
    lang: 'fr',
    uid: 'edited',
    title: 'Édité',
    newest: 2,
    published: 1,
    savedBy: 'staff:ada',
    changedAt: after(10 * hour),
    verdict: null,
    isPending: true,
    plans: [],
    states: ['changedSince'],
    wasPublished: true,
  });
});

test('each state lists its documents', async () => {
  const byState: Record<DocumentState, readonly string[]> = {
    draft: ['approved', 'asked', 'planned', 'fresh'],
    published: ['shown'],
    changedSince: ['edited'],
    withdrawn: ['gone'],
    scheduled: ['planned'],
    waitingForReview: ['asked'],
    // Not those whose publication is planned, or whose approval led to one before.
    approved: ['approved'],
  };
  for (const state of documentStates) {
    expect([state, await listed({ state })]).toEqual([state, byState[state]]);
    for (const { states } of (await repository.list({ state })).documents) expect(states).toContain(state);
  }
});

test('documents are found by beginnings of words of their title, by type and by language', async () => {
  expect(await listed({ title: 'edit' })).toEqual(['edited']);
  expect(await listed({ title: 'nouv sho' })).toEqual(['shown']);
  expect(await listed({ title: '!?' })).toHaveLength(7);
  expect(await listed({ type: 'page' })).toEqual([]);
  expect(await listed({ lang: 'en' })).toEqual([]);
  await expect(repository.list({ title: 'x'.repeat(201) })).rejects.toMatchObject({ code: 'content.invalidInput' });
});

test('pages of 50 follow each other without a gap; a place that is none is refused', async () => {
  for (let index = 0; index < 60; index += 1) await news(`Page ${index}`, { key: `page-${index}` });
  const first = await repository.list({});
  const second = await repository.list({ after: first.next ?? '' });
  const all = [...first.documents, ...second.documents].map(({ key }) => key);
  expect([first.documents.length, new Set(all).size, second.next]).toEqual([50, 67, null]);
  for (const bad of ['', 'x', '1', `${'9'.repeat(16)}~`, "1~a'b", '1~'])
    await expect(repository.list({ after: bad })).rejects.toMatchObject({ code: 'content.invalidInput' });
  expect(await listed({ after: `${'9'.repeat(16)}~a` })).toHaveLength(50);
});

test('words that most titles have are found as rare ones are, in the order of the list', async () => {
  await sql`insert into content.documents (id, type, key, lang)
    select 'usual-' || n, 'page', 'usual-' || n, 'en' from generate_series(1, 20001) n`.execute(db);
  await sql`insert into content.entries (document_id, stage, type, key, lang, tags, data, fields, moments, heading, words, field_words)
    select d.id, 'draft', d.type, d.key, d.lang, '{}', '{}', '{}', '{}', content.words_of('usual'), content.words_of('usual'), '{}'
    from content.documents d where d.type = 'page'`.execute(db);
  const first = await repository.list({ title: 'usu' });
  const second = await repository.list({ title: 'usu', after: first.next ?? '' });
  const all = [...first.documents, ...second.documents].map(({ key }) => key);
  expect([new Set(all).size, all.every((key) => key.startsWith('usual-'))]).toEqual([100, true]);
  expect(await listed({ title: 'usu', type: 'news' })).toEqual([]);
  expect(await listed({ title: 'sho' })).toEqual(['shown']);
});
