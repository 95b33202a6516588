import { expect, test } from 'vitest';
import { day, hour } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testActor as actor } from '../../testing/test-actor.ts';
import { idOf, publishSamples, testRepository } from '../../testing/test-repository.ts';
import { newsDesk, rita } from '../../testing/test-staff.ts';
import type { ListedBy } from './list-documents.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
await publishSamples(repository);
const { now } = repository.clock;
const [japan, claire] = [idOf('country', 'japan'), idOf('testimonial', 'claire')];
const link = (id: string) => ({ link_type: 'Document', id });
const content = (body: object[]) => ({ uid: 'linking', tags: [], data: { title: 'Linking', body } });
const listed = async (by: ListedBy) => (await repository.list(by)).documents.map(({ id }) => id);

test('a document is linked from fields, slices and rich text, of the newest and of the published version', async () => {
  expect(await listed({ linksTo: japan })).toContain(claire);
  const paragraph = {
    type: 'paragraph',
    text: 'See',
    spans: [{ type: 'hyperlink', start: 0, end: 3, data: link(claire) }],
  };
  const slice = { id: 'text$1', slice_type: 'text', variation: 'default', primary: { text: [paragraph] }, items: [] };
  const draft = { type: 'news', key: 'linking', lang: 'fr', actor } as const;
  const saved = await repository.saveDraft({ ...draft, content: content([slice]) });
  expect(await listed({ linksTo: claire })).toContain(saved.id);
  await repository.publish([saved], { actor });
  await repository.saveDraft({ ...draft, content: content([]) });
  expect(await listed({ linksTo: claire })).toContain(saved.id);
  await repository.publish([{ id: saved.id, version: 2 }], { actor });
  expect(await listed({ linksTo: claire })).not.toContain(saved.id);
});

test('a link to what is not published is broken until it is published again', async () => {
  expect(await listed({ fault: 'brokenLinks' })).not.toContain(claire);
  await repository.withdraw([japan], { actor, reason: 'Over' });
  expect(await listed({ fault: 'brokenLinks' })).toContain(claire);
  expect((await repository.brokenLinks([claire])).get(claire)).toEqual([japan]);
  const newest = (await repository.read(japan))?.newest ?? 0;
  await repository.publish([{ id: japan, version: newest }], { actor });
  expect(await listed({ fault: 'brokenLinks' })).not.toContain(claire);
});

test('a document is missing a translation if only its own language is published', async () => {
  const missing = await listed({ fault: 'missingTranslation' });
  expect([missing.includes(japan), missing.includes(claire)]).toEqual([false, true]);
});

test('what is planned is listed until a time, with the plans that failed', async () => {
  const saved = await newsDesk(repository)('Planned');
  const at = new Date(now.getTime() + hour);
  await repository.schedule({ ...saved, act: 'publish', at }, { actor: rita });
  await repository.schedule(
    { id: japan, act: 'withdraw', reason: 'Over', at: new Date(now.getTime() + 70 * day) },
    { actor },
  );
  const plans = await repository.plans(new Date(now.getTime() + 60 * day));
  expect(plans).toEqual([
    expect.objectContaining({ act: 'publish', document: saved.id, version: 1, at, by: 'staff:rita', error: null }),
  ]);
});

test('documents are read by their ids, and unknown ids are left out', async () => {
  expect([...(await repository.listed([claire, 'nothing', claire])).keys()]).toEqual([claire]);
  expect((await repository.listed([])).size).toBe(0);
});
