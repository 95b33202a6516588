import { describe, expect, it } from 'vitest';
import { hour } from '#durations.ts';
import { ContentUnavailable } from '../port/content-errors.ts';
import { fixtureDocument } from '../testing/fixture-document.ts';
import { openContent } from '../testing/open-content.ts';
import { copiesInMemory } from '../testing/copies-in-memory.ts';

const page = (title: string) => fixtureDocument({ type: 'page', uid: 'contact', data: { title } });
const never = () => new Promise<Response>(() => undefined);
const refused = async () => Promise.reject(new TypeError('fetch failed'));

function clock() {
  let time = Date.parse('2026-11-21T12:00:00Z');
  return { now: () => new Date(time), pass: (milliseconds: number) => (time += milliseconds) };
}

const titleOf = async ({ content }: ReturnType<typeof openContent>) =>
  (await content.getByUID('page', 'contact', 'fr'))?.data.title;

describe('the cache of the content', () => {
  it('makes one call for equal simultaneous queries, and no further call until the next publication', async () => {
    const opened = openContent({ documents: [page('one')] });
    await Promise.all(Array.from({ length: 20 }, () => titleOf(opened)));
    const searches = opened.repository.taken().filter((url) => url.includes('/search'));
    expect(searches).toHaveLength(1);
    expect(await titleOf(opened)).toBe('one');
    expect(opened.repository.taken()).toEqual([]);
  });

  it('shows new content as soon as it is notified of the publication', async () => {
    const opened = openContent({ documents: [page('one')] });
    expect(await titleOf(opened)).toBe('one');
    opened.repository.publish([page('two')]);
    await opened.master.refresh();
    expect(await titleOf(opened)).toBe('two');
  });

  it('reads a version again after an hour without a notification', async () => {
    const { now, pass } = clock();
    const opened = openContent({ documents: [page('one')], now });
    await titleOf(opened);
    opened.repository.taken();
    pass(hour + 1);
    await titleOf(opened);
    expect(opened.repository.taken()).not.toEqual([]);
  });

  it('shows a copy for up to a day if the content system fails, and then no content', async () => {
    const { now, pass } = clock();
    const opened = openContent({ documents: [page('one')], now });
    await titleOf(opened);
    opened.repository.ail(refused);
    pass(23 * hour);
    expect(await titleOf(opened)).toBe('one');
    pass(hour);
    await expect(titleOf(opened)).rejects.toThrow(ContentUnavailable);
  });

  it('shows the stored copy after a restart while the content system is unavailable', async () => {
    const copies = copiesInMemory();
    const before = openContent({ documents: [page('one')], copies });
    await titleOf(before);
    const after = openContent({ copies });
    after.repository.ail(refused);
    expect(await titleOf(after)).toBe('one');
    await expect(after.content.getSingle('header', 'fr')).rejects.toThrow(ContentUnavailable);
  });

  it('stores no copy of visitors’ searches or empty results in the database', async () => {
    const copies = copiesInMemory();
    const { content } = openContent({ documents: [page('one')], copies });
    await content.search('one', { types: ['page'], lang: 'fr' });
    await content.getByUID('page', 'nobody', 'fr');
    expect(copies.size()).toBe(0);
  });

  it('caches no preview, and reports expired previews', async () => {
    const { content, repository } = openContent({ documents: [page('draft')] });
    const preview = content.preview('preview-1');
    expect((await preview.getByUID('page', 'contact', 'fr'))?.data.title).toBe('draft');
    repository.publish([page('draft 2')]);
    expect((await preview.getByUID('page', 'contact', 'fr'))?.data.title).toBe('draft 2');
    await expect(content.preview('preview-over').getSingle('header', 'fr')).rejects.toThrow('over');
  });

  it('calls the content system again shortly after its recovery', async () => {
    const { now, pass } = clock();
    const opened = openContent({ documents: [page('one')], patience: 50, now });
    opened.repository.ail(never);
    await expect(titleOf(opened)).rejects.toThrow(ContentUnavailable);
    opened.repository.ail(null);
    pass(6000);
    expect(await titleOf(opened)).toBe('one');
  });
});
